/** What is played on a bench is the game that a command plays. */
import { beforeAll, describe, expect, it } from 'vitest';
import { momentOf } from '../../runtime/opponents/player.js';
import { playerOf, type Skill } from '../../runtime/opponents/players.js';
import { save, takeUp } from '../../runtime/saved-game.js';
import { answer, newSession, over, pending, type Session, undo } from '../../runtime/session.js';
import { openState, stateSeenBy } from '../../runtime/view.js';
import { valueOf } from '../../compiler/interpreter/value.js';
import { byChance } from '../../compiler/simulation/seating.js';
import { randomOption } from '../../compiler/table/opponent.js';
import { onTheTable, type Table } from '../../studio/protocol.js';
import { engineOf } from '../support/games.js';
import { opened, type Opened, openedSmall, pickAt, playedOn } from './opened.js';

const games = ['arab-revolt', 'palestine', 'israeli-independence'];

/** The same game in an engine, up to so many answers at the page. */
function inEngine(game: string, seed: number, most = Infinity): Session {
  const session = newSession(engineOf(game), seed);
  for (let step = 0; step < most && session.asked !== null; step += 1) {
    const { options } = session.asked;
    answer(session, options[pickAt(step, options.length)]);
  }
  return session;
}

function shown({ state, over: ending, asked }: Table): unknown {
  return {
    state,
    ending,
    asked: asked === null ? null : [asked.by, asked.asks, asked.options.map(({ label }) => label)],
  };
}

function shownBy(session: Session): unknown {
  const asked = pending(session);
  return {
    state: openState(session.game),
    ending: over(session),
    asked: asked === null ? null : [asked.by, asked.asks, asked.options.map(({ label }) => label)],
  };
}

describe.each(games)('a game of %s', (game) => {
  let on: Opened;
  beforeAll(async () => {
    on = await opened(game);
  });

  it('comes to the end that an engine comes to by the same seed and the same answers', async () => {
    for (const seed of [1, 23]) {
      const table = await playedOn(on.bench, { seed });
      expect(table.asked).toBeNull();
      expect(shown(table)).toEqual(shownBy(inEngine(game, seed)));
    }
  });

  it('is saved for a command, and a command for the page', async () => {
    const table = await playedOn(on.bench, { seed: 5 }, 30);
    const taken = takeUp(engineOf(game), JSON.parse(await on.bench.save()));
    if (taken.kind !== 'goes on') throw new Error(taken.message);
    expect(taken.isUnderOtherRules).toBe(false);
    expect(shownBy(taken.session)).toEqual(shown(table));
    const other = inEngine(game, 8, 25);
    const loaded = await on.bench.load(JSON.stringify(save(other)));
    expect([shown(loaded), loaded.parted]).toEqual([shownBy(other), null]);
  });

  it('takes back and does again what was answered', async () => {
    const tables: Table[] = [await on.bench.start({ seed: 3 })];
    for (let step = 0; step < 20; step += 1) {
      const options = tables.at(-1)?.asked?.options ?? [];
      if (options.length > 0) tables.push(await on.bench.answer(options[pickAt(step, options.length)]?.value ?? 0));
    }
    expect(tables.map(({ canUndo }) => canUndo)).toEqual(tables.map((it) => it !== tables[0]));
    const logOf = ({ log }: Table): readonly string[] => log.map(({ text }) => text);
    for (const before of tables.slice(0, -1).toReversed()) {
      const table = await on.bench.undo();
      expect([shown(table), logOf(table), table.canRedo]).toEqual([shown(before), logOf(before), true]);
    }
    await expect(on.bench.undo()).rejects.toThrow('nothing has been answered yet');
    for (const { keep: _, ...after } of tables.slice(1)) {
      const isLast = after.state === tables.at(-1)?.state;
      expect(await on.bench.redo()).toMatchObject({ ...after, canRedo: !isLast });
    }
    await expect(on.bench.redo()).rejects.toThrow('nothing was taken back');
    await on.bench.undo();
    const [first] = (await on.bench.table())?.asked?.options ?? [];
    expect((await on.bench.answer(first?.value ?? 0)).canRedo).toBe(false);
  });

  it('is shown after each answer, and goes on from any of them', async () => {
    const table = await playedOn(on.bench, { seed: 11 }, 25);
    const line = await on.bench.replay(onTheTable);
    expect(line.moments.at(-1)).toEqual(table.state);
    expect(line.log).toEqual(table.log);
    expect(Math.max(...line.log.map(({ moment }) => moment))).toBe(line.moments.length - 1);
    const middle = Math.floor(line.moments.length / 2);
    const branched = await on.bench.branch(onTheTable, middle);
    // Chance goes on from there as it did.
    expect(line.moments.slice(middle, middle + 3)).toContainEqual(branched.state);
    await expect(on.bench.branch(onTheTable, 9999)).rejects.toThrow('there is no moment 9999 in it');
  });
});

describe('who sits at the table', () => {
  it('may be chance, which plays as the opponent of the command does', async () => {
    const { bench } = await opened('arab-revolt');
    let table = await bench.start({ seed: 4, seats: { Rebels: byChance }, seenBy: 'British' });
    const session = newSession(engineOf('arab-revolt'), 4);
    const letOthersPlay = (): void => {
      while (pending(session)?.by === 'Rebels') answer(session, randomOption(session, 4));
    };
    letOthersPlay();
    for (let step = 0; step < 12 && table.asked !== null; step += 1) {
      expect(table.asked.by).toBe('British');
      expect(table.state).toEqual(stateSeenBy(session.game, 'British'));
      const value = table.asked.options[pickAt(step, table.asked.options.length)]?.value ?? 0;
      table = await bench.answer(value);
      answer(session, value);
      letOthersPlay();
    }
    const before = table;
    table = await bench.undo();
    do undo(session);
    while (pending(session)?.by !== 'British');
    expect([table.state, table.asked?.by]).toEqual([stateSeenBy(session.game, 'British'), 'British']);
    expect(await bench.redo()).toEqual(before);
  });

  it('is at the page where a faction is called as something that every object has', async () => {
    const { bench, texts } = await openedSmall();
    for (const { path, text } of texts) await bench.write(path, text.replaceAll('Crown', 'constructor'));
    const table = await bench.start({ seed: 1, seats: { League: byChance } });
    expect([table.thinks, table.asked?.by]).toEqual([null, 'constructor']);
    expect((await bench.answer(table.asked?.options[0]?.value ?? 0)).canUndo).toBe(true);
  });

  it('may be a player that thinks, and answers once each time that it is asked to, as `play` has it', async () => {
    const { bench } = await opened('arab-revolt');
    const skill = { kind: 'mc', budget: 1 } as const;
    const engine = newSession(engineOf('arab-revolt'), 4);
    const player = playerOf(skill, valueOf(await bench.core()));
    let table = await bench.start({ seed: 4, seats: { Rebels: skill } });
    let thoughts = 0;
    for (let step = 0; step < 40; step += 1) {
      expect(table.state).toEqual(openState(engine.game));
      const moment = momentOf(engine);
      if (moment === null) throw new Error('the game goes on');
      if (table.asked === null) {
        expect([table.thinks, pending(engine)?.by]).toEqual(['Rebels', 'Rebels']);
        await expect(bench.answer(moment.asked.options[0] ?? 0)).rejects.toThrow('Rebels are played by a player');
        answer(engine, player(moment));
        table = await bench.think();
        thoughts += 1;
      } else {
        expect([table.thinks, table.asked.by]).toEqual([null, 'British']);
        expect(await bench.think()).toEqual(table);
        const value = table.asked.options[pickAt(step, table.asked.options.length)]?.value ?? 0;
        table = await bench.answer(value);
        answer(engine, value);
      }
    }
    expect(thoughts).toBeGreaterThan(5);
    // What the page answered last is taken back, with all that the player answered to it.
    const undone = await bench.undo();
    expect([undone.asked?.by, undone.thinks, undone.canRedo]).toEqual(['British', null, true]);
  });

  it('sees no draws of others, and who only watches none at all', async () => {
    const { bench } = await opened('arab-revolt');
    const drawsSeen = async (seenBy?: string | null): Promise<number> => {
      const table = await bench.start({ seed: 4, ...(seenBy === undefined ? {} : { seenBy }) });
      return table.log.filter(({ text }) => text.startsWith('chance: draw 2 Operations chits')).length;
    };
    expect([await drawsSeen(), await drawsSeen('Rebels'), await drawsSeen('British'), await drawsSeen(null)]).toEqual([
      2, 2, 0, 0,
    ]);
  });

  it('is one of the factions, who begin with a seed and options that there are', async () => {
    const { bench } = await opened('arab-revolt');
    const strangers = 'no faction is called `Romans`: there are British, Rebels';
    await expect(bench.start({ seed: 1, seats: { Romans: byChance } })).rejects.toThrow(strangers);
    await expect(bench.start({ seed: 1, seenBy: 'Romans' })).rejects.toThrow(strangers);
    const none = { Rebels: { kind: 'mcts', budget: 0 } } as const;
    await expect(bench.start({ seed: 1, seats: none })).rejects.toThrow('a budget is a whole number, 1 or more, not 0');
    const older = { Rebels: 'chance' } as unknown as { Rebels: Skill };
    await expect(bench.start({ seed: 1, seats: older })).rejects.toThrow('a player is random, greedy, mc, mcts');
    await expect(bench.start({ seed: 1.5 })).rejects.toThrow('a seed is a whole number');
    await expect(bench.start({ seed: 1, options: { Romans: true } })).rejects.toThrow('Romans');
    await expect(bench.answer(1)).rejects.toThrow('nothing is played: start a game');
  });
});

describe('a question', () => {
  it('is told with its sentence, its place, and what each option is on the board', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3]) {
      let table = await bench.start({ seed });
      for (let step = 0; table.asked !== null; step += 1) {
        const { asked, state } = table;
        expect(asked.text).not.toBe('');
        const { path = null, line = null } = asked.cited ?? {};
        const text = texts.find((it) => it.path === path)?.text.split('\n')[(line ?? 0) - 1];
        expect(text, `${asked.asks} [${asked.rule}]`).toBeDefined();
        asked.marks.forEach((mark, index) => {
          const label = asked.options[index]?.label ?? '';
          if (mark === null) return;
          kinds.add(mark.kind);
          if (mark.kind === 'piece') {
            expect(label).toBe(`${mark.name} in ${mark.space}`);
            const there = { ...state.spaces[mark.space]?.pieces, ...state.boxes[mark.space] };
            expect(there[mark.name]).toBeGreaterThan(0);
          } else expect(label).toBe(mark.name);
        });
        table = await bench.answer(asked.options[pickAt(step, asked.options.length)]?.value ?? 0);
      }
    }
    expect([...kinds].sort()).toEqual(['piece', 'space']);
  });
});
