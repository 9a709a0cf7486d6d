/** What has changed, for a terminal. */
import { wrapped } from '../show/wrap.js';
import { countText } from '../source/count-text.js';
import type { Differing } from './lines.js';
import { type GameDiff, ratesLines, searchedText, summaryOf, type ToldChange } from './report.js';
import type { Situation } from './situations.js';
import type { Breaking } from './touched.js';

export interface Colours {
  readonly color: boolean;
}

export function printText(diff: GameDiff, { color }: Colours): string {
  const paint: Paint = (code, text) => (color ? `\u001B[${code}m${text}\u001B[0m` : text);
  const lines = [
    paint('1', `${diff.game}: ${summaryOf(diff)}`),
    ...diff.changes.flatMap((it) => ['', ...changeLines(it, paint)]),
    ...testLines(diff, paint),
    ...situationLines(diff, paint),
    ...rateLines(diff),
  ];
  return `${lines.join('\n')}\n`;
}

function rateLines({ rates }: GameDiff): readonly string[] {
  if (rates === null) return [];
  const head = `how much more often games end so, in ${countText(rates.games, 'random game')} of both (95 % interval):`;
  return ['', head, ...ratesLines(rates).map((line) => `  ${line}`)];
}

type Paint = (code: '1' | '1;31' | '1;32', text: string) => string;

function changeLines(
  { sort, name, ways, replaced, facts, sentences, steps, rules, place, tests }: ToldChange,
  paint: Paint,
): readonly string[] {
  const at = place === null ? '' : `  ${place.file}:${place.line}`;
  const cites = rules.length === 0 ? '' : ` [${rules.join(', ')}]`;
  const noun = name.startsWith(sort) ? '' : `${sort} `;
  return [
    `${paint('1', `${ways.join(', ')}: ${noun}${name}`)}${cites}${at}`,
    ...replaced.map(
      ({ way, from, to }) => `  ${way}: ${from === '' ? 'nothing' : from} → ${to === '' ? 'nothing' : to}`,
    ),
    ...facts.map(({ label, gone, come }) => `  ${label}: ${factText(gone)} → ${factText(come)}`),
    ...signed(sentences, paint),
    ...(steps.length === 0 ? [] : ['  in plain steps:', ...signed(steps, paint)]),
    ...(tests.length === 0
      ? []
      : [`  ${countText(tests.length, 'test')} ${tests.length === 1 ? 'comes' : 'come'} to it`]),
  ];
}

/** Values that stay are not told. */
export function factText(items: readonly string[]): string {
  return items.length === 0 ? 'none' : items.join(', ');
}

function signed(lines: readonly Differing<string>[], paint: Paint): readonly string[] {
  return lines.flatMap(({ sign, line }) =>
    wrapped(line.trimStart(), `  ${sign} `, '    ').map((it) => paint(sign === '-' ? '1;31' : '1;32', it)),
  );
}

function testLines({ tests: { all, touched, breaking, unmet } }: GameDiff, paint: Paint): readonly string[] {
  if (touched === 0 && breaking.length === 0) return [];
  const told = (it: Breaking): readonly string[] => {
    const step = it.step === '' ? '' : `, step "${it.step}"`;
    const there = it.there === 'unchanged' ? '' : it.there === 'changed' ? ' (was changed)' : ' (is gone)';
    return [
      `  ${it.name}${step}${there}  ${it.place.file}:${it.place.line}`,
      ...wrapped(it.why.split('\n')[0] ?? '', '    ', '    '),
    ];
  };
  return [
    '',
    paint(
      '1',
      `tests: ${touched} of ${all} come to what has changed; ${breaking.length === 0 ? 'all hold' : `${breaking.length} ${breaking.length === 1 ? 'does' : 'do'} not hold any more`}`,
    ),
    ...breaking.flatMap(told),
    ...(unmet.length === 0
      ? []
      : [paint('1', 'new or changed tests that did not hold before:'), ...unmet.flatMap(told)]),
  ];
}

function situationLines({ situations }: GameDiff, paint: Paint): readonly string[] {
  if (situations === null) return [];
  const { found } = situations;
  return [
    '',
    ...(found.length === 0 ? [] : [paint('1', 'situations:')]),
    ...found.flatMap((it, index) => situationText(it, index + 1)),
    searchedText(situations),
  ];
}

function situationText({ given, when, old, fresh, found }: Situation, number: number): readonly string[] {
  return [
    ...wrapped(`given ${given.join('; ')}`, `  ${number}. `, '     '),
    ...wrapped(`when ${when.join('; ')}`, '     ', '     '),
    ...wrapped(old, '     old: ', '          '),
    ...wrapped(fresh, '     new: ', '          '),
    `     (${found})`,
  ];
}
