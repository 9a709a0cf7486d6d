import { describe, expect, it } from 'vitest';
import {
  answer,
  answerByChance,
  begin,
  below,
  carriedOut,
  checkInvariants,
  type Decision,
  gameAt,
  load,
  newSession,
  over,
  pending,
  type Program,
  replay,
  save,
  type Session,
  snapshot,
  startGame,
  undo,
} from '../../runtime/index.js';
import { guarded } from '../../runtime/testing/index.js';
import { positionInNames } from '../../runtime/named-cells.js';
import { saltmarsh } from '../support/saltmarsh.js';

/** Answers in a fixed, varied way; plays `count` answers or to the end. */
function playOn(session: Session, count: number, salt = 7): number {
  let given = 0;
  for (; given < count; given += 1) {
    const question = pending(session);
    if (question === null) break;
    const option = question.options[(given * 31 + salt) % question.options.length];
    if (option === undefined || !answer(session, option.value).ok) throw new Error('no answer');
  }
  return given;
}

function loaded(program: Program, json: unknown): Session {
  const outcome = load(program, json);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.session;
}

const gameAtStart = (seed: number) => gameAt(saltmarsh, newSession(saltmarsh, seed).history[0]?.cells ?? []);

const changedFrom = (cells: readonly number[]) => Object.fromEntries(positionInNames(saltmarsh.rules, cells));

const positionOf = (session: Session): unknown => [
  Array.from(session.game.cells),
  pending(session),
  over(session),
  snapshot(session.game),
];

function nextRolls(session: Session): number[] {
  const cells = session.game.cells.slice();
  const rolls = Array.from({ length: 10 }, () => below(session.game, 6));
  session.game.cells.set(cells);
  return rolls;
}

describe('a session', () => {
  it('tells who is asked what, under which rule, with every option', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S7'], chance: 'ask' });
    expect(pending(session)).toEqual({
      by: 'chance',
      kind: 'draw',
      asks: 'draw 2 Orders',
      rule: '2.2',
      options: [
        { value: 0, label: 'One' },
        { value: 1, label: 'Two' },
        { value: 2, label: 'Three' },
      ],
      choose: 1,
      space: null,
      nth: 1,
      most: 2,
    });
  });

  it('is answered by value or by label, and by the bare number of a count', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S7'], chance: 'ask' });
    expect(answer(session, 'Two')).toEqual({ ok: true });
    expect(answer(session, 2)).toEqual({ ok: true });
    expect(pending(session)).toMatchObject({ by: 'League', kind: 'chit', asks: 'play 1 drawn Order' });
    for (const label of ['Three', 'Limited', 'Rally', 'Harrow', '2'])
      expect(answer(session, label)).toEqual({ ok: true });
    expect(pending(session)?.kind).toBe('space');
  });

  it('refuses what is no option and changes nothing', () => {
    const session = newSession(saltmarsh, 3);
    const before = JSON.stringify(positionOf(session));
    for (const wrong of [99, -7, 'nowhere', 'toString', '__proto__']) {
      const outcome = answer(session, wrong);
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) expect(outcome.message).toContain('the options are');
    }
    expect(JSON.stringify(positionOf(session))).toBe(before);
  });

  it('plays chance by the seed, so equal seeds and answers give equal games', () => {
    const [one, same, other] = [newSession(saltmarsh, 8), newSession(saltmarsh, 8), newSession(saltmarsh, 9)];
    for (const session of [one, same, other]) playOn(session, 20);
    expect(positionOf(one)).toEqual(positionOf(same));
    expect(positionOf(one)).not.toEqual(positionOf(other));
  });

  it('ends, and then asks nothing and takes no answer', () => {
    const session = newSession(saltmarsh, 4);
    expect(over(session)).toBeNull();
    playOn(session, 100_000);
    expect(pending(session)).toBeNull();
    expect(over(session)).toMatchObject({ winner: expect.stringMatching(/Crown|League/) as string });
    expect(answer(session, 0)).toEqual({ ok: false, message: 'the game has ended' });
  });

  it('logs every answer, those of chance and those that were not asked too', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S7'], chance: 'ask' });
    for (const label of ['Two', 'Two', 'Limited']) answer(session, label);
    expect(session.game.log).toEqual([
      'card S1',
      'chance: draw 2 Orders [2.2]: Two',
      'chance: draw 2 Orders [2.2]: Two',
      'League: play 1 drawn Order [2.2]: Two',
      'League: take an open box [2.3]: Limited',
    ]);
  });

  it.each([NaN, Infinity, 1.5, '1', '', null, undefined, Symbol('1'), [], {}, 2 ** 60])(
    'refuses the seed %s',
    (seed) => {
      expect(() => newSession(saltmarsh, { seed: seed as number })).toThrow(RangeError);
    },
  );

  it('refuses a seed that is no number by itself, and another way to decide chance', () => {
    expect(() => newSession(saltmarsh, NaN)).toThrow('a seed is a whole number, not NaN');
    expect(() => newSession(saltmarsh, '1' as never)).toThrow(RangeError);
    expect(() => newSession(saltmarsh, { seed: 1, chance: 'dice' as never })).toThrow(RangeError);
    expect(() => newSession(saltmarsh, { seed: 1, deck: 'S1' as never })).toThrow(RangeError);
  });

  it('takes no answer that is none, and is as it was', () => {
    const session = newSession(saltmarsh, { seed: 1, deck: ['S1', 'S7'], chance: 'ask' });
    const before = positionOf(session);
    const strange = [
      Symbol('Two'),
      1n,
      null,
      undefined,
      {},
      ['Two'],
      () => 0,
      true,
      NaN,
      0.5,
      99,
      -3,
      1e300,
      '',
      'two ',
    ];
    for (const given of strange) expect(answer(session, given)).toMatchObject({ ok: false });
    expect(answer(session, Symbol('Two'))).toEqual({
      ok: false,
      message: 'an answer is the value or the label of an option',
    });
    expect(positionOf(session)).toEqual(before);
  });

  it('refuses a deck with a card that is none or twice', () => {
    expect(() => newSession(saltmarsh, { seed: 1, deck: ['S1', 'hasOwnProperty'] })).toThrow(RangeError);
    expect(() => newSession(saltmarsh, { seed: 1, deck: ['S1', 'S1'] })).toThrow(/twice/);
  });
});

describe('undo', () => {
  it('goes back through every decision to the start, to the same positions', () => {
    const session = newSession(saltmarsh, 11);
    const positions: unknown[] = [];
    while (pending(session) !== null) {
      positions.push(positionOf(session));
      playOn(session, 1, positions.length);
    }
    expect(positions.length).toBeGreaterThan(30);
    for (const before of positions.reverse()) {
      expect(undo(session)).toEqual({ ok: true });
      expect(positionOf(session)).toEqual(before);
    }
    expect(undo(session)).toEqual({ ok: false, message: 'nothing has been answered yet' });
  });

  it('repeats the rolls and draws that follow the same answer', () => {
    const session = newSession(saltmarsh, 12);
    playOn(session, 15);
    for (let step = 0; step < 30 && pending(session) !== null; step += 1) {
      const value = pending(session)?.options[0]?.value ?? 0;
      answer(session, value);
      const after = positionOf(session);
      const log = session.game.log?.slice();
      undo(session);
      answer(session, value);
      expect(positionOf(session)).toEqual(after);
      expect(session.game.log).toEqual(log);
    }
  });
});

describe('a saved game', () => {
  it('is taken up again at every decision with the same position, question and next rolls', () => {
    for (const chance of ['seed', 'ask'] as const) {
      const session = newSession(saltmarsh, { seed: 21, chance });
      for (let step = 0; pending(session) !== null; step += 1) {
        const again = loaded(saltmarsh, JSON.parse(JSON.stringify(save(session))));
        expect(positionOf(again)).toEqual(positionOf(session));
        expect(nextRolls(again)).toEqual(nextRolls(session));
        expect(JSON.stringify(save(again))).toBe(JSON.stringify(save(session)));
        playOn(session, 1, step);
      }
      expect(over(loaded(saltmarsh, save(session)))).toEqual(over(session));
    }
  });

  it('goes on as the unsaved one does, undo among it', () => {
    const session = newSession(saltmarsh, 22);
    playOn(session, 25);
    const again = loaded(saltmarsh, save(session));
    for (const one of [session, again]) {
      playOn(one, 9);
      for (let i = 0; i < 20; i += 1) undo(one);
      playOn(one, 30, 3);
    }
    expect(positionOf(again)).toEqual(positionOf(session));
  });

  it('of another game or other rules is refused, and not for what its edition is called', () => {
    const saved = save(newSession(saltmarsh, 1));
    const refused = (change: object): string => {
      const outcome = load(saltmarsh, { ...saved, ...change });
      return outcome.ok ? 'loaded' : outcome.message;
    };
    expect(refused({ game: 'fens' })).toBe('this is a game of fens, not of saltmarsh');
    expect(refused({ edition: '2' })).toBe('loaded');
    expect(refused({ fingerprint: 'x' })).toBe('the game was saved under other rules');
  });

  it('that is malformed or cannot be is refused, never thrown over', () => {
    const session = newSession(saltmarsh, 1);
    playOn(session, 12);
    const saved = save(session);
    const first = saved.history[0] ?? { changed: {}, answers: [] };
    const broken: unknown[] = [
      null,
      7,
      'saved',
      [],
      {},
      { ...saved, chance: 'dice' },
      { ...saved, history: [] },
      { ...saved, history: 'x' },
      { ...saved, history: [null] },
      { ...saved, history: [{ cells: ['1'], answers: [] }] },
      { ...saved, history: [{ cells: [1, 2], answers: [] }] },
      { ...saved, history: [{ ...first, changed: { ...first.changed, deck: -5 } }] },
      { ...saved, history: [{ ...first, changed: { ...first.changed, 'spaces/Nowhere/Runners': 1 } }] },
      { ...saved, format: 3 },
      { ...saved, history: [{ ...first, answers: ['4000'] }] },
      { ...saved, history: [{ ...first, answers: [...first.answers, 1.5] }] },
      { ...saved, history: [...saved.history, first] },
    ];
    for (const json of broken) {
      const outcome = load(saltmarsh, json);
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) expect(outcome.message).not.toBe('');
    }
  });

  it('whose first position was changed into another that can be is refused, since it follows from the seed', () => {
    const saved = save(newSession(saltmarsh, 5));
    const edited = Array.from(gameAtStart(5).cells).flatMap((cell, index, cells) => {
      const others = cells.slice();
      others[index] = cell + 1;
      return checkInvariants(gameAt(saltmarsh, others)) === null ? [others] : [];
    });
    expect(edited.length).toBeGreaterThan(10);
    for (const others of edited) {
      const outcome = load(saltmarsh, { ...saved, history: [{ changed: changedFrom(others), answers: [] }] });
      expect(outcome).toEqual({ ok: false, message: 'the saved game cannot be played: the first position differs' });
    }
  });

  it('whose seed or deck was changed, or is none, is refused', () => {
    const saved = save(newSession(saltmarsh, { seed: 5, deck: ['S1', 'S2', 'S7'] }));
    expect(load(saltmarsh, saved).ok).toBe(true);
    const decks = [null, 'S1', ['S1'], ['S2', 'S1', 'S7'], ['S1', 'S1', 'S7'], ['S9'], [{}]];
    for (const deck of decks) expect(load(saltmarsh, { ...saved, deck }).ok).toBe(false);
    for (const seed of [6, null, '5', 5.5, undefined]) expect(load(saltmarsh, { ...saved, seed }).ok).toBe(false);
  });

  it('that began at another position is replayed, and not loaded', () => {
    const session = begin(saltmarsh, 'seed', startGame(saltmarsh, 7, null));
    answerByChance(session);
    expect(load(saltmarsh, save(session))).toEqual({ ok: false, message: 'the game did not begin at the setup' });
    expect(replay(saltmarsh, save(session)).ok).toBe(true);
  });

  it('whose draw was changed is refused, since the seed decides it', () => {
    const session = newSession(saltmarsh, 5);
    playOn(session, 10);
    const saved = save(session);
    const [first, ...rest] = saved.history;
    const others = saltmarsh.rules.chits.map(({ name }) => name);
    const answers = first?.answers.map((given, index) => (index === 0 ? others.find((it) => it !== given) : given));
    const outcome = load(saltmarsh, { ...saved, history: [{ ...first, answers }, ...rest] });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.message).toContain('chance decides');
  });
});

describe('a game that watches itself', () => {
  it('is taken back as often as one likes', () => {
    const telling: Program = {
      ...saltmarsh,
      *play(game) {
        const effect = saltmarsh.play(game);
        for (let step = effect.next(); step.done !== true; step = effect.next(yield step.value)) {
          for (let told = 0; told < 20; told += 1) carriedOut(game, 'a step');
        }
      },
    };
    const session = newSession(guarded(telling), 12);
    playOn(session, 15);
    const before = positionOf(session);
    for (let count = 0; count < 60; count += 1) {
      playOn(session, 1, count);
      undo(session);
    }
    expect(positionOf(session)).toEqual(before);
  });
});

describe('a replay', () => {
  it('under the same rules gives the same bytes', () => {
    const session = newSession(saltmarsh, 30);
    playOn(session, 100_000);
    const again = replay(saltmarsh, save(session));
    expect(again.ok && JSON.stringify(save(again.session))).toBe(JSON.stringify(save(session)));
  });

  it('under other rules tells the first answer that differs', () => {
    const session = newSession(saltmarsh, { seed: 30, deck: ['S1', 'S2', 'S7'], chance: 'ask' });
    for (const label of ['Two', 'Three', 'Three', 'Limited', 'Rally']) answer(session, label);
    const other: Program = {
      ...saltmarsh,
      rules: { ...saltmarsh.rules, fingerprint: 'saltmarsh-2' },
      *play(game) {
        const effect = saltmarsh.play(game);
        let step: IteratorResult<Decision, void> = effect.next();
        while (step.done !== true) {
          const { options, kind } = step.value;
          const given: number = yield kind === 'procedure' ? { ...step.value, options: options.slice(1) } : step.value;
          step = effect.next(given);
        }
      },
    };
    const outcome = replay(other, save(session));
    expect(outcome).toMatchObject({ ok: false, answer: 4 });
    if (!outcome.ok) expect(outcome.message).toContain('answer 5');
    expect(load(other, save(session))).toEqual({ ok: false, message: 'the game was saved under other rules' });
  });
});
