/** The language of examples and scenarios: every kind of line, with examples of both sides of its border. */

export interface LineForm {
  /** Below which key it stands; answers stand below `when` of an example and below `script` of a step. */
  readonly place: 'given' | 'when' | 'answer' | 'then';
  readonly title: string;
  /** What can be written: words as they are, CAPITALS for what is filled in, square brackets round what may be left out. */
  readonly shape: string;
  readonly means: string;
  readonly accepted: readonly string[];
  /** Each with the message that it gives. */
  readonly refused: readonly (readonly [text: string, message: string])[];
}

function line(
  place: LineForm['place'],
  title: string,
  shape: string,
  means: string,
  accepted: LineForm['accepted'],
  refused: LineForm['refused'],
): LineForm {
  return { place, title, shape, means, accepted, refused };
}

/** In the order of the reference. The examples speak of the game of its other chapters. */
export const lineForms: readonly LineForm[] = [
  line(
    'given',
    'the board',
    'the board is empty | the setup',
    'Comes first. Without it the board is as the setup has it, and what is given changes that. On the empty board all pieces are Available.',
    ['the board is empty', 'the setup'],
    [['the board is emty', 'unknown space, box, track, faction or card `the board`']],
  ),
  line(
    'given',
    'what lies in a space',
    'SPACE holds THINGS',
    'All that is in the space: pieces, in the state in which they are, and markers, with commas and `and` between them; `nothing` where it is empty. `has`, which tells only a part, is refused here.',
    ['Fenwick holds 2 Hidden Runners, 1 Depot and 1 Unrest', 'Dunmoor holds nothing'],
    [
      ['Fenwick has 1 Depot', 'what is given must be everything that is there'],
      ['Fenwick holds 2 Runners', '`Runners` does not say which: Hidden Runners or Open Runners'],
      ['Fenwik holds 1 Depot', 'unknown space, box, track, faction or card `Fenwik`'],
    ],
  ),
  line(
    'given',
    'what lies in a box',
    'BOX holds PIECES',
    'All pieces in the box, which have no state there. What is Available follows from the rest and is not given.',
    ['Gaol holds 2 Runners and 1 Depot'],
    [
      ['Gaol holds 1 Hidden Runner', '`Hidden Runner` names a state, and Gaol knows none'],
      ['Available holds 3 Depots', 'what is Available cannot be given'],
    ],
  ),
  line(
    'given',
    'where a track stands',
    'TRACK is NUMBER | in box NUMBER | at NAME',
    'A number on a track of numbers; on one with boxes, a box by its number from the left or by its name.',
    ['Resolve is 3', 'Mood is in box 2', 'Mood is at Calm'],
    [
      ['Resolve is 31', '`Resolve` cannot be 31; expected a number from 0 to 30'],
      ['Mood is 2', '`Mood` cannot be 2; expected `in box 1` to `in box 3` or `at Angry` or `at Sullen` or `at Calm`'],
    ],
  ),
  line(
    'given',
    'a counter',
    'COUNTER is NUMBER',
    'The number that the rules keep.',
    ['Harvest is 2'],
    [['Harvest is many', '`Harvest` cannot be many; expected a whole number from 0']],
  ),
  line(
    'given',
    'who acts when',
    'FACTION is | are PLACE',
    'Their place in the order of play. The other faction takes the other place.',
    ['League are 1st in Line'],
    [['League are 3rd in Line', 'unknown place in the order of play `3rd in Line`']],
  ),
  line(
    'given',
    'chits',
    'FACTION | the FAMILY pool holds CHITS; CHITS is | are drawn | in play | aside',
    'What a faction holds, what is in the pool, and what lies drawn, in play or set aside.',
    ['League holds 2 Bread and 1 Salt', 'the Favour pool holds 1 Bread', '1 Salt is drawn'],
    [
      ['League holds 9 Bread', '9 Bread cannot be there: the game has 3'],
      ['2 Sallt are drawn', 'unknown chit `Sallt`'],
    ],
  ),
  line(
    'given',
    'cards',
    'the card is CARD; CARD [unshaded | shaded] is [not] in play; CARD has [not] been played',
    'The current card, the capabilities that are in play, and which cards were played before. A card with two sides names the one that is in play.',
    ['the card is C1', 'C3 shaded is in play', 'C2 has been played'],
    [
      ['C3 is in play', 'which side of the card `C3` is not said'],
      ['C1 is in play', 'the card `C1` never stays in play'],
      ['the card is C9', 'unknown card `C9`'],
    ],
  ),
  line(
    'given',
    'the deck',
    'the deck is CARDS | empty',
    'The cards from the top.',
    ['the deck is C2, C5', 'the deck is empty'],
    [['the deck is C2, C2', 'the card `C2` is in the deck twice']],
  ),
  line(
    'given',
    'a space that is closed',
    'SPACE is [not] in play',
    'Where markers close spaces: such a marker is in the space, or is not.',
    ['Fenwick is in play'],
    [['Fenwick is open', '`Fenwick is open` is nothing that an example can start from']],
  ),
  line(
    'when',
    'a procedure',
    '[FACTION] conduct PROCEDURE',
    'A faction conducts it by itself, outside the sequence of play. Its own faction need not be named.',
    ['Crown conduct Muster', 'conduct Muster'],
    [
      ['League conduct Muster', 'League cannot conduct `Muster`: only Crown do'],
      ['Crown conduct Mustar', 'unknown procedure `Mustar`'],
    ],
  ),
  line(
    'when',
    'a procedure within bounds',
    '[FACTION] conduct [a Limited] PROCEDURE [in SPACES]',
    'As the sentence of the rules: in spaces that are such whatever is on the board. What else a sentence says of a conduct (`waiving …`, `free`) is no part of an example.',
    ['Crown conduct a Limited Muster in Fenwick', 'Crown conduct Muster or Forage in Fenwick or Dunmoor'],
    [['Crown conduct Muster in spaces with Unrest', 'which spaces these are depends on the board']],
  ),
  line(
    'when',
    'a card',
    'FACTION play CARD [unshaded | shaded]',
    'The faction executes the Event of the card, of the side that is named; of a card with one side nothing is named.',
    ['League play C1', 'Crown play C3 shaded'],
    [
      ['League play C3', 'which side of the card `C3` is not said'],
      ['League plays Muster', 'unknown card `Muster`'],
    ],
  ),
  line(
    'answer',
    'answers',
    'FACTION: ANSWER, ANSWER, …',
    'What a faction answers to the questions it is asked, in their order. An answer is one of the options as `play` shows them: a space, `done`, a number, the words of an alternative. A question with one possible answer is not asked. A list in square brackets holds an answer with a comma in it.',
    ['Crown: Fenwick, done', 'League: [Fenwick, done]'],
    [
      ['Corwn: Fenwick', '`Corwn` is no faction and no kind of chance'],
      ['Crown: Fenwick,, done', 'an answer is missing'],
    ],
  ),
  line(
    'answer',
    'chance',
    'draw: CHITS; roll: NUMBERS',
    'The chits that are drawn and what the dice show. What is left out falls by the seed.',
    ['draw: Bread, Salt', 'roll: 4'],
    [
      ['roll: 7', '`7` is no roll of a die'],
      ['draw: Bred', 'unknown chit `Bred`'],
    ],
  ),
  line(
    'answer',
    'what holds between two answers',
    'then: [LINE, …]',
    'The lines hold at the question that comes next.',
    ['then: [Fenwick holds 1 Unrest, Crown are asked]'],
    [['then: []', 'the line `then` states nothing that the board should show']],
  ),
  line(
    'answer',
    'going on',
    'play goes on',
    'Between two rounds, where nobody is asked anything: on to what comes next, such as the card that is revealed.',
    ['play goes on'],
    [['play goes', '`play goes` is nothing that can be done']],
  ),
  line(
    'then',
    'what lies somewhere',
    'SPACE | BOX | FACTION | the FAMILY pool holds | has THINGS',
    '`holds` is all that is there, `has` a part: what is not named may be anything. `no` stands for none. Pieces without a state count in all states.',
    ['Fenwick holds 1 Unrest', 'Fenwick has 2 Runners and no Depots', 'Available has 6 Depots', 'League has no Salt'],
    [
      ['Fenwick holds 1 Unrest and 1 Unrest', '`Unrest` is counted twice in one sentence'],
      ['Fenwick contains 1 Unrest', '`Fenwick contains 1 Unrest` says nothing about the board that can be checked'],
    ],
  ),
  line(
    'then',
    'what is given may hold too',
    'TRACK is NUMBER; FACTION is PLACE; CARD is in play; …',
    'Every line of the sections on what is given may stand below `then`, but for the empty board, the setup and the deck.',
    [
      'Resolve is 5',
      'Mood is at Calm',
      'League are 1st in Line',
      'C3 is not in play',
      'the card is C1',
      'Fenwick is in play',
      'no Salt are drawn',
      'Harvest is 2',
      'C1 has been played',
    ],
    [
      ['Resolve was 5', '`Resolve was 5` says nothing about the board that can be checked'],
      ['the deck is empty', 'unknown space, box, track, faction or card `the deck`'],
    ],
  ),
  line(
    'then',
    'what is left of a supply',
    'NUMBER MARKERS is | are left',
    'How many of a marker with a `supply` are not on the map.',
    ['2 Watches are left'],
    [['3 Unrest are left', 'there is no end of `Unrest`']],
  ),
  line(
    'then',
    'a capability that waits',
    'CARD [unshaded | shaded] is [not] awaiting its card',
    'A side with `on the next …` that was played, and whose card has not come.',
    ['C3 is not awaiting its card'],
    [['C3 is awaiting a card', '`C3 is awaiting a card` says nothing about the board that can be checked']],
  ),
  line(
    'then',
    'who has won',
    'FACTION win | FACTION has won | nobody has won',
    'Whether the game is over, and who has won it.',
    ['League win', 'Crown have won', 'nobody has won'],
    [['nobody wins', 'unknown space, box, track, faction or card `nobody`']],
  ),
  line(
    'then',
    'who is asked',
    'FACTION | draw | roll is | are asked[: OPTIONS]; nothing is asked',
    'The question that comes next, with every option where they are listed: no more and no less.',
    ['Crown are asked: Fenwick, done', 'Crown are asked', 'roll is asked', 'nothing is asked'],
    [['Corwn are asked', 'unknown faction `Corwn`']],
  ),
  line(
    'then',
    'what is offered',
    'OPTIONS is | are [not] offered',
    'Some of the options of the question that comes next.',
    ['Fenwick and done are offered', 'Fenwick is not offered'],
    [['Fenwik is offered', 'unknown option `Fenwik`']],
  ),
  line(
    'then',
    'the words of the question',
    'the question is: WORDS; the question cites: RULE',
    'The sentence that asks, as it is written in the rules, and what is cited with it.',
    ['the question is: select up to 3 spaces', 'the question cites: "1"'],
    [['the question is', 'unknown space, box, track, faction or card `the question`']],
  ),
  line(
    'then',
    'what somebody sees',
    'FACTION see: [LINE, …]; everybody sees: [LINE, …]',
    'What a faction may know of the board, and what all may know.',
    ['League see: [no Salt are drawn]', 'everybody sees: [Resolve is 6]'],
    [
      ['Leage see: [Resolve is 6]', '`Leage` is no faction and no kind of chance'],
      ['Crown see: [nothing is asked]', '`nothing is asked` is nothing that anybody sees on the board'],
    ],
  ),
];
