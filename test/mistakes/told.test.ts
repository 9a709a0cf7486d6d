/** Each kind of mistake, made by hand in the invented game: told once, where it is, with a first help that restores what was meant. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';
import { judge, type Judged, meantBy } from './judge.js';

/** In a file of the game, one text in the place of another. */
type Case = readonly [mistake: string, file: string, before: string, after: string];

const layout: readonly Case[] = [
  ['an item without its dash', 'c1-', '      - Dunmoor holds 1 Trooper', '      Dunmoor holds 1 Trooper'],
  ['an item with an en dash', 'c1-', '  - name: half', '  – name: half'],
  [
    'an item with a star',
    'c5-',
    '      - C5 unshaded is in play\n      - Harrow',
    '      * C5 unshaded is in play\n      - Harrow',
  ],
  ['a dash without its space', 'c2-', '      - League play C2', '      -League play C2'],
  ['an example without its dash', 'c1-', '  - name: half', '  name: half'],
  ['a key without its colon', 'c1-', '  title: High water', '  title High water'],
  ['a key alone without its colon', 'c5-', '    then:\n      - Resolve', '    then\n      - Resolve'],
  [
    'a list without its end',
    'map.yaml',
    'adjacent: [Dunmoor, Port Sable, Skerries]',
    'adjacent: [Dunmoor, Port Sable, Skerries',
  ],
  ['a list without its beginning', 'map.yaml', 'adjacent: [Dunmoor, Port Sable', 'adjacent: Dunmoor, Port Sable'],
  ['a block without its beginning', 'map.yaml', 'Province: { plural', 'Province: plural'],
  ['a list within a block without its end', 'map.yaml', '[Fenwick, Sable Road], take', '[Fenwick, Sable Road, take'],
  [
    'a line of what is given without its dash',
    'c5-',
    'Open Runner\n      - Fenwick holds 1 Open',
    'Open Runner\n        Fenwick holds 1 Open',
  ],
  [
    'a line of what holds without its dash',
    'c5-',
    'Open Runner\n      - Fenwick holds 1 Hidden',
    'Open Runner\n        Fenwick holds 1 Hidden',
  ],
  ['answers without their colon in a scenario', 'first-tide', '- League: Event', '- League Event'],
  ['a quote that is not closed within a list', 'game.yaml', 'rule: "1.5" }', 'rule: "1.5 }'],
];

const keys: readonly Case[] = [
  ['a key of another kind of file', 'c1-', '  effect:\n    - let', '  steps:\n    - let'],
  ['a key of an example by another name', 'c1-', '    given:\n', '    setup:\n'],
  ['a key of an example by the name of the next one', 'c1-', '    given:\n', '    when:\n'],
  ['a key of an example by the name of the one before', 'c1-', '    then:\n      - Crown', '    when:\n      - Crown'],
  [
    'a key beside the block that it belongs to',
    'c1-',
    'unshaded:\n  title: High water\n',
    'title: High water\nunshaded:\n',
  ],
  [
    'a block beside the one that it belongs to',
    'c2-',
    'event:\n  title: A quiet month\n  effect:\n    - if C3 is not in play:\n        - place 1 Trooper in Fenwick\n',
    'event:\n  title: A quiet month\neffect:\n  - if C3 is not in play:\n      - place 1 Trooper in Fenwick\n',
  ],
  [
    'a key that is there twice and says the same',
    'c1-',
    'title: Spring Tide\n',
    'title: Spring Tide\ntitle: Spring Tide\n',
  ],
];

const declarations: readonly Case[] = [
  ['a misspelt declaration', 'game.yaml', '  Unrest: {', '  Unreest: {'],
  ['a number in words, misspelt', 'game.yaml', 'at most: 1, supply: 4', 'at most: 1, supply: fuor'],
];

const examples: readonly Case[] = [
  ['a misspelt word of a line', 'c1-', 'Dunmoor holds 1 Trooper', 'Dunmoor hlods 1 Trooper'],
  ['a number of a line in words', 'c5-', 'Resolve is 6', 'Resolve is six'],
  ['a number of a line in words, misspelt', 'c5-', 'Resolve is 6', 'Resolve is sxi'],
  ['a number of a thing in a line in words, misspelt', 'c1-', 'Dunmoor holds 1', 'Dunmoor holds onne'],
  ['a misspelt word in front of a colon', 'c1-', 'Crown are asked:', 'Crown are ased:'],
  ['a misspelt word without which there are too many', 'muster', 'the board is empty', 'teh board is empty'],
];

const sentences: readonly Case[] = [
  ['a keyword misspelt where a name might stand', 'c1-', 'on the map, rounded', 'on tte map, rounded'],
  ['a noun doubled', 'c1-', 'place up to cut Runners in', 'place up to cut Runners Runners in'],
  ['a comma too many', 'c1-', 'place up to cut Runners in Harrow', 'place up to cut Runners, in Harrow'],
  ['a sign for a word', 'c1-', 'with Troopers and Unrest', 'with Troopers & Unrest'],
  ['other words that join', 'c1-', 'with Troopers and Unrest', 'with Troopers as well as Unrest'],
  ['a space within a word', 'c1-', 'place up to cut', 'pl ace up to cut'],
  ['another order', 'c1-', 'place up to cut Runners in Harrow', 'in Harrow place up to cut Runners'],
  [
    'a condition at the end',
    'c2-',
    '- if C3 is not in play:\n        - place 1 Trooper in Fenwick',
    '- place 1 Trooper in Fenwick when C3 is not in play',
  ],
  ['two sentences in one', 'c1-', 'rounded down\n    - place', 'rounded down, and place'],
  ['an opening without its colon', 'c2-', 'is not in play:', 'is not in play'],
  ['another opening of alternatives', 'muster', 'choose one:', 'pick:'],
  ['a misspelt opening of alternatives', 'sequence', 'choose one:', 'choose onne:'],
  ['another word for `otherwise`', 'sequence', 'otherwise:', 'else:'],
  ['a comma in front of the name of a step', 'c5-', 'instead of the dusk of', 'instead of the, dusk of'],
  ['a word doubled where a step is named elsewhere', 'sequence', 'step dusk:', 'step dusk dusk:'],
  ['a space lost behind `a`', 'c10-', 'in a Town', 'in aTown'],
  ['a word doubled in front of terms', 'sequence', 'net of:', 'net of of:'],
  ['a word of habit where a number might be named', 'c10-', 'remove all Runners', 'remove entire Runners'],
  ['a number in words, misspelt, in front of a noun', 'c10-', 'remove 1 Depot in', 'remove onne Depot in'],
  ['a number in words, misspelt, behind `by`', 'c10-', 'raise Resolve by 1', 'raise Resolve by oen'],
  ['a number in words, misspelt, behind `per`', 'c10-', 'per 2 Depots', 'per tow Depots'],
  ['a number in words, misspelt, behind `up to`', 'c1-', 'in up to 1 space', 'in up to onne space'],
  ['one for many behind `with`', 'c1-', 'with Troopers and Unrest', 'with Trooper and Unrest'],
  ['one for many behind `without`', 'game.yaml', 'without Crown pieces', 'without Crown piece'],
  ['one for many in front of `are`', 'rise', 'Rebel pieces or Unrest are', 'Rebel piece or Unrest are'],
  [
    'an order in front of which a word makes no difference',
    'c10-',
    'League place all Depots from Gaol in Provinces',
    'in Provinces League place all Depots from Gaol',
  ],
];

const tables: readonly Case[] = [
  ['a comma within the sentence of a row', 'weather', '[raise Resolve by 1]', '[raise Resolve, by 1]'],
  ['a comma behind the verb of a row', 'weather', '[reduce Resolve by 1]', '[reduce, Resolve by 1]'],
  ['a word of a row misspelt', 'weather', '7 or more:', '7 or moore:'],
  ['a word of a row with its letters swapped', 'weather', '7 or more:', '7 or mroe:'],
  ['a number of a row in words, misspelt', 'weather', '7 or more:', 'sevn or more:'],
  ['the second number of a row in words, misspelt', 'weather', '4 to 6:', '4 to sixx:'],
  ['the first number of two in words, misspelt', 'weather', '4 to 6:', 'foru to 6:'],
  ['a word of a row in capitals', 'weather', '7 or more:', '7 or More:'],
  ['another word of a row misspelt', 'weather', '4 to 6:', '4 ot 6:'],
];

/** What was meant is not told by what is written. */
const unknowable: readonly Case[] = [
  ['a word lost in front of the one where reading stops', 'c5-', 'on the map to Hidden', 'the map to Hidden'],
  ['a word lost where a step is named elsewhere', 'sequence', 'step dusk:', 'dusk:'],
  ['a verb lost in front of a track', 'c10-', 'reduce Resolve by', 'Resolve by'],
  ['a verb lost in front of a marker', 'chits', 'place Unrest here', 'Unrest here'],
  ['a verb lost in front of all that is left', 'sequence', 'conduct Rest', 'Rest'],
  ['`if` lost', 'c2-', 'if C3 is not in play:', 'C3 is not in play:'],
  ['a faction of another game behind `the`', 'c10-', 'League place 1', 'the Syndicate place 1'],
  ['a track for a space', 'c1-', 'Dunmoor holds 1', 'Resolve holds 1'],
  ['a faction for a space', 'c1-', 'Dunmoor holds 1', 'Crown holds 1'],
  ['a space for a faction', 'c1-', 'Crown play C1', 'Harrow play C1'],
];

/** More than one thing may have been meant, so that no help changes anything. */
const doubtful: readonly Case[] = [
  ['a number lost behind `per`', 'c10-', 'per 2 Depots', 'per Depots'],
  ['a word lost where another order makes sense too', 'c10-', 'Runners in Provinces in', 'Runners Provinces in'],
  ['`no` lost in a condition', 'c10-', 'if no Depot is in Fenwick', 'if Depot is in Fenwick'],
  ['a number lost behind a verb', 'c10-', 'remove 1 Depot in', 'remove Depot in'],
  ['a word as near to a number as to another', 'c10-', 'remove 1 Depot in', 'remove thre Depots in'],
  ['a word of the language that is near to a number', 'c10-', 'remove 1 Depot in', 'remove for Depots in'],
  ['`twice` put in front of 1', 'c10-', 'place 1 Depot in Dunmoor', 'place twice 1 Depot in Dunmoor'],
  ['one of the numbers that may be drawn lost', 'whisper', 'draw 1 Favour chit', 'draw Favour chit'],
  ['`in or adjacent to` lost', 'c10-', 'Depot in or adjacent to Harrow', 'Depot Harrow'],
  ['a word put in that habit puts for another', 'c10-', 'a Depot is here', 'a Depot is next here'],
  ['a word put in that would stand elsewhere', 'c10-', '1 Depot in Provinces with', '1 Depot no in Provinces with'],
  ['`up to` put in behind its number', 'c10-', 'place 1 Depot in Dunmoor', 'place 1 up to Depot in Dunmoor'],
  [
    'a space for a kind of space behind `each`',
    'game',
    'in each space with a Watch and without Crown pieces',
    'in each Dunmoor',
  ],
  ['a word put in front of a name that is given', 'c1-', 'let cut be', 'let these cut be'],
  ['`or` for `and` in front of many', 'c10-', 'a Depot and Troopers', 'a Depot or Troopers'],
  ['a part behind a comma that may stand in front', 'c10-', 'here to a Province, each', 'to a Province, here each'],
  ['a number below zero', 'c10-', 'raise Resolve by 1', 'raise Resolve by -2'],
  ['an alternative indented like its block', 'sequence', '                Pass:', '              Pass:'],
  ['a row that has numbers of the next', 'weather', '4 to 6:', '4 to 60:'],
  ['both where several are named', 'c10-', 'a Depot and Troopers', 'a Depot and/or Troopers'],
  ['the name of something else in an example', 'c10-', '- conduct Reckoning Round', '- conduct Reckoning'],
];

/** A scenario that says what is done. */
const scenario: SourceFile = {
  path: 'saltmarsh/scenarios/first-tide.yaml',
  text: `scenario: The first tide
rule: "8.0"
steps:
  - step: The League waits
    script:
      - League: Event
    then:
      - League are 1st in Line
`,
};

const files: readonly SourceFile[] = [
  ...saltmarshWith(
    'c10-reckoning.yaml',
    '    - League place 1 Depot in Dunmoor\n',
    `    - League place 1 Depot in Dunmoor
    - League place all Depots from Gaol in Provinces
    - reduce Resolve by 1 per 2 Depots on the map
    - remove all Runners in Provinces in or adjacent to Fenwick
    - if no Depot is in Fenwick:
        - raise Resolve by 1
    - League remove 1 Depot in Dunmoor
    - League place 1 Runner in a Town with a Depot and Troopers
    - League place 1 Depot in or adjacent to Harrow
    - in each Town:
        - if a Depot is here:
            - raise Resolve by 1
        - League move 1 Runner here to a Province, each only once
    - League remove 1 Depot in Provinces with Troopers
`,
  ).map((file) => (file.path === scenario.path ? scenario : file)),
  {
    path: 'saltmarsh/tables/weather.yaml',
    text: 'table: Weather\nrule: "2.3"\nrows:\n  0 to 3: [raise Resolve by 1]\n  4 to 6: [reduce Resolve by 1]\n  7 or more: [nothing]\n',
  },
];
const meant = meantBy(files, check({ files, diagnostics: [] }));

function judged([, name, before, after]: Case, isTold: boolean): Judged {
  const file = files.find(({ path }) => path.includes(name));
  const start = file?.text.indexOf(before) ?? -1;
  if (file === undefined || start < 0) throw new Error(`${name} has no ${before}`);
  return judge(meant, file, [{ start, end: start + before.length, text: after }], isTold);
}

const well = { kind: 'counted', found: true, byExample: false, one: true, place: true, fix: true, kept: true };

describe.each([
  ['of layout', layout],
  ['of keys', keys],
  ['of sentences', sentences],
  ['in a declaration', declarations],
  ['in an example', examples],
  ['in a table', tables],
])('a mistake %s', (_, cases) => {
  it.each(cases)('is told once, where it is, with the fix first: %s', (...one) => {
    const { told, verdict } = judged(one, true);
    expect({ told, verdict }).toEqual({ told, verdict: well });
  });
});

it.each(unknowable)('a name of the wrong kind is told once, where it is: %s', (...one) => {
  const { told, verdict } = judged(one, false);
  expect({ told, verdict }).toEqual({ told, verdict: { ...well, fix: null } });
});

it.each(doubtful)('what may have been meant otherwise is told once, and no help changes it: %s', (...one) => {
  const { told, verdict } = judged(one, false);
  expect({ told, verdict }).toEqual({ told, verdict: { ...verdict, found: true, one: true, kept: true } });
});
