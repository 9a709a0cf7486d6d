import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createParser } from '../../../compiler/surface/grammar.js';
import { parseSentence } from '../../../compiler/surface/parse.js';
import { keywords } from '../../../compiler/surface/forms/keywords.js';
import { language, names, outlineOf, readings, type Part } from './saltmarsh.js';
import { processorTime } from '../../support/processor-time.js';
import { textWithPlaces } from '../../../compiler/source/text.js';

const parts = Object.keys(readings) as Part[];
const keyword = fc.constantFrom(...keywords.map(([surface]) => surface));
const stray = fc.constantFrom(
  ',',
  '.',
  "'s",
  '"',
  '–',
  '+1',
  '-2',
  '3',
  'hits',
  'plce',
  'Samarai',
  '\u00a0',
  '😀',
  '__proto__',
  'toString',
);
const word = fc.oneof({ weight: 4, arbitrary: keyword }, { weight: 3, arbitrary: fc.constantFrom(...names) }, stray);
const soup = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));

const name = fc.constantFrom(
  'Runners',
  'Depots',
  'Troopers',
  'Fens',
  'Active Runners',
  'League pieces',
  'selected spaces',
  'drawn Fate chits',
  'drawn or held Fate chits',
  'shaded Crown Capabilities',
);
const quantity = fc.constantFrom(
  '',
  '2 ',
  'up to 3 ',
  '1 or 2 ',
  'any ',
  'all ',
  'each ',
  'no ',
  'up to hits ',
  '2 or more ',
  'half of hits, rounded up, ',
);
const simple = fc
  .tuple(quantity, fc.array(name, { minLength: 1, maxLength: 2 }))
  .map(([count, nouns]) => count + nouns.join(' or '));
const filter = fc.oneof(
  fc.constantFrom(' here', ' on the map', ' in Fenwick', ' in play', ' in the pool', ' adjacent to here'),
  simple.map((thing) => ` with ${thing}`),
  simple.map((thing) => ` without ${thing}`),
  fc.tuple(name, name).map(([more, than]) => ` with more ${more} than ${than}`),
  name.map((kind) => ` that are not ${kind}`),
);
const nounPhrase = fc
  .tuple(simple, fc.array(filter, { maxLength: 3 }))
  .map(([noun, filters]) => noun + filters.join(''));
const number = fc.letrec<{ sum: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    fc.constantFrom('3', 'hits', 'Supply', 'the roll'),
    nounPhrase.filter((it) => !/^(?:half|no )/u.test(it)).map((it) => `the ${it}`),
  ),
  sum: fc.oneof(
    { maxDepth: 2 },
    tie('atom'),
    fc.tuple(tie('sum'), fc.constantFrom(' plus ', ' minus '), tie('atom')).map((it) => it.join('')),
  ),
})).sum;
const simpleCondition = fc.oneof(
  fc
    .tuple(simple, fc.constantFrom('here', 'on the map', 'in Fenwick', 'in Towns'))
    .map(([what, where]) => `${what} are ${where}`),
  fc.tuple(number, fc.constantFrom('is', 'is not', 'is at most', 'is more than'), number).map((it) => it.join(' ')),
  simple.map((what) => `here is ${what}`),
  fc.constantFrom(
    'K4 is in play',
    'Resolve is not at Firm',
    'the executing faction is Crown',
    'the card is the last Reckoning card',
  ),
);
const condition = fc
  .tuple(
    simpleCondition,
    fc.array(fc.tuple(fc.constantFrom(' and ', ' or ', ', or '), simpleCondition), { maxLength: 2 }),
  )
  .map(([first, more]) => first + more.flat().join(''));
const sentence = fc.oneof(
  nounPhrase.map((what) => `remove ${what} to Prison, Runners first`),
  nounPhrase.map((what) => `Crown may move ${what} to adjacent Fens`),
  fc.tuple(simple, nounPhrase).map(([what, where]) => `place ${what} in ${where} if none`),
  number.map((by) => `reduce Supply by ${by}, at most 3`),
  fc.tuple(number, condition).map(([value, asked]) => `let hits be ${value} if ${asked}, otherwise 1`),
  nounPhrase.map((where) => `conduct Muster in 2 Towns, where stirred spaces are ${where} and offered is 2`),
  nounPhrase.map((what) => `cancel ${what}`),
  nounPhrase.map((where) => `conduct a Limited Muster in ${where}, waiving presence, forgoing Signal Fire`),
);

const change = fc.oneof(
  fc
    .tuple(fc.constantFrom('is ', 'is at most '), number, condition)
    .map(([is, by, asked]) => `Muster's offered ${is}${by} if ${asked}`),
  fc.tuple(number, fc.constantFrom('more', 'less')).map(([by, how]) => `Muster's spaces is ${by} ${how}`),
  number.map((by) => `each Crown Operation's spaces is at most ${by}`),
  fc.tuple(number, number).map(([against, by]) => `each roll against ${against} is ${by} more`),
  nounPhrase.map((what) => `Muster may not select ${what}`),
  fc.tuple(name, number).map(([what, by]) => `each reduction of Supply by ${what} is ${by} less`),
  name.map((what) => `${what} must choose stirred in Muster`),
);
const moment = fc.oneof(
  nounPhrase.map((what) => `after each ${what} of Muster`),
  fc.tuple(name, simple).map(([what, where]) => `whenever ${what} move from ${where}`),
  fc.tuple(name, simple).map(([what, where]) => `whenever Muster moves ${what} to ${where}`),
);

/** The same texts in each run; this one once found a range that was printed where none had been written. */
const seed = 318135597;

describe('whatever is written', () => {
  it('is read or refused, and a refusal marks a place in the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 30 })),
        (part, text) => {
          const parsed = readings[part].parse(text);
          if (parsed.ok) return;
          const { start, end } = parsed.diagnostic.span;
          expect(
            Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= text.length,
          ).toBe(true);
          expect(parsed.diagnostic.message).not.toMatch(/undefined|NaN|``|\bNameToken\b/u);
          expect(parsed.diagnostic.help.length).toBeLessThanOrEqual(4);
        },
      ),
      { seed, numRuns: 400 },
    );
  });

  it('is printed, when it can be read, as a text that is read as the same and printed as itself', () => {
    const anything = fc.oneof(
      fc.tuple(fc.constant<Part>('sentence'), sentence),
      fc.tuple(fc.constant<Part>('condition'), condition),
      fc.tuple(fc.constant<Part>('noun phrase'), nounPhrase),
      fc.tuple(fc.constant<Part>('number'), number),
      fc.tuple(fc.constant<Part>('change'), change),
      fc.tuple(fc.constant<Part>('moment'), moment),
      fc.tuple(fc.constantFrom(...parts), soup),
    );
    fc.assert(
      fc.property(anything, ([part, text]) => {
        const printed = readings[part].reprint(text);
        if (printed === null) return;
        expect(outlineOf(part, printed)).toBe(outlineOf(part, text));
        expect(readings[part].reprint(printed)).toBe(printed);
      }),
      { seed, numRuns: 600 },
    );
  });

  it('is refused in a moment when it is enormous', () => {
    const texts = [
      `remove ${'Runner or '.repeat(20_000)}Runner`,
      `let x be ${'half of '.repeat(20_000)}x`,
      `place ${'a'.repeat(100_000)}!`,
    ];
    const time = processorTime(() => {
      for (const text of texts) expect(readings.sentence.parse(text).ok).toBe(false);
    });
    expect(time).toBeLessThan(1000);
  });
});

describe('the grammar', () => {
  it('has no mistakes of its own', () => {
    expect(() => createParser(true)).not.toThrow();
  });

  it('maps places through a text that differs from its file', () => {
    const file = { path: 'c1.yaml', text: '- "place 2\\u0020Runners heer"' };
    const text = 'place 2 Runners heer';
    const places = Array.from({ length: text.length + 1 }, (_, index) => (index <= 7 ? index + 3 : index + 8));
    const parsed = parseSentence(language, textWithPlaces(text, file, places));
    expect(parsed.ok ? null : file.text.slice(parsed.diagnostic.span.start, parsed.diagnostic.span.end)).toBe('heer');
  });
});
