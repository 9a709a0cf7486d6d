/** Messages `RW05xx`: what contradicts itself across the files of a spec. */
import { entry, quoted } from './entry.js';

const page = (what: string, wrong = '', right = '') => ({ what, wrong, right });

/** `1 Runner`, `3 Runners`. */
const times = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const consistency = {
  RW0501: entry<{ readonly kind: string }>({
    severity: 'error',
    headline: ({ kind }) => `no file of the spec has the key ${quoted(kind)}`,
    label: () => '',
    explain: page(
      'A spec needs one file that declares the game, one for its map and one for its setup. Each is told by its first key. The file may be missing, or its first key may be misspelt.',
    ),
  }),
  RW0502: entry<{ readonly kind: string }>({
    severity: 'error',
    headline: ({ kind }) => `a second file has the key ${quoted(kind)}`,
    label: () => 'a spec has one such file',
    explain: page(
      'A spec has one game, one map and one setup. With two files of one kind, the names of one would hide those of the other. Put what both declare into one file.',
    ),
  }),
  RW0503: entry<{ readonly name: string; readonly other: string; readonly what: string }>({
    severity: 'error',
    headline: ({ name, other, what }) =>
      name === other
        ? `${quoted(name)} names ${what} already`
        : `${quoted(name)} is too near ${quoted(other)}, which names ${what}: only case, spaces or hyphens differ`,
    label: () => 'taken already',
    explain: page(
      'A sentence must mean one thing, so no two things of one kind may share a name, a plural or another wording; capitals and the kind of space or hyphen make no difference. Rename one of the two.',
      '  Watch: { plural: Watches, aliases: [Runner], in: [Town],',
      '  Watch: { plural: Watches, in: [Town],',
    ),
  }),
  RW0504: entry<{ readonly space: string; readonly other: string }>({
    severity: 'error',
    headline: ({ space, other }) => `${quoted(space)} is adjacent to ${quoted(other)}, but not the other way round`,
    label: ({ space, other }) => `${quoted(other)} does not list ${quoted(space)}`,
    explain: page(
      'When one space is adjacent to another, the other is adjacent to it, so both lists must say so. Add the missing name, or remove the one that is too much.',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Harrow]\n',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow]\n',
    ),
  }),
  RW0505: entry<{ readonly space: string }>({
    severity: 'error',
    headline: ({ space }) => `${quoted(space)} is listed as adjacent to itself`,
    label: () => 'is the space itself',
    explain: page(
      'No space is adjacent to itself. Another space was probably meant.',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow, Dunmoor]\n',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow]\n',
    ),
  }),
  RW0506: entry<{ readonly piece: string; readonly inventory: number; readonly boxes: number; readonly map: number }>({
    severity: 'error',
    headline: ({ piece, inventory, boxes, map }) =>
      `the setup has ${boxes + map} ${piece} (${boxes} in boxes, ${map} on the map), and there are ${inventory}`,
    label: ({ inventory, boxes, map }) =>
      boxes + map < inventory ? `${inventory - boxes - map} are nowhere` : `${boxes + map - inventory} too many`,
    explain: page(
      "Each piece is somewhere when a game starts: in a space or in a box, those that are ready to be placed under Available. Together they must be as many as the inventory in the game's file says. One of the numbers is wrong, or a place was forgotten.",
      '  Available: { Trooper: 3, Scout: 2, Runner: 5, Depot: 3 }\n',
      '  Available: { Trooper: 4, Scout: 2, Runner: 5, Depot: 3 }\n',
    ),
  }),
  RW0507: entry<{ readonly space: string; readonly count: number; readonly thing: string; readonly most: number }>({
    severity: 'error',
    headline: ({ space, count, thing, most }) =>
      `${quoted(space)} starts with ${count} ${thing}, and a space holds at most ${most}`,
    label: ({ most }) => `should be at most ${most}`,
    explain: page(
      "The game's file says how many of this a space may hold, and the setup puts more there. Correct the number in the setup, or the limit under `at most` in the game's file.",
      '  Fenwick: { Trooper: 2, Runner: 2, Unrest: 2 }\n',
      '  Fenwick: { Trooper: 2, Runner: 2, Unrest: 1 }\n',
    ),
  }),
  RW0508: entry<{ readonly thing: string; readonly space: string; readonly kind: string }>({
    severity: 'error',
    headline: ({ thing, space, kind }) => `${quoted(thing)} may not be in ${quoted(space)}, which is a ${kind}`,
    label: () => 'may not be there',
    explain: page(
      "The game's file says in which kinds of space a piece may never be, and in which a marker may be. The setup puts it in a space of another kind.",
      '  Fenwick: { Trooper: 2, Runner: 2, Watch: 1 }\n',
      '  Fenwick: { Trooper: 2, Runner: 2, Unrest: 1 }\n',
    ),
  }),
  RW0510: entry<{ readonly marker: string; readonly placed: number; readonly supply: number }>({
    severity: 'error',
    headline: ({ marker, placed, supply }) => `the setup places ${placed} ${marker}, and there are ${supply}`,
    label: () => 'one too many',
    explain: page(
      "The game's file says how many of these markers there are, and the setup places more. Correct the number under `supply` in the game's file, or take markers out of the setup.",
      '  Unrest: { in: [Province, Town], at most: 1, supply: 1,',
      '  Unrest: { in: [Province, Town], at most: 1, supply: 4,',
    ),
  }),
  RW0512: entry<{
    readonly track: string;
    readonly at: number;
    readonly from: number;
    readonly to: number;
    readonly boxes: boolean;
  }>({
    severity: 'error',
    headline: ({ track, at, from, to, boxes }) =>
      `${quoted(track)} cannot start at ${at}: ${boxes ? 'its boxes are' : 'it runs'} from ${from} to ${to}`,
    label: ({ from, to }) => `should be from ${from} to ${to}`,
    explain: page(
      'A track starts at one of its values, or, where it has boxes, at one of them, counted from 1. The number in the setup lies beyond its end.',
      '  Mood: 4\n',
      '  Mood: 2\n',
    ),
  }),
  RW0513: entry<{ readonly track: string }>({
    severity: 'error',
    headline: ({ track }) => `the setup does not say where ${quoted(track)} starts`,
    label: ({ track }) => `${quoted(track)} is missing`,
    explain: page(
      'Each track has a place at which it starts. Add it to the setup.',
      'tracks:\n  Resolve: 6\n  Crown Marks: 5\n',
      'tracks:\n  Resolve: 6\n  Mood: 2\n  Crown Marks: 5\n',
    ),
  }),
  RW0514: entry<{ readonly faction: string }>({
    severity: 'error',
    headline: ({ faction }) => `${quoted(faction)} is missing from the order of play`,
    label: () => 'one faction is missing',
    explain: page(
      'The order of play of the setup names each faction once. A faction that is not in it would never have a turn. Add its name at its place.',
      'order of play: [League]\n',
      'order of play: [League, Crown]\n',
    ),
  }),
  RW0515: entry<{ readonly code: string; readonly missing: string; readonly has: string | null }>({
    severity: 'error',
    headline: ({ code, missing, has }) =>
      has === null
        ? `the card ${quoted(code)} has no ${missing}`
        : `the card ${quoted(code)} has ${has} and no ${missing}`,
    label: ({ missing, has }) => `needs ${has === null ? '`event`, or both `unshaded` and `shaded`' : missing}`,
    explain: page(
      'A card has either one Event, under `event`, or two sides, under `unshaded` and `shaded`. It may have none where it says something else: what holds while it is the current card, what it adds to a procedure, or what is printed on it. A card of a kind that is not dealt as an Event has none.',
      'card: C1\ntitle: Spring tide\nunshaded:\n  title: High water\n  effect:\n    - nothing\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - nothing\n',
    ),
  }),
  RW0516: entry<{ readonly code: string; readonly side: string; readonly why: string }>({
    severity: 'error',
    headline: ({ code, side, why }) => `the card ${quoted(code)} cannot have ${quoted(side)}: ${why}`,
    label: () => 'is one side too many',
    explain: page(
      'A card has either one Event, under `event`, or two sides, under `unshaded` and `shaded`. A card of a kind that is not dealt as an Event has none.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - nothing\nshaded:\n  title: Low water\n  effect:\n    - nothing\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - nothing\n',
    ),
  }),
  RW0517: entry<{ readonly code: string; readonly file: string }>({
    severity: 'error',
    headline: ({ code, file }) => `the card ${quoted(code)} stands in the file ${quoted(file)}`,
    label: ({ code }) => `its file's name should begin with ${quoted(code.toLowerCase())}`,
    explain: page(
      "The file of a card begins with the card's code, so that people find it and nobody edits another card by mistake. Either the code or the name of the file is wrong.",
      '# cards/c1-spring-tide.yaml\ncard: C7\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - nothing\n',
      '# cards/c1-spring-tide.yaml\ncard: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - nothing\n',
    ),
  }),
  RW0518: entry<{ readonly kind: string; readonly needed: number; readonly there: number }>({
    severity: 'error',
    headline: ({ kind, needed, there }) =>
      `the piles need ${times(needed, `${kind} card`)}, and there ${there === 1 ? 'is' : 'are'} ${there}`,
    label: () => 'more than there are',
    explain: page(
      'The setup says how many piles the deck has and how many cards of each kind go into each. Together they are more than the cards of that kind.',
      '    - { Event: 1, Reckoning: 3 }\n',
      '    - { Event: 1, Reckoning: 1 }\n',
    ),
  }),
  RW0519: entry<{ readonly cards: number; readonly dealt: number; readonly leftOut: number }>({
    severity: 'error',
    headline: ({ cards, dealt, leftOut }) =>
      `of ${cards} cards ${dealt} are dealt: the number left out is ${cards - dealt}, not ${leftOut}`,
    label: ({ cards, dealt }) => `should be ${cards - dealt}`,
    explain: page(
      'The setup says how many cards stay in the box. It must be the number of all cards less those that are dealt. A card may be missing, or one of the numbers is wrong.',
      '  left out: 5\n',
      '  left out: 2\n',
    ),
  }),
  RW0520: entry<{ readonly track: string; readonly end: 'first' | 'last' }>({
    severity: 'error',
    headline: ({ track, end }) => `the ${end} box of ${quoted(track)} has no name`,
    label: () => 'needs a `name`',
    explain: page(
      'Sentences shift a track toward one of its ends, so both ends of a track with boxes have a name. Give this box a `name`. The boxes in between may be without.',
      '      - { value: 0 }\n    beyond:',
      '      - { name: Calm, value: 0 }\n    beyond:',
    ),
  }),
  RW0521: entry<{ readonly track: string; readonly why: string }>({
    severity: 'error',
    headline: ({ track, why }) => `the track ${quoted(track)} ${why}`,
    label: () => 'has no length',
    explain: page(
      'A track has either `boxes`, or plain numbers between `from` and `to`, of which `to` is the greater. With the two changed round, or with none of the three, the track has no length and nothing could be counted on it.',
      '  Resolve: { from: 12, to: 0, rule: "1.6" }\n',
      '  Resolve: { from: 0, to: 12, rule: "1.6" }\n',
    ),
  }),
  RW0522: entry<{ readonly path: string; readonly other: string }>({
    severity: 'error',
    headline: ({ path, other }) =>
      `the names of the files ${quoted(path)} and ${quoted(other)} differ only in their case or ending`,
    label: () => '',
    explain: page(
      'What is made of a file has its name, so one of the two would be lost: some systems take names that differ in case for one and the same. Rename one of them.',
    ),
  }),
  RW0523: entry<{ readonly chit: string; readonly aspect: string }>({
    severity: 'error',
    headline: ({ chit, aspect }) => `the chit ${quoted(chit)} does not say what its ${quoted(aspect)} does`,
    label: ({ aspect }) => `needs ${quoted(aspect)}`,
    explain: page(
      'All chits of a family have the same effects, each under its name; one that does nothing says `nothing`. The name may be misspelt at this chit.',
      '    Boon:\n      - place Unrest here if none\n  Salt:',
      '    Boon:\n      - place Unrest here if none\n    Bane:\n      - nothing\n  Salt:',
    ),
  }),
  RW0524: entry<{ readonly first: string; readonly second: string; readonly adjacent: boolean }>({
    severity: 'error',
    headline: ({ first, second, adjacent }) =>
      `${quoted(first)} and ${quoted(second)} are assumed to be ${adjacent ? 'adjacent' : 'not adjacent'}, and the map has them ${adjacent ? 'not adjacent' : 'adjacent'}`,
    label: () => 'the lists of the spaces say otherwise',
    explain: page(
      'What the map assumes about a pair of spaces must be what the lists of those spaces say. Change one of the two.',
      '  - { pair: [Fenwick, Harrow], take: adjacent,',
      '  - { pair: [Fenwick, Harrow], take: not adjacent,',
    ),
  }),
  RW0525: entry<{ readonly chit: string; readonly aspect: string; readonly meant: string }>({
    severity: 'error',
    headline: ({ chit, aspect, meant }) =>
      `the chit ${quoted(chit)} has ${quoted(aspect)} where the others have ${quoted(meant)}`,
    label: () => 'no other chit of the family has it',
    explain: page(
      'All chits of a family have the same effects, each under its name. This name stands at one chit alone, which lacks one that the others have.',
      '    Bain:\n      - nothing\n',
      '    Bane:\n      - nothing\n',
    ),
  }),
  RW0526: entry<{ readonly code: string }>({
    severity: 'error',
    headline: ({ code }) => `the card ${quoted(code)} is no capability, so nothing holds while it is in play`,
    label: () => 'needs the key `capability`',
    explain: page(
      'Only a capability stays in play. Say whose it is under the key `capability`, or put what the card does at once under `effect`.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  while in play:\n    - before Muster:\n        - nothing\n',
      'card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - before Muster:\n        - nothing\n',
    ),
  }),
  RW0527: entry<{ readonly name: string; readonly why: string }>({
    severity: 'error',
    headline: ({ name, why }) => `${quoted(name)} cannot be used as a name, because ${why}`,
    label: () => 'needs another name',
    explain: page(
      'Numbers, sets of spaces and steps that a procedure or a chit names are spoken of in sentences. A word that means something there already cannot be such a name, and a name is given once.',
      'procedures:\n  Levy:\n    rule: "3.4"\n    quantities:\n      offered: 2\n      more: 1\n    steps:\n      - raise Resolve by offered\n',
      'procedures:\n  Levy:\n    rule: "3.4"\n    quantities:\n      offered: 2\n      extra: 1\n    steps:\n      - raise Resolve by offered plus extra\n',
    ),
  }),
  RW0528: entry<{ readonly code: string }>({
    severity: 'error',
    headline: ({ code }) => `a side of the card ${quoted(code)} says twice when it holds`,
    label: () => 'a side has one such list',
    explain: page(
      'What a side of a card changes holds for as long as it is in play, under `while in play`, on the next card of some kinds, under `on the next …`, until such a card or the end of the turn, under `until the next …` and `for the rest of the turn`, or while its own effect is carried out, under `during the effect`. Put all of it into one list.',
      'card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - before Muster:\n        - nothing\n  on the next card:\n    - after Muster:\n        - nothing\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  on the next card:\n    - after Muster:\n        - nothing\n',
    ),
  }),
  RW0529: entry<{ readonly cards: readonly string[] }>({
    severity: 'error',
    headline: ({ cards }) => `the game is said to be complete, and of ${cards.join(', ')} only the title is known`,
    label: () => 'says that every card is written',
    explain: page(
      'A card below `cards without text` is dealt, and nothing happens when it is played. That may be so while a game is being written. Write its file, or take `complete` away until it is written.',
      'edition: "1"\ncomplete: true\n',
      'edition: "1"\n',
    ),
  }),
  RW0540: entry<{ readonly track: string; readonly way: string; readonly range: string | null }>({
    severity: 'error',
    headline: ({ track, way, range }) =>
      range === null
        ? `${quoted(track)} is a track of boxes: nothing can be ${way} a number of it`
        : `${quoted(track)} is never ${way} this number; expected ${range}`,
    label: () => 'never passed',
    explain: page(
      'What is done whenever a track of numbers moves is given by the number it rises to, or falls below. A track never rises to its lowest number and never falls below it; a track of boxes has no such numbers.',
      '  Mood:\n    aliases: [Mood Track]\n    rising to:\n      1:\n        effect:\n          - roll a die\n',
      '  Mood:\n    aliases: [Mood Track]\n',
    ),
  }),
  RW0541: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `${what} is done without a question, and this step may ask, roll or draw`,
    label: () => 'may need an answer',
    explain: page(
      'Standing rules, and what lies beyond the end of a track of boxes, are done in the middle of other steps. Nothing can be decided there: only steps that leave no choice may stand in them, and none that moves a track at whose numbers something is done.',
      '      Angry:\n        rule: "1.7"\n        effect:\n          - roll a die\n',
      '      Angry:\n        rule: "1.7"\n        effect:\n          - raise Resolve by 1\n',
    ),
  }),
  RW0542: entry<{ readonly area: string; readonly why: string }>({
    severity: 'error',
    headline: ({ area, why }) => `the area ${quoted(area)} ${why}`,
    label: () => '',
    explain: page(
      'An area is a word for some spaces: all of some kinds, those of a list, or both. It needs at least one, and names each once.',
      '  Marshland: { rule: "1.9" }\n',
      '  Marshland: { kinds: [Province, Town, Causeway], rule: "1.9" }\n',
    ),
  }),
  RW0543: entry<Record<string, never>>({
    severity: 'error',
    headline: () => 'a faction has to act here, and the sequence of play does not say which',
    label: () => 'who acts?',
    explain: page(
      'Nobody executes the sequence of play itself, not even while a faction acts in it. A step of it that asks something stands below the faction that acts, or names it; so does each procedure and each Event that the sequence comes to before it has named one. What depends on the executing faction belongs into a procedure that a faction conducts.',
      '  rule: "6.1"\n  effect:\n    - place 1 Depot in Dunmoor or Harrow\n',
      '  rule: "6.1"\n  effect:\n    - League place 1 Depot in Dunmoor\n',
    ),
  }),
  RW0544: entry<Record<string, never>>({
    severity: 'error',
    headline: () => 'a standing rule comes to rest, and this would be done again and again',
    label: () => 'never has nothing to do',
    explain: page(
      'A standing rule is looked at after everything that can make a difference to it, and again until it finds nothing to do. A step that adds something or takes something away must end what it waits for: it stands below a condition on that very thing, or says what shall be there. What is done once, when something happens, belongs to the steps that make it happen.',
      '      - in each space with a Watch and without Crown pieces:\n          - reduce Resolve by 1\n',
      '      - in each space with a Watch and without Crown pieces:\n          - remove the Watch here\n',
    ),
  }),
  RW0545: entry<Record<string, never>>({
    severity: 'error',
    headline: () => 'two steps of standing rules undo each other',
    label: () => 'undoes what the other does',
    explain: page(
      'What holds at every moment cannot hold both ways. Where two steps of standing rules change the same thing differently, the conditions above them must exclude each other, and not only by what they say of that thing itself: `otherwise`, another kind of space, another number of something else.',
      '      - in each space with a Watch and without Crown pieces:\n          - remove the Watch here\n      - in each Town without a Watch:\n          - place 1 Watch here\n',
      '      - in each space with a Watch and without Crown pieces:\n          - remove the Watch here\n',
    ),
  }),
  RW0546: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `no faction executes ${what}`,
    label: () => 'which faction?',
    explain: page(
      'Standing rules, and what lies beyond the end of a track of boxes, are done in the middle of the steps of whoever acts. They are the same whoever that is: a faction is named, or called by its place in the order of play. Nor does anybody execute a number or a set of spaces with a name, or what a card makes of a number: they are looked at wherever they count.',
      '      Angry:\n        rule: "1.7"\n        effect:\n          - if the executing faction is Crown:\n              - raise Resolve by 1\n',
      '      Angry:\n        rule: "1.7"\n        effect:\n          - raise Resolve by 1\n',
    ),
  }),
  RW0547: entry<Record<string, never>>({
    severity: 'error',
    headline: () => 'two cards that can be in play at once say what this number is',
    label: () => 'another number than the other says',
    explain: page(
      'What cards make of a number does not depend on their order: what a card says that it `is` comes first, then all that cards add and take away, then the most that they allow. Two that say what it `is` would leave open which of them counts, unless what they say holds where the other does not.',
      "card: C1\ntitle: Spring Tide\ncapability: Crown\nunshaded:\n  title: Drill\n  while in play:\n    - Muster's raised is 3\n    - Muster's raised is 4\nshaded:\n  title: Idleness\n  effect:\n    - nothing\n",
      "card: C1\ntitle: Spring Tide\ncapability: Crown\nunshaded:\n  title: Drill\n  while in play:\n    - Muster's raised is 3 if Resolve is at least 6\n    - Muster's raised is 4 if Resolve is less than 6\nshaded:\n  title: Idleness\n  effect:\n    - nothing\n",
    ),
  }),
  RW0548: entry<Record<string, never>>({
    severity: 'error',
    headline: () => 'two cards that can be in play at once replace the same steps',
    label: () => 'replaced by the other as well',
    explain: page(
      'Steps are replaced once. Where two cards that can be in play at once say what is done instead of the same steps, nothing says which of them counts; one of them says what is done before or after these steps, or both are sides of one card.',
      'card: C1\ntitle: Spring Tide\ncapability: Crown\nunshaded:\n  title: Drill\n  while in play:\n    - instead of the gathering of Rise:\n        - nothing\n    - instead of the gathering of Rise:\n        - place 1 Runner here\nshaded:\n  title: Idleness\n  effect:\n    - nothing\n',
      'card: C1\ntitle: Spring Tide\ncapability: Crown\nunshaded:\n  title: Drill\n  while in play:\n    - instead of the gathering of Rise:\n        - place 1 Runner here\nshaded:\n  title: Idleness\n  effect:\n    - nothing\n',
    ),
  }),
  RW0530: entry<{ readonly value: string; readonly why: string }>({
    severity: 'error',
    headline: ({ value, why }) => `the value ${quoted(value)} is not declared whole: ${why}`,
    label: () => 'is printed on things',
    explain: page(
      'A value is a number that is printed on each piece, space or card: it says between which numbers it lies. Or it is a list of pieces that each card has: `of: cards, list of: pieces`.',
      '  depth: { of: spaces, from: 0, rule: "1.9" }\n',
      '  depth: { of: spaces, from: 0, to: 5, otherwise: 0, rule: "1.9" }\n',
    ),
  }),
  RW0531: entry<{ readonly value: string; readonly of: string; readonly thing: string }>({
    severity: 'error',
    headline: ({ value, of, thing }) => `${quoted(value)} is a value of ${of}, and ${quoted(thing)} is none`,
    label: ({ of }) => `only ${of} have it`,
    explain: page(
      'The file of the game says of each value whether it is printed on pieces, spaces or cards. Only these state it.',
      'values: { strength: 2, depth: 1 }',
      'values: { strength: 2 }',
    ),
  }),
  RW0532: entry<{ readonly value: string; readonly thing: string; readonly low: number }>({
    severity: 'error',
    headline: ({ value, thing }) => `${quoted(thing)} does not say what its ${value} is`,
    label: ({ value, low }) => `add \`values: { ${value}: ${low} }\``,
    explain: page(
      'Each thing states each value of its kind. Where most have none, the value itself may say what is meant then: `otherwise: 0`.',
      'inventory: 8, never in: [Haven], rule: "1.2" }',
      'inventory: 8, never in: [Haven], values: { strength: 3 }, rule: "1.2" }',
    ),
  }),
  RW0533: entry<{ readonly value: string; readonly thing: string; readonly wanted: string }>({
    severity: 'error',
    headline: ({ value, thing, wanted }) => `the ${value} of ${quoted(thing)} is ${wanted}`,
    label: ({ wanted }) => `write ${wanted}`,
    explain: page(
      'The file of the game says of each value between which numbers it lies, or that it is a list of pieces. Correct what is stated, or widen the range there.',
      'values: { strength: 7 }',
      'values: { strength: 4 }',
    ),
  }),
  RW0560: entry<{
    readonly name: string;
    readonly other: string;
    readonly what: string;
    readonly letter: string;
    readonly code: string;
  }>({
    severity: 'error',
    headline: ({ name, what, letter, code }) =>
      `${quoted(name)} looks like the name of ${what}, and differs in a letter of another alphabet: ${quoted(letter)} is ${code}`,
    label: () => 'looks like a name that is taken',
    explain: page(
      'Two names that look the same cannot be told apart in a sentence, though a letter of another alphabet makes them two. Type the name anew where it is meant to be the same, or rename one of the two.',
      '  Gaol: { rule: "1.5" }\n  Coxa: { rule: "1.5" }\n  \u0421\u043E\u0445\u0430: { rule: "1.5" }\n',
      '  Gaol: { rule: "1.5" }\n',
    ),
  }),
  RW0570: entry<{ readonly places: number; readonly factions: number }>({
    severity: 'error',
    headline: ({ places, factions }) =>
      places === 0
        ? 'the setup gives an order of play, and the game has none'
        : `the order of play has ${times(places, 'place')} for ${times(factions, 'faction')}`,
    label: ({ places }) =>
      places === 0 ? 'the game has no `order of play`' : 'each faction needs a place, and each place a faction',
    explain: page(
      "The game's file says under `order of play` which places there are, one for each faction that somebody plays, and the setup who has which. A game in which nobody acts before anybody else has neither key.",
      '  places: [1st in Line, 2nd in Line, 3rd in Line]\n',
      '  places: [1st in Line, 2nd in Line]\n',
    ),
  }),
  RW0571: entry({
    severity: 'error',
    headline: () => 'a round of this loop may take no card from the deck, and then has no end',
    label: () => 'goes on and on',
    explain: page(
      'The steps below `until the deck is empty` are done again and again as long as there are cards. Only `reveal the next card` takes one. It must be among the steps in every case: not below `may`, nor below an `if` without the same below `otherwise`.',
      '      - until the deck is empty:\n          - if Unrest is on the map:\n              - reveal the next card\n',
      '      - until the deck is empty:\n          - reveal the next card\n',
    ),
  }),
  RW0572: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${name} comes to itself again, and so has no end`,
    label: () => 'goes round in a circle',
    explain: page(
      'What is done within a procedure, an Event or an effect may not do the same again: it would never be finished. What is to be done several times stands below `2 times`, `up to 3 times` or `while ..., FACTION may`.',
      '  Rest:\n    rule: "2.3"\n    steps:\n      - raise Resolve by 1\n      - conduct Rest\n',
      '  Rest:\n    rule: "2.3"\n    steps:\n      - raise Resolve by 1\n',
    ),
  }),
  RW0573: entry<{ readonly thing: string; readonly space: string; readonly marker: string }>({
    severity: 'error',
    headline: ({ thing, space, marker }) =>
      `${quoted(thing)} cannot be in ${quoted(space)}, which ${quoted(marker)} takes out of play`,
    label: () => 'nothing else can be there',
    explain: page(
      'A marker with `closes its space` takes its space out of play: nothing else is there, and nothing comes there. Take the marker out of the setup, or what stands beside it.',
      '  Dunmoor: { Runner: 1, Depot: 1 }\n  Port Sable: { Trooper: 2, Scout: 1, Watch: 1, Unrest: 1 }\n  Skerries: { Flooded: 1, Runner: 1 }\n',
      '  Dunmoor: { Runner: 2, Depot: 1 }\n  Port Sable: { Trooper: 2, Scout: 1, Watch: 1, Unrest: 1 }\n  Skerries: { Flooded: 1 }\n',
    ),
  }),
};
