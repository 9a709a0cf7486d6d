/** A sentence that holds while a card is in play, in the small game that `new` lays out, played on both back ends. */
import { join } from 'node:path';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built } from './both-back-ends.js';

/** What is on the board, what is done and what comes of it, in lines of an example. */
export interface Scene {
  readonly given?: readonly string[];
  readonly when: readonly string[];
  readonly then: readonly string[];
}

/** A text of a file of the game with another in its place. */
export type Edit = readonly [file: string, before: string, after: string];

export interface Lasting {
  /** What stands in the card's side, at the margin. */
  readonly side: string;
  readonly edits?: readonly Edit[];
  /** Files besides, by their path in the game's folder. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A sentence as authors write it first, and scenes: one in which it does what it says, and one that comes out otherwise. */
export interface WantedLasting extends Partial<Lasting> {
  readonly sentence: string;
  readonly scenes: readonly [comes: Scene, otherwise: Scene, ...further: Scene[]];
}

/** A line of what is given. */
export const inPlay = 'H9 is in play';

const starter: readonly SourceFile[] = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'starter')).files;

/** A side that holds these items while it is in play. */
export function whileInPlay(...items: readonly string[]): string {
  return `while in play:\n${items.map((it) => `  - ${it.replaceAll('\n', '\n  ')}\n`).join('')}`;
}

function edited({ path, text }: SourceFile, edits: readonly Edit[]): SourceFile {
  return edits.reduce<SourceFile>(
    (file, [name, before, after]) => {
      if (!path.endsWith(`/${name}.yaml`)) return file;
      if (!file.text.includes(before)) throw new Error(`${name} has no ${before}`);
      return { path, text: file.text.replace(before, after) };
    },
    { path, text },
  );
}

/** The files of the game, changed, with a card of that side and its scenes. */
export function filesWith(
  { side, edits = [], more = {} }: Lasting,
  scenes: readonly Scene[] = [],
): readonly SourceFile[] {
  const list = (items: readonly string[]): string => items.map((it) => `      - ${it}\n`).join('');
  const examples = scenes.map(
    ({ given = [], when, then }, index) =>
      `  - name: scene ${index + 1}\n    given:\n${list(['the board is empty', ...given])}    when:\n${list(when)}    then:\n${list(then)}`,
  );
  const written = side.replaceAll(/^(?=.)/gmu, '  ');
  const card = `card: H9
title: One more
${side.includes('while in play') ? 'capability: Drovers\n' : ''}event:
  title: One more
${written}${examples.length === 0 ? '' : `examples:\n${examples.join('')}`}`;
  const leftOut: Edit = ['setup', 'left out: 0', 'left out: 1'];
  const files = starter.map((file) => edited(file, [leftOut, ...edits]));
  const added = Object.entries({ ...more, 'cards/h9-one-more': card });
  return [...files, ...added.map(([name, text]) => ({ path: `starter/${name}.yaml`, text }))];
}

/** What does not come out as stated, scene by scene. */
export function failuresOf(lasting: Lasting, scenes: readonly Scene[]): readonly string[] {
  const { program, world, examples } = built(filesWith(lasting, scenes));
  const plans = examples.filter(({ name }) => name.startsWith('scene '));
  if (plans.length !== scenes.length) return ['a scene is missing'];
  return plans.flatMap((plan) => exampleFailure(program, world, plan) ?? []);
}

/** The code of the first error and what its first help proposes; null where the sentence is read. */
export function refusalOf(
  lasting: Lasting,
): { readonly code: string; readonly message: string; readonly help: string } | null {
  const { diagnostics } = check({ files: filesWith(lasting), diagnostics: [] });
  const told = diagnostics.find(({ severity }) => severity === 'error');
  return told === undefined ? null : { code: told.code, message: told.message, help: told.help[0]?.text ?? '' };
}
