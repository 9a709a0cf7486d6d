/** Messages `RW04xx`: sentences whose words are known and do not go together, and numbers out of bounds. */
import { either, entry, quoted } from './entry.js';

/** A card with one sentence, as examples show it. */
const card = (...sentences: readonly string[]) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n${sentences.map((it) => `    - ${it}\n`).join('')}`;

const page = (what: string, wrong: string, right: string) => ({ what, wrong: card(wrong), right: card(right) });

export const kinds = {
  RW0401: entry<{ readonly asked: number; readonly there: number; readonly noun: string }>({
    severity: 'error',
    headline: ({ asked, there, noun }) => `${asked} ${noun} are asked for, but the game has only ${there}`,
    label: ({ there }) => `at most ${there}`,
    explain: page(
      'The sentence asks for more than the game has. The number of pieces and markers is declared in the file with the key `game`, and the spaces in the one with the key `map`.',
      'place 99 Runners in Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0402: entry<{ readonly asked: number }>({
    severity: 'error',
    headline: ({ asked }) => `a quantity of ${asked} means nothing here`,
    label: () => 'should be at least 1',
    explain: page(
      'A sentence that does something to no piece does nothing, and to fewer than none it means nothing: what goes the other way has a verb of its own, such as `reduce` for `raise`. Give a number of at least 1, or delete the sentence.',
      'place 0 Runners in Fenwick',
      'place 1 Runner in Fenwick',
    ),
  }),
  RW0403: entry<{ readonly noun: string }>({
    severity: 'error',
    headline: ({ noun }) => `how many ${noun} is not said`,
    label: () => 'needs a number before it',
    explain: page(
      'The sentence must say how many: a number, `up to` a number, `any` or `all`. No number is taken for granted, not even 1. Put one of these in front of the noun.',
      'place Runners in Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0404: entry<{ readonly quantity: string; readonly use: string }>({
    severity: 'error',
    headline: ({ quantity, use }) => `${quoted(quantity)} cannot say how many ${use}`,
    label: () => 'not possible here',
    explain: page(
      'Not every quantity fits every place. `no` belongs into conditions; `up to`, `any` and `each` belong where somebody chooses, not where something is counted or compared.',
      'place no Runners in Fenwick',
      'place any Runners in Fenwick',
    ),
  }),
  RW0405: entry<{ readonly name: string; readonly track: string }>({
    severity: 'error',
    headline: ({ name, track }) => `${quoted(name)} is not an end of the track ${quoted(track)}`,
    label: () => 'a track is shifted toward one of its ends',
    explain: page(
      'A shift goes toward one of the two ends of the track. This name belongs to a box in between, or to another track.',
      'shift Mood 1 toward Settled',
      'shift Mood 1 toward Calm',
    ),
  }),
  RW0406: entry<{ readonly state: string; readonly piece: string }>({
    severity: 'error',
    headline: ({ state, piece }) => `${quoted(piece)} can never be ${quoted(state)}`,
    label: () => 'has no such state',
    explain: page(
      'The states that a piece can have are declared with it in the file with the key `game`; a piece without any has always the same one. This piece never has the state that the sentence asks for.',
      'remove 1 Hidden Trooper in Fenwick',
      'remove 1 Hidden Runner in Fenwick',
    ),
  }),
  RW0407: entry<{ readonly piece: string; readonly where: string }>({
    severity: 'error',
    headline: ({ piece, where }) => `${quoted(piece)} can never be in ${where}`,
    label: () => 'barred there',
    explain: page(
      'The file with the key `game` says in which kinds of space a piece or a marker can be. All the spaces that the sentence speaks of are of other kinds, so it could never do anything.',
      'place 1 Depot in Sable Road',
      'place 1 Depot in Fenwick',
    ),
  }),
  RW0408: entry<{ readonly adjective: string; readonly piece: string; readonly faction: string }>({
    severity: 'error',
    headline: ({ adjective, piece, faction }) => `${quoted(piece)} belongs to ${faction}, not to ${quoted(adjective)}`,
    label: () => 'of another faction',
    explain: page(
      'A piece belongs to one faction for the whole game. Another faction stands before it here. Correct the faction, the piece, or leave the faction out.',
      'remove 1 Crown Runner in Fenwick',
      'remove 1 League Runner in Fenwick',
    ),
  }),
  RW0409: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} has no value yet`,
    label: () => 'no `let` before this gives it one',
    explain: {
      what: 'A named quantity gets its value from a sentence `let ... be ...`, which must stand before the sentences that use it, in the same block or around it.',
      wrong: card('place hits Runners in Fenwick', 'let hits be the Troopers in Fenwick'),
      right: card('let hits be the Troopers in Fenwick', 'place hits Runners in Fenwick'),
    },
  }),
  RW0410: entry({
    severity: 'error',
    headline: () => '`the group` means nothing outside a block `and for each group`',
    label: () => 'no pieces move together here',
    explain: {
      what: '`the group` is the pieces that have just moved together. Only the steps below an opening such as `move any Runners here to adjacent spaces, and for each group` know it.',
      wrong: card('expose the group'),
      right: card(
        'in Fenwick:\n        - move any Runners here to adjacent spaces, and for each group:\n            - expose the group',
      ),
    },
  }),
  RW0411: entry({
    severity: 'error',
    headline: () => '`the roll` is used, but nobody has rolled',
    label: () => 'no `roll a die` before this',
    explain: {
      what: '`the roll` is the result of the last sentence `roll a die` before it. Put that sentence before this one.',
      wrong: card('raise Treasury by the roll'),
      right: card('roll a die', 'raise Treasury by the roll'),
    },
  }),
  RW0412: entry<{ readonly done: 'removed' | 'placed'; readonly things: string | null }>({
    severity: 'error',
    headline: ({ done, things }) =>
      `what was ${done} is used, but ${things === null ? 'nothing has' : `no ${things} have`} been ${done}`,
    label: ({ done, things }) =>
      `no sentence before this ${done === 'removed' ? 'removes' : 'places'} ${things ?? 'anything'}`,
    explain: {
      what: '`the pieces removed` counts what the sentences before it have removed, `the pieces placed` what they have placed. Put the sentence that removes or places before this one.',
      wrong: card('raise Treasury by the pieces removed'),
      right: card('remove up to 2 Runners in Fenwick', 'raise Treasury by the pieces removed'),
    },
  }),
  RW0465: entry<{ readonly done: 'removed' | 'placed'; readonly things: string }>({
    severity: 'error',
    headline: ({ done, things }) =>
      `${quoted(`the ${things} ${done}`)} cannot be told apart: these and others were ${done} in any mix`,
    label: () => 'a part of what a sentence before this takes together',
    explain: {
      what: 'A sentence that removes or places several kinds in any mix, as `remove 2 Runners or Depots` does, is counted as a whole. Count all of its kinds together, or give each kind a sentence of its own.',
      wrong: card('remove 2 Runners or Depots in Fenwick', 'raise Treasury by the Runners removed'),
      right: card('remove 2 Runners or Depots in Fenwick', 'raise Treasury by the Runners and Depots removed'),
    },
  }),
  RW0413: entry({
    severity: 'error',
    headline: () => '`selected` means nothing here: nothing selects spaces',
    label: () => 'no space has been selected',
    explain: page(
      'Selected spaces exist in a procedure that has the key `select`. A card or a procedure without it has none.',
      'place 1 Runner in 1 selected space',
      'place 1 Runner in Fenwick',
    ),
  }),
  RW0414: entry<{ readonly word: string }>({
    severity: 'error',
    headline: ({ word }) => `${quoted(word)} needs a space in hand, and there is none`,
    label: () => 'which space is meant is not known here',
    explain: {
      what: '`here` is the space in hand: the one that a block such as `in each space with Unrest` is just busy with. Outside such a block no space is in hand. Name the space, or put the sentence into such a block.',
      wrong: card('place 1 Runner here'),
      right: card('in up to 1 Province:\n        - place 1 Runner here'),
    },
  }),
  RW0415: entry<{ readonly name: string; readonly is: string; readonly first: string }>({
    severity: 'error',
    headline: ({ name, is, first }) => `${quoted(name)} is ${is} and cannot be joined with ${first}`,
    label: () => 'of another kind than the word before it',
    explain: page(
      'Words joined by `or` or `and` must be of one kind here: all pieces, or all markers, or all spaces. Write a number for each kind, or a sentence for each.',
      'remove all Runners and Unrest in Fenwick',
      'remove all Runners and all Unrest in Fenwick',
    ),
  }),
  RW0416: entry<{ readonly filter: string; readonly what: string }>({
    severity: 'error',
    headline: ({ filter, what }) => `${quoted(filter)} cannot narrow ${what}`,
    label: () => 'means nothing here',
    explain: page(
      'A clause such as `with ...`, `in ...` or `on the map` narrows what stands before it. This one does not go with that, so it would have to be ignored, and nothing in a sentence is ignored. Move it to the word that it belongs to, or delete it.',
      'draw 1 Favour chit on the map',
      'draw 1 Favour chit',
    ),
  }),
  RW0488: entry<{ readonly what: string; readonly value: string }>({
    severity: 'error',
    headline: ({ what, value }) => `${quoted(what)} cannot be asked for ${value}`,
    label: () => 'spaces, or pieces on the map, are expected',
    explain: page(
      'Values are printed on spaces and on pieces, and are taken together of spaces, or of pieces in spaces of the map. Markers and chits have none.',
      'raise Treasury by the total depth of the Unrest on the map',
      'raise Treasury by the total depth of the Runners on the map',
    ),
  }),
  RW0417: entry<{ readonly procedure: string; readonly owner: string; readonly actor: string }>({
    severity: 'error',
    headline: ({ procedure, owner, actor }) =>
      `${quoted(procedure)} can only be conducted by ${owner}, not by ${actor}`,
    label: ({ owner }) => `belongs to ${owner}`,
    explain: page(
      'The procedure belongs to one faction, and the sentence has another faction conduct it. Correct the faction or the procedure.',
      'League may conduct Muster',
      'Crown may conduct Muster',
    ),
  }),
  RW0418: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `where ${what} is not said`,
    label: () => 'needs a place',
    explain: page(
      'Where no space is in hand the sentence must say where: `in` a space or a box, or `on the map`. Inside a block such as `in each space with Unrest` it may be left out, and then means the space in hand.',
      'remove 1 Runner',
      'remove 1 Runner on the map',
    ),
  }),
  RW0419: entry<{ readonly state: string; readonly box: string }>({
    severity: 'error',
    headline: ({ state, box }) => `pieces in ${box} have no state, so ${quoted(state)} means nothing`,
    label: () => 'states exist only on the map',
    explain: page(
      'Only pieces on the map have a state. In a box they are all alike. Leave the state out.',
      'remove all Hidden Runners in Gaol',
      'remove all Runners in Gaol',
    ),
  }),
  RW0420: entry<{ readonly verb: string; readonly track: string; readonly form: string }>({
    severity: 'error',
    headline: ({ verb, track }) => `the track ${quoted(track)} cannot be changed by ${quoted(verb)}`,
    label: ({ form }) => `write ${quoted(form)}`,
    explain: page(
      'A track of plain numbers is raised, reduced or set. A track with named boxes is shifted toward one of its ends.',
      'raise Mood by 1',
      'shift Mood 1 toward Calm',
    ),
  }),
  RW0421: entry<{ readonly of: 'chits' | 'cards'; readonly forms: readonly string[] }>({
    severity: 'error',
    headline: ({ of, forms }) => `where the ${of} are is not said: expected ${either(forms.map(quoted))}`,
    label: () => 'could be in several places',
    explain: page(
      'Chits are in the pool, drawn, in play, set aside or held. The sentence must say which of them it means.',
      'hold 1 Favour chit',
      'hold 1 Favour chit in the pool',
    ),
  }),
  RW0422: entry<{ readonly card: string }>({
    severity: 'error',
    headline: ({ card: code }) => `the card ${quoted(code)} is never in play`,
    label: () => 'no capability',
    explain: page(
      'Only a card with the key `capability` stays in play. This one takes effect at once and is gone. Ask whether it has been played instead.',
      'if C1 is in play: roll a die',
      'if C2 is in play: roll a die',
    ),
  }),
  RW0423: entry<{ readonly marker: string }>({
    severity: 'error',
    headline: ({ marker }) => `${quoted(marker)} needs a plain number of markers here`,
    label: () => 'should be a number',
    explain: page(
      'Markers are placed by number: `1`, `2`, or `a`. Nobody chooses how many, so `any` and `up to` mean nothing here. Where placing is left to a faction, say so with `may`.',
      'place any Unrest in Fenwick',
      'place 1 Unrest in Fenwick',
    ),
  }),
  RW0424: entry<{ readonly verb: string; readonly what: string }>({
    severity: 'error',
    headline: ({ verb, what }) => `${what} cannot be used with ${quoted(verb)}`,
    label: ({ verb }) => `not something to ${verb}`,
    explain: page(
      'Pieces are placed and moved in spaces, and removed to boxes; markers go nowhere when they are removed; some verbs take one kind of piece at a time. The sentence uses the verb with something it does not work on.',
      'place 1 Runner in Gaol',
      'place 1 Runner in Fenwick',
    ),
  }),
  RW0425: entry<{ readonly asked: number; readonly track: string; readonly most: number }>({
    severity: 'error',
    headline: ({ asked, track, most }) => `${asked} is beyond the track ${quoted(track)}, which has only ${most} steps`,
    label: ({ most }) => `at most ${most}`,
    explain: page(
      'The number is larger than the whole track is long. No change of the track can be that large, so one of the digits is a mistake. The length of the track is declared in the file with the key `game`.',
      'shift Mood 9 toward Calm',
      'shift Mood 1 toward Calm',
    ),
  }),
  RW0426: entry<{ readonly procedure: string; readonly words: string }>({
    severity: 'error',
    headline: ({ procedure, words }) => `${quoted(procedure)} selects no spaces, so ${quoted(words)} means nothing`,
    label: () => 'nothing to limit',
    explain: page(
      '`Limited` and a place limit which spaces a procedure selects. This one has no key `select`. Leave the words out.',
      'conduct a Limited Parley',
      'conduct Parley',
    ),
  }),
  RW0428: entry({
    severity: 'error',
    headline: () => 'no space is all of this at once',
    label: () => 'no space of the map is such',
    explain: page(
      'The words narrow the spaces until none is left: no space of the map has this kind and this name. One of the words is a mistake.',
      'in each Town that is not Towns: roll a die',
      'in each Town: roll a die',
    ),
  }),
  RW0429: entry<{
    readonly track: string;
    readonly value: number;
    readonly from: number;
    /** Null of a counter, which goes on and on. */
    readonly to: number | null;
  }>({
    severity: 'error',
    headline: ({ track, value, from, to }) =>
      to === null
        ? `${quoted(track)} is a counter, which ends at ${from} and is never ${value}`
        : `${quoted(track)} goes from ${from} to ${to} and is never ${value}`,
    label: ({ from, to }) => (to === null ? `should be at least ${from}` : `should be from ${from} to ${to}`),
    explain: page(
      'The number lies outside the track, so the track can never be there. The ends of a track are declared in the file with the key `game`. Correct the number. A counter counts from 0: what goes below is a track, with the lowest number as its `from`.',
      'set Treasury to 99',
      'set Treasury to 9',
    ),
  }),
  RW0430: entry<{ readonly piece: string; readonly state: string }>({
    severity: 'error',
    headline: ({ piece, state }) => `${quoted(piece)} is already ${quoted(state)}`,
    label: () => 'nothing would change',
    explain: page(
      'The pieces that the sentence turns over are in that state already, so it would do nothing. Name the state that they turn from, or leave the state out. A piece without states is never turned over.',
      'expose 1 Open Runner in Fenwick',
      'expose 1 Hidden Runner in Fenwick',
    ),
  }),
  RW0431: entry<{ readonly state: string; readonly piece: string; readonly placed: string }>({
    severity: 'error',
    headline: ({ state, piece, placed }) => `${quoted(piece)} is placed ${quoted(placed)}, not ${quoted(state)}`,
    label: ({ placed }) => `pieces arrive ${placed}`,
    explain: page(
      'A piece with states always arrives in its first one. Leave the state out, and turn the piece over in a sentence of its own if that is meant.',
      'place 1 Open Runner in Fenwick',
      'place 1 Runner in Fenwick',
    ),
  }),
  RW0432: entry<{ readonly family: string; readonly aspect: string }>({
    severity: 'error',
    headline: ({ family, aspect }) => `${family} chits have no effect ${quoted(aspect)}`,
    label: () => 'of another family of chits',
    explain: page(
      'Each family of chits has its own named effects. This one belongs to another family.',
      'resolve the Bane of the drawn Favour chit',
      'resolve the Boon of the drawn Favour chit',
    ),
  }),
  RW0433: entry<{ readonly asked: string }>({
    severity: 'error',
    headline: ({ asked }) => `the pieces cannot be held together in ${asked}`,
    label: () => 'pieces that move may go to different spaces',
    explain: page(
      'Each piece of a move may end in another space. A number of spaces to move to can be given only when one piece moves, or as `and for each group` below the move.',
      'move all Runners in Fenwick to 2 Provinces',
      'move all Runners in Fenwick to Provinces',
    ),
  }),
  RW0434: entry({
    severity: 'error',
    headline: () => 'it is not said whose Capabilities are meant',
    label: () => 'needs a faction in front',
    explain: page(
      'Each Capability bears the label of one faction, whoever played it. Write the faction in front.',
      'cancel all shaded Capabilities',
      'cancel all shaded Crown Capabilities',
    ),
  }),
  RW0435: entry({
    severity: 'error',
    headline: () => 'only selected spaces of a procedure can be spoken of here',
    label: () => 'needs `selected`',
    explain: {
      what: 'The steps are done each time a selected space of the procedure has been resolved. Write `selected` in front of the kind of space.',
      wrong: '    - after each Town of Muster:\n        - remove Unrest here\n',
      right: '    - after each selected Town of Muster:\n        - remove Unrest here\n',
    },
  }),
  RW0436: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} changes no track by a net`,
    label: () => 'counts no terms',
    explain: {
      what: 'Further terms are counted together with those that stand below `change ... by the net of` in the procedure. This procedure has no such step.',
      wrong: '    - Muster also counts:\n        - "-1 for each Town with Unrest"\n',
      right: '    - Reckoning Round also counts:\n        - "-1 for each Town with Unrest"\n',
    },
  }),
  RW0460: entry<{ readonly family: string }>({
    severity: 'error',
    headline: ({ family }) => `what was discarded is used, but no ${family} chit has been discarded`,
    label: () => 'no sentence before this discards one',
    explain: {
      what: '`the value of the ... chit discarded` adds up the chits that the sentences before it have discarded by number. Put the sentence that discards before this one.',
      wrong: card('raise Treasury by the value of the Favour chit discarded'),
      right: card('discard 1 held Favour chit', 'raise Treasury by the value of the Favour chit discarded'),
    },
  }),
  RW0461: entry({
    severity: 'error',
    headline: () => 'nobody may stop these steps, so that they might never end',
    label: () => 'needs a faction that `may`',
    explain: {
      what: 'The steps below `while ...` are done again and again as long as the condition holds. A condition that they never change would hold for ever, so a faction must be free to stop: write who acts, and `may`. Where the number of times is known, write `2 times`.',
      wrong: card('while Runners are in Fenwick:\n        - remove 1 Runner in Fenwick'),
      right: card('while Runners are in Fenwick, Crown may:\n        - remove 1 Runner in Fenwick'),
    },
  }),
  RW0440: entry<{ readonly sides: number; readonly fewest: number; readonly most: number }>({
    severity: 'error',
    headline: ({ sides }) => `a die of ${sides} ${sides === 1 ? 'side' : 'sides'} decides nothing that can be rolled`,
    label: ({ fewest, most }) => `should be from ${fewest} to ${most}`,
    explain: page(
      'A die has from 2 to 100 sides. It shows a number from 1 to as many; where nothing is said of its sides, it has 6.',
      'roll a 1-sided die',
      'roll a 10-sided die',
    ),
  }),
  RW0441: entry<{ readonly marker: string; readonly other: string | null }>({
    severity: 'error',
    headline: ({ marker, other }) =>
      other === null
        ? `${quoted(marker)} has no other side`
        : `the other side of ${quoted(marker)} is ${quoted(other)}`,
    label: () => 'not its other side',
    explain: {
      what: 'A marker is turned over to the side that the file with the key `game` gives it with `flips to`. A marker without one has a single side.',
      wrong: card('flip all Unrest in Fenwick to Watch'),
      right: card('remove all Unrest in Fenwick'),
    },
  }),
  RW0470: entry<{ readonly procedure: string; readonly name: string }>({
    severity: 'error',
    headline: ({ procedure, name }) =>
      `${quoted(procedure)} is of no class, so ${quoted(name)} cannot be said of one conduct`,
    label: () => 'would change nothing',
    explain: page(
      'What is different this once, what accompanies and what is waived is said of a procedure that is offered among others of a class. A procedure of the sequence of play is simply done; a card changes its numbers for as long as it is in play.',
      'conduct Game, with a Special Activity at any one moment',
      'conduct Game',
    ),
  }),
  RW0437: entry<{ readonly name: string; readonly procedure: string }>({
    severity: 'error',
    headline: ({ name }) => `the procedures of ${quoted(name)} belong to different factions`,
    label: ({ procedure }) => `${quoted(procedure)} is not of the faction of the others`,
    explain: {
      what: 'What additional spaces cost is paid by the faction that conducts the procedure, and so all of the procedures that they are for belong to one faction. Declare them once for each faction.',
      wrong: 'additional spaces:\n  Signal Fire:\n    rule: "3.3"\n    for: [Muster, Rise]\n',
      right: 'additional spaces:\n  Signal Fire:\n    rule: "3.3"\n    for: [Muster]\n',
    },
  }),
  RW0438: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `what ${quoted(name)} costs need not be paid`,
    label: () => 'may be left undone',
    explain: {
      what: 'The faction chooses additional spaces by their name, and then pays what they cost. A step that can be left undone is no cost. Write how many without `up to`, and leave `may` out.',
      wrong:
        'additional spaces:\n  Signal Fire:\n    rule: "3.3"\n    for: [Muster]\n    cost:\n      - remove up to 1 Scout on the map\n',
      right:
        'additional spaces:\n  Signal Fire:\n    rule: "3.3"\n    for: [Muster]\n    cost:\n      - remove 1 Scout on the map\n',
    },
  }),
  RW0450: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} has a value only inside a block before this`,
    label: () => 'not known any more',
    explain: {
      what: 'A number that `let` or a roll gives is known to the later sentences of the same block and to the blocks inside it. The block above may be left out, or replaced by a card where it is a `step ...`, so that nothing behind it can count on the number. Put the sentence that gives it before the block.',
      wrong: card('if Unrest is on the map:\n        - roll a die', 'raise Treasury by the roll'),
      right: card('roll a die', 'if Unrest is on the map:\n        - raise Treasury by the roll'),
    },
  }),
  RW0439: entry<{ readonly factions: number }>({
    severity: 'error',
    headline: ({ factions }) => `\`the other faction\` is one of two, and the game has ${factions}`,
    label: () => 'which faction is meant is not known here',
    explain: {
      what: 'In a game of two factions `the other faction` is the one that does not act. In any other game name the faction, or say by the order of play which it is.',
      wrong: '',
      right: '',
    },
  }),
};
