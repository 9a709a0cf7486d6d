/** What is wrong with the decks of cards that are held. */
import { entry, quoted } from './entry.js';

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
};
