/** Thirty changes of Arab Revolt, each of another kind, with what `diff` is to say of it: written from what was edited. */
import type { SourceFile } from '../../compiler/source/span.js';
import { type TextEdit, withEdits } from './editions.js';

export interface NamedChange {
  readonly what: string;
  readonly make: (files: readonly SourceFile[]) => readonly SourceFile[];
  /** `side A13 shaded: changed`, in any order. */
  readonly told: readonly string[];
}

function edit(what: string, edits: readonly TextEdit[], told: readonly string[]): NamedChange {
  return { what, make: (files) => withEdits(files, edits), told };
}

function each(what: string, make: (file: SourceFile) => SourceFile, told: readonly string[]): NamedChange {
  return { what, make: (files) => files.map(make), told };
}

function withWords(pattern: RegExp, to: string): (file: SourceFile) => SourceFile {
  return (file) => ({ ...file, text: file.text.replace(pattern, to) });
}

export const thirtyChanges: readonly NamedChange[] = [
  edit(
    'a number of a card',
    [{ in: 'a13', was: 'Prison, at most 3\nexamples', is: 'Prison, at most 2\nexamples' }],
    ['side A13 shaded: changed'],
  ),
  edit(
    'may in place of must',
    [{ in: 'a24', was: '- British may conduct Punish\n    - if', is: '- British conduct Punish\n    - if' }],
    ['side A24: changed'],
  ),
  edit(
    'another faction',
    [{ in: 'a26', was: '- the other faction may conduct', is: '- British may conduct' }],
    ['side A26: changed'],
  ),
  each('a space with another name', withWords(/\bLydda\b/gu, 'Ramle'), ['space Ramle: renamed']),
  edit(
    'two steps in another order',
    [
      {
        in: 'arab-revolt/propaganda',
        was: '- conduct Rebel Victory\n      - conduct Game End',
        is: '- conduct Game End\n      - conduct Rebel Victory',
      },
    ],
    ['procedure Political Will Phase: changed'],
  ),
  edit(
    'a further condition',
    [
      {
        in: 'a10',
        was: '    - British may, in up to 1 space with Police and Opposition:',
        is: '    - British may, in up to 1 space with Police and Troops and Opposition:',
      },
    ],
    ['side A10 unshaded: changed'],
  ),
  edit(
    'a neighbour fewer',
    [
      {
        in: 'boards/palestine',
        was: '[Galilee, Haifa District, Lydda, Jerusalem',
        is: '[Galilee, Haifa District, Jerusalem',
      },
      { in: 'boards/palestine', was: '[Samaria, Jerusalem District, Gaza, Tel', is: '[Jerusalem District, Gaza, Tel' },
    ],
    ['space Lydda: changed', 'space Samaria: changed'],
  ),
  edit(
    'a count of the setup',
    [
      { in: 'setup', was: 'Haifa City: { Troops: 2, Police: 1 }', is: 'Haifa City: { Troops: 1, Police: 1 }' },
      {
        in: 'setup',
        was: 'Haifa District: { Guerrilla: 1, Troops: 2',
        is: 'Haifa District: { Guerrilla: 1, Troops: 3',
      },
    ],
    ['setup Haifa District: changed', 'setup Haifa City: changed'],
  ),
  edit(
    'the end of a track',
    [{ in: 'game.yaml', was: 'Will: { from: 0, to: 20', is: 'Will: { from: 0, to: 21' }],
    ['track Political Will: changed'],
  ),
  edit(
    'the deck',
    [
      { in: 'setup', was: '- { Event: 4 }', is: '- { Event: 3 }' },
      { in: 'setup', was: 'left out: 14', is: 'left out: 17' },
    ],
    ['setup the deck: changed'],
  ),
  edit(
    'an inventory',
    [
      { in: 'game.yaml', was: 'faction: British, inventory: 9', is: 'faction: British, inventory: 10' },
      { in: 'setup', was: 'Available: { Base: 3', is: 'Available: { Police: 1, Base: 3' },
    ],
    ['piece Police: changed', 'setup Available: changed'],
  ),
  edit(
    'at most so many in a space',
    [{ in: 'game.yaml', was: 'inventory: 5\n    at most: 2', is: 'inventory: 5\n    at most: 3' }],
    ['piece Base: changed'],
  ),
  edit(
    'the title of a card',
    [{ in: 'a19', was: 'title: League of Nations', is: 'title: The League of Nations' }],
    ['card A19: retitled'],
  ),
  edit(
    'the title of a side',
    [{ in: 'a19', was: 'title: Sanctions or criticizes?', is: 'title: Sanctions?' }],
    ['side A19: retitled'],
  ),
  each('a procedure with another name', withWords(/\bRally\b/gu, 'Muster'), [
    'procedure Muster: renamed',
    'rule 3.3.1: retitled',
  ]),
  each('a number with another name', withWords(/\bdetained\b/gu, 'jailed'), ['name jailed: renamed']),
  edit(
    'other blanks',
    [
      { in: 'a19', was: 'effect:\n    - roll a die', is: 'effect:\n      - roll a die' },
      {
        in: 'a19',
        was: '    - if the roll is more than the spaces with Opposition:\n        - raise Political Will by 1\n      otherwise:\n        - reduce Political Will by 2',
        is: '      - if the roll is more than the spaces with Opposition:\n          - raise Political Will by 1\n        otherwise:\n          - reduce Political Will by 2',
      },
    ],
    ['file cards/a19-league-of-nations.yaml: reformatted'],
  ),
  edit(
    'another wording',
    [{ in: 'a10', was: '- remove Opposition here', is: '- remove the Opposition here' }],
    ['side A10 unshaded: reworded'],
  ),
  edit(
    'one sentence in place of two lines',
    [
      {
        in: 'arab-revolt/propaganda',
        was: '- if Political Will is 0:\n          - Rebels win',
        is: '- Rebels win if Political Will is 0',
      },
    ],
    ['procedure Rebel Victory: reworded'],
  ),
  edit(
    'a comment',
    [{ in: 'a13', was: 'card: A13', is: '# As printed.\ncard: A13' }],
    ['file cards/a13-arab-investigation-centres.yaml: reformatted'],
  ),
  edit(
    'an example',
    [
      {
        in: 'a13',
        was: '- Prison holds 2 Guerrillas\n      - Samaria',
        is: '- Prison holds 1 Guerrilla and 1 Base\n      - Samaria',
      },
      {
        in: 'a13',
        was: '- Prison holds 2 Guerrillas\n  - name',
        is: '- Prison holds 1 Guerrilla and 1 Base\n  - name',
      },
    ],
    ['example A13: a Sweep and then an Assault with the same Troops: changed'],
  ),
  each(
    'a file moved',
    (file) =>
      file.path.endsWith('operations/sweep.yaml') ? { ...file, path: 'arab-revolt/operations/sweeping.yaml' } : file,
    ['procedure Sweep: moved'],
  ),
  edit(
    'the number of a rule',
    [{ in: 'operations/sweep', was: 'rule: "3.2.3"', is: 'rule: "3.2.2"' }],
    ['procedure Sweep: renumbered'],
  ),
  edit(
    'what a procedure selects',
    [{ in: 'operations/sweep', was: 'select: up to 3 Cities or Districts', is: 'select: up to 2 Cities or Districts' }],
    ['procedure Sweep: changed'],
  ),
  edit(
    'what a procedure asks of its spaces',
    [{ in: 'operations/rally', was: '  no curfew: no Curfew is here\n', is: '' }],
    ['procedure Rally: changed'],
  ),
  edit(
    'what a card changes while it is in play',
    [{ in: '/a1-', was: 'detained is 1 more if a', is: 'detained is 2 more if a' }],
    ['side A1 unshaded: changed'],
  ),
  edit(
    'the value of a chit',
    [{ in: 'chits-operations', was: 'count: 3\n    value: 2', is: 'count: 3\n    value: 3' }],
    ['chit 2 Ops: changed'],
  ),
  edit(
    'a step of a phase',
    [{ in: 'arab-revolt/propaganda', was: '      - conduct Redeploy Phase\n', is: '' }],
    ['procedure Propaganda Round: changed'],
  ),
  edit(
    'a standing rule',
    [
      {
        in: 'game.yaml',
        was: '- in each space with a Curfew and without British pieces',
        is: '- in each City with a Curfew and without British pieces',
      },
    ],
    ['standing rule standing rule 1.12: changed'],
  ),
  edit(
    'the past of a track',
    [
      {
        in: 'game.yaml',
        was: '- raise Political Will by 1\n\ncounters',
        is: '- raise Political Will by 2\n\ncounters',
      },
    ],
    ['end of a track Unity past 0: changed'],
  ),
];

const newCard: SourceFile = {
  path: 'arab-revolt/cards/a36-hearsay.yaml',
  text: 'card: A36\ntitle: Hearsay\nevent:\n  title: Word of mouth\n  effect:\n    - raise Political Will by 3\n',
};

/** What is new and what is gone. */
export const comingAndGoing: readonly NamedChange[] = [
  {
    what: 'a card that is gone',
    make: (files) =>
      withEdits(files, [{ in: 'setup', was: 'left out: 14', is: 'left out: 13' }]).filter(
        ({ path }) => !path.includes('/a32-'),
      ),
    told: ['card A32 Aerial Policing: deleted', 'setup the deck: changed'],
  },
  {
    what: 'a new card',
    make: (files) => [...withEdits(files, [{ in: 'setup', was: 'left out: 14', is: 'left out: 15' }]), newCard],
    told: ['card A36 Hearsay: added', 'setup the deck: changed'],
  },
  edit(
    'a new space',
    [
      {
        in: 'boards/palestine',
        was: '  Lebanon:\n',
        is: '  Cyprus:\n    kind: Foreign Country\n    adjacent: [Lebanon]\n  Lebanon:\n',
      },
      { in: 'boards/palestine', was: 'adjacent: [Galilee, Syria]', is: 'adjacent: [Cyprus, Galilee, Syria]' },
    ],
    ['space Cyprus: added', 'space Lebanon: changed'],
  ),
  edit(
    'a new procedure',
    [
      {
        in: 'arab-revolt/propaganda',
        was: '  Rebel Victory:\n',
        is: '  Rest Phase:\n    rule: "6.1"\n    steps:\n      - nothing\n\n  Rebel Victory:\n',
      },
      {
        in: 'arab-revolt/propaganda',
        was: '      - conduct Reset Phase\n',
        is: '      - conduct Rest Phase\n      - conduct Reset Phase\n',
      },
    ],
    ['procedure Rest Phase: added', 'procedure Propaganda Round: changed'],
  ),
];
