/** How long games are, and how often the lead changes in them. */
import type { Game } from '../../runtime/state.js';
import type { Core } from '../core/ir.js';
import { valueOf } from '../interpreter/value.js';
import { lonePlayer, playedFactions } from '../resolved/players.js';
import { bothSpreads, noSpread, type Spread, withNumber } from '../statistics/spread.js';

/** Of games that came to their end. */
export interface Lengths {
  readonly decisions: Spread;
  /** How often a game could be taken up again, from its start on. */
  readonly rounds: Spread;
  /** By how many rounds, how many games took so many. */
  readonly games: GamesByRounds;
  /** How often another faction came to be nearest to winning; nothing where that is not asked. */
  readonly leads: Spread;
}

export type GamesByRounds = Readonly<Record<number, number>>;

export const noLengths: Lengths = { decisions: noSpread, rounds: noSpread, games: {}, leads: noSpread };

export function bothLengths(one: Lengths, other: Lengths): Lengths {
  return {
    decisions: bothSpreads(one.decisions, other.decisions),
    rounds: bothSpreads(one.rounds, other.rounds),
    games: bothGames(one.games, other.games),
    leads: bothSpreads(one.leads, other.leads),
  };
}

function bothGames(one: GamesByRounds, other: GamesByRounds): GamesByRounds {
  const sum: Record<number, number> = { ...one };
  for (const [rounds, games] of Object.entries(other)) sum[Number(rounds)] = (sum[Number(rounds)] ?? 0) + games;
  return sum;
}

/** Who is nearest to winning; null where nobody alone is. */
export type Leader = (game: Game) => number | null;

/** By the value of the game; against who plays alone stands the game itself. */
export function leaderOf(core: Core): Leader {
  const value = valueOf(core);
  const { factions } = core.world;
  const alone = lonePlayer(factions);
  const played = playedFactions(factions);
  return (game) => {
    const worth = value(game);
    const own = (faction: number): number => worth[faction] ?? 0;
    if (alone !== null) return own(alone) === 1 / 2 ? null : own(alone) > 1 / 2 ? alone : -1;
    const most = Math.max(...played.map(own));
    const [first, ...others] = played.filter((faction) => own(faction) === most);
    return first === undefined || others.length > 0 ? null : first;
  };
}

/** Counts the rounds of one game, and how often the lead changes at their starts, until it has ended. */
export function lengthIn(leader: Leader | null): {
  readonly watch: (game: Game) => void;
  readonly ended: (decisions: number) => Lengths;
} {
  let rounds = 0;
  let changes = 0;
  let first: number | null = null;
  const watch = (game: Game): void => {
    const told = game.onCheckpoint;
    game.onCheckpoint = () => {
      told?.();
      rounds += 1;
      const now = leader?.(game) ?? null;
      if (now === null) return;
      if (first !== null && first !== now) changes += 1;
      first = now;
    };
  };
  const ended = (decisions: number): Lengths => ({
    decisions: withNumber(noSpread, decisions),
    rounds: withNumber(noSpread, rounds),
    games: { [rounds]: 1 },
    leads: leader === null ? noSpread : withNumber(noSpread, changes),
  });
  return { watch, ended };
}
