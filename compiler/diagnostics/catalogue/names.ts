/** Messages `RW03xx`: words that name nothing, or something of another kind. */
import { entry, quoted, type Entry } from './entry.js';

interface Unknown {
  readonly name: string;
}

/** A card with one sentence, as examples show it. */
const card = (sentence: string) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - ${sentence}\n`;

/** The entry of a word that should name a `what` and does not; examples of one line are sentences of a card. */
function unknown(what: string, where: string, wrong: string, right: string): Entry<Unknown> {
  return entry<Unknown>({
    severity: 'error',
    headline: ({ name }) => `unknown ${what} ${quoted(name)}`,
    label: () => `no ${what} has this name`,
    explain: {
      what: `${/^[aeiou]/u.test(what) ? 'An' : 'A'} ${what} is named here, but none is called so. ${where} Correct the spelling, or declare the name there.`,
      wrong: wrong.includes('\n') ? wrong : card(wrong),
      right: right.includes('\n') ? right : card(right),
    },
  });
}

const inGame = 'The names are those of the file with the key `game`.';
const inMap = 'The names are those of the file with the key `map`, and of the board that it names.';

export const names = {
  RW0301: unknown('faction', inGame, 'Corwn may place 1 Trooper in Fenwick', 'Crown may place 1 Trooper in Fenwick'),
  RW0302: unknown('piece', inGame, 'move 1 Trooopers in Fenwick to Dunmoor', 'move 1 Trooper in Fenwick to Dunmoor'),
  RW0303: unknown('state', inGame, 'flip all Runners on the map to Hiden', 'flip all Runners on the map to Hidden'),
  RW0304: unknown('space', inMap, 'place 1 Runner in Fenwik', 'place 1 Runner in Fenwick'),
  RW0305: unknown(
    'marker',
    inGame,
    '  Fenwick: { Trooper: 2, Runner: 2, Unresst: 1 }\n',
    '  Fenwick: { Trooper: 2, Runner: 2, Unrest: 1 }\n',
  ),
  RW0306: unknown('box', inGame, 'remove 1 Runner in Fenwick to Goal', 'remove 1 Runner in Fenwick to Gaol'),
  RW0307: unknown('track', inGame, 'raise Tresury by 1', 'raise Treasury by 1'),
  RW0308: unknown('track end', inGame, 'shift Mood 1 toward Calmer', 'shift Mood 1 toward Calm'),
  RW0309: entry<Unknown>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is no number`,
    label: () => 'neither a track, a counter nor a named quantity',
    explain: {
      what: 'A number is expected here. A word stands for a number when it names a track or a counter, or when a sentence before it, `let hits be ...`, gave it one. Correct the spelling, or put such a sentence before this one.',
      wrong: card('raise Treasury by Tresury'),
      right: card('raise Treasury by Effort'),
    },
  }),
  RW0310: unknown(
    'family of chits',
    'The families are declared in the files with the key `chits`.',
    'draw 1 Favor chit',
    'draw 1 Favour chit',
  ),
  RW0311: unknown(
    'effect of chits',
    'Each chit has its effects under their names in the file with the key `chits`.',
    'resolve the Bonn of the drawn Favour chit',
    'resolve the Boon of the drawn Favour chit',
  ),
  RW0312: unknown(
    'procedure',
    'Procedures are declared in files with the key `procedures`, or with a class of procedures as key.',
    'conduct Muter',
    'conduct Muster',
  ),
  RW0313: unknown(
    'condition',
    'The conditions are named under `where` of the procedure.',
    'conduct Muster waiving presents',
    'conduct Muster waiving presence',
  ),
  RW0314: unknown(
    'alternative',
    'The alternatives are named under `choose one` in the procedure.',
    'conduct Muster choosing Tropers',
    'conduct Muster choosing Troopers',
  ),
  RW0315: unknown(
    'card',
    'Cards are called by their codes, not by their titles; each has a file of its own, with its code behind the key `card`.',
    'if C99 is in play: roll a die',
    'if C2 is in play: roll a die',
  ),
  RW0316: unknown('kind of card', inGame, 'if the card is an Evnt: roll a die', 'if the card is an Event: roll a die'),
  RW0317: unknown('box of the order of play', inGame, 'close the Evetn box', 'close the Event box'),
  RW0318: unknown(
    'place in the order of play',
    inGame,
    'the 3rd Player faction: roll a die',
    'the 1st Player faction: roll a die',
  ),
  RW0319: unknown(
    'class of procedures',
    inGame,
    'conduct Muster with a Special Activty at any one moment',
    'conduct Muster with a Special Activity at any one moment',
  ),
  RW0320: entry<{ readonly name: string; readonly noun: string }>({
    severity: 'error',
    headline: ({ name, noun }) => `${quoted(name)} says nothing about ${quoted(noun)}`,
    label: () => 'neither a state nor a faction',
    explain: {
      what: 'Before pieces stand words that narrow them: a state, or a faction. Before spaces stand `selected` or `adjacent`, and before chits `drawn`, `held` or their family. This word is none of those.',
      wrong: card('remove 1 Hiden Runner in Fenwick'),
      right: card('remove 1 Hidden Runner in Fenwick'),
    },
  }),
  RW0321: unknown('piece or marker', inGame, 'place 1 Cll in Fenwick', 'place 1 Runner in Fenwick'),
  RW0322: entry<{ readonly name: string; readonly is: string; readonly wanted: string }>({
    severity: 'error',
    headline: ({ name, is, wanted }) => `${quoted(name)} is ${is}, not ${wanted}`,
    label: ({ wanted }) => `should be ${wanted}`,
    explain: {
      what: 'The word is known, but it names a thing of another kind than the sentence needs here. Usually two names changed places, or one was left out.',
      wrong: card('place 1 Fenwick in Fenwick'),
      right: card('place 1 Runner in Fenwick'),
    },
  }),
  RW0323: entry<{ readonly name: string; readonly card: string }>({
    severity: 'error',
    headline: ({ name, card: code }) => `the card ${quoted(code)} has no side ${quoted(name)}`,
    label: () => 'no such side',
    explain: {
      what: 'A card has either one event or an unshaded and a shaded side. The sentence asks for a side that the card does not have. Name one that it has, or leave the side out to mean any.',
      wrong: card('if C3 shaded is in play: roll a die'),
      right: card('if C2 shaded is in play: roll a die'),
    },
  }),
  RW0324: unknown(
    'kind of space',
    inMap,
    '  Dunmoor:\n    kind: Provinse\n    adjacent: [Fenwick, Harrow]\n',
    '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow]\n',
  ),
  RW0325: unknown(
    'named number',
    'A procedure or a chit declares its numbers under `quantities`.',
    'conduct Muster, where offred is 1',
    'conduct Muster, where offered is 1',
  ),
  RW0326: unknown(
    'named set of spaces',
    'A procedure declares its sets of spaces under `places`.',
    'conduct Muster, where stired spaces are Towns',
    'conduct Muster, where stirred spaces are Towns',
  ),
  RW0327: unknown(
    'step',
    'A procedure gives some of its steps a name with `step ...` above them.',
    '  while in play:\n    - instead of the dsuk of Reckoning Round:\n',
    '  while in play:\n    - instead of the dusk of Reckoning Round:\n',
  ),
  RW0328: unknown(
    'additional space',
    'The additional spaces of a procedure are declared in a file with the key `additional spaces`.',
    'conduct a Muster, forgoing Signal Fyre',
    'conduct a Muster, forgoing Signal Fire',
  ),
  RW0329: unknown(
    'board',
    'Boards are the files with the key `board` in `spec/boards`.',
    'map: The Marsh\nboard: Lowlnad\n',
    'map: The Marsh\nboard: Lowland\n',
  ),
  RW0330: entry<Unknown>({
    severity: 'error',
    headline: ({ name }) => `unknown value ${quoted(name)}`,
    label: () => 'nothing is printed on things under this name',
    explain: {
      what: 'The file of the game lists under `values` what is printed on pieces, spaces and cards, each under a name. Correct the spelling, or declare the value there.',
      wrong: 'values: { strenght: 4 }',
      right: 'values: { strength: 4 }',
    },
  }),
  RW0332: unknown(
    'table of results',
    'A table is a file with the key `table`.',
    'look up Treasury in the Whether',
    'look up Treasury in the Weather',
  ),
  RW0331: unknown(
    'degree of victory or defeat',
    'The file with the key `game` lists them under `degrees`.',
    'League win with a Truimph',
    'League win with a Triumph',
  ),
  RW0333: unknown(
    'option',
    'The file with the key `game` lists the optional rules under `options`.',
    card('if Spring Tydes is chosen:\n        - expose all Runners on the map'),
    card('if Spring Tides is chosen:\n        - expose all Runners on the map'),
  ),
  RW0344: unknown(
    'resource',
    'The file with the key `game` lists what factions pay and gain under `resources`.',
    card('Crown gain 2 Mraks'),
    card('Crown gain 2 Marks'),
  ),
  RW0340: unknown(
    'name of the game',
    'A file with the key `language` says what the names of the other files are called in a language; on its left stand those names.',
    'language: ja\nnames:\n  Trooperr: { name: 騎兵 }\n',
    'language: ja\nnames:\n  Trooper: { name: 騎兵 }\n',
  ),
  RW0341: unknown(
    'card',
    'Below `cards`, a file with the key `language` says what the titles of cards are in a language; on its left stand the codes of cards.',
    'language: ja\nnames:\n  Trooper: { name: 騎兵 }\ncards:\n  C77: { title: 大潮 }\n',
    'language: ja\nnames:\n  Trooper: { name: 騎兵 }\ncards:\n  C1: { title: 大潮 }\n',
  ),
  RW0342: unknown(
    'rule',
    'The file with the key `rules` lists the numbered rules of the rulebook; what the other files cite is among them.',
    '    decision: The Watch.\n    rules: ["1.44"]\n',
    '    decision: The Watch.\n    rules: ["1.4"]\n',
  ),
  RW0343: unknown(
    'carrier of a rule',
    'Below `carried by`, a list of rules names what states a rule without citing its number: a procedure, a piece, a chit or any other name of the game. No card carries a rule of the rulebook, since the game can do without any one of them.',
    '  "1.4": { title: Markers, carried by: [Unresst] }\n',
    '  "1.4": { title: Markers, carried by: [Unrest] }\n',
  ),
  RW0345: entry<{ readonly name: string; readonly meant: string; readonly uses: number }>({
    severity: 'error',
    headline: ({ name, meant, uses }) => `${quoted(name)} is declared, and ${uses} places name ${quoted(meant)}`,
    label: () => 'nothing else has this name',
    explain: {
      what: 'A name is declared that nothing uses, and a similar one that nobody declares is used in several places. It is the declaration that is misspelt: correct it there.',
      wrong: '  Unreest: { in: [Province, Town], at most: 1',
      right: '  Unrest: { in: [Province, Town], at most: 1',
    },
  }),
};
