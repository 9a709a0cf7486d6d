import { describe, expect, it } from 'vitest';
import {
  adjacentTo,
  type Arrivals,
  changeCountAt,
  countAt,
  flipGroup,
  type Game,
  inOrAdjacent,
  moveGroup,
  type Moving,
  newArrivals,
  newGame,
  piecesOn,
  setCountAt,
  setMarkersAt,
  withLayout,
} from '../../runtime/index.js';
import {
  Runners,
  Crown,
  CrownPieces,
  Depots,
  Dunmoor,
  Fenwick,
  Harrow,
  HiddenRunners,
  League,
  LeaguePieces,
  OpenRunners,
  Outmere,
  PortSable,
  Reedholm,
  rules,
  SableRoad,
  Shut,
  ToOpenRunners,
  Troopers,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

const may = {};

function march(
  game: Game,
  arrivals: Arrivals,
  origins: readonly number[],
  bounds: { least: number; most: number },
  rule: Pick<Moving, 'must' | 'pairsOnce'>,
  ...answers: readonly string[]
): ReturnType<typeof playEffect<{ from: number; to: number; size: number; counts: readonly number[] } | null>> {
  const adjacent = (from: number): number[] => adjacentTo(game, [from]);
  const { least, most } = bounds;
  return playEffect(
    game,
    moveGroup(game, League, 'move Runners', {
      pieces: Runners,
      arrivals,
      from: origins,
      to: adjacent,
      atLeast: least,
      atMost: most,
      ...rule,
    }),
    ...answers,
  );
}

const any = { least: 0, most: 99 };

describe('a group', () => {
  it('has an origin, a destination and a count', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, HiddenRunners, 3);
    setCountAt(game, Dunmoor, HiddenRunners, 1);
    const played = march(game, newArrivals(), [Dunmoor, Harrow], any, may, 'Harrow', 'Sable Road', '2 Hidden Runner');
    expect(played.asked).toEqual([
      'space: Dunmoor, Harrow, done',
      'space: Dunmoor, Sable Road, Outmere',
      'count: 1 Hidden Runner, 2 Hidden Runner, 3 Hidden Runner',
    ]);
    expect(played.result).toMatchObject({ from: Harrow, to: SableRoad, size: 2, counts: [2, 0] });
    expect([countAt(game, Harrow, HiddenRunners), countAt(game, SableRoad, HiddenRunners)]).toEqual([1, 2]);
  });

  it('from the one origin given is only asked where it goes, and can be declined', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 1);
    const declined = march(game, newArrivals(), [PortSable], any, may, 'done');
    expect(declined).toEqual({ asked: ['space: Fenwick, Sable Road, done'], result: null });
  });

  it('never goes to its own space, nor to a space named twice more than once', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, Troopers, 2);
    const destinations = (): number[] => [PortSable, Fenwick, Fenwick];
    const move = moveGroup(game, Crown, 'move', {
      pieces: CrownPieces,
      arrivals: newArrivals(),
      from: [PortSable],
      to: destinations,
      atMost: 9,
      ...may,
    });
    expect(playEffect(game, move, 'done').asked).toEqual(['space: Fenwick, done']);
    const nowhere = moveGroup(game, Crown, 'move', {
      pieces: CrownPieces,
      arrivals: newArrivals(),
      from: [PortSable],
      to: () => [PortSable],
      atMost: 9,
      ...may,
    });
    expect(playEffect(game, nowhere)).toEqual({ asked: [], result: null });
  });

  it('may go to its own space where that is allowed, full or not adjacent, and has moved then', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 2);
    setCountAt(game, Reedholm, Depots, 2);
    const arrivals = newArrivals();
    const own = { pairsOnce: true, own: () => true };
    const stayed = march(game, arrivals, [PortSable], any, own, 'Port Sable', '1 Hidden Runner');
    expect(stayed.asked[0]).toBe('space: Fenwick, Sable Road, Port Sable, done');
    expect(stayed.result).toMatchObject({ from: PortSable, to: PortSable, size: 1 });
    expect(march(game, arrivals, [PortSable], any, own, 'Fenwick').asked).toEqual(['space: Fenwick, Sable Road, done']);
    expect(march(game, arrivals, [PortSable], any, own)).toEqual({ asked: [], result: null });
    const there = (): number[] => [Reedholm];
    const depots = moveGroup(game, League, 'move', {
      pieces: LeaguePieces,
      arrivals,
      from: [Reedholm],
      to: there,
      atMost: 9,
      ...own,
    });
    expect(playEffect(game, depots, 'Reedholm', '2 Depot').result).toMatchObject({ to: Reedholm, size: 2 });
  });

  it('never goes where its pieces are barred, where the space is full, or to a space not in play', () => {
    const game = emptyBoard();
    setMarkersAt(game, Shut, Outmere, 1);
    setCountAt(game, Dunmoor, Troopers, 1);
    setCountAt(game, Harrow, Depots, 1);
    setCountAt(game, Reedholm, Depots, 2);
    const adjacent = (from: number): number[] => game.rules.adjacent[from]?.slice() ?? [];
    const crown = moveGroup(game, Crown, 'move', {
      pieces: CrownPieces,
      arrivals: newArrivals(),
      from: [Dunmoor],
      to: adjacent,
      atMost: 9,
      ...may,
    });
    expect(playEffect(game, crown, 'done').asked).toEqual(['space: Fenwick, Harrow, Sable Road, done']);
    const league = moveGroup(game, League, 'move', {
      pieces: [Depots],
      arrivals: newArrivals(),
      from: [Harrow],
      to: adjacent,
      atMost: 9,
      ...may,
    });
    expect(playEffect(game, league, 'done').asked).toEqual(['space: Dunmoor, done']);
  });

  it('takes only as many as the destination has room for', () => {
    const game = emptyBoard();
    setCountAt(game, Harrow, Depots, 2);
    setCountAt(game, Dunmoor, Depots, 1);
    setCountAt(game, Harrow, HiddenRunners, 1);
    const move = moveGroup(game, League, 'move', {
      pieces: LeaguePieces,
      arrivals: newArrivals(),
      from: [Harrow],
      to: () => [Dunmoor],
      count: 99,
      must: true,
    });
    expect(playEffect(game, move)).toMatchObject({ asked: [], result: { size: 2, counts: [1, 0, 1] } });
    expect(countAt(game, Dunmoor, Depots)).toBe(2);
  });

  it('has at least one piece and no more than it may', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 3);
    setCountAt(game, PortSable, OpenRunners, 2);
    const played = march(
      game,
      newArrivals(),
      [PortSable],
      { least: 1, most: 2 },
      may,
      'Fenwick',
      '0 Hidden Runner',
      '2 Open Runner',
    );
    expect(played.asked.slice(1)).toEqual([
      'count: done, 1 Hidden Runner, 2 Hidden Runner',
      'count: 1 Open Runner, 2 Open Runner',
    ]);
  });

  it('of an exact size asks only for what is open', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 3);
    setCountAt(game, PortSable, OpenRunners, 1);
    const played = march(game, newArrivals(), [PortSable], { least: 2, most: 2 }, may, 'Fenwick', '1 Hidden Runner');
    expect(played.asked.slice(1)).toEqual(['count: 1 Hidden Runner, 2 Hidden Runner']);
    expect(played.result?.counts).toEqual([1, 1]);
  });
});

describe('states of one piece that share the room of a destination', () => {
  function crowded(): Game {
    const pieces = rules.pieces.map((piece) => (piece.name === 'Runner' ? { ...piece, mostPerSpace: 2 } : piece));
    const game = newGame(withLayout({ ...rules, pieces }));
    setCountAt(game, PortSable, HiddenRunners, 1);
    setCountAt(game, PortSable, OpenRunners, 1);
    setCountAt(game, Fenwick, OpenRunners, 1);
    return game;
  }

  it('can go either way, and never both beyond the room', () => {
    const must = { must: true };
    for (const [hidden, counts] of [
      ['1 Hidden Runner', [1, 0]],
      ['0 Hidden Runner', [0, 1]],
    ] as const) {
      const game = crowded();
      const move = moveGroup(game, League, 'move', {
        pieces: Runners,
        arrivals: newArrivals(),
        from: [PortSable],
        to: () => [Fenwick],
        count: 2,
        ...must,
      });
      const played = playEffect(game, move, hidden);
      expect(played.asked).toEqual(['count: done, 1 Hidden Runner']);
      expect(played.result?.counts).toEqual(counts);
      expect(piecesOn(game, Runners)).toBe(3);
    }
  });
});

describe('pieces that have moved', () => {
  it('do not move again in the procedure', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 1);
    const arrivals = newArrivals();
    march(game, arrivals, [PortSable], any, may, 'Fenwick');
    expect(march(game, arrivals, [Fenwick], any, may)).toEqual({ asked: [], result: null });
    expect(march(game, newArrivals(), [Fenwick], any, may, 'done').asked).toHaveLength(1);
  });

  it('do not keep those from moving that were there before', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 2);
    setCountAt(game, Fenwick, HiddenRunners, 1);
    const arrivals = newArrivals();
    march(game, arrivals, [PortSable], { least: 2, most: 2 }, may, 'Fenwick');
    const played = march(game, arrivals, [Fenwick], any, may, 'Dunmoor');
    expect(played.result?.size).toBe(1);
  });

  it('are still known after they were flipped', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 2);
    setCountAt(game, SableRoad, OpenRunners, 1);
    const arrivals = newArrivals();
    const adjacent = (from: number): number[] => adjacentTo(game, [from]);
    const move = moveGroup(game, League, 'move', {
      pieces: Runners,
      arrivals,
      from: [PortSable],
      to: adjacent,
      count: 2,
      ...may,
    });
    const group = playEffect(game, move, 'Sable Road').result;
    if (group !== null) flipGroup(game, group, Runners, ToOpenRunners);
    expect([countAt(game, SableRoad, HiddenRunners), countAt(game, SableRoad, OpenRunners)]).toEqual([0, 3]);
    expect(march(game, arrivals, [SableRoad], any, may, 'Harrow').result?.size).toBe(1);
  });

  it('that were removed since do not count below nothing', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 2);
    const arrivals = newArrivals();
    march(game, arrivals, [PortSable], { least: 2, most: 2 }, may, 'Fenwick');
    changeCountAt(game, Fenwick, HiddenRunners, -1);
    expect(march(game, arrivals, [Fenwick], any, may)).toEqual({ asked: [], result: null });
  });

  it('make the pair of origin and destination used, where it serves one group only', () => {
    const game = emptyBoard();
    setCountAt(game, PortSable, HiddenRunners, 2);
    const arrivals = newArrivals();
    const once = { pairsOnce: true };
    march(game, arrivals, [PortSable], { least: 1, most: 1 }, once, 'Fenwick');
    expect(march(game, arrivals, [PortSable], any, once, 'done').asked).toEqual(['space: Sable Road, done']);
  });
});

describe('a loop of groups', () => {
  it('that must move ends with every piece moved, and asks only where there is a choice', () => {
    const game = emptyBoard();
    setCountAt(game, SableRoad, Troopers, 5);
    const arrivals = newArrivals();
    const must = { must: true };
    const away = (): ReturnType<typeof moveGroup> =>
      moveGroup(game, Crown, 'move Troopers', {
        pieces: [Troopers],
        arrivals,
        from: [SableRoad],
        to: () => [PortSable],
        atLeast: 1,
        atMost: 99,
        ...must,
      });
    expect(playEffect(game, away(), '2').asked).toEqual(['count: 1, 2, 3, 4, 5']);
    expect(playEffect(game, away(), '3').result).not.toBeNull();
    expect(playEffect(game, away())).toEqual({ asked: [], result: null });
    expect(countAt(game, PortSable, Troopers)).toBe(5);
  });

  it('ends and keeps all pieces whatever is chosen', () => {
    for (let first = 0; first < 40; first += 1) {
      const game = emptyBoard();
      setCountAt(game, Harrow, HiddenRunners, 4);
      setCountAt(game, Dunmoor, OpenRunners, 3);
      const arrivals = newArrivals();
      let groups = 0;
      for (; groups < 20; groups += 1) {
        const adjacent = (from: number): number[] => adjacentTo(game, [from]);
        const effect = moveGroup(game, League, 'move', {
          pieces: Runners,
          arrivals,
          from: [Harrow, Dunmoor, SableRoad],
          to: adjacent,
          atMost: 99,
          must: true,
        });
        let step = effect.next();
        let turn = first;
        while (step.done !== true) {
          turn += 1;
          step = effect.next(step.value.options[turn % step.value.options.length] ?? 0);
        }
        if (step.value === null) break;
      }
      expect(groups).toBeLessThanOrEqual(7);
      expect(piecesOn(game, Runners)).toBe(7);
    }
  });
});

describe('adjacency', () => {
  it('names each space in play once, in map order', () => {
    const game = emptyBoard();
    setMarkersAt(game, Shut, Outmere, 1);
    expect(adjacentTo(game, [Harrow])).toEqual([Dunmoor, SableRoad]);
    expect(inOrAdjacent(game, [Harrow])).toEqual([Dunmoor, Harrow, SableRoad]);
    expect(adjacentTo(game, [PortSable, Dunmoor])).toEqual([Fenwick, Harrow, SableRoad, Reedholm]);
  });
});
