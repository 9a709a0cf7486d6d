/** The lines that say what is done and what is answered. */
import { same } from '../../surface/forms/form.js';
import { choice, line, maybe, slot } from './line.js';

const conduct = ['conduct', 'conducts'] as const;

/** In the order in which they are tried. */
export const actionLines = {
  conduct: line({
    title: 'a procedure',
    places: ['when'],
    words: [maybe('by', 'faction', 'FACTION'), conduct, slot('procedure', 'procedure', 'PROCEDURE')],
    means: 'A faction conducts it by itself, outside the sequence of play. Its own faction need not be named.',
    accepted: ['Crown conduct Muster'],
    variants: [same('Its own faction need not be named.', ['conduct Muster', 'Crown conduct Muster'])],
    refused: [
      ['when', 'League conduct Muster', 'League cannot conduct `Muster`: only Crown do'],
      ['when', 'Crown conduct Mustar', 'unknown procedure `Mustar`'],
    ],
  }),
  'conduct within': line({
    title: 'a procedure within bounds',
    places: ['when'],
    words: [
      maybe('by', 'faction', 'FACTION'),
      conduct,
      slot('bounds', 'conduct', '[a Limited] PROCEDURE [or PROCEDURE] [in SPACES]'),
    ],
    means:
      'As the sentence of the rules: in spaces that are such whatever is on the board. What else a sentence says of a conduct (`waiving …`, `free`) is no part of an example.',
    accepted: ['Crown conduct a Limited Muster in Fenwick', 'Crown conduct Muster or Forage in Fenwick or Dunmoor'],
    refused: [['when', 'Crown conduct Muster in spaces with Unrest', 'which spaces these are depends on the board']],
  }),
  play: line({
    title: 'a card',
    places: ['when'],
    words: [
      slot('by', 'faction', 'FACTION'),
      ['play', 'plays'],
      slot('card', 'card', 'CARD'),
      choice('side', { only: [''], unshaded: ['unshaded'], shaded: ['shaded'] }),
    ],
    means:
      'The faction executes the Event of the card, of the side that is named; of a card with one side nothing is named.',
    accepted: ['League play C1', 'Crown play C3 shaded'],
    refused: [
      ['when', 'League play C3', 'which side of the card `C3` is not said'],
      ['when', 'League plays Muster', 'unknown card `Muster`'],
    ],
  }),
};

/** Of what is done between two answers. */
export const scriptLines = {
  'go on': line({
    title: 'going on',
    places: ['answer'],
    words: ['play goes on'],
    means:
      'Between two rounds, where nobody is asked anything: on to what comes next, such as the card that is revealed.',
    accepted: ['play goes on'],
    refused: [['answer', 'play goes', '`play goes` is nothing that can be done']],
  }),
};

/** In the order in which they are tried. */
export const answerLines = {
  check: line({
    title: 'what holds between two answers',
    places: ['answer'],
    words: ['then'],
    behind: 'lines',
    means: 'The lines hold at the question that comes next.',
    accepted: ['then: [Fenwick holds 1 Unrest, Crown are asked]'],
    refused: [['answer', 'then: []', 'the line `then` states nothing that the board should show']],
  }),
  answers: line({
    title: 'answers',
    places: ['answer'],
    words: [slot('by', 'speaker', 'FACTION | draw | roll')],
    behind: 'answers',
    means:
      'What a faction answers to the questions it is asked, in their order; the chits that are drawn; what the dice show. An answer is one of the options as `play` shows them: a space, `done`, a number, the words of an alternative. A question with one possible answer is not asked, and what chance leaves out falls by the seed.',
    accepted: ['Crown: Fenwick, done', 'draw: Bread, Salt', 'roll: 4'],
    variants: [
      same('A list holds an answer with a comma in it.', ['League: [Fenwick, done]', 'League: Fenwick, done']),
    ],
    refused: [
      ['answer', 'Corwn: Fenwick', '`Corwn` is no faction and no kind of chance'],
      ['answer', 'Crown: Fenwick,, done', 'an answer is missing'],
      ['answer', 'roll: 7', '`7` is no roll of a die'],
      ['answer', 'draw: Bred', 'unknown chit `Bred`'],
    ],
  }),
};
