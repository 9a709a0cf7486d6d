/** How the language server begins, goes on whatever it is sent, and ends. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ExitNotification, HoverRequest } from 'vscode-languageserver/node';
import { started } from '../support/command-line.js';
import { languageClient } from '../support/language-client.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-editor-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the language server', () => {
  it('answers on in a folder without a spec, after what nobody asks and what cannot be answered', async () => {
    const client = await languageClient(folder);
    const { connection, child } = client;
    expect(client.answer.serverInfo?.name).toBe('rulewright');
    await expect(connection.sendRequest('rulewright/nothing', {})).rejects.toMatchObject({ code: -32601 });
    await expect(connection.sendRequest('textDocument/hover', { position: 1 })).rejects.toMatchObject({ code: -32603 });
    await connection.sendNotification('textDocument/didChange', { nonsense: true });
    const asked = {
      textDocument: { uri: pathToFileURL(join(folder, 'x.yaml')).href },
      position: { line: 0, character: 0 },
    };
    expect(await connection.sendRequest(HoverRequest.type, asked)).toBeNull();
    const elsewhere = { ...asked, textDocument: { uri: 'untitled:Untitled-1' } };
    expect(await connection.sendRequest(HoverRequest.type, elsewhere)).toBeNull();
    child.stdin?.write('Content-Length: 9\r\n\r\n{"json": ');
    expect(await connection.sendRequest(HoverRequest.type, asked)).toBeNull();
    expect(await client.end()).toBe(0);
  });

  it('ends with 1 where the editor says `exit` without `shutdown`, or goes away', async () => {
    const told = await languageClient(folder);
    const exit = once(told.child, 'exit');
    await told.connection.sendNotification(ExitNotification.type);
    expect(await exit).toEqual([1, null]);

    const left = started(['language-server', '--stdio'], folder);
    let err = '';
    left.stderr?.on('data', (text: Buffer) => (err += text.toString()));
    left.stdin?.end();
    expect(await once(left, 'exit')).toEqual([1, null]);
    expect(err).toBe('');
  });
});
