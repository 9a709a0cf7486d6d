/** The small game that `new` lays out with one more card, which is played as an example says, on both back ends. */
import { join } from 'node:path';
import { readSpec } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built } from './both-back-ends.js';

export interface Played {
  /** The sentences, at the margin. */
  readonly effect: string;
  readonly given: string;
  /** What is answered, one item for each faction; the Drovers play the card. */
  readonly answers?: string;
  readonly then: string;
}

export const starter: readonly SourceFile[] = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'starter')).files;

/** Why the game, changed, does not do with the card what is said; null where it does. */
export function failureWith({ effect, given, answers = '', then }: Played, changed = unchanged): string | null {
  const folder = (starter.find(({ path }) => path.endsWith('game.yaml'))?.path ?? '').replace('game.yaml', '');
  const files = starter.map(({ path, text }) => ({
    path,
    text: changed(path, text.replace('left out: 0', 'left out: 1')),
  }));
  const card = `card: H9
title: One more
event:
  title: One more
  effect:
${indented(effect, 4)}examples:
  - name: it is so
    given:
${indented(given, 6)}    when:
      - Drovers play H9
${answers === '' ? '' : indented(answers, 6)}    then:
${indented(then, 6)}`;
  const { program, world, examples } = built([...files, { path: `${folder}cards/h9-one-more.yaml`, text: card }]);
  const [plan] = examples.filter(({ name }) => name === 'it is so');
  return plan === undefined ? 'no example' : exampleFailure(program, world, plan);
}

function unchanged(_path: string, text: string): string {
  return text;
}

function indented(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => `${' '.repeat(by)}${line}\n`)
    .join('');
}
