/** What holds while a card is in play: changes, and moments for steps. A form for each. */
import { own, same } from './form.js';
import {
  condition,
  digits,
  type Entry,
  distance,
  kind,
  name,
  names,
  oneOf,
  sum,
  things,
  who,
  worded,
} from './words.js';

/** What a procedure costs, wherever it is paid. */
const costs = [
  name('procedure', 'PROCEDURE'),
  'costs',
  sum('by'),
  oneOf('how', { more: 'more', less: 'less', is: '' }, { ja: { more: '多く', less: '少なく', is: '' } }),
  name('resource', 'RESOURCE'),
] as const;

/** Another number for what a procedure does, known by the number that its sentence says. */
function instead(doing: string, does: string, examples: Pick<Entry<[]>, 'accepted' | 'refused' | 'inLanguages'>) {
  return worded('change', {
    words: [
      `instead of ${doing}`,
      sum('was'),
      things('what', 'PIECES'),
      ',',
      name('procedure', 'PROCEDURE'),
      does,
      sum('by'),
    ],
    means: 'The same where a sentence of the procedure says that number, whichever of them it is.',
    ...examples,
  });
}

export const changeForms = {
  quantity: own('change', [
    "PROCEDURE's NAME is NUMBER [more | less] | at most NUMBER [if CONDITION]",
    'A named quantity of a procedure or a chit, or with `spaces` how many it may select, is another while this side is in play. Of what several cards say, what it is comes first, then all that is more or less, not below 0 unless what it is is said to be below it, then the least that it may be at most: their order does not matter, and two that say what it is must exclude each other.',
    ["Muster's spaces is at most 1", "Bread's taken is 1 more if Unrest is here"],
    ["Muster's spaces is at mots 1"],
  ]),
  'class quantity': own('change', [
    "each [FACTION] CLASS's spaces is NUMBER [more | less] | at most NUMBER [if CONDITION]",
    'How many spaces each procedure of the class, of the faction if one is named, may select is another while this side is in play. Bounds that a sentence gives to one conduct, and additional spaces, stay as they are.',
    ["each Crown Operation's spaces is at most 2", "each Operation's spaces is 1 more if Unrest is on the map"],
    ["each Crown Operation's spaces is at mots 2"],
  ]),
  restriction: worded('change', {
    words: [name('procedure', 'PROCEDURE'), 'may not select', things('spaces', 'SPACES')],
    shared: 1,
    means: 'Spaces that cannot be selected while this side is in play.',
    accepted: ['Muster may not select Towns with Unrest'],
    refused: ['Muster may not selct Towns'],
    variants: [
      same(
        'All of them are meant.',
        ['change: Muster may not select any Towns', 'change: Muster may not select Towns'],
        ['change: Muster may not select the Towns', 'change: Muster may not select Towns'],
      ),
    ],
    inLanguages: {},
  }),
  targets: worded('change', {
    words: [name('procedure', 'PROCEDURE'), 'may not target', things('what', 'PIECES [WHERE]')],
    shared: 1,
    means:
      'Pieces that the steps of the procedure cannot choose while this side is in play: those below `choose 1 PIECE:`, and those of which so many go along their paths.',
    accepted: ['Sally may not target Troopers', 'Sally may not target Runners in Towns'],
    refused: ['Sally may not taget Troopers', 'Sally may not target'],
    variants: [
      same(
        'All of them are meant.',
        ['change: Sally may not target any Troopers', 'change: Sally may not target Troopers'],
        ['change: Sally may not target the Troopers', 'change: Sally may not target Troopers'],
      ),
    ],
    inLanguages: {},
  }),
  ban: worded('change', {
    words: [name('faction', 'FACTION'), 'may not conduct', name('procedure', 'PROCEDURE')],
    shared: 1,
    means:
      'The faction cannot conduct the procedure while this side is in play. It is one of a class, which is offered among others.',
    accepted: ['Crown may not conduct Muster'],
    refused: ['Crown may not conduct', 'Crown must not conduct Muster'],
    inLanguages: { ja: '{faction}は{procedure}を実行できない' },
  }),
  amount: worded('change', {
    words: [
      name('procedure', 'PROCEDURE'),
      oneOf(
        'verb',
        { place: 'places', remove: 'removes', move: 'moves' },
        { ja: { place: '配置', remove: '除去', move: '移動' } },
      ),
      sum('by'),
      oneOf('how', { more: 'more', less: 'less' }, { ja: { more: '多く', less: '少なく' } }),
      things('what', 'PIECES'),
    ],
    shared: 1,
    means:
      'How many such pieces or markers a sentence of the procedure places, removes or moves is another, but never below 0: the number that it says, or behind `up to`. Where several of its sentences do, one after another, it is not known which is meant.',
    accepted: ['Muster places 1 more Trooper', 'Sortie moves 1 less Warden'],
    refused: ['Muster places 1 mroe Trooper', 'Muster replaces 1 more Trooper'],
    inLanguages: { ja: '{procedure}では{what}を{by}個{how}{verb}する' },
  }),
  'placing instead': instead('placing', 'places', {
    accepted: ['instead of placing 2 Troopers, Muster places 1'],
    refused: ['instead of placing 1 Trooper, Muster moves 2', 'instead of placing 1 Trooper'],
    inLanguages: { ja: '{procedure}では{what}{was}個ではなく{by}個を配置する' },
  }),
  'removing instead': instead('removing', 'removes', {
    accepted: ['instead of removing 1 Runner, Sortie removes 2'],
    refused: ['instead of removing 1 Trooper, Muster places 2', 'instead of removing 1 Trooper'],
    inLanguages: { ja: '{procedure}では{what}{was}個ではなく{by}個を除去する' },
  }),
  'moving instead': instead('moving', 'moves', {
    accepted: ['instead of moving 1 Warden, Sortie moves 2'],
    refused: ['instead of moving 1 Trooper, Muster removes 2', 'instead of moving 1 Trooper'],
    inLanguages: { ja: '{procedure}では{what}{was}個ではなく{by}個を移動する' },
  }),
  cost: worded('change', {
    words: costs,
    shared: 5,
    means:
      'What the sentence of the procedure that begins with `pay` pays of the resource is another, but never below 0. Where several do, one after another, it is not known which is meant.',
    accepted: ['Sortie costs 1 more Mark', 'Sortie costs 3 Marks'],
    refused: ['Sortie costs 1 mroe Mark', 'Sortie costs 1 more'],
    inLanguages: { ja: '{procedure}では{resource}を{by}{how}支払う' },
  }),
  'cost there': worded('change', {
    words: [...costs, 'in', things('spaces', 'SPACES')],
    shared: 5,
    means: 'The same where it is paid in such a space.',
    accepted: ['Sortie costs 1 more Mark in Towns with Unrest'],
    refused: ['Sortie costs 1 more Mark in', 'Sortie costs 1 more Mark form Towns'],
    variants: [
      same(
        'Any of them is meant.',
        ['change: Sortie costs 1 more Mark in any Towns', 'change: Sortie costs 1 more Mark in Towns'],
        ['change: Sortie costs 1 more Mark in all Towns', 'change: Sortie costs 1 more Mark in Towns'],
        ['change: Sortie costs 1 more Mark in the Towns', 'change: Sortie costs 1 more Mark in Towns'],
        ['change: Sortie costs 1 more Mark in each Town', 'change: Sortie costs 1 more Mark in Towns'],
      ),
    ],
    inLanguages: { ja: '{procedure}では{spaces}において{resource}を{by}{how}支払う' },
  }),
  'count double': worded('change', {
    words: [things('what', 'PIECES [WHERE]'), 'count double for', name('procedure', 'PROCEDURE')],
    means:
      'Wherever the procedure asks how many there are, in its numbers, its conditions and the spaces that it speaks of, each of these is one more while this side is in play. How many are placed, removed or moved stays as it is.',
    accepted: ['Depots count double for Sally', 'Depots in Provinces count double for Sally'],
    refused: ['Depots count double', 'Depots count duoble for Sally'],
    variants: [
      same('It is said in other words.', [
        'change: Depots in Provinces count twice for Sally',
        'change: Depots in Provinces count double for Sally',
      ]),
      same(
        'All of them are meant.',
        ['change: all Depots count double for Sally', 'change: Depots count double for Sally'],
        ['change: any Depots count double for Sally', 'change: Depots count double for Sally'],
        ['change: the Depots count double for Sally', 'change: Depots count double for Sally'],
      ),
    ],
    inLanguages: { ja: '{procedure}では{what}を2倍に数える' },
  }),
  ignored: worded('change', {
    words: [
      name('faction', 'FACTION'),
      'ignore',
      things('what', 'PIECES'),
      'when they conduct',
      name('procedure', 'PROCEDURE'),
    ],
    shared: 1,
    means:
      'While the faction conducts it, the procedure asks how many there are as if there were none of these. What they do by their own rules, such as how many a space may hold, they do as ever.',
    accepted: ['Crown ignore Unrest when they conduct Muster'],
    refused: ['Crown ignore Unrest', 'Crown ignore Unrest when conduct Muster'],
    variants: [
      same('It is said in a word less.', [
        'change: Crown ignore Unrest when they Muster',
        'change: Crown ignore Unrest when they conduct Muster',
      ]),
      same(
        'All of them are meant.',
        [
          'change: Crown ignore all Unrest when they conduct Muster',
          'change: Crown ignore Unrest when they conduct Muster',
        ],
        [
          'change: Crown ignore any Unrest when they conduct Muster',
          'change: Crown ignore Unrest when they conduct Muster',
        ],
        [
          'change: Crown ignore the Unrest when they conduct Muster',
          'change: Crown ignore Unrest when they conduct Muster',
        ],
      ),
    ],
    inLanguages: { ja: '{faction}は{procedure}の実行中、{what}を無視する' },
  }),
  barred: own('change', [
    'PIECES [WHERE] may not be placed [in SPACES] | may not be removed [from SPACES] | may not move [from SPACES]',
    'No sentence does that to such pieces or markers while this side is in play, whoever says it: they are passed over. Pieces are removed from the map; what is replaced or flipped is not removed.',
    [
      'Troopers may not be removed',
      'Unrest may not be placed in Towns',
      'Unrest may not be removed from Fenwick',
      'Runners in Towns may not move',
    ],
    [
      'Troopers may not be remvoed',
      'Troopers may not be removed of Fenwick',
      'Troopers may not be placed from Fenwick',
    ],
    [
      same(
        'It is said in other words.',
        ['change: Troopers are not removed', 'change: Troopers may not be removed'],
        ['change: Runners in Towns may not be moved', 'change: Runners in Towns may not move'],
        ['change: Troopers may not be removed in Towns', 'change: Troopers may not be removed from Towns'],
      ),
    ],
  ]),
  allowed: worded('change', {
    words: [name('piece', 'PIECES'), 'may be placed in', names('kinds', 'KINDS [or KINDS]')],
    shared: 1,
    means:
      'Such pieces may stand in spaces of these kinds while this side is in play, which they are `never in` by their own rule. Those that stand there stay when it is over.',
    accepted: ['Barges may be placed in Causeways'],
    refused: ['Barges may be palced in Causeways', 'Barges may be placed in'],
    variants: [
      same('A piece is named for all of its kind.', [
        'change: Barge may be placed in Causeways',
        'change: Barges may be placed in Causeways',
      ]),
    ],
    inLanguages: { ja: '{piece}を{kinds}に配置できる' },
  }),
  limit: worded('change', {
    words: ['no', things('spaces', 'SPACE'), 'may hold more than', sum('most'), things('what', 'PIECES')],
    means:
      'No more of the piece come to such a space than make it so many, while this side is in play; those that stand there stay.',
    accepted: ['no Town may hold more than 3 Troopers', 'no Town with Unrest may hold more than 1 Runner'],
    refused: ['no Town may hold mroe than 3 Troopers', 'no Town may hold more than 3'],
    inLanguages: { ja: '{spaces}には{what}を{most}個までしか置けない' },
  }),
  further: worded('change', {
    words: [
      things('what', 'PIECES'),
      'may',
      'move',
      distance('by'),
      'instead of',
      digits('was'),
      'during',
      name('procedure', 'PROCEDURE'),
    ],
    means:
      'Where a sentence of the procedure moves such pieces, and no others, to adjacent spaces, they may go on as far while this side is in play: from space to adjacent space, each of which is one that the sentence names, and open to their kind. They never come back to where they are.',
    accepted: ['Wardens may move 2 spaces instead of 1 during Sortie'],
    refused: ['Wardens may move 2 spaces instead of 1 in Sortie', 'Wardens may move 2 spaces during Sortie'],
    inLanguages: { ja: '{procedure}では{what}は{was}スペースではなく{by}まで移動できる' },
  }),
  accompany: worded('change', {
    words: [name('procedure', 'PROCEDURE'), 'may accompany', name('host', 'PROCEDURE')],
    shared: 1,
    means:
      'The procedure accompanies the other as well while this side is in play: it may be conducted at any one moment of it, wherever one of its class may accompany it. One faction conducts both.',
    accepted: ['Levy may accompany Forage'],
    refused: ['Levy may acompany Forage', 'Levy may accompany'],
    inLanguages: { ja: '{procedure}は{host}にも付随できる' },
  }),
  treated: worded('change', {
    words: ['treat', name('space', 'SPACE'), 'as', kind('as', 'a KIND')],
    means:
      'The space is of that kind while this side is in play, and of no other: what rules say of such spaces holds for it, and what they say of spaces of its own kind does not. What stands there stays, then and when it is over. No two cards that can be in play at once treat it as different kinds.',
    accepted: ['treat Fenwick as a Town', 'treat Harrow as a Causeway if Resolve is 0'],
    refused: ['treat Fenwick as', 'treat Fenwick lik a Town'],
    variants: [
      same(
        'It is said in other words.',
        ['change: Fenwick counts as a Town', 'change: treat Fenwick as a Town'],
        ['change: Fenwick is treated as a Town', 'change: treat Fenwick as a Town'],
      ),
    ],
    inLanguages: { ja: '{space}を{as}として扱う' },
  }),
  joined: worded('change', {
    words: [name('space', 'SPACE'), 'and', name('other', 'SPACE'), 'are', 'adjacent'],
    shared: 1,
    means: 'Each of the two spaces is adjacent to the other while this side is in play. Paths stay as they are.',
    accepted: ['Fenwick and Harrow are adjacent', 'Fenwick and Harrow are adjacent if Resolve is at least 5'],
    refused: ['Fenwick and Harrow are', 'Fenwick and Harrow are adjcent'],
    variants: [
      same('It is so both ways, whichever space is named first.', [
        'change: Fenwick is adjacent to Harrow',
        'change: Fenwick and Harrow are adjacent',
      ]),
    ],
    inLanguages: { ja: '{space}と{other}は隣接する' },
  }),
  reroll: worded('change', {
    words: ['once per turn', ',', name('faction', 'FACTION'), 'may reroll a die'],
    means:
      'Whenever one die has been rolled, whoever rolled it, the faction may have it rolled again; once in each turn. A roll of several dice is not meant.',
    accepted: ['once per turn, Crown may reroll a die'],
    refused: ['once per turn, Crown may reroll', 'once per trun, Crown may reroll a die'],
    variants: [
      same('The comma may be left out.', [
        'change: once per turn Crown may reroll a die',
        'change: once per turn, Crown may reroll a die',
      ]),
    ],
    inLanguages: { ja: '各手番に1回、{faction}はダイス1個を振り直してよい' },
  }),
  loss: worded('change', {
    words: [name('faction', 'FACTION'), 'lose this capability', 'if', condition('condition')],
    shared: 1,
    means:
      'As soon as the condition holds, the capability is out of play for good; so it is at once where the condition holds when it comes into play.',
    accepted: ['Crown lose this capability if Resolve is 0'],
    refused: ['Crown lose the capability if Resolve is 0', 'Crown lose this capability when Resolve is 0'],
    inLanguages: { ja: '{condition}とき、{faction}はこの能力を失う' },
  }),
  if: own('change', [
    'CHANGE if CONDITION',
    'Each of these holds while the condition does.',
    [
      'each roll against the Depots on the map is 1 less if Resolve is at least 5',
      'Muster may not select Towns if Unrest is on the map',
      'each roll against its strength is 1 more if it is a Trooper',
    ],
    ['Muster may not select Towns when Unrest is on the map', 'Muster may not select Towns if'],
  ]),
  rolls: worded('change', {
    words: ['each roll against', sum('against'), 'is', sum('by'), oneOf('how', { more: 'more', less: 'less' }, {})],
    means:
      'What the die shows is changed where it is held against this number; a number on the piece in hand is that of whichever piece the roll is held against there.',
    accepted: ['each roll against the Depots on the map is 1 more', 'each roll against its strength is 1 less'],
    refused: ['each roll against the Depots on the map is 1'],
    inLanguages: {},
  }),
  'rolls of': worded('change', {
    words: [
      'each roll of',
      name('procedure', 'PROCEDURE'),
      'against',
      sum('against'),
      'is',
      sum('by'),
      oneOf('how', { more: 'more', less: 'less' }, {}),
    ],
    means: 'The same of the rolls that the steps of this procedure hold against the number, and of no others.',
    accepted: ['each roll of Sally against its strength is 1 more'],
    refused: ['each roll of Sally is 1 more'],
    inLanguages: {},
  }),
  'track change': worded('change', {
    words: [
      oneOf('verb', { raise: 'each raise of', reduce: 'each reduction of' }, {}),
      name('track', 'TRACK'),
      'by',
      names('kinds', 'CARDS [or CARDS]'),
      'is',
      sum('by'),
      oneOf('how', { more: 'more', less: 'less' }, {}),
    ],
    means:
      'Each `raise` or `reduce` of this track in the Event of a card of these kinds, whoever plays it, is greater or smaller, but never below 0; one of 0 stays 0, and a number below 0 stays as it is.',
    shared: 5,
    accepted: [
      'each reduction of Resolve by Reckoning is 1 less',
      'each raise of Resolve by Reckoning or Events is 2 more',
    ],
    refused: ['each reduction of Resolve is 1 less', 'each reduction of Resolve by Reckoning is 1'],
    inLanguages: {},
  }),
  'track bound': worded('change', {
    words: [
      oneOf('verb', { raise: 'each raise of', reduce: 'each reduction of' }, {}),
      name('track', 'TRACK'),
      'by',
      names('kinds', 'CARDS [or CARDS]'),
      'is',
      'at most',
      sum('by'),
    ],
    shared: 5,
    means: 'The same is no greater than this, once all that cards add and take away is counted.',
    accepted: ['each reduction of Resolve by Reckoning is at most 1'],
    refused: ['each reduction of Resolve by Reckoning is at most'],
    inLanguages: {},
  }),
  forced: worded('change', {
    words: [who('faction'), 'must', 'choose', name('alternative'), 'in', name('procedure', 'PROCEDURE')],
    shared: 4,
    means:
      'While this faction chooses, or whoever does, the procedure offers only its alternative of that name, which cannot be declined; the others where that one is not possible. Where several cards force what is possible, the faction chooses among that. The other faction is the one that has not played the card.',
    accepted: [
      'Crown must choose stirred in Levy',
      'the executing faction must choose stirred in Levy',
      'the other faction must choose stirred in Levy',
    ],
    refused: ['Crown must choose stirred in', 'Crown may choose stirred in Levy'],
    inLanguages: { ja: '{faction}は{procedure}で{alternative}を選択しなければならない' },
  }),
  'forced anywhere': worded('change', {
    words: [who('faction'), 'must', 'choose', name('alternative')],
    shared: 4,
    means: 'The same, where one procedure only has an alternative of that name.',
    accepted: ['Crown must choose calmed', 'the other faction must choose calmed'],
    refused: ['Crown must', 'Crown must choose', 'Crown must not choose calmed'],
    variants: [
      same(
        'It is said in a word less.',
        ['change: Crown must calmed', 'change: Crown must choose calmed'],
        ['change: the other faction must stirred in Levy', 'change: the other faction must choose stirred in Levy'],
      ),
    ],
    inLanguages: { ja: '{faction}は{alternative}を選択しなければならない' },
  }),
};
