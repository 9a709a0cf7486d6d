/** Markers on the map: placed as far as kind of space, stacking and supply allow. */
import { fault } from './fault.js';
import { type Game, inPlay, markersAt, markersOn, numberAt, rowAt, setMarkersAt } from './state.js';

/**
 * Places up to `n` of a marker in a space and returns how many were placed. None where the kind of space does not take
 * it, where the space is not in play, or where a marker that closes the space would shut something in.
 */
export function placeMarkers(game: Game, marker: number, n: number, space: number): number {
  const row = rowAt(game.rules.markers, marker);
  const most = numberAt(game.rules.layout.bearing, marker * game.rules.spaces.length + space);
  if (most === 0) return 0;
  if (row.closes ? isOccupied(game, space) : !inPlay(game, space)) return 0;
  const here = markersAt(game, marker, space);
  let placed = Math.min(n, most - here);
  if (row.supply !== Infinity) placed = Math.min(placed, row.supply - markersOn(game, marker));
  if (placed <= 0) return 0;
  if (placed === Infinity) return fault(`no end of ${row.name}`);
  setMarkersAt(game, marker, space, here + placed);
  return placed;
}

/** Removes up to `n` (Infinity for all) of a marker from a space and returns how many. */
export function removeMarkers(game: Game, marker: number, n: number, space: number): number {
  const here = markersAt(game, marker, space);
  const removed = Math.max(0, Math.min(n, here));
  setMarkersAt(game, marker, space, here - removed);
  return removed;
}

/** Turns every marker of a kind in these spaces over to its other side, as far as that side may be there. */
export function turnOver(game: Game, marker: number, other: number, spaces: readonly number[]): void {
  for (const space of spaces) {
    const turned = removeMarkers(game, marker, Infinity, space);
    placeMarkers(game, other, turned, space);
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
