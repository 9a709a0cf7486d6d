// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: tracks that do something as they move. */
import { AVAILABLE, type Effect, type Game, MANY, changeTrack, everySpace, remove, removeFromBox, trackAt } from 'rulewright/runtime';
import { Box, Faction, Piece, Track } from './ids.js';
import { ARMS_CACHES, CELLS } from './pieces.js';

/** Shifts Haganah step by step, up or down as far as it goes, with what is done at the numbers it passes. */
export function* shiftHaganah(game: Game, by: number, steps: number): Effect {
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const before = trackAt(game, Track.Haganah);
    changeTrack(game, Track.Haganah, Math.sign(steps));
    const now = trackAt(game, Track.Haganah);
    if (now === before) return;
    // Rising to 3 [P 6.5.2].
    if (steps > 0 && now === 3) {
      // remove all Irgun pieces in Haganah 3
      yield* removeFromBox(game, by, 'remove all Irgun pieces in Haganah 3 [P 6.5.2]', {
        pieces: [Piece.Cell, Piece.ArmsCache],
        from: Box.Haganah3,
        count: MANY,
      });
    }
    // Rising to 4 [P 6.5.2].
    if (steps > 0 && now === 4) {
      // remove all Irgun pieces in Haganah 4
      yield* removeFromBox(game, by, 'remove all Irgun pieces in Haganah 4 [P 6.5.2]', {
        pieces: [Piece.Cell, Piece.ArmsCache],
        from: Box.Haganah4,
        count: MANY,
      });
    }
    // Falling below 4 [P 6.5.2].
    if (steps < 0 && now === 3) {
      let cellsRemoved = 0;
      let armsCachesRemoved = 0;
      // remove 2 Cells in Available to Haganah 4
      cellsRemoved += yield* removeFromBox(game, Faction.Irgun, 'remove 2 Cells in Available to Haganah 4 [P 6.5.2]', {
        pieces: [Piece.Cell],
        from: AVAILABLE,
        count: 2,
        to: Box.Haganah4,
      });
      // let missing be 2 minus the Cells removed
      let missing = 2 - cellsRemoved;
      // remove missing Cells on the map to Haganah 4
      cellsRemoved += yield* remove(game, Faction.Irgun, 'remove missing Cells on the map to Haganah 4 [P 6.5.2]', {
        pieces: CELLS,
        in: everySpace(game),
        count: missing,
        to: Box.Haganah4,
      });
      // let missing be 2 minus the Cells removed
      missing = 2 - cellsRemoved;
      // remove missing Cells in Prison to Haganah 4
      cellsRemoved += yield* removeFromBox(game, Faction.Irgun, 'remove missing Cells in Prison to Haganah 4 [P 6.5.2]', {
        pieces: [Piece.Cell],
        from: Box.Prison,
        count: missing,
        to: Box.Haganah4,
      });
      // remove 1 Arms Cache in Available to Haganah 4
      armsCachesRemoved += yield* removeFromBox(game, Faction.Irgun, 'remove 1 Arms Cache in Available to Haganah 4 [P 6.5.2]', {
        pieces: [Piece.ArmsCache],
        from: AVAILABLE,
        count: 1,
        to: Box.Haganah4,
      });
      // let missing be 1 minus the Arms Caches removed
      missing = 1 - armsCachesRemoved;
      // remove missing Arms Caches on the map to Haganah 4
      armsCachesRemoved += yield* remove(game, Faction.Irgun, 'remove missing Arms Caches on the map to Haganah 4 [P 6.5.2]', {
        pieces: ARMS_CACHES,
        in: everySpace(game),
        count: missing,
        to: Box.Haganah4,
      });
    }
    // Falling below 3 [P 6.5.2].
    if (steps < 0 && now === 2) {
      let cellsRemoved = 0;
      // remove 3 Cells in Available to Haganah 3
      cellsRemoved += yield* removeFromBox(game, Faction.Irgun, 'remove 3 Cells in Available to Haganah 3 [P 6.5.2]', {
        pieces: [Piece.Cell],
        from: AVAILABLE,
        count: 3,
        to: Box.Haganah3,
      });
      // let missing be 3 minus the Cells removed
      let missing = 3 - cellsRemoved;
      // remove missing Cells on the map to Haganah 3
      cellsRemoved += yield* remove(game, Faction.Irgun, 'remove missing Cells on the map to Haganah 3 [P 6.5.2]', {
        pieces: CELLS,
        in: everySpace(game),
        count: missing,
        to: Box.Haganah3,
      });
      // let missing be 3 minus the Cells removed
      missing = 3 - cellsRemoved;
      // remove missing Cells in Prison to Haganah 3
      cellsRemoved += yield* removeFromBox(game, Faction.Irgun, 'remove missing Cells in Prison to Haganah 3 [P 6.5.2]', {
        pieces: [Piece.Cell],
        from: Box.Prison,
        count: missing,
        to: Box.Haganah3,
      });
    }
  }
}
