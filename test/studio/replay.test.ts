/** Scenarios and examples, answer by answer, and what was played turned into one. */
import { describe, expect, it } from 'vitest';
import { playScenario } from '../../compiler/scenario/play.js';
import { checkedGame, engineOf } from '../support/games.js';
import { opened, playedOn, textAt } from './opened.js';

const games = ['arab-revolt', 'palestine', 'israeli-independence'];

describe('the scenarios of a game', () => {
  it.each(games)('of %s show after each step what `replay` shows', async (game) => {
    const { bench } = await opened(game);
    const { world, plans } = checkedGame(game);
    if (world === null) throw new Error('no world');
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      const played = playScenario(engineOf(game), world, plan);
      const { moments, steps, failure, title } = await bench.replay(plan.declared.file.path);
      expect([title, failure]).toEqual([plan.name, null]);
      expect(steps.map(({ label }) => label)).toEqual(played.steps.map(({ label }) => label));
      for (const [index, { state }] of played.steps.entries()) {
        expect(moments[steps[index]?.moment ?? -1]).toMatchObject(state);
      }
    }
  });

  it('go on from any moment as a game, with the draws and rolls that there were', async () => {
    const { bench } = await opened('arab-revolt');
    const id = 'arab-revolt/scenarios/example-of-play.yaml';
    const { moments, steps } = await bench.replay(id);
    const at = steps[5]?.moment ?? 0;
    const table = await bench.branch(id, at);
    expect(table.state.spaces).toEqual(moments[at]?.spaces);
    expect(table.asked?.by).not.toBe('chance');
    const [option] = table.asked?.options ?? [];
    const { keep: _, ...on } = await bench.answer(option?.value ?? 0);
    expect(await bench.load(await bench.save())).toMatchObject({ ...on, canRedo: false });
  });

  it('say in each line of the log with which position it is', async () => {
    const { bench } = await opened('arab-revolt');
    const { log, moments } = await bench.replay('arab-revolt/scenarios/example-of-play.yaml');
    const cards = log.filter(({ text }) => text.startsWith('A13 '));
    expect(cards).toEqual([
      {
        text: 'A13 Arab Investigation Centres',
        cited: { rule: 'A13', path: 'arab-revolt/cards/a13-arab-investigation-centres.yaml', line: 1 },
        moment: 0,
      },
    ]);
    const swept = log.find(({ text }) => text.endsWith(': Sweep'));
    expect(moments[swept?.moment ?? 0]?.card).toBe('A13');
    expect(log.map(({ moment }) => moment)).toEqual(log.map(({ moment }) => moment).toSorted((a, b) => a - b));
  });
});

describe('an example', () => {
  it('shows the position that is given, each answer, and how it ends', async () => {
    const { bench } = await opened('arab-revolt');
    const path = 'arab-revolt/cards/a13-arab-investigation-centres.yaml';
    const id = `${path} A13: a Sweep and then an Assault with the same Troops`;
    const { moments, failure, log } = await bench.replay(id);
    const samaria = moments.map(({ spaces }) => spaces.Samaria?.pieces);
    expect(samaria[0]).toEqual({ Troops: 2, 'Underground Guerrilla': 1 });
    expect(samaria).toContainEqual({ Troops: 2, 'Active Guerrilla': 1 });
    expect([samaria.at(-1), moments.length, failure]).toEqual([{ Troops: 2 }, 5, null]);
    expect(log.find(({ text }) => text.endsWith(': Sweep'))?.cited).toEqual({ rule: 'A13 unshaded', path, line: 7 });
  });

  it('is played on from a moment, and is no game that could be saved', async () => {
    const { bench } = await opened('arab-revolt');
    const path = 'arab-revolt/cards/a13-arab-investigation-centres.yaml';
    const table = await bench.branch(`${path} A13: a Sweep and then an Assault with the same Troops`, 1);
    expect(table.asked).toMatchObject({ by: 'British', rule: 'A13 unshaded' });
    const done = table.asked?.options.find(({ label }) => label === 'done');
    const ended = await bench.answer(done?.value ?? 0);
    expect([ended.asked, ended.state.spaces.Samaria?.pieces]).toEqual([
      null,
      { Troops: 2, 'Underground Guerrilla': 1 },
    ]);
    await expect(bench.save()).rejects.toThrow('this is one example, and no game: start a game to save it');
    await expect(bench.asScenario('x')).rejects.toThrow('only a game that began at the setup is a scenario');
    await expect(bench.replay('nothing')).rejects.toThrow('there is no scenario or example `nothing`');
  });

  it('that fails says at which moment, what was expected and what is', async () => {
    const { bench, texts } = await opened('arab-revolt');
    const { path, text } = textAt(texts, 'a13-arab-investigation-centres.yaml');
    const wrong = text.replace('- Samaria holds 2 Troops\n      - Prison', '- Samaria holds 3 Troops\n      - Prison');
    await bench.write(path, wrong);
    const id = `${path} A13: a Sweep and then an Assault with the same Troops`;
    const { failure, moments } = await bench.replay(id);
    expect(failure).toEqual({
      moment: moments.length - 1,
      expected: 'Samaria holds 3 Troops',
      actual: 'it holds 2 Troops',
      place: { rule: '9.0 A13, tip', path, line: wrong.split('\n').indexOf('      - Samaria holds 3 Troops') + 1 },
    });
    await bench.write(path, text.replace('- British: Assault\n', '- British: Samaria\n'));
    const refused = (await bench.replay(id)).failure;
    expect(refused).toMatchObject({ moment: 3, expected: 'British: Samaria' });
    expect(refused?.actual).toContain('legal answers: ');
  });
});

describe('what was played', () => {
  it.each(games)('of %s is a scenario that holds, whatever was played', async (game) => {
    const { bench } = await opened(game);
    for (const [seed, most] of [
      [2, 40],
      [9, Infinity],
    ] as const) {
      const table = await playedOn(bench, { seed }, most);
      const { path, text } = await bench.asScenario(`A game by seed ${seed}, “as played”`);
      expect(path).toBe(`${game}/scenarios/a-game-by-seed-${seed}-as-played.yaml`);
      expect(await bench.write(path, text)).toEqual({ diagnostics: [], sound: true });
      const { failure, moments, steps } = await bench.replay(path);
      expect(failure).toBeNull();
      expect(steps.length).toBeGreaterThan(0);
      expect(moments.at(-1)?.spaces).toEqual(table.state.spaces);
      expect((await bench.plays()).find(({ id }) => id === path)?.verdict).toBe('holds');
    }
  });

  it('has a title, and a name that no other file has', async () => {
    const { bench } = await opened('israeli-independence');
    await playedOn(bench, { seed: 1 }, 3);
    await expect(bench.asScenario('  ')).rejects.toThrow('a scenario has a title: say what it shows');
    const first = await bench.asScenario('試合: 「#1」 "a" \\');
    await bench.write(first.path, first.text);
    const second = await bench.asScenario('試合: 「#1」 "a" \\');
    expect([first.path, second.path]).toEqual(
      ['1-a', '1-a-2'].map((slug) => `israeli-independence/scenarios/${slug}.yaml`),
    );
    expect((await bench.settle()).sound).toBe(true);
  });
});
