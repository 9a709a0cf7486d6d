/** What it takes for something to change the position, as a part of Core. */
import type {
  AspectId,
  BoxId,
  ChitSelector,
  ColumnId,
  Condition,
  MarkerId,
  PieceId,
  SpaceSet,
  Where,
} from '../resolved/ir.js';
import type { Actor, Conduct, Op, Hook } from './ir.js';

/**
 * Whether something can change the position, told of the position at hand. Where a step is looked at before the steps in
 * front of it are done, what these let stands in it already.
 */
export type Possible =
  | { readonly kind: 'always' | 'never' }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Possible[] }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: Possible;
      readonly otherwise: Possible;
    }
  /** In some space of the set, which then is in hand. */
  | { readonly kind: 'in a space'; readonly spaces: SpaceSet; readonly possible: Possible }
  /** With some of the pieces in hand. */
  | {
      readonly kind: 'with a piece';
      readonly columns: readonly ColumnId[];
      readonly where: Where;
      readonly possible: Possible;
    }
  /** With some roll of these dice, which is made only then. */
  | { readonly kind: 'on a roll'; readonly dice?: number; readonly sides?: number; readonly possible: Possible }
  /** One of the pieces can be placed in the space in hand. */
  | {
      readonly kind: 'can place';
      readonly pieces: readonly PieceId[];
      readonly from: BoxId | null;
      readonly lift: boolean;
      readonly by: Actor;
    }
  /** One of the marker can be placed in the space in hand. */
  | { readonly kind: 'can mark'; readonly marker: MarkerId }
  /** Some group can move to another space; `fresh`: in steps of their own, in which nothing has moved yet. */
  | { readonly kind: 'can move'; readonly move: MoveWays; readonly fresh: boolean }
  /** With some group of those pieces in the space in hand that have not moved: all of them, or one; `perTurn`: this turn. */
  | {
      readonly kind: 'with a group';
      readonly columns: readonly ColumnId[];
      readonly fresh: boolean;
      readonly perTurn: boolean;
      readonly possible: Possible;
    }
  /** Some of the columns are in the group. */
  | { readonly kind: 'in the group'; readonly columns: readonly ColumnId[] }
  /** The effect of a chit of the selector, wherever it is found, can change something; also where no such chit is there yet. */
  | { readonly kind: 'can resolve'; readonly aspect: AspectId; readonly of: ChitSelector }
  /** The look shows who acts what it has not seen, or lets it lay cards elsewhere. */
  | { readonly kind: 'can look'; readonly look: Extract<Op, { kind: 'look' }>; readonly by: Actor }
  | { readonly kind: 'can conduct'; readonly conduct: Conduct; readonly by: Actor }
  /** The card in hand has a text. */
  | { readonly kind: 'has event' }
  /** No alternative of another name was asked for. */
  | { readonly kind: 'asked for'; readonly name: string }
  | { readonly kind: 'in force'; readonly guard: Hook['guard']; readonly negated: boolean };

/** From where to where groups of which pieces can go. */
export type MoveWays = Pick<
  Extract<Op, { kind: 'move' }>,
  'columns' | 'from' | 'to' | 'whole' | 'perTurn' | 'it' | 'only'
>;
