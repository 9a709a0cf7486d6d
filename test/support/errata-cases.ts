/** Changes that errata can make in Saltmarsh, each with the same change made in its files by hand. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

export interface ErrataCase {
  readonly name: string;
  /** What stands below `changes`. */
  readonly changes: string;
  /** The files as they are with the change: of each what is there, and what takes its place; null: the file goes. */
  readonly byHand: readonly (readonly [file: string, there: string, now: string | null])[];
}

const c1 = 'cards/c1-spring-tide.yaml';

export const errataCases: readonly ErrataCase[] = [
  {
    name: 'a sentence of a side',
    changes: `  - change: [C1, shaded, effect]
    was: place up to cut Runners in Harrow
    now: place up to cut Runners in Fenwick`,
    byHand: [[c1, 'place up to cut Runners in Harrow', 'place up to cut Runners in Fenwick']],
  },
  {
    name: 'a sentence that was there in another wording',
    changes: `  - change: [C1, shaded]
    was: Place  up to cut RUNNERS   in Harrow
    now: place up to cut Runners in Fenwick`,
    byHand: [[c1, 'place up to cut Runners in Harrow', 'place up to cut Runners in Fenwick']],
  },
  {
    name: 'one sentence by two',
    changes: `  - change: [C1, shaded, effect]
    was: place up to cut Runners in Harrow
    now:
      - place up to cut Runners in Fenwick
      - raise Resolve by 1`,
    byHand: [
      [
        c1,
        '    - place up to cut Runners in Harrow',
        '    - place up to cut Runners in Fenwick\n    - raise Resolve by 1',
      ],
    ],
  },
  {
    name: 'two sentences by one',
    changes: `  - change: [C1, shaded, effect]
    was:
      - let cut be half of the Runners on the map, rounded down
      - place up to cut Runners in Harrow
    now: place up to 2 Runners in Harrow`,
    byHand: [
      [
        c1,
        '    - let cut be half of the Runners on the map, rounded down\n    - place up to cut Runners in Harrow',
        '    - place up to 2 Runners in Harrow',
      ],
    ],
  },
  {
    name: 'an opening, and not what stands below it',
    changes: `  - change: [C1, unshaded]
    was: Crown may, in up to 1 space with Troopers and Unrest
    now: Crown may, in up to 2 spaces with Troopers and Unrest`,
    byHand: [[c1, 'in up to 1 space with', 'in up to 2 spaces with']],
  },
  {
    name: 'an opening with what stands below it',
    changes: `  - change: [C1, unshaded, effect]
    was:
      Crown may, in up to 1 space with Troopers and Unrest:
        - remove Unrest here
    now: remove Unrest in Fenwick`,
    byHand: [
      [
        c1,
        '    - Crown may, in up to 1 space with Troopers and Unrest:\n        - remove Unrest here',
        '    - remove Unrest in Fenwick',
      ],
    ],
  },
  {
    name: 'a sentence below an opening, found by the way to it',
    changes: `  - change: [C1, unshaded, effect, "Crown may, in up to 1 space with Troopers and Unrest"]
    was: remove Unrest here
    now: [remove Unrest here, raise Resolve by 1]`,
    byHand: [[c1, '        - remove Unrest here', '        - remove Unrest here\n        - raise Resolve by 1']],
  },
  {
    name: 'a title',
    changes: `  - change: [C1, shaded, title]
    was: The dykes are cut
    now: The dykes break`,
    byHand: [[c1, 'The dykes are cut', 'The dykes break']],
  },
  {
    name: 'a number of a thing',
    changes: `  - change: [game, pieces, Depot, inventory]
    was: 4
    now: 3
  - change: [setup, boxes, Available, Depot]
    was: 3
    now: 2`,
    byHand: [
      ['game.yaml', 'faction: League, inventory: 4,', 'faction: League, inventory: 3,'],
      ['setup.yaml', 'Depot: 3 }', 'Depot: 2 }'],
    ],
  },
  {
    name: 'a place of the setup',
    changes: `  - change: [setup, spaces, Fenwick]
    was: { Trooper: 2 }
    now: { Trooper: 1 }
  - change: [setup, boxes, Available]
    was: { Trooper: 4 }
    now: { Trooper: 5 }`,
    byHand: [
      ['setup.yaml', 'Fenwick: { Trooper: 2,', 'Fenwick: { Trooper: 1,'],
      ['setup.yaml', '{ Trooper: 4, Scout', '{ Trooper: 5, Scout'],
    ],
  },
  {
    name: 'a step of a procedure',
    changes: `  - delete: [Whole Game, steps]
    was: adjust the order of play by the boxes taken
  - add to: [Turn, steps]
    now: adjust the order of play by the boxes taken`,
    byHand: [
      ['sequence.yaml', '          - adjust the order of play by the boxes taken\n', ''],
      [
        'sequence.yaml',
        '                  - conduct Rest\n',
        '                  - conduct Rest\n      - adjust the order of play by the boxes taken\n',
      ],
    ],
  },
  {
    name: 'a sentence before another',
    changes: `  - add to: [C1, shaded, effect]
    before: place up to cut Runners in Harrow
    now: raise Resolve by 1`,
    byHand: [[c1, '    - place up to cut', '    - raise Resolve by 1\n    - place up to cut']],
  },
  {
    name: 'a sentence after an opening with what stands below it',
    changes: `  - add to: [C1, unshaded, effect]
    after: Crown may, in up to 1 space with Troopers and Unrest
    now: raise Resolve by 1`,
    byHand: [[c1, '        - remove Unrest here\n', '        - remove Unrest here\n    - raise Resolve by 1\n']],
  },
  {
    name: 'a key after another',
    changes: `  - add to: C1
    after: title
    now: { kind: Fixed Event }`,
    byHand: [[c1, 'title: Spring Tide\n', 'title: Spring Tide\nkind: Fixed Event\n']],
  },
  {
    name: 'an example',
    changes: `  - change: [C1, examples, half of the Runners come back, then]
    was: Harrow holds 2 Hidden Runners
    now: Harrow holds 2 Runners
  - add to: [C1, examples]
    now:
      name: none comes
      when:
        - League play C1 shaded
        - League: 0
      then:
        - nothing is asked
  - delete: [C1, examples, one field is dried]`,
    byHand: [
      [c1, 'Harrow holds 2 Hidden Runners', 'Harrow holds 2 Runners'],
      [
        c1,
        '      - nothing is asked\n',
        '      - nothing is asked\n  - name: none comes\n    when:\n      - League play C1 shaded\n      - League: 0\n    then:\n      - nothing is asked\n',
      ],
      [
        c1,
        `  - name: one field is dried
    cites: "5.0"
    given:
      - the board is empty
      - Dunmoor holds 1 Trooper and 1 Unrest
      - Port Sable holds 1 Trooper and 1 Unrest
    when:
      - Crown play C1 unshaded
    then:
      - Crown are asked: Dunmoor, Port Sable, done
`,
        '',
      ],
    ],
  },
  {
    name: 'an opening that goes, with what stands below it',
    changes: `  - delete: [C1, unshaded, effect]
    was: Crown may, in up to 1 space with Troopers and Unrest
  - add to: [C1, unshaded, effect]
    now: raise Resolve by 1`,
    byHand: [
      [
        c1,
        '    - Crown may, in up to 1 space with Troopers and Unrest:\n        - remove Unrest here\n',
        '    - raise Resolve by 1\n',
      ],
    ],
  },
];

/** Errata with many of the keys that they can have. */
export const errataFile: SourceFile = {
  path: 'saltmarsh/errata/2026-05-14.yaml',
  text: `errata: Second printing
date: 2026-05-14
kind: change of rule
source: the web page
reason: Harrow is too far away.
changes:
${errataCases.map(({ changes }) => changes).join('\n')}
`,
};

/** A file with errata; `rest` is what stands below its head. */
export function errataOf(date: string, rest: string): SourceFile {
  const head = `errata: Errata of ${date}\ndate: ${date}\nkind: correction\nsource: the web page\n`;
  return { path: `saltmarsh/errata/${date}.yaml`, text: `${head}${rest}\n` };
}

/** The same of errata with these changes. */
export function changing(date: string, changes: string): SourceFile {
  return errataOf(date, `changes:\n${changes}`);
}

/** The files of Saltmarsh, changed by hand. */
export function changedByHand(changes: ErrataCase['byHand']): SourceFile[] {
  return changes.reduce((files: SourceFile[], [name, there, now]) => {
    const index = files.findIndex(({ path }) => path === `saltmarsh/${name}`);
    const file = files[index];
    if (file?.text.split(there).length !== 2) throw new Error(`${name} does not hold ${there} once`);
    return now === null
      ? files.toSpliced(index, 1)
      : files.with(index, { ...file, text: file.text.replace(there, () => now) });
  }, saltmarshFiles());
}
