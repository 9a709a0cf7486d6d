/** What authors write out of habit, from other rulebooks or from plain English, and what this language says instead. */

export { numberWords } from '../source/number-words.js';

/** For a word that is not of the language, the wordings that may be meant; each is tried. */
export const habitualWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    up: ['up to'],
    ',': ['and', 'or'],
    add: ['place'],
    put: ['place'],
    build: ['place'],
    kill: ['remove'],
    eliminate: ['remove'],
    destroy: ['remove'],
    delete: ['remove'],
    swap: ['exchange'],
    convert: ['replace', 'flip'],
    turn: ['flip'],
    transfer: ['move'],
    relocate: ['move'],
    increase: ['raise'],
    increment: ['raise'],
    decrease: ['reduce'],
    lower: ['reduce'],
    decrement: ['reduce'],
    change: ['set'],
    pick: ['choose one', 'draw'],
    choose: ['choose one'],
    take: ['draw', 'take an open box'],
    perform: ['conduct'],
    execute: ['conduct'],
    do: ['conduct'],
    carry: ['conduct'],
    undertake: ['conduct'],
    throw: ['roll a die'],
    reveal: ['reveal the next card'],
    adjust: ['adjust the order of play by the boxes taken'],
    keep: ['hold'],
    when: ['if', 'whenever'],
    else: ['otherwise'],
    can: ['may'],
    could: ['may'],
    shall: ['must'],
    should: ['must'],
    will: ['must'],
    within: ['in'],
    inside: ['in'],
    into: ['to', 'in'],
    onto: ['to', 'in'],
    at: ['in', 'to'],
    near: ['adjacent to'],
    next: ['adjacent to'],
    beside: ['adjacent to'],
    neighbouring: ['adjacent'],
    neighboring: ['adjacent'],
    containing: ['with'],
    having: ['with'],
    holding: ['with'],
    lacking: ['without'],
    entire: ['all'],
    none: ['no'],
    maximum: ['at most'],
    max: ['at most'],
    over: ['more than'],
    above: ['more than'],
    under: ['less than'],
    below: ['less than'],
    fewer: ['less than'],
    equals: ['is'],
    was: ['is'],
    were: ['are'],
    less: ['minus'],
    halved: ['half of'],
    holds: ['has'],
    contains: ['has'],
    using: ['with'],
    by: ['with', 'to'],
    as: ['to'],
  }),
);

/** True of a word that habit puts in the place of a wording of the language. */
export function isHabitFor(word: string, wording: string): boolean {
  return habitualWords.get(word.toLowerCase())?.includes(wording) === true;
}

/** The same of several words: the keywords that are meant. */
export const habitualPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'take away': ['remove'],
    'get rid of': ['remove'],
    'rounding down': ['rounded down'],
    'rounding up': ['rounded up'],
    'at most': ['up to'],
    'next to': ['adjacent to'],
    'bordering on': ['adjacent to'],
    'only once': ['each only once'],
    'each once': ['each only once'],
    'ignoring cards': ['disregarding cards'],
    'ignoring all cards': ['disregarding cards'],
    'once each': ['each only once'],
  }),
);

/** What joins words in plain English, and the word of the language for it; `or else` is none of `or`, which lets both be mixed. */
export const habitualJoints: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/ ?& ?| ?\+ ?/gu, ' and '],
  [/ (?:plus|as well as|and also|along with|together with)(?= )/gu, ' and'],
  [/ ?\/ ?/gu, ' or '],
  [/,(?= )/gu, ' and'],
  [/,(?= )/gu, ' or'],
];

/** Words that say nothing, or what the sentence says without them. */
export const emptyWords: ReadonlySet<string> = new Set(['exactly', 'please', 'immediately', 'simply', 'also']);

const losing = 'pieces are removed, and a track is reduced: `remove 2 {pieces} here`, `reduce {track} by 2`';
const oneOrTheOther = 'put the two ways below `choose one:`, or write `or` alone where they may be mixed';
const nameAgain = 'name the pieces again: a sentence does not refer to the one before it';

/** Where the words before it are a whole sentence. */
export const onItsOwn = 'write what comes next as a sentence on its own line';

/** For a word that needs another sentence and no other word, patterns of what to do. */
export const habitualAdvice: ReadonlyMap<string, string> = new Map(
  Object.entries({
    then: onItsOwn,
    and: onItsOwn,
    also: 'write one sentence per line; `also` is left out',
    lose: losing,
    loses: losing,
    them: nameAgain,
    they: nameAgain,
    their: nameAgain,
    its: nameAgain,
    these: nameAgain,
    those: nameAgain,
    some: 'say how many: `1 or more`, or `any` for as many as one likes, none included',
    moved:
      'steps for each group that moves stand below the movement: `move any {pieces} to {space}, and for each group:`',
    except: 'name what is meant, and leave out what is not: `remove all {pieces} here`',
    unless: 'open a block with `if`, and say what must not be: `if no {pieces} are here:`',
    until:
      'what holds for a while is written below `while in play`; how often something is done, in front: `up to 3 times:`',
    instead: oneOrTheOther,
    either: oneOrTheOther,
    else: oneOrTheOther,
    alternatively: oneOrTheOther,
    exactly: 'a number alone means exactly that many',
    twice:
      'what is done several times stands below `up to 2 times:`; of pieces it can only be said that they move once: `, each only once`',
    only: 'a sentence does what it says and nothing else; where `only` keeps something out, name what is left, for example `spaces without {pieces}`',
    if: 'open a block with it, and write the sentence below: `if 2 or more {pieces} are here:`',
  }),
);

/** Words of plain English by which nobody calls a number, and that are no misspelling of another. */
export const plainWords: ReadonlySet<string> = new Set([
  ...habitualAdvice.keys(),
  ...['both', 'even', 'been', 'this', 'such', 'has', 'take', 'takes', 'when', 'while'],
]);

/** Patterns of valid sentences that show how a word is used, by the wording of the keyword they begin with. */
export const exampleSentences: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    place: ['place up to 2 {pieces} in {space}', 'place all {other pieces} in {space}'],
    remove: ['remove 1 {piece} here', 'remove all {pieces} in {space}'],
    replace: ['replace 1 {piece} here with {a other piece}'],
    move: ['move any {pieces} here to adjacent spaces', 'move 1 or 2 {pieces} from an adjacent space to here'],
    flip: ['flip all {turning pieces} on the map to {state}'],
    shift: ['shift {named track} 1 toward {end}'],
    raise: ['raise {track} by 1'],
    reduce: ['reduce {track} by the {pieces} here, at most 3'],
    set: ['set {track} to {value}'],
    'set aside': ['set aside the {family} chit in play'],
    draw: ['draw 2 {family} chits'],
    play: ['play 1 drawn or held {family} chit', "play the card's Event"],
    hold: ['hold 1 {family} chit in the pool'],
    select: ['hold 1 {family} chit in the pool'],
    discard: ['discard 1 held {family} chit'],
    return: ['return the drawn {family} chits'],
    resolve: ['resolve the {aspect} of the drawn {family} chit'],
    'roll a die': ['roll a die'],
    let: ['let hits be the {pieces} here', 'let hits be half of the {pieces} here, rounded down'],
    conduct: ['conduct {procedure}', 'conduct {selecting} or {other procedure} here'],
    close: ['close the {order box} box'],
    if: ['if 2 or more {pieces} are in {space}', 'if no {pieces} are here'],
    'for each': ['for each {piece} removed'],
    in: ['in each {kind} with {pieces}', 'in up to 2 {kinds} without {pieces}'],
    'up to': ['up to 3 times'],
    cancel: ['cancel all shaded {adjective} Capabilities'],
    change: ['change {track} by the net of'],
  }),
);

/** Patterns of valid sentences for one that begins with nothing known. */
export const generalExamples = {
  sentence: ['place up to 2 {pieces} in {space}', '{faction} may remove 1 {piece} here'],
  opening: ['in each {kind} with {pieces}', 'if no {pieces} are here'],
  change: ["{selecting}'s spaces is at most 1", '{selecting} may not select {kinds} with {pieces}'],
  moment: ['before {procedure}', 'after each selected {kind} of {selecting}'],
  term: ['-2 for each {kind} with {pieces}', '+1 for every 2 {kinds} without {pieces}'],
  'noun phrase': ['up to 2 {kinds} with {pieces}'],
  number: ['2', 'half of the {pieces} here, rounded down'],
  condition: ['no {pieces} are here', 'more {pieces} than {other pieces} are here'],
} as const satisfies Record<string, readonly string[]>;
