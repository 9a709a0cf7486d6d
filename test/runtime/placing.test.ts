import { describe, expect, it } from 'vitest';
import {
  available,
  countAt,
  type Game,
  inBox,
  place,
  setCountAt,
  setInBox,
  setMarkersAt,
} from '../../runtime/index.js';
import {
  Runner,
  Crown,
  Depot,
  Depots,
  Dunmoor,
  Fenwick,
  Gaol,
  Harrow,
  HiddenRunners,
  HiddenScouts,
  League,
  OpenRunners,
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

function placeRunners(
  game: Game,
  least: number,
  most: number,
  ...answers: readonly string[]
): ReturnType<typeof playEffect<number>> {
  return playEffect(
    game,
    place(game, League, 'place Runners [3.4]', {
      pieces: [Runner],
      in: Harrow,
      atLeast: least,
      atMost: most,
      lift: true,
    }),
    ...answers,
  );
}

/** All Runners on the map, all Open and in Dunmoor. */
function withoutAvailableRunners(): Game {
  const game = emptyBoard();
  setCountAt(game, Dunmoor, OpenRunners, 10);
  return game;
}

describe('placing from Available', () => {
  it('places an exact number without a question, in the state in which the piece is placed', () => {
    const game = emptyBoard();
    expect(placeRunners(game, 2, 2)).toEqual({ asked: [], result: 2 });
    expect(countAt(game, Harrow, HiddenRunners)).toBe(2);
    expect(available(game, Runner)).toBe(8);
  });

  it('asks how many of "up to", none among them', () => {
    const game = emptyBoard();
    expect(placeRunners(game, 0, 2, 'done')).toEqual({ asked: ['count: done, 1, 2'], result: 0 });
    expect(countAt(game, Harrow, HiddenRunners)).toBe(0);
  });

  it('places none, without a question, where "up to" comes to 0', () => {
    expect(placeRunners(emptyBoard(), 0, 0)).toEqual({ asked: [], result: 0 });
  });

  it('places as many as are Available where there are fewer', () => {
    const game = emptyBoard();
    setCountAt(game, Dunmoor, HiddenRunners, 9);
    const played = playEffect(
      game,
      place(game, Crown, 'place 3 Runners', { pieces: [Runner], in: Harrow, count: 3, lift: true }),
    );
    expect(played).toEqual({ asked: [], result: 1 });
  });

  it('never exceeds what may stand in a space', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, Depots, 1);
    expect(
      playEffect(game, place(game, League, 'place 2 Depots', { pieces: [Depot], in: Harrow, count: 2 })).result,
    ).toBe(1);
    expect(
      playEffect(game, place(game, League, 'place 2 Depots', { pieces: [Depot], in: Harrow, count: 2, lift: true }))
        .result,
    ).toBe(0);
    expect(countAt(game, Harrow, Depots)).toBe(2);
  });

  it('places nothing where the piece is barred or the space is not in play, and logs that it was not possible', () => {
    const game = emptyBoard();
    setMarkersAt(game, Shut, Outmere, 1);
    expect(
      playEffect(game, place(game, Crown, 'place a Trooper', { pieces: [Trooper], in: Reedholm, count: 1, lift: true }))
        .result,
    ).toBe(0);
    expect(
      playEffect(game, place(game, League, 'place a Depot', { pieces: [Depot], in: SableRoad, count: 1, lift: true }))
        .result,
    ).toBe(0);
    expect(
      playEffect(game, place(game, League, 'place a Runner', { pieces: [Runner], in: Outmere, count: 1, lift: true }))
        .result,
    ).toBe(0);
    expect(game.log).toContain('League: place a Runner: not possible');
  });

  it('asks one by one for any of several pieces, and goes on until done', () => {
    const game = emptyBoard();
    const effect = place(game, League, 'place up to 3 Runners or Depots', {
      pieces: [Runner, Depot],
      in: Harrow,
      atMost: 3,
    });
    const played = playEffect(game, effect, 'Depot in Harrow', 'Hidden Runner in Harrow', 'done');
    expect(played.result).toBe(2);
    expect(played.asked[0]).toBe('piece: Hidden Runner in Harrow, Depot in Harrow, done');
    expect([countAt(game, Harrow, Depots), countAt(game, Harrow, HiddenRunners)]).toEqual([1, 1]);
  });
});

describe('placing with none Available', () => {
  it('lets the faction take its own pieces from the map, or leave it', () => {
    const game = withoutAvailableRunners();
    const played = placeRunners(game, 2, 2, 'Open Runner in Dunmoor', 'done');
    expect(played).toEqual({
      asked: ['piece: Open Runner in Dunmoor, done', 'piece: Open Runner in Dunmoor, done'],
      result: 1,
    });
    expect([countAt(game, Dunmoor, OpenRunners), countAt(game, Harrow, HiddenRunners)]).toEqual([9, 1]);
  });

  it('takes from the map only after what is Available is used up', () => {
    const game = emptyBoard();
    setCountAt(game, Dunmoor, HiddenRunners, 9);
    expect(placeRunners(game, 2, 2, 'Hidden Runner in Dunmoor')).toEqual({
      asked: ['piece: Hidden Runner in Dunmoor, done'],
      result: 2,
    });
    const again = emptyBoard();
    setCountAt(again, Dunmoor, HiddenRunners, 9);
    expect(placeRunners(again, 0, 2, 'done')).toEqual({ asked: ['count: done, 1'], result: 0 });
  });

  it('may take from the same space a piece that would come to lie otherwise, not one that would lie the same', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, OpenRunners, 4);
    setCountAt(game, Harrow, HiddenRunners, 6);
    const played = placeRunners(game, 1, 1, 'Open Runner in Harrow');
    expect(played.asked).toEqual(['piece: Open Runner in Harrow, done']);
    expect([countAt(game, Harrow, OpenRunners), countAt(game, Harrow, HiddenRunners)]).toEqual([3, 7]);
  });

  it('never takes from the map the pieces of another faction, or any where the text forbids it', () => {
    const game = withoutAvailableRunners();
    expect(
      playEffect(game, place(game, Crown, 'place a Runner', { pieces: [Runner], in: Harrow, count: 1, lift: true }))
        .result,
    ).toBe(0);
    expect(
      playEffect(game, place(game, League, 'place a Runner', { pieces: [Runner], in: Harrow, count: 1 })).result,
    ).toBe(0);
  });

  it('never takes pieces from a box', () => {
    const game = emptyBoard();
    setInBox(game, Gaol, Runner, 10);
    expect(placeRunners(game, 2, 2)).toEqual({ asked: [], result: 0 });
  });
});

describe('placing from a box', () => {
  it('takes the pieces out of the box, as far as there are any', () => {
    const game = emptyBoard();
    setInBox(game, Overseas, Trooper, 3);
    setInBox(game, Overseas, Scout, 1);
    const effect = place(game, Crown, 'place 4 pieces', {
      pieces: [Trooper, Scout],
      from: Overseas,
      in: Fenwick,
      count: 4,
    });
    const played = playEffect(game, effect, 'Hidden Scout in Fenwick');
    expect(played.result).toBe(4);
    expect([countAt(game, Fenwick, Troopers), countAt(game, Fenwick, HiddenScouts)]).toEqual([3, 1]);
    expect([inBox(game, Overseas, Trooper), inBox(game, Overseas, Scout), available(game, Trooper)]).toEqual([0, 0, 9]);
  });
});
