/** What authors write out of habit, from other rulebooks or from plain English, and what this language says instead. */

/** The place of a word is its number. */
export const numberWords: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

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
    exchange: ['replace'],
    swap: ['replace'],
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
    both: ['all'],
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
    using: ['with'],
    by: ['with', 'to'],
    as: ['to'],
  }),
);

/** The same of several words: the keywords that are meant. */
export const habitualPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'take away': ['remove'],
    'get rid of': ['remove'],
    'rounding down': ['rounded down'],
    'rounding up': ['rounded up'],
    'next to': ['adjacent to'],
    'in both': ['in', 'each of'],
    'bordering on': ['adjacent to'],
  }),
);

/** Words that say nothing, or what the sentence says without them. */
export const emptyWords: ReadonlySet<string> = new Set(['exactly', 'please', 'immediately', 'simply', 'also']);

const losing = 'pieces are removed, and a track is reduced: `remove 2 Runners here`, `reduce Supply by 2`';
const gaining =
  'pieces are placed, a track is raised, and chits are drawn: `place 2 Runners here`, `raise Supply by 2`';
const nameAgain = 'name the pieces again: a sentence does not refer to the one before it';

/** For a word that needs another sentence and no other word, what to do. */
export const habitualAdvice: ReadonlyMap<string, string> = new Map(
  Object.entries({
    then: 'write what comes next as a sentence on its own line',
    and: 'write what comes next as a sentence on its own line',
    also: 'write one sentence per line; `also` is left out',
    lose: losing,
    loses: losing,
    gain: gaining,
    gains: gaining,
    them: nameAgain,
    they: nameAgain,
    their: nameAgain,
    its: nameAgain,
    these: nameAgain,
    those: nameAgain,
    some: 'say how many: `1 or more`, or `any` for as many as one likes, none included',
    moved:
      'steps for each group that moves stand below the movement: `move any Troopers to Fenwick, and for each group:`',
    unless: 'open a block with `if`, and say what must not be: `if no Depots are here:`',
    until:
      'what holds for a while is written below `while in play`; how often something is done, in front: `up to 3 times:`',
    instead: 'put the two ways below `choose one:`',
    either: 'put the two ways below `choose one:`',
    exactly: 'a number alone means exactly that many',
    only: 'leave `only` out: a sentence does what it says and nothing else',
    if: 'open a block with it, and write the sentence below: `if Unrest is here:`',
  }),
);

/** Words of plain English by which nobody calls a number, and that are no misspelling of another. */
export const plainWords: ReadonlySet<string> = new Set([
  ...habitualAdvice.keys(),
  ...['both', 'even', 'been', 'this', 'such', 'has', 'take', 'takes', 'when', 'else', 'while'],
]);

/** Valid sentences that show how a word is used, by the wording of the keyword they begin with. */
export const exampleSentences: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    place: ['place up to 2 Runners in Fenwick', 'place all Troopers from Reserve in any Towns'],
    remove: ['remove 1 Runner here', 'remove 2 League pieces here, Runners first, Depots only when no Runners remain'],
    replace: ['replace 1 Runner here with a Trooper'],
    move: ['move any Troopers to the selected spaces', 'move 1 or 2 Runners from an adjacent space to here'],
    flip: ['flip all Runners on the map to Hidden'],
    shift: ['shift Resolve 1 toward Firm'],
    raise: ['raise Supply by 1'],
    reduce: ['reduce Supply by the Depots here, at most 3'],
    set: ['set Supply to 3'],
    'set aside': ['set aside the Fate chit in play'],
    draw: ['draw 2 Fate chits'],
    play: ['play 1 drawn or held Fate chit', "play the card's Event"],
    hold: ['hold 1 Fate chit in the pool'],
    select: ['hold 1 Fate chit in the pool'],
    discard: ['discard 1 held Fate chit'],
    return: ['return the drawn Fate chits'],
    resolve: ['resolve the Omen of the drawn Fate chit'],
    'roll a die': ['roll a die'],
    let: ['let hits be the Troopers here', 'let hits be half of the Runners here, rounded down'],
    conduct: ['conduct a Limited Operation in or adjacent to Fenwick', 'conduct Muster or Forage here'],
    close: ['close the Event box'],
    if: ['if Unrest is here', 'if 2 or more Depots are in Fenwick'],
    'for each': ['for each Depot removed', 'for each of hits'],
    in: ['in each selected space', 'in up to 2 Fens with Troopers'],
    'up to': ['up to 3 times'],
    cancel: ['cancel all shaded Crown Capabilities'],
    change: ['change Supply by the net of'],
  }),
);

/** Valid sentences for one that begins with nothing known. */
export const generalExamples = {
  sentence: ['place up to 2 Runners in Fenwick', 'Crown may remove 1 Runner here'],
  opening: ['in each selected space', 'if Unrest is here'],
  change: ["Muster's spaces is at most 1", 'Muster may not select Towns with Unrest'],
  moment: ['before Muster', 'after each selected Town of Muster'],
  term: ['-2 for each Town with Unrest', '+1 for every 2 Fens without Unrest'],
  'noun phrase': ['up to 2 Fens or Towns with Troopers'],
  number: ['2', 'half of the Runners here, rounded down'],
  condition: ['Unrest is here', 'more Runners than Troopers are here'],
} as const satisfies Record<string, readonly string[]>;
