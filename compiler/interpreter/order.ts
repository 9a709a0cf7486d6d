/** The boxes of a turn and the order of play that follows from them. */
import { DONE, type Effect } from '../../runtime/decision.js';
import { boxTakenBy, factionAt, isBoxOpen, setFactionAt } from '../../runtime/order.js';
import type { Game } from '../../runtime/state.js';
import { choose } from './questions.js';

const OPEN = 0;
const CLOSED = -1;

function setBox(game: Game, box: number, state: number): void {
  game.cells[game.rules.layout.orderBoxes + box] = state;
}

function boxesOf(game: Game): number[] {
  return game.rules.order.boxes.map((_, box) => box);
}

/** A faction takes an open box; DONE where none is open. */
export function* takeBox(game: Game, by: number, why: string): Effect<number> {
  const open = boxesOf(game).filter((box) => isBoxOpen(game, box));
  if (open.length === 0) return DONE;
  const box = yield* choose(game, by, 'box', why, open);
  setBox(game, box, by + 1);
  return box;
}

/** Nobody can take the box any more; who has taken it keeps it. */
export function closeBox(game: Game, box: number): void {
  if (isBoxOpen(game, box)) setBox(game, box, CLOSED);
}

/** The faction takes a place of the order; the others keep their order around it. */
export function takePlace(game: Game, faction: number, place: number): void {
  const others = game.rules.order.places.map((_, index) => factionAt(game, index)).filter((it) => it !== faction);
  [...others.slice(0, place), faction, ...others.slice(place)].forEach((it, index) => {
    setFactionAt(game, index, it);
  });
}

/** Who took a box further left comes earlier; who took none follows as before. All boxes open. */
export function adjustOrder(game: Game): void {
  const before = game.rules.order.places.map((_, place) => factionAt(game, place));
  const taken = boxesOf(game).map((box) => boxTakenBy(game, box));
  const after = [...new Set([...taken.filter((faction) => faction !== -1), ...before])];
  after.slice(0, before.length).forEach((faction, place) => {
    setFactionAt(game, place, faction);
  });
  for (const box of boxesOf(game)) setBox(game, box, OPEN);
}
