/** Who acts, the order of a removal, and what is different in one conduct: a form for each. */
import { own, same } from './form.js';
import { name, sum, things, word, worded } from './words.js';

export const actorForms = {
  faction: worded('sentence', {
    words: [name('name', 'FACTION')],
    shape: 'FACTION [may] …',
    means: 'This faction acts; with `may`, if it likes, and then a number is the most that it may do.',
    accepted: ['Crown may place 1 Trooper here', 'League place 1 Runner here'],
    refused: ['Crown May place 2 Runners', 'Crown shall place 1 Runner here'],
    variants: [
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
    inLanguages: {},
  }),
  executing: worded('sentence', {
    words: ['the executing faction'],
    shape: 'the executing faction [may] …',
    means: 'The faction that plays the card or conducts the procedure; it acts where no faction is named.',
    accepted: ['the executing faction place 1 Runner here'],
    refused: ['the executing may place 1 Runner here'],
    variants: [
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
    inLanguages: { ja: '実行する派閥' },
  }),
  other: worded('sentence', {
    words: ['the other faction'],
    shape: 'the other faction [may] …',
    means: 'The other one of two.',
    accepted: ['the other faction may place 1 Runner here'],
    refused: ['the other may place 1 Runner here'],
    inLanguages: { ja: '他の派閥' },
  }),
  ordinal: worded('sentence', {
    words: ['the', name('name', 'PLACE'), 'faction'],
    shape: 'the PLACE faction [may] …',
    means: 'The faction in this place of the order of play.',
    accepted: ['the 1st in Line faction may conduct Muster'],
    refused: ['the 1st in Line may conduct Muster'],
    inLanguages: {},
  }),
};

export const precedenceForms = {
  first: worded('sentence', {
    words: [things('what', 'PIECES'), 'first'],
    shape: '…, PIECES first',
    shared: 1,
    means: 'These are taken before any others.',
    accepted: ['remove 2 League pieces here, Runners first'],
    refused: ['remove 2 League pieces here, first Runners'],
    variants: [
      same('`the` may stand before them.', [
        'remove 2 League pieces here, the Runners first',
        'remove 2 League pieces here, Runners first',
      ]),
    ],
    inLanguages: {},
  }),
  'only when none': own('sentence', [
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
  ]),
};

export const settingForms = {
  value: worded('sentence', {
    words: [word('name'), 'is', sum('value')],
    shape: '…, where NAME is NUMBER',
    shared: 1,
    means: 'A named quantity of the procedure has another value this once.',
    accepted: ['conduct Muster, where offered is 0'],
    refused: ['conduct Muster, where offered'],
    inLanguages: {},
  }),
  place: worded('sentence', {
    words: [word('name'), 'spaces', 'are', things('spaces', 'SPACES')],
    shape: '…, where NAME spaces are SPACES',
    shared: 1,
    means: 'A named set of spaces of the procedure is another this once.',
    accepted: ['conduct Muster, where stirred spaces are Towns'],
    refused: ['conduct Muster, where stirred spaces'],
    variants: [
      same(
        '`the` may stand before the name and before the spaces.',
        ['conduct Muster, where the stirred spaces are Towns', 'conduct Muster, where stirred spaces are Towns'],
        ['conduct Muster, where stirred spaces are the Towns', 'conduct Muster, where stirred spaces are Towns'],
      ),
    ],
    inLanguages: {},
  }),
};
