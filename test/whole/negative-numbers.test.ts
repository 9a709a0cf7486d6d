/**
 * Numbers below 0: tracks that go there, what is let and reckoned, numbers of procedures that cards change. Each is played on both back
 * ends as its English says, and once where it comes out otherwise; and what is told where a number below 0 means nothing.
 */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import {
  type Edit,
  failuresOf,
  refusalOf as lastingRefusal,
  type Scene,
  whileInPlay,
} from '../support/starter-lasting.js';
import { type Position, withEffect } from '../support/starter-sentence.js';

const track: Edit = ['game', 'tracks:\n', 'tracks:\n  Balance: { from: -5, to: 5, rule: "1.6" }\n'];
const start: Edit = ['setup', 'tracks:\n', 'tracks:\n  Balance: -2\n'];

/** The game with a track that goes below 0, and a card of this effect. */
function files(effect: string, position: Position): readonly SourceFile[] {
  return withEffect(effect, position).map(({ path, text }) => {
    const edit = [track, start].find(([name]) => path.endsWith(`/${name}.yaml`));
    return { path, text: edit === undefined ? text : text.replace(edit[1], edit[2]) };
  });
}

function failureOf(effect: string, position: Position): string | null {
  const { program, world, examples } = built(files(effect, position));
  const plan = examples.find(({ name }) => name === 'it is so');
  return plan === undefined ? 'no example' : exampleFailure(program, world, plan);
}

interface Case {
  readonly effect: string;
  readonly comes: Position;
  readonly otherwise: Position;
}

const at = (balance: number, comesTo: number): Position => ({
  given: [`Balance is ${balance}`, 'Goodwill is 3'],
  then: [`Balance is ${comesTo}`, 'Goodwill is 3'],
});

/** Balance stands there, and Goodwill comes to be so many. */
const goodwill = (balance: number, comesTo: number, ...given: readonly string[]): Position => ({
  given: [`Balance is ${balance}`, 'Goodwill is 3', ...given],
  then: [`Balance is ${balance}`, `Goodwill is ${comesTo}`],
});

const onBalance = (condition: string): string => `- if Balance ${condition}:\n    - raise Goodwill by 1`;

const cases: readonly Case[] = [
  { effect: '- set Balance to -1', comes: at(4, -1), otherwise: at(-5, -1) },
  { effect: '- Set Balance to minus 1.', comes: at(4, -1), otherwise: at(-5, -1) },
  { effect: '- reduce Balance by 3', comes: at(1, -2), otherwise: at(-3, -5) },
  { effect: onBalance('is -1'), comes: goodwill(-1, 4), otherwise: goodwill(1, 3) },
  { effect: onBalance('is -1 or less'), comes: goodwill(-2, 4), otherwise: goodwill(0, 3) },
  { effect: onBalance('is -1 or more'), comes: goodwill(-1, 4), otherwise: goodwill(-2, 3) },
  { effect: onBalance('is not -1 or less'), comes: goodwill(0, 4), otherwise: goodwill(-1, 3) },
  { effect: onBalance('is between -3 and -1'), comes: goodwill(-3, 4), otherwise: goodwill(0, 3) },
  {
    effect: '- if -1 is less than Balance:\n    - raise Goodwill by 1',
    comes: goodwill(0, 4),
    otherwise: goodwill(-1, 3),
  },
  {
    effect: '- let loss be -2 if Balance is -5, otherwise -1\n- set Balance to loss times 2',
    comes: at(-5, -4),
    otherwise: at(-4, -2),
  },
  {
    effect: '- set Balance to -1 for every 2 Flocks on the map',
    comes: { given: ['Dunridge holds 5 Flocks'], then: ['Balance is -2'] },
    otherwise: { given: ['Dunridge holds 1 Flock'], then: ['Balance is 0'] },
  },
  { effect: '- set Balance to Balance plus -2, at most -1', comes: at(4, -1), otherwise: at(0, -2) },
  { effect: '- set Balance to half of Balance, rounded down', comes: at(-3, -2), otherwise: at(3, 1) },
  { effect: '- set Balance to 1 minus -2', comes: at(0, 3), otherwise: at(-5, 3) },
  {
    effect: '- change Balance by the net of:\n    - "-2 for each Flock on the map"\n    - "+1 if Balance is -1"',
    comes: { given: ['Balance is -1', 'Dunridge holds 1 Flock'], then: ['Balance is -2'] },
    otherwise: { given: ['Balance is 0', 'Dunridge holds 1 Flock'], then: ['Balance is -2'] },
  },
];

describe('a number below 0', () => {
  it.each(cases)('$effect', ({ effect, comes, otherwise }) => {
    expect([failureOf(effect, comes), failureOf(effect, otherwise)]).toEqual([null, null]);
  });

  it('is a row of a table', () => {
    const table = {
      path: 'starter/weather.yaml',
      text: 'table: Weather\nrule: "1"\nrows:\n  -3 or less: [set Goodwill to 1]\n  -2 to 0: [set Goodwill to 2]\n  1 or more: [set Goodwill to 5]\n',
    };
    const looked = (position: Position): string | null =>
      failureOf('- look up Balance in the Weather', { ...position, beside: [table] });
    expect([looked(goodwill(-3, 1)), looked(goodwill(-2, 2)), looked(goodwill(1, 5))]).toEqual([null, null, null]);
  });

  it('stays one in random games, which come to their end', () => {
    const { program } = built(files('- reduce Balance by 1\n- raise Goodwill by 1 if Balance is -3', at(0, -1)));
    const games = [1, 2, 3, 4].map((seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
  });
});

/** A procedure with a number of its own that may be below 0. */
const own = (slack: string): Edit => [
  'operations/hire',
  'steps:\n',
  `quantities:\n  slack: ${slack}\nsteps:\n  - set Balance to slack\n`,
];

const hired = (balance: number, ...given: readonly string[]): Scene => ({
  given,
  when: ['Keepers conduct Hire', 'Keepers: Elmwick, done, done'],
  then: [`Balance is ${balance}`],
});

describe('a number of a procedure', () => {
  const numbers = (slack: string, change: string, ...scenes: readonly Scene[]): readonly string[] =>
    failuresOf({ side: whileInPlay(change), edits: [track, start, own(slack)] }, scenes);

  it('is taken away from below 0 where it is said to be there', () => {
    expect(numbers('-1', "Hire's slack is 2 less", hired(-3, 'H9 is in play'), hired(-1))).toEqual([]);
  });

  it('is so where a card says it', () => {
    expect(numbers('1', "Hire's slack is -2", hired(-2, 'H9 is in play'), hired(1))).toEqual([]);
  });

  it('is not taken below 0 where nothing says so', () => {
    expect(numbers('1', "Hire's slack is 2 less", hired(0, 'H9 is in play'), hired(1))).toEqual([]);
  });
});

const refused: readonly (readonly [effect: string, code: string, at: string, help: string])[] = [
  ['- raise Balance by -1', 'RW0402', '-1', 'write `reduce Balance by 1`'],
  ['- Drovers reduces Balance by -2', 'RW0402', '-2', 'write `raises Balance by 2`'],
  ['- Raise Goodwill by -2 if Balance is 0.', 'RW0402', '-2', 'write `Reduce Goodwill by 2`'],
  ['- raise Balance by -1 if Balance is 0, otherwise 1', 'RW0402', '-1', 'the least is `1`'],
  ['- place -1 Fence in Dunridge', 'RW0402', '-1', 'the least is `1`'],
  ['- remove -2 Flocks on the map', 'RW0402', '-2', 'the least is `1`'],
  ['- remove up to -1 Flocks on the map', 'RW0402', '-1', 'the least is `1`'],
  ['- remove all but -1 Flocks in Dunridge', 'RW0402', '-1', 'the least is `1`'],
  ['- in -2 Meadows:\n    - raise Goodwill by 1', 'RW0402', '-2', 'the least is `1`'],
  ['- if -1 Flocks are in Dunridge:\n    - raise Goodwill by 1', 'RW0402', '-1', 'the least is `1`'],
  ['- up to -1 times:\n    - raise Goodwill by 1', 'RW0402', '-1', ''],
  ['- set Balance to +1', 'RW0201', '+1', 'write `1`'],
  ['- set Balance to -0', 'RW0201', '-0', 'write `0`'],
  ['- set Balance to −1', 'RW0205', '−', 'write `-` instead'],
  ['- set Balance to - 1', 'RW0205', '-', 'write `-1`'],
  ['- set Balance to -6', 'RW0429', '-6', 'the nearest number on the track is `-5`'],
  ['- set Goodwill to -1', 'RW0429', '-1', 'the nearest number on the track is `0`'],
];

describe('where a number below 0 means nothing', () => {
  it.each(refused)('%s is refused at the number', (effect, code, word, help) => {
    const { diagnostics } = check({ files: files(effect, at(0, 0)), diagnostics: [] });
    const [told] = diagnostics.filter(({ severity }) => severity === 'error');
    const found = told === undefined ? '' : told.span.file.text.slice(told.span.start, told.span.end);
    expect([told?.code, found, told?.help[0]?.text ?? '']).toEqual([code, word, help]);
  });

  it.each([
    ["Hire's slack is -1 more", '1 less'],
    ['each reduction of Balance by Event is -1 less', '1 more'],
  ])('%s is refused with the word for the other way', (change, help) => {
    const edits = [track, start, own('2')];
    expect(lastingRefusal({ side: whileInPlay(change), edits })).toMatchObject({
      code: 'RW0402',
      help: `write \`${help}\``,
    });
  });
});

describe('a range below 0', () => {
  const warnings = (effect: string): readonly string[] =>
    check({ files: files(effect, at(0, 0)), diagnostics: [] }).diagnostics.flatMap(({ code }) =>
      code === 'RW0801' ? [] : [code],
    );

  it('is known to what is told of conditions', () => {
    expect(warnings(onBalance('is -5 or more'))).toEqual(['RW0807']);
    expect(warnings(onBalance('is -4 or more'))).toEqual([]);
    expect(
      warnings('- let loss be -1 per Flock on the map\n- if loss is 1 or more:\n    - raise Goodwill by 1'),
    ).toEqual(['RW0807']);
  });

  it('is known to what does nothing', () => {
    expect(warnings('- let loss be -1\n- remove loss Flocks on the map')).toEqual(['RW0806']);
  });
});
