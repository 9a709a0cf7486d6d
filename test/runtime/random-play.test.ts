import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  begin,
  checkInvariants,
  type Game,
  type Program,
  putInPlay,
  retrace,
  setChitsAt,
  setCountAt,
  setDeck,
  setFactionAt,
  setInBox,
  setMarkersAt,
  startGame,
} from '../../runtime/index.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { saltmarsh } from '../support/saltmarsh.js';
import * as t from '../support/saltmarsh-tables.js';

describe('a random game', () => {
  it('ends with a winner and keeps every invariant at every decision, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const game = playRandomly(saltmarsh, seed, { checkInvariants: true, maxDecisions: 5000 });
        expect(game).toMatchObject({ finished: true });
        expect(game.crashed).toBeUndefined();
        expect(['Crown', 'League']).toContain(game.outcome?.winner);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same seed, checked or not', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(playRandomly(saltmarsh, seed)).toEqual(playRandomly(saltmarsh, seed, { checkInvariants: true }));
    }
  });

  it('is won by both factions, over many seeds', () => {
    const winners = new Set(Array.from({ length: 300 }, (_, seed) => playRandomly(saltmarsh, seed).outcome?.winner));
    expect(winners).toEqual(new Set(['Crown', 'League']));
  });

  it('stops at the most decisions it may take, unfinished', () => {
    expect(playRandomly(saltmarsh, 1, { maxDecisions: 5 })).toEqual({ finished: false, outcome: null, decisions: 5 });
  });

  it('that crashes tells why, and the answers that lead there again', () => {
    const failing: Program = {
      ...saltmarsh,
      *play(game) {
        const effect = saltmarsh.play(game);
        let step = effect.next();
        for (let asked = 0; step.done !== true; asked += 1) {
          if (asked === 20) throw new Error('the bridge fell in');
          step = effect.next(yield step.value);
        }
      },
    };
    const crashed = playRandomly(failing, 6);
    expect(crashed).toMatchObject({ finished: false, crashed: 'the bridge fell in' });
    expect(crashed.answers).toHaveLength(20);
    const session = begin(failing, 'seed', startGame(failing, 6, null));
    expect(() => retrace(session, crashed.answers ?? [])).toThrow('the bridge fell in');
  });

  it('that breaks an invariant is told as crashed', () => {
    const losing: Program = {
      ...saltmarsh,
      setup(game) {
        saltmarsh.setup(game);
        setCountAt(game, t.SableRoad, t.Depots, 1);
      },
    };
    expect(playRandomly(losing, 1, { checkInvariants: true }).crashed).toContain('Depot in Sable Road');
  });
});

describe('the invariants', () => {
  function start(): Game {
    return startGame(saltmarsh, 1, null);
  }

  it('hold at the start', () => {
    expect(checkInvariants(start())).toBeNull();
  });

  const { layout } = t.rules;
  const breaks: [string, (game: Game) => void][] = [
    [
      '-1 Trooper in Harrow',
      (game) => {
        setCountAt(game, t.Harrow, t.Troopers, -1);
      },
    ],
    [
      '3 Depot in Harrow, more than may stand there',
      (game) => {
        setCountAt(game, t.Harrow, t.Depots, 3);
      },
    ],
    [
      '1 Trooper in Reedholm, more than may stand there',
      (game) => {
        setCountAt(game, t.Reedholm, t.Troopers, 1);
      },
    ],
    [
      '1 Open Runner in Outmere, which is not in play',
      (game) => {
        setCountAt(game, t.Outmere, t.OpenRunners, 1);
      },
    ],
    [
      'more Runner in use than there are',
      (game) => {
        setInBox(game, t.Gaol, t.Runner, 9);
      },
    ],
    [
      '-2 Runner in Gaol',
      (game) => {
        setInBox(game, t.Gaol, t.Runner, -2);
      },
    ],
    [
      '2 Unrest in Fenwick',
      (game) => {
        setMarkersAt(game, t.Unrest, t.Fenwick, 2);
      },
    ],
    [
      '1 Unrest in Sable Road',
      (game) => {
        setMarkersAt(game, t.Unrest, t.SableRoad, 1);
      },
    ],
    [
      'Resolve at 21',
      (game) => {
        game.cells[layout.tracks + t.Resolve] = 21;
      },
    ],
    [
      'of the chit Seize',
      (game) => {
        setChitsAt(game, t.Seize, 0, 1);
      },
    ],
    [
      'the order of play at 2nd Eligible',
      (game) => {
        setFactionAt(game, 1, t.League);
      },
    ],
    [
      'the box Event',
      (game) => {
        game.cells[layout.orderBoxes + 1] = 3;
      },
    ],
    [
      'card S1 twice in the deck',
      (game) => {
        setDeck(game, [0, 0]);
      },
    ],
    [
      'a deck of 10 cards',
      (game) => {
        game.cells[layout.deckLength] = 10;
      },
    ],
    [
      'side 3 of card S1 in play',
      (game) => {
        putInPlay(game, 0, 2);
      },
    ],
    [
      'outcome 6',
      (game) => {
        game.cells[layout.outcome] = 6;
      },
    ],
  ];

  it('name the first thing that is not sound', () => {
    for (const [message, breakIt] of breaks) {
      const game = start();
      breakIt(game);
      expect(checkInvariants(game)).toContain(message);
    }
  });
});
