import { describe, expect, it } from 'vitest';
import { outlineOf, readings, type Part } from './saltmarsh.js';

/** Other wordings, with the one that is printed. */
const otherWordings: readonly (readonly [Part, string, string])[] = [
  ['sentence', 'place all Troopers in any Towns from Reserve', 'place all Troopers from Reserve in any Towns'],
  ['sentence', 'place 1 Runner in or adjacent to Samarai', 'place 1 Runner in spaces in or adjacent to Samarai'],
  ['sentence', 'place 1 Runner adjacent to Fenwick', 'place 1 Runner in spaces adjacent to Fenwick'],
  ['sentence', 'place 2 Runners in "Any"', 'place 2 Runners in Any'],
  ['sentence', 'Crown places 2 Runners in Wake Fens', 'Crown place 2 Runners in Wake Fens'],
  [
    'sentence',
    'League may place 1 Depot in 1 Fen with Runners and without Troopers or Unrest',
    'League may place 1 Depot in a Fen with Runners and without Troopers or Unrest',
  ],
  ['sentence', 'League must remove 1 Depot from Harrow', 'League remove 1 Depot in Harrow'],
  ['sentence', 'remove 1 Runner from here', 'remove 1 Runner here'],
  [
    'sentence',
    'move any Runners here to any spaces including their original space',
    'move any Runners here to any spaces, including their own',
  ],
  [
    'sentence',
    'move 1 or 2 Runners from 1 adjacent space with a Depot to here',
    'move 1 or 2 Runners from an adjacent space with a Depot to here',
  ],
  ['sentence', 'flip 1 Runner here to Active', 'expose 1 Runner here'],
  ['sentence', 'expose 1 Runner for every 2 cubes here', 'expose 1 Runner per 2 cubes here'],
  [
    'sentence',
    'raise the War chest by half of the Depots here, rounded down',
    'raise War chest by half of the Depots here, rounded down',
  ],
  ['sentence', 'play 1 Fate chit drawn or held', 'play 1 drawn or held Fate chit'],
  ['sentence', 'play 1 Fate chit held', 'play 1 held Fate chit'],
  ['sentence', 'select 1 Fate chit in the pool to hold', 'hold 1 Fate chit in the pool'],
  ['sentence', 'return all Fate chits', 'return all Fate chits to the pool'],
  ['sentence', 'roll', 'roll a die'],
  ['sentence', 'let x be the number of Runners here', 'let x be the Runners here'],
  ['sentence', 'let x be as many as there are Runners here', 'let x be the Runners here'],
  [
    'sentence',
    'conduct an Operation in 1 Fen with a Special Activity at any one moment',
    'conduct an Operation in 1 Fen, with a Special Activity at any one moment',
  ],
  ['sentence', 'close the Event', 'close the Event box'],
  ['sentence', "remove 1 Runner in a Depot's space", 'remove 1 Runner in a space with a Depot'],
  ['sentence', "remove 1 Runner adjacent to a Depot's space", 'remove 1 Runner adjacent to a space with a Depot'],
  ['sentence', 'place 1 Trooper in every Town', 'place 1 Trooper in each Town'],
  ['sentence', 'place 1 Trooper there', 'place 1 Trooper here'],
  ['sentence', 'Place 2 Runners in Fenwick.', 'place 2 Runners in Fenwick'],
  ['sentence', 'Expose 1 Runner here. ', 'expose 1 Runner here'],
  ['opening', 'If Unrest is here', 'if Unrest is here'],
  ['opening', 'For each Depot removed', 'for each Depot removed'],
  [
    'sentence',
    'remove all Runners and/or Depots in spaces that are not Roads',
    'remove all Runners and Depots in spaces that are not Roads',
  ],
  ['opening', 'if here has a Blockade', 'if a Blockade is here'],
  ['opening', 'if Fenwick has a Blockade', 'if a Blockade is in Fenwick'],
  ['opening', 'if it is a Fen', 'if it is a Fen'],
  ['opening', 'if here is a Fen or a Town', 'if here is a Fen or Town'],
  ['opening', 'if Runners are not here', 'if no Runners are here'],
  ['opening', 'if Supply is not at least 3', 'if Supply is less than 3'],
  ['opening', 'if the pieces removed is at least 3', 'if the pieces removed are at least 3'],
  ['opening', 'if 1 Runner is adjacent to here', 'if a Runner is adjacent to here'],
  ['opening', 'Crown may in 1 Fen', 'Crown may, in 1 Fen'],
  ['opening', 'Crown choose one', 'Crown, choose one'],
  ['opening', 'Crown choose any one', 'Crown, choose any one'],
  ['opening', 'Crown must', 'Crown'],
  ['opening', 'may', 'the executing faction may'],
  ['condition', 'there are 2 Runners here', '2 Runners are here'],
  ['opening', 'for every Depot removed', 'for each Depot removed'],
  ['opening', 'up to 3 time', 'up to 3 times'],
  ['opening', 'if there are Runners here', 'if Runners are here'],
  ['opening', 'if Supply is greater than 3', 'if Supply is more than 3'],
];

describe('a sentence in another wording', () => {
  it.each(otherWordings)('%s: %s is printed as %s', (part, text, printed) => {
    expect(readings[part].reprint(text)).toBe(printed);
    expect(outlineOf(part, printed)).toBe(outlineOf(part, text));
  });
});
