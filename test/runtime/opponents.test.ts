/** Opponents that know no game: they choose among the options, alike for the same moment, and peek at nothing that is hidden. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { valueOf } from '../../compiler/interpreter/value.js';
import {
  answer,
  chitsAt,
  deckLength,
  diceOf,
  DRAWN,
  even,
  type Game,
  gameAt,
  handOf,
  lose,
  type Moment,
  momentOf,
  newSession,
  playerOf,
  playSeated,
  POOL,
  redraw,
  setChitsAt,
  setTrack,
  type Skill,
  startGame,
  stateSeenBy,
  type Value,
  win,
} from '../../runtime/index.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const tidings = {
  path: 'saltmarsh/tidings.yaml',
  text: 'cards without text:\n  T2: Foul Wind\n  T3: Slack Water\nkind: Tiding\n',
};
const { world } = check({ files: [...saltmarshFiles(), tidings], diagnostics: [] });
if (world === null) throw new Error('Saltmarsh has errors');
const core = lower(world);
const { program } = linkEngine(emitEngine(core));
const value = valueOf(core);
const [crown, league] = [program.rules.factions.indexOf('Crown'), program.rules.factions.indexOf('League')] as const;

const skills: readonly Skill[] = [
  { kind: 'random', budget: null },
  { kind: 'greedy', budget: null },
  { kind: 'mc', budget: 3 },
  { kind: 'mcts', budget: 30 },
];

/** The questions of a game that is played at random. */
function momentsOf(seed: number): readonly Moment[] {
  const session = newSession(program, seed);
  const found: Moment[] = [];
  for (let moment = momentOf(session); moment !== null; moment = momentOf(session)) {
    found.push({ ...moment, answers: [...moment.answers] });
    answer(session, playerOf({ kind: 'random', budget: null })(moment));
  }
  return found;
}

const chitCalled = (name: string): number => program.rules.chits.findIndex((chit) => chit.name === name);

/** Puts one chit of a kind from the pool into a place. */
function putOne(game: Game, name: string, place: number): void {
  const chit = chitCalled(name);
  setChitsAt(game, chit, POOL, chitsAt(game, chit, POOL) - 1);
  setChitsAt(game, chit, place, chitsAt(game, chit, place) + 1);
}

/** The moment with its checkpoint changed. */
function changed(moment: Moment, change: (game: Game) => void): Moment {
  const game = gameAt(program, moment.checkpoint);
  change(game);
  return { ...moment, checkpoint: game.cells };
}

/** Turns the deck below its top card round, and lets the dice fall otherwise. */
function turnDeck(game: Game): void {
  const { deck } = program.rules.layout;
  const below = game.cells.subarray(deck + 1, deck + deckLength(game));
  below.reverse();
  game.cells[0] = (game.cells[0] ?? 0) ^ 0x5bd1e995;
}

/**
 * A value that turns every choice round where a chit lies in a place: of what all can see each position has a number of its own, and
 * whoever knew where the chit is would go for the highest or for the lowest.
 */
function turnedBy(name: string, place: number): Value {
  const chit = chitCalled(name);
  return (game) => {
    const seen = JSON.stringify(stateSeenBy(game, null));
    let hash = 7;
    for (let at = 0; at < seen.length; at += 1) hash = (Math.imul(hash, 31) + seen.charCodeAt(at)) | 0;
    const share = (Math.imul(hash, 0x9e3779b1) >>> 8) / 2 ** 24;
    return program.rules.factions.map(() => (chitsAt(game, chit, place) > 0 ? share : 1 - share));
  };
}

describe('players', () => {
  it.each(skills)('$kind takes one of the options, and the same one for the same moment', (skill) => {
    const player = playerOf(skill, value);
    for (const moment of momentsOf(4).slice(0, 12)) {
      const taken = player(moment);
      expect(moment.asked.options).toContain(taken);
      expect(player(moment)).toBe(taken);
    }
  });

  it('play a game to its end, alike for the same seed', () => {
    const players = [playerOf({ kind: 'mcts', budget: 5 }, value), playerOf({ kind: 'greedy', budget: null }, value)];
    const game = playSeated(program, { seed: 3, players });
    expect(game.outcome).not.toBeNull();
    expect(playSeated(program, { seed: 3, players })).toEqual(game);
  });

  it('refuse a budget of nothing', () => {
    expect(() => playerOf({ kind: 'mcts', budget: 0 })).toThrow('a budget is a whole number, 1 or more, not 0');
    expect(() => playerOf({ kind: 'mc', budget: 1.5 })).toThrow(RangeError);
  });
});

describe('what is hidden', () => {
  it.each(skills)('in the deck and the dice to come changes no choice of $kind', (skill) => {
    const player = playerOf(skill, value);
    let turned = 0;
    for (const moment of [11, 12, 13, 14, 15].flatMap((seed) => momentsOf(seed).slice(0, 3))) {
      const other = changed(moment, turnDeck);
      if (deckLength(gameAt(program, moment.checkpoint)) > 2) turned += 1;
      expect(player(other)).toBe(player(moment));
    }
    expect(turned).toBeGreaterThan(3);
  });

  it.each(skills)('in hands and among the chits of others changes no choice of $kind', (skill) => {
    // Where nothing has been answered since, no answer can tell of what is changed.
    const moments = [5, 6, 7].flatMap((seed) => momentsOf(seed).filter(({ answers }) => answers.length === 0));
    expect(new Set(moments.map(({ asked }) => asked.by))).toEqual(new Set([crown, league]));
    for (const moment of moments) {
      const other = moment.asked.by === crown ? league : crown;
      const player = playerOf(skill, turnedBy('Fair Wind', handOf(other)));
      const holding = (card: string, favour: string): Moment =>
        changed(moment, (game) => {
          putOne(game, card, handOf(other));
          if (other === league) putOne(game, favour, DRAWN);
        });
      expect(player(holding('Slack Water', 'Salt'))).toBe(player(holding('Fair Wind', 'Bread')));
    }
  });

  it('is drawn anew from what may be known: as many cards in each hand, and the own hand as it is', () => {
    const game = startGame(program, 1, null);
    putOne(game, 'Fair Wind', handOf(league));
    putOne(game, 'Foul Wind', handOf(crown));
    putOne(game, 'Salt', DRAWN);
    const hands = new Set<string>();
    const drawn = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      const other = gameAt(program, game.cells);
      redraw(program, other, crown, diceOf(7, round));
      const at = (place: number, names: readonly string[]): readonly string[] =>
        names.filter((name) => chitsAt(other, chitCalled(name), place) > 0);
      const cards = ['Fair Wind', 'Foul Wind', 'Slack Water'];
      expect(at(handOf(crown), cards)).toEqual(['Foul Wind']);
      expect(at(handOf(league), cards)).toHaveLength(1);
      hands.add(at(handOf(league), cards).join());
      drawn.add(at(DRAWN, ['Bread', 'Salt']).join());
      expect(chitsAt(other, chitCalled('Salt'), POOL) + chitsAt(other, chitCalled('Salt'), DRAWN)).toBe(3);
      expect(deckLength(other)).toBe(deckLength(game));
    }
    expect(hands).toEqual(new Set(['Fair Wind', 'Slack Water']));
    expect(drawn).toEqual(new Set(['Bread', 'Salt']));
    // League knows its own chits, and not the hand of the Crown.
    const own = gameAt(program, game.cells);
    redraw(program, own, league, diceOf(7, 1));
    expect(chitsAt(own, chitCalled('Salt'), DRAWN)).toBe(1);
  });
});

describe('a value', () => {
  const resolve = program.rules.tracks.findIndex(({ name }) => name === 'Resolve');
  const at = (number: number, end?: (game: Game) => void): readonly number[] => {
    const game = startGame(program, 1, null);
    setTrack(game, resolve, number);
    end?.(game);
    return value(game);
  };

  it('follows from the margins of what the rules of victory compare, between 0 and 1', () => {
    // Resolve 0 wins for the League.
    const worths = [12, 8, 4, 1].map((number) => at(number)[league] ?? 0);
    expect(worths).toEqual([...worths].sort((one, other) => one - other));
    expect(new Set(worths).size).toBe(4);
    for (const worth of worths) expect(worth > 0 && worth < 1).toBe(true);
    expect((at(4)[crown] ?? 0) + (at(4)[league] ?? 0)).toBeCloseTo(1);
  });

  it('still tells at the end of a game how clear it was', () => {
    const won = (game: Game): void => {
      win(game, league);
    };
    expect(at(1, won)[league]).toBeGreaterThan(at(12, won)[league] ?? 1);
    expect(at(12, won)[league]).toBeGreaterThan(1 / 2);
    expect(at(1, won)[crown]).toBeLessThan(at(12, won)[crown] ?? 0);
  });

  it('without the rules of victory is that of the end alone', () => {
    const game = startGame(program, 1, null);
    expect(even(game)).toEqual([0.5, 0.5]);
    lose(game, crown);
    expect(even(game)[league]).toBe(1);
  });
});
