/** Further messages `RW04xx`: what holds while a card is in play, and does not fit what it speaks of. */
import { entry, quoted } from './entry.js';

/** A capability that says one thing, as examples show it. */
const holding = (item: string) =>
  `card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - ${item}\n`;

const page = (what: string, wrong: string, right: string) => ({ what, wrong: holding(wrong), right: holding(right) });

export const kindsOfLasting = {
  RW0400: entry<{ readonly alternative: string }>({
    severity: 'error',
    headline: ({ alternative }) => `several procedures have an alternative ${quoted(alternative)}`,
    label: () => 'say in which of them it must be chosen',
    explain: {
      what: 'Where one procedure only offers an alternative of that name, it goes without saying which is meant. Else name the procedure behind `in`.',
      wrong: '',
      right: '',
    },
  }),
  RW0479: entry<object>({
    severity: 'error',
    headline: () => 'nobody has played the card while this holds',
    label: () => 'whose other faction is meant is not said',
    explain: {
      what: 'The other faction is the one that has not played the card. What holds while it is the current card does so whoever plays it, or nobody: name the faction.',
      wrong:
        'card: C1\ntitle: Spring tide\nwhile it is the current card:\n  - the other faction must choose Troopers in Muster\n',
      right: 'card: C1\ntitle: Spring tide\nwhile it is the current card:\n  - Crown must choose Troopers in Muster\n',
    },
  }),
  RW0427: entry<{ readonly kind: string; readonly several: boolean }>({
    severity: 'error',
    headline: ({ kind, several }) =>
      several
        ? `several procedures are conducted when ${quoted(kind)} is revealed`
        : `no procedure is conducted when ${quoted(kind)} is revealed`,
    label: ({ several }) => (several ? 'say which of them is meant' : 'expected the name of a procedure'),
    explain: page(
      'A kind of card stands for a moment where the sequence of play conducts one procedure when such a card is revealed: `if the card is a Reckoning:` and below it `conduct Reckoning Round`. Otherwise name the procedure that is meant.',
      'before Fixed Event:\n        - raise Resolve by 1',
      'before Reckoning Round:\n        - raise Resolve by 1',
    ),
  }),
  RW0448: entry<{ readonly procedure: string; readonly verb: string }>({
    severity: 'error',
    headline: ({ procedure, verb }) => `${quoted(procedure)} has no sentence that ${verb}s so many of these`,
    label: () => 'changes nothing',
    explain: page(
      'A card changes how many a sentence of the procedure places, removes or moves. The sentence speaks of these pieces, and of no others beside them; behind `instead of`, it says that very number.',
      'Muster removes 1 more Trooper',
      'Muster places 1 more Trooper',
    ),
  }),
  RW0449: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} takes as many as there are`,
    label: () => 'expected a number that can be more or less',
    explain: {
      what: 'Where a sentence says `any` or `all`, there is no number that a card could change. Change one that is said, or bound the procedure in another way.',
      wrong: '',
      right: '',
    },
  }),
  RW0458: entry<{ readonly procedure: string; readonly verb: string }>({
    severity: 'error',
    headline: ({ procedure, verb }) => `several sentences of ${quoted(procedure)} ${verb} so many, one after another`,
    label: () => 'say which of them is meant',
    explain: {
      what: 'It is not known whether each of these sentences, or which of them, has another number. Say the number that is changed: `instead of placing 1 Trooper, Muster places 2`.',
      wrong: '',
      right: '',
    },
  }),
  RW0459: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `${quoted(what)} is more than one kind of piece, or less`,
    label: () => 'expected the name of one kind of piece',
    explain: page(
      'How many a space may hold is said of one kind of piece, in whatever state its pieces are. Of several kinds say it one by one.',
      'no Town may hold more than 3 pieces',
      'no Town may hold more than 3 Troopers',
    ),
  }),
  RW0487: entry<{ readonly piece: string; readonly kind: string }>({
    severity: 'error',
    headline: ({ piece, kind }) => `${quoted(piece)} may stand in ${quoted(kind)} as it is`,
    label: () => 'nothing bars it from there',
    explain: page(
      'A card opens to a piece the kinds of space that it is barred from by `never in`. To any other it may come without a card.',
      'Troopers may be placed in Towns',
      'Muster places 1 more Trooper',
    ),
  }),
  RW0466: entry<{ readonly words: string }>({
    severity: 'error',
    headline: ({ words }) => `a space is treated as one kind of space: ${quoted(words)} says more`,
    label: () => 'expected one kind of space',
    explain: page(
      'A space is of one kind at a time, and what stands there decides nothing of its kind. Where a space is treated as one of several kinds, one card says one of them and another card another.',
      'treat Fenwick as a Town or a Causeway',
      'treat Fenwick as a Town',
    ),
  }),
  RW0467: entry<{ readonly space: string; readonly kind: string }>({
    severity: 'error',
    headline: ({ space, kind }) => `${quoted(space)} is ${kind} by the map`,
    label: () => 'changes nothing',
    explain: page(
      'A card treats a space as a kind that it is not of. While the card is in play the space is of that kind, and not of the kind that the map gives it.',
      'treat Fenwick as a Province',
      'treat Fenwick as a Town',
    ),
  }),
  RW0468: entry<{ readonly why: string }>({
    severity: 'error',
    headline: ({ why }) => why,
    label: () => 'nothing goes further by this',
    explain: {
      what: 'A card lets pieces go further where a sentence of the procedure moves them, and no others beside them, to adjacent spaces. That is 1 space, and the card says how many it is instead.',
      wrong: '',
      right: '',
    },
  }),
  RW0469: entry<{ readonly space: string; readonly other: string }>({
    severity: 'error',
    headline: ({ space, other }) =>
      space === other
        ? `${quoted(space)} is named twice: no space is adjacent to itself`
        : `${quoted(space)} and ${quoted(other)} are adjacent by the map`,
    label: () => 'expected another space',
    explain: page(
      'A card makes two spaces adjacent to each other that are not. What the map lists as adjacent stays so with the card and without it, and none is adjacent to itself.',
      'Fenwick and Dunmoor are adjacent',
      'Fenwick and Skerries are adjacent',
    ),
  }),
  RW0446: entry<object>({
    severity: 'error',
    headline: () => 'nobody has this capability',
    label: () => 'the card stays in play for nobody',
    explain: {
      what: 'What is lost is the capability that the card is: below `while in play`, on a card whose key `capability` says whose it is. What holds for a time only ends by itself.',
      wrong:
        'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  until the next Event:\n    - Crown lose this capability if Resolve is 0\n',
      right: holding('Crown lose this capability if Resolve is 0'),
    },
  }),
  RW0447: entry<{ readonly faction: string; readonly owner: string }>({
    severity: 'error',
    headline: ({ faction, owner }) => `it is the capability of ${quoted(owner)}, not of ${quoted(faction)}`,
    label: () => 'another faction has it',
    explain: page(
      'A capability is lost by the faction whose it is. The key `capability` of its card says which that is.',
      'League lose this capability if Resolve is 0',
      'Crown lose this capability if Resolve is 0',
    ),
  }),
  RW0445: entry<{ readonly track: string; readonly way: 'falls' | 'rises'; readonly range: string | null }>({
    severity: 'error',
    headline: ({ track, way }) => `${quoted(track)} never ${way} to that`,
    label: ({ range }) => (range === null ? 'it has boxes with names' : `expected a number from ${range}`),
    explain: page(
      'A track falls to a number that is below another on it, and rises to one that is above another. A number at the wrong end of the track, or beyond it, is never come to.',
      'whenever Resolve falls to 40 or less:\n        - raise Resolve by 1',
      'whenever Resolve falls to 3 or less:\n        - raise Resolve by 1',
    ),
  }),
};
