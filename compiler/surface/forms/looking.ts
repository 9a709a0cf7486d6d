/** Looking at cards that are hidden: a form for each clause. */
import { same } from './form.js';
import { buried, flag, oneOf, things, worded } from './words.js';

const knows =
  'Nothing on the board changes: who looks knows these cards where they lie, until they move or their deck is shuffled, and everybody else knows only that it has looked. Where it would see nothing that it has not seen there, the look is not offered.';

export const lookingForms = {
  'look at the top': worded('sentence', {
    words: [
      'look at the top',
      things('what', '[NUMBER] CARDS'),
      'of the deck',
      buried('bottom'),
      oneOf(
        'back',
        {
          'as they lie': '',
          them: 'and put them back in any order',
          'the others': 'and put the others back in any order',
        },
        { ja: { 'as they lie': '', them: '、任意の順番で戻す', 'the others': '、残りを任意の順番で戻す' } },
      ),
    ],
    means: `Looks at so many cards from the top of the deck of a kind that factions hold, or at as many as it has; they stay there in their order, and are drawn in it. Behind it may stand what is done with them: some are put on the bottom, those that are looked at or the others are put back in an order that whoever looks chooses. ${knows}`,
    accepted: [
      'look at the top Tiding card of the deck',
      'look at the top 3 Tiding cards of the deck',
      'look at the top 3 Tiding cards of the deck and put them back in any order',
      'look at the top 2 Tiding cards of the deck and put 1 of them on the bottom',
      'look at the top 3 Tiding cards of the deck and put 1 of them on the bottom and put the others back in any order',
    ],
    refused: ['look at the top', 'look at the top 3 Tiding cards in the deck'],
    variants: [
      same(
        'Where the game has one kind of card that is held, it goes without saying.',
        ['look at the top card of the deck', 'look at the top Tiding card of the deck'],
        ['look at the top 3 cards of the deck', 'look at the top 3 Tiding cards of the deck'],
      ),
    ],
    inLanguages: { ja: '山札の一番上から{what}|見る{bottom}{back}' },
  }),
  'look at': worded('sentence', {
    words: ['look at', things('what', "CARDS in FACTION's hand"), flag('random', 'at random', '')],
    shape: "look at all CARDS in FACTION's hand, or look at NUMBER CARDS in FACTION's hand at random",
    means: `Looks at the cards in the hand of another faction: at all of them, or at so many by chance. ${knows}`,
    accepted: ['look at all Tiding cards held by League', 'look at 1 Tiding card held by League at random'],
    refused: ['look at', 'look at 1 Tiding card held by League at radnom'],
    variants: [
      same('The hand may be said.', [
        "look at all Tiding cards in League's hand",
        'look at all Tiding cards held by League',
      ]),
    ],
    inLanguages: { ja: '{random}{what}|見る' },
  }),
};
