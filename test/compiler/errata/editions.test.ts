/** Errata: each makes of the spec what somebody would who made its changes by hand, and every edition can be had. */
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../compiler/core/meaning.js';
import { check, type Checked } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { textWithoutPlaces } from '../../../compiler/source/without-places.js';
import { changedByHand, changing, errataCases, errataOf } from '../../support/errata-cases.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function checkOf(files: readonly SourceFile[], edition: string | null = null): Checked {
  return check({ files, diagnostics: [], edition });
}

/** What the rules mean, and what the examples and scenarios are, whatever they stand in. */
function saidBy({ core, examples, plans, diagnostics }: Checked): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual([]);
  if (core === null) throw new Error('nothing was made');
  const titles = core.world.cards.map(({ title, sides }) => [title, ...sides.map((it) => it.title)]);
  return `${meaningOf(core)}\n${textWithoutPlaces([titles, examples, plans])}`;
}

function told(files: readonly SourceFile[], edition: string | null = null): readonly string[] {
  return checkOf(files, edition)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message, span, notes, help }) =>
      [
        `${code} ${message} --> ${span.file.text.slice(span.start, span.end)}`,
        ...notes.map((it) => it.message),
        ...help.map(({ text }) => text),
      ].join(' | '),
    );
}

const first = changing(
  '2026-05-14',
  `  - change: [C1, shaded]
    was: place up to cut Runners in Harrow
    now: place up to cut Runners in Fenwick`,
);

describe('errata', () => {
  it.each(errataCases)('change $name', ({ changes, byHand: hand }) => {
    const made = checkOf([...saltmarshFiles(), changing('2026-05-14', changes)]);
    expect(saidBy(made)).toBe(saidBy(checkOf(changedByHand(hand))));
    expect(saidBy(made)).not.toBe(saidBy(checkOf(saltmarshFiles())));
  });

  it('add and delete a card and a rule', () => {
    const files = [
      ...saltmarshFiles().filter(({ path }) => !path.endsWith('c1-spring-tide.yaml')),
      changing(
        '2026-05-14',
        `  - add file: cards/c1-spring-tide.yaml
    now:
      card: C1
      title: Spring Tide
      event:
        title: High water
        effect:
          - raise Resolve by 1
      examples:
        - name: the water rises
          given:
            - Resolve is 5
          when:
            - Crown play C1
          then:
            - Resolve is 6`,
      ),
      changing('2026-05-15', '  - delete: C1\n'),
    ];
    expect(told(files, '1').length).toBeGreaterThan(0);
    const added = checkOf(files, '2026-05-14');
    expect(added.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const card = added.world?.cards.find(({ code }) => code === 'C1');
    expect([card?.file, card?.title, card?.declared.file.path]).toEqual([
      'cards/c1-spring-tide',
      'Spring Tide',
      'saltmarsh/errata/2026-05-14.yaml',
    ]);
    expect(told(files)).toEqual(told(files, '1'));
  });

  it('are made in the order of their dates, each on what those before it made', () => {
    const second = changing(
      '2026-06-01',
      `  - change: [C1, shaded]
    was: place up to cut Runners in Fenwick
    now: place up to cut Runners in Dunmoor`,
    );
    const files = [second, ...saltmarshFiles(), first];
    const hand = (space: string): string =>
      saidBy(checkOf(changedByHand([['cards/c1-spring-tide.yaml', 'Runners in Harrow', `Runners in ${space}`]])));
    expect(saidBy(checkOf(files))).toBe(hand('Dunmoor'));
    expect(saidBy(checkOf(files, '2026-05-14'))).toBe(hand('Fenwick'));
    expect(saidBy(checkOf(files, '1'))).toBe(saidBy(checkOf(saltmarshFiles())));
    expect(checkOf(files).world?.edition).toBe('2026-06-01');
    expect(checkOf(files, '1').world?.edition).toBe('1');
    expect(checkOf(files).analysis.errata.editions.map(({ name }) => name)).toEqual(['1', '2026-05-14', '2026-06-01']);
  });

  it('that are withdrawn are as if they had never been, from that day on', () => {
    const files = [...saltmarshFiles(), first, errataOf('2026-06-01', 'withdraws: 2026-05-14')];
    expect(saidBy(checkOf(files))).toBe(saidBy(checkOf(saltmarshFiles())));
    expect(saidBy(checkOf(files, '2026-05-14'))).not.toBe(saidBy(checkOf(saltmarshFiles())));
  });

  it('that the spec has in it lead back to the edition before', () => {
    const hand = changedByHand([['cards/c1-spring-tide.yaml', 'Runners in Harrow', 'Runners in Fenwick']]);
    const reverse = `  - change: [C1, shaded]
    was: place up to cut Runners in Fenwick
    now: place up to cut Runners in Harrow`;
    const files = [...hand, errataOf('2026-05-14', `reverse:\n${reverse}`)];
    expect(saidBy(checkOf(files))).toBe(saidBy(checkOf(hand)));
    expect(saidBy(checkOf(files, '2026-05-14'))).toBe(saidBy(checkOf(hand)));
    expect(saidBy(checkOf(files, '1'))).toBe(saidBy(checkOf(saltmarshFiles())));
    // Withdrawn, they are taken back.
    expect(saidBy(checkOf([...files, errataOf('2026-06-01', 'withdraws: 2026-05-14')]))).toBe(
      saidBy(checkOf(saltmarshFiles())),
    );
  });

  it('are told of at their own words where what they say cannot be', () => {
    const wrong = changing(
      '2026-05-14',
      `  - change: [C1, shaded]
    was: place up to cut Runners in Harrow
    now: place up to cut Runers in Fenwick`,
    );
    const [one] = checkOf([...saltmarshFiles(), wrong]).diagnostics;
    expect(one?.span.file.path).toBe('saltmarsh/errata/2026-05-14.yaml');
    expect(one?.span.file.text.slice(one.span.start, one.span.end)).toBe('Runers');
  });
});

describe('errata that cannot be made', () => {
  it.each([
    [
      'what was there is there no longer',
      [
        first,
        changing(
          '2026-06-01',
          '  - change: [C1, shaded]\n    was: place up to cut Runners in Harrow\n    now: raise Resolve by 1',
        ),
      ],
      'RW0716 `C1, shaded` does not say this --> place up to cut Runners in Harrow | it was there until the errata of 2026-05-14 (Errata of 2026-05-14) | what it is about is',
    ],
    [
      'somebody has changed the spec itself',
      [
        changing(
          '2026-06-01',
          '  - change: [C1, shaded]\n    was: place up to cut Runners in Dunmoor\n    now: place up to cut Runners in Harrow',
        ),
      ],
      'RW0716 `C1, shaded` says already what these errata make of it, and no longer what was there --> place up to cut Runners in Dunmoor | what it is about is',
    ],
    [
      'a name leads nowhere',
      [changing('2026-06-01', '  - change: [C1, shadd]\n    was: x\n    now: z')],
      'RW0714 there is no `shadd` in `C1`, which has `card`, `title`, `unshaded`, `shaded` and `examples` --> shadd | write `shaded`',
    ],
    [
      'nothing is called so',
      [changing('2026-06-01', '  - delete: C111')],
      'RW0714 there is no `C111` in the spec --> C111',
    ],
    [
      'something was deleted before',
      [
        changing('2026-05-01', '  - delete: [C1, examples, one field is dried]'),
        changing('2026-06-01', '  - delete: [C1, examples, one field is dried]'),
      ],
      'RW0714 there is no `one field is dried` in `C1, examples`, which has `half of the Runners come back` --> one field is dried | it was there until the errata of 2026-05-01 (Errata of 2026-05-01)',
    ],
    [
      'it is there twice',
      [changing('2026-06-01', '  - change: game\n    was: "1.2"\n    now: "1.3"')],
      /^RW0715 what is said in `game` is there more than once/u,
    ],
    [
      'a date is there twice',
      [first, { ...first, path: 'saltmarsh/errata/again.yaml' }],
      'RW0721 the edition `2026-05-14` is there twice --> 2026-05-14 | the other is',
    ],
    [
      'nothing is withdrawn',
      [errataOf('2026-06-01', 'withdraws: 2026-05-14')],
      'RW0722 there are no errata of 2026-05-14 before these --> 2026-05-14',
    ],
    [
      'they are applied out of turn',
      [first, errataOf('2026-06-01', 'reverse:\n  - change: [C1, title]\n    was: Spring Tide\n    now: Flood')],
      'RW0723 the spec has the errata of 2026-06-01 in it, and not those of 2026-05-14, which are earlier --> 2026-06-01 | the earlier errata are',
    ],
    [
      'the way back cannot be gone',
      [errataOf('2026-06-01', 'reverse:\n  - change: [C1, title]\n    was: Spring\n    now: Flood')],
      /^RW0716 `C1, title` does not say this/u,
    ],
    [
      'both ways are told',
      [
        errataOf(
          '2026-06-01',
          'changes:\n  - delete: C1\nreverse:\n  - change: [C1, title]\n    was: Spring Tide\n    now: Flood',
        ),
      ],
      /^RW0710/u,
    ],
    [
      'a key is there already',
      [changing('2026-06-01', '  - add to: C1\n    now: { title: Flood }')],
      'RW0718 there is `title` there already --> title',
    ],
    [
      'a key becomes one that is there',
      [changing('2026-06-01', '  - change: C1\n    was: { title: Spring Tide }\n    now: { unshaded: x }')],
      'RW0718 there is `unshaded` there already --> unshaded',
    ],
    [
      'a way is written as one name',
      [changing('2026-06-01', '  - change: C1 shaded\n    was: x\n    now: z')],
      'RW0714 there is no `C1 shaded` in the spec --> C1 shaded | write `[C1, shaded]`',
    ],
    [
      'they change nothing',
      [changing('2026-06-01', '  - change: [C1, title]\n    was: Spring Tide\n    now: Spring  Tide')],
      'RW0725 `now` says what `was` says, so that this changes nothing --> Spring  Tide',
    ],
    [
      'the edition is to be called otherwise',
      [changing('2026-06-01', '  - change: [game, edition]\n    was: "1"\n    now: "2"')],
      'RW0717 nothing can take its place, for an edition is called by the date of its errata --> "2"',
    ],
    [
      'no month has such a day',
      [changing('2026-02-30', '  - delete: [C1, examples, one field is dried]')],
      'RW0726 no month has the day 2026-02-30 --> 2026-02-30',
    ],
    [
      'a game says for which games they are',
      [errataOf('2026-06-01', 'games: [Saltmarsh]')],
      /^RW0724 errata in the folder of a game are for that game/u,
    ],
    [
      'a board does not',
      [{ ...errataOf('2026-06-01', 'reason: x'), path: 'boards/errata/2026-06-01.yaml' }],
      /^RW0724 errata to a board say under `games`/u,
    ],
    [
      'a board names no game quite',
      [{ ...errataOf('2026-06-01', 'games: [Other, Saltmarch]'), path: 'boards/errata/2026-06-01.yaml' }],
      'RW0724 no game is called `Saltmarch` --> Saltmarch | write `Saltmarsh`',
    ],
    [
      'errata add errata',
      [
        changing(
          '2026-06-01',
          '  - add file: more/y.yaml\n    now: { errata: Y, date: 2026-07-01, kind: correction, source: x }',
        ),
      ],
      /^RW0719 errata add no errata/u,
    ],
    [
      'a file is to be added elsewhere',
      [changing('2026-06-01', '  - add file: ../other/y.yaml\n    now: { card: C9, title: x }')],
      /^RW01/u,
    ],
    [
      'a file is there already',
      [changing('2026-06-01', '  - add file: cards/c1-spring-tide.yaml\n    now: { card: C1 }')],
      'RW0718 there is `cards/c1-spring-tide.yaml` already --> cards/c1-spring-tide.yaml',
    ],
  ] as const)('%s', (_name, files, expected) => {
    const [one = '', ...others] = told([...saltmarshFiles(), ...files]);
    expect(others).toEqual([]);
    if (typeof expected === 'string') expect(one).toBe(expected);
    else expect(one).toMatch(expected);
  });

  it('and an edition that there is not', () => {
    expect(told([...saltmarshFiles(), first], '2026-05-15')).toEqual([
      'RW0720 there is no edition `2026-05-15` of this game: there are `1` and `2026-05-14` --> 1 | ask for `2026-05-14`',
    ]);
  });
});
