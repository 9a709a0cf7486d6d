/** What narrows a noun, who acts, the order of a removal, and what is different in one conduct: a form for each. */
import type { Actor, Change, Filter, Moment, Precedence, Setting } from '../surface/ir.js';
import { formsOf, same } from '../surface/forms/form.js';

export const filterForms = formsOf<Filter['kind']>('noun phrase', {
  here: [
    'THINGS here',
    'In the space in hand.',
    ['Runners here'],
    ['Runners heer'],
    [
      same('A space that is in hand is `here`.', [
        'move 1 Runner from Fenwick to spaces here',
        'move 1 Runner from Fenwick to here',
      ]),
    ],
  ],
  'on the map': [
    'THINGS on the map',
    'In any space in play.',
    ['Runners on the map'],
    ['Runners on'],
    [
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
        ['opening: in each selected space on the map', 'opening: in each selected space'],
        [
          'move any Runners here to spaces on the map, including their own',
          'move any Runners here to spaces, including their own',
        ],
      ),
    ],
  ],
  in: [
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
  ],
  'adjacent to': [
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
  ],
  'in or adjacent to': [
    'THINGS in or adjacent to SPACES',
    'In one of these spaces or next to one.',
    ['spaces in or adjacent to Fenwick'],
    ['spaces in or adjcent to Fenwick'],
  ],
  with: [
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
  ],
  without: [
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
  ],
  'with more': [
    'SPACES with more THINGS than THINGS',
    'Where there are more of the first. Things joined by `and` are counted together.',
    ['spaces with more Crown pieces than League pieces', 'spaces with more Runners and Depots than Troopers'],
    ['spaces with more Crown pieces'],
  ],
  'that are': [
    'SPACES that are [not] KIND',
    'Of this kind, or of any other.',
    ['spaces that are Provinces', 'spaces that are not Causeways'],
    ['spaces that Provinces'],
    [
      same(
        'One may be spoken of as one of them.',
        ['remove all Runners in spaces that are a Town', 'remove all Runners in spaces that are Towns'],
        ['remove all Runners in spaces that are the Towns', 'remove all Runners in spaces that are Towns'],
      ),
    ],
  ],
});

export const actorForms = formsOf<Actor['kind']>('sentence', {
  faction: [
    'FACTION [may] …',
    'This faction acts; with `may`, if it likes, and then a number is the most that it may do.',
    ['Crown may place 1 Trooper here', 'League place 1 Runner here'],
    ['Crown May place 2 Runners', 'Crown shall place 1 Runner here'],
    [
      same(
        '`must` says that there is no choice.',
        ['Crown must place 1 Trooper here', 'Crown place 1 Trooper here'],
        ['must place 1 Trooper here', 'place 1 Trooper here'],
        ['opening: Crown must, 2 times', 'opening: Crown, 2 times'],
        ['opening: must 2 times', 'opening: 2 times'],
        ['opening: must in each selected space', 'opening: in each selected space'],
        ['League must win', 'League win'],
      ),
      same(
        'With `may`, a number is the most; where a sentence leaves a choice anyway, `may` says no more.',
        ['Crown may place 1 Trooper here', 'Crown may place up to 1 Trooper here'],
        ['Crown may place up to 2 Troopers here', 'Crown place up to 2 Troopers here'],
        ['may place up to 2 Troopers here', 'place up to 2 Troopers here'],
        ['may remove any Runners here', 'remove any Runners here'],
        ['may move any Runners here to adjacent spaces', 'move any Runners here to adjacent spaces'],
        ['opening: may, in up to 2 Towns', 'opening: in up to 2 Towns'],
        ['opening: Crown may, in 2 Towns', 'opening: Crown may, in up to 2 Towns'],
        ['opening: may, up to 3 times', 'opening: up to 3 times'],
      ),
      same('A comma may stand behind who acts.', ['Crown, may place 1 Trooper here', 'Crown may place 1 Trooper here']),
    ],
  ],
  executing: [
    'the executing faction [may] …',
    'The faction that plays the card or conducts the procedure; it acts where no faction is named.',
    ['the executing faction place 1 Runner here'],
    ['the executing may place 1 Runner here'],
    [
      same(
        'Where no faction is named, it acts.',
        ['the executing faction place 1 Runner here', 'place 1 Runner here'],
        ['opening: the executing faction, in each selected space', 'opening: in each selected space'],
        ['opening: the executing faction, up to 3 times', 'opening: up to 3 times'],
        ['opening: the executing faction, 2 times', 'opening: 2 times'],
        ['opening: the executing faction, choose one', 'opening: choose one'],
        ['opening: while Runners are here, the executing faction may', 'opening: while Runners are here, may'],
        ['opening: while Runners are here the executing faction, may', 'opening: while Runners are here, may'],
        [
          'opening: while Runners are here the executing faction, may',
          'opening: while Runners are here, the executing faction may',
        ],
      ),
    ],
  ],
  other: [
    'the other faction [may] …',
    'The other one of two.',
    ['the other faction may place 1 Runner here'],
    ['the other may place 1 Runner here'],
  ],
  ordinal: [
    'the PLACE faction [may] …',
    'The faction in this place of the order of play.',
    ['the 1st in Line faction may conduct Muster'],
    ['the 1st in Line may conduct Muster'],
  ],
});

export const precedenceForms = formsOf<Precedence['kind']>('sentence', {
  first: [
    '…, PIECES first',
    'These are taken before any others.',
    ['remove 2 League pieces here, Runners first'],
    ['remove 2 League pieces here, first Runners'],
    [
      same('`the` may stand before them.', [
        'remove 2 League pieces here, the Runners first',
        'remove 2 League pieces here, Runners first',
      ]),
    ],
  ],
  'only when none': [
    '…, PIECES only when no PIECES remain',
    'These are taken only where none of the others is left.',
    ['remove 2 League pieces here, Depots only when no Runners remain'],
    ['remove 2 League pieces here, Depots only wen no Runners remain'],
    [
      same('One may be spoken of as one.', [
        'remove 2 League pieces here, Depots only when no Runner remains',
        'remove 2 League pieces here, Depots only when no Runners remain',
      ]),
    ],
  ],
});

export const settingForms = formsOf<Setting['kind']>('sentence', {
  value: [
    '…, where NAME is NUMBER',
    'A named quantity of the procedure has another value this once.',
    ['conduct Muster, where offered is 0'],
    ['conduct Muster, where offered'],
  ],
  place: [
    '…, where NAME spaces are SPACES',
    'A named set of spaces of the procedure is another this once.',
    ['conduct Muster, where stirred spaces are Towns'],
    ['conduct Muster, where stirred spaces'],
    [
      same(
        '`the` may stand before the name and before the spaces.',
        ['conduct Muster, where the stirred spaces are Towns', 'conduct Muster, where stirred spaces are Towns'],
        ['conduct Muster, where stirred spaces are the Towns', 'conduct Muster, where stirred spaces are Towns'],
      ),
    ],
  ],
});

export const changeForms = formsOf<Change['kind']>('change', {
  quantity: [
    "PROCEDURE's NAME is NUMBER [more | less] | at most NUMBER [if CONDITION]",
    'A named quantity of a procedure or a chit, or with `spaces` how many it may select, is another while this side is in play. Of what several cards say, what it is comes first, then all that is more or less, not below 0, then the least that it may be at most: their order does not matter, and two that say what it is must exclude each other.',
    ["Muster's spaces is at most 1", "Bread's taken is 1 more if Unrest is here"],
    ["Muster's spaces is at mots 1"],
  ],
  'class quantity': [
    "each [FACTION] CLASS's spaces is NUMBER [more | less] | at most NUMBER [if CONDITION]",
    'How many spaces each procedure of the class, of the faction if one is named, may select is another while this side is in play. Bounds that a sentence gives to one conduct, and additional spaces, stay as they are.',
    ["each Crown Operation's spaces is at most 2", "each Operation's spaces is 1 more if Unrest is here"],
    ["each Crown Operation's spaces is at mots 2"],
  ],
  restriction: [
    'PROCEDURE may not select SPACES',
    'Spaces that cannot be selected while this side is in play.',
    ['Muster may not select Towns with Unrest'],
    ['Muster may not selct Towns'],
    [
      same(
        'All of them are meant.',
        ['change: Muster may not select any Towns', 'change: Muster may not select Towns'],
        ['change: Muster may not select the Towns', 'change: Muster may not select Towns'],
      ),
    ],
  ],
  rolls: [
    'each roll against NUMBER is NUMBER more | less',
    'What the die shows is changed where it is held against this number.',
    ['each roll against the Depots on the map is 1 more'],
    ['each roll against the Depots on the map is 1'],
  ],
  'track change': [
    'each raise | reduction of TRACK by CARDS [or CARDS] is NUMBER more | less',
    'Each `raise` or `reduce` of this track in the Event of a card of these kinds, whoever plays it, is greater or smaller, but never below 0; one of 0 stays 0.',
    ['each reduction of Resolve by Reckoning is 1 less', 'each raise of Resolve by Reckoning or Events is 2 more'],
    ['each reduction of Resolve is 1 less', 'each reduction of Resolve by Reckoning is 1'],
  ],
  forced: [
    'FACTION | the executing faction must choose NAME in PROCEDURE',
    'While this faction chooses, or whoever does, the procedure offers only its alternative of that name, which cannot be declined; the others where that one is not possible. Where several cards force what is possible, the faction chooses among that.',
    ['Crown must choose stirred in Levy', 'the executing faction must choose stirred in Levy'],
    ['Crown must choose stirred', 'the other faction must choose stirred in Levy', 'Crown may choose stirred in Levy'],
  ],
});

export const momentForms = formsOf<Moment['kind']>('moment', {
  procedure: [
    'before | after PROCEDURE:',
    'The steps below are done before or after it; those of several cards in the order of their codes.',
    ['before Muster', 'after Muster'],
    ['befor Muster', 'instead of Muster'],
  ],
  part: [
    'before | after | instead of the PART of NAME:',
    'At an effect of a chit or a named step of a procedure. The steps may speak of the numbers that are known there: the roll, and names that `let` gave. Behind `after`, also of those that the named steps give at their top; such steps are not done where another card replaces the named ones. Steps of several cards are done in the order of their codes; only one card can be in play that replaces the same ones.',
    ['before the Boon of Bread', 'instead of the warrant of Muster'],
    ['instead the Boon of Bread'],
  ],
  selected: [
    'after each selected KIND of PROCEDURE:',
    'When a space of this kind has been resolved; it is the space in hand.',
    ['after each selected Town of Muster'],
    ['after each selected Town'],
  ],
  moves: [
    'whenever [QUANTITY] PIECES move from SPACES:',
    'When a group with such pieces, and so many of them, has moved, before what the procedure does with the group; `the group` is that group.',
    ['whenever Runners move from a Province', 'whenever 2 or more Runners move from a Province'],
    ['when Runners move from a Province'],
    [
      same(
        'Without a number, one will do, and so does a number with more.',
        ['moment: whenever a Runner moves from a Province', 'moment: whenever Runners move from a Province'],
        ['moment: whenever 1 or more Runners move from a Province', 'moment: whenever Runners move from a Province'],
        ['moment: whenever the Runners move from a Province', 'moment: whenever Runners move from a Province'],
        ['moment: whenever 2 Runners move from a Province', 'moment: whenever 2 or more Runners move from a Province'],
      ),
      same(
        'Any one of the spaces is meant.',
        ['moment: whenever Runners move from Provinces', 'moment: whenever Runners move from a Province'],
        ['moment: whenever Runners move from the Provinces', 'moment: whenever Runners move from a Province'],
        ['moment: whenever Runners move from the Province', 'moment: whenever Runners move from a Province'],
      ),
    ],
  ],
  arrivals: [
    'whenever PROCEDURE moves [QUANTITY] PIECES to SPACES:',
    'When the whole step of the procedure that moves such pieces is done: once in each space that some, or so many, have come to from elsewhere, in the order of the map, if it is such a space then. It is the space in hand.',
    ['whenever Muster moves Troopers to a Town with Unrest', 'whenever Muster moves 2 or more Troopers to a Town'],
    ['whenever Muster moves Troopers', 'when Muster moves Troopers to a Town'],
    [
      same(
        'Without a number, one will do, and so does a number with more.',
        ['moment: whenever Muster moves a Trooper to a Town', 'moment: whenever Muster moves Troopers to a Town'],
        ['moment: whenever Muster moves the Troopers to a Town', 'moment: whenever Muster moves Troopers to a Town'],
        [
          'moment: whenever Muster moves 1 or more Troopers to a Town',
          'moment: whenever Muster moves Troopers to a Town',
        ],
        [
          'moment: whenever Muster moves 2 Troopers to a Town',
          'moment: whenever Muster moves 2 or more Troopers to a Town',
        ],
      ),
      same(
        'Any one of the spaces is meant.',
        ['moment: whenever Muster moves Troopers to Towns', 'moment: whenever Muster moves Troopers to a Town'],
        ['moment: whenever Muster moves Troopers to the Towns', 'moment: whenever Muster moves Troopers to a Town'],
        ['moment: whenever Muster moves Troopers to the Town', 'moment: whenever Muster moves Troopers to a Town'],
      ),
    ],
  ],
  terms: [
    'PROCEDURE also counts:',
    'The terms below are added to its net change.',
    ['Muster also counts'],
    ['Muster counts'],
  ],
});
