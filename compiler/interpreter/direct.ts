/** What is done by each clause that means what its slots mean. */
import { revealCard } from '../../runtime/cards.js';
import type { Effect } from '../../runtime/decision.js';
import type { DirectAct } from '../resolved/direct.js';
import type { OfKind } from '../traversal.js';
import type { Frame } from './frame.js';
import { adjustOrder, takePlace } from './order.js';
import { playEvent } from './statements.js';

/** Who does it, and the sentence that questions come from. */
interface Doing {
  readonly by: number;
  readonly why: string;
}

/** What is done step by step; null where it has been done at once. */
const done: {
  readonly [Kind in DirectAct['kind']]: (frame: Frame, act: OfKind<DirectAct, Kind>, doing: Doing) => Effect | null;
} = {
  reveal: ({ game }) => {
    revealCard(game);
    return null;
  },
  'play event': (frame, _, { by, why }) => playEvent(frame, by, why),
  'adjust order': ({ game }) => {
    adjustOrder(game);
    return null;
  },
  make: ({ game }, { faction, place }) => {
    takePlace(game, faction, place);
    return null;
  },
};

export function* doDirect(frame: Frame, act: DirectAct, doing: Doing): Effect {
  // The entry of a kind takes the acts of that kind, which the type checker cannot follow.
  const effect = (done[act.kind] as Entry)(frame, act, doing);
  if (effect !== null) yield* effect;
}

type Entry = (frame: Frame, act: DirectAct, doing: Doing) => Effect | null;
