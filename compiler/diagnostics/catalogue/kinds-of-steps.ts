/** Further messages `RW04xx`: what steps ask for that they cannot have where they stand. */
import { entry, quoted } from './entry.js';

/** A card with one sentence, as examples show it. */
const card = (sentence: string) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - ${sentence}\n`;

/** A card that holds on the next card, with what it changes. */
const lasting = (change: string) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  on the next card:\n    - ${change}\n`;

/** A card that rolls a die, and what changes such rolls on the next card. */
const rolling = (against: string) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - roll a die\n    - if the roll is more than the Depots on the map:\n        - raise Resolve by 1\n  on the next card:\n    - each roll against ${against} on the map is 1 more\n`;

const needless: Readonly<Record<string, string>> = {
  'in any order': 'the faction chooses these spaces anyway',
  'one after another': 'no space comes after another by choice',
  any: 'the faction may choose none of them anyway',
};

const page = (what: string, wrong: string, right: string) => ({ what, wrong: card(wrong), right: card(right) });

/** A Special Activity that is declared within Rise, with what it does instead of one of its steps. */
const riot = (declared: string, step: string) =>
  `special activity: Riot\nfaction: League\nrule: "4.2"\naccompanies: [Rise]\ndeclared: ${declared}\nsteps:\n  - instead of the gathering of Rise:\n      - ${step}\n`;

/** A Special Activity that selects spaces, with its step. */
const forage = (step: string, none = '') =>
  `special activity: Forage\nfaction: League\nrule: "4.2"\naccompanies: [Rise]\nselect: up to 2 Towns\n${none}steps:\n  - ${step}\n`;

export const kindsOfSteps = {
  RW0490: entry<{ readonly word: string }>({
    severity: 'error',
    headline: ({ word }) => `${quoted(word)} speaks of a piece, and none is in hand`,
    label: () => 'no piece is in hand here',
    explain: page(
      'A piece is in hand below `choose 1 Runner in a Town:` and below `for each Runner in Fenwick:`. There `it` is the piece and `here` its space. Below a further opening for spaces, such as `in 1 Town:`, it is not in hand any more. Put the sentence below such an opening, or name the pieces.',
      'remove it',
      'choose 1 Runner in a Town:\n        - remove it',
    ),
  }),
  RW0476: entry<{ readonly table: string; readonly said: string | null }>({
    severity: 'error',
    headline: ({ table, said }) =>
      said === null
        ? `the columns of ${quoted(table)} need a second number`
        : `${quoted(table)} has no columns, so that ${said} finds nothing there`,
    label: ({ said }) => (said === null ? 'finds the row' : 'speaks of columns'),
    explain: {
      what: 'A table whose file has the key `columns` is looked up by two numbers: the first finds the row, the second the column, which may be shifted. A table without that key is looked up by one.',
      wrong: '',
      right: '',
    },
  }),
  RW0477: entry({
    severity: 'error',
    headline: () => 'the game has no cards to disregard',
    label: () => 'would change nothing',
    explain: {
      what: 'While a procedure is conducted `disregarding cards`, nothing applies that cards in play or the current card say: no number that they change, nothing that they bar, force, add or replace. A game without cards has nothing of the kind.',
      wrong: '',
      right: '',
    },
  }),
  RW0493: entry<{ readonly words: string }>({
    severity: 'error',
    headline: ({ words }) => `${quoted(words)} speaks of the turn, and the game names none`,
    label: () => 'needs `turn` in the file of the game',
    explain: {
      what: 'A turn begins with a procedure, which the file of the game names under `turn`: `turn: Game Turn`; then nothing has moved yet. It is a procedure without a class, and not the one that plays a whole game. Where no turn is meant, say that what these steps move is moved once.',
      wrong: '',
      right: '',
    },
  }),
  RW0494: entry<{ readonly procedure: string; readonly isWhole: boolean }>({
    severity: 'error',
    headline: ({ procedure, isWhole }) =>
      isWhole
        ? `${quoted(procedure)} plays the whole game, which is no turn`
        : `${quoted(procedure)} is offered among others, and is no turn`,
    label: () => 'expected a procedure that is done again and again',
    explain: {
      what: 'A turn is a procedure without a class that the sequence of play conducts again and again. Under `turn` the file of the game names it, so that it is known when nothing has moved yet.',
      wrong: 'edition: "1"\nturn: Muster\n',
      right: 'edition: "1"\n',
    },
  }),
  RW0498: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} chooses no pieces`,
    label: () => 'no step of it chooses a piece',
    explain: {
      what: 'A procedure has a target where one of its steps chooses pieces: `choose 1 Runner in a Town:`. What spaces it may select is said by `may not select`.',
      wrong: lasting('Muster may not target Troopers'),
      right: lasting('Muster may not select Towns'),
    },
  }),
  RW0496: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} is not offered among others`,
    label: () => 'is simply done',
    explain: {
      what: 'What a faction may not conduct is a procedure that it could choose: one of a class. A procedure without a class is done where the sequence of play says so; say there under which condition.',
      wrong: lasting('Crown may not conduct Rest'),
      right: lasting('Crown may not conduct Muster'),
    },
  }),
  RW0497: entry<{ readonly procedure: string; readonly faction: string }>({
    severity: 'error',
    headline: ({ procedure, faction }) => `${quoted(faction)} never conduct ${quoted(procedure)}`,
    label: () => 'another faction conducts it',
    explain: {
      what: 'A procedure of one faction is conducted by no other, so that there is nothing to forbid the others, and nothing that they could do instead. Name the faction whose procedure it is.',
      wrong: lasting('League may not conduct Muster'),
      right: lasting('Crown may not conduct Muster'),
    },
  }),
  RW0499: entry<{ readonly places: number; readonly factions: number }>({
    severity: 'error',
    headline: ({ places, factions }) =>
      places === 0
        ? 'the game has no order of play, in which each faction could act'
        : `the order of play has ${places} places for ${factions} factions`,
    label: () => 'each faction needs its place',
    explain: {
      what: 'Who acts first and who after is told by the order of play, which the file of the game declares. It has a place for each faction that somebody plays: `order of play: { places: [1st in Line, 2nd in Line] }`.',
      wrong: '',
      right: '',
    },
  }),
  RW0489: entry<{ readonly against: string }>({
    severity: 'error',
    headline: ({ against }) => `no roll is held against ${quoted(against)}`,
    label: () => 'changes nothing',
    explain: {
      what: 'A card changes what the die shows where a sentence holds it against this very number: `if the roll is more than the Depots on the map:`, or `the roll plus 1`. Where the roll is held against another number, or is kept under a name first, nothing changes. Name the number that such a sentence names.',
      wrong: rolling('the Unrest'),
      right: rolling('the Depots'),
    },
  }),
  RW0492: entry<{ readonly piece: string }>({
    severity: 'error',
    headline: ({ piece }) => `${quoted(piece)} is on no path`,
    label: () => 'has no path to go along',
    explain: page(
      'A piece advances and retreats along its path, which the file of the map lists under `paths`. Add the piece to a path, or say where it moves: `move it to an adjacent space`.',
      'choose 1 Scout on the map:\n        - advance it 1 space',
      'choose 1 Scout on the map:\n        - move it to an adjacent space',
    ),
  }),
  RW0491: entry<{ readonly piece: string; readonly always: boolean }>({
    severity: 'error',
    headline: ({ piece, always }) => `what is in hand is ${always ? 'always' : 'never'} ${quoted(piece)}`,
    label: ({ always }) => (always ? 'always so' : 'never so'),
    explain: page(
      'The opening tells which pieces can be in hand. A condition that is so of all of them, or of none, decides nothing. Name some of them, or leave the condition out.',
      'choose 1 Runner in a Town:\n        - if it is a Trooper:\n            - remove it',
      'choose 1 Runner or Trooper in a Town:\n        - if it is a Trooper:\n            - remove it',
    ),
  }),
  RW0451: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} moves no such pieces`,
    label: () => 'has no such movement',
    explain: {
      what: 'The steps are done when a step of the procedure has moved such pieces. No sentence of this procedure moves any.',
      wrong: '    - whenever Muster moves Troopers to a Town:\n        - remove Unrest here\n',
      right: '    - after each selected Town of Muster:\n        - remove Unrest here\n',
    },
  }),
  RW0452: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} is not done by itself`,
    label: () => 'declared within another',
    explain: {
      what: 'A procedure with the key `declared` only changes what another does in a space. It cannot be conducted alone, and has no beginning and no end of its own. Name the procedure within which it is declared, or one of its steps.',
      wrong: riot('before the gathering of Rise', 'in up to 1 Town:\n          - conduct Riot'),
      right: riot('before the gathering of Rise', 'in up to 1 Town:\n          - place 1 Runner here'),
    },
  }),
  RW0453: entry<{ readonly why: string }>({
    severity: 'error',
    headline: ({ why }) => `${why} does not let anything be declared`,
    label: () => 'needs `before the STEP of PROCEDURE`, in a space',
    explain: {
      what: 'A procedure is declared just before a step that another one names, in the space that the other has in hand there. Write `before the STEP of PROCEDURE`, and let that step stand below an opening such as `in each selected space:`.',
      wrong: riot('after the gathering of Rise', 'place 1 Runner here'),
      right: riot('before the gathering of Rise', 'place 1 Runner here'),
    },
  }),
  RW0454: entry<{ readonly procedure: string; readonly host: string }>({
    severity: 'error',
    headline: ({ procedure, host }) => `${quoted(procedure)} does not accompany ${quoted(host)}`,
    label: () => 'declared in what it does not accompany',
    explain: {
      what: 'A procedure is declared within one that it accompanies, in place of being conducted at a moment of it. List the other procedure under `accompanies`; it must be one that can be conducted with an accompanying one.',
      wrong: riot('before the gathering of Rise', 'place 1 Runner here').replace('[Rise]', '[Muster]'),
      right: riot('before the gathering of Rise', 'place 1 Runner here'),
    },
  }),
  RW0455: entry({
    severity: 'error',
    headline: () => 'what is declared can only change the steps that come then',
    label: () => 'no step of that procedure from there on',
    explain: {
      what: 'The steps of a procedure with the key `declared` are blocks that open with `before`, `after` or `instead of` a named step of the procedure within which it is declared. That step is done in a space, and is the one before which it is declared or a later one.',
      wrong: riot('before the gathering of Rise', 'place 1 Runner here').replace(
        'instead of the gathering of',
        'before',
      ),
      right: riot('before the gathering of Rise', 'place 1 Runner here'),
    },
  }),
  RW0442: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} does nothing in the spaces that it selects`,
    label: () => 'no step speaks of these spaces',
    explain: {
      what: 'Spaces are selected for what is done in them: a step begins with `in each selected space`, or names the selected spaces in another way. Write what is done there under such an opening, or take `select` out.',
      wrong: forage('place 1 Runner in Fenwick'),
      right: forage('in each selected space:\n      - place 1 Runner here'),
    },
  }),
  RW0443: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} does nothing where it selects no space`,
    label: () => 'every step speaks of the spaces that are selected',
    explain: {
      what: 'With `may select none`, a procedure can be conducted without any space for the sake of what its other steps do. Where all that it does is done in the selected spaces, there is nothing that it could be conducted for. Take the line out.',
      wrong: forage('in each selected space:\n      - place 1 Runner here', 'may select none: true\n'),
      right: forage('in each selected space:\n      - place 1 Runner here'),
    },
  }),
  RW0456: entry<{ readonly words: string }>({
    severity: 'error',
    headline: ({ words }) => `${quoted(words)} means nothing here`,
    label: ({ words }) => needless[words] ?? '',
    explain: page(
      'Where all spaces are taken, `in any order` lets the faction say which comes first. Where it chooses some of them, `one after another` has the choice made anew each time, out of the spaces that are such by then. Where it must choose an alternative, `any` offers it also one that can do nothing; who may choose none can do nothing anyway. Leave the words out where they have nothing to add.',
      'in 1 Town, one after another:\n        - place 1 Runner here',
      'in 2 Towns without Runners, one after another:\n        - place 1 Runner here',
    ),
  }),
  RW0457: entry({
    severity: 'error',
    headline: () => 'this comes in the place of its like, which changes nothing',
    label: () => 'the same as what is replaced',
    explain: page(
      'What is replaced goes to Available, and the other comes as it is placed. A piece that is there like that already would be replaced by its like. Of several kinds, those that are like that stay; where all are, the sentence does nothing. Say what is to come instead.',
      'replace 1 Depot in Fenwick with a Depot',
      'replace 1 Depot in Fenwick with a Runner',
    ),
  }),
  RW0478: entry({
    severity: 'error',
    headline: () => 'whose pieces these are is known only while the game is played',
    label: () => 'name the faction here',
    explain: page(
      'In what a sentence does, `its` pieces are those of the faction that acts, whichever that is. In a condition or an opening, say whose they are.',
      'if 2 of its pieces are in Fenwick:\n        - raise Resolve by 1',
      'if 2 League pieces are in Fenwick:\n        - raise Resolve by 1',
    ),
  }),
  RW0444: entry<{ readonly faction: string | null }>({
    severity: 'error',
    headline: ({ faction }) =>
      faction === null ? 'no faction has any of these' : `only ${quoted(faction)} has any of these`,
    label: () => 'expected what several factions have',
    explain: page(
      'Which faction has the fewest or the most is told by what several of them have: their pieces, or a resource. Name the faction that is meant, or what each of them has.',
      'the faction with the fewest Runners:\n        - raise Resolve by 1',
      'the faction with the fewest pieces:\n        - raise Resolve by 1',
    ),
  }),
};
