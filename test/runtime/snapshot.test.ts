import { describe, expect, it } from 'vitest';
import {
  answer,
  DRAWN,
  HELD,
  newGame,
  newSession,
  openState,
  pending,
  POOL,
  putInPlay,
  type Rules,
  setChitsAt,
  setCountAt,
  setMarkersAt,
  setTrack,
  snapshot,
  view,
  withLayout,
} from '../../runtime/index.js';
import { saltmarsh } from '../support/saltmarsh.js';
import { Accord, Fenwick, Levy, OpenRunners, rules, Seize } from '../support/saltmarsh-tables.js';

describe('a snapshot', () => {
  it('shows the position in the names of the board, without counts of zero', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S2', 'S7'], chance: 'ask' });
    const { game } = session;
    setCountAt(game, Fenwick, OpenRunners, 2);
    setChitsAt(game, Seize, POOL, 0);
    setChitsAt(game, Seize, HELD, 2);
    putInPlay(game, 1, 1);
    expect(snapshot(game)).toEqual({
      card: 'S1',
      tracks: { Resolve: 12, Accord: { box: 3, value: 1 } },
      eligibility: { first: 'League', second: 'Crown' },
      spaces: {
        Fenwick: { pieces: { Trooper: 2, 'Hidden Scout': 1, 'Open Runner': 2 }, markers: {} },
        Dunmoor: { pieces: { 'Hidden Runner': 2 }, markers: {} },
        Harrow: { pieces: { 'Hidden Runner': 3, Depot: 1 }, markers: { Unrest: 1 } },
        'Port Sable': { pieces: { Trooper: 4 }, markers: {} },
        'Sable Road': { pieces: {}, markers: {} },
        Reedholm: { pieces: { 'Hidden Runner': 1 }, markers: {} },
        Outmere: { pieces: {}, markers: { Shut: 1 } },
      },
      boxes: { Available: { Trooper: 3, Scout: 2, Runner: 2, Depot: 3 }, Gaol: {}, Overseas: { Trooper: 3, Scout: 1 } },
      pools: { Orders: { One: 3, Two: 3, Three: 3 }, Edicts: { Levy: 2 } },
      held: { Crown: ['Seize', 'Seize'] },
      capabilities: { S2: 'dark' },
    });
  });

  it('gives a named box of a track by its name', () => {
    const { game } = newSession(saltmarsh, 1);
    setTrack(game, Accord, 0);
    expect(snapshot(game).tracks.Accord).toBe('Split');
  });

  it('shows what is drawn, in play and aside, and the boxes taken in the turn', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S5', 'S2', 'S7'], chance: 'ask' });
    answer(session, 'Two');
    answer(session, 'Three');
    expect(snapshot(session.game).pools.drawn).toEqual({ Two: 1, Three: 1 });
    answer(session, 'Two');
    answer(session, 'Full');
    expect(snapshot(session.game).pools).toMatchObject({ 'in play': { Two: 1 }, Orders: { One: 3, Two: 2, Three: 3 } });
    expect(snapshot(session.game).taken).toEqual({ Limited: 'closed', Full: 'League' });
  });

  it('takes any name for a name', () => {
    const names = ['constructor', 'toString', '__proto__'];
    const odd: Rules = withLayout({
      ...rules,
      spaces: names.map((name) => ({ name, kind: 0 })),
      adjacent: names.map(() => []),
      chitFamilies: ['__proto__', 'valueOf'],
    });
    const game = newGame(odd);
    setCountAt(game, 2, OpenRunners, 1);
    const shown = snapshot(game);
    expect(Object.keys(shown.spaces)).toEqual(names);
    expect(JSON.stringify(shown.spaces)).toContain('"__proto__":{"pieces":{"Open Runner":1}');
    expect(Object.keys(shown.pools)).toEqual(['__proto__', 'valueOf']);
    expect(Object.prototype).not.toHaveProperty('pieces');
  });
});

describe("a faction's view", () => {
  it('has the question only if it is put to the faction', () => {
    const session = newSession(saltmarsh, 1);
    expect(view(session, 'League').pending).toEqual(pending(session));
    expect(view(session, 'Crown').pending).toBeNull();
    expect(() => view(session, 'toString')).toThrow(RangeError);
  });

  it('shows the chits that another faction has drawn as if they lay in the pool', () => {
    const session = newSession(saltmarsh, 1);
    setChitsAt(session.game, Levy, DRAWN, 1);
    setChitsAt(session.game, Levy, POOL, 1);
    const crown = view(session, 'Crown').state.pools;
    const league = view(session, 'League').state.pools;
    expect(crown.drawn).toEqual({ Levy: 1 });
    expect(crown.Orders).toEqual({ One: 3, Two: 3, Three: 3 });
    expect(league.Edicts).toEqual({ Seize: 2, Levy: 2 });
    expect(league.drawn).not.toHaveProperty('Levy');
  });

  it('is that of somebody who watches where no faction is named, with all that lies open', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S2', 'S7'], chance: 'ask' });
    setChitsAt(session.game, Levy, DRAWN, 1);
    setChitsAt(session.game, Levy, POOL, 1);
    const seen = view(session, null);
    expect(seen).toMatchObject({ decides: 'chance', pending: null, over: null });
    expect(seen.state).toMatchObject({ played: ['S1'], cardsLeft: 2, counters: { Reach: 0 } });
    expect(seen.state.pools.Edicts).toEqual({ Seize: 2, Levy: 2 });
    expect(openState(session.game).pools.drawn).toEqual({ Levy: 1 });
  });

  it('tells of held chits where the rules say that they are open, and of limited markers how many are left', () => {
    const session = newSession(saltmarsh, 1);
    setChitsAt(session.game, Levy, HELD, 1);
    setChitsAt(session.game, Levy, POOL, 1);
    expect(view(session, 'League').state.held).toEqual({});
    expect(view(session, 'Crown').state.held).toEqual({ Crown: ['Levy'] });
    const rules = { ...saltmarsh.rules, chitsOpen: [[], [HELD]] };
    const opened = { ...session, game: { ...session.game, rules } };
    for (const faction of ['League', null]) expect(view(opened, faction).state.held).toEqual({ Crown: ['Levy'] });
    const { markers } = session.game.rules;
    const before = view(session, null).state.markersLeft;
    expect(Object.keys(before)).toEqual(markers.flatMap(({ name, supply }) => (supply === Infinity ? [] : [name])));
    setMarkersAt(session.game, 0, 0, 1);
    expect(view(session, null).state.markersLeft).not.toEqual(before);
  });

  it('never tells the order of the deck, nor the generator', () => {
    const one = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S2', 'S3', 'S7'], chance: 'ask' });
    const other = newSession(saltmarsh, { seed: 2, deck: ['S1', 'S3', 'S2', 'S7'], chance: 'ask' });
    expect(view(one, 'Crown')).toEqual(view(other, 'Crown'));
  });
});
