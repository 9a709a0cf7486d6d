/** The texts of a game as the page of the studio has them: read, watched, and written one by one. */
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isUsableName } from '../source/file-names.js';
import { linesEndingAs, normalised } from '../source/line-ends.js';
import { mostBytes } from '../yaml/decode.js';
import { textHash } from './build-record.js';
import { findCheckout } from './checkout.js';
import { isSpecFileName } from './files-below.js';
import { StillLocked, withLock } from './lock.js';
import { readSpec } from './read-spec.js';
import type { GameTexts, WantedText, WrittenText } from './studio-api.js';
import { scratchOf } from './work-folder.js';
import { takeBackUnfinished, writeAll } from './write-edits.js';

/** The files of a game and of the board that it names; null where there is no such game. */
export function textsOf(root: string, game: string): GameTexts | null {
  if (findCheckout(root)?.games.includes(game) !== true) return null;
  const { files, diagnostics } = readSpec(path.join(root, 'spec', game), root);
  const texts = files.map(({ path: at, text }) => ({ path: at, text, hash: textHash(text) }));
  return { game, texts, unread: diagnostics.map(({ message, span }) => `${span.file.path}: ${message}`) };
}

/** How long a command that writes is waited for, in milliseconds. */
const longestWait = 10_000;

/** Writes one file of a game or of the boards, whole and so that `undo` takes it back, unless it has changed since the page read it. */
export async function writeText(root: string, wanted: WantedText): Promise<WrittenText> {
  const refused = brokenText(wanted) ?? brokenPlace(root, wanted);
  if (refused !== null) return { kind: 'refused', message: refused };
  try {
    return await withLock(scratchOf(root), { onWait: () => undefined, patience: longestWait }, () =>
      Promise.resolve(writeUnderLock(root, wanted)),
    );
  } catch (fault) {
    if (fault instanceof StillLocked) return { kind: 'refused', message: fault.message };
    throw fault;
  }
}

function writeUnderLock(root: string, { path: at, text, since }: WantedText): WrittenText {
  takeBackUnfinished(root);
  const before = textOn(path.join(root, 'spec', at));
  const now = before === null ? null : normalised(before);
  const hash = now === null ? null : textHash(now);
  if (hash !== since) return { kind: 'changed', text: now, hash };
  const after = before === null ? text : withMarkOf(before, linesEndingAs(before, text));
  if (after === before) return { kind: 'written', hash: textHash(text) };
  const refusal = writeAll(root, `studio: ${at}`, [{ path: `spec/${at}`, before, after }]);
  return refusal === null
    ? { kind: 'written', hash: textHash(text) }
    : { kind: 'refused', message: `\`${refusal.path}\` cannot be written: ${refusal.reason}` };
}

function withMarkOf(before: string, text: string): string {
  return before.startsWith('\uFEFF') ? `\uFEFF${text}` : text;
}

/** Null where there is no file that holds text. */
function textOn(place: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(place));
  } catch {
    return null;
  }
}

function brokenText({ text }: WantedText): string | null {
  if (text.includes('\r')) return 'the lines of a text end in one way here, by a line feed alone';
  if (/\p{Surrogate}/u.test(text)) return 'the text holds half of a character';
  const size = new TextEncoder().encode(text).length;
  return size > mostBytes ? `the text has ${size} bytes; a file of a spec has at most ${mostBytes}` : null;
}

/** Why a file may not be written there; null where it may. */
function brokenPlace(root: string, { game, path: at }: WantedText): string | null {
  const [top = '', ...within] = at.split('/');
  const checkout = findCheckout(root);
  if (checkout?.games.includes(game) !== true) return `there is no game \`${game}\``;
  if (top !== game && top !== 'boards') return `\`${at}\` is no file of the game \`${game}\` or of a board`;
  const name = within.at(-1) ?? '';
  if (!isSpecFileName(name)) return `\`${at}\` is no file of a spec: its name should end in \`.yaml\``;
  if (within.some((part) => part === '' || part.startsWith('.') || !isUsableName(part)))
    return `\`${at}\` has a name that not every system can hold`;
  return leadsOut(path.join(root, 'spec', top), within) ? `\`${at}\` leads out of the folder of the game` : null;
}

/** Whether the file, or the nearest folder above it that is there, lies elsewhere than below the folder. */
function leadsOut(folder: string, within: readonly string[]): boolean {
  if (!existsSync(folder)) return lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  const base = realpathSync(folder);
  for (let length = within.length; length > 0; length -= 1) {
    const place = path.join(folder, ...within.slice(0, length));
    if (lstatSync(place, { throwIfNoEntry: false }) === undefined) continue;
    // A link to nothing would be followed by what is written.
    if (!existsSync(place)) return true;
    const real = realpathSync(place);
    return real !== base && !real.startsWith(base + path.sep);
  }
  return false;
}
