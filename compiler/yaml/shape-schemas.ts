/** The JSON Schemas that say which keys and values each kind of file has, compiled when first needed. */
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * Schemas are strict: draft 2020-12, `additionalProperties: false`, no unions by `oneOf` but lists of types. Each has an
 * `$id` of the form `card.schema.json` and may refer to `common.schema.json`. The words for people are each schema's
 * `x-says`, or else its `description`: a noun phrase that can follow `expected`.
 */
export type JsonSchema = AnySchemaObject;

export interface Schemas {
  /** The schema for this kind of file, `card` for `card.schema.json`, or null where there is none. */
  readonly schemaOf: (kind: string) => JsonSchema | null;
  /** What the schema `kind` finds wrong with plain data. A schema is compiled when it is first used, and kept. */
  readonly errorsOf: (kind: string, data: unknown) => readonly ErrorObject[];
  /** The schema that a `$ref` within the schema `kind` leads to. */
  readonly follow: (kind: string, schema: unknown) => JsonSchema | null;
}

/** Takes schemas as parsed from their files. Refuses, by throwing when used, what ajv's strict mode refuses. */
export function createSchemas(schemas: Iterable<JsonSchema>): Schemas {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    // A limit beside a `$ref` has its type where the reference leads.
    strictTypes: false,
    strictRequired: false,
    // The schemas are part of the compiler and checked by its tests: doing so in each run takes longer than all the rest.
    validateSchema: false,
    meta: false,
    // Each file is checked once: compiling quickly matters more than checking quickly.
    code: { optimize: false },
    inlineRefs: false,
    messages: false,
    logger: false,
  });
  ajv.addVocabulary(['x-says']);
  replaceUniqueItems(ajv);
  const byId = new Map<string, JsonSchema>();
  for (const schema of schemas) {
    const id: unknown = schema.$id;
    if (typeof id !== 'string') continue;
    // Without the dialect's name ajv does not look for its description, which is not loaded.
    const { $schema: _dialect, ...rest } = schema;
    byId.set(id, rest);
    ajv.addSchema(rest, id);
  }
  const validators = new Map<string, ValidateFunction | undefined>();
  return {
    schemaOf: (kind) => byId.get(idOf(kind)) ?? null,
    errorsOf(kind, data) {
      const id = idOf(kind);
      if (!validators.has(id)) validators.set(id, ajv.getSchema(id));
      const validate = validators.get(id);
      if (validate === undefined || validate(data)) return [];
      return validate.errors ?? [];
    },
    follow: (kind, schema) => follow(byId, idOf(kind), schema),
  };
}

function idOf(kind: string): string {
  return `${kind}.schema.json`;
}

/** Ajv's own keyword names one pair per list and stumbles over maps with a key such as `valueOf`. */
function replaceUniqueItems(ajv: Ajv2020): void {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: Object.assign(
      (wanted: boolean, items: readonly unknown[]): boolean => !wanted || repeatedItems(items).length === 0,
      { errors: [] },
    ),
  });
}

/** The indexes of plain values that stand in the list before already. */
export function repeatedItems(items: readonly unknown[]): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'string' && typeof item !== 'number') continue;
    const identity = String(item).normalize('NFC');
    if (seen.has(identity)) repeated.push(index);
    seen.add(identity);
  }
  return repeated;
}

function follow(byId: ReadonlyMap<string, JsonSchema>, fromId: string, schema: unknown): JsonSchema | null {
  let current = schema;
  let id = fromId;
  for (let steps = 0; steps < 8; steps += 1) {
    if (!isObject(current)) return null;
    const ref: unknown = current.$ref;
    if (typeof ref !== 'string') return current;
    const [file = '', pointer = ''] = ref.split('#');
    if (file !== '') id = file;
    current = byId.get(id);
    for (const step of pointer.split('/').filter((part) => part !== '')) {
      current = isObject(current) ? current[step] : undefined;
    }
  }
  return null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
