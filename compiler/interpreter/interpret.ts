/**
 * A reference interpreter of Core, written apart from the emitter and as plainly as a specification: a second back end
 * to hold the emitted engines against. It offers what an emitted engine offers, and makes nothing beforehand.
 *
 * It shares with the emitted engines the cells of a position and what reads and writes one of them, the deck, the
 * generator of chance, the decisions themselves and the log. What a rule means is its own: counting, sets of spaces,
 * adjacency, room, what may be chosen, placing, removing, replacing, flipping, moving, chits, tracks, markers, the order
 * of play, procedures and their scope, what cards weave in, and standing rules.
 */
import type { Program } from '../../runtime/program.js';
import { type Game, rowAt } from '../../runtime/state.js';
import type { Core } from '../core/ir.js';
import { FREE, type Machine, type OnSpaces, type Visit } from './frame.js';
import { conductBounded } from './conduct.js';
import { runProcedure, runSequence, runSide, settle, unentered } from './statements.js';
import { dealDeck, setUp, tablesOf } from './tables.js';

/** The game as a program. `visit` records each branch that is taken. */
export function interpret(core: Core, visit: Visit | null = null, onSpaces: OnSpaces | null = null): Program {
  const { world } = core;
  const machine: Machine = { core, world, rules: tablesOf(world), visit, onSpaces, regardsCards: true, spare: [] };
  const events = core.cards.flatMap(({ id, sides }): [number, Program['events'][number]][] =>
    sides.length === 0 ? [] : [[id, sides.map((_, side) => (game, by) => runSide(machine, game, id, side, by))]],
  );
  return {
    rules: machine.rules,
    setup: (game) => {
      setUp(world, game);
      keepStandingRules(machine, game);
    },
    deal: (game) => {
      dealDeck(world, game);
    },
    play: (game) => runSequence(machine, game, rowAt(core.procedures, world.start)),
    events: Object.fromEntries(events),
    procedures: core.procedures.map((procedure) => ({
      // A table of results has its numbers only from the sentence that looks something up.
      run: (game, by) => runProcedure(machine, game, procedure, by, FREE, unentered(world, procedure.id)),
    })),
    conduct: (game, by, why, bounds) => conductBounded(machine, game, by, why, bounds),
  };
}

/** Brings a position in line with the standing rules of a game, by these alone. */
export function standingRulesOf(core: Core): (game: Game) => void {
  const { world } = core;
  const machine: Machine = { core, world, rules: tablesOf(world), visit: null, regardsCards: true, spare: [] };
  return (game) => {
    keepStandingRules(machine, game);
  };
}

function keepStandingRules(machine: Machine, game: Game): void {
  // They ask nothing.
  settle(machine, game).next();
}
