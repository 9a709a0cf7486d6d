/** One misspelt word of several that belong together is told once, though nothing else of the sentence is known either. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const told = (sentence: string): readonly string[] =>
  check({ files: saltmarshWith('sequence.yaml', '- raise Resolve by 1', `- ${sentence}`), diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message, help }) => [message, ...help.map(({ text }) => text)].join('; '));

describe('a misspelt word of a keyword', () => {
  it.each([
    ['raise Resolve by the cards in te deck', '`in te deck` cannot narrow cards that are held; write `in the deck`'],
    ['raise Resolve by the crads in the deck', 'expected `cards` after `the`, found `crads`; write `cards`'],
  ])('is told alone: %s', (sentence, message) => {
    expect(told(sentence)).toEqual([message]);
  });

  it('is told as the nearest first', () => {
    const [first] = check({
      files: saltmarshWith('sequence.yaml', '- raise Resolve by 1', '- raise Resolve by the highst of 3 and 2'),
      diagnostics: [],
    }).diagnostics;
    expect(first?.help[0]?.text).toBe('write `the highest of`');
  });

  it('is none where another word of the language stands', () => {
    expect(told('raise Resolve by the chits in the deck').join()).not.toContain('write `cards`');
  });
});
