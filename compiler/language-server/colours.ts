/** What each word of a file is, for an editor that colours it. */
import type { SemanticTokens, SemanticTokenTypes } from 'vscode-languageserver';
import { type Kind, meaningsOf, type Symbols } from '../resolved/declare/symbols.js';
import type { Span } from '../source/span.js';
import type { IToken } from '../surface/chevrotain.js';
import { verbs } from '../surface/forms/keywords.js';
import * as t from '../surface/tokens.js';
import { type Colour, colours } from './colour.js';
import { positionAt } from './places.js';
import type { View } from './workspace.js';
import { eachScalar, namesIn, phrasesOf, spanOf, symbolsOf, tokensOf } from './words-at.js';

/** An editor has colours for what programs are made of: the kinds of name are told apart by them. */
const byKind: Readonly<Record<Kind, Colour & `${SemanticTokenTypes}`>> = {
  faction: 'class',
  state: 'enumMember',
  piece: 'type',
  group: 'type',
  marker: 'enumMember',
  'piece value': 'variable',
  'space value': 'variable',
  'card value': 'variable',
  'card list': 'variable',
  degree: 'enumMember',
  box: 'namespace',
  track: 'variable',
  'track end': 'enumMember',
  resource: 'variable',
  counter: 'variable',
  option: 'variable',
  'option number': 'variable',
  'order place': 'enumMember',
  'order box': 'enumMember',
  class: 'function',
  'space kind': 'namespace',
  area: 'namespace',
  space: 'namespace',
  family: 'type',
  aspect: 'function',
  chit: 'type',
  'card kind': 'type',
  card: 'type',
  procedure: 'function',
  table: 'function',
  'additional spaces': 'function',
};

export interface Coloured {
  readonly span: Span;
  readonly colour: Colour;
}

/** As the protocol has them: it counts on from one to the next, and has none that goes over several lines. */
export function coloursOf(view: View): SemanticTokens {
  const data: number[] = [];
  let last = { line: 0, character: 0 };
  for (const { span, colour } of colouredIn(view)) {
    const at = positionAt(view.file, span.start);
    if (positionAt(view.file, span.end).line !== at.line) continue;
    const [down, along] = [at.line - last.line, at.character - (at.line === last.line ? last.character : 0)];
    data.push(down, along, span.end - span.start, colours.indexOf(colour), 0);
    last = at;
  }
  return { data };
}

/** The words of sentences, and the names in lines of examples and in data, in their order. */
export function colouredIn(view: View): readonly Coloured[] {
  const { language, declarations } = view.checked.analysis;
  const symbols = symbolsOf(declarations);
  const phrases = phrasesOf(view);
  const inSentences = phrases.flatMap(({ source }) =>
    tokensOf(language, source).flatMap((token): readonly Coloured[] => {
      const colour = colourOf(symbols, token);
      return colour === null ? [] : [{ span: spanOf(source, token), colour }];
    }),
  );
  const sentences = new Set(phrases.map(({ span }) => span.start));
  const names: Coloured[] = [];
  eachScalar(view.file, ({ scalar }) => {
    if (sentences.has(scalar.span.start)) return;
    for (const { text, span } of namesIn(language, scalar.source)) {
      const colour = nameColour(symbols, text);
      if (colour !== null) names.push({ span, colour });
    }
  });
  return [...inSentences, ...names].sort((a, b) => a.span.start - b.span.start);
}

function colourOf(symbols: Symbols | null, { tokenType, image }: IToken): Colour | null {
  switch (tokenType) {
    case t.NameToken:
      return nameColour(symbols, image);
    case t.Word:
      return 'variable';
    case t.Integer:
    case t.SignedInteger:
      return 'number';
    case t.StateVerb:
      return 'keyword';
    case t.Comma:
    case t.PlainWord:
    case t.Possessive:
      return null;
    default:
      return verbs.includes(tokenType) ? 'keyword' : 'operator';
  }
}

/** Of a name with several meanings that of the first. */
function nameColour(symbols: Symbols | null, name: string): Colour | null {
  const [first] = symbols === null ? [] : meaningsOf(symbols, name);
  return first === undefined ? null : byKind[first.kind];
}
