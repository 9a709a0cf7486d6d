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

  it('hides no other mistake of its file, which is told at its word', () => {
    const mistakes: readonly Change[] = [
      [card, '  title: The springs are guarded', '    title: The springs are guarded'],
      [card, '    - reduce Goodwill by 1', '    - reduce Goodwil by 1'],
      [card, '      - Birchcombe holds 1 Ranger', '       - Birchcombe holds 1 Ranger'],
    ];
    expect(toldOf(mistakes)).toEqual([`${card}:5:1 RW0020`, `${card}:12:14 RW0307`, `${card}:22:1 RW0020`]);
  });
});
