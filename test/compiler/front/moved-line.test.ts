/** A line that stands too far left or right is told where it stands, and nothing else is told of it. */
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { analyse } from '../../../compiler/driver.js';
import { positionOf } from '../../../compiler/source/span.js';
import { starter } from '../../support/starter-card.js';

type Change = readonly [file: string, line: string, written: string];

/** What is told of the starter with these lines changed: file, line and code. */
function toldOf(changes: readonly Change[]) {
  return errorsOf(changed(changes)).map(({ span, code }) => {
    const { line, column } = positionOf(span.file, span.start);
    return `${span.file.path.split('/').at(-1) ?? ''}:${line}:${column} ${code}`;
  });
}

function changed(changes: readonly Change[]) {
  return starter.map((file) => {
    const own = changes.filter(([name]) => file.path.endsWith(`/${name}`));
    return {
      ...file,
      text: own.reduce((text, [, line, written]) => text.replace(`${line}\n`, `${written}\n`), file.text),
    };
  });
}

function errorsOf(files: typeof starter) {
  return analyse(files).diagnostics.filter(({ severity }) => severity === 'error');
}

/** What is told of the starter with lines in the place of a file and one of them moved, and the file after the only fix. */
function toldWithLine(name: string, lines: readonly string[], number: number, by: number) {
  const line = lines[number - 1] ?? '';
  const indent = ' '.repeat(line.length - line.trimStart().length + by);
  const text = lines.with(number - 1, `${indent}${line.trimStart()}`).join('\n');
  const errors = errorsOf(starter.map((file) => (file.path.endsWith(`/${name}`) ? { ...file, text } : file)));
  const [fix, ...others] = errors.flatMap(({ help }) => help.filter(({ edits }) => edits.length > 0));
  return [
    ...errors.map(({ span, code }) => {
      const { line: at, column } = positionOf(span.file, span.start);
      return `${span.file.path.split('/').at(-1) ?? ''}:${at}:${column} ${code}`;
    }),
    ...others.map((it) => it.text),
    fix === undefined ? 'no fix' : withEdits({ path: '', text }, fix.edits),
  ];
}

const card = 'h1-dry-summer.yaml';

describe('a line that was moved', () => {
  it.each<readonly [what: string, told: string, change: Change]>([
    [
      'an item further than the next',
      `${card}:22:1 RW0020`,
      [card, '      - Birchcombe holds 1 Ranger', '       - Birchcombe holds 1 Ranger'],
    ],
    [
      'the first of two items',
      `${card}:19:1 RW0020`,
      [card, '      - Keepers play H1 unshaded', '        - Keepers play H1 unshaded'],
    ],
    [
      'an item less far than the next',
      `${card}:19:1 RW0020`,
      [card, '      - Keepers play H1 unshaded', '    - Keepers play H1 unshaded'],
    ],
    [
      'a key further than its neighbours',
      `${card}:5:1 RW0020`,
      [card, '  title: The springs are guarded', '    title: The springs are guarded'],
    ],
    [
      'a key less far than its neighbours',
      `${card}:9:1 RW0020`,
      [card, '  title: The grass is gone', ' title: The grass is gone'],
    ],
    [
      'a key in the block above',
      'hire.yaml:5:1 RW0020',
      ['hire.yaml', 'select: up to 2 Villages', '  select: up to 2 Villages'],
    ],
    [
      'a child as far as its key',
      'enclose.yaml:8:1 RW0020',
      ['enclose.yaml', '  crew: Rangers are here', 'crew: Rangers are here'],
    ],
    [
      'an item that holds others',
      'hire.yaml:7:1 RW0020',
      ['hire.yaml', '  - in each selected space:', ' - in each selected space:'],
    ],
    [
      'a step as far as the opening above it',
      'hire.yaml:8:1 RW0020',
      ['hire.yaml', '      - place 1 Ranger here', '  - place 1 Ranger here'],
    ],
  ])('%s is told where it stands, and once', (_what, told, change) => {
    expect(toldOf([change])).toEqual([told]);
    const [error] = errorsOf(changed([change]));
    expect(withEdits(error?.span.file ?? { path: '', text: '' }, error?.help[0]?.edits ?? [])).toBe(
      starter.find(({ path }) => path.endsWith(`/${change[0]}`))?.text,
    );
  });

  it.each<readonly [what: string, place: string, by: number]>([
    ['an item further than the next, which could stand as far', 'hire.yaml:7', 2],
    ['an item less far than the next, which could stand as far', 'hire.yaml:7', -2],
    ['the first step of a block further than the second', 'h4-late-snow.yaml:11', 2],
    ['the first step of a block less far than the second', 'h4-late-snow.yaml:11', -2],
    ['the first item of a list less far than the second', 'setup.yaml:26', -2],
    ['a name of a block as far as the step that opens it', 'sequence.yaml:25', -2],
    ['a key of a thing as far as its name', 'map.yaml:11', -2],
    ['`otherwise` further than what it goes on with', 'graze.yaml:11', 1],
    ['`otherwise` less far than what it goes on with', 'graze.yaml:11', -2],
  ])('%s is told where it stands, with where it belongs', (_what, place, by) => {
    const [name = '', number = ''] = place.split(':');
    const lines = (starter.find(({ path }) => path.endsWith(`/${name}`))?.text ?? '').split('\n');
    expect(toldWithLine(name, lines, Number(number), by)).toEqual([`${place}:1 RW0020`, lines.join('\n')]);
  });

  const spread = `rulings:
  - ruling: Flocks in the Pound
    question: >-
      Whether impounded Flocks
      can be placed again
      before Market Day.
    decision: |
      No.
    rules: ["3.2", "5.1"]
    example: "H5: grazed Meadows cost Goodwill, empty ones earn it"`.split('\n');

  it.each<readonly [what: string, number: number, by: number]>([
    ['the first line as far as its key', 4, -2],
    ['the first line less far than its key', 4, -3],
    ['the first line further than the second', 4, 2],
    ['a line in the middle less far than the others', 5, -1],
    ['a line in the middle as far as the key', 5, -2],
    ['the last line as far as the key', 6, -2],
    ['the only line as far as the key', 8, -2],
    ['the key below it as far as the text', 9, 2],
  ])('of a text of several lines is told where it stands: %s', (_what, number, by) => {
    expect(toldWithLine('rulings.yaml', spread, number, by)).toEqual([
      `rulings.yaml:${number}:1 RW0020`,
      spread.join('\n'),
    ]);
  });

  it.each([
    [4, 1],
    [5, -1],
  ])('of a text of two lines is told where texts stand less often: %i by %i', (number, by) => {
    const lines = spread.toSpliced(5, 1);
    expect(toldWithLine('rulings.yaml', lines, number, by)).toEqual([
      `rulings.yaml:${number}:1 RW0020`,
      lines.join('\n'),
    ]);
  });

  it('of a text below a key that stands behind a dash is told where it stands', () => {
    const lines = ['rulings:', '  - question: |', '      Whether.', '    ruling: The Pound', ...spread.slice(6)];
    expect(toldWithLine('rulings.yaml', lines, 3, -2)).toEqual(['rulings.yaml:3:1 RW0020', lines.join('\n')]);
  });

  it('hides no other mistake of its file, which is told at its word', () => {
    const mistakes: readonly Change[] = [
      [card, '  title: The springs are guarded', '    title: The springs are guarded'],
      [card, '    - reduce Goodwill by 1', '    - reduce Goodwil by 1'],
      [card, '      - Birchcombe holds 1 Ranger', '       - Birchcombe holds 1 Ranger'],
    ];
    expect(toldOf(mistakes)).toEqual([`${card}:5:1 RW0020`, `${card}:12:14 RW0307`, `${card}:22:1 RW0020`]);
  });
});
