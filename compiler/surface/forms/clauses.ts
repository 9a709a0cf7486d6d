/** What a sentence does: a form for each clause. */
import { formsOf, same } from './form.js';
import { directClause, name, named, number, theWord, things, word, worded } from './words.js';

type OwnGrammar = 'place' | 'remove' | 'replace' | 'move' | 'flip' | 'conduct' | 'close' | 'win';

const ownGrammar = formsOf<OwnGrammar>('sentence', {
  place: [
    'place QUANTITY PIECES [and QUANTITY PIECES] [from BOX] [in SPACES] [if none]',
    'Puts pieces from Available, or from a box, into spaces; without a place, into the space in hand. In several kinds of spaces, or in spaces joined by `or`, each piece is placed in one of them, as the faction likes; in spaces joined by `and`, 1 is placed in each. A marker is placed the same way, in one space or in `each`; `if none` places it only where none is.',
    [
      'place up to 2 Troopers in Fenwick',
      'place 1 Runner here',
      'place all Troopers from Gaol in any Towns',
      'place Unrest here if none',
      'place 1 Runner and 2 Depots here',
      'place 1 Runner in Fenwick and Dunmoor',
      'place up to 2 Runners in Fenwick or Dunmoor',
    ],
    ['place in Fenwick 2 Runners', 'place two Runners here', 'place 2 Runners form Gaol'],
    [
      same('Without a place, the space in hand is meant.', ['place 1 Runner', 'place 1 Runner here']),
      same(
        'Without a number, one marker is.',
        ['place 1 Unrest here', 'place Unrest here'],
        ['place an Unrest here', 'place Unrest here'],
        ['place the Unrest here', 'place Unrest here'],
      ),
      same('A marker of which a space holds one at most is placed only where none is.', [
        'place a Watch here if none',
        'place a Watch here',
      ]),
      same(
        '`any` may stand before the spaces.',
        ['place 2 Runners in any Towns', 'place 2 Runners in Towns'],
        ['place 2 Runners in the Towns', 'place 2 Runners in Towns'],
      ),
      same('Spaces may be said by where they are.', [
        'place 1 Runner adjacent to Fenwick',
        'place 1 Runner in spaces adjacent to Fenwick',
      ]),
      same('`each` is all.', ['place each Trooper from Gaol in Towns', 'place all Troopers from Gaol in Towns']),
      same('A comma may stand before `if none`.', ['place Unrest here, if none', 'place Unrest here if none']),
    ],
  ],
  remove: [
    'remove QUANTITY PIECES [and QUANTITY PIECES] WHERE [to BOX][, PIECES first][, PIECES only when no PIECES remain]',
    'Takes pieces or markers away, to Available or to the box that is named. `all` are taken from all places joined by `and`; of places joined by `or`, so many in any mix; of spaces joined by `and`, 1 in each. What stands behind the last of several things is said of all of them.',
    [
      'remove 1 Runner here to Gaol',
      'remove all Runners and Depots in Fenwick',
      'remove 2 League pieces here, Runners first, Depots only when no Runners remain',
      'remove 1 Runner and 2 Depots here',
      'remove all Runners in Provinces and Towns',
    ],
    ['remove 1 Runner here, Runners frist', 'remove 1 Runner from Fenwick and place 1 Depot'],
    [
      same('Without a place, the space in hand is meant.', ['remove 2 Runners', 'remove 2 Runners here']),
      same(
        'Without a number, all are; and `each` is all.',
        ['remove Runners here', 'remove all Runners here'],
        ['remove the Runners here', 'remove all Runners here'],
        ['remove each Runner here', 'remove all Runners here'],
        ['remove each Unrest here', 'remove Unrest here'],
      ),
      same(
        '`from` is said for `in`.',
        ['remove 1 Runner from Fenwick', 'remove 1 Runner in Fenwick'],
        ['remove 1 Runner from here', 'remove 1 Runner here'],
      ),
    ],
  ],
  replace: [
    'replace QUANTITY PIECES WHERE with a PIECE',
    'Removes pieces to Available and places others of the same number; where none is Available they are only removed. Pieces that are already as those that would come stay. Where all are replaced and too few are Available, the faction says where they come.',
    ['replace up to 1 Open Runner on the map with a Trooper'],
    ['replace 1 Runner here by a Trooper', 'replace 1 Runner here'],
    [
      same('Without a place, the space in hand is meant.', [
        'replace 2 Runners with a Trooper',
        'replace 2 Runners here with a Trooper',
      ]),
      same(
        'Without a number, all are.',
        ['replace Runners here with a Trooper', 'replace all Runners here with a Trooper'],
        ['replace the Runners here with a Trooper', 'replace all Runners here with a Trooper'],
      ),
      same(
        'Each is replaced by one, which may be said in several ways.',
        ['replace 1 Runner here with 1 Trooper', 'replace 1 Runner here with a Trooper'],
        ['replace 1 Runner here with the Trooper', 'replace 1 Runner here with a Trooper'],
        ['replace 2 Runners here with Troopers', 'replace 2 Runners here with a Trooper'],
        ['replace 2 Runners here with 2 Troopers', 'replace 2 Runners here with a Trooper'],
        ['replace 2 Runners here with 2 Troopers', 'replace 2 Runners here with Troopers'],
      ),
    ],
  ],
  move: [
    'move QUANTITY PIECES [WHERE | from SPACES] to SPACES[, including their own][, each only once]',
    'Moves pieces from space to space; of one such step each piece moves once, and those that take the same way are one group. With `each only once`, what has moved by such a sentence of the same procedure, card or chit does not move again by one. The spaces are looked for once, before the first group moves. With `including their own` they may also move to the space where they are: they stay, and have moved. What one sentence moves, moves at the same time: standing rules are looked at when all has moved.',
    [
      'move any patrols on the map to the selected spaces',
      'move 1 or 2 Runners from an adjacent space with a Depot to here',
      'move any Runners here to any spaces, including their own',
      'move any Runners here to adjacent spaces, each only once',
    ],
    ['move 1 Runner here'],
    [
      same('Without a place, they move from the space in hand.', [
        'move 2 Runners to adjacent spaces',
        'move 2 Runners here to adjacent spaces',
      ]),
      same(
        'Without a number, all move.',
        ['move Runners here to adjacent spaces', 'move all Runners here to adjacent spaces'],
        ['move the Runners here to adjacent spaces', 'move all Runners here to adjacent spaces'],
        ['move each Runner here to adjacent spaces', 'move all Runners here to adjacent spaces'],
      ),
      same(
        '`from` is said for `in`.',
        ['move 1 Runner from Fenwick to Harrow', 'move 1 Runner in Fenwick to Harrow'],
        ['move 1 Runner from here to adjacent spaces', 'move 1 Runner here to adjacent spaces'],
        ['move all Runners from all Towns to Fenwick', 'move all Runners from Towns to Fenwick'],
      ),
      same(
        'Each piece goes to one of the spaces, whatever stands before them.',
        ['move any Runners here to any Towns', 'move any Runners here to Towns'],
        ['move any Runners here to the Towns', 'move any Runners here to Towns'],
        ['move any Runners here to the adjacent spaces', 'move any Runners here to adjacent spaces'],
        ['move any Runners here to any adjacent spaces', 'move any Runners here to adjacent spaces'],
        ['move any patrols here to selected spaces', 'move any patrols here to the selected spaces'],
        ['move any patrols here to any selected spaces', 'move any patrols here to the selected spaces'],
        ['move any patrols here to the selected space', 'move any patrols here to the selected spaces'],
        ['move 1 Runner here to a Town', 'move 1 Runner here to Towns'],
      ),
      same(
        'The comma may be left out.',
        [
          'move any Runners here to any spaces including their own',
          'move any Runners here to any spaces, including their own',
        ],
        [
          'move any Runners here to adjacent spaces each only once',
          'move any Runners here to adjacent spaces, each only once',
        ],
      ),
      same(
        'Their own is their own space.',
        [
          'move any Runners here to any spaces, including their own space',
          'move any Runners here to any spaces, including their own',
        ],
        [
          'move any Runners here to any spaces, including their own space each only once',
          'move any Runners here to any spaces, including their own, each only once',
        ],
      ),
    ],
  ],
  flip: [
    'flip QUANTITY PIECES WHERE to STATE, or VERB QUANTITY PIECES WHERE where the state declares a verb',
    'Turns pieces into another of their states.',
    ['flip all Runners on the map to Hidden', 'expose 1 Hidden Runner here', 'expose the group'],
    ['flip 1 Runner here'],
    [
      same('Without a place, the space in hand is meant.', ['expose 2 Runners', 'expose 2 Runners here']),
      same(
        'Without a number, all are.',
        ['expose Runners here', 'expose all Runners here'],
        ['expose the Runners here', 'expose all Runners here'],
        ['expose each Runner here', 'expose all Runners here'],
      ),
      same(
        '`pieces` are those that have the state.',
        ['unmoor all pieces here', 'unmoor all Barges here'],
        ['unmoor 1 piece here', 'unmoor 1 Barge here'],
      ),
      same('The verb of a state is printed.', ['flip 1 Runner here to Open', 'expose 1 Runner here']),
    ],
  ],
  conduct: [
    'conduct [a] [Limited] PROCEDURE [or PROCEDURE] [in SPACES] [, waiving CONDITION] [, choosing ALTERNATIVE] [, where NAME is NUMBER] [, forgoing ADDITIONAL SPACES] [, with a CLASS at any one moment]',
    'Conducts a procedure, or one of a class of them. `Limited`, before each: in one space. `waiving`: conditions of the procedure that do not count. `where`: names of the procedure that mean something else this once. `forgoing`: additional spaces that may not be added.',
    [
      'conduct a Limited Operation in or adjacent to Fenwick',
      'conduct Muster or Forage here',
      'conduct a Limited Muster or Limited Forage',
      'conduct Muster in 2 Towns, waiving presence, choosing Troopers',
      'conduct Muster, where offered is 0 and stirred spaces are Towns',
      'conduct Muster, forgoing Signal Fire and Night Oars',
      'conduct an Operation with a Special Activity at any one moment',
    ],
    ['conduct', 'conduct a Muster within Fenwick', 'conduct Muster, wher offered is 0'],
    [
      same(
        'An article may stand before what is conducted, or be left out.',
        ['conduct a Muster here', 'conduct Muster here'],
        ['conduct the Muster here', 'conduct Muster here'],
        ['conduct Operation here', 'conduct an Operation here'],
        ['conduct Limited Operation here', 'conduct a Limited Operation here'],
        ['conduct Muster or a Forage here', 'conduct a Muster or Forage here'],
        ['conduct Muster or the Forage here', 'conduct Muster or Forage here'],
        ['conduct Muster, choosing the Troopers', 'conduct Muster, choosing Troopers'],
        ['conduct Muster, where the offered is 0', 'conduct Muster, where offered is 0'],
        ['conduct Muster, forgoing the Signal Fire', 'conduct Muster, forgoing Signal Fire'],
        [
          'conduct an Operation with Special Activity at any one moment',
          'conduct an Operation with a Special Activity at any one moment',
        ],
      ),
      same(
        'Without a number, the spaces among which some may be selected are meant.',
        ['conduct Muster in any Towns', 'conduct Muster in Towns'],
        ['conduct Muster in the Towns', 'conduct Muster in Towns'],
        ['conduct Muster in each of Fenwick and Dunmoor', 'conduct Muster in Fenwick and Dunmoor'],
        ['conduct Muster in each Town', 'conduct Muster in all Towns'],
        ['conduct Muster in selected spaces', 'conduct Muster in the selected spaces'],
        ['conduct Muster in any selected spaces', 'conduct Muster in the selected spaces'],
        ['conduct Muster in the selected space', 'conduct Muster in the selected spaces'],
      ),
      same(
        'Commas may be left out.',
        ['conduct Muster in Towns choosing Troopers', 'conduct Muster in Towns, choosing Troopers'],
        [
          'conduct an Operation, with a Special Activity at any one moment',
          'conduct an Operation with a Special Activity at any one moment',
        ],
      ),
    ],
  ],
  close: [
    'close the BOX box',
    'Nobody can take the box of the order of play this turn.',
    ['close the Event box'],
    ['close'],
    [
      same(
        '`the` and `box` may be left out.',
        ['close Event box', 'close the Event box'],
        ['close the Event', 'close the Event box'],
      ),
    ],
  ],
  win: ['FACTION win', 'Ends the game.', ['League win'], ['League wins the game']],
});

export const clauseForms = {
  ...ownGrammar,
  shift: worded('sentence', {
    words: ['shift', word('track', 'TRACK'), number('by'), 'toward', name('toward', 'END')],
    means: 'Moves a track with boxes so many boxes toward one of its ends.',
    accepted: ['shift Mood 1 toward Calm', 'shift Mood the Runners here toward Angry'],
    refused: ['shift Mood toward Calm', 'shift Mood 1 Calm'],
    variants: [same('`the` may stand before the track.', ['shift the Mood 1 toward Calm', 'shift Mood 1 toward Calm'])],
    inLanguages: {},
  }),
  raise: worded('sentence', {
    words: ['raise', word('track', 'TRACK'), 'by', number('by')],
    means: 'Adds to a track or a counter, up to its end.',
    accepted: ['raise Resolve by 1'],
    refused: ['increase Resolve by 1'],
    variants: [
      same(
        '`the` may stand before a track or a counter.',
        ['raise the Resolve by 1', 'raise Resolve by 1'],
        ['raise the Favour value by 1', 'raise Favour value by 1'],
      ),
    ],
    inLanguages: {},
  }),
  reduce: worded('sentence', {
    words: ['reduce', word('track', 'TRACK'), 'by', number('by')],
    means: 'Takes from a track or a counter, down to its end.',
    accepted: ['reduce Resolve by the League pieces in Gaol, at most 3'],
    refused: ['reduce Resolve', 'reduce Resolve by half of the Depots here'],
    inLanguages: {},
  }),
  set: worded('sentence', {
    words: ['set', word('track', 'TRACK'), 'to', number('by')],
    means: 'Gives a track or a counter a value.',
    accepted: ['set Favour value to the value of the Favour chit in play'],
    refused: ['set Resolve at 3'],
    inLanguages: { ja: '{track}を{by}に|する' },
  }),
  draw: worded('sentence', {
    words: ['draw', things('what', 'QUANTITY FAMILY chits')],
    means: 'Draws chits from the pool of the family by chance; fewer where it has fewer.',
    accepted: ['draw 2 Favour chits'],
    refused: ['draw', 'draw Favour chits form the pool'],
    inLanguages: { ja: '{what}|引く' },
  }),
  play: worded('sentence', {
    words: ['play', things('what', '1 CHIT')],
    means: 'Chooses one of these chits; it is in play.',
    accepted: ['play 1 drawn or held Favour chit'],
    refused: ['play'],
    variants: [
      same(
        'Where the chits are may stand behind them.',
        ['play 1 Favour chit held', 'play 1 held Favour chit'],
        ['play 1 held or drawn Favour chit', 'play 1 drawn or held Favour chit'],
      ),
      same(
        'The family of a chit of which the name is said may be said too.',
        ['play 1 held Favour Bread chit', 'play 1 held Bread chit'],
        ['play 1 Favour held Bread chit', 'play 1 held Bread chit'],
      ),
      same(
        'Without a number, all are.',
        ['play Favour chits in the pool', 'play all Favour chits in the pool'],
        ['play the Favour chits in the pool', 'play all Favour chits in the pool'],
        ['play each Favour chit in the pool', 'play all Favour chits in the pool'],
      ),
    ],
    inLanguages: { ja: '{what}|プレイする' },
  }),
  hold: worded('sentence', {
    words: ['hold', things('what', '1 CHIT')],
    means: 'Chooses one of these chits; the faction holds it.',
    accepted: ['hold 1 Favour chit in the pool'],
    refused: ['hold'],
    variants: [
      same('To select is to choose.', ['select 1 Favour chit in the pool to hold', 'hold 1 Favour chit in the pool']),
      same('`the` belongs to the pool.', ['hold 1 Favour chit in pool', 'hold 1 Favour chit in the pool']),
      same(
        'Without a number, all are.',
        ['hold Favour chits in the pool', 'hold all Favour chits in the pool'],
        ['hold the Favour chits in the pool', 'hold all Favour chits in the pool'],
        ['hold each Favour chit in the pool', 'hold all Favour chits in the pool'],
      ),
    ],
    inLanguages: { ja: '{what}|手元に置く' },
  }),
  discard: worded('sentence', {
    words: ['discard', things('what', '1 CHIT')],
    means: 'Chooses one of these chits; it goes back to its pool.',
    accepted: ['discard 1 held Favour chit'],
    refused: ['discard held Favour chits from hand'],
    inLanguages: { ja: '{what}|捨てる' },
  }),
  'set aside': worded('sentence', {
    words: ['set aside', things('what', 'CHIT')],
    means: 'The chit lies aside until it is returned.',
    accepted: ['set aside the Favour chit in play'],
    refused: ['set aside'],
    variants: [
      same(
        'One may be spoken of as several, which are all.',
        ['set aside the Favour chits in play', 'set aside the Favour chit in play'],
        ['set aside each Favour chit in play', 'set aside the Favour chit in play'],
        ['set aside Favour chits in play', 'set aside the Favour chits in play'],
      ),
    ],
    inLanguages: { ja: '{what}|脇に置く' },
  }),
  return: worded('sentence', {
    words: ['return', things('what', 'CHITS'), { optional: 'to the pool' }],
    means: 'All of these chits go back to their pool.',
    accepted: ['return all Favour chits to the pool', 'return the drawn Favour chits to the pool'],
    refused: ['return'],
    variants: [
      same('It goes without saying where they return to.', [
        'return all Favour chits',
        'return all Favour chits to the pool',
      ]),
      same(
        'Without a number, all are; one may be spoken of as one.',
        ['return drawn Favour chits to the pool', 'return the drawn Favour chits to the pool'],
        ['return all drawn Favour chits to the pool', 'return the drawn Favour chits to the pool'],
        ['return each drawn Favour chit to the pool', 'return the drawn Favour chit to the pool'],
        ['return the drawn Favour chit to the pool', 'return the drawn Favour chits to the pool'],
      ),
    ],
    inLanguages: {},
  }),
  resolve: worded('sentence', {
    words: ['resolve', theWord('aspect', 'EFFECT'), 'of', things('of', 'the CHIT')],
    means: 'Does one of the effects that the chit declares, in the space in hand.',
    accepted: ['resolve the Boon of the drawn Favour chit'],
    refused: ['resolve Boon of'],
    variants: [
      same(
        '`the` may be left out.',
        ['resolve Boon of the drawn Favour chit', 'resolve the Boon of the drawn Favour chit'],
        ['resolve the Boon of drawn Favour chit', 'resolve the Boon of the drawn Favour chit'],
      ),
    ],
    inLanguages: {},
  }),
  roll: worded('sentence', {
    words: ['roll a die'],
    means: 'Rolls one die; `the roll` is what it shows.',
    accepted: ['roll a die'],
    refused: ['roll 2 dice'],
    inLanguages: { ja: 'ダイスを1個|振る' },
  }),
  let: worded('sentence', {
    words: ['let', word('name', 'NAME'), 'be', number('value')],
    means: 'Remembers a number under a name, for the later steps of the same list.',
    accepted: ['let hits be half of the Troopers here, rounded down'],
    refused: ['let hits be half of hits'],
    variants: [same('`the` may stand before the name.', ['let the hits be 2', 'let hits be 2'])],
    inLanguages: { ja: '{name}を{value}と|する' },
  }),
  reveal: directClause({
    again: 'goes on',
    words: ['reveal the next card'],
    means: 'The next card of the deck becomes the card in hand.',
    accepted: ['reveal the next card'],
    refused: ['reveal the card'],
    inLanguages: { ja: '次のカードを|公開する' },
  }),
  'play event': directClause({
    again: 'asks',
    words: ["play the card's Event"],
    means: 'Plays the Event of the card in hand; the faction chooses the side where there are two.',
    accepted: ["play the card's Event"],
    refused: ["play the card's"],
    inLanguages: { ja: 'カードのイベントを|実行する' },
  }),
  'adjust order': directClause({
    again: 'goes on',
    words: ['adjust the order of play by the boxes taken'],
    means: 'The faction in the box furthest to the left comes first; all boxes are open again.',
    accepted: ['adjust the order of play by the boxes taken'],
    refused: ['adjust the order of play'],
    inLanguages: {},
  }),
  cancel: worded('sentence', {
    words: ['cancel', things('what', 'all [SIDE] FACTION Capabilities')],
    means: 'Takes the capabilities in play out of play for good.',
    accepted: ['cancel all shaded Crown Capabilities'],
    refused: ['cancell all Crown Capabilities'],
    variants: [
      same(
        'All are meant, and they are in play.',
        ['cancel shaded Crown Capabilities', 'cancel all shaded Crown Capabilities'],
        ['cancel the shaded Crown Capabilities', 'cancel all shaded Crown Capabilities'],
        ['cancel all shaded Crown Capabilities in play', 'cancel all shaded Crown Capabilities'],
      ),
    ],
    inLanguages: { ja: '{what}無効に|する' },
  }),
  make: directClause({
    again: 'settles',
    words: ['make', named('faction', 'FACTION', 'faction'), named('place', 'PLACE', 'order place')],
    means: 'The faction takes a place in the order of play; the others keep their order.',
    accepted: ['make League 1st in Line'],
    refused: ['make League first'],
    inLanguages: { ja: '{faction}を{place}に|する' },
  }),
  nothing: worded('sentence', {
    words: ['nothing'],
    means: 'Does nothing: for an effect that the rulebook states to be none.',
    accepted: ['nothing'],
    refused: ['nothing happens'],
    inLanguages: { ja: '何も|行わない' },
  }),
};
