/**
 * Declarations: everything a game names, each list indexed by its id, before any step is resolved.
 * It is the World without what sentences say, and it is what sentences are resolved against.
 */
import type { Span } from '../../source/span.js';
import type { NounPhrase } from '../../surface/ir.js';
import type { AdditionalSpaces, Card, Chit, FactionId, Procedure, Side, StateId, Track, World } from '../ir.js';

export interface Declarations extends Pick<
  World,
  | 'turn'
  | 'factions'
  | 'states'
  | 'pieces'
  | 'columns'
  | 'groups'
  | 'values'
  | 'lifted'
  | 'degrees'
  | 'options'
  | 'tables'
  | 'markers'
  | 'boxes'
  | 'resources'
  | 'counters'
  | 'orderPlaces'
  | 'orderBoxes'
  | 'classes'
  | 'spaceKinds'
  | 'areas'
  | 'spaces'
  | 'paths'
  | 'families'
  | 'aspects'
  | 'cardKinds'
> {
  /** The state that a piece without states counts as having; null where the game has none. */
  readonly always: StateId | null;
  /** The key under which the map lists its spaces; null where it has none. */
  readonly spacesKey: Span | null;
  /** Which spaces factions control, as it is written. */
  readonly control: readonly DeclaredControl[];
  readonly tracks: readonly DeclaredTrack[];
  readonly chits: readonly DeclaredChit[];
  readonly cards: readonly DeclaredCard[];
  readonly procedures: readonly DeclaredProcedure[];
  readonly additionalSpaces: readonly DeclaredAdditionalSpaces[];
}

export interface DeclaredControl {
  readonly faction: FactionId;
  readonly spaces: NounPhrase;
}

export type DeclaredTrack = Omit<Track, 'beyond' | 'crossings'>;
/** A word of its own that a procedure or a chit declares. */
export interface OwnName {
  readonly name: string;
  readonly declared: Span;
}

export interface DeclaredChit extends Omit<Chit, 'quantities' | 'effects'> {
  readonly quantityNames: readonly OwnName[];
}

export interface DeclaredCard extends Omit<Card, 'sides'> {
  readonly sides: readonly Omit<Side, 'steps'>[];
}

export type DeclaredAdditionalSpaces = Omit<AdditionalSpaces, 'spaces' | 'cost'>;

export interface DeclaredProcedure extends Omit<
  Procedure,
  'requires' | 'quantities' | 'places' | 'selection' | 'steps' | 'declaration'
> {
  /** True where it has a `select`, so that its sentences may speak of selected spaces. */
  readonly selects: boolean;
  /** Some of its steps choose pieces. */
  readonly choosesPieces: boolean;
  /** The named conditions on a space to select, which `waiving` names. */
  readonly conditions: readonly OwnName[];
  /** The named alternatives of every `choose one` in it, which `choosing` names. */
  readonly alternatives: readonly OwnName[];
  /** The named numbers, which cards and `where` may change. */
  readonly quantityNames: readonly OwnName[];
  /** The named sets of spaces, which `where` may change. */
  readonly placeNames: readonly OwnName[];
  /** Every `step ...` in it; `here` where a space is in hand when it is done. */
  readonly namedSteps: readonly NamedStep[];
  /** True where it changes a track by the net of some terms. */
  readonly counts: boolean;
  /** True where it is declared within another and does nothing by itself. */
  readonly isDeclared: boolean;
  /** True where it is a table of results, which is given a number. */
  readonly isTable: boolean;
}

export interface NamedStep extends OwnName {
  readonly here: boolean;
  /** The numbers that are known before it, and after it where it has been done. */
  readonly knownBefore: readonly string[];
  readonly knownAfter: readonly string[];
}
