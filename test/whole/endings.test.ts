/** The game is over: wherever a faction wins, nothing more is done and nobody is asked; in both back ends. */
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../compiler/source/span.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { built } from '../support/both-back-ends.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

interface Ending {
  /** Where the Crown wins. */
  readonly where: string;
  /** By the end of a file's name: what is replaced there, and by what. */
  readonly edits: readonly (readonly [name: string, before: string, after: string])[];
  /** What the card does; it raises Resolve and asks the League where the game goes on. */
  readonly effect: string;
  readonly given?: string;
  readonly when?: string;
}

const after = `
    - raise Resolve by 3
    - League may:
        - place 1 Runner in Fenwick`;
const tide = (effect: string): Ending['edits'][number] => [
  'game.yaml',
  '  Mood:\n',
  `  Tide:
    from: 0
    to: 3
    rule: "1.6"
    rising to:
      2:
        rule: "1.6"
        effect:
${effect}
  Mood:
`,
];
const tideAtStart: Ending['edits'][number] = ['setup.yaml', '  Resolve: 6\n', '  Resolve: 6\n  Tide: 1\n'];
const capability = (anchor: string): Ending['edits'][number] => [
  'c5-eel-season.yaml',
  '    - instead of the dusk of Reckoning Round:\n        - flip all Scouts on the map to Hidden\n',
  `    - ${anchor}:\n        - Crown win\n        - raise Resolve by 1\n`,
];
const inPlay = '      - C5 unshaded is in play\n';
const bread: Ending['edits'][number] = [
  'chits.yaml',
  '      - place Unrest here if none\n',
  '      - Crown win\n      - raise Resolve by 1\n',
];

const endings: readonly Ending[] = [
  { where: 'in a list of steps', edits: [], effect: '- Crown win' },
  { where: 'below a condition', edits: [], effect: '- if Resolve is 6:\n        - Crown win' },
  {
    where: 'in each time of a loop',
    edits: [],
    effect: '- 3 times:\n        - Crown win\n        - raise Resolve by 1',
  },
  {
    where: 'in each space',
    edits: [],
    effect: '- in each Province:\n        - Crown win\n        - raise Resolve by 1',
  },
  {
    where: 'in spaces that are chosen',
    edits: [],
    effect: '- in up to 2 Provinces:\n        - Crown win',
    when: '      - League: Dunmoor\n',
  },
  {
    where: 'as often as somebody likes',
    edits: [],
    effect: '- League may, up to 3 times:\n        - Crown win',
    when: '      - League: yes\n',
  },
  {
    where: 'where a group has moved',
    edits: [],
    effect: '- move any Runners on the map to adjacent spaces, and for each group:\n        - Crown win',
    when: '      - League: Dunmoor, Harrow, 1\n',
  },
  {
    where: 'at a number of a track',
    edits: [tide('          - Crown win\n          - raise Resolve by 1'), tideAtStart],
    effect: '- raise Tide by 2',
  },
  {
    where: 'at a number of a track that is set',
    edits: [tide('          - Crown win\n          - raise Resolve by 1'), tideAtStart],
    effect: '- set Tide to 3',
  },
  {
    where: 'beyond the end of a track',
    edits: [
      ['game.yaml', '          - raise Resolve by 1\n', '          - Crown win\n          - raise Resolve by 1\n'],
    ],
    effect: '- shift Mood 2 toward Angry',
  },
  {
    where: 'by a standing rule',
    edits: [
      [
        'game.yaml',
        'standing rules:\n',
        'standing rules:\n  - rule: "1.4"\n    effect:\n      - if Unrest is in Harrow:\n          - Crown win\n',
      ],
    ],
    effect: '- place Unrest in Harrow',
  },
  {
    where: 'by a chit',
    edits: [bread],
    effect: '- in Harrow:\n        - draw 1 Favour chit\n        - resolve the Boon of the drawn Favour chit',
    when: '      - draw: Bread\n',
  },
  {
    where: 'before a chit',
    edits: [capability('before the Boon of Bread')],
    effect: '- in Harrow:\n        - draw 1 Favour chit\n        - resolve the Boon of the drawn Favour chit',
    given: inPlay,
    when: '      - draw: Bread\n',
  },
  {
    where: 'instead of a chit',
    edits: [capability('instead of the Boon of Bread')],
    effect: '- in Harrow:\n        - draw 1 Favour chit\n        - resolve the Boon of the drawn Favour chit',
    given: inPlay,
    when: '      - draw: Bread\n',
  },
  { where: 'before a procedure', edits: [capability('before Rest')], effect: '- conduct Rest', given: inPlay },
  {
    where: 'in a procedure',
    edits: [['sequence.yaml', '      - raise Resolve by 1\n', '      - Crown win\n      - raise Resolve by 1\n']],
    effect: '- conduct Rest',
  },
  {
    where: 'instead of a named step',
    edits: [
      ['sequence.yaml', '- "-1 for each Province with Unrest"', '- "-1 for each Town with Unrest"'],
      capability('instead of the dusk of Reckoning Round'),
    ],
    effect: '- conduct Reckoning Round',
    given: inPlay,
  },
  {
    where: 'after a selected space',
    edits: [
      [
        'c5-eel-season.yaml',
        '    - after each selected Town of Muster:\n        - remove Unrest here\n',
        '    - after each selected Town of Muster:\n        - Crown win\n        - raise Resolve by 1\n',
      ],
    ],
    effect: '- Crown conduct Muster',
    given: inPlay,
    when: '      - Crown: Scout\n',
  },
  {
    where: 'in the middle of another Operation',
    edits: [bread, ['rise.yaml', 'up to Favour value spaces', 'up to 3 spaces']],
    effect: '- League conduct Rise with a Special Activity at any one moment',
    when: '      - League: Special Activity\n      - draw: Bread\n      - League: Dunmoor\n',
  },
];

function filesOf({ edits, effect, given = '', when = '' }: Ending): SourceFile[] {
  const files = saltmarshFiles().map((file) => {
    let text = file.text.replace('left out: 2', 'left out: 3');
    for (const [name, before, put] of edits) {
      if (!file.path.endsWith(name)) continue;
      if (text.split(before).length !== 2) throw new Error(`${name} has not once: ${before}`);
      text = text.replace(before, () => put);
    }
    return { path: file.path, text };
  });
  const card = `card: C9
title: The end
event:
  title: The end
  effect:
    ${effect}${after}
examples:
  - name: nothing more is done
    given:
      - Resolve is 6
${given}    when:
      - League play C9
${when}    then:
      - Crown win
      - Resolve is 6
      - nothing is asked
`;
  return [...files, { path: 'saltmarsh/cards/c9-the-end.yaml', text: card }];
}

describe('a game that is won', () => {
  it.each(endings.map((ending) => [ending.where, ending] as const))(
    '%s is over',
    { timeout: 20_000 },
    (_where, ending) => {
      const { program, world, examples } = built(filesOf(ending));
      const own = examples.filter(({ name }) => name === 'nothing more is done');
      expect(own).toHaveLength(1);
      expect(own.map((plan) => exampleFailure(program, world, plan))).toEqual([null]);
    },
  );
});
