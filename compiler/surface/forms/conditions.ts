/** Conditions: a form for each. */
import { own, same } from './form.js';
import { flag, kind, name, not, side, worded } from './words.js';

export const conditionForms = {
  'is there': own('condition', [
    '[QUANTITY] THINGS [and [QUANTITY] THINGS] are WHERE',
    'Whether so many are there; without a number, whether any is; `no …`, whether none is. `and` means all: each of several things, in each of several places; `or` means any of them. With a number, several things joined by `or` are counted together, and one of the spaces that are counted holds them all.',
    [
      'Unrest is here',
      'no Runners are on the map',
      '2 or more Depots are in Fenwick',
      'a Depot and 2 Runners are here',
      'Runners are in Fenwick and Dunmoor',
      'Runners or Depots are in Fenwick or Dunmoor',
      '2 or more Runners are in a Town',
      'Runners are in 2 or more Towns',
      'Runners are in each Town',
    ],
    ['Unrest here', 'Unrest is'],
    [
      same(
        'Without a number, one will do, and so does a number with more.',
        ['opening: if a Runner is here', 'opening: if Runners are here'],
        ['opening: if 1 Runner is here', 'opening: if Runners are here'],
        ['opening: if the Runner is here', 'opening: if Runners are here'],
        ['opening: if the Runners are here', 'opening: if Runners are here'],
        ['opening: if 1 or more Runners are here', 'opening: if Runners are here'],
        ['opening: if 2 Runners are here', 'opening: if 2 or more Runners are here'],
        ['opening: if an Unrest is here', 'opening: if Unrest is here'],
        ['opening: if the Unrest is here', 'opening: if Unrest is here'],
        ['opening: if no Runner is here', 'opening: if no Runners are here'],
        ['opening: if Runners are in 2 Towns', 'opening: if Runners are in 2 or more Towns'],
        ['opening: if Runners are in all Towns', 'opening: if Runners are in each Town'],
      ),
      same(
        'The place may be the subject, and `there are` stand before the things.',
        ['opening: if here has a Depot', 'opening: if a Depot is here'],
        ['opening: if Fenwick has a Depot', 'opening: if a Depot is in Fenwick'],
        ['opening: if there are 2 Depots here', 'opening: if 2 Depots are here'],
      ),
      same(
        '`not` is `no`.',
        ['opening: if Runners are not here', 'opening: if no Runners are here'],
        ['opening: if a Runner is not here', 'opening: if no Runner is here'],
      ),
      same(
        'A choice of two spaces is either of them.',
        ['opening: if Runners are in either Fenwick or Dunmoor', 'opening: if Runners are in Fenwick or Dunmoor'],
        ['opening: if Runners are in any Fenwick or Dunmoor', 'opening: if Runners are in Fenwick or Dunmoor'],
      ),
    ],
  ]),
  'is kind': worded('condition', {
    words: ['here', 'is', not, kind('what')],
    shared: 1,
    means: 'What kind of space the one in hand is.',
    accepted: ['here is a Province', 'here is not a Causeway'],
    refused: ['here is'],
    variants: [
      same(
        'Each kind may have its own article.',
        ['opening: if here is the Town', 'opening: if here is a Town'],
        ['opening: if here is a Town or a Province', 'opening: if here is a Town or Province'],
        ['opening: if here is 1 Town', 'opening: if here is a Town'],
      ),
    ],
    inLanguages: {},
  }),
  'it is': worded('condition', {
    words: ['it', 'is', not, kind('what')],
    shared: 1,
    means: 'Which piece the one in hand is; where no piece is in hand, what kind of space the one in hand is.',
    accepted: ['it is a Runner', 'it is not a Hidden Runner'],
    refused: ['it is', 'it a Runner'],
    variants: [
      same(
        'Each kind may have its own article.',
        ['opening: if it is the Runner', 'opening: if it is a Runner'],
        ['opening: if it is 1 Runner', 'opening: if it is a Runner'],
        ['opening: if it is a Runner or a Trooper', 'opening: if it is a Runner or Trooper'],
      ),
    ],
    inLanguages: {},
  }),
  'it is in': worded('condition', {
    words: ['it', 'is', not, 'in', kind('spaces', 'SPACES')],
    shared: 1,
    means: 'Where the piece in hand stands.',
    accepted: ['it is in Fenwick', 'it is not in a Town'],
    refused: ['it is in', 'it in Fenwick'],
    inLanguages: {},
  }),
  'it has moved': worded('condition', {
    words: ['it', flag('negated', 'has not moved this turn', 'has moved this turn')],
    shape: 'it has [not] moved this turn',
    shared: 1,
    means:
      'Whether the piece in hand has been moved by some sentence since the turn began: the procedure that the file of the game names under `turn`.',
    accepted: ['it has moved this turn', 'it has not moved this turn'],
    refused: ['it moved this turn', 'it has moved'],
    inLanguages: {},
  }),
  compare: own('condition', [
    'NUMBER is [not | at least | at most | more than | less than] NUMBER',
    'Compares two numbers.',
    ['the roll is at most the Depots on the map', 'Resolve is 0', 'hits is more than -2'],
    ['Resolve > 3', 'half of hits is 2', 'hits is more than - 2'],
    [
      same(
        'What is so many or more is at least that, and with `or less` at most that.',
        ['opening: if Resolve is 3 or more', 'opening: if Resolve is at least 3'],
        ['opening: if hits is -1 or less', 'opening: if hits is at most -1'],
        ['opening: if Resolve is not 3 or less', 'opening: if Resolve is more than 3'],
      ),
      same('Both ends are meant by `between`.', [
        'opening: if Resolve is between 3 and 5',
        'opening: if Resolve is at least 3 and Resolve is at most 5',
      ]),
      same(
        'A number of things with fewer is at most that.',
        ['opening: if 2 or fewer Runners are here', 'opening: if the Runners here are at most 2'],
        ['opening: if there are 2 or less Runners here', 'opening: if the Runners here are at most 2'],
      ),
      same(
        '`not` turns a comparison round.',
        ['opening: if Resolve is not at least 3', 'opening: if Resolve is less than 3'],
        ['opening: if Resolve is not at most 3', 'opening: if Resolve is more than 3'],
        ['opening: if Resolve is not more than 3', 'opening: if Resolve is at most 3'],
        ['opening: if Resolve is not less than 3', 'opening: if Resolve is at least 3'],
      ),
    ],
  ]),
  more: own('condition', [
    'more THINGS than THINGS are WHERE',
    'Whether there are more of the first. Things joined by `and` are counted together; in spaces that are counted, those of each by themselves.',
    [
      'more League pieces than Crown pieces are here',
      'more Runners and Depots than Troopers are here',
      'more Runners than Troopers are in 2 or more Towns',
    ],
    ['more League pieces are here'],
  ]),
  'is at': worded('condition', {
    words: [name('track', 'TRACK'), 'is', not, 'at', name('end', 'END')],
    shared: 3,
    means: 'Where a track with boxes stands.',
    accepted: ['Mood is at Calm', 'Mood is not at Angry'],
    refused: ['Mood is at'],
    inLanguages: {},
  }),
  'card is': own('condition', [
    'the card is [not] a KIND | the first KIND | the last KIND',
    'What kind of card is in hand. The first is one before which none of the kind has been played, the last one behind which none is left in the deck.',
    ['the card is a Reckoning', 'the card is the first Reckoning', 'the card is not the last Reckoning'],
    ['the card is Reckoning'],
    [
      same('`card` may follow.', ['opening: if the card is a Reckoning card', 'opening: if the card is a Reckoning']),
      same('The card is `this`.', [
        'opening: if this is the first Reckoning',
        'opening: if the card is the first Reckoning',
      ]),
    ],
  ]),
  'in play': worded('condition', {
    words: [name('card', 'CARD'), side('side'), 'is', not, 'in play'],
    shared: 4,
    means: 'Whether a capability is in play, or one side of it.',
    accepted: ['C3 is in play', 'C3 unshaded is not in play'],
    refused: ['C3 in play'],
    inLanguages: {},
  }),
  played: worded('condition', {
    words: [name('card', 'CARD'), flag('negated', 'has not been played', 'has been played')],
    shape: 'CARD has [not] been played',
    shared: 1,
    means: 'Whether the card has been in hand.',
    accepted: ['C1 has been played', 'C1 has not been played'],
    refused: ['C1 has be played'],
    variants: [
      same('`the` may stand before the card.', [
        'opening: if the C1 has been played',
        'opening: if C1 has been played',
      ]),
    ],
    inLanguages: {},
  }),
  executing: worded('condition', {
    words: ['the executing faction', 'is', not, name('faction', 'FACTION')],
    means: 'Who acts.',
    accepted: ['the executing faction is Crown'],
    refused: ['the executing faction Crown'],
    inLanguages: {},
  }),
  chosen: worded('condition', {
    words: [name('option', 'OPTION'), 'is', not, 'chosen'],
    shared: 3,
    means: 'Whether an optional rule is in force. An option with a number is compared with one.',
    accepted: ['Spring Tides is chosen', 'Spring Tides is not chosen'],
    refused: ['Spring Tides chosen'],
    inLanguages: {},
  }),
  and: own('condition', [
    'CONDITION and CONDITION',
    'Both hold. `and` joins more closely than `or`.',
    ['Unrest is here and Resolve is 0'],
    ['Unrest is here and'],
    [
      same('A comma may stand before it.', [
        'opening: if Unrest is here, and Resolve is 0',
        'opening: if Unrest is here and Resolve is 0',
      ]),
    ],
  ]),
  or: own('condition', [
    'CONDITION or CONDITION',
    'At least one holds.',
    ['Resolve is 0 or Unrest is here'],
    ['Resolve is 0 or'],
    [
      same('A comma may stand before it.', [
        'opening: if Resolve is 0, or Unrest is here',
        'opening: if Resolve is 0 or Unrest is here',
      ]),
    ],
  ]),
};
