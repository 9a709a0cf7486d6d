/** What files say whose first key is `map` or `board`. */
import type { Span } from '../source/span.js';
import type { StatedValue, Words } from './documents.js';
import type { Name } from './ir.js';

/** How the spaces of a kind are drawn. */
export type Drawn = 'area' | 'outer area' | 'circle' | 'line' | 'box';

/** What the games that are played on it share. */
export interface BoardDocument {
  readonly name: Name;
  /** `drawn` is null where nothing says. */
  readonly kinds: readonly (Words & { readonly drawn: Drawn | null })[];
  readonly spaces: readonly SpaceDeclaration[];
  /** The key above them. */
  readonly spacesKey: Span | null;
  readonly assumed: readonly AssumedPair[];
  readonly span: Span;
}

export interface MapDocument extends BoardDocument {
  /** Null where all of the map is its own. */
  readonly board: Name | null;
  /** An area is all spaces of its kinds, and the spaces it lists. */
  readonly areas: readonly {
    readonly words: Words;
    readonly kinds: readonly Name[];
    readonly spaces: readonly Name[];
  }[];
  readonly paths: readonly PathDeclaration[];
  /** Further wordings for spaces of the board. */
  readonly aliases: readonly { readonly space: Name; readonly aliases: readonly Name[] }[];
}

/** Spaces in an order, along which some pieces go. */
export interface PathDeclaration {
  readonly name: Name;
  readonly spaces: readonly Name[];
  readonly of: readonly Name[];
}

export interface SpaceDeclaration {
  readonly words: Words;
  readonly kind: Name | null;
  readonly adjacent: readonly Name[];
  /** False where it leaves out the list: then paths alone tell what is adjacent to it. */
  readonly listsAdjacent: boolean;
  /** The list of adjacent spaces, brackets included. */
  readonly adjacentSpan: Span;
  /** Where it is drawn, to the right and down; null where nothing says. */
  readonly at: readonly [number, number] | null;
  readonly values: readonly StatedValue[];
}

export interface AssumedPair {
  readonly pair: readonly [Name, Name];
  readonly adjacent: boolean;
  readonly sure: string;
  readonly note: string | null;
  readonly span: Span;
}
