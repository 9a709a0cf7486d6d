import { describe, expect, it } from 'vitest';
import {
  type AdditionalSpaces,
  beginAdditional,
  canConduct,
  chooseSpace,
  conduct,
  declare,
  DONE,
  type Effect,
  FREE,
  type Game,
  hasCandidate,
  type Interlude,
  isDeclared,
  pause,
  type Procedure,
  type Scope,
  scopeOf,
  selectSpace,
  setMarkersAt,
  spacesWhere,
} from '../../runtime/index.js';
import {
  Crown,
  Dunmoor,
  Fenwick,
  Harrow,
  League,
  Outmere,
  PortSable,
  Province,
  rules,
  Shut,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

const isProvince = (_game: Game, space: number): boolean => rules.spaces[space]?.kind === Province;
const anywhere = (): boolean => true;

function procedure(id: number, rest: Partial<Procedure> = {}): Procedure {
  return {
    id,
    name: '',
    faction: League,
    accompanies: null,
    can: anywhere,
    *run() {
      /* Nothing to do. */
    },
    ...rest,
  };
}

function special(procedures: readonly Procedure[]): Interlude {
  return {
    why: 'Sally [3.1]',
    label: 'Special Activity',
    by: League,
    procedures,
    host: 0,
    done: false,
    declared: -1,
    spaces: [],
  };
}

describe('selecting a space', () => {
  const select = (scope = FREE, selected: readonly number[] = [], limit = 2): Effect<number> =>
    selectSpace(emptyBoard(), League, 'select spaces', { scope, selected, limit: () => limit, eligible: isProvince });

  it('offers the eligible spaces, and done only after the first', () => {
    const game = emptyBoard();
    expect(playEffect(game, select(), 'Harrow').asked).toEqual(['space: Fenwick, Dunmoor, Harrow']);
    expect(playEffect(game, select(FREE, [Harrow]), 'done')).toEqual({
      asked: ['space: Fenwick, Dunmoor, done'],
      result: DONE,
    });
  });

  it('stops without a question at the limit, its own or that of the scope', () => {
    const game = emptyBoard();
    expect(playEffect(game, select(FREE, [Harrow, Fenwick]))).toEqual({ asked: [], result: DONE });
    expect(playEffect(game, select(scopeOf({ limit: 1 }), [Harrow]))).toEqual({ asked: [], result: DONE });
    expect(playEffect(game, select(FREE, [], 0))).toEqual({ asked: [], result: DONE });
  });

  it('keeps to the spaces of the scope', () => {
    const game = emptyBoard();
    expect(playEffect(game, select(scopeOf({ within: [Harrow, Outmere] })))).toEqual({ asked: [], result: Harrow });
    expect(playEffect(game, select(scopeOf({ within: [Outmere] })))).toEqual({ asked: [], result: DONE });
  });

  it('leaves out spaces that are not in play', () => {
    const game = emptyBoard();
    setMarkersAt(game, Shut, Outmere, 1);
    const effect = selectSpace(game, League, 'select', {
      scope: scopeOf({ within: [Outmere] }),
      selected: [],
      limit: () => 1,
      eligible: anywhere,
    });
    expect(playEffect(game, effect).result).toBe(DONE);
    expect(hasCandidate(game, League, { scope: scopeOf({ within: [Outmere] }), limit: 1, eligible: anywhere })).toBe(
      false,
    );
    expect(spacesWhere(game, anywhere)).not.toContain(Outmere);
  });

  it('has a candidate only while the limits leave one', () => {
    const game = emptyBoard();
    expect(hasCandidate(game, League, { scope: FREE, limit: 1, eligible: isProvince })).toBe(true);
    expect(hasCandidate(game, League, { scope: FREE, limit: 0, eligible: isProvince })).toBe(false);
    expect(hasCandidate(game, League, { scope: scopeOf({ limit: 0 }), limit: 1, eligible: isProvince })).toBe(false);
  });
});

describe('additional spaces', () => {
  const wider: AdditionalSpaces = { name: 'Royal Road', spaces: () => 1, cost: null };
  const priced = (name: string, pay: () => void, can: () => boolean = () => true): AdditionalSpaces => ({
    name,
    spaces: () => 1,
    cost: {
      can,
      *pay() {
        pay();
      },
    },
  });
  function* selectAll(scope: Scope, kinds: readonly AdditionalSpaces[], selected: number[] = []): Effect {
    const game = emptyBoard();
    const additional = beginAdditional(scope, kinds);
    for (;;) {
      const here = yield* selectSpace(game, League, 'select', {
        scope,
        selected,
        limit: () => 1,
        eligible: isProvince,
        additional,
      });
      if (here === DONE) break;
      selected.push(here);
    }
  }
  const asked = (effect: Effect, ...answers: string[]) => playEffect(emptyBoard(), effect, ...answers).asked;

  it('widen the limit, also that of the scope, where they cost nothing', () => {
    expect(asked(selectAll(scopeOf({ limit: 1 }), [wider]), 'Harrow', 'done')).toEqual([
      'space: Fenwick, Dunmoor, Harrow',
      'space: Fenwick, Dunmoor, done',
    ]);
  });

  it('are offered at the limit where they can be paid, each once, and then one has to be selected', () => {
    const barred = priced(
      'Night Oars',
      () => undefined,
      () => false,
    );
    const paid: string[] = [];
    const fire = priced('Signal Fire', () => paid.push('Signal Fire'));
    expect(asked(selectAll(FREE, [barred, fire]), 'Harrow', 'Signal Fire', 'Fenwick')).toEqual([
      'space: Fenwick, Dunmoor, Harrow',
      'space: done, Signal Fire',
      'space: Fenwick, Dunmoor',
    ]);
    // Once on a copy, to see whether a space remains.
    expect(paid).toHaveLength(2);
  });

  it('are paid for above what was selected while more were free', () => {
    const selected: number[] = [];
    const passing = { name: 'Royal Road', spaces: () => (selected.length < 2 ? 1 : 0), cost: null };
    const fire = priced('Signal Fire', () => undefined);
    expect(asked(selectAll(FREE, [passing, fire], selected), 'Harrow', 'Dunmoor', 'Signal Fire')).toEqual([
      'space: Fenwick, Dunmoor, Harrow',
      'space: Fenwick, Dunmoor, done',
      'space: done, Signal Fire',
    ]);
    expect(selected).toEqual([Harrow, Dunmoor, Fenwick]);
  });

  it('stand beside what may accompany', () => {
    const scope = scopeOf({ interlude: special([procedure(8)]) });
    const fire = priced('Signal Fire', () => undefined);
    expect(asked(selectAll(scope, [fire]), 'Harrow', 'Signal Fire', 'Special Activity', 'Fenwick')).toEqual([
      'space: Fenwick, Dunmoor, Harrow, Special Activity',
      'space: done, Special Activity, Signal Fire',
      'space: Fenwick, Dunmoor, Special Activity',
      'space: Fenwick, Dunmoor',
    ]);
  });

  it('are not offered where no further space could be selected, or where they are forgone', () => {
    const fire = priced('Signal Fire', () => undefined);
    expect(asked(selectAll(scopeOf({ within: [Harrow] }), [fire]))).toEqual([]);
    expect(asked(selectAll(scopeOf({ forgoing: ['Signal Fire'] }), [fire]), 'Harrow')).toEqual([
      'space: Fenwick, Dunmoor, Harrow',
    ]);
  });
});

describe('an interlude', () => {
  it('can be conducted once, before, between and after the selections', () => {
    const game = emptyBoard();
    let limit = 1;
    const raise = procedure(8, {
      *run() {
        limit += 1;
      },
    });
    const scope = scopeOf({ interlude: special([raise]) });
    const selected: number[] = [];
    function* run(): Effect {
      for (;;) {
        const here = yield* selectSpace(game, League, 'select', {
          scope,
          selected,
          limit: () => limit,
          eligible: isProvince,
        });
        if (here === DONE) break;
        selected.push(here);
      }
      yield* pause(game, scope);
    }
    expect(playEffect(game, run(), 'Harrow', 'Special Activity', 'Fenwick').asked).toEqual([
      'space: Fenwick, Dunmoor, Harrow, Special Activity',
      'space: done, Special Activity',
      'space: Fenwick, Dunmoor, done',
    ]);
    expect(selected).toEqual([Harrow, Fenwick]);
  });

  it('is offered at a pause, with going on', () => {
    const game = emptyBoard();
    const interlude = special([procedure(7), procedure(8)]);
    const scope = scopeOf({ interlude });
    expect(playEffect(game, pause(game, scope), 'done').asked).toEqual(['alternative: Special Activity, done']);
    expect(playEffect(game, pause(game, scope), 'Special Activity', 'Whisper').asked[1]).toBe(
      'procedure: Entrench, Whisper',
    );
    expect(playEffect(game, pause(game, scope)).asked).toEqual([]);
  });

  it('is not offered while none of its procedures can be conducted', () => {
    const game = emptyBoard();
    const scope = scopeOf({
      interlude: special([procedure(8, { can: () => false }), procedure(3, { faction: Crown })]),
    });
    expect(playEffect(game, pause(game, scope)).asked).toEqual([]);
    const effect = selectSpace(game, League, 'select', {
      scope,
      selected: [Fenwick, Dunmoor, Harrow],
      limit: () => 9,
      eligible: isProvince,
    });
    expect(playEffect(game, effect)).toEqual({ asked: [], result: DONE });
  });

  it('can be left where nothing is left to select', () => {
    const game = emptyBoard();
    const scope = scopeOf({ interlude: special([procedure(8)]) });
    const effect = selectSpace(game, League, 'select', { scope, selected: [], limit: () => 1, eligible: () => false });
    expect(playEffect(game, effect, 'done')).toEqual({ asked: ['space: done, Special Activity'], result: DONE });
  });
});

describe('conducting', () => {
  const operations = [procedure(4), procedure(5, { can: () => false }), procedure(6), procedure(0, { faction: Crown })];

  it('offers what the faction can conduct, and runs what is chosen', () => {
    const game = emptyBoard();
    const played = playEffect(game, conduct(game, League, 'conduct', { procedures: operations }), 'Wreck');
    expect(played).toEqual({ asked: ['procedure: Rally, Wreck'], result: 6 });
    expect(canConduct(game, League, { procedures: operations })).toBe(true);
  });

  it('can be declined only where it is optional', () => {
    const game = emptyBoard();
    const played = playEffect(
      game,
      conduct(game, League, 'conduct', { procedures: operations, optional: true }),
      'done',
    );
    expect(played).toEqual({ asked: ['procedure: Rally, Wreck, done'], result: DONE });
  });

  it('is skipped where nothing can be conducted', () => {
    const game = emptyBoard();
    const none = [procedure(5, { can: () => false })];
    expect(playEffect(game, conduct(game, League, 'conduct', { procedures: none }))).toEqual({
      asked: [],
      result: DONE,
    });
    expect(canConduct(game, League, { procedures: none })).toBe(false);
  });

  it('is accompanied only by what admits the procedure', () => {
    const game = emptyBoard();
    const rally = procedure(4, { run: (at, scope, _by) => pause(at, scope) });
    const march = procedure(5, { run: (at, scope, _by) => pause(at, scope) });
    const class_ = { label: 'Special Activity', procedures: [procedure(7, { accompanies: [4] })] };
    const conducted = (what: Procedure): readonly string[] =>
      playEffect(
        game,
        conduct(game, League, 'conduct', { procedures: [what], accompaniment: class_ }),
        ...(what === rally ? ['done'] : []),
      ).asked;
    expect(conducted(rally)).toHaveLength(1);
    expect(conducted(march)).toHaveLength(0);
  });

  it('keeps the bounds of the scope beside the interlude', () => {
    const game = emptyBoard();
    const scopes: unknown[] = [];
    const rally = procedure(4, {
      *run(_at, scope, _by) {
        scopes.push(scope);
      },
    });
    const bounds = scopeOf({ limit: 1, within: [Harrow], waiving: ['presence'], choosing: 'scouts' });
    playEffect(
      game,
      conduct(game, League, 'conduct', {
        procedures: [rally],
        scope: bounds,
        accompaniment: { label: 'x', procedures: [] },
      }),
    );
    expect(scopes).toMatchObject([
      { limit: 1, within: [Harrow], waiving: ['presence'], choosing: 'scouts', interlude: { done: false } },
    ]);
  });
});

describe('choosing a space', () => {
  it('asks among the candidates, and for done where it is optional', () => {
    const game = emptyBoard();
    expect(playEffect(game, chooseSpace(game, League, 'choose', { among: [], optional: true }))).toEqual({
      asked: [],
      result: DONE,
    });
    expect(playEffect(game, chooseSpace(game, League, 'choose', { among: [Harrow] }))).toEqual({
      asked: [],
      result: Harrow,
    });
    expect(
      playEffect(game, chooseSpace(game, League, 'choose', { among: [Harrow], optional: true }), 'done').asked,
    ).toEqual(['space: Harrow, done']);
  });
});

describe('declaring a procedure', () => {
  const twice = procedure(0, { name: 'Riot', declared: { limit: () => 2, eligible: isProvince } });
  const other = procedure(1);
  const declaredIn = (scope: Scope, space: number, ...answers: string[]): readonly string[] =>
    playEffect(
      emptyBoard(),
      declare(emptyBoard(), 'declare Riot here', { scope, procedure: twice, in: space }),
      ...answers,
    ).asked;

  it('is asked in an eligible space, uses the interlude up, and goes on up to its limit', () => {
    const scope = scopeOf({ interlude: special([twice, other]) });
    expect(declaredIn(scope, PortSable)).toEqual([]);
    expect(declaredIn(scope, Harrow, 'done')).toEqual(['alternative: Riot, done']);
    expect(isDeclared(scope, twice.id, Harrow)).toBe(false);
    expect(declaredIn(scope, Fenwick, 'Riot')).toEqual(['alternative: Riot, done']);
    expect([isDeclared(scope, twice.id, Fenwick), scope.interlude?.done]).toEqual([true, true]);
    expect(declaredIn(scope, Fenwick)).toEqual([]);
    expect(declaredIn(scope, Harrow, 'Riot')).toHaveLength(1);
    expect(declaredIn(scope, Dunmoor)).toEqual([]);
  });

  it('is not asked without an interlude, where it does not accompany, or once another was conducted', () => {
    expect(declaredIn(FREE, Harrow)).toEqual([]);
    expect(declaredIn(scopeOf({ interlude: special([other]) }), Harrow)).toEqual([]);
    expect(declaredIn(scopeOf({ interlude: { ...special([twice]), done: true } }), Harrow)).toEqual([]);
  });

  it('is no procedure that could be conducted', () => {
    expect(canConduct(emptyBoard(), League, { procedures: [twice] })).toBe(false);
  });
});
