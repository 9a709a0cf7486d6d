/**
 * The parts of the parser library that the grammar uses. The library's own entry point loads several hundred small
 * files, which takes longer than a whole check; it ships the same code as one file beside it, which is loaded instead
 * wherever modules can be resolved by name.
 */
import type * as Library from 'chevrotain';

const library = (await import(entryPoint())) as typeof Library;

/** What the parser has and the library does not declare. */
interface Undeclared {
  /** The name of the rule that is being read. */
  getCurrRuleFullName(): string;
  /** Ends the reading where none of several alternatives of that rule can be read. */
  raiseNoAltException(occurrence: number): never;
  /** Ends the reading where another token stands than the one that must. */
  consumeInternalError(wanted: Library.TokenType, found: Library.IToken, options: object | undefined): never;
  /** Called when the rule that was asked for has ended; keeps an error where there is more to read. */
  onAfterParse(rule: string): void;
}

type ParserClass = typeof Library.EmbeddedActionsParser;

export const EmbeddedActionsParser = library.EmbeddedActionsParser as new (
  ...given: ConstructorParameters<ParserClass>
) => InstanceType<ParserClass> & Undeclared;
export const { createToken, EOF, LLkLookaheadStrategy, NoViableAltException } = library;
export type { ILookaheadStrategy, IParserErrorMessageProvider, IToken, ParserMethod, TokenType } from 'chevrotain';

function entryPoint(): string {
  if (typeof import.meta.resolve !== 'function') return 'chevrotain';
  return new URL('../chevrotain.min.mjs', import.meta.resolve('chevrotain')).href;
}
