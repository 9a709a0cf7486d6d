/** Numbers, conditions and how many: a form for each. */
import type { Condition, Quantity } from '../ir.js';
import { formsOf, same } from './form.js';
import { directNumber, oneOf, sum, worded } from './words.js';

type OwnGrammar =
  | 'literal'
  | 'count'
  | 'named'
  | 'value of'
  | 'value discarded'
  | 'removed'
  | 'per'
  | 'plus'
  | 'minus'
  | 'at most'
  | 'if';

const ownGrammar = formsOf<OwnGrammar>('number', {
  literal: ['NUMBER', 'A whole number in digits.', ['2'], ['two', '2.5']],
  count: [
    'the THINGS WHERE',
    'How many there are; things and places joined by `and` are counted together. It has no number of its own.',
    ['the Runners here', 'the League pieces in Gaol', 'the Runners and Depots in Provinces and Towns'],
    ['Runners here'],
    [
      same(
        '`the number of` says the same.',
        ['let hits be the number of Runners here', 'let hits be the Runners here'],
        ['raise Resolve by the number of League pieces here', 'raise Resolve by the League pieces here'],
        ['let hits be the number of held Favour chits', 'let hits be the held Favour chits'],
      ),
      same('Without a place, the space in hand is meant.', ['let hits be the Runners', 'let hits be the Runners here']),
      same(
        'Any of the spaces is meant.',
        ['let hits be the Runners in any Towns', 'let hits be the Runners in Towns'],
        ['let hits be the Runners in the Towns', 'let hits be the Runners in Towns'],
      ),
    ],
  ],
  named: ['NAME', 'A track, a counter, a named quantity, or what `let` gave a name.', ['Resolve', 'hits'], ['the']],
  'value of': [
    'the value of the CHIT',
    'The number printed on a chit.',
    ['the value of the Favour chit in play'],
    ['the value the Favour chit'],
    [
      same('`the` may be left out.', [
        'raise Resolve by the value of drawn Favour chit',
        'raise Resolve by the value of the drawn Favour chit',
      ]),
    ],
  ],
  'value discarded': [
    'the value of the CHIT discarded',
    'The numbers printed on the chits that have been discarded, one by one, since these steps began.',
    ['the value of the Favour chit discarded'],
    ['the value of the Favour chit discraded'],
    [
      same(
        'One may be spoken of as several.',
        ['number: the value of the Favour chits discarded', 'number: the value of the Favour chit discarded'],
        ['number: the value of Favour chit discarded', 'number: the value of the Favour chit discarded'],
      ),
    ],
  ],
  removed: [
    'the PIECES removed',
    'How many have been removed since these steps began: those of a space, of a repetition, or of the whole effect. Steps below `if`, `while`, `may`, `choose one` and `step` count with the steps around them where these remove such pieces or speak of them too.',
    ['the pieces removed', 'the Depots removed'],
    ['the removed'],
  ],
  per: [
    'NUMBER per [NUMBER] THINGS',
    'So many for every so many whole ones; the second number may be a name. A named quantity is never 0; of what `let` names, less than 1 counts as 1. Each that is one of several things joined by `or` counts.',
    ['1 per 2 patrols here', '1 per patrol here', '1 per sight patrols here', '1 per 2 Runners or Depots here'],
    ['1 per'],
    [
      same(
        '`for each` and `for every` are said for `per`, and 1 goes without saying.',
        ['number: 1 for each patrol here', 'number: 1 per patrol here'],
        ['number: 1 for every 2 patrols here', 'number: 1 per 2 patrols here'],
        ['number: 1 per 1 patrol here', 'number: 1 per patrol here'],
        ['term: +1 per Town', 'term: +1 for each Town'],
        ['term: +1 for every Town', 'term: +1 for each Town'],
        ['term: +1 per 2 Towns', 'term: +1 for every 2 Towns'],
        ['term: +1 for every 1 Town', 'term: +1 for each Town'],
      ),
    ],
  ],
  plus: [
    'NUMBER plus NUMBER',
    'Both together.',
    ['hits plus 1'],
    ['hits plus'],
    [same('A comma may stand before it.', ['number: hits, plus 1', 'number: hits plus 1'])],
  ],
  minus: [
    'NUMBER minus NUMBER',
    'The first without the second.',
    ['3 minus hits'],
    ['3 minus'],
    [same('A comma may stand before it.', ['number: 3, minus hits', 'number: 3 minus hits'])],
  ],
  'at most': [
    'NUMBER, at most NUMBER',
    'The first, but no more than the second.',
    ['the Runners here, at most 3'],
    ['the Runners here, at mots 3'],
    [same('The comma may be left out.', ['number: the Runners here at most 3', 'number: the Runners here, at most 3'])],
  ],
  if: [
    'NUMBER if CONDITION, otherwise NUMBER',
    'One of two numbers.',
    ['the Troopers here if here is a Province, otherwise the patrols here'],
    ['the Troopers here if here is a Province'],
    [
      same('The comma may be left out.', [
        'number: 2 if here is a Province otherwise 3',
        'number: 2 if here is a Province, otherwise 3',
      ]),
    ],
  ],
});

export const numberForms = {
  ...ownGrammar,
  roll: worded('number', {
    words: ['the roll'],
    means: 'What the die shows.',
    accepted: ['the roll'],
    refused: ['the dice roll'],
    inLanguages: { ja: '出目' },
  }),
  group: worded('number', {
    words: ['the group'],
    means: 'How many pieces moved together.',
    accepted: ['the group'],
    refused: ['the group size here'],
    inLanguages: { ja: 'そのグループのコマ数' },
  }),
  half: directNumber({
    words: [
      'half of',
      sum('of'),
      ',',
      oneOf('rounding', { down: 'rounded down', up: 'rounded up' }, { ja: { down: '捨て', up: '上げ' } }),
    ],
    means: 'Half of it; the direction of the rounding is always said.',
    accepted: ['half of hits, rounded down', 'half of the Runners here, rounded up'],
    refused: ['half of hits', 'half hits'],
    variants: [
      same('The comma may be left out.', ['number: half of hits rounded down', 'number: half of hits, rounded down']),
    ],
    inLanguages: { ja: '{of}の半数（端数切り{rounding}）' },
  }),
};

export const conditionForms = formsOf<Condition['kind']>('condition', {
  'is there': [
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
  ],
  'is kind': [
    'here is [not] a KIND',
    'What kind of space the one in hand is.',
    ['here is a Province', 'here is not a Causeway'],
    ['here is'],
    [
      same(
        '`it` is the space in hand, and each kind may have its own article.',
        ['opening: if it is a Town', 'opening: if here is a Town'],
        ['opening: if here is the Town', 'opening: if here is a Town'],
        ['opening: if here is a Town or a Province', 'opening: if here is a Town or Province'],
        ['opening: if here is 1 Town', 'opening: if here is a Town'],
      ),
    ],
  ],
  compare: [
    'NUMBER is [not | at least | at most | more than | less than] NUMBER',
    'Compares two numbers.',
    ['the roll is at most the Depots on the map', 'Resolve is 0'],
    ['Resolve > 3', 'half of hits is 2'],
    [
      same(
        '`not` turns a comparison round.',
        ['opening: if Resolve is not at least 3', 'opening: if Resolve is less than 3'],
        ['opening: if Resolve is not at most 3', 'opening: if Resolve is more than 3'],
        ['opening: if Resolve is not more than 3', 'opening: if Resolve is at most 3'],
        ['opening: if Resolve is not less than 3', 'opening: if Resolve is at least 3'],
      ),
    ],
  ],
  more: [
    'more THINGS than THINGS are WHERE',
    'Whether there are more of the first. Things joined by `and` are counted together; in spaces that are counted, those of each by themselves.',
    [
      'more League pieces than Crown pieces are here',
      'more Runners and Depots than Troopers are here',
      'more Runners than Troopers are in 2 or more Towns',
    ],
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
    [same('`card` may follow.', ['opening: if the card is a Reckoning card', 'opening: if the card is a Reckoning'])],
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
    [
      same('`the` may stand before the card.', [
        'opening: if the C1 has been played',
        'opening: if C1 has been played',
      ]),
    ],
  ],
  executing: [
    'the executing faction is [not] FACTION',
    'Who acts.',
    ['the executing faction is Crown'],
    ['the executing faction Crown'],
  ],
  and: [
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
  ],
  or: [
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
  ],
});

export const quantityForms = formsOf<Quantity['kind']>('noun phrase', {
  exactly: [
    'NUMBER THINGS, or a THING',
    'So many, or as many as there are where there are fewer; of several things joined by `or`, in any mix. The noun agrees with its number.',
    ['2 Runners', '1 Town', 'hits Runners', '2 Runners or Depots'],
    ['two Runners', 'exactly 2 Runners'],
    [
      same(
        'One is `a` or `1`, and each of several may have its own `a`.',
        ['place a Runner here', 'place 1 Runner here'],
        ['remove a Hidden Runner here', 'remove 1 Hidden Runner here'],
        ['play a held Favour chit', 'play 1 held Favour chit'],
        ['play a drawn or held Favour chit', 'play 1 drawn or held Favour chit'],
        ['move 1 Runner from 1 adjacent space to here', 'move 1 Runner from an adjacent space to here'],
        ['remove a Runner or a Depot here', 'remove a Runner or Depot here'],
      ),
      same('`as many … as` gives the number behind the noun.', [
        'place as many Runners as there are Depots here',
        'place as many Runners as there are Depots here',
      ]),
    ],
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
    [
      same('Two numbers that follow each other may be joined by `to`.', [
        'place 1 to 2 Runners here',
        'place 1 or 2 Runners here',
      ]),
    ],
  ],
  any: [
    'any THINGS',
    'As many as the faction likes, none included.',
    ['any Runners'],
    ['any'],
    [
      same('As many of each come to as many of either.', [
        'remove any Runners and Depots here',
        'remove any Runners or Depots here',
      ]),
    ],
  ],
  all: [
    'all THINGS',
    'Every one, without a choice.',
    ['all Runners and Depots in Fenwick'],
    ['all'],
    [same('`and/or` is all of them.', ['remove all Runners and/or Depots here', 'remove all Runners and Depots here'])],
  ],
  each: ['each THING', 'Every one, one after another.', ['each selected space'], ['each']],
  'each of': [
    'each of SPACE and SPACE',
    'Every one of these spaces, which are named.',
    ['each of Fenwick and Dunmoor'],
    ['each of'],
  ],
  no: ['no THINGS', 'None; in conditions.', ['no Runners'], ['no']],
  either: ['either THING or THING', 'One of what follows.', ['either Fenwick or Dunmoor'], ['either']],
});
