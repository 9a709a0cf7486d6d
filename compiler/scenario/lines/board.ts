/** The lines that speak of the board: what is given, and what holds. */
import { same } from '../../surface/forms/form.js';
import { choice, line, slot } from './line.js';

const is = ['is', 'are'] as const;
const are = ['are', 'is'] as const;
const has = ['has', 'have'] as const;
const everywhere = ['given', 'then'] as const;
const side = choice('side', { any: [''], unshaded: ['unshaded'], shaded: ['shaded'] });
const negated = choice('negated', { no: [''], yes: ['not'] });
const extent = choice('extent', { exactly: ['holds', 'hold'], part: ['has', 'have'] });
const number = choice('number', { one: ['is'], many: ['are'] });

/** In the order in which they are tried. */
export const boardLines = {
  space: line({
    title: 'what lies in a space',
    places: everywhere,
    words: [slot('space', 'space', 'SPACE'), extent, slot('items', 'things in a space', 'THINGS')],
    means:
      '`holds` is all that is in the space: pieces and markers, with commas and `and` between them; `nothing` where it is empty. Below `then`, `has` is a part: what is not named may be anything, `no` stands for none, and pieces without a state count in all states. What is given is everything that is there, each piece in its state.',
    accepted: ['Fenwick holds 2 Hidden Runners, 1 Depot and 1 Unrest', 'Dunmoor holds nothing'],
    acceptedThen: ['Fenwick has 2 Runners and no Depots', 'Harrow holds 3 patrols and 2 League pieces'],
    variants: [
      same(
        'A name without a number is one.',
        ['Fenwick holds Unrest', 'Fenwick holds 1 Unrest'],
        ['Fenwick holds a Depot and Unrest', 'Fenwick holds 1 Depot and 1 Unrest'],
      ),
    ],
    refused: [
      ['given', 'Fenwick has 1 Depot', 'what is given must be everything that is there'],
      ['given', 'Fenwick holds 2 Runners', '`Runners` does not say which: Hidden Runners or Open Runners'],
      ['given', 'Fenwik holds 1 Depot', 'unknown space or box `Fenwik`'],
      ['then', 'Fenwick holds 1 Unrest and 1 Unrest', '`Unrest` is counted twice in one sentence'],
      ['then', 'Fenwick holds 1 Unrst', 'unknown piece or marker `Unrst`'],
      ['then', 'Fenwick holds two Depots', 'the number `two` is written in digits'],
      [
        'then',
        'Fenwick contains 1 Unrest',
        '`Fenwick contains 1 Unrest` says nothing about the board that can be checked',
      ],
    ],
  }),
  box: line({
    title: 'what lies in a box',
    places: everywhere,
    words: [slot('box', 'box', 'BOX'), extent, slot('items', 'things in a box', 'PIECES')],
    means:
      'The pieces in the box, which have no state there. What is Available follows from the rest and is not given.',
    accepted: ['Gaol holds 2 Runners and 1 Depot'],
    acceptedThen: ['Available has 6 Depots', 'Gaol has no Runners'],
    refused: [
      ['given', 'Gaol holds 1 Hidden Runner', '`Hidden Runner` names a state, and Gaol knows none'],
      ['given', 'Available holds 3 Depots', 'what is Available cannot be given'],
      ['then', 'Gaol holds 1 Unrest', 'unknown piece `Unrest`'],
    ],
  }),
  won: line({
    title: 'who has won',
    places: ['then'],
    words: [slot('faction', 'faction', 'FACTION'), ['win', 'wins', 'has won', 'have won']],
    means: 'The game is over, and the faction has won it.',
    accepted: ['League win'],
    variants: [same('It has won already.', ['League has won', 'League win'], ['Crown have won', 'Crown win'])],
    refused: [['then', 'Leage win', 'unknown faction `Leage`']],
  }),
  'won far': line({
    title: 'how far it is won or lost',
    places: ['then'],
    words: [
      slot('faction', 'faction', 'FACTION'),
      choice('how', { win: ['win', 'wins', 'has won', 'have won'], lose: ['lose', 'loses', 'has lost', 'have lost'] }),
      'with',
      ['a', 'an', 'the', ''],
      slot('degree', 'degree', 'DEGREE'),
    ],
    means: 'The game is over, and the faction has won or lost it to this degree; without a degree, to whatever degree.',
    accepted: ['League win with a Triumph', 'Crown lose with a Stalemate'],
    variants: [
      same('The article may be left out, and it has happened already.', [
        'Crown have lost with Stalemate',
        'Crown lose with a Stalemate',
      ]),
    ],
    refused: [['then', 'League win with a Truimph', 'unknown degree of victory or defeat `Truimph`']],
  }),
  lost: line({
    title: 'who has lost',
    places: ['then'],
    words: [slot('faction', 'faction', 'FACTION'), ['lose', 'loses', 'has lost', 'have lost']],
    means: 'The game is over, and the faction has lost it.',
    accepted: ['Crown lose'],
    variants: [same('It has lost already.', ['Crown has lost', 'Crown lose'])],
    refused: [['then', 'Crwn lose', 'unknown faction `Crwn`']],
  }),
  drawn: line({
    title: 'that it is a draw',
    places: ['then'],
    words: ['the game is a draw'],
    means: 'The game is over, and the rules say that it is a draw.',
    accepted: ['the game is a draw'],
    refused: [['then', 'the game is drawn', '`the game is drawn` says nothing about the board that can be checked']],
  }),
  'not won': line({
    title: 'that nobody has won',
    places: ['then'],
    words: ['nobody', ['has won', 'have won']],
    means: 'The game goes on, or is over without a winner.',
    accepted: ['nobody has won'],
    refused: [['then', 'nobody wins', '`nobody wins` says nothing about the board that can be checked']],
  }),
  held: line({
    title: 'the chits of a faction',
    places: everywhere,
    words: [
      slot('faction', 'faction', 'FACTION'),
      choice('extent', { exactly: ['hold', 'holds'], part: ['has', 'have'] }),
      slot('items', 'chits', 'CHITS'),
    ],
    means: '`hold` is all that the faction holds, `has` a part. Cards in a hand are told by their titles or codes.',
    accepted: ['League hold 2 Bread and Salt', 'League hold nothing'],
    acceptedThen: ['League has no Salt'],
    refused: [
      ['given', 'League holds 9 Bread', '9 Bread cannot be there: the game has 3'],
      ['then', 'League hold Bred', 'unknown chit `Bred`'],
    ],
  }),
  pool: line({
    title: 'the chits of a pool',
    places: everywhere,
    words: ['the', slot('family', 'family', 'FAMILY'), ['pool', 'deck'], extent, slot('items', 'chits', 'CHITS')],
    means: '`holds` is all that is in the pool, `has` a part.',
    accepted: ['the Favour pool holds Bread'],
    acceptedThen: ['the Favour pool has 2 Salt'],
    refused: [['given', 'the Favor pool holds Bread', 'unknown family of chits `Favor`']],
  }),
  'has seen': line({
    title: 'the hidden cards that a faction has seen',
    places: everywhere,
    words: [slot('faction', 'faction', 'FACTION'), has, 'seen', slot('chits', 'listed chits', 'CARDS')],
    means:
      'The cards in the hands of others and in decks that the faction has looked at, and that have not moved since: these and no others.',
    accepted: ['League has seen nothing', 'Crown has seen The title of T1 and The title of T2'],
    variants: [same('Several have.', ['Crown have seen nothing', 'Crown has seen nothing'])],
    refused: [['then', 'League has seen Bred', 'unknown chit `Bred`']],
  }),
  'deck end': line({
    title: 'the order at an end of a deck',
    places: everywhere,
    words: [
      'the',
      choice('end', { top: ['top'], bottom: ['bottom'] }),
      'of the',
      slot('family', 'family', 'FAMILY'),
      'deck is',
      slot('chits', 'listed chits', 'CARDS'),
    ],
    means:
      'The cards of a deck that do not come by chance, because somebody has looked at them or put them there: those nearer to the top first. Between top and bottom chance decides.',
    accepted: ['the top of the Tiding deck is The title of T1', 'the bottom of the Tiding deck is nothing'],
    refused: [['then', 'the top of the Tiding deck is Bred', 'unknown chit `Bred`']],
  }),
  chit: line({
    title: 'where chits lie',
    places: everywhere,
    words: [
      slot('chits', 'counted chits', 'CHITS'),
      number,
      choice('lies', { drawn: ['drawn'], 'in play': ['in play'], aside: ['aside', 'discarded'] }),
    ],
    means: 'How many of a kind are drawn, in play or set aside; of a card that factions hold, that it is discarded.',
    accepted: ['the Salt chit is drawn', '2 Bread chits are in play', 'no Salt chits are aside'],
    variants: [
      same(
        '`chit` may be left out.',
        ['1 Salt is drawn', 'the Salt chit is drawn'],
        ['no Salt are aside', 'no Salt chits are aside'],
      ),
    ],
    refused: [
      ['given', '2 Sallt are drawn', 'unknown chit `Sallt`'],
      ['then', '7 Salt are drawn', '7 Salt cannot be there: the game has 3'],
    ],
  }),
  left: line({
    title: 'what is left of a supply',
    places: ['then'],
    words: [slot('markers', 'counted markers', 'NUMBER MARKERS'), number, 'left'],
    means: 'How many of a marker with a `supply` are not on the map.',
    accepted: ['2 Watches are left', '1 Watch is left', 'no Watches are left'],
    refused: [
      ['then', '3 Unrest are left', 'there is no end of `Unrest`'],
      ['given', '2 Watches are left', 'what is left of a marker cannot be given'],
    ],
  }),
  card: line({
    title: 'the current card',
    places: everywhere,
    words: ['the card is', slot('card', 'card', 'CARD')],
    means: 'The card that is being played.',
    accepted: ['the card is C1'],
    refused: [['given', 'the card is C9', 'unknown card `C9`']],
  }),
  open: line({
    title: 'a space that is closed',
    places: everywhere,
    words: [slot('space', 'space', 'SPACE'), is, negated, 'in play'],
    means: 'Where markers close spaces: such a marker is in the space, or is not.',
    accepted: ['Fenwick is in play'],
    acceptedThen: ['Fenwick is not in play'],
    refused: [['given', 'Fenwick is open', '`Fenwick is open` is nothing that an example can start from']],
  }),
  'in play': line({
    title: 'a capability in play',
    places: everywhere,
    words: [slot('card', 'card', 'CARD'), side, is, negated, 'in play'],
    otherwise: [
      slot('card', 'card', 'CARD'),
      is,
      negated,
      'in play',
      choice('side', { any: ['as its event'], unshaded: ['unshaded'], shaded: ['shaded'] }),
    ],
    means: 'A card with two sides names the one that is in play.',
    accepted: ['C3 shaded is in play', 'C3 is not in play'],
    variants: [same('The side may stand last.', ['C3 is in play shaded', 'C3 shaded is in play'])],
    refused: [
      ['given', 'C3 is in play', 'which side of the card `C3` is not said'],
      ['given', 'C1 is in play', 'the card `C1` never stays in play'],
    ],
  }),
  awaiting: line({
    title: 'a capability that waits',
    places: everywhere,
    words: [slot('card', 'card', 'CARD'), side, is, negated, 'awaiting its card'],
    means: 'A side with `on the next …` that was played, and whose card has not come.',
    accepted: ['C3 is not awaiting its card'],
    refused: [
      ['then', 'C3 is awaiting a card', '`C3 is awaiting a card` says nothing about the board that can be checked'],
    ],
  }),
  played: line({
    title: 'a card that was played',
    places: everywhere,
    words: [slot('card', 'card', 'CARD'), has, negated, 'been played'],
    means: 'Whether the card was played before.',
    accepted: ['C2 has been played', 'C1 has not been played'],
    refused: [['then', 'C9 has been played', 'unknown card `C9`']],
  }),
  order: line({
    title: 'who acts when',
    places: everywhere,
    words: [slot('faction', 'faction', 'FACTION'), are, ['', 'the'], slot('place', 'order place', 'PLACE')],
    means: 'Their place in the order of play. The other faction takes the other place.',
    accepted: ['League are 1st in Line'],
    variants: [same('`the` may be put in.', ['Crown is the 1st in Line', 'Crown are 1st in Line'])],
    refused: [['given', 'League are 3rd in Line', 'unknown place in the order of play `3rd in Line`']],
  }),
  track: line({
    title: 'where a track stands',
    places: everywhere,
    words: [slot('track', 'track', 'TRACK'), is, slot('at', 'place on a track', 'NUMBER | in box NUMBER | at NAME')],
    means: 'A number on a track of numbers; on one with boxes, a box by its number from the left or by its name.',
    accepted: ['Resolve is 3', 'Mood is at Calm'],
    variants: [same('A box with a name has a number too.', ['Mood is in box 3', 'Mood is at Calm'])],
    refused: [
      ['given', 'Resolve is 31', '`Resolve` cannot be 31; expected a number from 0 to 30'],
      [
        'given',
        'Mood is 2',
        '`Mood` cannot be 2; expected `in box 1` to `in box 3` or `at Angry` or `at Sullen` or `at Calm`',
      ],
      ['then', 'Resolv is 5', 'unknown track, counter or option with a number `Resolv`'],
      ['then', 'Resolve was 5', '`Resolve was 5` says nothing about the board that can be checked'],
    ],
  }),
  counter: line({
    title: 'a counter',
    places: everywhere,
    words: [slot('counter', 'counter', 'COUNTER'), is, slot('is', 'amount', 'NUMBER')],
    means: 'The number that the rules keep.',
    accepted: ['Harvest is 2'],
    refused: [['given', 'Harvest is many', '`Harvest` cannot be many; expected a whole number from 0']],
  }),
  option: line({
    title: 'an option with a number',
    places: everywhere,
    words: [slot('option', 'option', 'OPTION'), is, slot('is', 'amount', 'NUMBER')],
    means: 'The number that is chosen of an optional rule.',
    accepted: ['Reserve Boats is 2'],
    refused: [['given', 'Reserve Boats is 7', '`Reserve Boats` cannot be 7; expected a number from 0 to 3']],
  }),
  chosen: line({
    title: 'an option that is chosen',
    places: everywhere,
    words: [slot('option', 'choice', 'OPTION'), is, negated, 'chosen'],
    means: 'Whether an optional rule is in force.',
    accepted: ['Spring Tides is chosen', 'Neap Tides is not chosen'],
    refused: [['given', 'Spring Tydes is chosen', 'unknown option that is chosen or not `Spring Tydes`']],
  }),
};

/** What is given alone. */
export const givenLines = {
  'empty board': line({
    title: 'the empty board',
    places: ['given'],
    words: ['the board is empty'],
    means:
      'Comes first. On the empty board all pieces are Available. Without it the board is as the setup has it, and what is given changes that.',
    accepted: ['the board is empty'],
    refused: [['given', 'the board is emty', '`the board is emty` is nothing that an example can start from']],
  }),
  setup: line({
    title: 'the setup',
    places: ['given'],
    words: ['the setup'],
    means: 'The board as the setup has it, written out.',
    accepted: ['the setup'],
    refused: [['given', 'the setups', '`the setups` is nothing that an example can start from']],
  }),
  'empty deck': line({
    title: 'an empty deck',
    places: ['given'],
    words: ['the deck is empty'],
    means: 'No card is left in the deck.',
    accepted: ['the deck is empty'],
    refused: [['then', 'the deck is empty', '`the deck is empty` says nothing about the board that can be checked']],
  }),
  deck: line({
    title: 'the deck',
    places: ['given'],
    words: ['the deck is', slot('cards', 'cards', 'CARD, CARD, …')],
    means: 'The cards from the top.',
    accepted: ['the deck is C2, C5'],
    refused: [['given', 'the deck is C2, C2', 'the card `C2` is in the deck twice']],
  }),
  'printed number': line({
    title: 'a number that is printed on a card',
    places: ['given'],
    words: [
      'the',
      slot('value', 'card number', 'VALUE'),
      'of',
      slot('card', 'card', 'CARD'),
      is,
      slot('is', 'amount', 'NUMBER'),
    ],
    means:
      'In this example alone the card has this number, whatever its file says: so the example holds for every card with that number, and rests on none that is made up.',
    accepted: ['the tide of C1 is 2'],
    variants: [same('`are` may stand for `is`.', ['the tide of C1 are 2', 'the tide of C1 is 2'])],
    refused: [
      ['given', 'the tide of C1 is 9', '`the tide of C1` cannot be 9; expected a number from 0 to 3'],
      ['given', 'the tied of C1 is 2', 'unknown value of cards `tied`'],
    ],
  }),
  'printed list': line({
    title: 'the pieces that a card lists',
    places: ['given'],
    words: [
      'the',
      slot('value', 'card list', 'VALUE'),
      'of',
      slot('card', 'card', 'CARD'),
      are,
      slot('pieces', 'listed pieces', 'PIECES'),
    ],
    means: 'The same of the kinds of piece that the card lists; `nothing` where it lists none.',
    accepted: ['the raiders of C1 are Runner and Depot', 'the raiders of C1 are nothing'],
    refused: [
      ['given', 'the raiders of C1 are Runer', 'unknown piece `Runer`'],
      ['given', 'the raiders of C1 are Runner and Runner', '`Runner` is counted twice in one sentence'],
    ],
  }),
};
