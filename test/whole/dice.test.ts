/**
 * Dice of other sizes than six: what they show, rolls of several sizes in one list, and what is told of
 * dice that nobody has. Each sentence is played on both back ends as its English says, and once where it comes out otherwise.
 */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { drawByChance, startGame, trackValue } from '../../runtime/index.js';
import { built } from '../support/both-back-ends.js';
import { failureOf, type Position, refusalOf, withEffect } from '../support/starter-sentence.js';

const onEight = (roll: string): string => `- ${roll}\n- if the roll is 8 or more:\n    - raise Goodwill by 1`;

/** A roll, and what the dice show: with the first the roll is 8 or more, with the second less. */
const sizes: readonly (readonly [roll: string, eight: string, less: string])[] = [
  ['roll a 10-sided die', '8', '7'],
  ['Drovers rolls an 8-sided die', '8', '7'],
  ['roll a d20', '20', '1'],
  ['roll d100', '100', '2'],
  ['roll 2 10-sided dice', '1, 7', '1, 6'],
  ['roll 2d4', '4, 4', '3, 4'],
  ['Roll 3 d12.', '1, 1, 6', '1, 1, 5'],
];

const given = ['Goodwill is 4'];
const nothingDone = ['Goodwill is 4'];
const done = ['Goodwill is 5'];

describe('dice of other sizes', () => {
  it.each(sizes)('%s', (roll, eight, less) => {
    expect(refusalOf(onEight(roll), { given, then: done })).toBeNull();
    expect(failureOf(onEight(roll), { given, answers: [`roll: ${eight}`], then: done })).toBeNull();
    expect(failureOf(onEight(roll), { given, answers: [`roll: ${less}`], then: nothingDone })).toBeNull();
  });

  it('are rolled one after another and each given a name, whatever their sizes', () => {
    const effect = [
      '- roll a 10-sided die',
      '- let attack be the roll',
      '- roll a die',
      '- let defence be the roll',
      '- if attack is more than twice defence:',
      '    - raise Goodwill by attack minus twice defence',
    ].join('\n');
    expect(failureOf(effect, { given, answers: ['roll: 9, 4'], then: ['Goodwill is 5'] })).toBeNull();
    expect(failureOf(effect, { given, answers: ['roll: 8, 4'], then: nothingDone })).toBeNull();
    // The first die shows what the second cannot.
    expect(failureOf(effect, { given, answers: ['roll: 4, 9'], then: nothingDone })).toContain(
      'legal answers: 1, 2, 3, 4, 5, 6',
    );
  });

  it('are looked up and held against in the plain wordings', () => {
    const effect = '- Roll a d10; on 9 to 10, raise Goodwill by 1.';
    expect(failureOf(effect, { given, answers: ['roll: 9'], then: done })).toBeNull();
    expect(failureOf(effect, { given, answers: ['roll: 8'], then: nothingDone })).toBeNull();
  });

  it('may be called by names of the game, which win', () => {
    const effect = '- let d10 be 2\n- raise Goodwill by d10';
    expect(failureOf(effect, { given, then: ['Goodwill is 6'] })).toBeNull();
  });

  it('come to each of their numbers by chance, and to no other', () => {
    const effect = '- roll a 10-sided die\n- set Goodwill to the roll';
    const { program, world } = built(withEffect(effect, { given, then: ['Goodwill is 1'], answers: ['roll: 1'] }));
    const event = program.events[world.cards.findIndex(({ code }) => code === 'H9')]?.[0];
    const track = world.tracks.findIndex(({ names }) => names.one === 'Goodwill');
    if (event === undefined) throw new Error('no Event');
    const shown = Array.from({ length: 100 }, (_, seed) => {
      const game = startGame(program, seed, null);
      const effectOfSeed = event(game, 0);
      let step = effectOfSeed.next();
      while (step.done !== true) step = effectOfSeed.next(drawByChance(game, step.value));
      return trackValue(game, track);
    });
    expect([...new Set(shown)].sort((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

const refused: readonly (readonly [sentence: string, code: string, at: string])[] = [
  ['roll a 1-sided die', 'RW0440', '1'],
  ['roll a 0-sided die', 'RW0440', '0'],
  ['roll 2 101-sided dice', 'RW0440', '101'],
  ['roll 2d1', 'RW0440', '1'],
  ['roll 0d6', 'RW0402', '0'],
  ['roll -1 dice', 'RW0402', '-1'],
  ['roll 11 10-sided dice', 'RW0401', '11'],
  ['roll a ten-sided die', 'RW0211', 'ten-sided'],
  ['roll a 10-sided dice', 'RW0201', '10-sided dice'],
  ['roll 2 10-sided die', 'RW0201', '10-sided die'],
];

/** The code of the first error of a card, and the words that it stands at. */
function firstError(effect: string, position: Position): readonly [code: string, at: string] | null {
  const { diagnostics } = check({ files: withEffect(effect, position), diagnostics: [] });
  const told = diagnostics.find(({ severity }) => severity === 'error');
  return told === undefined ? null : [told.code, told.span.file.text.slice(told.span.start, told.span.end)];
}

describe('what is told of dice', () => {
  it.each(refused)('%s is refused at its word', (sentence, code, at) => {
    expect(firstError(`- ${sentence}\n- raise Goodwill by the roll`, { given, then: done })).toEqual([code, at]);
  });

  it('is that a roll of an example is none of any die of the game, at the number', () => {
    const position = (roll: string): Position => ({ given, answers: [`roll: ${roll}`], then: done });
    expect(firstError(onEight('roll a die'), position('7'))).toEqual(['RW0607', '7']);
    expect(firstError(onEight('roll a 10-sided die'), position('7'))).toBeNull();
    expect(firstError(onEight('roll a 10-sided die'), position('11'))).toEqual(['RW0607', '11']);
    expect(firstError(onEight('roll a 10-sided die'), position('0'))).toEqual(['RW0607', '0']);
  });

  it('is that a roll is never what is asked of it', () => {
    const warnings = (roll: string): readonly string[] =>
      check({ files: withEffect(onEight(roll), { given, then: done }), diagnostics: [] }).diagnostics.flatMap(
        ({ code }) => (code === 'RW0807' ? [code] : []),
      );
    expect(warnings('roll a die')).toEqual(['RW0807']);
    expect(warnings('roll a 7-sided die')).toEqual(['RW0807']);
    expect(warnings('roll an 8-sided die')).toEqual([]);
    // Only the last roll counts: an earlier one may have been higher.
    expect(warnings('roll a 10-sided die\n- let attack be the roll\n- raise Goodwill by attack\n- roll a die')).toEqual(
      ['RW0807'],
    );
  });
});
