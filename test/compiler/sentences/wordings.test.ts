import { describe, expect, it } from 'vitest';
import { outlineOf, readings, type Part } from './saltmarsh.js';

/** Other wordings, with the one that is printed. */
const otherWordings: readonly (readonly [Part, string, string])[] = [
  ['sentence', 'place all Troopers in any Towns from Reserve', 'place all Troopers from Reserve in any Towns'],
  ['sentence', 'place 1 Cell in or adjacent to Samarai', 'place 1 Cell in a space in or adjacent to Samarai'],
  ['sentence', 'place 1 Cell adjacent to Fenwick', 'place 1 Cell in a space adjacent to Fenwick'],
  ['sentence', 'place 2 Cells in "Any"', 'place 2 Cells in Any'],
  ['sentence', 'Crown places 2 Cells in Wake Fens', 'Crown place 2 Cells in Wake Fens'],
  [
    'sentence',
    'League may place 1 Depot in 1 Fen with Cells and without Troopers or Unrest',
    'League may place 1 Depot in a Fen with Cells and without Troopers or Unrest',
  ],
  ['sentence', 'League must remove 1 Depot from Harrow', 'League remove 1 Depot in Harrow'],
  ['sentence', 'remove 1 Cell from here', 'remove 1 Cell here'],
  [
    'sentence',
    'move any Cells here to any spaces including their original space',
    'move any Cells here to any spaces, including their own',
  ],
  [
    'sentence',
    'move 1 or 2 Cells from 1 adjacent space with a Depot to here',
    'move 1 or 2 Cells from an adjacent space with a Depot to here',
  ],
  ['sentence', 'flip 1 Cell here to Active', 'expose 1 Cell here'],
  ['sentence', 'expose 1 Cell for every 2 cubes here', 'expose 1 Cell per 2 cubes here'],
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
  ['sentence', 'let x be the number of Cells here', 'let x be the Cells here'],
  ['sentence', 'let x be as many as there are Cells here', 'let x be the Cells here'],
  [
    'sentence',
    'conduct an Operation in 1 Fen with a Special Activity at any one moment',
    'conduct an Operation in 1 Fen, with a Special Activity at any one moment',
  ],
  ['sentence', 'close the Event', 'close the Event box'],
  ['sentence', "remove 1 Cell in a Depot's space", 'remove 1 Cell in a space with a Depot'],
  ['sentence', "remove 1 Cell adjacent to a Depot's space", 'remove 1 Cell adjacent to a space with a Depot'],
  ['sentence', 'place 1 Trooper in every Town', 'place 1 Trooper in each Town'],
  ['sentence', 'place 1 Trooper there', 'place 1 Trooper here'],
  [
    'sentence',
    'remove all Cells and/or Depots in spaces that are not Roads',
    'remove all Cells and Depots in spaces that are not Roads',
  ],
  ['opening', 'if here has a Blockade', 'if a Blockade is here'],
  ['opening', 'if Fenwick has a Blockade', 'if a Blockade is in Fenwick'],
  ['opening', 'if it is a Fen', 'if here is a Fen'],
  ['opening', 'if here is a Fen or a Town', 'if here is a Fen or Town'],
  ['opening', 'if Cells are not here', 'if no Cells are here'],
  ['opening', 'if Supply is not at least 3', 'if Supply is less than 3'],
  ['opening', 'if the pieces removed is at least 3', 'if the pieces removed are at least 3'],
  ['opening', 'if 1 Cell is adjacent to here', 'if a Cell is adjacent to here'],
  ['opening', 'Crown may in 1 Fen', 'Crown may, in 1 Fen'],
  ['opening', 'Crown choose one', 'Crown, choose one'],
  ['opening', 'Crown must', 'Crown'],
  ['opening', 'may', 'the executing faction may'],
  ['condition', 'there are 2 Cells here', '2 Cells are here'],
  ['opening', 'for every Depot removed', 'for each Depot removed'],
  ['opening', 'up to 3 time', 'up to 3 times'],
  ['opening', 'if there are Cells here', 'if Cells are here'],
  ['opening', 'if Supply is greater than 3', 'if Supply is more than 3'],
];

describe('a sentence in another wording', () => {
  it.each(otherWordings)('%s: %s is printed as %s', (part, text, printed) => {
    expect(readings[part].reprint(text)).toBe(printed);
    expect(outlineOf(part, printed)).toBe(outlineOf(part, text));
  });
});
