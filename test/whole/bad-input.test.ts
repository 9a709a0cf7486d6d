/** What authors of a game for one, or for three, get wrong: each is told once, at the word, with what to do. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';

const filesOf = (name: string): readonly SourceFile[] =>
  readSpec(join(import.meta.dirname, '..', '..', 'spec', name)).files;

const games = {
  one: filesOf('israeli-independence'),
  three: filesOf('starter-factions'),
};

interface Slip {
  readonly what: string;
  readonly of: keyof typeof games;
  readonly edits: readonly (readonly [file: string, before: string, after: string])[];
  /** Where the message stands, and what it says to do: its first help, or what it says at the word. */
  readonly at: string;
  readonly says: string;
  /** The text that stands there where the help is applied; absent where it changes nothing. */
  readonly mended?: string;
}

const slips: readonly Slip[] = [
  {
    what: 'a table with a gap',
    of: 'one',
    edits: [['degrees-of-defeat', '7 to 9', '8 to 9']],
    at: '8 to 9',
    says: 'write `7 to 9`, or change the ones before it',
  },
  {
    what: 'a table whose last row comes too late',
    of: 'one',
    edits: [['degrees-of-defeat', '10 or more', '12 or more']],
    at: '12 or more',
    says: 'write `10 or more`, or change the ones before it',
  },
  {
    what: 'a table with an overlap',
    of: 'one',
    edits: [['degrees-of-defeat', '4 to 6', '3 to 6']],
    at: '3 to 6',
    says: 'write `4 to 6`, or change the ones before it',
  },
  {
    what: 'a path that is not connected',
    of: 'one',
    edits: [
      ['map', 'Egypt 3: { kind: Numbered Box,', 'Egypt 3: { kind: Numbered Box, adjacent: [],'],
      ['map', 'Egypt 2: { kind: Numbered Box,', 'Egypt 2: { kind: Numbered Box, adjacent: [],'],
    ],
    at: 'Egypt 2',
    says: 'list `Egypt 2` under `adjacent` of `Egypt 3`, and `Egypt 3` under that of `Egypt 2`; or say which space comes between them',
  },
  {
    what: 'a value missing on a piece',
    of: 'one',
    edits: [
      [
        'game',
        'Iraqi armies, faction: Arab League, inventory: 1, values: { battle value: 3 }',
        'Iraqi armies, faction: Arab League, inventory: 1',
      ],
    ],
    at: 'Iraqi army',
    says: 'add `values: { battle value: 1 }`',
  },
  {
    what: 'a decision of a player whom the game has not',
    of: 'one',
    edits: [
      [
        'sequence',
        '      - reveal the next card\n',
        '      - reveal the next card\n      - Arab League may advance 1 army on the map 1 space\n',
      ],
    ],
    at: 'Arab League',
    says: 'say who decides in its place, such as `Israelis, …`',
  },
  {
    what: 'an option outside its range, in an example',
    of: 'one',
    edits: [['rules', 'Reserve Offensives is 3', 'Reserve Offensives is 4']],
    at: '4',
    says: 'should be a number from 0 to 3',
  },
  {
    what: 'an option outside its range, in a scenario',
    of: 'one',
    edits: [['scenarios/advanced-game', 'Reserve Offensives: 3', 'Reserve Offensives: 4']],
    at: '4',
    says: 'should be a number from 0 to 3',
  },
  {
    what: 'a value of a card outside its range, in an example',
    of: 'one',
    edits: [['sequence', 'the offensives of H7 are 2', 'the offensives of H7 are 7']],
    at: '7',
    says: 'should be a number from 0 to 5',
  },
  {
    what: '`the other faction` in a game of three',
    of: 'three',
    edits: [['sequence', '      - draw 2 Ploys and keep 1\n', '      - the other faction draw 1 Ploy\n']],
    at: 'the other faction',
    says: 'name the faction that is meant: `Chandlers`, `Dyers` or `Weavers`',
  },
  {
    what: 'a cost that nobody can pay',
    of: 'three',
    edits: [
      ['sequence', '      - draw 2 Ploys and keep 1\n', '      - pay 16 Coins\n      - draw 2 Ploys and keep 1\n'],
    ],
    at: '16',
    says: 'write `15`, the most that can be paid',
  },
];

function edited({ path, text }: SourceFile, edits: Slip['edits']): SourceFile {
  const changed = edits.reduce((so, [name, before, after]) => {
    if (!path.endsWith(`/${name}.yaml`)) return so;
    if (!so.includes(before)) throw new Error(`${name} has no ${before}`);
    return so.replace(before, after);
  }, text);
  return { path, text: changed };
}

function errorsIn(files: readonly SourceFile[]): ReturnType<typeof check>['diagnostics'] {
  return check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
}

describe('what is written by mistake', () => {
  it.each(slips)('$what', ({ of, edits, at, says, mended }) => {
    const [error, ...more] = errorsIn(games[of].map((file) => edited(file, edits)));
    expect(more).toEqual([]);
    const { span, help = [], label } = error ?? {};
    expect(span?.file.text.slice(span.start, span.end)).toBe(at);
    expect(help[0]?.text ?? label).toBe(says);
    expect(help[0]?.edits[0]?.text).toBe(mended);
  });

  it('is something made up beside the fact', () => {
    const known = games.one
      .filter(({ path }) => path.endsWith('cards/h7.yaml'))
      .map(({ text }) => ({
        path: 'israeli-independence/cards/h7-printed.yaml',
        text: text.replace(/made up:.*\n/u, ''),
      }));
    const [error, ...more] = errorsIn([...games.one, ...known]);
    expect(more).toEqual([]);
    expect(error?.span.file.path).toMatch(/h7\.yaml$/u);
    expect(error?.help.map(({ text }) => text)).toEqual(['delete this file']);
  });
});
