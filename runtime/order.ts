/** The order of play: the places in which the factions stand, and the boxes that they take in a turn. */
import { decision, DONE, type Effect, onlyOption } from './decision.js';
import { type Game, read } from './state.js';

const OPEN = 0;
const CLOSED = -1;

/** The faction in a place of the order, from 0. */
export function factionAt(game: Game, place: number): number {
  return read(game.cells, game.rules.layout.orderPlaces + place);
}

export function setFactionAt(game: Game, place: number, faction: number): void {
  game.cells[game.rules.layout.orderPlaces + place] = faction;
}

/** The faction in a box; -1 where nobody is. */
export function boxTakenBy(game: Game, box: number): number {
  return Math.max(-1, read(game.cells, game.rules.layout.orderBoxes + box) - 1);
}

export function isBoxOpen(game: Game, box: number): boolean {
  return read(game.cells, game.rules.layout.orderBoxes + box) === OPEN;
}

export function isBoxClosed(game: Game, box: number): boolean {
  return read(game.cells, game.rules.layout.orderBoxes + box) === CLOSED;
}

export function hasOpenBox(game: Game): boolean {
  for (let box = 0; box < game.rules.order.boxes.length; box += 1) if (isBoxOpen(game, box)) return true;
  return false;
}

/** Asks `by` for an open box and puts the faction there; DONE where none is open. */
export function* takeBox(game: Game, by: number, why: string): Effect<number> {
  const options: number[] = [];
  for (let box = 0; box < game.rules.order.boxes.length; box += 1) if (isBoxOpen(game, box)) options.push(box);
  if (options.length === 0) return DONE;
  const box =
    options.length > 1
      ? yield decision(by, 'box', why, options, null, null)
      : onlyOption(game, by, 'box', why, options, null);
  game.cells[game.rules.layout.orderBoxes + box] = by + 1;
  return box;
}

/** Nobody can take the box until the order is adjusted; one that is taken stays taken. */
export function closeBox(game: Game, box: number): void {
  if (isBoxOpen(game, box)) game.cells[game.rules.layout.orderBoxes + box] = CLOSED;
}

/**
 * The faction in the leftmost taken box comes first, and so on; those that took none follow in their old order.
 * All boxes open again.
 */
export function adjustOrder(game: Game): void {
  const { places, boxes } = game.rules.order;
  const next: number[] = [];
  for (let box = 0; box < boxes.length; box += 1) {
    const faction = boxTakenBy(game, box);
    if (faction !== -1 && !next.includes(faction)) next.push(faction);
    game.cells[game.rules.layout.orderBoxes + box] = OPEN;
  }
  for (let place = 0; place < places.length; place += 1) {
    const faction = factionAt(game, place);
    if (!next.includes(faction)) next.push(faction);
  }
  for (let place = 0; place < places.length; place += 1) {
    const faction = next[place];
    if (faction !== undefined) setFactionAt(game, place, faction);
  }
}

/** The faction takes the place; those between its old place and this one move up or down by one. */
export function takePlace(game: Game, faction: number, place: number): void {
  const { places } = game.rules.order;
  const others = places.map((_, index) => factionAt(game, index)).filter((it) => it !== faction);
  others.splice(place, 0, faction);
  others.forEach((it, index) => {
    setFactionAt(game, index, it);
  });
}
