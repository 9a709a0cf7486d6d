/** Rules that hold at every moment, in the small game that `new` lays out: when they are looked at, and which are refused. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built } from '../support/both-back-ends.js';

const starter = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'starter')).files;

const folder = (starter.find(({ path }) => path.endsWith('game.yaml'))?.path ?? '').replace('game.yaml', '');

/** The starter with standing rules, a counter and a card. */
function withRules(rules: readonly string[], card: string): SourceFile[] {
  const listed = rules.map((rule) => `  - rule: "1.2"\n    effect:\n${indented(rule, 6)}`).join('');
  const files = starter.map((file) => {
    if (file.path.endsWith('game.yaml'))
      return {
        path: file.path,
        text: `${file.text.replace('supply: 2', 'supply: 3')}\ncounters:\n  Seen: { rule: "1.2" }\n\nstanding rules:\n${listed}`,
      };
    return file.path.endsWith('setup.yaml')
      ? { path: file.path, text: file.text.replace('left out: 0', 'left out: 1') }
      : file;
  });
  return [...files, { path: `${folder}cards/h9-moment.yaml`, text: card }];
}

function indented(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => `${' '.repeat(by)}${line}\n`)
    .join('');
}

interface Moment {
  readonly what: string;
  readonly rules: readonly string[];
  readonly effect: string;
  readonly given?: string;
  readonly when?: string;
  readonly then: string;
}

const fences = `- in each Meadow with a Fence and without Rangers:
    - remove the Fence here`;

const moments: readonly Moment[] = [
  {
    what: 'when a piece is placed',
    rules: ['- if 2 or more Rangers are in Birchcombe:\n    - set Goodwill to 9'],
    effect: '- place 2 Rangers in Birchcombe',
    then: '- Goodwill is 9',
  },
  {
    what: 'when a track moves',
    rules: ['- if Goodwill is 4:\n    - set Goodwill to 9'],
    effect: '- reduce Goodwill by 1',
    then: '- Goodwill is 9',
  },
  {
    what: 'when a piece comes to a box',
    rules: ['- if the Flocks in the Pound is at least 1:\n    - set Goodwill to 9'],
    effect: '- remove 1 Flock in Birchcombe to the Pound',
    then: '- Goodwill is 9',
  },
  {
    what: 'when a number is counted up',
    rules: ['- if Seen is at least 2:\n    - set Goodwill to 9'],
    effect: '- raise Seen by 1\n- raise Seen by 1',
    then: '- Goodwill is 9',
  },
  {
    what: 'in the middle of a list',
    rules: ['- if Goodwill is 4:\n    - set Seen to 1'],
    effect: '- reduce Goodwill by 1\n- raise Goodwill by Seen\n- raise Goodwill by Seen',
    then: '- Goodwill is 6',
  },
  {
    what: 'each after what another has done, whatever their order',
    rules: [
      '- if Seen is 2:\n    - set Goodwill to 9',
      '- if a Fence is in Birchcombe:\n    - set Seen to 2',
      '- if Goodwill is 4:\n    - place a Fence in Birchcombe',
    ],
    effect: '- reduce Goodwill by 1',
    then: '- Goodwill is 9',
  },
  {
    what: 'once more as long as something changes',
    rules: ['- if Goodwill is at least 7:\n    - reduce Goodwill by 1'],
    effect: '- raise Goodwill by 4',
    then: '- Goodwill is 6',
  },
  {
    what: 'when all have moved that move at the same time',
    rules: [fences],
    effect: '- Keepers move any Rangers on the map to adjacent spaces',
    given: '- the board is empty\n- Birchcombe holds 1 Ranger and 1 Fence\n- Dunridge holds 1 Ranger and 1 Fence',
    when: '- Keepers: Birchcombe, Dunridge, Dunridge, Birchcombe',
    then: '- Birchcombe holds 1 Ranger and 1 Fence\n- Dunridge holds 1 Ranger and 1 Fence',
  },
  {
    what: 'after each group where groups are told one by one',
    rules: [fences],
    effect: '- Keepers move any Rangers on the map to adjacent spaces, and for each group:\n    - raise Goodwill by 1',
    given: '- the board is empty\n- Birchcombe holds 1 Ranger and 1 Fence\n- Dunridge holds 1 Ranger and 1 Fence',
    when: '- Keepers: Birchcombe, Dunridge, Dunridge, Birchcombe',
    then: '- Birchcombe holds 1 Ranger\n- Dunridge holds 1 Ranger and 1 Fence',
  },
];

describe('a standing rule is looked at', () => {
  it.each(moments.map((moment) => [moment.what, moment] as const))('%s', { timeout: 20_000 }, (_what, moment) => {
    const { rules, effect, given = '- Goodwill is 5', when = '', then } = moment;
    const card = `card: H9
title: A moment
event:
  title: A moment
  effect:
${indented(effect, 4)}examples:
  - name: it holds
    given:
${indented(given, 6)}    when:
      - Keepers play H9
${when === '' ? '' : indented(when, 6)}    then:
${indented(then, 6)}      - nothing is asked
`;
    const { program, world, examples } = built(withRules(rules, card));
    const [plan] = examples.filter(({ name }) => name === 'it holds');
    expect(plan === undefined ? 'no example' : exampleFailure(program, world, plan)).toBeNull();
  });
});

const plain = `card: H9
title: A moment
event:
  title: A moment
  effect:
    - raise Seen by 1
`;

function codes(rules: readonly string[]): readonly string[] {
  const { diagnostics } = check({ files: withRules(rules, plain), diagnostics: [] });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

const more = '- if 2 or more Rangers are in Birchcombe:';

const refused: readonly (readonly [what: string, code: string, rules: readonly string[]])[] = [
  ['raises again and again', 'RW0544', [`${more}\n    - raise Goodwill by 1`]],
  ['counts without end', 'RW0544', [`${more}\n    - raise Seen by 1`]],
  ['counts there and back', 'RW0545', ['- if Seen is 1:\n    - set Seen to 2', '- if Seen is 2:\n    - set Seen to 1']],
  ['goes on in the deck', 'RW0544', [`${more}\n    - reveal the next card`]],
  [
    'sets a number there and back',
    'RW0545',
    ['- if Goodwill is 4:\n    - set Goodwill to 5', '- if Goodwill is 5:\n    - set Goodwill to 4'],
  ],
  [
    'places what another removes',
    'RW0545',
    [fences, '- in each Meadow with a Flock:\n    - place a Fence here if none'],
  ],
  [
    'raises what it lowers',
    'RW0545',
    [
      '- if Goodwill is at least 4:\n    - reduce Goodwill by 1',
      '- if Goodwill is at most 4:\n    - raise Goodwill by 1',
    ],
  ],
  ['asks', 'RW0541', [`${more}\n    - place 1 Flock in Birchcombe`]],
];

const accepted: readonly (readonly [what: string, rules: readonly string[]])[] = [
  ['moves a number to where it stops waiting for it', ['- if Goodwill is at least 7:\n    - reduce Goodwill by 1']],
  [
    'keeps a marker in step with the pieces',
    [
      '- in each Meadow:\n    - if the Rangers here is more than the Flocks here:\n        - place a Fence here if none\n      otherwise:\n        - remove the Fence here',
    ],
  ],
  ['does one thing or the other', [`${more}\n    - set Seen to 1\n  otherwise:\n    - set Seen to 2`]],
  [
    'does things that exclude each other',
    ['- if Goodwill is at most 4:\n    - set Seen to 1', '- if Goodwill is at least 5:\n    - set Seen to 2'],
  ],
  ['does the same twice', [fences, fences]],
];

describe('a standing rule', () => {
  it.each(refused)('that %s is refused', (_what, code, rules) => {
    expect(codes(rules)).toContain(code);
  });

  it.each(accepted)('that %s is accepted', (_what, rules) => {
    expect(codes(rules)).toEqual([]);
  });
});
