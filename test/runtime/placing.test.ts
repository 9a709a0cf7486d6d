import { describe, expect, it } from 'vitest';
import {
  available,
  countAt,
  type Game,
  inBox,
  place,
  placeFrom,
  setCountAt,
  setInBox,
  setMarkersAt,
} from '../../runtime/index.js';
import {
  Cell,
  Crown,
  Depot,
  Depots,
  Dunmoor,
  Fenwick,
  Gaol,
  Harrow,
  HiddenCells,
  HiddenScouts,
  League,
  OpenCells,
  Outmere,
  Overseas,
  Reedholm,
  SableRoad,
  Scout,
  Shut,
  Trooper,
  Troopers,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

function placeCells(
  game: Game,
  least: number,
  most: number,
  ...answers: readonly string[]
): ReturnType<typeof playEffect<number>> {
  return playEffect(game, place(game, League, 'place Cells [3.4]', least, most, [Cell], Harrow, true), ...answers);
}

/** All Cells on the map, all Open and in Dunmoor. */
function withoutAvailableCells(): Game {
  const game = emptyBoard();
  setCountAt(game, Dunmoor, OpenCells, 10);
  return game;
}

describe('placing from Available', () => {
  it('places an exact number without a question, in the state in which the piece is placed', () => {
    const game = emptyBoard();
    expect(placeCells(game, 2, 2)).toEqual({ asked: [], result: 2 });
    expect(countAt(game, Harrow, HiddenCells)).toBe(2);
    expect(available(game, Cell)).toBe(8);
  });

  it('asks how many of "up to", none among them', () => {
    const game = emptyBoard();
    expect(placeCells(game, 0, 2, '0')).toEqual({ asked: ['count: 0, 1, 2'], result: 0 });
    expect(countAt(game, Harrow, HiddenCells)).toBe(0);
  });

  it('places none, without a question, where "up to" comes to 0', () => {
    expect(placeCells(emptyBoard(), 0, 0)).toEqual({ asked: [], result: 0 });
  });

  it('places as many as are Available where there are fewer', () => {
    const game = emptyBoard();
    setCountAt(game, Dunmoor, HiddenCells, 9);
    const played = playEffect(game, place(game, Crown, 'place 3 Cells', 3, 3, [Cell], Harrow, true));
    expect(played).toEqual({ asked: [], result: 1 });
  });

  it('never exceeds what may stand in a space', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, Depots, 1);
    expect(playEffect(game, place(game, League, 'place 2 Depots', 2, 2, [Depot], Harrow, false)).result).toBe(1);
    expect(playEffect(game, place(game, League, 'place 2 Depots', 2, 2, [Depot], Harrow, true)).result).toBe(0);
    expect(countAt(game, Harrow, Depots)).toBe(2);
  });

  it('places nothing where the piece is barred or the space is not in play, and logs that it was not possible', () => {
    const game = emptyBoard();
    setMarkersAt(game, Shut, Outmere, 1);
    expect(playEffect(game, place(game, Crown, 'place a Trooper', 1, 1, [Trooper], Reedholm, true)).result).toBe(0);
    expect(playEffect(game, place(game, League, 'place a Depot', 1, 1, [Depot], SableRoad, true)).result).toBe(0);
    expect(playEffect(game, place(game, League, 'place a Cell', 1, 1, [Cell], Outmere, true)).result).toBe(0);
    expect(game.log).toContain('League: place a Cell: not possible');
  });

  it('asks one by one for any of several pieces, and goes on until done', () => {
    const game = emptyBoard();
    const effect = place(game, League, 'place up to 3 Cells or Depots', 0, 3, [Cell, Depot], Harrow, false);
    const played = playEffect(game, effect, 'Depot in Harrow', 'Hidden Cell in Harrow', 'done');
    expect(played.result).toBe(2);
    expect(played.asked[0]).toBe('piece: Hidden Cell in Harrow, Depot in Harrow, done');
    expect([countAt(game, Harrow, Depots), countAt(game, Harrow, HiddenCells)]).toEqual([1, 1]);
  });
});

describe('placing with none Available', () => {
  it('lets the faction take its own pieces from the map, or leave it', () => {
    const game = withoutAvailableCells();
    const played = placeCells(game, 2, 2, 'Open Cell in Dunmoor', 'done');
    expect(played).toEqual({
      asked: ['piece: Open Cell in Dunmoor, done', 'piece: Open Cell in Dunmoor, done'],
      result: 1,
    });
    expect([countAt(game, Dunmoor, OpenCells), countAt(game, Harrow, HiddenCells)]).toEqual([9, 1]);
  });

  it('takes from the map only after what is Available is used up', () => {
    const game = emptyBoard();
    setCountAt(game, Dunmoor, HiddenCells, 9);
    expect(placeCells(game, 2, 2, 'Hidden Cell in Dunmoor')).toEqual({
      asked: ['piece: Hidden Cell in Dunmoor, done'],
      result: 2,
    });
    const again = emptyBoard();
    setCountAt(again, Dunmoor, HiddenCells, 9);
    expect(placeCells(again, 0, 2, '0')).toEqual({ asked: ['count: 0, 1'], result: 0 });
  });

  it('may take from the same space a piece that would come to lie otherwise, not one that would lie the same', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, OpenCells, 4);
    setCountAt(game, Harrow, HiddenCells, 6);
    const played = placeCells(game, 1, 1, 'Open Cell in Harrow');
    expect(played.asked).toEqual(['piece: Open Cell in Harrow, done']);
    expect([countAt(game, Harrow, OpenCells), countAt(game, Harrow, HiddenCells)]).toEqual([3, 7]);
  });

  it('never takes from the map the pieces of another faction, or any where the text forbids it', () => {
    const game = withoutAvailableCells();
    expect(playEffect(game, place(game, Crown, 'place a Cell', 1, 1, [Cell], Harrow, true)).result).toBe(0);
    expect(playEffect(game, place(game, League, 'place a Cell', 1, 1, [Cell], Harrow, false)).result).toBe(0);
  });

  it('never takes pieces from a box', () => {
    const game = emptyBoard();
    setInBox(game, Gaol, Cell, 10);
    expect(placeCells(game, 2, 2)).toEqual({ asked: [], result: 0 });
  });
});

describe('placing from a box', () => {
  it('takes the pieces out of the box, as far as there are any', () => {
    const game = emptyBoard();
    setInBox(game, Overseas, Trooper, 3);
    setInBox(game, Overseas, Scout, 1);
    const effect = placeFrom(game, Crown, 'place 4 pieces', 4, 4, [Trooper, Scout], Overseas, Fenwick);
    const played = playEffect(game, effect, 'Hidden Scout in Fenwick');
    expect(played.result).toBe(4);
    expect([countAt(game, Fenwick, Troopers), countAt(game, Fenwick, HiddenScouts)]).toEqual([3, 1]);
    expect([inBox(game, Overseas, Trooper), inBox(game, Overseas, Scout), available(game, Trooper)]).toEqual([0, 0, 9]);
  });
});
