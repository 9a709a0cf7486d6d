/** What is wrong with cards that are held. */
import { either, entry, quoted } from './entry.js';

const card = (sentence: string) =>
  `card: C1\ntitle: Spring Tide\nevent:\n  title: Example\n  effect:\n    - ${sentence}\n`;

export const handMessages = {
  RW0471: entry<{ readonly kinds: readonly string[] }>({
    severity: 'error',
    headline: ({ kinds }) => `cards of several kinds are held: ${either(kinds.map(quoted))}`,
    label: () => 'which of them is not said',
    explain: {
      what: 'Where cards of one kind are held, `cards` are those. Where there are several such kinds, each has a deck of its own, and the name of the kind stands before `card` or `cards`.',
      wrong: card('draw 1 card'),
      right: card('draw 1 Tiding card'),
    },
  }),
  RW0472: entry<{ readonly verb: string; readonly of: 'cards' | 'chits' }>({
    severity: 'error',
    headline: ({ verb, of }) =>
      of === 'cards'
        ? `cards of a hand are not what is meant by ${quoted(verb)}`
        : `chits are not kept by ${quoted(verb)}`,
    label: ({ of }) => (of === 'cards' ? 'cards that are held' : 'chits are drawn here'),
    explain: {
      what: 'A card that is held is played or discarded, and `reshuffle` puts the discard pile back into the deck. Of cards that are drawn some can be kept. Chits are returned to their pool, set aside, or held.',
      wrong: card('return all Tiding cards'),
      right: card('discard all Tiding cards in hand'),
    },
  }),
  RW0473: entry<{ readonly kept: number; readonly drawn: number }>({
    severity: 'error',
    headline: ({ kept, drawn }) => `of ${drawn} ${drawn === 1 ? 'card' : 'cards'}, ${kept} to keep leaves no choice`,
    label: ({ drawn }) => (drawn === 1 ? 'leave it out' : `expected less than ${drawn}`),
    explain: {
      what: 'Behind `and keep` stands how many of the cards that are drawn are kept; the others are discarded. All that are drawn are held where nothing is said.',
      wrong: card('draw 1 Tiding card and keep 1'),
      right: card('draw 1 Tiding card'),
    },
  }),
  RW0474: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `${quoted(what)} is no discard pile`,
    label: () => 'only a discard pile is reshuffled',
    explain: {
      what: 'Cards of a kind that is held go to the discard pile of their kind, and stay there until it is reshuffled into the deck. The deck of the sequence of play has no such pile.',
      wrong: card('reshuffle the Tiding cards'),
      right: card('reshuffle the Tiding discard pile into the deck'),
    },
  }),
  RW0475: entry<{ readonly faction: string }>({
    severity: 'error',
    headline: ({ faction }) => `nobody but ${quoted(faction)} sees these cards`,
    label: () => 'a card cannot be chosen from a hand that is hidden',
    explain: {
      what: 'The cards in a hand are hidden from the other factions, which know only how many there are. So the faction whose hand it is chooses which card is played or discarded.',
      wrong: card('discard 1 Tiding card held by League'),
      right: card('League discard 1 Tiding card'),
    },
  }),
};
