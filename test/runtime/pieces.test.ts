import { describe, expect, it } from 'vitest';
import {
  available,
  countAt,
  flip,
  flipAll,
  type Game,
  inBox,
  piecesOn,
  remove,
  removeFromBox,
  replace,
  setCountAt,
  setInBox,
} from '../../runtime/index.js';
import {
  Runner,
  Runners,
  Crown,
  Depot,
  Depots,
  Dunmoor,
  Fenwick,
  Gaol,
  Harrow,
  HiddenRunners,
  League,
  OpenRunners,
  Overseas,
  ToOpenRunners,
  Trooper,
  Troopers,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

function runnersInHarrow(hidden: number, open: number): Game {
  const game = emptyBoard();
  setCountAt(game, Harrow, HiddenRunners, hidden);
  setCountAt(game, Harrow, OpenRunners, open);
  return game;
}

function removeRunners(
  game: Game,
  least: number,
  most: number,
  ...answers: readonly string[]
): ReturnType<typeof playEffect<number>> {
  return playEffect(
    game,
    remove(game, Crown, 'remove Runners', { pieces: Runners, in: [Harrow], atLeast: least, atMost: most, to: Gaol }),
    ...answers,
  );
}

describe('removing', () => {
  it('takes all without a question where no fewer are wanted than there are', () => {
    const game = runnersInHarrow(1, 2);
    expect(removeRunners(game, 5, 5)).toEqual({ asked: [], result: 3 });
    expect(inBox(game, Gaol, Runner)).toBe(3);
  });

  it('takes one kind in one space without a question', () => {
    const game = runnersInHarrow(3, 0);
    expect(removeRunners(game, 2, 2)).toEqual({ asked: [], result: 2 });
    expect(countAt(game, Harrow, HiddenRunners)).toBe(1);
  });

  it('asks how many of one kind in one space', () => {
    expect(removeRunners(runnersInHarrow(3, 0), 0, 2, '1')).toEqual({ asked: ['count: done, 1, 2'], result: 1 });
  });

  it('asks piece by piece where kinds differ, and for done once enough are taken', () => {
    const game = runnersInHarrow(2, 2);
    const played = removeRunners(game, 1, 3, 'Open Runner in Harrow', 'Hidden Runner in Harrow', 'done');
    expect(played.asked).toEqual([
      'piece: Hidden Runner in Harrow, Open Runner in Harrow',
      'piece: Hidden Runner in Harrow, Open Runner in Harrow, done',
      'piece: Hidden Runner in Harrow, Open Runner in Harrow, done',
    ]);
    expect(played.result).toBe(2);
  });

  it('takes the same in whatever order it is picked', () => {
    const one = runnersInHarrow(2, 2);
    removeRunners(one, 2, 2, 'Open Runner in Harrow', 'Hidden Runner in Harrow');
    const other = runnersInHarrow(2, 2);
    removeRunners(other, 2, 2, 'Hidden Runner in Harrow', 'Open Runner in Harrow');
    expect(one.cells).toEqual(other.cells);
  });

  it('takes none where "up to" comes to 0 or nothing is there, and logs what had to be and could not', () => {
    const game = runnersInHarrow(0, 0);
    expect(removeRunners(game, 2, 2)).toEqual({ asked: [], result: 0 });
    expect(game.log).toEqual(['Crown: remove Runners: not possible']);
    expect(removeRunners(runnersInHarrow(2, 0), 0, 0)).toEqual({ asked: [], result: 0 });
  });

  it('chooses among spaces', () => {
    const game = runnersInHarrow(1, 0);
    setCountAt(game, Dunmoor, HiddenRunners, 1);
    const effect = remove(game, Crown, 'remove 1 Runner', { pieces: Runners, in: [Dunmoor, Harrow], count: 1 });
    playEffect(game, effect, 'Hidden Runner in Harrow');
    expect([countAt(game, Dunmoor, HiddenRunners), available(game, Runner)]).toEqual([1, 9]);
  });
});

describe('removing from a box', () => {
  it('returns all without a question, and some by choice', () => {
    const game = emptyBoard();
    setInBox(game, Gaol, Runner, 2);
    setInBox(game, Gaol, Depot, 1);
    const some = removeFromBox(game, League, 'send 1 Overseas', {
      pieces: [Runner, Depot],
      from: Gaol,
      count: 1,
      to: Overseas,
    });
    expect(playEffect(game, some, 'Depot in Gaol').asked).toEqual(['piece: Runner in Gaol, Depot in Gaol']);
    expect([inBox(game, Gaol, Depot), inBox(game, Overseas, Depot)]).toEqual([0, 1]);
    const all = removeFromBox(game, League, 'return all', { pieces: [Runner, Depot], from: Gaol, count: 99 });
    expect(playEffect(game, all)).toEqual({ asked: [], result: 2 });
    expect(available(game, Runner)).toBe(10);
  });

  it('asks how many where it may be fewer', () => {
    const game = emptyBoard();
    setInBox(game, Gaol, Runner, 2);
    const effect = removeFromBox(game, League, 'return up to 2', { pieces: [Runner, Depot], from: Gaol, atMost: 2 });
    expect(playEffect(game, effect, '1')).toEqual({ asked: ['count: done, 1, 2'], result: 1 });
  });
});

describe('replacing', () => {
  it('removes all that are named, and places only what is Available instead', () => {
    const game = runnersInHarrow(4, 0);
    setCountAt(game, Fenwick, Troopers, 10);
    expect(
      playEffect(
        game,
        replace(game, Crown, 'replace 4 Runners', { pieces: Runners, in: [Harrow], count: 4, with: Trooper }),
      ).result,
    ).toBe(4);
    expect([countAt(game, Harrow, HiddenRunners), countAt(game, Harrow, Troopers)]).toEqual([0, 2]);
    expect(available(game, Trooper)).toBe(0);
  });

  it('counts the room after the piece has gone, so a full space can have one of its own replaced', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, Depots, 2);
    expect(
      playEffect(
        game,
        replace(game, League, 'replace a Depot', { pieces: [Depots], in: [Harrow], count: 1, with: Depot }),
      ).result,
    ).toBe(1);
    expect(countAt(game, Harrow, Depots)).toBe(2);
  });

  it('only removes where the replacement may not stand', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, Depots, 2);
    setCountAt(game, Harrow, HiddenRunners, 1);
    playEffect(
      game,
      replace(game, League, 'replace a Runner', { pieces: Runners, in: [Harrow], count: 1, with: Depot }),
    );
    expect([countAt(game, Harrow, Depots), piecesOn(game, Runners)]).toEqual([2, 0]);
  });

  it('places the replacement in the state in which it is placed', () => {
    const game = runnersInHarrow(0, 1);
    playEffect(
      game,
      replace(game, League, 'replace a Runner', { pieces: Runners, in: [Harrow], count: 1, with: Runner }),
    );
    expect([countAt(game, Harrow, HiddenRunners), countAt(game, Harrow, OpenRunners)]).toEqual([1, 0]);
  });
});

describe('flipping', () => {
  const activate = (
    game: Game,
    least: number,
    most: number,
    ...answers: readonly string[]
  ): ReturnType<typeof playEffect<number>> =>
    playEffect(
      game,
      flip(game, Crown, 'activate Runners', {
        pieces: Runners,
        to: ToOpenRunners,
        in: [Harrow],
        atLeast: least,
        atMost: most,
      }),
      ...answers,
    );

  it('flips without a question where all that can flip must', () => {
    const game = runnersInHarrow(3, 0);
    expect(activate(game, 2, 2)).toEqual({ asked: [], result: 2 });
    expect(countAt(game, Harrow, OpenRunners)).toBe(2);
  });

  it('lets pieces that are in the state already count as chosen', () => {
    const game = runnersInHarrow(2, 1);
    expect(activate(game, 2, 2, '1')).toEqual({ asked: ['count: 1, 2'], result: 2 });
    expect(countAt(game, Harrow, OpenRunners)).toBe(2);
  });

  it('does nothing where enough are in the state already and the chooser wants no more', () => {
    const game = runnersInHarrow(1, 3);
    expect(activate(game, 2, 2, 'done')).toEqual({ asked: ['count: done, 1'], result: 2 });
    expect(countAt(game, Harrow, HiddenRunners)).toBe(1);
  });

  it('asks piece by piece across spaces', () => {
    const game = runnersInHarrow(1, 0);
    setCountAt(game, Dunmoor, HiddenRunners, 2);
    const effect = flip(game, Crown, 'activate 1 Runner', {
      pieces: [HiddenRunners],
      to: [OpenRunners],
      in: [Dunmoor, Harrow],
      count: 1,
    });
    expect(playEffect(game, effect, 'Hidden Runner in Dunmoor').result).toBe(1);
    expect([countAt(game, Dunmoor, OpenRunners), countAt(game, Harrow, OpenRunners)]).toEqual([1, 0]);
  });

  it('of all asks nothing', () => {
    const game = runnersInHarrow(2, 1);
    flipAll(game, Runners, [HiddenRunners, HiddenRunners], [Harrow]);
    expect([countAt(game, Harrow, HiddenRunners), countAt(game, Harrow, OpenRunners)]).toEqual([3, 0]);
  });
});
