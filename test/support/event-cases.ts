/** Cases of what sentences do, each an Event of Saltmarsh with its example. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshSpec } from './saltmarsh-spec.js';

export interface EventCase {
  readonly what: string;
  /** Steps of an Event that a faction plays. */
  readonly effect: readonly string[];
  /** What is so on a board that is empty else. */
  readonly given: readonly string[];
  /** Its answers, and what chance comes to (`roll: 5`). */
  readonly answers?: readonly string[];
  readonly then: readonly string[];
}

/**
 * The files of Saltmarsh with a card for each case, all played by one faction, and with `others` in place of the files of the
 * same path; `others` bring so many further cards.
 */
export function saltmarshWithEvents(
  by: string,
  cases: readonly EventCase[],
  others: readonly (readonly [path: string, text: string])[],
  furtherCards: number,
): SourceFile[] {
  const setup = (saltmarshSpec.get('saltmarsh/setup.yaml') ?? '').replace(
    'left out: 2',
    `left out: ${2 + cases.length + furtherCards}`,
  );
  const cards = cases.map((it, index) => cardOf(by, it, index));
  const files = new Map([...saltmarshSpec, ['saltmarsh/setup.yaml', setup] as const, ...others, ...cards]);
  return [...files].map(([path, text]) => ({ path, text }));
}

function cardOf(
  by: string,
  { what, effect, given, answers = [], then }: EventCase,
  index: number,
): readonly [path: string, text: string] {
  const code = `C${40 + index}`;
  const list = (lines: readonly string[], indent: string): string => lines.map((it) => `${indent}- ${it}\n`).join('');
  const text = `card: ${code}
title: Case ${index}
event:
  title: It happens
  effect:
${list(effect, '    ')}examples:
  - name: ${JSON.stringify(what)}
    given:
${list(['the board is empty', ...given], '      ')}    when:
${list([`${by} play ${code}`, ...answers.map((it) => (/^(?:roll|draw): /u.test(it) ? it : `${by}: ${it}`))], '      ')}    then:
${list(then, '      ')}`;
  return [`saltmarsh/cards/${code.toLowerCase()}.yaml`, text];
}
