import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../../compiler/front.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

/** One edit of one file, and the one message that it gives: its code, the text that it marks, its first help. */
interface Slip {
  readonly slip: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly code: string;
  readonly marks: string;
  /** What the first help would put in place of which text, or its words where it edits nothing; null for no help. */
  readonly help: string | null;
}

function marked({ span }: Diagnostic): string {
  return span.file.text.slice(span.start, span.end);
}

function firstHelp({ help }: Diagnostic): string | null {
  const [first] = help;
  if (first === undefined) return null;
  const [edit] = first.edits;
  if (edit === undefined) return first.text;
  const { file, start, end } = edit.span;
  return `${JSON.stringify(file.text.slice(start, end))} → ${JSON.stringify(edit.text)}`;
}

function told(files: readonly SourceFile[]) {
  return analyse(files).diagnostics.map((it) => ({ code: it.code, marks: marked(it), help: firstHelp(it) }));
}

const inTheGame: readonly Slip[] = [
  {
    slip: 'a key misspelt',
    file: 'game.yaml',
    before: 'at most: 2,',
    after: 'at mots: 2,',
    code: 'RW0101',
    marks: 'at mots',
    help: '"at mots" → "at most"',
  },
  {
    slip: 'an inventory of none',
    file: 'game.yaml',
    before: 'inventory: 8,',
    after: 'inventory: 0,',
    code: 'RW0105',
    marks: '0',
    help: null,
  },
  {
    slip: 'an edition that is no text',
    file: 'game.yaml',
    before: 'edition: "1"',
    after: 'edition: 1',
    code: 'RW0111',
    marks: '1',
    help: '"1" → "\\"1\\""',
  },
  {
    slip: 'an inventory that the setup does not reach',
    file: 'game.yaml',
    before: 'inventory: 8,',
    after: 'inventory: 9,',
    code: 'RW0506',
    marks: '4',
    help: '"4" → "5"',
  },
  {
    slip: 'a piece of a faction that there is not',
    file: 'game.yaml',
    before: 'Depot: { plural: Depots, faction: League,',
    after: 'Depot: { plural: Depots, faction: Leage,',
    code: 'RW0301',
    marks: 'Leage',
    help: '"Leage" → "League"',
  },
  {
    slip: 'a state that there is not',
    file: 'game.yaml',
    before: 'always: Open',
    after: 'always: Opne',
    code: 'RW0303',
    marks: 'Opne',
    help: '"Opne" → "Open"',
  },
  {
    slip: 'a kind of space that there is not',
    file: 'game.yaml',
    before: 'never in: [Causeway]',
    after: 'never in: [Causewey]',
    code: 'RW0324',
    marks: 'Causewey',
    help: '"Causewey" → "Causeway"',
  },
  {
    slip: 'an end without a name',
    file: 'game.yaml',
    before: '- { name: Calm, value: 0 }',
    after: '- { value: 0 }',
    code: 'RW0520',
    marks: '{ value: 0 }',
    help: null,
  },
  {
    slip: 'steps beyond something that is no end',
    file: 'game.yaml',
    before: '      Angry:\n        rule',
    after: '      Angyr:\n        rule',
    code: 'RW0308',
    marks: 'Angyr',
    help: '"Angyr" → "Angry"',
  },
  {
    slip: 'a track that runs backwards',
    file: 'game.yaml',
    before: 'Resolve: { from: 0, to: 12,',
    after: 'Resolve: { from: 20, to: 12,',
    code: 'RW0521',
    marks: 'Resolve',
    help: null,
  },
  {
    slip: 'a procedure to play that there is not',
    file: 'game.yaml',
    before: 'play: Whole Game',
    after: 'play: Whole Gaem',
    code: 'RW0312',
    marks: 'Whole Gaem',
    help: '"Whole Gaem" → "Whole Game"',
  },
  {
    slip: 'a marker named like a piece',
    file: 'game.yaml',
    before: 'Watch: { plural: Watches,',
    after: 'Watch: { plural: Watches, aliases: [soldier],',
    code: 'RW0503',
    marks: 'soldier',
    help: null,
  },
];

const inTheMap: readonly Slip[] = [
  {
    slip: 'adjacency in one list alone',
    file: 'map.yaml',
    before: 'adjacent: [Fenwick, Harrow]',
    after: 'adjacent: [Harrow]',
    code: 'RW0504',
    marks: 'Dunmoor',
    help: '"" → ", Fenwick"',
  },
  {
    slip: 'adjacency to a space whose list has dashes',
    file: 'map.yaml',
    before: 'adjacent: [Fenwick, Harrow]',
    after: 'adjacent: [Fenwick, Harrow, Skerries]',
    code: 'RW0504',
    marks: 'Skerries',
    help: '"" → "\\n      - Dunmoor"',
  },
  {
    slip: 'a space that is adjacent to itself',
    file: 'map.yaml',
    before: 'adjacent: [Fenwick, Harrow]',
    after: 'adjacent: [Fenwick, Harrow, Dunmoor]',
    code: 'RW0505',
    marks: 'Dunmoor',
    help: null,
  },
  {
    slip: 'a neighbour that is another space',
    file: 'map.yaml',
    before: 'adjacent: [Fenwick, Harrow]',
    after: 'adjacent: [Fenwick, Port Sable]',
    code: 'RW0504',
    marks: 'Port Sable',
    help: '"Port Sable" → "Harrow"',
  },
  {
    slip: 'a neighbour misspelt',
    file: 'map.yaml',
    before: 'adjacent: [Fenwick, Harrow]',
    after: 'adjacent: [Fenwick, Harow]',
    code: 'RW0304',
    marks: 'Harow',
    help: '"Harow" → "Harrow"',
  },
  {
    slip: 'a space of no kind',
    file: 'map.yaml',
    before: '  Skerries:\n    kind: Haven\n',
    after: '  Skerries:\n',
    code: 'RW0102',
    marks: 'Skerries',
    help: 'add `kind`: its kind',
  },
  {
    slip: 'a second name that another space has',
    file: 'map.yaml',
    before: 'aliases: [Salt Road]',
    after: 'aliases: [port sable]',
    code: 'RW0503',
    marks: 'port sable',
    help: null,
  },
  {
    slip: 'an assumption that the lists contradict',
    file: 'map.yaml',
    before: 'take: not adjacent',
    after: 'take: adjacent',
    code: 'RW0524',
    marks: 'Harrow',
    help: null,
  },
];

const inTheSetup: readonly Slip[] = [
  {
    slip: 'a piece too many on the map',
    file: 'setup.yaml',
    before: 'Cell: 2, Depot: 1',
    after: 'Cell: 3, Depot: 1',
    code: 'RW0506',
    marks: '5',
    help: '"5" → "4"',
  },
  {
    slip: 'more pieces than a space holds',
    file: 'setup.yaml',
    before:
      'Depot: 3 }\n  Gaol: { Cell: 1 }\n\nspaces:\n  Fenwick: { Trooper: 2, Cell: 2, Unrest: 1 }\n  Dunmoor: { Cell: 2, Depot: 1',
    after:
      'Depot: 1 }\n  Gaol: { Cell: 1 }\n\nspaces:\n  Fenwick: { Trooper: 2, Cell: 2, Unrest: 1 }\n  Dunmoor: { Cell: 2, Depot: 3',
    code: 'RW0507',
    marks: '3',
    help: null,
  },
  {
    slip: 'a marker in a kind of space that it is not for',
    file: 'setup.yaml',
    before: 'Unrest: 1 }',
    after: 'Watch: 1 }',
    code: 'RW0508',
    marks: 'Watch',
    help: null,
  },
  {
    slip: 'a piece in a space where it may never be',
    file: 'setup.yaml',
    before: 'Port Sable: { Trooper: 2, Scout: 1, Watch: 1 }\n  Skerries: { Flooded: 1 }',
    after: 'Port Sable: { Scout: 1, Watch: 1 }\n  Skerries: { Trooper: 2 }',
    code: 'RW0508',
    marks: 'Trooper',
    help: null,
  },
  {
    slip: 'a space misspelt',
    file: 'setup.yaml',
    before: '  Dunmoor: {',
    after: '  Dunmor: {',
    code: 'RW0304',
    marks: 'Dunmor',
    help: '"Dunmor" → "Dunmoor"',
  },
  {
    slip: 'a thing misspelt',
    file: 'setup.yaml',
    before: 'Unrest: 1',
    after: 'Unerst: 1',
    code: 'RW0321',
    marks: 'Unerst',
    help: '"Unerst" → "Unrest"',
  },
  {
    slip: 'a box that there is not',
    file: 'setup.yaml',
    before: '  Gaol: {',
    after: '  Goal: {',
    code: 'RW0306',
    marks: 'Goal',
    help: '"Goal" → "Gaol"',
  },
  {
    slip: 'a track beyond its end',
    file: 'setup.yaml',
    before: 'Mood: 2',
    after: 'Mood: 4',
    code: 'RW0512',
    marks: '4',
    help: null,
  },
  {
    slip: 'a track left out',
    file: 'setup.yaml',
    before: '  Resolve: 6\n',
    after: '',
    code: 'RW0513',
    marks: 'Mood',
    help: null,
  },
  {
    slip: 'a faction left out of the order of play',
    file: 'setup.yaml',
    before: '[League, Crown]',
    after: '[League]',
    code: 'RW0514',
    marks: 'League',
    help: null,
  },
  {
    slip: 'more piles than there are cards for',
    file: 'setup.yaml',
    before: 'Reckoning: 1 }',
    after: 'Reckoning: 2 }',
    code: 'RW0518',
    marks: '2',
    help: null,
  },
  {
    slip: 'a wrong number of cards left out',
    file: 'setup.yaml',
    before: 'left out: 2',
    after: 'left out: 3',
    code: 'RW0519',
    marks: '3',
    help: '"3" → "2"',
  },
  {
    slip: 'a number in words',
    file: 'setup.yaml',
    before: 'piles: 1',
    after: 'piles: one',
    code: 'RW0103',
    marks: 'one',
    help: '`piles` is a whole number from 1 to 20',
  },
];

const inProcedures: readonly Slip[] = [
  {
    slip: 'a procedure that accompanies one that there is not',
    file: 'whisper.yaml',
    before: 'accompanies: [Rise]',
    after: 'accompanies: [Rice]',
    code: 'RW0312',
    marks: 'Rice',
    help: '"Rice" → "Rise"',
  },
  {
    slip: '`otherwise` without an `if`',
    file: 'rise.yaml',
    before: '        otherwise:',
    after: '      - otherwise:',
    code: 'RW0120',
    marks: 'otherwise',
    help: null,
  },
  {
    slip: 'a second opening in one step',
    file: 'rise.yaml',
    before: '        otherwise:',
    after: '        if Unrest is here:',
    code: 'RW0121',
    marks: 'if Unrest is here',
    help: '"" → "- "',
  },
  {
    slip: 'a dash forgotten below an opening',
    file: 'muster.yaml',
    before:
      '      - choose one:\n          Troopers:\n            - place up to 2 Troopers here\n          Scout:\n            - place 1 Scout here\n',
    after:
      '      choose one:\n        Troopers:\n          - place up to 2 Troopers here\n        Scout:\n          - place 1 Scout here\n',
    code: 'RW0122',
    marks: 'choose one',
    help: '"" → "- "',
  },
  {
    slip: 'boxes in a list',
    file: 'sequence.yaml',
    before: "          Event:\n            - play the card's Event\n          Short Action:\n            - choose one:",
    after: '          - choose one:',
    code: 'RW0123',
    marks: 'take an open box',
    help: null,
  },
  {
    slip: 'a first key misspelt',
    file: 'rise.yaml',
    before: 'operation: Rise',
    after: 'opertaion: Rise',
    code: 'RW0112',
    marks: 'opertaion',
    help: '"opertaion" → "operation"',
  },
  {
    slip: 'no steps below an opening',
    file: 'rise.yaml',
    before: '        otherwise:\n          - place 1 Cell here\n',
    after: '        otherwise:\n',
    code: 'RW0110',
    marks: 'otherwise',
    help: null,
  },
  {
    slip: 'a term misspelt',
    file: 'sequence.yaml',
    before: '"+1 for every 2 Scouts on the map"',
    after: '"+1 for every 2 Scuots on the map"',
    code: 'RW0321',
    marks: 'Scuots',
    help: '"Scuots" → "Scouts"',
  },
];

const inChitsAndCards: readonly Slip[] = [
  {
    slip: 'an effect of a chit misspelt',
    file: 'chits.yaml',
    before: '    Bane:\n      - nothing',
    after: '    Bnae:\n      - nothing',
    code: 'RW0525',
    marks: 'Bnae',
    help: '"Bnae" → "Bane"',
  },
  {
    slip: 'an effect of a chit left out',
    file: 'chits.yaml',
    before: '    Bane:\n      - nothing\n',
    after: '',
    code: 'RW0523',
    marks: 'Bread',
    help: null,
  },
  {
    slip: 'a side left out',
    file: 'c1-spring-tide.yaml',
    before:
      'shaded:\n  title: The dykes are cut\n  effect:\n    - let cut be half of the Cells on the map, rounded down\n    - place up to cut Cells in Harrow\n',
    after: '',
    code: 'RW0515',
    marks: 'unshaded',
    help: null,
  },
  {
    slip: 'an Event beside two sides',
    file: 'c2-neap-tide.yaml',
    before: 'event:',
    after: 'shaded:\n  title: Ebb\n  effect:\n    - nothing\nevent:',
    code: 'RW0516',
    marks: 'shaded',
    help: null,
  },
  {
    slip: 'an Event on a card that is not dealt as one',
    file: 'c10-reckoning.yaml',
    before: 'kind: Reckoning\n',
    after: 'kind: Reckoning\nevent:\n  title: Ebb\n  effect:\n    - nothing\n',
    code: 'RW0516',
    marks: 'event',
    help: null,
  },
  {
    slip: 'a code that is not that of the file',
    file: 'c1-spring-tide.yaml',
    before: 'card: C1\n',
    after: 'card: C6\n',
    code: 'RW0517',
    marks: 'C6',
    help: '"C6" → "C1"',
  },
  {
    slip: 'a code that another card has',
    file: 'without-text.yaml',
    before: 'C5: Eel Season',
    after: 'C2: Eel Season',
    code: 'RW0503',
    marks: 'C2',
    help: null,
  },
  {
    slip: 'a kind of card that there is not',
    file: 'c2-neap-tide.yaml',
    before: 'kind: Fixed Event',
    after: 'kind: Fixed Evnet',
    code: 'RW0316',
    marks: 'Fixed Evnet',
    help: '"Fixed Evnet" → "Fixed Event"',
  },
  {
    slip: 'steps added to a procedure that there is not',
    file: 'c10-reckoning.yaml',
    before: 'at the end of Reckoning Round:',
    after: 'at the end of Reckoning Rounds:',
    code: 'RW0312',
    marks: 'Reckoning Rounds',
    help: '"Reckoning Rounds" → "Reckoning Round"',
  },
  {
    slip: 'a named quantity in a sentence that cannot be read',
    file: 'c1-spring-tide.yaml',
    before: 'let cut be half of the Cells on the map, rounded down',
    after: 'let cut half of the Cells on the map, rounded down',
    code: 'RW0201',
    marks: 'half of',
    help: '"" → "be "',
  },
  {
    slip: 'a side misspelt',
    file: 'c1-spring-tide.yaml',
    before: 'unshaded:',
    after: 'unshadd:',
    code: 'RW0101',
    marks: 'unshadd',
    help: '"unshadd" → "unshaded"',
  },
];

describe.each([
  ['the game', inTheGame],
  ['the map', inTheMap],
  ['the setup', inTheSetup],
  ['procedures', inProcedures],
  ['chits and cards', inChitsAndCards],
])('in %s', (_where, slips) => {
  it.each(slips.map((it) => [it.slip, it] as const))('%s gives one message at the slip', (_slip, slip) => {
    const { file, before, after, code, marks, help } = slip;
    expect(told(saltmarshWith(file, before, after))).toEqual([{ code, marks, help }]);
  });
});

describe('files that cannot be read', () => {
  it('do not make their names unknown elsewhere', () => {
    const files = saltmarshWith('rise.yaml', 'faction: League', '\tfaction: League');
    expect(told(files).map((it) => it.code)).toEqual(['RW0008']);
  });

  it('do not hide the slips of others', () => {
    const files = saltmarshWith('c2-neap-tide.yaml', 'place 1 Trooper in Fenwick', 'place 1 Trooper in Fenwik');
    const broken = files.map((file) =>
      file.path.endsWith('rise.yaml') ? { ...file, text: file.text.replace('faction', '\tfaction') } : file,
    );
    expect(told(broken).map((it) => it.code)).toEqual(['RW0304', 'RW0008']);
  });

  it('are reported once when they are the game itself', () => {
    const files = saltmarshFiles().map((file) =>
      file.path.endsWith('game.yaml') ? { ...file, text: file.text.replace('cites', '\tcites') } : file,
    );
    expect(told(files).map((it) => it.code)).toEqual(['RW0008']);
  });
});

describe('files that are missing', () => {
  it.each(['game', 'map', 'setup'])('are named: %s', (kind) => {
    const files = saltmarshFiles().filter((file) => !file.path.endsWith(`/${kind}.yaml`));
    const { diagnostics, world } = analyse(files);
    expect(diagnostics.map((it) => it.message)).toEqual([`no file of the spec has the key \`${kind}\``]);
    expect(world).toBeNull();
  });

  it('are not said to be missing when there are two', () => {
    const extra = { path: 'saltmarsh/more.yaml', text: 'setup: Another\n' };
    const codes = told([...saltmarshFiles(), extra]).map((it) => it.code);
    expect(codes).toContain('RW0502');
    expect(codes).not.toContain('RW0501');
  });
});

describe('names of files', () => {
  it('may not differ in case alone', () => {
    const text = 'card: C1\ntitle: Again\nevent:\n  title: Ebb\n  effect:\n    - nothing\n';
    const codes = told([...saltmarshFiles(), { path: 'saltmarsh/cards/C1-Spring-Tide.yaml', text }]).map(
      (it) => it.code,
    );
    expect(codes).toContain('RW0522');
  });
});
