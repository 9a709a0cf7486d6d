/** Tracks: numbers, or boxes in a row, that never leave their range. */
import { type Game, rowAt, trackAt } from './state.js';

/** The value of the track: of its box, or the number itself. */
export function trackValue(game: Game, track: number): number {
  const raw = trackAt(game, track);
  const boxes = rowAt(game.rules.tracks, track).boxes;
  return boxes === null ? raw : rowAt(boxes, raw).value;
}

/** Moves a track by a whole number as far as it goes; returns what of it was cut off (same sign), 0 where nothing. */
export function changeTrack(game: Game, track: number, by: number): number {
  const wanted = trackAt(game, track) + by;
  setTrack(game, track, wanted);
  return wanted - trackAt(game, track);
}

/** Puts a track at a number or box index; what is out of range goes to the nearer end. */
export function setTrack(game: Game, track: number, raw: number): void {
  const row = rowAt(game.rules.tracks, track);
  game.cells[game.rules.layout.tracks + track] = Math.max(row.from, Math.min(row.to, raw));
}
