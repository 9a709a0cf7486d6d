/** Markers on the map: placed as far as kind of space, stacking and supply allow. */
import { fault } from './fault.js';
import { type Game, inPlay, markersAt, markersOn, numberAt, rowAt, setMarkersAt } from './state.js';

/**
 * Places up to `n` of a marker in a space and returns how many were placed. None where the kind of space does not take
 * it, where the space is not in play, or where a marker that closes the space would shut something in.
 */
export function placeMarkers(game: Game, marker: number, n: number, space: number): number {
  const placed = Math.min(n, bearable(game, marker, space), markersLeft(game, marker));
  if (placed <= 0) return 0;
  if (placed === Infinity) return fault(`no end of ${rowAt(game.rules.markers, marker).name}`);
  setMarkersAt(game, marker, space, markersAt(game, marker, space) + placed);
  return placed;
}

/** How many more of a marker a space can take, however many are left of it. */
export function bearable(game: Game, marker: number, space: number): number {
  const most = numberAt(game.rules.layout.bearing, marker * game.rules.spaces.length + space);
  if (most === 0) return 0;
  if (!inPlay(game, space)) return 0;
  const { kindNow } = game.rules;
  if (kindNow !== undefined && !rowAt(game.rules.markers, marker).kinds.includes(kindNow(game, space))) return 0;
  const left = most - markersAt(game, marker, space);
  if (!rowAt(game.rules.markers, marker).closes) return left;
  // One closes a space, and nothing is put where it is closed.
  return isOccupied(game, space) ? 0 : Math.min(left, 1);
}

/** How many of a marker are left beside the map; those that lie there with another side up are not. */
export function markersLeft(game: Game, marker: number): number {
  const { supply, sides } = rowAt(game.rules.markers, marker);
  if (supply === Infinity) return Infinity;
  let left = supply - markersOn(game, marker);
  if (sides !== undefined) for (let i = 0; i < sides.length; i += 1) left -= markersOn(game, numberAt(sides, i));
  return left;
}

/** Whether one of a marker can be placed in a space. */
export function canMark(game: Game, marker: number, space: number): boolean {
  return bearable(game, marker, space) > 0 && markersLeft(game, marker) > 0;
}

/** Removes up to `n` (Infinity for all) of a marker from a space and returns how many. */
export function removeMarkers(game: Game, marker: number, n: number, space: number): number {
  const here = markersAt(game, marker, space);
  const removed = Math.max(0, Math.min(n, here));
  setMarkersAt(game, marker, space, here - removed);
  return removed;
}

/** Turns every marker of a kind in these spaces over to its other side, as far as that side may be there; the others stay. */
export function turnOver(game: Game, marker: number, other: number, spaces: readonly number[]): void {
  for (const space of spaces) {
    const turned = removeMarkers(game, marker, Math.max(0, bearable(game, other, space)), space);
    setMarkersAt(game, other, space, markersAt(game, other, space) + turned);
  }
}

/** Whether pieces are in a space, or markers other than those that close it. */
function isOccupied({ cells, rules }: Game, space: number): boolean {
  const { spaces, spaceStride, closing } = rules.layout;
  for (let thing = 0; thing < spaceStride; thing += 1) {
    const isClosing = closing.includes(thing - rules.columns.length);
    if (!isClosing && cells[spaces + space * spaceStride + thing] !== 0) return true;
  }
  return false;
}
