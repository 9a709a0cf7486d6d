/**
 * What the parser says when it stops: only the names of the tokens it could have taken. The words for people are chosen
 * afterwards, when the whole sentence is in view.
 */
import type { IParserErrorMessageProvider, TokenType } from './chevrotain.js';

export const expectedTokens: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: ({ expectedPathsPerAlt }) => firsts(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ expectedIterationPaths }) => firsts(expectedIterationPaths),
};

/** The token names that such a message lists. */
export function tokenNamesIn(message: string): string[] {
  return message === '' ? [] : message.split(' ');
}

function firsts(paths: readonly (readonly TokenType[])[]): string {
  return [...new Set(paths.flatMap(([first]) => (first === undefined ? [] : [first.name])))].join(' ');
}
