/** The worker as a browser loads it: nothing of Node is there, and no code may be made of text. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Errors, PlayListed, Table, TimeLine, Verdict } from '../../studio/protocol.js';
import { hostileTexts, openedSmall, pickAt, savedTexts, textAt } from './opened.js';

const root = path.join(import.meta.dirname, '..', '..');

/** The most bytes that the worker has when it is compressed. */
const mostBytes = 400_000;

/** What the standard gives a worker and the worker uses. */
interface Scope {
  onmessage?: (event: { readonly data: unknown }) => void;
  readonly postMessage: (message: unknown) => void;
  readonly MessageChannel: typeof MessageChannel;
  readonly performance: Pick<typeof performance, 'now'>;
  readonly TextEncoder: typeof TextEncoder;
  readonly TextDecoder: typeof TextDecoder;
  self?: unknown;
}

interface Posted {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

let folder: string;
let code: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
  execFileSync(process.execPath, [path.join(root, 'studio', 'bundle.mjs'), folder]);
  code = readFileSync(path.join(folder, 'worker.js'), 'utf8');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A worker that has just begun to load: asks it, and waits for the answer of the same number. A browser's timers it has not. */
function worker(
  clock: Scope['performance'] = performance,
): (method: string, ...args: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, (posted: Posted) => void>();
  const scope: Scope = {
    postMessage: (message) => {
      const posted = structuredClone(message) as Posted;
      waiting.get(posted.id)?.(posted);
    },
    MessageChannel,
    performance: clock,
    TextEncoder,
    TextDecoder,
  };
  scope.self = scope;
  const context = createContext(scope, { codeGeneration: { strings: false, wasm: false } });
  // A module is strict. One that imported or exported anything, or waited for something at its top, would be no script.
  new Script(`'use strict';\n${code}`).runInContext(context);
  let last = 0;
  return async (method, ...args) => {
    const id = (last += 1);
    const answer = new Promise<Posted>((resolve) => waiting.set(id, resolve));
    scope.onmessage?.({ data: structuredClone({ id, method, args }) });
    const { value, failure } = await answer;
    if (failure !== undefined) throw new Error(failure);
    return value;
  };
}

describe('the worker of a page', () => {
  it('is no larger than a page may load', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(mostBytes);
  });

  it('comes with the licences of the libraries in it', () => {
    const licences = readFileSync(path.join(folder, 'LICENSES.md'), 'utf8');
    for (const library of ['chevrotain', 'yaml']) expect(licences).toContain(`## ${library} `);
  });

  it('makes no code of text', () => {
    const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    expect(() => new Script("new Function('return 1')").runInContext(context) as unknown).toThrow(/Code generation/u);
  });

  it('tells of any text what is told of it elsewhere, though it has not all of the libraries', async () => {
    const ask = worker();
    const { bench, texts } = await openedSmall();
    await ask('open', 'saltmarsh', texts);
    const { path: card, text } = textAt(texts, 'c1-spring-tide.yaml');
    const slips = Array.from({ length: 60 }, (_, index) => {
      const at = Math.floor((text.length * index) / 60);
      return index % 2 === 0 ? text.slice(0, at) + text.slice(at + 1) : `${text.slice(0, at)}:${text.slice(at)}`;
    });
    for (const other of [...hostileTexts, ...slips]) {
      expect(await ask('write', card, other)).toEqual(await bench.write(card, other));
      const at = Math.min(200, other.length);
      expect(await ask('complete', card, at).catch(String)).toEqual(await bench.complete(card, at).catch(String));
    }
  });

  it('answers who asks while it plays before it has played all, as soon as it pauses', async () => {
    // For this clock each look is a second later, so that every pause is due.
    let seconds = 0;
    const ask = worker({ now: () => (seconds += 1000) });
    const { texts } = await openedSmall();
    await ask('open', 'saltmarsh', texts);
    const order: string[] = [];
    const plays = ask('plays').then(() => order.push('plays'));
    await new Promise((resolve) => setImmediate(resolve));
    await ask('table').then(() => order.push('table'));
    await plays;
    expect(order).toEqual(['table', 'plays']);
  });

  it('compiles, plays, edits and replays a game', async () => {
    const ask = worker();
    const texts = savedTexts('arab-revolt');
    expect(await ask('open', 'arab-revolt', texts)).toEqual({ diagnostics: [], sound: true, table: null });
    let table = (await ask('start', { seed: 12 })) as Table;
    for (let step = 0; table.asked !== null; step += 1) {
      const { options } = table.asked;
      table = (await ask('answer', options[pickAt(step, options.length)]?.value)) as Table;
    }
    expect(table.over).not.toBeNull();
    const line = (await ask('replay', 'arab-revolt/scenarios/example-of-play.yaml')) as TimeLine;
    expect([line.failure, line.steps.length]).toEqual([null, 17]);
    const { path: card, text } = textAt(texts, 'a13-arab-investigation-centres.yaml');
    const wrong = (await ask('write', card, text.replace('reduce Political', 'reduce Politcal'))) as Errors;
    expect(wrong).toMatchObject({ sound: false, diagnostics: [{ file: card, line: 11 }] });
    await ask('write', card, text.replace('in Prison, at most 3\n', 'in Prison, at most 2\n'));
    expect(((await ask('settle')) as Verdict).table?.parted).toBeNull();
    const plays = (await ask('plays')) as readonly PlayListed[];
    expect(plays.filter(({ verdict }) => verdict === 'fails').map(({ title }) => title)).toEqual([
      'A13: no more than three count',
    ]);
    const at = text.indexOf('Political Will by');
    expect(await ask('hover', card, at)).toMatchObject({ from: at, markdown: expect.any(String) as string });
    expect(await ask('complete', card, at + 4)).not.toEqual([]);
    expect(await ask('save')).toContain('"fingerprint"');
    await expect(ask('fly')).rejects.toThrow('the bench knows no `fly`');
  });
});
