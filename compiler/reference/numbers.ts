/** Numbers, conditions and how many: a form for each. */
import type { Condition, NumberPhrase, Quantity } from '../surface/ir.js';
import { formsOf } from './form.js';

export const numberForms = formsOf<NumberPhrase['kind']>('number', {
  literal: ['NUMBER', 'A whole number in digits.', ['2'], ['two', '2.5']],
  count: [
    'the THINGS WHERE',
    'How many there are.',
    ['the Runners here', 'the League pieces in Gaol'],
    ['Runners here'],
  ],
  named: ['NAME', 'A track, a counter, a named quantity, or what `let` gave a name.', ['Resolve', 'hits'], ['the']],
  roll: ['the roll', 'What the die shows.', ['the roll'], ['the dice roll']],
  group: ['the group', 'How many pieces moved together.', ['the group'], ['the group size here']],
  'value of': [
    'the value of the CHIT',
    'The number printed on a chit.',
    ['the value of the Favour chit in play'],
    ['the value the Favour chit'],
  ],
  'value discarded': [
    'the value of the CHIT discarded',
    'The numbers printed on the chits that have been discarded, one by one, since these steps began.',
    ['the value of the Favour chit discarded'],
    ['the value of the Favour chit discraded'],
  ],
  removed: [
    'the PIECES removed',
    'How many have been removed since these steps began: those of a space, of a repetition, or of the whole effect. Steps below `if`, `while`, `may`, `choose one` and `step` count with the steps around them where these remove such pieces or speak of them too.',
    ['the pieces removed', 'the Depots removed'],
    ['the removed'],
  ],
  per: [
    'NUMBER per [NUMBER] THINGS',
    'So many for every so many whole ones; the second number may be a named quantity, of which less than 1 counts as 1.',
    ['1 per 2 patrols here', '1 per patrol here', '1 per sight patrols here'],
    ['1 per'],
  ],
  half: [
    'half of NUMBER, rounded down',
    'Half of it; the direction of the rounding is always said.',
    ['half of hits, rounded down', 'half of the Runners here, rounded up'],
    ['half of hits', 'half hits'],
  ],
  plus: ['NUMBER plus NUMBER', 'Both together.', ['hits plus 1'], ['hits plus']],
  minus: ['NUMBER minus NUMBER', 'The first without the second.', ['3 minus hits'], ['3 minus']],
  'at most': [
    'NUMBER, at most NUMBER',
    'The first, but no more than the second.',
    ['the Runners here, at most 3'],
    ['the Runners here, at mots 3'],
  ],
  if: [
    'NUMBER if CONDITION, otherwise NUMBER',
    'One of two numbers.',
    ['the Troopers here if here is a Province, otherwise the patrols here'],
    ['the Troopers here if here is a Province'],
  ],
});

export const conditionForms = formsOf<Condition['kind']>('condition', {
  'is there': [
    '[QUANTITY] THINGS are WHERE',
    'Whether so many are there; without a number, whether any is; `no …`, whether none is.',
    ['Unrest is here', 'no Runners are on the map', '2 or more Depots are in Fenwick'],
    ['Unrest here', 'Unrest is'],
  ],
  'is kind': [
    'here is [not] a KIND',
    'What kind of space the one in hand is.',
    ['here is a Province', 'here is not a Causeway'],
    ['here is'],
  ],
  compare: [
    'NUMBER is [not | at least | at most | more than | less than] NUMBER',
    'Compares two numbers.',
    ['the roll is at most the Depots on the map', 'Resolve is 0'],
    ['Resolve > 3', 'half of hits is 2'],
  ],
  more: [
    'more THINGS than THINGS are WHERE',
    'Whether there are more of the first.',
    ['more League pieces than Crown pieces are here'],
    ['more League pieces are here'],
  ],
  'is at': [
    'TRACK is [not] at END',
    'Where a track with boxes stands.',
    ['Mood is at Calm', 'Mood is not at Angry'],
    ['Mood is at'],
  ],
  'card is': [
    'the card is [not] a KIND | the last KIND',
    'What kind of card is in hand.',
    ['the card is a Reckoning', 'the card is the last Reckoning'],
    ['the card is Reckoning'],
  ],
  'in play': [
    'CARD [SIDE] is [not] in play',
    'Whether a capability is in play, or one side of it.',
    ['C3 is in play', 'C3 unshaded is not in play'],
    ['C3 in play'],
  ],
  played: [
    'CARD has [not] been played',
    'Whether the card has been in hand.',
    ['C1 has been played', 'C1 has not been played'],
    ['C1 has be played'],
  ],
  executing: [
    'the executing faction is [not] FACTION',
    'Who acts.',
    ['the executing faction is Crown'],
    ['the executing faction Crown'],
  ],
  and: ['CONDITION and CONDITION', 'Both hold.', ['Unrest is here and Resolve is 0'], ['Unrest is here and']],
  or: ['CONDITION or CONDITION', 'At least one holds.', ['Resolve is 0 or Unrest is here'], ['Resolve is 0 or']],
});

export const quantityForms = formsOf<Quantity['kind']>('noun phrase', {
  exactly: [
    'NUMBER THINGS, or a THING',
    'So many, or as many as there are where there are fewer.',
    ['2 Runners', '1 Town', 'hits Runners'],
    ['two Runners', 'exactly 2 Runners'],
  ],
  'up to': [
    'up to NUMBER THINGS',
    'As many as the faction likes, none included, but no more.',
    ['up to 2 Provinces or Towns with Troopers'],
    ['up to', 'up 2 Runners'],
  ],
  'at least': ['NUMBER or more THINGS', 'So many at least.', ['1 or more Runners'], ['1 or mroe Runners']],
  between: [
    'NUMBER or NUMBER THINGS, NUMBER to NUMBER THINGS',
    'At least the first and at most the second.',
    ['1 or 2 Runners', '1 to 3 Runners'],
    ['1-3 Runners', '2 or 1 Runners'],
  ],
  any: ['any THINGS', 'As many as the faction likes, none included.', ['any Runners'], ['any']],
  all: ['all THINGS', 'Every one, without a choice.', ['all Runners and Depots in Fenwick'], ['all']],
  each: ['each THING', 'Every one, one after another.', ['each selected space'], ['each']],
  no: ['no THINGS', 'None; in conditions.', ['no Runners'], ['no']],
  either: ['either THING', 'One of what follows.', ['either Town'], ['either']],
});
