/** The server of the studio: whom it answers, what it gives, and what it writes. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textHash } from '../../compiler/host/build-record.js';
import { writeJournal } from '../../compiler/host/journal.js';
import { serveStudio, type StudioServer } from '../../compiler/host/studio-server.js';
import type { GameTexts } from '../../compiler/host/studio-api.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, started } from '../support/command-line.js';

const token = 'a-word-of-the-test';
const card = 'saltmarsh/cards/c1-spring-tide.yaml';
let page = '';
let checkout: TestCheckout;
let server: StudioServer;

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'rulewright-page-'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(page, 'page.js'), '// page');
  writeFileSync(join(page, 'LICENSES.md'), 'licences');
});
afterAll(() => {
  rmSync(page, { recursive: true });
});
beforeEach(async () => {
  checkout = checkoutOfSaltmarsh();
  const served = await serveStudio({ root: checkout.root, page, port: 0, token });
  if (served === null) throw new Error('a port that the system picks is free');
  server = served;
});
afterEach(async () => {
  await server.close();
  checkout.remove();
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** As a client that may say anything of itself, which `fetch` may not. */
function asked(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const all = { authorization: `Bearer ${token}`, ...headers };
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

type Wanted = Readonly<Record<'path' | 'text', string>> & { readonly since: string | null };

function put(wanted: Wanted, headers: Readonly<Record<string, string>> = {}): Promise<[number, unknown]> {
  return putAll([wanted], wanted.path, headers);
}

async function putAll(
  texts: readonly Wanted[],
  what: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<[number, unknown]> {
  const answer = await asked('/api/texts', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ game: 'saltmarsh', what, texts }),
  });
  return [answer.status, JSON.parse(answer.text)];
}

async function hashOf(path: string): Promise<string> {
  const texts = JSON.parse((await asked('/api/texts?game=saltmarsh')).text) as GameTexts;
  return texts.texts.find((it) => it.path === path)?.hash ?? '';
}

describe('whom the studio answers', () => {
  it('its own page, with scripts of its own alone', async () => {
    const { status, headers, text } = await asked('/', { headers: { authorization: '' } });
    expect([status, text]).toEqual([200, '<!doctype html><title>page</title>']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; worker-src 'self'/u);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['another site', { origin: 'https://example.org' }],
    ['the same machine at another port', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that leads here from elsewhere', { host: 'rebound.example.org' }],
    ['a site that the browser calls another', { 'sec-fetch-site': 'cross-site' }],
  ])('not %s, whatever it asks', async (_, headers) => {
    for (const path of ['/', '/page.js', '/api/games', '/api/texts?game=saltmarsh']) {
      expect((await asked(path, { headers })).status, path).toBe(403);
    }
    const before = checkout.read(`spec/${card}`);
    expect((await put({ path: card, text: 'x', since: await hashOf(card) }, headers))[0]).toBe(403);
    expect(checkout.read(`spec/${card}`)).toBe(before);
  });

  it.each(['', 'Bearer ', 'Bearer another', `Basic ${token}`, `Bearer ${token}x`])(
    'not who says `%s`',
    async (authorization) => {
      const { status, text } = await asked('/api/games', { headers: { authorization } });
      expect(status).toBe(401);
      expect(text).toContain('the address that `rulewright studio` printed last');
      expect(text).not.toContain('saltmarsh');
    },
  );

  it('nothing of what is not the page', async () => {
    const outside = ['/../package.json', '/%2e%2e/spec', '/LICENSES.md', '/.rulewright', '//etc/passwd', '/page.js/x'];
    for (const path of outside) expect((await asked(path)).status, path).toBe(404);
  });
});

describe('what the studio gives', () => {
  it('the games, and the texts of one', async () => {
    expect(JSON.parse((await asked('/api/games')).text)).toEqual({ games: ['saltmarsh'] });
    const { texts, unread } = JSON.parse((await asked('/api/texts?game=saltmarsh')).text) as GameTexts;
    expect(texts.find(({ path }) => path === card)?.text).toBe(checkout.read(`spec/${card}`));
    expect(unread).toEqual([]);
    for (const game of ['saltmarch', '..', 'schema', '']) {
      expect((await asked(`/api/texts?game=${game}`)).status, game).toBe(404);
    }
  });

  it('word of each file that changes outside', async () => {
    const events = await fetch(`http://127.0.0.1:${server.port}/api/events?game=saltmarsh`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    const until = async (wanted: string): Promise<void> => {
      while (!seen.includes(wanted)) seen += (await reader?.read())?.value ?? '';
    };
    await until('event: texts');
    checkout.edit(`spec/${card}`, 'title: Spring Tide', 'title: Storm Tide');
    await until('Storm Tide');
    rmSync(join(checkout.root, 'spec', card));
    await until(`event: changed\ndata: ${JSON.stringify({ path: card, text: null, hash: null })}`);
    await reader?.cancel();
  });
});

describe('what the studio writes', () => {
  it('a file, which `undo` takes back', async () => {
    const before = checkout.read(`spec/${card}`);
    const text = before.replace('Spring Tide', 'Storm Tide');
    expect(await put({ path: card, text, since: await hashOf(card) })).toMatchObject([200, { kind: 'written' }]);
    expect(checkout.read(`spec/${card}`)).toBe(text);
    expect((await ran(['undo'], { cwd: checkout.root })).out).toBe(
      `spec/${card}\nwhat \`studio: ${card}\` wrote is taken back\n`,
    );
    expect(checkout.read(`spec/${card}`)).toBe(before);
  });

  it('several files at once, which one `undo` takes back', async () => {
    const places = [card, 'saltmarsh/game.yaml'];
    const before = places.map((path) => checkout.read(`spec/${path}`));
    const after = before.map((text) => text.replaceAll('Runner', 'Smuggler'));
    const texts = await Promise.all(
      places.map(async (path, index) => ({ path, text: after[index] ?? '', since: await hashOf(path) })),
    );
    expect((await putAll(texts, 'rename Runner Smuggler'))[0]).toBe(200);
    expect(places.map((path) => checkout.read(`spec/${path}`))).toEqual(after);
    expect((await ran(['undo'], { cwd: checkout.root })).out).toContain(
      'what `studio: rename Runner Smuggler` wrote is taken back',
    );
    expect(places.map((path) => checkout.read(`spec/${path}`))).toEqual(before);
    // None of them where one says something else by now, or is wanted twice.
    checkout.edit(`spec/${card}`, 'title: Spring Tide', 'title: Storm Tide');
    const there = { path: card, text: checkout.read(`spec/${card}`), hash: await hashOf(card) };
    expect(await putAll(texts, 'rename Runner Smuggler')).toEqual([409, { kind: 'changed', texts: [there] }]);
    expect((await putAll([...texts, ...texts], 'twice'))[0]).toBe(403);
    expect(checkout.read('spec/saltmarsh/game.yaml')).toBe(before[1]);
    expect((await ran(['undo'], { cwd: checkout.root })).out).toContain('no command has written into these specs');
  });

  it('a new file, with line ends as the old one had them', async () => {
    const path = 'saltmarsh/cards/c99-new.yaml';
    expect((await put({ path, text: 'card: C99\ntitle: New\n', since: null }))[0]).toBe(200);
    checkout.write(`spec/${path}`, 'card: C99\r\ntitle: New\r\n');
    expect((await put({ path, text: 'card: C99\ntitle: Old\n', since: await hashOf(path) }))[0]).toBe(200);
    expect(checkout.read(`spec/${path}`)).toBe('card: C99\r\ntitle: Old\r\n');
  });

  it('nothing over what somebody else has written, of which it tells', async () => {
    const since = await hashOf(card);
    checkout.edit(`spec/${card}`, 'title: Spring Tide', 'title: Storm Tide');
    const there = checkout.read(`spec/${card}`);
    const [status, answer] = await put({ path: card, text: 'card: C1\n', since });
    const now = { path: card, text: there, hash: await hashOf(card) };
    expect([status, answer]).toEqual([409, { kind: 'changed', texts: [now] }]);
    expect(checkout.read(`spec/${card}`)).toBe(there);
    rmSync(join(checkout.root, 'spec', card));
    expect(await put({ path: card, text: 'x', since })).toEqual([
      409,
      { kind: 'changed', texts: [{ path: card, text: null, hash: null }] },
    ]);
    expect((await put({ path: card, text: there, since: null }))[0]).toBe(200);
  });

  it.each([
    ['saltmarsh/../../outside.yaml', 'has a name that not every system can hold'],
    ['../outside.yaml', 'is no file of the game'],
    ['/etc/outside.yaml', 'is no file of the game'],
    ['schema/card.yaml', 'is no file of the game'],
    ['saltmarsh/cards//c1.yaml', 'has a name that not every system can hold'],
    ['saltmarsh/.hidden/c1.yaml', 'has a name that not every system can hold'],
    ['saltmarsh/cards\\..\\c1.yaml', 'has a name that not every system can hold'],
    ['saltmarsh/cards/con.yaml', 'has a name that not every system can hold'],
    ['saltmarsh/notes.txt', 'should end in `.yaml`'],
    ['saltmarsh/.yaml', 'should end in `.yaml`'],
    ['saltmarsh', 'should end in `.yaml`'],
  ])('nothing at `%s`', async (path, message) => {
    const [status, answer] = await put({ path, text: 'x', since: null });
    expect([status, answer]).toEqual([403, { kind: 'refused', message: expect.stringContaining(message) as string }]);
  });

  it('nothing through a link that leads out', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'rulewright-outside-'));
    const spec = join(checkout.root, 'spec', 'saltmarsh');
    writeFileSync(join(outside, 'mine.yaml'), 'mine');
    symlinkSync(join(outside, 'mine.yaml'), join(spec, 'file.yaml'));
    symlinkSync(join(outside, 'none.yaml'), join(spec, 'nothing.yaml'));
    symlinkSync(outside, join(spec, 'folder'));
    for (const name of ['file.yaml', 'nothing.yaml', 'folder/mine.yaml', 'folder/new.yaml']) {
      const [status, answer] = await put({ path: `saltmarsh/${name}`, text: 'x', since: null });
      expect([status, answer], name).toEqual([
        403,
        { kind: 'refused', message: `\`saltmarsh/${name}\` leads out of the folder of the game` },
      ]);
    }
    expect(readFileSync(join(outside, 'mine.yaml'), 'utf8')).toBe('mine');
    rmSync(outside, { recursive: true });
  });

  it('nothing that is too large, is no JSON, or is no text', async () => {
    const since = await hashOf(card);
    const json = { 'content-type': 'application/json' };
    const statusOf = async (body: string, headers = json): Promise<number> =>
      (await asked('/api/texts', { method: 'PUT', headers, body })).status;
    const wanting = (text: unknown): string =>
      JSON.stringify({ game: 'saltmarsh', what: card, texts: [{ path: card, since, text }] });
    expect(await statusOf(wanting('a'.repeat(7_000_000)))).toBe(413);
    expect((await put({ path: card, since, text: 'a'.repeat(1_000_001) }))[0]).toBe(403);
    expect(await statusOf('{')).toBe(400);
    expect(await statusOf('null')).toBe(400);
    expect(await statusOf(wanting(3))).toBe(400);
    expect(await statusOf(JSON.stringify({ game: 'saltmarsh', what: card, texts: [null] }))).toBe(400);
    expect(await statusOf(wanting('x'), { 'content-type': 'text/plain' })).toBe(415);
    expect((await put({ path: card, since, text: 'half \ud800' }))[0]).toBe(403);
    expect((await put({ path: card, since, text: 'a\r\nb' }))[0]).toBe(403);
    expect(await hashOf(card)).toBe(since);
  });
});

describe('the command', () => {
  it('says that a port is taken and names another, and which game may be meant', async () => {
    const { exitCode, err } = await ran(['studio', '--port', String(server.port), '--no-open'], { cwd: checkout.root });
    expect([exitCode, err]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^error: the port ${server.port} is taken by another program\nhelp: \`--port \\d+\` is free\n$`,
          'u',
        ),
      ),
    ]);
    expect(await ran(['studio', 'saltmarch'], { cwd: checkout.root })).toMatchObject({
      exitCode: 2,
      err: 'error: there is no game `saltmarch` in spec/\nhelp: did you mean `saltmarsh`?\n',
    });
    expect((await ran(['studio', '--port', '70000'], { cwd: checkout.root })).exitCode).toBe(2);
  });

  it('prints an address that opens the page, and ends when it is interrupted', async () => {
    const { at, headers, end } = await opened();
    expect(await (await fetch(`${at}/api/games`, { headers })).json()).toEqual({ games: ['saltmarsh'] });
    expect(await end()).toBe(0);
  });

  it('shows the files as they were before a command that was ended while it wrote', async () => {
    const before = checkout.read(`spec/${card}`);
    const after = `${before}# half of it\n`;
    writeJournal(checkout.root, [
      { command: 'fmt', isDone: false, files: [{ path: `spec/${card}`, before, afterHash: textHash(after) }] },
    ]);
    checkout.write(`spec/${card}`, after);
    const { at, headers, end } = await opened();
    const { texts } = (await (await fetch(`${at}/api/texts?game=saltmarsh`, { headers })).json()) as GameTexts;
    const shown = texts.find((it) => it.path === card);
    expect(shown?.text).toBe(before);
    const mine = { path: card, text: `${before}# mine\n`, since: shown?.hash };
    const body = JSON.stringify({ game: 'saltmarsh', what: card, texts: [mine] });
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await fetch(`${at}/api/texts`, { method: 'PUT', headers: json, body })).status).toBe(200);
    expect(checkout.read(`spec/${card}`)).toBe(`${before}# mine\n`);
    expect(await end()).toBe(0);
  });
});

interface OpenedByCommand {
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Interrupts the command, which ends with an exit code. */
  readonly end: () => Promise<number | null>;
}

/** As somebody has it who opens the address that the command prints. */
async function opened(): Promise<OpenedByCommand> {
  const child = started(['studio', 'saltmarsh', '--no-open'], checkout.root);
  const address = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      resolve(text.toString().trim());
    });
  });
  const [, at = '', word = ''] = /^(http:\/\/127\.0\.0\.1:\d+)\/\?game=saltmarsh#([\w-]{32})$/u.exec(address) ?? [];
  const end = (): Promise<number | null> => {
    child.kill('SIGINT');
    return new Promise((resolve) => child.on('close', resolve));
  };
  return { at, headers: { authorization: `Bearer ${word}` }, end };
}
