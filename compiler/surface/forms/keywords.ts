/** The keywords of the language: those of its grammar, and those that the words of its forms bring. */
import type { TokenType } from '../chevrotain.js';
import * as t from '../tokens.js';
import { actorForms, precedenceForms, settingForms } from './acting.js';
import { clauseForms } from './clauses.js';
import { conditionForms } from './conditions.js';
import type { Form } from './form.js';
import { changeForms } from './lasting.js';
import { momentForms } from './moments.js';
import { filterForms, quantityForms } from './nouns.js';
import { numberForms } from './numbers.js';
import { openingForms, termForms } from './openings.js';
import { firstTokens, isWorded, tokensOf } from './words.js';

/** The forms of each union of the Surface. */
const tables: readonly Readonly<Record<string, Form>>[] = [
  ...[clauseForms, actorForms, openingForms, quantityForms, filterForms, precedenceForms, numberForms],
  ...[conditionForms, settingForms, termForms, changeForms, momentForms],
];

/** Every form that an author writes. */
export const forms: readonly Form[] = tables.flatMap((table) => Object.values(table));

/** Every verb, in the order in which suggestions prefer them. */
export const verbs: readonly TokenType[] = [...new Set([...t.verbs, ...firstTokens(clauseForms)])];

/** Every token, for the parser. */
export const allTokens: TokenType[] = t.allTokens([...verbs, ...forms.filter(isWorded).flatMap(tokensOf)]);

export { keywordOf, keywords, thirdPerson, wordingOf } from '../tokens.js';
