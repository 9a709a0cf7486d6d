/**
 * Gives the page of the studio to a browser on this machine, and the page the texts of games. Files of the page are given to whoever
 * asks as a page of this server would; all else asks for the word in the page's address.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { mostBytes } from '../yaml/decode.js';
import { findCheckout } from './checkout.js';
import { guardHeaders, knowsWord, strange } from './studio-guard.js';
import type { StudioText, WantedText, WantedTexts } from './studio-api.js';
import { textsOf, writeTexts } from './studio-texts.js';
import { takeBack } from './write-edits.js';
import { Unwatchable, type Watch, watchBelow } from './watch-below.js';

export interface StudioOptions {
  /** The folder that holds `spec`. */
  readonly root: string;
  /** The folder of the page's files. */
  readonly page: string;
  readonly port: number;
  /** Without it nothing is told of a game. */
  readonly token: string;
}

export interface StudioServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A text in JSON can take six times its room. */
const mostOfBody = mostBytes * 6 + 10_000;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface Studio extends StudioOptions {
  readonly listeners: Set<() => void>;
}

/** What is answered, as JSON. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Starts on 127.0.0.1; null where the port is taken. Another fault of the system is thrown. */
export async function serveStudio(options: StudioOptions): Promise<StudioServer | null> {
  const studio: Studio = { ...options, listeners: new Set() };
  const server = createServer((request, response) => {
    answerSafely(studio, portOf(server), request, response).catch(() => response.destroy());
  });
  if (!(await listening(server, options.port))) return null;
  const watch = watching(studio);
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        watch?.end();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault) => {
      if ('code' in fault && fault.code === 'EADDRINUSE') resolve(false);
      else reject(fault);
    });
    server.listen(port, '127.0.0.1', () => {
      resolve(true);
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Tells the listeners of each change below `spec`; null where the system does not let anybody watch. */
function watching({ root, listeners }: Studio): Watch | null {
  try {
    const watch = watchBelow(path.join(root, 'spec'));
    const tell = async (): Promise<void> => {
      while (await watch.changed()) for (const listener of listeners) listener();
    };
    tell().catch(() => {
      watch.end();
    });
    return watch;
  } catch (fault) {
    if (fault instanceof Unwatchable) return null;
    throw fault;
  }
}

async function answerSafely(
  studio: Studio,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refused = strange(request, port);
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
  if (refused !== null) {
    send(response, { status: 403, body: { message: refused } });
  } else if (!url.pathname.startsWith('/api/')) {
    sendFile(studio, url.pathname, request, response);
  } else if (!knowsWord(request, studio.token)) {
    const message = 'open the address that `rulewright studio` printed last: the word in it is another one now';
    send(response, { status: 401, body: { message } });
  } else if (url.pathname === '/api/events' && request.method === 'GET') {
    follow(studio, url.searchParams.get('game') ?? '', request, response);
  } else {
    send(response, await answerOf(studio, url, request));
  }
}

async function answerOf({ root }: Studio, url: URL, request: IncomingMessage): Promise<Answer> {
  const asked = `${request.method ?? ''} ${url.pathname}`;
  if (asked === 'GET /api/games') return { status: 200, body: { games: findCheckout(root)?.games ?? [] } };
  if (asked === 'GET /api/texts') {
    const texts = textsOf(root, url.searchParams.get('game') ?? '');
    return texts === null ? unknownGame : { status: 200, body: texts };
  }
  if (asked === 'POST /api/undo') return undoneBy(root, url.searchParams.get('what'));
  if (asked !== 'PUT /api/texts') return { status: 404, body: { message: 'there is nothing of this name' } };
  const body = await bodyOf(request);
  if (typeof body === 'number') return { status: body, body: { message: broken[body] } };
  const wanted = wantedIn(body);
  if (wanted === null) return { status: 400, body: { message: broken[400] } };
  const written = await writeTexts(root, wanted);
  const status = { written: 200, changed: 409, refused: 403 }[written.kind];
  return { status, body: written };
}

/** Takes back what was written last; where it is said what for, only what was written for that. */
function undoneBy(root: string, what: string | null): Answer {
  const last = takeBack(root, true);
  const isOther = what !== null && 'command' in last && last.command !== `studio: ${what}`;
  const taken = isOther ? last : takeBack(root, false);
  if (taken.kind === 'taken back' && !isOther) return { status: 200, body: taken };
  const message = {
    'nothing to take back': 'there is nothing to take back',
    'taken back': 'something else was written since: `rulewright undo` takes back what was written last',
    'changed since': `it cannot be taken back, for these were changed since: ${'paths' in taken ? taken.paths.join(', ') : ''}`,
    refused: `it cannot be taken back: ${taken.kind === 'refused' ? taken.refusal.reason : ''}`,
  }[taken.kind];
  return { status: 409, body: { ...taken, message } };
}

const unknownGame: Answer = { status: 404, body: { message: 'there is no such game' } };

const broken: Readonly<Record<400 | 413 | 415, string>> = {
  400: 'expected `game` and `what` as texts, and `texts` with `path` and `text` as texts and `since` as the hash of a text or null',
  413: `a file of a spec has at most ${mostBytes} bytes, and several of them together no more`,
  415: 'expected JSON',
};

/** The JSON of a request, or the status that refuses it. */
async function bodyOf(request: IncomingMessage): Promise<{ readonly json: unknown } | 400 | 413 | 415> {
  if (!/^application\/json(?:;|$)/u.test(request.headers['content-type'] ?? '')) return 415;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return 400;
    size += part.length;
    // The rest is read and forgotten, so that the answer arrives.
    if (size <= mostOfBody) parts.push(part);
  }
  if (size > mostOfBody) return 413;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return { json: JSON.parse(text) as unknown };
  } catch {
    return 400;
  }
}

function wantedIn({ json }: { readonly json: unknown }): WantedTexts | null {
  const [game, what, given] = valuesOf(json, ['game', 'what', 'texts']);
  if (typeof game !== 'string' || typeof what !== 'string' || !Array.isArray(given)) return null;
  const texts = given.map(wantedTextIn);
  return texts.includes(null) ? null : { game, what, texts: texts.flatMap((it) => it ?? []) };
}

function wantedTextIn(json: unknown): WantedText | null {
  const [at, text, since] = valuesOf(json, ['path', 'text', 'since']);
  if (typeof at !== 'string' || typeof text !== 'string') return null;
  return typeof since === 'string' || since === null ? { path: at, text, since } : null;
}

/** What an object has at these keys; nothing where it is no object. */
function valuesOf(json: unknown, keys: readonly string[]): readonly unknown[] {
  return typeof json === 'object' && json !== null ? keys.map((key): unknown => Reflect.get(json, key)) : [];
}

/** A file of the page; each is known by its name, so that no path leads out of the folder. */
function sendFile({ page }: Studio, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  const type = types[path.extname(name)];
  const isThere = type !== undefined && readdirSync(page).includes(name);
  if (!isThere || (request.method !== 'GET' && request.method !== 'HEAD')) {
    send(response, { status: 404, body: { message: 'there is nothing of this name' } });
    return;
  }
  response.writeHead(200, { ...guardHeaders, 'Content-Type': type });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(path.join(page, name)));
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { ...guardHeaders, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Tells a page, as long as it listens, of each file that says something else than when it was told last. */
function follow({ root, listeners }: Studio, game: string, request: IncomingMessage, response: ServerResponse): void {
  const start = textsOf(root, game);
  if (start === null) {
    send(response, unknownGame);
    return;
  }
  response.writeHead(200, { ...guardHeaders, 'Content-Type': 'text/event-stream; charset=utf-8' });
  const told = (event: string, data: unknown): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  let known = byPath(start.texts);
  // A page that was cut off asks anew, and learns what it has missed.
  told('texts', start);
  const look = (): void => {
    const fresh = byPath(textsOf(root, game)?.texts ?? []);
    for (const [at, text] of fresh) if (known.get(at)?.hash !== text.hash) told('changed', text);
    for (const at of known.keys()) if (!fresh.has(at)) told('changed', { path: at, text: null, hash: null });
    known = fresh;
  };
  listeners.add(look);
  request.on('close', () => {
    listeners.delete(look);
  });
}

function byPath(texts: readonly StudioText[]): ReadonlyMap<string, StudioText> {
  return new Map(texts.map((it) => [it.path, it]));
}
