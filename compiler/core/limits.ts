/** How many of a piece may stand in spaces as cards have it: fewer than its own rule, or none where no card opens them to it. */
import type { Condition, NumberExpr, SpaceKindId, World } from '../resolved/ir.js';
import { allOf } from '../resolved/facts.js';
import type { Limit } from './ir.js';
import { inForce, unless } from './in-force.js';
import { guardOf } from './modifiers.js';

/** In the order of the cards; what cards open is closed without them. */
export function limitsOf(world: World): readonly Limit[] {
  const said = world.modifiers.flatMap((modifier): readonly Limit[] => {
    const { change, text } = modifier;
    if (change.kind !== 'limit') return [];
    const { piece, spaces, most } = change;
    return [{ text, condition: inForce(guardOf(modifier)), piece, spaces, most }];
  });
  return [...said, ...world.pieces.flatMap((_, piece) => closed(world, piece))];
}

function closed(world: World, piece: number): readonly Limit[] {
  const opening = world.modifiers.flatMap((modifier) => {
    const { change } = modifier;
    if (change.kind !== 'allowed' || Number(change.piece) !== piece) return [];
    return change.kinds.map((kind) => ({ kind, modifier, piece: change.piece }));
  });
  const kinds = [...new Set(opening.map(({ kind }) => kind))];
  return kinds.flatMap((kind): readonly Limit[] => {
    const own = opening.filter((it) => it.kind === kind);
    const [first] = own;
    const condition = allOf(own.map(({ modifier }): Condition => unless(inForce(guardOf(modifier)))));
    if (first === undefined || condition === null) return [];
    return [{ text: first.modifier.text, condition, piece: first.piece, spaces: ofKind(kind), most: none }];
  });
}

const none: NumberExpr = { kind: 'literal', value: 0 };

function ofKind(kind: SpaceKindId): Limit['spaces'] {
  return { tests: [{ kind: 'of kind', kinds: [kind], negated: false }] };
}
