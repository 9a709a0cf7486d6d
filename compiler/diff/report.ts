/** All that is told of two editions of a game: the JSON of `diff`, of which its text and its Markdown are made. */
import { meaningOf } from '../core/meaning.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Comparison } from './compare.js';
import { type Difference, pointWords } from '../simulation/counts.js';
import { outcomeWords } from '../simulation/outcomes.js';
import { countText } from '../source/count-text.js';
import { type Change, meaningful, ways } from './ir.js';
import type { Situations } from './situations.js';
import type { Breaking, TouchedTests } from './touched.js';

export interface GameDiff {
  readonly game: string;
  /** Whether games that were saved under the old edition go on under the new one. */
  readonly savedGames: 'go on' | 'are refused';
  /** What means something else first. */
  readonly changes: readonly ToldChange[];
  readonly tests: {
    readonly all: number;
    /** How many of the old edition come to something that has changed. */
    readonly touched: number;
    /** Those of the old edition that do not hold on the new one. */
    readonly breaking: readonly Breaking[];
    /** Those of the new edition, new or changed, that do not hold on the old one. */
    readonly unmet: readonly Breaking[];
  };
  /** Null where they were not looked for. */
  readonly situations: Situations | null;
  /** How much more often each way to end comes to be; null where that was not asked, or nothing that is played has changed. */
  readonly rates: RatesApart | null;
}

/** Games of both editions on the same seeds, all of whose players take any option. */
export interface RatesApart {
  readonly games: number;
  readonly differences: readonly Difference[];
}

/** `won by League: +4.2 (+1.0 to +7.4) points`; ways to end that came to be in neither edition are left out. */
export function ratesLines({ differences }: RatesApart): readonly string[] {
  return differences
    .filter(({ both, first, second }) => both + first + second > 0)
    .map((it) => `${outcomeWords(it)}: ${pointWords(it.difference, it.low, it.high)} points`);
}

export interface ToldChange extends Change {
  /** Examples and scenarios of the old edition that come to it. */
  readonly tests: readonly string[];
}

/** A game that is not compared, since an edition of it has errors. */
export interface Unsound {
  readonly game: string;
  readonly old: readonly Diagnostic[];
  readonly fresh: readonly Diagnostic[];
}

/** Without what is not told unless all is asked for: other layouts and comments. */
export function reportOf(
  game: string,
  comparison: Comparison,
  { all, touched, byPart, breaking, unmet }: TouchedTests,
  situations: Situations | null,
  withLayout: boolean,
): GameDiff {
  const { old, fresh, changes, parts } = comparison;
  const testsOf = new Map<string, readonly string[]>(
    parts.flatMap(({ old: was, fresh: now }) => {
      const part = now ?? was;
      return part === null ? [] : [[`${part.sort} ${part.name}`, byPart.get(part.key) ?? []] as const];
    }),
  );
  const told = changes
    .filter((it) => withLayout || !it.ways.every((way) => way === 'reformatted'))
    .map((it): ToldChange => ({ ...it, tests: testsOf.get(`${it.sort} ${it.name}`) ?? [] }));
  return {
    game,
    savedGames: meaningOf(old.core) === meaningOf(fresh.core) ? 'go on' : 'are refused',
    changes: told.toSorted((one, other) => weightOf(one) - weightOf(other)),
    tests: { all, touched: touched.length, breaking, unmet },
    situations,
    rates: null,
  };
}

/** Tests come behind what they test. */
function weightOf({ sort, ways: own }: Change): number {
  const first = Math.min(...own.map((way) => ways.indexOf(way)));
  return first + (isTest(sort) ? ways.length : 0);
}

export function isTest(sort: string): boolean {
  return sort === 'example' || sort === 'scenario';
}

/** Whether a game means something else: one of its rules, or something that it declares. */
export function changesMeaning({ changes }: GameDiff): boolean {
  return changes.some((it) => meansOtherwise(it));
}

export function meansOtherwise({ sort, ways: own }: Change): boolean {
  return !isTest(sort) && sort !== 'rule' && own.some((way) => meaningful.has(way));
}

/** Whether a test that stands in both editions as it is holds no more. */
export function breaks({ tests }: GameDiff): boolean {
  return tests.breaking.some(({ there }) => there === 'unchanged');
}

/** `2 changes of what is played, 1 other change; saved games are refused`. */
export function summaryOf(diff: GameDiff): string {
  const { changes, savedGames } = diff;
  if (changes.length === 0) return 'nothing has changed';
  const played = changes.filter(meansOtherwise).length;
  const others = changes.length - played;
  const counts = [
    ...(played === 0 ? [] : [`${countText(played, 'change')} of what is played`]),
    ...(others === 0 ? [] : [countText(others, played === 0 ? 'change' : 'other change')]),
  ];
  const nothing = played === 0 ? ', none of what is played' : '';
  return `${counts.join(', ')}${nothing}; saved games ${savedGames}`;
}

/** What was looked at for situations, in a line. */
export function searchedText({ found, searched: { parts, tests, positions, games } }: Situations): string {
  const looked = [
    ...(tests === 0 ? [] : [countText(tests, 'derived test')]),
    ...(positions === 0 ? [] : [countText(positions, 'position')]),
    ...(games === 0 ? [] : [`${countText(games, 'pair')} of random games`]),
  ];
  const of = parts.length === 0 ? '' : ` for ${parts.join(', ')}`;
  const start = found.length === 0 ? 'no situation was found; looked at' : 'looked at';
  return looked.length === 0
    ? 'no situation was looked for: no rule has changed'
    : `${start}: ${looked.join(', ')}${of}`;
}
