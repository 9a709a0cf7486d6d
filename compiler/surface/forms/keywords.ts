/** The keywords of the language: those of its grammar, and those that the words of its forms bring. */
import type { TokenType } from '../chevrotain.js';
import * as t from '../tokens.js';
import { clauseForms } from './clauses.js';
import type { Form } from './form.js';
import { numberForms } from './numbers.js';
import { firstTokens, isWorded, tokensOf } from './words.js';

const forms: readonly Form[] = [...Object.values(clauseForms), ...Object.values(numberForms)];

/** Every verb, in the order in which suggestions prefer them. */
export const verbs: readonly TokenType[] = [...new Set([...t.verbs, ...firstTokens(clauseForms)])];

/** Every token, for the parser. */
export const allTokens: TokenType[] = t.allTokens([...verbs, ...forms.filter(isWorded).flatMap(tokensOf)]);

export { keywordOf, keywords, thirdPerson, wordingOf } from '../tokens.js';
