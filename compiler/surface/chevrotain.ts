/**
 * The parts of the parser library that the grammar uses. The library's own entry point loads several hundred small
 * files, which takes longer than a whole check; it ships the same code as one file beside it, which is loaded instead
 * wherever modules can be resolved by name.
 */
import type * as Library from 'chevrotain';

const library = (await import(entryPoint())) as typeof Library;

export const { createToken, EmbeddedActionsParser, EOF } = library;
export type { IParserErrorMessageProvider, IToken, ParserMethod, TokenType } from 'chevrotain';

function entryPoint(): string {
  if (typeof import.meta.resolve !== 'function') return 'chevrotain';
  return new URL('../chevrotain.min.mjs', import.meta.resolve('chevrotain')).href;
}
