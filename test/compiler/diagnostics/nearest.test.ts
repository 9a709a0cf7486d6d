/** Which names are proposed for a word that is none. */
import { describe, expect, it } from 'vitest';
import { nearest, numbersNear } from '../../../compiler/diagnostics/nearest.js';
import { processorTime } from '../../support/processor-time.js';

const spaces = ['Fenwick', 'Dunmoor', 'Harrow', 'Port Sable', 'Sable Road', 'Harlow'];

describe('near names', () => {
  it.each([
    ['a letter lost', 'Dunmor', 'Dunmoor'],
    ['a letter doubled', 'Fennwick', 'Fenwick'],
    ['letters swapped', 'Fewnick', 'Fenwick'],
    ['another letter', 'Fenwich', 'Fenwick'],
    ['another case', 'port sable', 'Port Sable'],
    ['another kind of space', 'Port\u00A0Sable', 'Port Sable'],
    ['a hyphen', 'Port-Sable', 'Port Sable'],
    ['a word cut short', 'Port', 'Port Sable'],
    ['another Unicode form', 'Cafe\u0301', 'Café'],
  ])('are found for %s', (_mistake, word, name) => {
    expect(nearest(word, [...spaces, 'Café'])[0]).toBe(name);
  });

  it('come nearest first, at most four, each once', () => {
    expect(nearest('Harow', spaces)).toEqual(['Harrow', 'Harlow']);
    expect(nearest('abcde', ['abcdf', 'abcdg', 'abcdh', 'abcdi', 'abcdj', 'abcdf'])).toEqual([
      'abcdf',
      'abcdg',
      'abcdh',
      'abcdi',
    ]);
    expect(nearest('abcde', ['abcdf', 'abcdg'], 1)).toEqual(['abcdf']);
  });

  it('are not made up for a word that is near to none', () => {
    expect(nearest('Constantinople', spaces)).toEqual([]);
    expect(nearest('Runner', ['Base', 'Troop'])).toEqual([]);
    expect(nearest('', spaces)).toEqual([]);
    // Another first letter and another mistake besides is another word.
    expect(nearest('March', ['Search'])).toEqual([]);
    expect(nearest('Wander', ['Ranger'])).toEqual([]);
    expect(nearest('Denwick', spaces)).toEqual(['Fenwick']);
  });

  it('of numbers in words are numbers, where so short a word has no other letter', () => {
    expect(['thre', 'tow', 'onne', 'Fuor', 'sevn'].map(numbersNear)).toEqual([[3], [2], [1], [4], [7]]);
    expect(['tee', 'too', 'march', 'net', 'te', 'ones', ''].map(numbersNear)).toEqual([[], [], [], [], [], [1], []]);
  });

  it('leave the word itself out', () => {
    expect(nearest('Harrow', spaces)).toEqual(['Harlow']);
  });

  it('take no time for a hostile word', () => {
    const time = processorTime(() => {
      expect(nearest('x'.repeat(100_000), [...spaces, 'y'.repeat(100_000)])).toEqual([]);
    });
    expect(time).toBeLessThan(500);
  });
});
