/** Changes of single words: numbers, names, and keywords that have an opposite. */
import type { Span } from '../source/span.js';
import { spanWithin } from '../source/text.js';
import type { IToken, TokenType } from '../surface/chevrotain.js';
import { scan } from '../surface/lexer.js';
import * as t from '../surface/tokens.js';
import type { Language } from '../surface/vocabulary.js';
import { inForm, put, type Change, type Way } from './change.js';
import type { Kind } from './ir.js';
import type { Forms, Words } from './siblings.js';
import type { Site } from './sites.js';

/**
 * What may stand in place of a keyword where no entry of a form tells it: those of forms with grammars of their own. Each in the
 * list is a change of its own.
 */
const opposites: ReadonlyMap<TokenType, readonly [Kind, ...string[]]> = new Map<
  TokenType,
  readonly [Kind, ...string[]]
>([
  [t.Plus, ['number', 'minus']],
  [t.Minus, ['number', 'plus']],
  [t.ColumnsToTheRight, ['number', 'columns to the left']],
  [t.ColumnsToTheLeft, ['number', 'columns to the right']],
  [t.Less, ['number', 'more']],
  [t.AtMost, ['bound', 'less than', 'at least']],
  [t.AtLeast, ['bound', 'more than', 'at most']],
  [t.MoreThan, ['bound', 'at least', 'less than']],
  [t.LessThan, ['bound', 'at most', 'more than']],
  [t.InOrAdjacentTo, ['filter', 'in', 'adjacent to']],
  [t.AdjacentTo, ['filter', 'in or adjacent to']],
  [t.Here, ['filter', 'on the map']],
  [t.Or, ['condition', 'and']],
  [t.And, ['condition', 'or']],
  [t.Lose, ['verb', 'win']],
  [t.ExecutingFaction, ['actor', 'the other faction']],
  [t.OtherFaction, ['actor', 'the executing faction']],
]);

/** How many siblings of a name are put in its place, each in a change of its own. */
export const mostSiblings = 3;

/** The changes of the words of one sentence. */
export function wordChanges(language: Language, { siblings, forms }: Words, site: Site): readonly Change[] {
  const scanned = scan(language, site.source);
  if (!scanned.ok) return [];
  return scanned.tokens.flatMap((token, index) => {
    const span = spanOf(site, token);
    const swap = (kind: Kind, ...texts: readonly string[]): Change => ({
      kind,
      alternatives: texts.map((text) => [put(span, text)]),
    });
    const swapped = (others: readonly string[]): readonly Change[] =>
      others.length === 0 ? [] : [{ ...swap('noun', ...others), each: mostSiblings }];
    const { tokenType, image } = token;
    if (tokenType === t.Integer) {
      const counted = (value: number): Change => ({
        kind: 'number',
        alternatives: [otherNumber(site, scanned.tokens, index, value, forms)],
      });
      return [counted(Number(image) + 1), counted(Number(image) - 1)];
    }
    if (tokenType === t.SignedInteger)
      return (site.role === 'term' ? signed(image) : otherNumbers(image)).map((text) => swap('number', text));
    if (dice.includes(tokenType)) return otherDice(image).map((text) => swap('number', text));
    if (tokenType === t.NameToken || tokenType === t.Noun) return swapped(siblings(image));
    if (tokenType === t.Word && site.names.includes(image)) return swapped(site.names.filter((it) => it !== image));
    if (tokenType === t.CardSide) return [swap('noun', image === 'shaded' ? 'unshaded' : 'shaded')];
    if (tokenType === t.Adjective)
      return image === 'drawn' ? [swap('noun', 'held')] : image === 'held' ? [swap('noun', 'drawn')] : [];
    if (tokenType === t.More && site.role === 'change') return [swap('number', 'less')];
    if (tokenType === t.Not) return [{ kind: 'condition', alternatives: [[{ ...put(span, ''), end: span.end + 1 }]] }];
    if (tokenType === t.May) return [{ kind: 'may', alternatives: withoutMay(site, span.start, span.end) }];
    if (isPlainBound(scanned.tokens, index)) return [];
    const [kind, ...texts] = opposites.get(tokenType) ?? [];
    return kind === undefined ? [] : texts.map((text) => swap(kind, text));
  });
}

/** Another number in place of one of the words, with the nouns behind it in their form for it. */
function otherNumber(site: Site, tokens: readonly IToken[], index: number, value: number, forms: Forms): Way {
  const [token] = tokens.slice(index, index + 1);
  if (token === undefined) return [];
  const nouns = nounsBehind(tokens, index).map((it) => spanOf(site, it));
  return [put(spanOf(site, token), String(value)), ...nouns.flatMap((noun) => inForm(noun, forms, value === 1))];
}

/** A number of a sentence, and the words before it. */
export interface NumberSaid {
  /** As it stands: `3`, `+2`. */
  readonly image: string;
  readonly before: string;
  /** What changes where another number, written as this one is, stands there. */
  readonly changedTo: (value: number) => Way;
}

/** The numbers of a sentence in their order; none where it cannot be read. */
export function numbersSaid(language: Language, forms: Forms, site: Site): readonly NumberSaid[] {
  const scanned = scan(language, site.source);
  if (!scanned.ok) return [];
  const { tokens } = scanned;
  return tokens.flatMap((token, index): readonly NumberSaid[] => {
    const span = spanOf(site, token);
    const before = site.span.file.text.slice(site.span.start, span.start).replace(/\s+/gu, ' ').trim();
    const { image } = token;
    if (token.tokenType === t.Integer)
      return [{ image, before, changedTo: (value) => otherNumber(site, tokens, index, value, forms) }];
    if (token.tokenType === t.SignedInteger)
      return [{ image, before, changedTo: (value) => [put(span, value < 0 ? String(value) : `+${value}`)] }];
    return [];
  });
}

function spanOf({ source }: Site, { startOffset, endOffset }: IToken): Span {
  return spanWithin(source, startOffset, (endOffset ?? startOffset) + 1);
}

const insideNouns: readonly TokenType[] = [t.NameToken, t.Noun, t.Adjective, t.CardSide, t.Or, t.And, t.AndOr];

/** The words of the nouns that a number stands before. */
function nounsBehind(tokens: readonly IToken[], index: number): readonly IToken[] {
  const behind = tokens.slice(index + 1);
  const end = behind.findIndex(({ tokenType }) => !insideNouns.includes(tokenType));
  return (end < 0 ? behind : behind.slice(0, end)).filter(
    ({ tokenType }) => tokenType === t.NameToken || tokenType === t.Noun,
  );
}

function signed(image: string): readonly string[] {
  const size = Number(image.slice(1));
  const sign = image.charAt(0);
  return [`${sign}${size + 1}`, `${sign}${size - 1}`, `${sign === '-' ? '+' : '-'}${size}`];
}

/** What stands nearest to a number below 0, and the same above it. */
function otherNumbers(image: string): readonly string[] {
  const value = Number(image);
  return [value - 1, value + 1, -value].map(String);
}

const dice: readonly TokenType[] = [t.SidedDie, t.SidedDice, t.DieNotation];

/** A die with a side more and a side less: `10-sided die`, `2d10`. */
function otherDice(image: string): readonly string[] {
  return [1, -1].map((by) => image.replace(/\d+(?=-sided|$)/u, (sides) => String(Number(sides) + by)));
}

function withoutMay({ span }: Site, start: number, end: number): Change['alternatives'] {
  const behind = span.file.text.slice(end, span.end);
  const gap = /\s*$/u.exec(span.file.text.slice(span.start, start))?.[0].length ?? 0;
  const comma = /^,/u.exec(behind)?.[0].length ?? 0;
  return [
    [{ start: start - gap, end, text: '' }],
    [{ start: start - gap, end: end + comma, text: '' }],
    [{ start: span.start, end: end + comma + (/^\s*/u.exec(behind.slice(comma))?.[0].length ?? 0), text: '' }],
  ];
}

/** `, at most 3` bounds a number and compares nothing. */
function isPlainBound(tokens: readonly IToken[], index: number): boolean {
  return tokens[index]?.tokenType === t.AtMost && tokens[index - 1]?.tokenType === t.Comma;
}
