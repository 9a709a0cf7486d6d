import { describe, expect, it } from 'vitest';
import {
  adjustOrder,
  ASIDE,
  boxTakenBy,
  cancelCard,
  cardInPlay,
  changeTrack,
  chitIn,
  chitsAt,
  closeBox,
  countChits,
  currentCard,
  deckLength,
  DONE,
  drawByChance,
  drawChits,
  DRAWN,
  factionAt,
  hasBeenPlayed,
  hasOpenBox,
  HELD,
  IN_PLAY,
  isBoxClosed,
  isLastCardOfKind,
  isOver,
  markersAt,
  moveChits,
  placeMarkers,
  POOL,
  putInPlay,
  removeMarkers,
  revealCard,
  seedGenerator,
  setChitsAt,
  setCountAt,
  setDeck,
  setFactionAt,
  setTrack,
  shuffle,
  takeBox,
  takeChit,
  trackAt,
  trackValue,
  win,
  winnerOf,
  type Game,
} from '../../runtime/index.js';
import {
  Accord,
  Crown,
  Dunmoor,
  Edicts,
  EventBox,
  Fenwick,
  FullBox,
  Harrow,
  HiddenRunners,
  League,
  LimitedBox,
  Orders,
  Outmere,
  PortSable,
  Reedholm,
  Resolve,
  rules,
  SableRoad,
  Seize,
  Shut,
  Unrest,
  Wreckage,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

describe('markers', () => {
  it('are placed as far as the space, the supply and its kind allow', () => {
    const game = emptyBoard();
    expect(placeMarkers(game, Unrest, 2, Harrow)).toBe(1);
    expect(placeMarkers(game, Unrest, 1, Harrow)).toBe(0);
    expect(placeMarkers(game, Unrest, 1, SableRoad)).toBe(0);
    expect(placeMarkers(game, Unrest, 1, Fenwick)).toBe(1);
    expect(placeMarkers(game, Unrest, 1, Dunmoor)).toBe(1);
    expect(placeMarkers(game, Unrest, 1, PortSable)).toBe(0);
    expect(placeMarkers(game, Wreckage, 40, SableRoad)).toBe(40);
  });

  it('are removed as far as there are any', () => {
    const game = emptyBoard();
    placeMarkers(game, Wreckage, 3, SableRoad);
    expect(removeMarkers(game, Wreckage, 1, SableRoad)).toBe(1);
    expect(removeMarkers(game, Wreckage, Infinity, SableRoad)).toBe(2);
    expect(removeMarkers(game, Wreckage, Infinity, SableRoad)).toBe(0);
  });

  it('that close a space never shut pieces in', () => {
    const game = emptyBoard();
    setCountAt(game, Reedholm, HiddenRunners, 1);
    expect(placeMarkers(game, Shut, 1, Reedholm)).toBe(0);
    expect(placeMarkers(game, Shut, 1, Outmere)).toBe(1);
    expect(markersAt(game, Shut, Outmere)).toBe(1);
  });
});

describe('tracks', () => {
  it('stay in range and tell what was cut off', () => {
    const game = emptyBoard();
    setTrack(game, Resolve, 19);
    expect(changeTrack(game, Resolve, 3)).toBe(2);
    expect(trackAt(game, Resolve)).toBe(20);
    expect(changeTrack(game, Resolve, -25)).toBe(-5);
    expect(changeTrack(game, Resolve, 4)).toBe(0);
    setTrack(game, Resolve, 99);
    expect(trackAt(game, Resolve)).toBe(20);
  });

  it('of boxes have the value of the box', () => {
    const game = emptyBoard();
    expect(trackValue(game, Accord)).toBe(2);
    setTrack(game, Accord, 3);
    expect([trackAt(game, Accord), trackValue(game, Accord)]).toEqual([3, 0]);
    setTrack(game, Resolve, 7);
    expect(trackValue(game, Resolve)).toBe(7);
  });
});

describe('chits', () => {
  function pool(): Game {
    const game = emptyBoard();
    seedGenerator(game, 5);
    rules.chits.forEach((chit, index) => {
      setChitsAt(game, index, POOL, chit.count);
    });
    return game;
  }

  it('are drawn by chance, weighted by how many of a kind there are', () => {
    const game = pool();
    setChitsAt(game, 0, POOL, 1);
    const step = drawChits(game, 'draw', { family: Orders, count: 1 }).next();
    expect(step.value).toMatchObject({ by: -1, kind: 'draw', options: [0, 1, 2], weights: [1, 3, 3] });
  });

  it('are drawn in proportion', () => {
    const game = pool();
    setChitsAt(game, 0, POOL, 1);
    setChitsAt(game, 1, POOL, 0);
    const asked = drawChits(game, 'draw', { family: Orders, count: 1 }).next().value;
    if (typeof asked === 'number') throw new Error('no draw');
    let ones = 0;
    for (let i = 0; i < 4000; i += 1) if (drawByChance(game, asked) === 0) ones += 1;
    expect(ones).toBeGreaterThan(850);
    expect(ones).toBeLessThan(1150);
  });

  it('are drawn only until the pool is empty', () => {
    const game = pool();
    moveChits(game, Edicts, [POOL], ASIDE);
    setChitsAt(game, Seize, POOL, 2);
    setChitsAt(game, Seize, ASIDE, 0);
    expect(playEffect(game, drawChits(game, 'draw 3', { family: Edicts, count: 3 }))).toEqual({ asked: [], result: 2 });
    expect(countChits(game, Edicts, DRAWN)).toBe(2);
  });

  it('are taken by choice, from the earlier place first', () => {
    const game = pool();
    setChitsAt(game, Seize, DRAWN, 1);
    setChitsAt(game, Seize, HELD, 1);
    const played = playEffect(
      game,
      takeChit(game, Crown, 'play', { family: Edicts, from: [DRAWN, HELD], to: IN_PLAY, optional: true }),
      'Seize',
    );
    expect(played).toEqual({ asked: ['chit: Seize, done'], result: Seize });
    expect([chitsAt(game, Seize, DRAWN), chitsAt(game, Seize, HELD), chitIn(game, Edicts, IN_PLAY)]).toEqual([
      0,
      1,
      Seize,
    ]);
    expect(playEffect(game, takeChit(game, Crown, 'play', { family: Edicts, from: [DRAWN], to: IN_PLAY })).result).toBe(
      DONE,
    );
  });

  it('of one family move together and leave the other', () => {
    const game = pool();
    moveChits(game, Orders, [POOL, HELD], ASIDE);
    expect([countChits(game, Orders, POOL), countChits(game, Orders, ASIDE), countChits(game, Edicts, POOL)]).toEqual([
      0, 9, 4,
    ]);
    expect(chitIn(game, Orders, POOL)).toBe(-1);
  });
});

describe('cards', () => {
  it('are revealed from the top and count as played', () => {
    const game = emptyBoard();
    setDeck(game, [3, 6, 0, 7]);
    expect(currentCard(game)).toBe(-1);
    expect(revealCard(game)).toBe(3);
    expect([currentCard(game), deckLength(game), hasBeenPlayed(game, 3), hasBeenPlayed(game, 6)]).toEqual([
      3,
      3,
      true,
      false,
    ]);
    revealCard(game);
    expect(isLastCardOfKind(game, 'Reckoning')).toBe(false);
    revealCard(game);
    revealCard(game);
    expect(isLastCardOfKind(game, 'Reckoning')).toBe(true);
    expect(revealCard(game)).toBe(-1);
    expect(currentCard(game)).toBe(-1);
  });

  it('stay in play with one side until cancelled', () => {
    const game = emptyBoard();
    putInPlay(game, 2, 0);
    expect(cardInPlay(game, 2)).toBe(1);
    putInPlay(game, 2, 1);
    expect(cardInPlay(game, 2)).toBe(2);
    cancelCard(game, 2);
    expect(cardInPlay(game, 2)).toBe(0);
  });

  it('are shuffled by the seed', () => {
    const shuffled = (seed: number): number[] => {
      const game = emptyBoard();
      seedGenerator(game, seed);
      return shuffle(game, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    };
    expect(shuffled(1)).toEqual(shuffled(1));
    expect(shuffled(1)).not.toEqual(shuffled(2));
    expect(shuffled(1)).not.toEqual(shuffled(1 + 2 ** 32));
    expect(shuffled(1).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the order of play', () => {
  function order(): Game {
    const game = emptyBoard();
    setFactionAt(game, 0, League);
    setFactionAt(game, 1, Crown);
    return game;
  }

  it('follows the boxes taken, from left to right, which then open', () => {
    const game = order();
    playEffect(game, takeBox(game, League, 'take a box'), 'Full');
    expect(playEffect(game, takeBox(game, Crown, 'take a box'), 'Event').asked).toEqual(['box: Limited, Event']);
    expect([boxTakenBy(game, EventBox), boxTakenBy(game, FullBox), boxTakenBy(game, LimitedBox)]).toEqual([
      Crown,
      League,
      -1,
    ]);
    adjustOrder(game);
    expect([factionAt(game, 0), factionAt(game, 1), boxTakenBy(game, EventBox)]).toEqual([Crown, League, -1]);
  });

  it('stays as it was behind those that took a box', () => {
    const game = order();
    playEffect(game, takeBox(game, Crown, 'take a box'), 'Full');
    adjustOrder(game);
    expect([factionAt(game, 0), factionAt(game, 1)]).toEqual([Crown, League]);
    adjustOrder(game);
    expect([factionAt(game, 0), factionAt(game, 1)]).toEqual([Crown, League]);
  });

  it('offers no box that is closed or taken', () => {
    const game = order();
    closeBox(game, EventBox);
    expect(isBoxClosed(game, EventBox)).toBe(true);
    playEffect(game, takeBox(game, League, 'take a box'), 'Limited');
    closeBox(game, LimitedBox);
    expect(boxTakenBy(game, LimitedBox)).toBe(League);
    expect(playEffect(game, takeBox(game, Crown, 'take a box'))).toEqual({ asked: [], result: FullBox });
    expect(hasOpenBox(game)).toBe(false);
    expect(playEffect(game, takeBox(game, Crown, 'take a box')).result).toBe(DONE);
    adjustOrder(game);
    expect(isBoxClosed(game, EventBox)).toBe(false);
  });
});

describe('winning', () => {
  it('ends the game, and the first winner stays', () => {
    const game = emptyBoard();
    expect([isOver(game), winnerOf(game)]).toEqual([false, -1]);
    win(game, League);
    win(game, Crown);
    expect([isOver(game), winnerOf(game)]).toEqual([true, League]);
  });
});
