/** Which names can stand at a place of a sentence: one of each kind is tried there, and what is said of it is listened to. */
import { standingAlone } from '../../source/text.js';
import type { Part } from '../../surface/complain.js';
import { meaningsOf } from '../declare/symbols.js';
import { refusalsAlone } from './alone.js';
import type { Asking } from './honest-help.js';

/** Where names are to stand: what is before them, and what may be behind them so that all can be read. */
export interface Gap {
  readonly part: Part;
  readonly before: string;
  readonly tails: readonly string[];
}

/** As many ways to go on are tried. */
const mostTails = 8;

/**
 * Those of `names` with which the sentence has a meaning, however it goes on. Where no name gives it one, as the way to go on speaks of something
 * else, those of which themselves nothing is said; all where nothing is known of how such a sentence ends.
 */
export function namesThatFit(
  { symbols, language, owner }: Asking,
  gap: Gap,
  names: readonly string[],
): readonly string[] {
  const tails = gap.tails.slice(0, mostTails);
  if (tails.length === 0) return names;
  const verdicts = new Map<string, Verdict>();
  const verdictOn = (name: string): Verdict => {
    const end = gap.before.length + name.length;
    const told = tails.map((tail) => {
      const source = standingAlone(`${gap.before}${name} ${tail}`.trimEnd());
      return refusalsAlone(symbols, language, gap.part, source, owner);
    });
    if (told.some((refusals) => refusals.length === 0)) return 'means something';
    const isSpared = told.some((refusals) =>
      refusals.every(({ span }) => span.start < gap.before.length || span.end > end),
    );
    return isSpared ? 'is spared' : 'is refused';
  };
  const judged = names.map((name) => {
    const kinds = meaningsOf(symbols, name).map(({ kind, form }) => `${kind} ${form}`);
    const key = kinds.length === 0 ? name : kinds.join(', ');
    const verdict = verdicts.get(key) ?? verdictOn(name);
    verdicts.set(key, verdict);
    return { name, verdict };
  });
  const wanted: Verdict = judged.some(({ verdict }) => verdict === 'means something') ? 'means something' : 'is spared';
  return judged.flatMap(({ name, verdict }) => (verdict === wanted ? [name] : []));
}

type Verdict = 'means something' | 'is spared' | 'is refused';
