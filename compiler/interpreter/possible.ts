/** Whether something can change the position. Asking is no step of the rules: no branch is recorded. */
import { chitsAt, rowAt } from '../../runtime/state.js';
import type { Possible } from '../core/ir.js';
import { unreachable } from '../unreachable.js';
import { canMark, heapsAt, piecesOff } from './board.js';
import { isTrue } from './conditions.js';
import { chitKinds, chitPlaces, placesOf, spaces } from './expressions.js';
import { canLook } from './looking.js';
import { roomIn } from './limits.js';
import { kindIn } from './map.js';
import { conductable, machineFor, proceduresOf, scopeOf } from './conduct.js';
import { actorOf, type Frame, groupOf, hereOf, type Machine, nothingMoved } from './frame.js';
import { canLeave, unmovedIn, branchesOf } from './move.js';
import { liftable } from './pieces.js';
import { isInForce } from './hooks.js';
import { usualSides } from '../surface/dice.js';

export function isPossible(frame: Frame, possible: Possible): boolean {
  const { machine } = frame;
  if (possible.kind === 'always') return true;
  return holds(machine.visit === null ? frame : { ...frame, machine: unseen(machine) }, possible);
}

/** The machine of which nobody is told anything: it is asked for at every step. */
function unseen(machine: Machine): Machine {
  const known = unseenOf.get(machine) ?? { ...machine, visit: null };
  unseenOf.set(machine, known);
  return known;
}

const unseenOf = new WeakMap<Machine, Machine>();

function holds(frame: Frame, possible: Possible): boolean {
  const { game, machine } = frame;
  const { world } = machine;
  switch (possible.kind) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'condition':
      return isTrue(frame, possible.condition);
    case 'all':
      return possible.of.every((part) => holds(frame, part));
    case 'any':
      return possible.of.some((part) => holds(frame, part));
    case 'if':
      return holds(frame, isTrue(frame, possible.condition) ? possible.then : possible.otherwise);
    case 'in a space':
      return spaces(frame, possible.spaces).some((here) => holds({ ...frame, here }, possible.possible));
    case 'with a piece':
      return placesOf(frame, possible.where).some((space) =>
        possible.columns.some((column) =>
          heapsAt(game, space, column).some(({ count, moved }) => {
            const piece = { column, space, moved };
            return count > 0 && holds({ ...frame, piece, here: piece }, possible.possible);
          }),
        ),
      );
    case 'on a roll':
      return rollsOf(possible.dice ?? 1, possible.sides ?? usualSides).some((roll) => {
        const variables = new Map(frame.variables).set('roll', roll);
        return holds({ ...frame, variables }, possible.possible);
      });
    case 'can place': {
      const here = hereOf(frame);
      const { from, lift } = possible;
      return possible.pieces.some((piece) => {
        if (roomIn(frame, here, piece) <= 0) return false;
        if (piecesOff(world, game, from ?? 'available', piece) > 0) return true;
        return lift && liftable(frame, actorOf(frame, possible.by), piece, here).length > 0;
      });
    }
    case 'can mark':
      return canMark(world, game, possible.marker, hereOf(frame), kindIn(frame, hereOf(frame)));
    case 'can move': {
      const { perTurn } = possible.move;
      const unmoved = possible.fresh || perTurn ? { ...frame, moved: nothingMoved(perTurn) } : frame;
      return canLeave(unmoved, possible.move, branchesOf(unmoved, possible.move));
    }
    case 'with a group': {
      const { fresh, perTurn } = possible;
      const unmoved = fresh || perTurn ? { ...frame, moved: nothingMoved(perTurn) } : frame;
      const space = hereOf(frame);
      const counts = new Map(possible.columns.map((column) => [column, unmovedIn(unmoved, space, column)] as const));
      const most = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [most, 1].some((size) => {
        const group = { from: space, to: space, counts, size, moved: unmoved.moved };
        return most > 0 && holds({ ...frame, group }, possible.possible);
      });
    }
    case 'in the group': {
      const { counts } = groupOf(frame);
      return possible.columns.some((column) => (counts.get(column) ?? 0) > 0);
    }
    case 'can resolve': {
      const aspect = rowAt(machine.core.aspects, possible.aspect);
      const { chit } = possible.of;
      const places = chitPlaces(frame, possible.of);
      const kinds = chitKinds(frame, possible.of).filter(
        (kind) => chit !== null || places.some((place) => chitsAt(game, kind, place) > 0),
      );
      return aspect.chits.some((effect) => kinds.includes(effect.chit) && holds(frame, effect.possible));
    }
    case 'can look':
      return canLook(frame, possible.look, actorOf(frame, possible.by));
    case 'can conduct': {
      const { conduct, by } = possible;
      const procedures = proceduresOf(machine, conduct.procedures);
      const meanwhile = { machine: machineFor(frame, conduct), game };
      return (
        conductable(meanwhile, actorOf(frame, by), procedures, scopeOf(frame, conduct), conduct.accompanied).length > 0
      );
    }
    case 'has event': {
      const card = machine.core.cards[(game.cells[game.rules.layout.currentCard] ?? 0) - 1];
      return card !== undefined && card.sides.length > 0;
    }
    case 'asked for':
      return frame.scope.choosing === null || frame.scope.choosing === possible.name;
    case 'in force':
      return isInForce(frame, possible.guard) !== possible.negated;
    default:
      return unreachable(possible);
  }
}

/** What so many dice of so many sides can show together. */
function rollsOf(dice: number, sides: number): readonly number[] {
  return Array.from({ length: (sides - 1) * dice + 1 }, (_, above) => dice + above);
}
