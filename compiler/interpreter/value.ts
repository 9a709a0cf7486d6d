/** What a position is worth to a faction, by the ends that the rules tell and by how near each of them is. */
import type { Value } from '../../runtime/opponents/player.js';
import { degreeOf, type Ending, isDraw, isOver, loserOf, NO_DEGREE, winnerOf } from '../../runtime/outcome.js';
import type { Game } from '../../runtime/state.js';
import type { End, NumberExpr } from '../resolved/ir.js';
import { NOBODY } from '../../runtime/decision.js';
import { lonePlayer } from '../resolved/players.js';
import type { Core } from '../core/ir.js';
import { type Margin, type NearEnd, nearEndsOf } from '../core/near-ends.js';
import { number } from './expressions.js';
import { type Frame, type Machine, newFrame } from './frame.js';
import { tablesOf } from './tables.js';

/**
 * The value of a game: the ends on average, each weighed by how near it is, a step of its margin by a factor of e. An end that no
 * number tells of weighs 1, as one whose condition just holds. A degree counts by its place among those of its kind.
 * Where the game has ended, the end that it came to counts for half, and the other half still tells how clear it was.
 */
export function valueOf(core: Core): Value {
  const { world } = core;
  const machine: Machine = { core, world, rules: tablesOf(world), visit: null, regardsCards: true, spare: [] };
  const by = lonePlayer(world.factions) ?? NOBODY;
  const told = nearEndsOf(core);
  // Where every end is good for the same side, the other side's hope is that none comes.
  const ends = isOneSided(told) ? [...told, nobody] : told;
  const worths = ends.map((near) => world.factions.map((_, faction) => worthTo(faction, near, ends)));
  return (game) => {
    const frame = newFrame(machine, game, by);
    const known = new Map<NumberExpr, number>();
    const weights = ends.map(({ margin }) =>
      margin === null ? 1 : Math.exp(Math.max(-most, Math.min(most, marginIn(frame, margin, known)))),
    );
    const reached = isOver(game) ? ends.findIndex(({ end }) => isReached(game, end)) : -1;
    return world.factions.map((_, faction) => {
      const near = meanOf(
        worths.map((worth) => worth[faction] ?? 0),
        weights,
      );
      return isOver(game) ? (near + (worths[reached]?.[faction] ?? 1 / 2)) / 2 : near;
    });
  };
}

/** What an end is worth to a faction, from 0, lost, to 1, won; one that the rules do not tell is worth ½. */
export function endWorthOf(core: Core): (ending: Ending, faction: number) => number {
  const { factions, degrees } = core.world;
  const ends = nearEndsOf(core);
  const isTold = ({ winner, loser, isDraw: isDrawn, degree }: Ending, end: End): boolean => {
    if (end.kind === 'draw game') return isDrawn;
    const of = end.kind === 'win' ? winner : loser;
    return of === factions[end.faction]?.name && degree === (degrees[end.degree ?? NO_DEGREE]?.name ?? null);
  };
  return (ending, faction) => {
    const near = ends.find(({ end }) => isTold(ending, end));
    return near === undefined ? 1 / 2 : worthTo(faction, near, ends);
  };
}

const nobody: NearEnd = { end: { kind: 'draw game' }, margin: null };

function isOneSided(ends: readonly NearEnd[]): boolean {
  const good = ends.map((near) => worthTo(0, near, ends) > 1 / 2);
  return good.every((it) => it) || !good.some((it) => it);
}

function meanOf(numbers: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return numbers.reduce((sum, it, index) => sum + it * (weights[index] ?? 0), 0) / all;
}

function isReached(game: Game, end: End): boolean {
  if (end.kind === 'draw game') return isDraw(game);
  const of = end.kind === 'win' ? winnerOf(game) : loserOf(game);
  return of === end.faction && degreeOf(game) === (end.degree ?? NO_DEGREE);
}

/** No margin is so great that it cannot be told from a greater one; this keeps the weights finite. */
const most = 200;

/** `known`: the numbers that were found already, for many ends compare the same one. */
function marginIn(frame: Frame, margin: Margin, known: Map<NumberExpr, number>): number {
  const found = (expression: NumberExpr): number => {
    const value = known.get(expression) ?? number(frame, expression);
    known.set(expression, value);
    return value;
  };
  switch (margin.kind) {
    case 'gap':
      return (found(margin.greater) - found(margin.lesser) - margin.by) / margin.scale;
    case 'all':
      return Math.min(...margin.of.map((it) => marginIn(frame, it, known)));
    case 'any':
      return Math.max(...margin.of.map((it) => marginIn(frame, it, known)));
  }
}

/** To the faction that an end names it is above a half where that wins, and 1 without degrees or in the last of them. */
function worthTo(to: number, { end }: NearEnd, ends: readonly NearEnd[]): number {
  if (end.kind === 'draw game') return 1 / 2;
  const { kind, faction, degree = -1 } = end;
  const degrees = ends.flatMap(({ end: it }) =>
    it.kind === kind && it.faction === faction && it.degree !== undefined ? [it.degree] : [],
  );
  const all = new Set(degrees);
  const reached = degree === -1 ? 1 : [...all].filter((it) => it <= degree).length / all.size;
  return (kind === 'win') === (to === faction) ? (1 + reached) / 2 : (1 - reached) / 2;
}
