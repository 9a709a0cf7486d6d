/** Tables of results: a number is looked up, and its row is done by whoever acts; in both back ends. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { coveredBy } from '../../compiler/interpreter/coverage.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';

/** Four rows that go up, and an end that is open; a row asks who acts, and one ends the game. */
const weather = `table: Weather
rule: "7.0"
rows:
  0 to 2: [raise Resolve by 4]
  3: [place up to 1 Trooper in Fenwick]
  4 to 6: [Crown lose with a Stalemate]
  7 or more: [League win with a Triumph]
`;
/** Three rows that go down, and both ends are open. */
const tides = `table: Tides
rule: "7.1"
rows:
  3 or more: [raise Resolve by 1]
  0 to 2: [look up Resolve in the Weather]
  -1 or less: [reduce Resolve by 1]
`;
const tables = [
  ['saltmarsh/weather.yaml', weather],
  ['saltmarsh/tides.yaml', tides],
] as const;

const cases: readonly EventCase[] = [
  {
    what: 'the lowest number of the first row',
    effect: ['look up Resolve in the Weather'],
    given: ['Resolve is 0'],
    then: ['Resolve is 4'],
  },
  {
    what: 'the highest number of the first row',
    effect: ['look up Resolve in Weather'],
    given: ['Resolve is 2'],
    then: ['Resolve is 6'],
  },
  {
    what: 'a row of one number, in which who acts is asked',
    effect: ['look up Resolve in the Weather'],
    given: ['Resolve is 3'],
    answers: ['1'],
    then: ['Fenwick holds 1 Trooper', 'Resolve is 3'],
  },
  {
    what: 'the lowest number of a row in the middle, which ends the game',
    effect: ['look up Resolve in the Weather', 'raise Resolve by 1'],
    given: ['Resolve is 4'],
    then: ['Crown lose with a Stalemate', 'Resolve is 4'],
  },
  {
    what: 'the highest number of that row',
    effect: ['look up Resolve in the Weather'],
    given: ['Resolve is 6'],
    then: ['Crown lose with a Stalemate'],
  },
  {
    what: 'the row that has no end',
    effect: ['look up Resolve in the Weather'],
    given: ['Resolve is 7'],
    then: ['League win with a Triumph'],
  },
  {
    what: 'a number that is counted, beyond all others',
    effect: ['look up the Troopers on the map plus 3 in the Weather'],
    given: ['Fenwick holds 8 Troopers'],
    then: ['League win with a Triumph'],
  },
  {
    what: 'a number below 0',
    effect: ['look up Resolve minus 5 in the Tides'],
    given: ['Resolve is 4'],
    then: ['Resolve is 3'],
  },
  {
    what: 'one table within another, each with its own number',
    effect: ['look up the Troopers on the map in the Tides'],
    given: ['Fenwick holds 1 Trooper', 'Resolve is 2'],
    then: ['Resolve is 6'],
  },
  {
    what: 'twice in a row, by the number as it is then',
    effect: ['2 times: [look up Resolve in the Weather]'],
    given: ['Resolve is 1'],
    then: ['Crown lose with a Stalemate', 'Resolve is 5'],
  },
];

describe('what is looked up', () => {
  const { program, world, examples } = built(saltmarshWithEvents('Crown', cases, tables, 0));
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('is $what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });
});

describe('the coverage of a table', () => {
  it('is told for each row, and for nothing behind the last', () => {
    const { world, analysis } = check({ files: saltmarshWithEvents('Crown', [], tables, 0), diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const ways = coveredBy(lower(world), []).branches.filter(
      ({ of, sentence }) => of === 'Tides' && sentence.startsWith('if '),
    );
    expect(analysis.diagnostics).toEqual([]);
    expect(ways.map(({ sentence, branch }) => `${sentence}: ${branch}`)).toEqual([
      'if the number looked up is at least 3: then',
      'if the number looked up is at least 3: otherwise',
      'if the number looked up is at least 0 and the number looked up is at most 2: then',
      'if the number looked up is at least 0 and the number looked up is at most 2: otherwise',
      'if the number looked up is at most -1: then',
    ]);
  });
});

/** The codes, and the words that are marked. */
function told(rows: string, sentence: string, severity: 'error' | 'warning'): readonly (readonly [string, string])[] {
  const table = `table: Weather\nrule: "7.0"\nrows:\n${rows}`;
  const one: EventCase = { what: 'it', effect: [sentence], given: [], then: ['Resolve is 0'] };
  const files = saltmarshWithEvents('Crown', [one], [['saltmarsh/weather.yaml', table]], 0);
  return check({ files, diagnostics: [] })
    .diagnostics.filter((it) => it.severity === severity && /weather|c40/u.test(it.span.file.path))
    .map(({ code, span }) => [code, span.file.text.slice(span.start, span.end)] as const);
}

const sound = '  0 to 3: [nothing]\n  4 to 12: [raise Resolve by 1]\n';

describe('a table that is wrong', () => {
  it.each([
    ['a gap', '  0 to 3: [nothing]\n  5 to 9: [nothing]\n', '5 to 9'],
    ['a gap of several', '  0 to 3: [nothing]\n  10 or more: [nothing]\n', '10 or more'],
    ['an overlap', '  0 to 3: [nothing]\n  3 to 9: [nothing]\n', '3 to 9'],
    ['an overlap with a row further up', '  0 to 3: [nothing]\n  4: [nothing]\n  2: [nothing]\n', '2'],
    ['two rows without an end', '  5 or more: [nothing]\n  0 or more: [nothing]\n', '0 or more'],
    ['a row turned round', '  0 to 3: [nothing]\n  9 to 4: [nothing]\n', '9 to 4'],
    ['a row of words', '  0 to 3: [nothing]\n  the rest: [nothing]\n', 'the rest'],
  ])('is told once, at the row: %s', (_what, rows, marks) => {
    expect(told(rows, 'look up Resolve in the Weather', 'error')).toEqual([['RW0580', marks]]);
  });

  it.each([
    ['look up Resolve in the Whether', 'RW0332', 'Whether'],
    ['look p Resolve in the Weather', 'RW0201', 'p'],
    ['look up Resolve in the Rest', 'RW0322', 'Rest'],
    ['conduct Weather', 'RW0322', 'Weather'],
  ])('is not what `%s` speaks of', (sentence, code, marks) => {
    expect(told(sound, sentence, 'error')).toEqual([[code, marks]]);
  });

  it.each([
    ['look up Resolve in the Weather', sound, []],
    ['look up the Troopers on the map in the Weather', '  0 to 7: [raise Resolve by 1]\n', ['RW0818']],
    ['look up the Troopers on the map in the Weather', '  0 to 8: [raise Resolve by 1]\n', []],
    ['look up the Troopers on the map in the Weather', '  1 or more: [raise Resolve by 1]\n', ['RW0818']],
  ])('lacks a number that may come up: %s', (sentence, rows, codes) => {
    expect(
      told(rows, sentence, 'warning')
        .filter(([code]) => code === 'RW0818')
        .map(([code]) => code),
    ).toEqual(codes);
  });
});

/** Columns for three numbers and for what is beyond them; a die finds the row. */
const skirmish = `table: Skirmish
rule: "7.2"
columns: [99 or less, 100 to 199, 200 or more]
rows:
  0 to 3: [[raise Resolve by 1], [raise Resolve by 2], [raise Resolve by 3]]
  4 or more: [[raise Resolve by 4], [raise Resolve by 5], [place up to 1 Trooper in Fenwick]]
`;

const crossed: readonly EventCase[] = [
  {
    what: 'the first row and the first column',
    effect: ['look up Resolve and 99 in the Skirmish'],
    given: ['Resolve is 0'],
    then: ['Resolve is 1'],
  },
  {
    what: 'the lowest number of a column in the middle',
    effect: ['look up Resolve and 100 in the Skirmish'],
    given: ['Resolve is 3'],
    then: ['Resolve is 5'],
  },
  {
    what: 'its highest number',
    effect: ['look up Resolve and 199 in the Skirmish'],
    given: ['Resolve is 4'],
    then: ['Resolve is 9'],
  },
  {
    what: 'a cell in which who acts is asked',
    effect: ['look up Resolve and 200 in the Skirmish'],
    given: ['Resolve is 5'],
    answers: ['1'],
    then: ['Resolve is 5', 'Fenwick holds 1 Trooper'],
  },
  {
    what: 'a column further to the right',
    effect: ['look up Resolve and 50 in the Skirmish, shifted 1 column to the right'],
    given: ['Resolve is 0'],
    then: ['Resolve is 2'],
  },
  {
    what: 'no column beyond the last',
    effect: ['look up Resolve and 150 in the Skirmish, shifted 2 columns to the right'],
    given: ['Resolve is 0'],
    then: ['Resolve is 3'],
  },
  {
    what: 'no column before the first',
    effect: ['look up Resolve and 150 in the Skirmish, shifted 2 columns to the left'],
    given: ['Resolve is 0'],
    then: ['Resolve is 1'],
  },
  {
    what: 'shifted the other way by less than nothing',
    effect: ['look up Resolve and 250 in the Skirmish, shifted Resolve minus 1 columns to the right'],
    given: ['Resolve is 0'],
    then: ['Resolve is 2'],
  },
  {
    what: 'shifted by what is counted',
    effect: ['look up Resolve and 50 in the Skirmish, shifted the Troopers in Fenwick columns to the right'],
    given: ['Resolve is 0', 'Fenwick holds 2 Troopers'],
    then: ['Resolve is 3'],
  },
  {
    what: 'two counts in one sentence',
    effect: ['look up the Troopers in Fenwick and the Open Runners in Dunmoor times 100 in the Skirmish'],
    given: ['Resolve is 0', 'Fenwick holds 4 Troopers', 'Dunmoor holds 1 Open Runner'],
    then: ['Resolve is 5'],
  },
  {
    what: 'odds in percent: 7 against 3 are 233',
    effect: [
      'look up 1 and the Troopers in Fenwick times 100 divided by the Open Runners in Fenwick, rounded down in the Skirmish',
    ],
    given: ['Resolve is 0', 'Fenwick holds 7 Troopers and 3 Open Runners'],
    then: ['Resolve is 3'],
  },
  {
    what: 'odds below one to one: 3 against 4 are 75',
    effect: [
      'look up 1 and the Troopers in Fenwick times 100 divided by the Open Runners in Fenwick, rounded down in the Skirmish',
    ],
    given: ['Resolve is 0', 'Fenwick holds 3 Troopers and 4 Open Runners'],
    then: ['Resolve is 1'],
  },
  {
    what: 'divided, rounded up, before what is added',
    effect: ['raise Resolve by 7 divided by 2, rounded up, plus 1'],
    given: ['Resolve is 0'],
    then: ['Resolve is 5'],
  },
  {
    what: 'divided by nothing, as by 1',
    effect: ['raise Resolve by 2 times 3 divided by the Troopers on the map, rounded down'],
    given: ['Resolve is 0'],
    then: ['Resolve is 6'],
  },
];

describe('what is looked up in rows and columns', () => {
  const files = [['saltmarsh/skirmish.yaml', skirmish]] as const;
  const { program, world, examples } = built(saltmarshWithEvents('Crown', crossed, files, 0));
  const failures = new Map(failuresOf(program, world, examples));

  it.each(crossed)('is $what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });
});

/** The codes and the words that are marked, of a table of columns. */
function toldOf(columns: string, rows: string, sentence: string): readonly (readonly [string, string])[] {
  const table = `table: Skirmish\nrule: "7.2"\ncolumns: ${columns}\nrows:\n${rows}`;
  const one: EventCase = { what: 'it', effect: [sentence], given: [], then: ['Resolve is 0'] };
  const others = [['saltmarsh/skirmish.yaml', table]] as const;
  const files = saltmarshWithEvents('Crown', [one], others, 0);
  return check({ files, diagnostics: [] })
    .diagnostics.filter((it) => /skirmish|c40/u.test(it.span.file.path))
    .map(({ code, span }) => [code, span.file.text.slice(span.start, span.end)] as const);
}

describe('a table of columns that is wrong', () => {
  const two = '  0 to 3: [[nothing], [raise Resolve by 1]]\n  4 or more: [[nothing], [raise Resolve by 2]]\n';
  const across = 'look up Resolve and Resolve in the Skirmish';

  it.each([
    ['a gap', '[1 to 3, 5 or more]', two, across, 'RW0580', '5 or more'],
    ['an overlap', '[5 or less, 5 or more]', two, across, 'RW0580', '5 or more'],
    ['a fall', '[5 or more, 4 or less]', two, across, 'RW0580', '4 or less'],
    ['words', '[few, 5 or more]', two, across, 'RW0580', 'few'],
    ['a row that is too short', '[1 or less, 2, 3 or more]', two, across, 'RW0590', '0 to 3'],
    [
      'a row that is too long',
      '[1 or less, 2 or more]',
      two.replace(']]\n', '], [nothing]]\n'),
      across,
      'RW0590',
      '0 to 3',
    ],
    [
      'a sentence without a second number',
      '[1 or less, 2 or more]',
      two,
      'look up Resolve in the Skirmish',
      'RW0476',
      'Resolve',
    ],
  ])('is told once, at its words: %s', (_what, columns, rows, sentence, code, marks) => {
    expect(toldOf(columns, rows, sentence)).toEqual([[code, marks]]);
  });

  it.each([
    ['look up Resolve and 3 in the Weather', '3'],
    ['look up Resolve in the Weather, shifted 2 columns to the left', '2'],
  ])('has no columns of which a sentence may speak: %s', (sentence, marks) => {
    expect(told(sound, sentence, 'error')).toEqual([['RW0476', marks]]);
  });

  it('lacks a column that may come up', () => {
    const rows = '  0 to 20: [[nothing], [raise Resolve by 1]]\n';
    expect(toldOf('[0 to 3, 4 to 9]', rows, across)).toEqual([['RW0818', across]]);
    expect(toldOf('[0 to 3, 4 to 20]', rows, across)).toEqual([]);
  });
});
