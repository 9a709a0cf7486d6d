/** What the board shows, looked up by definition: nothing is kept beside the counts in each place. */
import {
  changeCountAt,
  countAt,
  type Game,
  inBox,
  markersAt,
  movedAt,
  rowAt,
  setInBox,
  setMarkersAt,
  setMovedAt,
  trackAt,
} from '../../runtime/state.js';
import { cancelCard, cardInPlay } from '../../runtime/cards.js';
import type { World } from '../resolved/ir.js';
import type { PieceInHand } from './frame.js';

/** Where pieces lie that are on no space: a box, or Available. */
export type Store = number | 'available';

/** Whether a space is in play: no marker there closes it. */
export function isOpen(world: World, game: Game, space: number): boolean {
  for (let marker = 0; marker < world.markers.length; marker += 1) {
    if (rowAt(world.markers, marker).closes && markersAt(game, marker, space) > 0) return false;
  }
  return true;
}

/** The spaces in play, in the order of the map. */
export function openSpaces(world: World, game: Game): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < world.spaces.length; space += 1) if (isOpen(world, game, space)) spaces.push(space);
  return spaces;
}

/** Every space, also those that are closed: nothing is in them. */
export function wholeMap(world: World): number[] {
  return world.spaces.map((_, space) => space);
}

/** The spaces of the path of a kind of piece; none where it has no path. */
export function pathOf({ paths }: World, piece: number): readonly number[] {
  return paths.find(({ pieces }) => (pieces as readonly number[]).includes(piece))?.spaces ?? [];
}

/** How many pieces of the columns are in a space. */
export function piecesIn(game: Game, space: number, columns: readonly number[]): number {
  let count = 0;
  for (const column of columns) count += countAt(game, space, column);
  return count;
}

/** How many of a piece are in a box or Available: what is neither on the map nor in a box. */
export function piecesOff(world: World, game: Game, store: Store, piece: number): number {
  if (store !== 'available') return inBox(game, store, piece);
  const { inventory, columns } = rowAt(world.pieces, piece);
  let left = inventory;
  for (let space = 0; space < world.spaces.length; space += 1) left -= piecesIn(game, space, columns);
  for (let box = 0; box < world.boxes.length; box += 1) left -= inBox(game, box, piece);
  return left;
}

/** Takes pieces from a box, or adds them where `by` is positive; Available follows from the rest. */
export function changeOff(game: Game, store: Store, piece: number, by: number): void {
  if (store !== 'available') setInBox(game, store, piece, inBox(game, store, piece) + by);
}

/** How many more of a piece may come to a space, which is of this kind now. */
export function roomFor(world: World, game: Game, space: number, kind: number, piece: number): number {
  const { barred, mostPerSpace, columns } = rowAt(world.pieces, piece);
  if ((barred as readonly number[]).includes(kind) || !isOpen(world, game, space)) return 0;
  return mostPerSpace === null ? Infinity : Math.max(0, mostPerSpace - piecesIn(game, space, columns));
}

/** How many of a marker lie beside the map, on whichever side they would lie there; without end where there is no limit. */
export function markersOff(world: World, game: Game, marker: number): number {
  const { supply, sides } = rowAt(world.markers, marker);
  if (supply === null) return Infinity;
  const onMap = (side: number): number => wholeMap(world).reduce((sum, space) => sum + markersAt(game, side, space), 0);
  return [marker, ...sides].reduce((left, side) => left - onMap(side), supply);
}

/** How many more of a marker may be in a space of this kind, as stacking and play allow. */
export function markerRoom(world: World, game: Game, marker: number, space: number, kind: number): number {
  const { kinds, mostPerSpace, closes } = rowAt(world.markers, marker);
  if (!(kinds as readonly number[]).includes(kind)) return 0;
  const isEmpty =
    world.columns.every((_, column) => countAt(game, space, column) === 0) &&
    world.markers.every((other, id) => other.closes || markersAt(game, id, space) === 0);
  if (!isOpen(world, game, space) || (closes && !isEmpty)) return 0;
  if (closes) return 1;
  return mostPerSpace === null ? Infinity : Math.max(0, mostPerSpace - markersAt(game, marker, space));
}

/** Whether one more of a marker may come to a space. */
export function canMark(world: World, game: Game, marker: number, space: number, kind: number): boolean {
  return markersOff(world, game, marker) > 0 && markerRoom(world, game, marker, space, kind) > 0;
}

/** Places up to so many of a marker in a space, as there is room for them and as many as are left. */
export function placeMarker(
  world: World,
  game: Game,
  marker: number,
  count: number,
  space: number,
  kind: number,
): void {
  for (let placed = 0; placed < count; placed += 1) {
    if (!canMark(world, game, marker, space, kind)) return;
    setMarkersAt(game, marker, space, markersAt(game, marker, space) + 1);
  }
}

/** Turns markers over in a space, one by one, as long as there is room for the other side. */
export function turnMarkers(
  world: World,
  game: Game,
  marker: number,
  other: number,
  space: number,
  kind: number,
): void {
  while (markersAt(game, marker, space) > 0 && markerRoom(world, game, other, space, kind) > 0) {
    setMarkersAt(game, marker, space, markersAt(game, marker, space) - 1);
    setMarkersAt(game, other, space, markersAt(game, other, space) + 1);
  }
}

/** Removes up to so many of a marker from a space. */
export function removeMarker(game: Game, marker: number, count: number, space: number): void {
  const here = markersAt(game, marker, space);
  setMarkersAt(game, marker, space, here - Math.max(0, Math.min(count, here)));
}

/** Pieces of one column become those of another. */
export function turn(game: Game, space: number, from: number, into: number, count: number): void {
  const before = movedAt(game, space, from);
  changeCountAt(game, space, from, -count);
  arriveAs(game, space, into, count, before - movedAt(game, space, from));
}

/** So many pieces of a column more, of which some have moved. */
function arriveAs(game: Game, space: number, column: number, count: number, moved: number): void {
  changeCountAt(game, space, column, count);
  setMovedAt(game, space, column, movedAt(game, space, column) + moved);
}

/** The number that a track stands at, or the value of its box. */
export function valueOf(world: World, game: Game, track: number): number {
  const { boxes } = rowAt(world.tracks, track);
  const at = trackAt(game, track);
  return boxes === null ? at : rowAt(boxes, at).value;
}

/** The lowest and the highest number, or the first and the last box. */
export function endsOf(world: World, track: number): readonly [low: number, high: number] {
  const { from, to, boxes } = rowAt(world.tracks, track);
  return boxes === null ? [from, to] : [0, boxes.length - 1];
}

/** Puts a track at a number or a box, or at the nearer end. */
export function setTrack(world: World, game: Game, track: number, wanted: number): void {
  const [low, high] = endsOf(world, track);
  const at = wanted < low ? low : wanted > high ? high : wanted;
  game.cells[game.rules.layout.tracks + track] = at;
}

/** Moves a track step by step; returns how many steps were past its end, negative below it. */
export function moveTrack(world: World, game: Game, track: number, by: number): number {
  const before = trackAt(game, track);
  setTrack(world, game, track, before + by);
  return before + by - trackAt(game, track);
}

/** A turn begins, in which nothing has moved; what held for the rest of the last is over. */
export function openTurn(world: World, game: Game): void {
  world.cards.forEach(({ sides }, card) => {
    if (sides[cardInPlay(game, card) - 1]?.until === 'turn') cancelCard(game, card);
  });
  world.spaces.forEach((_, space) => {
    world.columns.forEach((__, column) => {
      setMovedAt(game, space, column, 0);
    });
  });
}

/** So many pieces come to a space by moving there. */
export function arrive(game: Game, space: number, column: number, count: number): void {
  arriveAs(game, space, column, count, count);
}

/** The pieces of a column in a space that have not moved this turn, and those that have. */
export function heapsAt(
  game: Game,
  space: number,
  column: number,
): readonly { readonly count: number; readonly moved: boolean }[] {
  const moved = movedAt(game, space, column);
  return [
    { count: countAt(game, space, column) - moved, moved: false },
    { count: moved, moved: true },
  ];
}

/** One that has moved goes, and not one that has not, where it is the one that is meant. */
export function letMovedGo(game: Game, { space, column, moved }: PieceInHand): void {
  const there = movedAt(game, space, column);
  if (moved && there > 0) setMovedAt(game, space, column, there - 1);
}

/** The number that is chosen of an option; of one that is chosen or not, 1 or 0. */
export function chosenOf({ cells, rules }: Game, option: number): number {
  return cells[rules.layout.options + option] ?? 0;
}
