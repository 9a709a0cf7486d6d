/** Numbers: a form for each. */
import { own, same } from './form.js';
import { directNumber, name, named, oneOf, sum, things, worded } from './words.js';

/** `the total VALUE of THINGS`. */
function valuesOf<const Words extends string>(words: Words, means: string, ja: string) {
  return worded('number', {
    words: [words, name('value', 'VALUE'), 'of', things('what', 'THINGS WHERE')],
    means,
    accepted: [`${words} depth of the Towns`, `${words} strength of the Runners here`],
    refused: [`${words} of the Towns`],
    inLanguages: { ja: `{what}の{value}の${ja}` },
  });
}

export const numberForms = {
  literal: own('number', [
    'NUMBER',
    'A whole number in digits. Below 0 it has a sign right before them, where a number is said and not how many of something there are.',
    ['2', '-2'],
    ['two', '2.5', '+2', '- 2', '-0'],
    [
      same(
        '`minus` in front of a number is its sign.',
        ['number: minus 2', 'number: -2'],
        ['number: minus 1', 'number: -1'],
        ['number: hits plus minus 2', 'number: hits plus -2'],
        ['number: minus 1 per 2 patrols here', 'number: -1 per 2 patrols here'],
      ),
      same('A 0 in front of a number says nothing.', ['number: 02', 'number: 2'], ['number: -02', 'number: -2']),
    ],
  ]),
  count: own('number', [
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
  ]),
  named: own('number', [
    'NAME',
    'A track, a counter, an option with a number, a named quantity, or what `let` gave a name.',
    ['Resolve', 'hits', 'Reserve Boats'],
    ['the'],
  ]),
  'value of': own('number', [
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
  ]),
  'value discarded': own('number', [
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
  ]),
  removed: own('number', [
    'the PIECES removed',
    'How many have been removed since these steps began: those of a space, of a repetition, or of the whole effect. Steps below `if`, `while`, `may`, `choose one` and `step` count with the steps around them where these remove such pieces or speak of them too.',
    ['the pieces removed', 'the Depots removed'],
    ['the removed'],
  ]),
  placed: own('number', [
    'the PIECES placed',
    'How many have been placed on the map since these steps began, as those removed are counted.',
    ['the pieces placed', 'the Depots placed'],
    ['the placed'],
  ]),
  per: own('number', [
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
        ['number: -1 for every 2 patrols here', 'number: -1 per 2 patrols here'],
        ['term: +1 per Town', 'term: +1 for each Town'],
        ['term: +1 for every Town', 'term: +1 for each Town'],
        ['term: +1 per 2 Towns', 'term: +1 for every 2 Towns'],
        ['term: +1 for every 1 Town', 'term: +1 for each Town'],
      ),
    ],
  ]),
  plus: own('number', [
    'NUMBER plus NUMBER',
    'Both together.',
    ['hits plus 1'],
    ['hits plus'],
    [same('A comma may stand before it.', ['number: hits, plus 1', 'number: hits plus 1'])],
  ]),
  minus: own('number', [
    'NUMBER minus NUMBER',
    'The first without the second.',
    ['3 minus hits'],
    ['3 minus'],
    [same('A comma may stand before it.', ['number: 3, minus hits', 'number: 3 minus hits'])],
  ]),
  'higher of': own('number', [
    'the higher of NUMBER and NUMBER, the highest of NUMBER, NUMBER and NUMBER',
    'That of two numbers or more than which none is higher.',
    ['the higher of 3 and the Runners here', 'the highest of 3, hits and Resolve'],
    ['the higher of 3', 'the highest of 3, hits'],
    [
      same(
        'Either word may be said of two or more.',
        ['number: the highest of 3 and hits', 'number: the higher of 3 and hits'],
        ['number: the higher of 3, hits and Resolve', 'number: the highest of 3, hits and Resolve'],
      ),
    ],
  ]),
  'lower of': own('number', [
    'the lower of NUMBER and NUMBER, the lowest of NUMBER, NUMBER and NUMBER',
    'That of two numbers or more than which none is lower.',
    ['the lower of 3 and the Runners here', 'the lowest of 3, hits and Resolve'],
    ['the lower of 3', 'the lowest of 3, hits'],
    [
      same(
        'Either word may be said of two or more.',
        ['number: the lowest of 3 and hits', 'number: the lower of 3 and hits'],
        ['number: the lower of 3, hits and Resolve', 'number: the lowest of 3, hits and Resolve'],
      ),
    ],
  ]),
  twice: own('number', [
    'twice NUMBER',
    'The number and as many again; what is added stands behind.',
    ['twice hits', 'twice the Runners here plus 1'],
    ['twice'],
  ]),
  times: own('number', [
    'NUMBER times NUMBER',
    'The one so many times; what is added stands behind.',
    ['hits times 3', 'hits times 3 plus 1'],
    ['hits times'],
    [],
  ]),
  'divided by': own('number', [
    'NUMBER divided by NUMBER, rounded down | rounded up',
    'How often the second goes into the first; the direction of the rounding is always said. What is less than 1 divides as 1 does.',
    ['hits divided by 3, rounded down', 'hits times 100 divided by the higher of 1 and hits, rounded up'],
    ['hits divided by 3', 'hits divided by, rounded down'],
    [
      same('The comma may be left out.', [
        'number: hits divided by 3 rounded down',
        'number: hits divided by 3, rounded down',
      ]),
    ],
  ]),
  'at most': own('number', [
    'NUMBER, at most NUMBER',
    'The first, but no more than the second.',
    ['the Runners here, at most 3'],
    ['the Runners here, at mots 3'],
    [same('The comma may be left out.', ['number: the Runners here at most 3', 'number: the Runners here, at most 3'])],
  ]),
  if: own('number', [
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
  ]),
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
  'card value': directNumber({
    words: ["the card's", named('value', 'VALUE', 'card value')],
    means: 'What is printed on the card in hand; 0 where there is none.',
    accepted: ["the card's tide"],
    refused: ['the card tide'],
    inLanguages: { ja: 'そのカードの{value}' },
  }),
  'resource of': worded('number', {
    words: [
      oneOf(
        'of',
        { executing: "the executing faction's", other: "the other faction's" },
        { ja: { executing: '実行する派閥', other: '他の派閥' } },
      ),
      name('resource', 'RESOURCE'),
    ],
    means: 'How many the faction has; of a faction by its name it is a track: `Crown Marks`.',
    accepted: ["the executing faction's Marks", "the other faction's Marks"],
    refused: ["the executing faction's", 'the executing faction Marks'],
    variants: [
      same('A faction may be said by its name.', ["raise Resolve by Crown's Marks", 'raise Resolve by Crown Marks']),
      same(
        'In a procedure that Crown alone conducts, `the executing faction` is Crown.',
        ["raise Resolve by the executing faction's Marks", 'raise Resolve by Crown Marks'],
        ["raise Resolve by the other faction's Marks", 'raise Resolve by League Marks'],
      ),
    ],
    inLanguages: { ja: '{of}の{resource}' },
  }),
  'own value': worded('number', {
    words: ['its', name('value', 'VALUE')],
    means:
      'What is printed on the piece in hand, or on the space where it stands; where no piece is in hand, on the space in hand.',
    accepted: ['its depth', 'its strength'],
    refused: ['it depth', 'its'],
    inLanguages: { ja: 'その{value}' },
  }),
  total: valuesOf(
    'the total',
    'The values of all of them together; a value of spaces is counted for each piece that is there.',
    '合計',
  ),
  highest: valuesOf('the highest', 'The highest value that any of them has; 0 where there is none of them.', '最大値'),
  lowest: valuesOf('the lowest', 'The lowest value that any of them has; 0 where there is none of them.', '最小値'),
  deck: directNumber({
    words: ['the cards in the deck'],
    means: 'How many cards are still to be revealed.',
    accepted: ['the cards in the deck'],
    refused: ['cards in the deck'],
    inLanguages: { ja: '山札のカードの枚数' },
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
