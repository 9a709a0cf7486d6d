/** The lines that speak of what is asked, and of what somebody sees. */
import { same } from '../../surface/forms/form.js';
import { choice, line, slot } from './line.js';

const number = choice('number', { one: ['is'], many: ['are'] });
const areAsked = choice('number', { many: ['are'], one: ['is'] });

/** In the order in which they are tried. */
export const questionLines = {
  'nothing asked': line({
    title: 'that nothing is asked',
    places: ['then'],
    words: ['nothing is asked'],
    means: 'No question is open.',
    accepted: ['nothing is asked'],
    refused: [['then', 'nothing is askd', '`nothing is askd` says nothing about the board that can be checked']],
  }),
  asked: line({
    title: 'who is asked',
    places: ['then'],
    words: [slot('by', 'speaker', 'FACTION | draw | roll'), areAsked, 'asked'],
    means: 'Of whom the question that comes next is asked.',
    accepted: ['Crown are asked', 'roll is asked'],
    variants: [same('Number is free.', ['Crown is asked', 'Crown are asked'])],
    refused: [
      ['then', 'Corwn are asked', '`Corwn` is no faction and no kind of chance'],
      ['then', 'Crown are askd', '`Crown are askd` says nothing about the board that can be checked'],
    ],
  }),
  offered: line({
    title: 'what is offered',
    places: ['then'],
    words: [slot('options', 'options', 'OPTIONS'), number, choice('negated', { no: [''], yes: ['not'] }), 'offered'],
    means: 'Some of the options of the question that comes next.',
    accepted: ['Fenwick and done are offered', 'Fenwick is not offered'],
    refused: [['then', 'Fenwik is offered', 'unknown option `Fenwik`']],
  }),
};

/** Those with more behind a colon, in the order in which they are tried. */
export const colonLines = {
  'all asked': line({
    title: 'who is asked what',
    places: ['then'],
    words: [slot('by', 'speaker', 'FACTION | draw | roll'), areAsked, 'asked'],
    behind: 'answers',
    means: 'The question that comes next, with every option: no more and no less.',
    accepted: ['Crown are asked: Fenwick, done'],
    variants: [
      same('A list holds an option with a comma in it.', [
        'Crown are asked: [Fenwick, done]',
        'Crown are asked: Fenwick, done',
      ]),
    ],
    refused: [
      ['then', 'Corwn are asked: done', '`Corwn` is no faction and no kind of chance'],
      ['then', 'Crown are asked: Fenwick,, done', 'an answer is missing'],
    ],
  }),
  question: line({
    title: 'the words of the question',
    places: ['then'],
    words: ['the question is'],
    behind: 'text',
    means: 'The sentence that asks, as it is written in the rules.',
    accepted: ['the question is: select up to 3 spaces'],
    refused: [['then', 'the question is', '`the question is` says nothing about the board that can be checked']],
  }),
  cited: line({
    title: 'the rule of the question',
    places: ['then'],
    words: ['the question cites'],
    behind: 'text',
    means: 'The rule that is cited with the question.',
    accepted: ['the question cites: F 1'],
    variants: [
      same('The letters of the rulebook may be left out.', ['the question cites: "1"', 'the question cites: F 1']),
    ],
    refused: [['then', 'the question cites', '`the question cites` says nothing about the board that can be checked']],
  }),
  seen: line({
    title: 'what somebody sees',
    places: ['then'],
    words: [slot('by', 'viewer', 'FACTION | everybody'), choice('number', { many: ['see'], one: ['sees'] })],
    behind: 'lines',
    means: 'What a faction may know of the board, and what all may know.',
    accepted: ['League see: [no Salt chits are drawn]', 'everybody sees: [Resolve is 6]'],
    refused: [
      ['then', 'Leage see: [Resolve is 6]', 'unknown faction `Leage`'],
      ['then', 'Crown see: [nothing is asked]', '`nothing is asked` is nothing that anybody sees on the board'],
    ],
  }),
};
