/** What is done with the piece in hand, and with pieces along their paths: a form for each clause. */
import { own, same } from './form.js';
import { distance, kind, name, oneOf, things, worded } from './words.js';

const inJapanese = { ja: { 'at will': '', 'once a turn': '（1手番に1回まで）' } };
const once = oneOf('often', { 'at will': '', 'once a turn': ', at most once a turn' }, inJapanese);
const eachOnce = oneOf('often', { 'at will': '', 'once a turn': ', each at most once a turn' }, inJapanese);

const unlessMoved = 'With `once a turn`, what has moved this turn by any sentence stays.';

/** `advance it 1 space`, and back. */
function goingIt<const Verb extends string>(verb: `${Verb} it`, towards: string, ja: string) {
  return worded('sentence', {
    words: [verb, distance('steps'), once],
    means: `Moves the piece in hand so many spaces towards the ${towards} of its path, where it may stand there; at the ${towards} it stays. ${unlessMoved}`,
    accepted: [`${verb} 1 space`, `${verb} 2 spaces`, `${verb} 1 space, at most once a turn`],
    refused: [`${verb} 1`, `${verb} by 1 space`],
    inLanguages: { ja: `それを{steps}{often}|${ja}` },
  });
}

function going<const Verb extends string>(verb: Verb, towards: string, ja: string) {
  return worded('sentence', {
    words: [verb, things('what', 'QUANTITY PIECES WHERE'), distance('steps'), eachOnce],
    means: `Moves each of these pieces so many spaces towards the ${towards} of its own path, where it may stand there; at the ${towards} it stays. With a number, the faction chooses them. ${unlessMoved}`,
    accepted: [
      `${verb} all Runners on the map 1 space`,
      `${verb} 1 Runner in a Town 2 spaces`,
      `${verb} all Runners on the map 1 space, each at most once a turn`,
    ],
    refused: [`${verb} all Runners on the map`, `${verb} all Runners 1 spaec`],
    variants: [
      same('Without a number, all are.', [
        `${verb} Runners on the map 1 space`,
        `${verb} all Runners on the map 1 space`,
      ]),
    ],
    inLanguages: { ja: `{what}を{steps}{often}|${ja}` },
  });
}

function goingListed<const Verb extends string>(verb: Verb, towards: string, ja: string) {
  return worded('sentence', {
    words: [`${verb} the card's`, name('list', 'LIST'), distance('steps'), eachOnce],
    means: `Moves each piece on the map that the card in hand lists so many spaces towards the ${towards} of its own path, where it may stand there; at the ${towards} it stays. ${unlessMoved}`,
    accepted: [`${verb} the card's raiders 1 space`, `${verb} the card's raiders 1 space, each at most once a turn`],
    refused: [`${verb} the card raiders 1 space`],
    inLanguages: { ja: `カードの{list}を{steps}{often}|${ja}` },
  });
}

export const inHandForms = {
  'move it': worded('sentence', {
    words: ['move it to', kind('to', 'SPACES'), once],
    means: `Moves the piece in hand to one of these spaces, in which it may stand; \`here\` is that space from then on. ${unlessMoved}`,
    accepted: [
      'move it to an adjacent space',
      'move it to Fenwick',
      'move it to an adjacent space, at most once a turn',
    ],
    refused: ['move it Fenwick', 'move it to'],
    variants: [
      same(
        'It goes to one of the spaces, whatever stands before them.',
        ['move it to adjacent spaces', 'move it to an adjacent space'],
        ['move it to any adjacent spaces', 'move it to an adjacent space'],
        ['move it to the adjacent spaces', 'move it to an adjacent space'],
        ['move it to 1 adjacent space', 'move it to an adjacent space'],
      ),
    ],
    inLanguages: { ja: 'それを{to}へ{often}|移動させる' },
  }),
  'move it along': own('sentence', [
    'move it up to NUMBER [spaces] along SPACES[, paying the VALUE of each][, stopping in SPACES][, at most once a turn]',
    `Moves the piece in hand from space to adjacent space, each of them one of these and open to its kind, to one that it can reach: within so many spaces, or, where each space costs what is printed on it, for no more than that many by the cheapest way. Where it is said to stop, it goes no further. ${unlessMoved}`,
    [
      'move it up to 2 spaces along Provinces',
      'move it up to its strength along any spaces, paying the depth of each',
      'move it up to 4 along spaces without Troopers, paying the depth of each, stopping in spaces adjacent to a space with Troopers, at most once a turn',
      'move it up to 2 spaces along any spaces, stopping in Towns',
    ],
    ['move it up to 2 spaces', 'move it up to 2 along Provinces', 'move it up to 2 along Provinces, paying the depth'],
    [
      same('The commas may be left out.', [
        'move it up to 4 along any spaces paying the depth of each stopping in Towns',
        'move it up to 4 along any spaces, paying the depth of each, stopping in Towns',
      ]),
    ],
  ]),
  'remove it': worded('sentence', {
    words: ['remove it'],
    means: 'Takes the piece in hand away, to Available.',
    accepted: ['remove it'],
    refused: ['remove it here'],
    inLanguages: { ja: 'それを|除去する' },
  }),
  'remove it to': worded('sentence', {
    words: ['remove it to', name('box', 'BOX')],
    means: 'Takes the piece in hand away, to the box that is named.',
    accepted: ['remove it to Gaol'],
    refused: ['remove it to', 'remove it in Gaol'],
    inLanguages: { ja: 'それを除去して{box}に|置く' },
  }),
  'flip it': worded('sentence', {
    words: ['flip it to', name('state', 'STATE')],
    means: 'Turns the piece in hand into another of its states.',
    accepted: ['flip it to Hidden'],
    refused: ['flip it Hidden', 'flip it'],
    inLanguages: { ja: 'それを{state}に|する' },
  }),
  'advance it': goingIt('advance it', 'end', '前進させる'),
  'retreat it': goingIt('retreat it', 'beginning', '後退させる'),
  'advance listed': goingListed('advance', 'end', '前進させる'),
  'retreat listed': goingListed('retreat', 'beginning', '後退させる'),
  advance: going('advance', 'end', '前進させる'),
  retreat: going('retreat', 'beginning', '後退させる'),
};
