/**
 * The operations that mean what their slots mean: all that the passes of Core ask of one, in one entry for each. What it does is
 * written apart in both back ends.
 */
import type { DirectAct } from '../resolved/direct.js';
import type { World } from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';
import type { Block, Core, Possible } from './ir.js';
import { card, type Flow, type Part, varying } from './parts.js';
import { always } from './possibility.js';

export interface Facets<Act> {
  /** What leaves one part of the position and comes to another. */
  readonly changes: (world: World, act: Act) => readonly Flow[];
  /** What decides on what it finds to do. */
  readonly reads: (world: World, act: Act) => readonly Part[];
  /** When it can change the position. */
  readonly possible: (act: Act) => Possible;
  /** The steps that stand elsewhere and that it has done. */
  readonly calls: (core: Core, act: Act) => readonly Block[];
}

const nothing = (): readonly never[] => [];

const facets: { readonly [Kind in DirectAct['kind']]: Facets<OfKind<DirectAct, Kind>> } = {
  reveal: {
    // Sides that wait for their card come into play, and those that waited for the last, or last until this one, go out.
    changes: ({ cards }) => [
      ...(['current card', 'deck', 'played cards'] as const).flatMap(varying),
      ...cards.flatMap(({ sides }, id) =>
        sides.some(({ next, until }) => next !== null || until !== null) ? varying(card(id)) : [],
      ),
    ],
    reads: () => ['deck'],
    possible: () => always,
    calls: nothing,
  },
  'play event': {
    // The side may be in play from then on.
    changes: ({ cards }) => cards.flatMap((it, id) => (staysInPlay(it) ? varying(card(id)) : [])),
    reads: () => ['current card'],
    possible: () => ({ kind: 'has event' }),
    calls: (core) => core.cards.flatMap(({ sides }) => sides.map(({ block }) => block)),
  },
  'adjust order': {
    changes: () => [...varying('order of play'), ...varying('boxes taken')],
    reads: () => ['order of play', 'boxes taken'],
    possible: () => always,
    calls: nothing,
  },
  make: {
    changes: () => varying('order of play'),
    reads: () => ['order of play'],
    possible: () => always,
    calls: nothing,
  },
};

/** Whether a side of the card may be in play once it is played, if only for its own effect. */
export function staysInPlay({ capability, sides }: World['cards'][number]): boolean {
  return capability !== null || sides.some(({ during, next, until }) => during || next !== null || until !== null);
}

export function facetsOf(act: DirectAct): Facets<DirectAct> {
  // The entry of a kind takes the acts of that kind, which the type checker cannot follow.
  return facets[act.kind] as Facets<DirectAct>;
}
