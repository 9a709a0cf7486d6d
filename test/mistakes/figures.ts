/** The five figures of a corpus of mistakes: of each kind, and of all. */
import type { Trial } from './corpus.js';
import type { Counted } from './judge.js';

/** So many of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

export interface Figures {
  readonly mistakes: number;
  /** Found by an example alone. */
  readonly byExample: number;
  readonly found: Share;
  readonly one: Share;
  readonly place: Share;
  readonly fix: Share;
  readonly kept: Share;
  /** Left out: the spec means the same. */
  readonly same: number;
  /** Left out: it means something else that contradicts no example. */
  readonly other: number;
}

/** What each figure is called, and what is wanted of it, in percent. */
export const measures = [
  ['found', 'found', 99],
  ['one', 'one message', 97],
  ['place', 'right place', 97],
  ['fix', 'right fix', 95],
  ['kept', 'meaning kept', 100],
] as const satisfies readonly (readonly [keyof Counted & keyof Figures, string, number])[];

export function figuresOf(trials: readonly Trial[]): Figures {
  const counted = trials.flatMap(({ judged: { verdict } }) => (verdict.kind === 'counted' ? [verdict] : []));
  const shareOf = (asked: (it: Counted) => boolean | null): Share => {
    const answers = counted.map(asked).filter((it) => it !== null);
    return { count: answers.filter((it) => it).length, of: answers.length };
  };
  const left = (kind: 'same' | 'other'): number => trials.filter(({ judged }) => judged.verdict.kind === kind).length;
  return {
    mistakes: counted.length,
    byExample: counted.filter(({ byExample }) => byExample).length,
    found: shareOf(({ found }) => found),
    one: shareOf(({ one }) => one),
    place: shareOf(({ place }) => place),
    fix: shareOf(({ fix }) => fix),
    kept: shareOf(({ kept }) => kept),
    same: left('same'),
    other: left('other'),
  };
}

/** Which of the figures a mistake misses. */
export function missedBy({ judged: { verdict } }: Trial): readonly string[] {
  if (verdict.kind !== 'counted') return [];
  return measures.flatMap(([key, name]) => (verdict[key] === false ? [name] : []));
}

/** In percent, rounded down: 100 only where nothing is missed. */
export function percent({ count, of }: Share): string {
  return of === 0 ? '–' : (Math.floor((1000 * count) / of) / 10).toFixed(1);
}
