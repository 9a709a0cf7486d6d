/** Keys that open a block, and the terms of a sum: a form for each. */
import { own, same } from './form.js';
import {
  condition,
  digits,
  flag,
  givenWord,
  oneOf,
  things,
  times,
  whoActs,
  whoDoes,
  whoMay,
  word,
  worded,
} from './words.js';

export const openingForms = {
  if: worded('opening', {
    words: ['if', condition('condition')],
    means: 'The steps below are done where the condition holds, those below `otherwise:` where it does not.',
    accepted: ['if Unrest is here', 'if the roll is at most the Depots on the map'],
    refused: ['if Unrest here', 'when Unrest is here', 'iff Unrest is here'],
    inLanguages: {},
  }),
  unless: worded('opening', {
    words: ['unless', condition('condition')],
    means: 'The steps below are done where the condition does not hold.',
    accepted: ['unless Unrest is here', 'unless Resolve is at least 3'],
    refused: ['unless Unrest here', 'unles Unrest is here'],
    inLanguages: {},
  }),
  in: worded('opening', {
    words: [
      whoActs,
      'in',
      things('spaces', 'QUANTITY SPACES'),
      oneOf('order', { 'of the map': '', any: ', in any order', afresh: ', one after another' }, {}),
    ],
    shared: 1,
    means:
      'The steps below are done in each of these spaces, with `here` for the space in hand: `in Fenwick and Dunmoor` in both, `in Fenwick or Dunmoor` in one of them. A number lets the faction choose the spaces, out of those that are such when the first is chosen; with `one after another`, out of those that are such each time. `in each` takes them in the order of the map; where there is too little for all of what must be placed there, the faction that acts says which of them is next. With `in any order` it chooses the order wherever what is done in one space can matter to another.',
    accepted: [
      'in each selected space',
      'in up to 2 Provinces with Troopers',
      'Crown may, in 1 Town',
      'in all Towns, in any order',
      'in up to 2 Towns with Unrest, one after another',
    ],
    refused: ['in', 'in each selcted space', 'in all Towns, in any ordre'],
    variants: [
      same(
        'Selected spaces, and spaces by their names, are all meant.',
        ['opening: in the selected spaces', 'opening: in each selected space'],
        ['opening: in selected spaces', 'opening: in the selected spaces'],
        ['opening: in the selected space', 'opening: in the selected spaces'],
        ['opening: in each of Fenwick and Dunmoor', 'opening: in Fenwick and Dunmoor'],
      ),
      same('`or` between names is a choice.', [
        'opening: in Fenwick or Dunmoor',
        'opening: in either Fenwick or Dunmoor',
      ]),
      same('A comma stands behind who acts.', ['opening: Crown may in 1 Town', 'opening: Crown may, in 1 Town']),
    ],
    inLanguages: {},
  }),
  'for each': own('opening', [
    'for each THING [removed]:, for every NUMBER THINGS: or for each of NUMBER:',
    'The steps below are done once for each, or for every so many whole ones. Each that is one of several things joined by `or` counts. Where they speak of `it` or `its`, they are done for each of the pieces that are there at the beginning, with `here` for the space of the piece.',
    ['for each Depot removed', 'for every 2 Runners or Depots here', 'for each of hits'],
    ['for each', 'foreach Depot removed', 'for each Runner and Depot her'],
    [
      same(
        '`for every` is said for `for each`.',
        ['opening: for each 2 Runners here', 'opening: for every 2 Runners here'],
        ['opening: for every 1 Runner here', 'opening: for each Runner here'],
      ),
    ],
  ]),
  'choose pieces': worded('opening', {
    words: [whoDoes, 'choose', things('pieces', 'QUANTITY PIECES WHERE')],
    shape: '[ACTOR [may]] choose QUANTITY PIECES WHERE:',
    shared: 1,
    means:
      'The faction chooses the pieces one after another, each once, out of those that are such when the first is chosen and for which the steps below can do something. They are done for each as it is chosen: `it` is the piece, and `here` the space where it stands, also when it has moved.',
    accepted: ['choose 1 Runner in a Town', 'choose up to 2 Troopers on the map', 'Crown may choose 1 Trooper here'],
    refused: ['choose Runner 1 in a Town', 'choose'],
    variants: [same('`a` is 1.', ['opening: choose a Runner in a Town', 'opening: choose 1 Runner in a Town'])],
    inLanguages: {},
  }),
  'choose one': worded('opening', {
    words: [whoDoes, flag('any', 'choose any one', 'choose one')],
    shared: 1,
    means:
      'One of the alternatives below is done: a list, or a block with a name for each. What can do nothing is not offered, but for `choose any one`, which lets the faction take it.',
    accepted: ['choose one', 'Crown may choose one', 'choose any one'],
    refused: ['choose two', 'choose on', 'choose any'],
    inLanguages: {},
  }),
  'take box': worded('opening', {
    words: ['take an open box'],
    means: 'The faction takes a box of the order of play that is open, and does the steps below its name.',
    accepted: ['take an open box'],
    refused: ['take an opne box'],
    inLanguages: { ja: '空いているボックスを1つ選ぶ' },
  }),
  actor: own('opening', [
    'ACTOR [may]:',
    'The steps below are done by this faction; with `may`, if it likes.',
    ['Crown may', 'the 1st in Line faction', 'the other faction'],
    ['Crown can'],
    [
      same('`may` alone is said of the executing faction.', ['opening: may', 'opening: the executing faction may']),
      same('`must` says that there is no choice.', ['opening: Crown must', 'opening: Crown']),
    ],
  ]),
  times: worded('opening', {
    words: [whoActs, times('most')],
    shared: 1,
    means: 'The steps below may be done so many times; the faction may stop before each.',
    accepted: ['up to 3 times', 'Crown may, up to as many times as there are League pieces in Gaol, at most 3'],
    refused: ['upto 3 times', 'up to times'],
    variants: [
      same('Whether it is done is a choice anyway.', [
        'opening: Crown may, up to 3 times',
        'opening: Crown, up to 3 times',
      ]),
    ],
    inLanguages: {},
  }),
  repeat: worded('opening', {
    words: [whoActs, digits('count'), 'times'],
    shape: '[ACTOR,] NUMBER times:',
    shared: 1,
    means: 'The steps below are done so many times.',
    accepted: ['2 times', 'Crown, 2 times'],
    refused: ['repeat 3 times'],
    inLanguages: {},
  }),
  while: worded('opening', {
    words: ['while', condition('condition'), ',', whoMay],
    means:
      'The steps below are done again and again, as long as the condition holds and the faction likes; it is asked before each time.',
    accepted: ['while Runners are here, Crown may', 'while Runners are here, may'],
    refused: ['whlie Runners are here, Crown may', 'while Runners here, Crown may'],
    inLanguages: {},
  }),
  step: worded('opening', {
    words: ['step', givenWord('name')],
    means: 'Gives the steps below a name, so that a card may speak of them.',
    accepted: ['step warrant'],
    refused: ['step'],
    inLanguages: { ja: '手順「{name}」' },
  }),
  groups: own('opening', [
    'move …, and for each group:',
    'A movement group by group; the steps below are done where each group arrives, with `the group` for its pieces. Standing rules are looked at when each has moved.',
    ['move any Runners here to adjacent spaces, and for each group'],
    ['move any Runners here to adjacent spaces, for each group'],
  ]),
  net: worded('opening', {
    words: ['change', word('track', 'TRACK'), 'by the net of'],
    means: 'The terms below are added up, and the track moves once.',
    accepted: ['change Resolve by the net of'],
    refused: ['change Resolve by net of'],
    inLanguages: { ja: '{track}を以下の合計だけ変更する' },
  }),
  'each faction': worded('opening', {
    words: ['each faction', ',', 'in order of play'],
    means:
      'The steps below are done by each faction, one after another: by who is first in the order of play, then by who is second, and so on. Each place has its faction when it comes to it.',
    accepted: ['each faction, in order of play'],
    refused: ['each faction', 'each faction, in any order'],
    variants: [
      same(
        'The comma may be left out, and `the` put in.',
        ['opening: each faction in order of play', 'opening: each faction, in order of play'],
        ['opening: each faction, in the order of play', 'opening: each faction, in order of play'],
      ),
    ],
    inLanguages: { ja: '各陣営が手番順に' },
  }),
  'extreme faction': worded('opening', {
    words: [
      oneOf(
        'how',
        { fewest: 'the faction with the fewest', most: 'the faction with the most' },
        { ja: { fewest: '少ない', most: '多い' } },
      ),
      things('what', 'PIECES [WHERE] | RESOURCE'),
    ],
    means:
      'The steps below are done by the faction that has the fewest or the most of its own pieces there, on the map where no place is told, or of a resource. Where several have as many, whoever acts says which of them does it.',
    accepted: [
      'the faction with the fewest pieces',
      'the faction with the most pieces in Towns',
      'the faction with the most Marks',
    ],
    refused: ['the faction with the fewest', 'the faction with fewest pieces'],
    inLanguages: { ja: '{what}が最も{how}陣営が' },
  }),
  'until deck empty': worded('opening', {
    words: ['until the deck is empty'],
    means: 'The steps below are done again and again until no card is left.',
    accepted: ['until the deck is empty'],
    refused: ['until the deck is emty'],
    inLanguages: { ja: '引きデッキがなくなるまで' },
  }),
};

export const termForms = {
  each: own('term', [
    '"+NUMBER for each THINGS" or "-NUMBER for every NUMBER THINGS"',
    'A term of a net change: so much for each, or for every so many whole ones.',
    ['-2 for each Town with Unrest', '+1 for every 2 Causeways without Unrest'],
    ['2 for each Town', '-2 each Town', '–2 for each Town'],
  ]),
  if: own('term', [
    '"+NUMBER if CONDITION" or "-NUMBER if CONDITION"',
    'A term of a net change: so much where the condition holds, else nothing.',
    ['+2 if no Unrest is in Causeways'],
    ['+2 if no Unrest on Causeways', '2 if Unrest is here'],
  ]),
};
