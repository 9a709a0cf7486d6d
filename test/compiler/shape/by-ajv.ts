/** What ajv finds wrong with plain data, by which the compiler's own look at it is judged. */
import { _, Ajv2020, type CodeKeywordDefinition, type ErrorObject, type KeywordCxt } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../compiler/yaml/json-schema.js';

/** By the `$id` of a schema. Refuses, by throwing, what ajv's strict mode refuses. */
export function errorsByAjv(schemas: readonly JsonSchema[]): (id: string, data: unknown) => readonly ErrorObject[] {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    // A limit beside a `$ref` has its type where the reference leads.
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    messages: false,
    logger: false,
  });
  ajv.addVocabulary(['x-says', 'x-first-key']);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(uniqueItems);
  for (const schema of schemas) ajv.addSchema(schema);
  return (id, data) => {
    const validate = ajv.getSchema(id);
    if (validate === undefined) throw new Error(`no schema is ${id}`);
    return validate(data) === true ? [] : (validate.errors ?? []).filter(isToldByItself);
  };
}

/** Complaints from inside a union, for which the union's own stands, and those that only sum up others. */
function isToldByItself({ keyword, schemaPath }: ErrorObject): boolean {
  const isWithinUnion = /\/(?:anyOf|oneOf|not|if)\/./u.test(schemaPath.replace(/\/properties\/[^/]+/gu, ''));
  return keyword !== 'if' && !isWithinUnion;
}

/** Ajv's own keyword names one pair per list and stumbles over maps with a key such as `valueOf`; only plain values count. */
const uniqueItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  code(context: KeywordCxt) {
    const { data } = context;
    const plain = _`${data}.filter((item) => typeof item === "string" || typeof item === "number")`;
    const texts = _`${plain}.map((item) => String(item).normalize("NFC"))`;
    context.fail(_`new Set(${texts}).size !== ${texts}.length`);
  },
};
