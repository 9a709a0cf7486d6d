/** Text in a terminal: how many columns it takes, and where its lines are broken. */
import { describe, expect, it } from 'vitest';
import { english } from '../../../compiler/languages/locale.js';
import { localeOf } from '../../../compiler/languages/languages.js';
import { analyse } from '../../../compiler/driver.js';
import { wrapped } from '../../../compiler/show/wrap.js';
import { cutTo, paddedTo, widthOf, withoutLast } from '../../../compiler/source/width.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

describe('the width of text', () => {
  it.each([
    ['Cell', 4],
    ['細胞', 4],
    ['Cell細胞', 8],
    ['ｾﾙ', 2],
    ['Ａ１', 4],
    ['が', 2],
    ['か\u3099', 2],
    ['e\u0301', 1],
    ['𠮷', 2],
    ['：、', 4],
    ['…–', 2],
    ['👨\u200D👩\u200D👧', 2],
    ['', 0],
  ])('of `%s` is %i columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it('is what text is padded and cut to', () => {
    expect(paddedTo(6, '細胞')).toBe('細胞  ');
    expect(paddedTo(2, '細胞')).toBe('細胞');
    expect(cutTo(5, '細胞と')).toBe('細胞');
    expect(cutTo(2, 'か\u3099き')).toBe('か\u3099');
  });

  it('ends in what a reader sees as one character', () => {
    expect(withoutLast('細胞')).toBe('細');
    expect(withoutLast('かか\u3099')).toBe('か');
    expect(withoutLast('a𠮷')).toBe('a');
    expect(withoutLast('')).toBe('');
  });
});

describe('lines', () => {
  it('are broken between wide characters, and nothing is lost', () => {
    expect(wrapped('細胞を配置する', '', '', 8)).toEqual(['細胞を配', '置する']);
    expect(wrapped('細胞を配置する', '- ', '  ', 8)).toEqual(['- 細胞を', '  配置す', '  る']);
  });

  it('begin with no closing sign and end with no opening one', () => {
    expect(wrapped('細胞を、置く', '', '', 6)).toEqual(['細胞', 'を、置', 'く']);
    expect(wrapped('細胞「塩」', '', '', 6)).toEqual(['細胞', '「塩」']);
    expect(wrapped('細胞です。', '', '', 8)).toEqual(['細胞で', 'す。']);
  });

  it('keep words and paths whole', () => {
    expect(wrapped('place 1 Cell細胞 here', '', '', 10)).toEqual(['place 1', 'Cell細胞', 'here']);
    expect(wrapped('a generated/saltmarsh/c1.ts b', '', '', 10)).toEqual(['a', 'generated/saltmarsh/c1.ts', 'b']);
  });
});

describe('a sentence without a pattern', () => {
  it('is printed in English as a whole', () => {
    const { spec, language } = analyse(saltmarshFiles());
    const span = { file: { path: '', text: '' }, start: 0, end: 0 };
    const noun = (text: string) => ({
      definite: false,
      join: 'or' as const,
      quantity: null,
      heads: [{ adjectives: [], noun: { text, span }, elsewhere: false, span }],
      filters: [],
      span,
    });
    const where = { kind: 'with', things: [noun('Depots')], span } as const;
    const condition = { kind: 'is there', negated: false, things: [noun('Runners')], where, span } as const;
    const { stateVerbs } = language.vocabulary;
    expect(localeOf('ja', spec, stateVerbs).condition(condition)).toBe(english(stateVerbs).condition(condition));
  });
});
