/** How games can end by the rules, and the words for it. */
import { isSameEnding, type Ending } from '../../runtime/outcome.js';
import { endsOf } from '../resolved/ends.js';
import type { End, World } from '../resolved/ir.js';
import type { OutcomeCount } from './tally.js';

/** A way to end, and how many games ended so. */
export type CountedOutcome = Ending & { readonly games: number };

const none: Ending = { winner: null, loser: null, isDraw: false, degree: null };

/** Every way to end that the rules tell, in their order by faction and degree, and at last that nobody wins. */
export function countedOutcomes(world: World, counts: readonly OutcomeCount[]): readonly CountedOutcome[] {
  const ways = [...endsOf(world)].sort(order).map((end) => outcomeOfEnd(world, end));
  return [...ways, none].map((way) => ({
    ...way,
    games: counts.find(({ outcome }) => isSameEnding(outcome, way))?.games ?? 0,
  }));
}

const places: readonly End['kind'][] = ['win', 'lose', 'draw game'];

function order(one: End, other: End): number {
  if (one.kind === 'draw game' || other.kind === 'draw game')
    return places.indexOf(one.kind) - places.indexOf(other.kind);
  const byKind = places.indexOf(one.kind) - places.indexOf(other.kind);
  return one.faction - other.faction || byKind || (one.degree ?? -1) - (other.degree ?? -1);
}

function outcomeOfEnd({ factions, degrees }: World, end: End): Ending {
  if (end.kind === 'draw game') return { ...none, isDraw: true };
  const faction = factions[end.faction]?.name ?? null;
  const degree = end.degree === undefined ? null : (degrees[end.degree]?.name ?? null);
  return end.kind === 'win' ? { ...none, winner: faction, degree } : { ...none, loser: faction, degree };
}

/** `won by League, Triumph`, `League lost, Stalemate`, `drawn`, `won by nobody`. */
export function outcomeWords({ winner, loser, isDraw, degree }: Ending): string {
  if (isDraw) return 'drawn';
  const far = degree === null ? '' : `, ${degree}`;
  if (loser !== null) return `${loser} lost${far}`;
  return `won by ${winner ?? 'nobody'}${far}`;
}
