/** Schemas → validators, by ajv: in place, or as the text of a module that needs no ajv to load. */
import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema, Validators } from './shape-schemas.js';

/** Compiles each schema when it is first used. Refuses, by throwing then, what ajv's strict mode refuses. */
export function compileSchemas(schemas: Iterable<JsonSchema>): Validators {
  const ajv = createAjv(schemas);
  return (id) => ajv.getSchema(id);
}

/** A module whose `validators` maps each `$id` to its validator, and whose `source` is the schemas as JSON. */
export function validatorsModule(schemas: readonly JsonSchema[]): string {
  const ajv = createAjv(schemas);
  const names = new Map(schemas.map((schema, index) => [`validatorOf${index}`, String(schema.$id)]));
  const code = standalone.default(ajv, Object.fromEntries(names));
  // Ajv has what its validators call required, which only Node does.
  const imported = new Map([...code.matchAll(/require\("([^"]+)"\)/gu)].map(([, path = '']) => [path, pathName(path)]));
  const entries = [...names].map(([name, id]) => `${JSON.stringify(id)}: ${name}`);
  return [
    ...[...imported].map(([path, name]) => `import ${name} from ${JSON.stringify(`${path}.js`)};`),
    code.replace(/require\("([^"]+)"\)/gu, (_, path: string) => pathName(path)),
    `export const validators = { ${entries.join(', ')} };`,
    `export const source = ${JSON.stringify(JSON.stringify(schemas))};`,
    '',
  ].join('\n');
}

/** `ajv_dist_runtime_ucs2length`. */
function pathName(path: string): string {
  return path.replace(/\W/gu, '_');
}

function createAjv(schemas: Iterable<JsonSchema>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    // A limit beside a `$ref` has its type where the reference leads.
    strictTypes: false,
    strictRequired: false,
    // The schemas are part of the compiler and checked by its tests.
    validateSchema: false,
    meta: false,
    code: { source: true, esm: true, optimize: false },
    inlineRefs: false,
    messages: false,
    logger: false,
  });
  ajv.addVocabulary(['x-says', 'x-first-key']);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(uniqueItems);
  for (const schema of schemas) {
    // Without the dialect's name ajv does not look for its description, which is not loaded.
    const { $schema: _dialect, ...rest } = schema;
    ajv.addSchema(rest);
  }
  return ajv;
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
