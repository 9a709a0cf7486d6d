/** What is wrong with the decks of cards that are held. */
import { entry, quoted } from './entry.js';

const card = (sentence: string) =>
  `card: C1\ntitle: Spring Tide\nevent:\n  title: Example\n  effect:\n    - ${sentence}\n`;

export const decksOfHands = {
  RW0591: entry<{ readonly kind: string }>({
    severity: 'error',
    headline: ({ kind }) => `nobody holds ${quoted(kind)} cards, so that no hand of them has a limit`,
    label: () => 'a limit of a hand',
    explain: {
      what: 'The `hand limit` of a kind of card is how many of them a faction may hold. As soon as a draw brings more to its hand, it discards down to as many. A kind of card that lies in the deck of the sequence of play is in no hand. Say that it is held, or leave the limit out.',
      wrong: 'card kinds:\n  Event: { plural: Events, hand limit: 3, rule: "5.0" }\n',
      right: 'card kinds:\n  Event: { plural: Events, rule: "5.0" }\n',
    },
  }),
  RW0585: entry<{ readonly kind: string }>({
    severity: 'error',
    headline: ({ kind }) => `${quoted(kind)} cards are held, and lie in a deck of their own`,
    label: () => 'not dealt into this deck',
    explain: {
      what: 'A kind of card with `held by: each faction` has a deck of its own, in which all of its cards lie when the game begins. The deck of the setup is that of the sequence of play. Leave the kind out there, and let the factions draw.',
      wrong: '',
      right: '',
    },
  }),
  RW0586: entry<{ readonly title: string; readonly code: string }>({
    severity: 'error',
    headline: ({ title, code }) => `${quoted(code)} has the title of something else, ${quoted(title)}`,
    label: () => 'a card in a hand is told by its title',
    explain: {
      what: 'Questions and examples speak of a card in a hand by its title, as they speak of a chit by its name. So no two of them have the same one.',
      wrong: '',
      right: '',
    },
  }),
  RW0581: entry<{ readonly cards: string }>({
    severity: 'error',
    headline: ({ cards }) => `${quoted(cards)} are not cards in the hand of another`,
    label: () => 'nothing is hidden there, or it is not said where',
    explain: {
      what: 'What is looked at is hidden from whoever looks: cards of a kind that is `held by: each faction`, in the hand of a faction that is named. Its own hand a faction knows, the discard pile lies open, and of a deck the top cards are looked at.',
      wrong: card('look at all Tiding cards in hand'),
      right: card("look at all Tiding cards in League's hand"),
    },
  }),
  RW0582: entry<{ readonly cards: string }>({
    severity: 'error',
    headline: ({ cards }) => `the top cards of a deck are not ${quoted(cards)}`,
    label: () => 'how many of which kind, and no more',
    explain: {
      what: 'Behind `look at the top` stands how many cards of which kind are looked at. Where they lie is said by `of the deck`.',
      wrong: card('look at the top Tiding card in hand of the deck'),
      right: card('look at the top Tiding card of the deck'),
    },
  }),
  RW0592: entry<{ readonly words: 'them' | 'the others' }>({
    severity: 'error',
    headline: ({ words }) =>
      words === 'them'
        ? 'some of the cards lie on the bottom and are not put back'
        : 'there are no other cards to put back',
    label: ({ words }) => `says ${quoted(words)}`,
    explain: {
      what: 'Where some of the cards that are looked at are put on the bottom of the deck, `the others` are put back on top. Where none is, or all are, there are no others: all that are looked at are `them`.',
      wrong: card('look at the top Tiding card of the deck and put the others back in any order'),
      right: card('look at the top Tiding card of the deck and put them back in any order'),
    },
  }),
  RW0593: entry<{ readonly looked: number; readonly put: number }>({
    severity: 'error',
    headline: ({ looked, put }) =>
      `of ${looked} ${looked === 1 ? 'card' : 'cards'}, ${put} cannot be put on the bottom`,
    label: ({ looked }) => `expected at most ${looked}`,
    explain: {
      what: 'On the bottom of the deck are put cards that have been looked at, so that they cannot be more than those. Look at more cards, or put fewer on the bottom.',
      wrong: card('look at the top Tiding card of the deck and put 2 of them on the bottom'),
      right: card('look at the top Tiding card of the deck and put 1 of them on the bottom'),
    },
  }),
  RW0594: entry<{ readonly cards: string; readonly isAll: boolean }>({
    severity: 'error',
    headline: ({ cards, isAll }) =>
      isAll ? `all of ${quoted(cards)} are looked at, and chance has no say` : `which of ${quoted(cards)} is not said`,
    label: ({ isAll }) => (isAll ? 'nothing is left to chance' : 'expected `at random` behind it'),
    explain: {
      what: 'The cards in a hand are hidden, so that nobody can choose those that are looked at. Look at all of them, or at so many `at random`.',
      wrong: card("look at 1 Tiding card in League's hand"),
      right: card("look at 1 Tiding card in League's hand at random"),
    },
  }),
};
