/** What a statement is carried out with: the position, who executes, and what the steps around it hold. */
import type { Game } from '../../runtime/state.js';
import type { Rules } from '../../runtime/rules.js';
import type { Actor, Core, CoreAdditionalSpaces, CoreProcedure, Range, Statement } from '../core/ir.js';
import type { NumberExpr, SpaceTest, World } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';

/** Told of each branch of Core as it is taken: a statement or a part of one, and which way. */
export type Visit = (at: object, branch: string) => void;

/** Told of a question for a space before it is asked. */
export type OnSpaces = (game: Game, question: SpacesAsked) => void;

/** A question for a space, and why a space is not among its options; null where that cannot be told. To be asked while it waits. */
export interface SpacesAsked {
  readonly why: string;
  readonly options: readonly number[];
  readonly withheld: (space: number) => Withheld | null;
}

export type Withheld =
  /** It does not pass one of the tests of those that are meant. */
  | { readonly kind: 'test'; readonly test: SpaceTest }
  /** A condition of the procedure does not hold there, as it is written. */
  | { readonly kind: 'condition'; readonly text: string }
  /** A card forbids it, as it is written there. */
  | { readonly kind: 'barred'; readonly text: string }
  | { readonly kind: 'chosen' }
  /** Nothing of what follows can change anything there. */
  | { readonly kind: 'idle' };

/** A game that is interpreted. */
export interface Machine {
  readonly core: Core;
  readonly world: World;
  readonly rules: Rules;
  /** Null where nobody wants to know. */
  readonly visit: Visit | null;
  readonly onSpaces?: OnSpaces | null;
  /** False while a procedure is conducted that disregards cards: nothing applies that they say. */
  readonly regardsCards: boolean;
  /** What held the cells of a position for a while, and may again: those of a long deck are not made anew for each look. */
  readonly spare: Int32Array[];
}

export interface Frame {
  readonly machine: Machine;
  readonly game: Game;
  /** The executing faction. */
  readonly by: number;
  /** Null in cards, chits and standing rules. */
  readonly procedure: CoreProcedure | null;
  readonly scope: Scope;
  /** The spaces selected so far, in the order of selection. */
  readonly selected: number[];
  /** What was selected beyond the limit. */
  readonly added: Added;
  /** By what moves pieces only once. */
  readonly moved: Moved;
  readonly variables: Map<string, number>;
  /** The current space: that of a piece in hand is where it stands. */
  readonly here: number | PieceInHand | null;
  readonly piece: PieceInHand | null;
  /** The space that pieces are about to move from. */
  readonly origin: number | null;
  readonly group: Group | null;
}

/** A piece that steps are done for, and where it is by now. */
export interface PieceInHand {
  column: number;
  space: number;
  /** This turn. */
  moved: boolean;
}

/** What bounds one conduct of a procedure. */
export interface Scope {
  /** In place of the procedure's own limit. */
  readonly most: number | null;
  /** Null: one, or none where something is done without any. */
  readonly least: number | null;
  readonly within: readonly number[] | null;
  readonly waiving: readonly string[];
  readonly choosing: string | null;
  readonly values: ReadonlyMap<string, number>;
  readonly places: ReadonlyMap<string, (space: number) => boolean>;
  /** The names of additional spaces that may not be added. */
  readonly forgoing: readonly string[];
  readonly interlude: Interlude | null;
}

/** What may accompany a conduct, once. */
export interface Interlude {
  readonly label: string;
  /** The sentence that allows it. */
  readonly why: string;
  readonly by: number;
  readonly procedures: readonly CoreProcedure[];
  /** The procedure that they accompany. */
  readonly host: CoreProcedure;
  done: boolean;
  /** The procedure that it was used up for by declaring it, and the spaces in which that is declared. */
  declared: number | null;
  readonly spaces: number[];
}

/** The additional spaces of one conduct. */
export interface Added {
  readonly paid: CoreAdditionalSpaces[];
  /** How many spaces were paid for. */
  gained: number;
  /** The limit, and how many were free beside it, at most since the first space was selected. */
  limit: number;
  free: number;
}

/** What has moved, and does not move again. */
export interface Moved {
  /** How many of a column came to a space, by `space:column`. */
  readonly counts: Map<string, number>;
  /** Pairs `origin:destination`. */
  readonly pairs: Set<string>;
  /** What has moved this turn does not move again, whatever has moved it. */
  readonly ofTurn: boolean;
}

/** Pieces that moved together. */
export interface Group {
  readonly from: number;
  readonly to: number;
  /** By column. */
  readonly counts: Map<number, number>;
  readonly size: number;
  /** Where the mover remembers what has moved. */
  readonly moved: Moved;
}

export const FREE: Scope = {
  most: null,
  least: null,
  within: null,
  waiving: [],
  choosing: null,
  values: new Map(),
  places: new Map(),
  forgoing: [],
  interlude: null,
};

export function nothingMoved(ofTurn = false): Moved {
  return { counts: new Map(), pairs: new Set(), ofTurn };
}

/** The frame in which steps begin that stand by themselves. */
export function newFrame(machine: Machine, game: Game, by: number): Frame {
  return {
    machine,
    game,
    by,
    procedure: null,
    scope: FREE,
    selected: [],
    added: { paid: [], gained: 0, limit: 0, free: 0 },
    moved: nothingMoved(),
    variables: new Map(),
    here: null,
    piece: null,
    origin: null,
    group: null,
  };
}

/** The frame in which a procedure runs. */
export function frameOf(machine: Machine, game: Game, procedure: CoreProcedure, by: number, scope: Scope): Frame {
  return { ...newFrame(machine, game, by), procedure, scope };
}

/** Records that a boundary, or one way of a branch, is taken; null where it is at none. */
export function recordBoundary({ machine }: Pick<Frame, 'machine'>, at: object, boundary: string | null): void {
  if (boundary !== null) machine.visit?.(at, boundary);
}

/** The current space; null where there is none. */
export function spaceOf({ here }: Pick<Frame, 'here'>): number | null {
  return here === null || typeof here === 'number' ? here : here.space;
}

/** The current space; its absence is a fault of an earlier pass. */
export function hereOf(frame: Frame): number {
  const here = spaceOf(frame);
  if (here === null) throw new Error('no space in hand');
  return here;
}

/** The piece in hand; its absence is a fault of an earlier pass. */
export function inHand({ piece }: Frame): PieceInHand {
  if (piece === null) throw new Error('no piece in hand');
  return piece;
}

/** The group in hand; its absence is a fault of an earlier pass. */
export function groupOf(frame: Frame): Group {
  if (frame.group === null) throw new Error('no group in hand');
  return frame.group;
}

/** The faction that acts. */
export function actorOf(frame: Frame, actor: Actor): number {
  switch (actor.kind) {
    case 'faction':
      return actor.faction;
    case 'executing':
      return frame.by;
    case 'other':
      return actorOf(frame, actor.than) === 0 ? 1 : 0;
    case 'ordinal':
      return frame.game.cells[frame.game.rules.layout.orderPlaces + actor.place] ?? -1;
    default:
      return unreachable(actor);
  }
}

/** The sentence and its rule, as a decision shows them. */
export function whyOf({ machine: { world } }: Frame, { text, rule }: { text: string; rule: string }): string {
  return `${text} [${citationOf(world, rule)}]`;
}

/** A rule of the rulebook with the rulebook's letters; what names a card stays as it is. */
export function citationOf({ cites }: World, rule: string): string {
  const isOfRulebook = rule >= '0' && rule < ':';
  return isOfRulebook ? `${cites} ${rule}` : rule;
}

/** As `whyOf`, for steps that may be left: with the first thing that is done in them. */
export function whyOfBlock(frame: Frame, statement: Statement, block: readonly Statement[]): string {
  const first = block.find(({ text }) => text !== '');
  if (first === undefined) return whyOf(frame, statement);
  return whyOf(frame, { text: `${statement.text}: ${first.text}`, rule: statement.rule });
}

/** At least and at most; `all` is without end. */
export function boundsOf(
  frame: Frame,
  { least, most }: Range,
  number: (frame: Frame, expression: NumberExpr) => number,
): { least: number; most: number } {
  return {
    least: least === 'all' ? Infinity : number(frame, least),
    most: most === 'all' ? Infinity : number(frame, most),
  };
}
