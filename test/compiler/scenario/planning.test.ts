import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import type { ScenarioPlan } from '../../../compiler/scenario/ir.js';
import { saltmarshWithScenario, scenarioOf } from './first-tide.js';

function diagnose(scenario: string): readonly Diagnostic[] {
  return check({ files: saltmarshWithScenario(scenario), diagnostics: [] }).diagnostics;
}

/** Each message as its code and the words it marks. */
function marks(scenario: string): string[] {
  return diagnose(scenario).map(({ code, span }) => `${code} ${span.file.text.slice(span.start, span.end)}`);
}

function marksOf(sentence: string): string[] {
  return marks(scenarioOf({ then: sentence }));
}

function firstHelp(scenario: string): string | undefined {
  return diagnose(scenario)[0]?.help[0]?.edits[0]?.text;
}

function plan(scenario: string): ScenarioPlan {
  const { plans, diagnostics } = check({ files: saltmarshWithScenario(scenario), diagnostics: [] });
  expect(diagnostics).toEqual([]);
  const [first] = plans;
  if (first === undefined) throw new Error('no plan');
  return first;
}

/** The answers of the first line of the first step. */
function answersIn({ steps }: ScenarioPlan): readonly string[] {
  const item = steps[0]?.script[0];
  return item?.kind === 'line' ? item.answers.map(({ text }) => text) : [];
}

describe('a scenario that is well written', () => {
  it('is planned in ids and numbers', () => {
    const planned = plan(
      scenarioOf({ script: 'League: Short Action, done', then: 'Fenwick holds 2 Hidden Runners and Unrest' }),
    );
    expect(planned).toMatchObject({ name: 'First tide', slug: 'first-tide', rule: '8.0', seed: 1 });
    expect(answersIn(planned)).toEqual(['Short Action', 'done']);
    expect(planned.steps[0]?.then[0]?.expected).toMatchObject({
      kind: 'space',
      exactly: true,
      items: [
        { kind: 'pieces', count: 2 },
        { kind: 'marker', count: 1 },
      ],
    });
  });

  it.each([
    'Fenwick holds 2 Troopers, 2 Hidden Runners and 1 Unrest',
    'Fenwick holds 2 troopers, 2 runners, and Unrest',
    'Fenwick holds 3 patrols and 2 Rebel pieces',
    'Salt Road holds nothing',
    'Fenwick has no Open Runners',
    'Fenwick has a Watch',
    'Available holds 4 Troopers, 2 Scouts and 5 Runners',
    'Available has no Depots',
    'Gaol has 1 Runner',
    'Resolve is 12',
    'Mood is at Calm',
    'Mood Track is in box 2',
    'League are 1st in Line',
    'Crown is the 2nd in Line',
    'League hold Bread and 2 Salt',
    'League hold nothing',
    'the Favour pool holds 2 Bread and 3 Salt',
    'the card is C10',
    'C1 is not in play',
    'C1 is in play shaded',
    'League win',
    'Crown have won',
  ])('may say `%s`', (sentence) => {
    expect(marksOf(sentence)).toEqual([]);
  });

  it('may list answers that have commas in them', () => {
    const listed = scenarioOf({ script: 'League: ["one, two", done]' });
    expect(answersIn(plan(listed))).toEqual(['one, two', 'done']);
  });
});

describe('a statement about the board with a mistake', () => {
  it.each([
    ['Fenwik holds 2 Runners', 'RW0605 Fenwik'],
    ['Fenwick holds 2 Cels', 'RW0605 Cels'],
    ['Fenwick holds 2 Runners and 1 Unrst', 'RW0605 Unrst'],
    ['Gaol has 1 Unrest', 'RW0605 Unrest'],
    ['Mood is at Clam', 'RW0605 Clam'],
    ['League are 3rd in Line', 'RW0605 3rd in Line'],
    ['League hold Bred', 'RW0605 Bred'],
    ['the card is C11', 'RW0605 C11'],
    ['Fenwick looks busy', 'RW0604 looks'],
    ['Fenwick is 3', 'RW0605 Fenwick'],
    ['Fenwick hols 2 Runners', 'RW0604 hols'],
    ['Fenwick holds 2 Runners here', 'RW0604 here'],
    ['Fenwick holds two Runners', 'RW0211 two'],
    ['there is Unrest in Fenwick', 'RW0604 there is Unrest in Fenwick'],
    ['the board is empty', 'RW0604 the board is empty'],
    ['Resolve holds 3 Runners', 'RW0605 Resolve'],
    ['Resolve is 13', 'RW0611 13'],
    ['Mood is in box 4', 'RW0611 in box 4'],
    ['Mood is 1', 'RW0611 1'],
    ['Fenwick holds 11 Runners', 'RW0610 11 Runners'],
    ['Fenwick holds 5 Unrest', 'RW0610 5 Unrest'],
    ['Fenwick holds 2 Runners and 1 Hidden Runner', 'RW0609 Hidden Runner'],
    ['Available holds 3 Hidden Runners', 'RW0613 Hidden Runners'],
  ])('`%s` gives one message at the word: %s', (sentence, mark) => {
    expect(marksOf(sentence)).toEqual([mark]);
  });

  it('is fixed by the nearest name of the right kind', () => {
    expect(firstHelp(scenarioOf({ then: 'Fenwik holds 2 Runners' }))).toBe('Fenwick');
    expect(firstHelp(scenarioOf({ then: 'Mood is at Clam' }))).toBe('Calm');
  });

  it('is mended by the word that a line goes on with there', () => {
    expect(firstHelp(scenarioOf({ then: 'Fenwick hols 2 Runners' }))).toBe('holds');
    expect(firstHelp(scenarioOf({ then: 'nothing is askd' }))).toBe('asked');
  });
});

describe('a scenario with a mistake', () => {
  it('may not have a step without a statement', () => {
    expect(marks(scenarioOf({ then: null }))).toEqual(['RW0602 The League waits']);
    expect(marks(scenarioOf({ then: null }).replace('script:', 'then: []\n    script:'))).toEqual([
      'RW0602 The League waits',
    ]);
  });

  it('may not be without steps', () => {
    expect(marks('scenario: First tide\nrule: "8.0"\nsteps: []\n')).toEqual(['RW0612 []']);
  });

  it('may not name two steps alike', () => {
    const one = scenarioOf({});
    expect(marks(`${one}${one.slice(one.indexOf('  - step'))}`)).toEqual(['RW0601 The League waits']);
  });

  it('may not let anybody speak but factions and chance', () => {
    expect(marks(scenarioOf({ script: 'Leage: done' }))).toEqual(['RW0603 Leage']);
    expect(firstHelp(scenarioOf({ script: 'Leage: done' }))).toBe('League');
    expect(firstHelp(scenarioOf({ script: 'rol: 3' }))).toBe('roll');
  });

  it('may not roll what no die shows, nor draw what is no chit', () => {
    expect(marks(scenarioOf({ script: 'roll: 3, 7' }))).toEqual(['RW0607 7']);
    expect(marks(scenarioOf({ script: 'draw: Bread, Slat' }))).toEqual(['RW0605 Slat']);
  });

  it('may not leave an answer out between commas', () => {
    expect(diagnose(scenarioOf({ script: 'League: Rise, , done' })).map(({ code }) => code)).toEqual(['RW0608']);
  });

  it('may not have an unknown key, which gives one message', () => {
    expect(marks(scenarioOf({}).replace('    then:', '    than:'))).toContain('RW0101 than');
    expect(marks(scenarioOf({}).replace('rule:', 'rul:'))).toEqual(['RW0101 rul']);
  });

  it('may not put a card into the deck twice, nor one that is none', () => {
    expect(marks(scenarioOf({ deck: '[C1, C2, C1]' }))).toEqual(['RW0606 C1']);
    expect(marks(scenarioOf({ deck: '[C1, C22]' }))).toEqual(['RW0605 C22']);
  });

  it('may not have the name of another scenario', () => {
    const files = saltmarshWithScenario(scenarioOf({}));
    const second = { path: 'saltmarsh/scenarios/second-tide.yaml', text: scenarioOf({}) };
    const { diagnostics } = check({ files: [...files, second], diagnostics: [] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['RW0601']);
  });

  it('may not have the file name of another scenario, where both would become one test', () => {
    const files = saltmarshWithScenario(scenarioOf({}));
    const second = scenarioOf({}).replace('First tide', 'Second tide');
    const diagnosed = check({
      files: [...files, { path: 'saltmarsh/scenarios/more/first-tide.yaml', text: second }],
      diagnostics: [],
    }).diagnostics;
    expect(diagnosed.map(({ code }) => code)).toEqual(['RW0601']);
  });

  it('reports every mistake of every scenario in one run', () => {
    const mistakes = scenarioOf({ script: 'Leage: done', then: 'Fenwik holds 2 Runners', deck: '[C22]' });
    expect(marks(mistakes)).toEqual(['RW0605 C22', 'RW0603 Leage', 'RW0605 Fenwik']);
  });
});
