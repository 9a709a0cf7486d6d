/** The moments of what holds while a card is in play. A form for each. */
import { own, same } from './form.js';
import { digits, name, named, oneOf, ownWord, things, worded } from './words.js';

export const momentForms = {
  procedure: worded('moment', {
    words: [
      oneOf('moment', { before: 'before', after: 'after' }, { ja: { before: '前', after: '後' } }),
      name('procedure', 'PROCEDURE'),
    ],
    shared: 1,
    means:
      'The steps below are done before or after it; those of several cards in the order of their codes. A kind of card stands for the procedure that the sequence of play conducts when such a card is revealed.',
    accepted: ['before Muster', 'after Muster'],
    refused: ['befor Muster', 'instead of Muster'],
    inLanguages: { ja: '{procedure}の{moment}に' },
  }),
  'conducting instead': worded('moment', {
    words: ['instead of conducting', name('procedure', 'PROCEDURE')],
    means:
      'The steps below are done in place of it. Where they begin with `may`, the faction that conducts it says so each time, as far as the steps can do something; else it is conducted as it is. What is done before or after it is not done then.',
    accepted: ['instead of conducting Muster'],
    refused: ['instead of conducting', 'instaed of conducting Muster'],
    inLanguages: { ja: '{procedure}を実行する代わりに' },
  }),
  part: worded('moment', {
    words: [
      oneOf(
        'moment',
        { before: 'before', after: 'after', instead: 'instead of' },
        { ja: { before: '前', after: '後', instead: '代わり' } },
      ),
      'the',
      ownWord('part', 'PART'),
      'of',
      name('of'),
    ],
    shared: 1,
    means:
      'At an effect of a chit or a named step of a procedure. The steps may speak of the numbers that are known there: the roll, and names that `let` gave. Behind `after`, also of those that the named steps give at their top; such steps are not done where another card replaces the named ones. Steps of several cards are done in the order of their codes; only one card can be in play that replaces the same ones.',
    accepted: ['before the Boon of Bread', 'instead of the warrant of Muster'],
    refused: ['instead the Boon of Bread'],
    inLanguages: { ja: '{of}の{part}の{moment}に' },
  }),
  selected: worded('moment', {
    words: [
      oneOf('moment', { before: 'before', after: 'after' }, {}),
      things('spaces', 'each selected KIND'),
      'of',
      name('procedure', 'PROCEDURE'),
    ],
    shared: 1,
    means: 'When a space of this kind is about to be resolved, or has been; it is the space in hand.',
    accepted: ['after each selected Town of Muster', 'before each selected Town of Muster'],
    refused: ['after each selected Town'],
    inLanguages: {},
  }),
  turn: worded('moment', {
    words: [
      oneOf('moment', { before: 'before', after: 'after' }, { ja: { before: '前', after: '後' } }),
      'each turn of',
      named('faction', 'FACTION', 'faction'),
    ],
    shared: 1,
    means:
      'The steps below are done before or after each turn that this faction executes. A turn is the procedure that the file of the game names under `turn`, or else the one that is called Turn.',
    accepted: ['after each turn of Crown', 'before each turn of League'],
    refused: ['after each turn', 'after turn of Crown'],
    inLanguages: { ja: '{faction}の各手番の{moment}に' },
  }),
  moves: own('moment', [
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
  ]),
  arrivals: own('moment', [
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
  ]),
  changes: own('moment', [
    'whenever [QUANTITY] PIECES are placed [in SPACES] | removed [from SPACES]:',
    'When a sentence has placed such pieces or markers on the map, or has removed them from it: once, or with `a` as often as there are such. What is placed is in the space in hand. What is replaced is neither, and standing rules place and remove unnoticed.',
    ['whenever a Depot is placed', 'whenever Runners are removed from Towns', 'whenever Unrest is placed in a Town'],
    ['when a Depot is placed', 'whenever a Depot is plced'],
    [
      same('Without a number, one will do.', [
        'moment: whenever 1 or more Runners are placed',
        'moment: whenever Runners are placed',
      ]),
    ],
  ]),
  'first change': own('moment', [
    'the first time each turn that PIECES are placed [in SPACES] | removed [from SPACES]:',
    'The same, but only the first time after each turn has begun.',
    ['the first time each turn that Runners are removed', 'the first time each turn that a Depot is placed in a Town'],
    ['the first time that Runners are removed'],
  ]),
  falls: worded('moment', {
    words: ['whenever', name('track', 'TRACK'), 'falls to', digits('to'), 'or', 'less'],
    shared: 2,
    means: 'When a sentence has brought the track to this number or below from above it.',
    accepted: ['whenever Resolve falls to 3 or less'],
    refused: ['whenever Resolve falls', 'whenever Resolve falls to 3 or more'],
    inLanguages: { ja: '{track}が{to}以下に下がるたびに' },
  }),
  rises: worded('moment', {
    words: ['whenever', name('track', 'TRACK'), 'rises to', digits('to'), 'or', 'more'],
    shared: 2,
    means: 'When a sentence has brought the track to this number or above from below it.',
    accepted: ['whenever Resolve rises to 8 or more'],
    refused: ['whenever Resolve rises', 'whenever Resolve rises to 8 or less'],
    inLanguages: { ja: '{track}が{to}以上に上がるたびに' },
  }),
  terms: worded('moment', {
    words: [name('procedure', 'PROCEDURE'), 'also counts'],
    means: 'The terms below are added to its net change.',
    accepted: ['Muster also counts'],
    refused: ['Muster counts'],
    inLanguages: { ja: '{procedure}では以下も数える' },
  }),
};
