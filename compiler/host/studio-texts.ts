/** The texts of a game as the page of the studio has them: read, watched, and written, one or several at once. */
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
import type { GameTexts, TextNow, WantedText, WantedTexts, WrittenTexts } from './studio-api.js';
import { scratchOf } from './work-folder.js';
import { type Replacement, takeBackUnfinished, writeAll } from './write-edits.js';

/** The files of a game and of the board that it names; null where there is no such game. */
export function textsOf(root: string, game: string): GameTexts | null {
  if (findCheckout(root)?.games.includes(game) !== true) return null;
  const { files, diagnostics } = readSpec(path.join(root, 'spec', game), root);
  const texts = files.map(({ path: at, text }) => ({ path: at, text, hash: textHash(text) }));
  return { game, texts, unread: diagnostics.map(({ message, span }) => `${span.file.path}: ${message}`) };
}

/** How long a command that writes is waited for, in milliseconds. */
const longestWait = 10_000;

/**
 * Writes files of a game or of the boards, each whole and all so that one `undo` takes them back. Where one of them has changed since
 * the page read it, none is written.
 */
export async function writeTexts(root: string, wanted: WantedTexts): Promise<WrittenTexts> {
  const refused = refusalOf(root, wanted);
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

function refusalOf(root: string, { game, texts }: WantedTexts): string | null {
  const reasons = texts.map((it) => brokenText(it) ?? brokenPlace(root, game, it.path));
  const isTwice = new Set(texts.map((it) => it.path)).size < texts.length;
  return reasons.find((it) => it !== null) ?? (isTwice ? 'one file cannot say two things' : null);
}

function writeUnderLock(root: string, { what, texts }: WantedTexts): WrittenTexts {
  takeBackUnfinished(root);
  const found = texts.map((wanted) => ({ wanted, before: textOn(path.join(root, 'spec', wanted.path)) }));
  const changed = found.flatMap(({ wanted: { path: at, since }, before }): readonly TextNow[] => {
    const text = before === null ? null : normalised(before);
    const hash = text === null ? null : textHash(text);
    return hash === since ? [] : [{ path: at, text, hash }];
  });
  if (changed.length > 0) return { kind: 'changed', texts: changed };
  const replacements = found.flatMap(({ wanted: { path: at, text }, before }): readonly Replacement[] => {
    const after = before === null ? text : withMarkOf(before, linesEndingAs(before, text));
    return after === before ? [] : [{ path: `spec/${at}`, before, after }];
  });
  const refusal = replacements.length === 0 ? null : writeAll(root, `studio: ${what}`, replacements);
  return refusal === null
    ? { kind: 'written', hashes: texts.map(({ text }) => textHash(text)) }
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
function brokenPlace(root: string, game: string, at: string): string | null {
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
