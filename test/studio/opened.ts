/** A bench with a game of this repository on it, asked directly. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { filesBelow } from '../../compiler/host/files-below.js';
import { createBench } from '../../studio/bench/bench.js';
import type { Bench, NewGame, SpecText, Table, Verdict } from '../../studio/protocol.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const spec = path.join(import.meta.dirname, '..', '..', 'spec');

/** The texts of a game and of the boards, as they are saved. */
export function savedTexts(game: string): readonly SpecText[] {
  return [game, 'boards'].flatMap((folder) =>
    filesBelow(path.join(spec, folder)).found.map((within) => ({
      path: `${folder}/${within}`,
      text: readFileSync(path.join(spec, folder, within), 'utf8'),
    })),
  );
}

export interface Opened {
  readonly bench: Bench;
  readonly verdict: Verdict;
  readonly texts: readonly SpecText[];
}

export const opened = (game: string): Promise<Opened> => openedWith(game, savedTexts(game));

/** The game of the tests, of which a change is read in a tenth of the time. */
export const openedSmall = (): Promise<Opened> => openedWith('saltmarsh', saltmarshFiles());

async function openedWith(game: string, texts: readonly SpecText[]): Promise<Opened> {
  const bench = createBench(setImmediate);
  return { bench, texts, verdict: await bench.open(game, texts) };
}

export function textAt(texts: readonly SpecText[], end: string): SpecText {
  const found = texts.find((it) => it.path.endsWith(end));
  if (found === undefined) throw new Error(`no text is ${end}`);
  return found;
}

/** Which of so many options is taken at a step: any, and the same each time. */
export function pickAt(step: number, options: number): number {
  return (Math.imul(step + 1, 0x9e3779b1) >>> 8) % options;
}

/** Plays on at the page until the game ends or so many answers were given. */
export async function playedOn(bench: Bench, wanted: NewGame, most = Infinity): Promise<Table> {
  let table = await bench.start(wanted);
  for (let step = 0; step < most && table.asked !== null; step += 1) {
    const { options } = table.asked;
    table = await bench.answer(options[pickAt(step, options.length)]?.value ?? 0);
  }
  return table;
}

/** Texts that no file of a spec is. */
export const hostileTexts: readonly string[] = [
  '',
  '\0',
  '\uD800',
  '\uFEFFcard: A13',
  'card: A13\r\ntitle: \u202Eevil',
  'card: !!js/function "x"',
  'a: &a [*a]',
  `card: ${'x'.repeat(70_000)}`,
  `card: A13\ntitle: x\nshaded:\n  title: y\n  effect:\n${'    - '.repeat(3000)}`,
  '['.repeat(5000),
  'x'.repeat(1_000_001),
  '<script>alert(1)</script>: ${process.exit()}',
  '__proto__: { polluted: true }\nconstructor: 1',
  '%YAML 1.1\n---\ncard: A13\non: yes',
  'card: !!binary x\ntitle: !!timestamp 2001-01-01',
  '? card\n: A13\n? [a]\n: {b: c, <<: *d}',
  '"card": |2-\n  A13\n   x',
  "card: 'A13\n\n  x'\n--- \ntitle\n...",
];
