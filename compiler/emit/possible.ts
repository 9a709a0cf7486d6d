/** Whether something can change the position, as an expression. */
import type { Possible } from '../core/ir.js';
import type { SpaceSet } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { only, options, property } from './arguments.js';
import { canConduct } from './conducts.js';
import { rollsOf } from './dice.js';
import { actor, chitPlaces, condition, guardTest, hereOf, id, listOf, runtime, tests } from './expressions.js';
import { lookCall } from './looking.js';
import { spaces, spacesOf } from './space-sets.js';
import { pieceOf } from './in-hand.js';
import { fromGame, stringLiteral, usesName, spaceTest } from './module.js';
import { destinationsOf, onlyOf } from './piece-statements.js';
import { possibleAspect } from './references.js';
import { type EmitScope, freshName, withTaken } from './scope.js';

export function possibility(scope: EmitScope, possible: Possible): string {
  switch (possible.kind) {
    case 'always':
      return 'true';
    case 'never':
      return 'false';
    case 'condition':
      return condition(scope, possible.condition);
    case 'all':
      return possible.of.map((it) => part(possibility(scope, it))).join(' && ');
    case 'any':
      return possible.of.map((it) => part(possibility(scope, it))).join(' || ');
    case 'if': {
      const branches = [possible.then, possible.otherwise].map((it) => part(possibility(scope, it)));
      return `(${condition(scope, possible.condition)} ? ${branches.join(' : ')})`;
    }
    case 'in a space':
      return inSpace(scope, possible.spaces, possible.possible);
    case 'with a piece': {
      const piece = freshName(scope, 'piece', 'candidate');
      const inner = { ...withTaken(scope, piece), piece, here: `${piece}.space` };
      const there = options(`pieces: ${listOf(scope, possible.columns)}`, `in: ${spacesOf(scope, possible.where)}`);
      return `${runtime(scope, 'somePiece')}(game, ${there}, ${spaceTest(piece, possibility(inner, possible.possible))})`;
    }
    case 'on a roll': {
      const inner = withTaken(scope, 'roll');
      return `${rollsOf(scope, possible)}.some((roll) => ${possibility(inner, possible.possible)})`;
    }
    case 'can place': {
      const pieces = `[${possible.pieces.map((piece) => id(scope, 'Piece', piece)).join(', ')}]`;
      const here = hereOf(scope);
      if (possible.from !== null)
        return `${runtime(scope, 'canPlaceFrom')}(game, ${pieces}, ${id(scope, 'Box', possible.from)}, ${here})`;
      if (!possible.lift) return `${runtime(scope, 'canPlace')}(game, ${pieces}, ${here})`;
      return `${runtime(scope, 'canPlaceOrLift')}(game, ${actor(scope, possible.by)}, ${pieces}, ${here})`;
    }
    case 'can mark':
      return `${runtime(scope, 'canMark')}(game, ${id(scope, 'Marker', possible.marker)}, ${hereOf(scope)})`;
    case 'can move': {
      const { columns, from, to, whole, perTurn, it, only: left } = possible.move;
      const move = options(
        `pieces: ${it ? `[${pieceOf(scope)}.column]` : listOf(scope, columns)}`,
        property('arrivals', arrivals(scope, possible.fresh, perTurn)),
        `from: ${spacesOf(scope, from)}`,
        `to: ${destinationsOf(scope, to)}`,
        ...only(whole, 'pairsOnce: true'),
        ...onlyOf(scope, left),
      );
      return `${runtime(scope, 'canMove')}(game, ${move})`;
    }
    case 'with a group': {
      const group = freshName(scope, 'group');
      const inner = { ...withTaken(scope, group), group };
      const text = possibility(inner, possible.possible);
      const test = `(${usesName(text, group) ? group : ''}) => ${text}`;
      const standing = options(
        `pieces: ${listOf(scope, possible.columns)}`,
        property('arrivals', arrivals(scope, possible.fresh, possible.perTurn)),
        `in: ${hereOf(scope)}`,
      );
      return `${runtime(scope, 'someGroup')}(game, ${standing}, ${test})`;
    }
    case 'in the group':
      return `${runtime(scope, 'isInGroup')}(${scope.group}, ${listOf(scope, possible.columns)})`;
    case 'can resolve': {
      const { family, chit } = possible.of;
      if (chit !== null) return possibleAspect(scope, possible.aspect, id(scope, 'Chit', chit));
      const places = chitPlaces(scope, possible.of).join(', ');
      const test = `(chit) => ${possibleAspect(scope, possible.aspect, 'chit')}`;
      return `${runtime(scope, 'someChit')}(game, ${id(scope, 'ChitFamily', family)}, [${places}], ${test})`;
    }
    case 'can look': {
      const by = actor(scope, possible.by);
      const { into, looking } = lookCall(scope, possible.look);
      return `${runtime(scope, into === 'deck' ? 'canLookIntoDeck' : 'canLookIntoHand')}(game, ${by}, ${looking})`;
    }
    case 'can conduct':
      return canConduct(scope, possible.conduct, actor(scope, possible.by));
    case 'has event':
      return `${fromGame(scope.module, 'cards/index.ts', 'hasEvent')}(game)`;
    case 'asked for':
      return `${runtime(scope, 'mayChoose')}(scope, ${stringLiteral(possible.name)})`;
    case 'in force': {
      const test = guardTest(scope, possible.guard);
      return possible.negated ? `!(${test})` : test;
    }
    default:
      return unreachable(possible);
  }
}

/** An expression that may stand beside `&&` and `||`; prettier drops what parentheses are not needed. */
export function part(text: string): string {
  return text.includes('&&') || text.includes('||') || text.includes('=>') ? `(${text})` : text;
}

/** What has moved: in steps of their own, nothing, or what has this turn. */
function arrivals(scope: EmitScope, fresh: boolean, perTurn: boolean): string {
  if (perTurn) return `${runtime(scope, 'arrivalsOfTurn')}()`;
  return fresh || scope.arrivals === null ? runtime(scope, 'NO_ARRIVALS') : scope.arrivals;
}

function inSpace(scope: EmitScope, set: SpaceSet, possible: Possible): string {
  if (possible.kind === 'always') return `${spaces(scope, set)}.length > 0`;
  const here = freshName(scope, 'space', 'other', 'candidate');
  const inner = { ...withTaken(scope, here), here };
  const [only] = set.tests;
  const test = possibility(inner, possible);
  if (set.tests.length === 1 && only?.kind === 'here') return possibility(scope, possible);
  const isIn = set.tests.length === 0 ? '' : `${tests(withTaken(scope, here), set, here)} && `;
  return `${runtime(scope, 'someSpace')}(game, ${spaceTest(here, isIn === '' ? test : `${isIn}${part(test)}`)})`;
}

/** The spaces of the set in which it is possible, as a list. */
export function spacesThat(scope: EmitScope, set: SpaceSet, possible: Possible): string {
  if (possible.kind === 'always') return spaces(scope, set);
  const here = freshName(scope, 'space', 'other', 'candidate');
  const inner = { ...withTaken(scope, here), here };
  const [first, ...rest] = set.tests;
  const test = possibility(inner, possible);
  if (first?.kind === 'selected') {
    const isIn = rest.length === 0 ? '' : `${tests(withTaken(scope, here), { tests: rest }, here)} && `;
    return `selected.filter((${here}) => ${isIn}${isIn === '' ? test : part(test)})`;
  }
  const isIn = set.tests.length === 0 ? '' : `${tests(withTaken(scope, here), set, here)} && `;
  return `${runtime(scope, 'spacesWhere')}(game, ${spaceTest(here, isIn === '' ? test : `${isIn}${part(test)}`)})`;
}
