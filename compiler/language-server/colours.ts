/** What each word of a file is, for an editor that colours it. */
import { SemanticTokensBuilder, SemanticTokenTypes, type SemanticTokens } from 'vscode-languageserver';
import { type Kind, meaningsOf, type Symbols } from '../resolved/declare/symbols.js';
import type { SourceFile, Span } from '../source/span.js';
import type { IToken } from '../surface/chevrotain.js';
import { verbs } from '../surface/forms/keywords.js';
import * as t from '../surface/tokens.js';
import { positionAt } from './places.js';
import type { View } from './workspace.js';
import { eachScalar, namesIn, phrasesOf, spanOf, symbolsOf, tokensOf } from './words-at.js';

/** In the order in which the protocol counts them. */
export const colours = [
  SemanticTokenTypes.keyword,
  SemanticTokenTypes.operator,
  SemanticTokenTypes.number,
  SemanticTokenTypes.class,
  SemanticTokenTypes.type,
  SemanticTokenTypes.namespace,
  SemanticTokenTypes.variable,
  SemanticTokenTypes.function,
  SemanticTokenTypes.enumMember,
] as const;

type Colour = (typeof colours)[number];

/** An editor has colours for what programs are made of: the kinds of name are told apart by them. */
const byKind: Readonly<Record<Kind, Colour>> = {
  faction: SemanticTokenTypes.class,
  state: SemanticTokenTypes.enumMember,
  piece: SemanticTokenTypes.type,
  group: SemanticTokenTypes.type,
  marker: SemanticTokenTypes.enumMember,
  'piece value': SemanticTokenTypes.variable,
  'space value': SemanticTokenTypes.variable,
  'card value': SemanticTokenTypes.variable,
  'card list': SemanticTokenTypes.variable,
  degree: SemanticTokenTypes.enumMember,
  box: SemanticTokenTypes.namespace,
  track: SemanticTokenTypes.variable,
  'track end': SemanticTokenTypes.enumMember,
  resource: SemanticTokenTypes.variable,
  counter: SemanticTokenTypes.variable,
  option: SemanticTokenTypes.variable,
  'option number': SemanticTokenTypes.variable,
  'order place': SemanticTokenTypes.enumMember,
  'order box': SemanticTokenTypes.enumMember,
  class: SemanticTokenTypes.function,
  'space kind': SemanticTokenTypes.namespace,
  area: SemanticTokenTypes.namespace,
  space: SemanticTokenTypes.namespace,
  family: SemanticTokenTypes.type,
  aspect: SemanticTokenTypes.function,
  chit: SemanticTokenTypes.type,
  'card kind': SemanticTokenTypes.type,
  card: SemanticTokenTypes.type,
  procedure: SemanticTokenTypes.function,
  table: SemanticTokenTypes.function,
  'additional spaces': SemanticTokenTypes.function,
};

interface Coloured {
  readonly span: Span;
  readonly colour: Colour;
}

/** The words of sentences, and the names in lines of examples and in data. */
export function coloursOf(view: View): SemanticTokens {
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
  return encoded(view.file, [...inSentences, ...names]);
}

function colourOf(symbols: Symbols | null, { tokenType, image }: IToken): Colour | null {
  switch (tokenType) {
    case t.NameToken:
      return nameColour(symbols, image);
    case t.Word:
      return SemanticTokenTypes.variable;
    case t.Integer:
    case t.SignedInteger:
      return SemanticTokenTypes.number;
    case t.StateVerb:
      return SemanticTokenTypes.keyword;
    case t.Comma:
    case t.PlainWord:
    case t.Possessive:
      return null;
    default:
      return verbs.includes(tokenType) ? SemanticTokenTypes.keyword : SemanticTokenTypes.operator;
  }
}

/** Of a name with several meanings that of the first. */
function nameColour(symbols: Symbols | null, name: string): Colour | null {
  const [first] = symbols === null ? [] : meaningsOf(symbols, name);
  return first === undefined ? null : byKind[first.kind];
}

/** The protocol counts on from one to the next, and has none that goes over several lines. */
function encoded(file: SourceFile, coloured: readonly Coloured[]): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { span, colour } of [...coloured].sort((a, b) => a.span.start - b.span.start)) {
    const { line, character } = positionAt(file, span.start);
    if (positionAt(file, span.end).line !== line) continue;
    builder.push(line, character, span.end - span.start, colours.indexOf(colour), 0);
  }
  return builder.build();
}
