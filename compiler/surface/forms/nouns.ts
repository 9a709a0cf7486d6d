/** What a sentence speaks of: how many, which ones, and what nouns stand for. A form for each. */
import { own, same } from './form.js';
import { chooser, digits, flag, named, not, plainKind, worded } from './words.js';

export const quantityForms = {
  exactly: own('noun phrase', [
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
      same(
        'The number is one in all anyway.',
        ['remove a total of 2 Runners in Towns', 'remove 2 Runners in Towns'],
        ['place a total of 2 Runners here', 'place 2 Runners here'],
        ['place a total of 1 Runner here', 'place 1 Runner here'],
      ),
      same('`as many … as` gives the number behind the noun.', [
        'place as many Runners as there are Depots here',
        'place as many Runners as there are Depots here',
      ]),
    ],
  ]),
  'up to': own('noun phrase', [
    'up to NUMBER THINGS',
    'As many as the faction likes, none included, but no more.',
    ['up to 2 Provinces or Towns with Troopers'],
    ['up to', 'up 2 Runners'],
    [
      same(
        'It may be said with the number in front.',
        ['remove 2 or fewer Runners here', 'remove up to 2 Runners here'],
        ['remove 2 or less Runners here', 'remove up to 2 Runners here'],
      ),
      same('The number is one in all anyway.', [
        'remove up to a total of 2 Runners in Towns',
        'remove up to 2 Runners in Towns',
      ]),
    ],
  ]),
  'at least': own('noun phrase', [
    'NUMBER or more THINGS',
    'So many at least.',
    ['1 or more Runners'],
    ['1 or mroe Runners'],
  ]),
  between: own('noun phrase', [
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
  ]),
  any: worded('noun phrase', {
    words: ['any'],
    shape: 'any THINGS',
    means: 'As many as the faction likes, none included.',
    accepted: ['any Runners'],
    refused: ['any'],
    variants: [
      same('As many of each come to as many of either.', [
        'remove any Runners and Depots here',
        'remove any Runners or Depots here',
      ]),
    ],
    inLanguages: {},
  }),
  all: worded('noun phrase', {
    words: ['all'],
    shape: 'all THINGS',
    means: 'Every one, without a choice.',
    accepted: ['all Runners and Depots in Fenwick'],
    refused: ['all'],
    variants: [
      same('`and/or` is all of them.', ['remove all Runners and/or Depots here', 'remove all Runners and Depots here']),
    ],
    inLanguages: {},
  }),
  'all but': worded('noun phrase', {
    words: ['all but', digits('count')],
    shape: 'all but NUMBER THINGS',
    means: 'As many as there are more than that; none where there are no more.',
    accepted: ['all but 1 Runner', 'all but 2 Towns'],
    refused: ['all but Runners'],
    inLanguages: {},
  }),
  both: worded('noun phrase', {
    words: ['both'],
    shape: 'both SPACES',
    means: 'Each of two spaces: those of a kind that the map has two of, or two names.',
    accepted: ['both Fenwick and Dunmoor'],
    refused: ['both'],
    variants: [
      same('`all` of two is `both`.', ['opening: in both Towns', 'opening: in all Towns']),
      same('`each of` two is `both`.', [
        'opening: in both Fenwick and Dunmoor',
        'opening: in each of Fenwick and Dunmoor',
      ]),
    ],
    inLanguages: {},
  }),
  each: worded('noun phrase', {
    words: ['each'],
    shape: 'each THING',
    means: 'Every one, one after another.',
    accepted: ['each selected space'],
    refused: ['each'],
    inLanguages: {},
  }),
  'each of': worded('noun phrase', {
    words: ['each of'],
    shape: 'each of SPACE and SPACE',
    means: 'Every one of these spaces, which are named.',
    accepted: ['each of Fenwick and Dunmoor'],
    refused: ['each of'],
    inLanguages: {},
  }),
  no: worded('noun phrase', {
    words: ['no'],
    shape: 'no THINGS',
    means: 'None; in conditions.',
    accepted: ['no Runners'],
    refused: ['no'],
    inLanguages: {},
  }),
  either: worded('noun phrase', {
    words: ['either'],
    shape: 'either THING or THING',
    means: 'One of what follows.',
    accepted: ['either Fenwick or Dunmoor'],
    refused: ['either'],
    inLanguages: {},
  }),
};

export const filterForms = {
  here: worded('noun phrase', {
    words: ['here'],
    shape: 'THINGS here',
    means: 'In the space in hand.',
    accepted: ['Runners here'],
    refused: ['Runners heer'],
    variants: [
      same('A space that is in hand is `here`.', [
        'move 1 Runner from Fenwick to spaces here',
        'move 1 Runner from Fenwick to here',
      ]),
    ],
    inLanguages: {},
  }),
  'on the map': worded('noun phrase', {
    words: ['on the map'],
    shape: 'THINGS on the map',
    means: 'In any space in play.',
    accepted: ['Runners on the map'],
    refused: ['Runners on'],
    variants: [
      same(
        'Of spaces, and of what is with them, it goes without saying.',
        ['place 2 Runners in spaces on the map', 'place 2 Runners in spaces'],
        ['place 2 Runners in Towns on the map', 'place 2 Runners in Towns'],
        ['remove all Runners in spaces with Depots on the map', 'remove all Runners in spaces with Depots'],
        ['remove all Runners in spaces with Unrest on the map', 'remove all Runners in spaces with Unrest'],
        [
          'remove all Runners in spaces adjacent to Fenwick on the map',
          'remove all Runners in spaces adjacent to Fenwick',
        ],
        ['remove all Runners in spaces with a Depot on the map', 'remove all Runners in spaces with a Depot'],
        ['remove all Runners in spaces on the map with a Depot', 'remove all Runners in spaces with a Depot'],
        ['remove all Runners in spaces on the map that are Towns', 'remove all Runners in spaces that are Towns'],
        ['remove all Runners in spaces with depth 1 to 3 on the map', 'remove all Runners in spaces with depth 1 to 3'],
        [
          'remove all Runners in spaces with depth 2 or more on the map',
          'remove all Runners in spaces with depth 2 or more',
        ],
        [
          'remove all Runners in spaces with depth 2 or less on the map',
          'remove all Runners in spaces with depth 2 or less',
        ],
        ['opening: in each selected space on the map', 'opening: in each selected space'],
        [
          'move any Runners here to spaces on the map, including their own',
          'move any Runners here to spaces, including their own',
        ],
      ),
    ],
    inLanguages: {},
  }),
  in: own('noun phrase', [
    'THINGS in PLACE',
    'In spaces, in an area, in a box, in the pool, in play. Spaces joined by `or` are those of which each is one; `and` means all of them, which is said of what is done or counted there.',
    ['Runners in Fenwick', 'Runners in Provinces with Unrest', 'Favour chits in the pool'],
    ['Runners in', 'Runners inn Fenwick'],
    [
      same(
        'Any one of the spaces is meant, whatever stands before them.',
        ['opening: if Runners are in a Town', 'opening: if Runners are in Towns'],
        ['opening: if Runners are in any Towns', 'opening: if Runners are in Towns'],
        ['remove all Runners in any Towns', 'remove all Runners in Towns'],
      ),
      same('Of a space, what it is in is what it is.', [
        'remove all Runners in spaces in Towns',
        'remove all Runners in spaces that are Towns',
      ]),
    ],
  ]),
  'in hand': worded('noun phrase', {
    words: ['in hand'],
    shape: 'CARDS in hand',
    means: 'In the hand of whoever acts.',
    accepted: ['Tiding cards in hand'],
    refused: ['Tiding cards form hand'],
    variants: [
      same('What is taken is taken from there.', ['discard 1 Tiding card from hand', 'discard 1 Tiding card in hand']),
    ],
    inLanguages: {},
  }),
  'held by': worded('noun phrase', {
    words: ['held by', named('faction', 'FACTION', 'faction')],
    shape: 'CARDS held by FACTION',
    means: 'In the hand of a faction.',
    accepted: ['Tiding cards held by League'],
    refused: ['Tiding cards held League'],
    variants: [
      same('The hand may be said.', [
        "let hits be the Tiding cards in League's hand",
        'let hits be the Tiding cards held by League',
      ]),
    ],
    inLanguages: {},
  }),
  'controlled by': worded('noun phrase', {
    words: [flag('negated', 'not controlled by', 'controlled by'), chooser('faction')],
    shape: 'SPACES [not] controlled by FACTION | the executing faction',
    means: 'Which the faction controls, as the file of the game says under `control`.',
    accepted: ['spaces controlled by Crown', 'Towns not controlled by League'],
    refused: ['spaces controlled Crown'],
    variants: [
      same(
        'In a condition, whoever controls may be the subject.',
        ['opening: if Crown control Fenwick', 'opening: if Fenwick is controlled by Crown'],
        ['opening: if Crown do not control Fenwick', 'opening: if Fenwick is not controlled by Crown'],
        ['opening: if Crown control 2 or more Towns', 'opening: if 2 or more Towns are controlled by Crown'],
      ),
      same('In a procedure that Crown alone conducts, `the executing faction` is Crown.', [
        'remove all Runners in spaces controlled by the executing faction',
        'remove all Runners in spaces controlled by Crown',
      ]),
    ],
    inLanguages: {},
  }),
  'adjacent to': own('noun phrase', [
    'THINGS adjacent to SPACES',
    'In a space next to one of these; next to each of them, where it is said twice.',
    ['spaces adjacent to Fenwick', 'Runners adjacent to here', 'spaces adjacent to Fenwick and adjacent to Port Sable'],
    ['spaces adjacent Fenwick'],
    [
      same(
        'Any one of these is meant, whatever stands before them.',
        ['remove all Runners adjacent to a Town', 'remove all Runners adjacent to Towns'],
        ['remove all Runners adjacent to any Towns', 'remove all Runners adjacent to Towns'],
        ['remove all Runners adjacent to the Towns', 'remove all Runners adjacent to Towns'],
      ),
      same('The owner of a space is what it has.', [
        "remove all Runners adjacent to a Depot's space",
        'remove all Runners adjacent to a space with a Depot',
      ]),
    ],
  ]),
  'in or adjacent to': own('noun phrase', [
    'THINGS in or adjacent to SPACES',
    'In one of these spaces or next to one.',
    ['spaces in or adjacent to Fenwick'],
    ['spaces in or adjcent to Fenwick'],
  ]),
  with: own('noun phrase', [
    'SPACES with THINGS [and THINGS]',
    'Where each of these is; `or` asks for any of them, and joins more closely than `and`. Each has its own number, and without one, one will do.',
    [
      'Provinces with Troopers and Unrest',
      'spaces with 2 or more Runners',
      'spaces with a Depot and Runners or Troopers',
    ],
    ['Provinces wiht Runners'],
    [
      same(
        'Without a number, one will do, and so does a number with more.',
        ['remove all Runners in spaces with a Depot', 'remove all Runners in spaces with Depots'],
        ['remove all Runners in spaces with the Depot', 'remove all Runners in spaces with Depots'],
        ['remove all Runners in spaces with the Depots', 'remove all Runners in spaces with Depots'],
        ['remove all Runners in spaces with 1 or more Depots', 'remove all Runners in spaces with Depots'],
        ['remove all Runners in spaces with 2 Depots', 'remove all Runners in spaces with 2 or more Depots'],
        ['remove all Runners in spaces with an Unrest', 'remove all Runners in spaces with Unrest'],
        ['remove all Runners in spaces with 1 Unrest', 'remove all Runners in spaces with Unrest'],
      ),
      same('`with` may be said again.', [
        'remove all Runners in Towns with Troopers and with Unrest',
        'remove all Runners in Towns with Troopers and Unrest',
      ]),
      same(
        '`with no` is `without`.',
        ['remove all Runners in spaces with no Depots', 'remove all Runners in spaces without Depots'],
        [
          'remove all Runners in spaces with Unrest and no Depots',
          'remove all Runners in spaces with Unrest and without Depots',
        ],
      ),
    ],
  ]),
  without: own('noun phrase', [
    'SPACES without THINGS [or THINGS]',
    'Where none of these is.',
    ['spaces without League pieces or Unrest'],
    ['spaces without Troopers and Depots'],
    [
      same(
        'None is there, whatever stands before them.',
        ['remove all Runners in spaces without a Depot', 'remove all Runners in spaces without Depots'],
        ['remove all Runners in spaces without the Depots', 'remove all Runners in spaces without Depots'],
        ['remove all Runners in spaces without an Unrest', 'remove all Runners in spaces without Unrest'],
        ['remove all Runners in spaces without 1 Unrest', 'remove all Runners in spaces without Unrest'],
      ),
    ],
  ]),
  'with value': own('noun phrase', [
    'SPACES with VALUE NUMBER [to NUMBER | or more | or less]',
    'On which this is printed: so much, or as much as lies between two numbers, at least one or at most one.',
    [
      'spaces with depth 2',
      'spaces with depth 1 to 3',
      'spaces with depth 2 or more',
      'spaces with depth 2 or less',
      'spaces adjacent to Towns and with depth 2 or less',
      'spaces with Runners and with depth 2',
    ],
    ['spaces with depth 2 or mroe'],
  ]),
  'with the highest': own('noun phrase', [
    'THINGS with the highest | lowest VALUE',
    'Those on which the highest or the lowest number is printed, out of all that are such else; all of them where several have it. A value of spaces asked of pieces is that of the space where each is.',
    [
      'Runners on the map with the highest depth',
      'spaces with the lowest depth',
      'Towns with Runners and with the highest depth',
    ],
    ['spaces with the highest', 'spaces with the hihgest depth'],
    [
      same(
        '`and` may stand before it.',
        [
          'remove all Runners on the map and with the highest depth',
          'remove all Runners on the map with the highest depth',
        ],
        [
          'remove all Runners on the map and with the lowest depth',
          'remove all Runners on the map with the lowest depth',
        ],
      ),
      same(
        'The greatest number is the highest.',
        [
          'remove all Runners on the map with the greatest depth',
          'remove all Runners on the map with the highest depth',
        ],
        [
          'remove all Runners on the map with the smallest depth',
          'remove all Runners on the map with the lowest depth',
        ],
      ),
    ],
  ]),
  'with the most': own('noun phrase', [
    'SPACES with the most | fewest THINGS',
    'Where there are the most of them, and some, or the fewest, out of all spaces that are such else. Where several have as many, the faction chooses: `in the Town with the most Runners` is one of them, `Towns with the most Runners` are all. Things joined by `and` are counted together.',
    ['Towns with the most Runners', 'spaces with Troopers and with the fewest Runners and Depots'],
    ['Towns with the most', 'Towns with the msot Runners'],
    [
      same('The least are the fewest.', [
        'remove all Troopers in Towns with the least Runners',
        'remove all Troopers in Towns with the fewest Runners',
      ]),
      same('The one space with the most is one of those that have the most.', [
        'remove 1 Trooper in the Town with the most Runners',
        'remove 1 Trooper in 1 Town with the most Runners',
      ]),
    ],
  ]),
  'with more': own('noun phrase', [
    'SPACES with more THINGS than THINGS',
    'Where there are more of the first. Things joined by `and` are counted together.',
    ['spaces with more Crown pieces than League pieces', 'spaces with more Runners and Depots than Troopers'],
    ['spaces with more Crown pieces'],
  ]),
  'that are': worded('noun phrase', {
    words: ['that are', not, plainKind('what')],
    shape: 'SPACES that are [not] KIND',
    means: 'Of this kind, or of any other.',
    accepted: ['spaces that are Provinces', 'spaces that are not Causeways'],
    refused: ['spaces that Provinces'],
    variants: [
      same(
        'One may be spoken of as one of them.',
        ['remove all Runners in spaces that are a Town', 'remove all Runners in spaces that are Towns'],
        ['remove all Runners in spaces that are the Towns', 'remove all Runners in spaces that are Towns'],
      ),
    ],
    inLanguages: {},
  }),
  'that have moved': worded('noun phrase', {
    words: [flag('negated', 'that have not moved this turn', 'that have moved this turn')],
    shape: 'PIECES that have [not] moved this turn',
    means:
      'Pieces that are taken in hand or go along their paths, of those that some sentence has moved since the turn began, or of the others.',
    accepted: ['Runners that have not moved this turn on the map', 'Runners that have moved this turn in Fenwick'],
    refused: ['Runners that have not moved on the map'],
    variants: [
      same('One may be spoken of as one of them.', [
        'advance 1 Runner that has not moved this turn in Fenwick 1 space',
        'advance 1 Runner that have not moved this turn in Fenwick 1 space',
      ]),
    ],
    inLanguages: {},
  }),
};
