/** The JSON Schemas that say which keys and values each kind of file has. */
import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';

/**
 * Schemas are strict: draft 2020-12, `additionalProperties: false`, no unions by `oneOf` but lists of types. Each has an
 * `$id` of the form `card.schema.json` and may refer to `common.schema.json`. The words for people are each schema's
 * `x-says`, or else its `description`: a noun phrase that can follow `expected`.
 */
export type JsonSchema = AnySchemaObject;

export interface Schemas {
  /** The schema for this kind of file, `card` for `card.schema.json`, or null where there is none. */
  readonly schemaOf: (kind: string) => JsonSchema | null;
  /** What the schema `kind` finds wrong with plain data. */
  readonly errorsOf: (kind: string, data: unknown) => readonly ErrorObject[];
  /** The schema that a `$ref` within the schema `kind` leads to. */
  readonly follow: (kind: string, schema: unknown) => JsonSchema | null;
}

/** A compiled schema: a type guard that leaves its complaints on itself. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ErrorObject[] | null;
}

/** The compiled schema of an `$id`, or undefined where there is none. */
export type Validators = (id: string) => Validator | undefined;

/** Takes schemas as parsed from their files, and what they compile to. */
export function createSchemas(schemas: Iterable<JsonSchema>, validators: Validators): Schemas {
  const byId = new Map<string, JsonSchema>();
  for (const schema of schemas) {
    const id: unknown = schema.$id;
    if (typeof id === 'string') byId.set(id, schema);
  }
  return {
    schemaOf: (kind) => byId.get(idOf(kind)) ?? null,
    errorsOf(kind, data) {
      const validate = validators(idOf(kind));
      if (validate === undefined || validate(data)) return [];
      return validate.errors ?? [];
    },
    follow: (kind, schema) => follow(byId, idOf(kind), schema),
  };
}

function idOf(kind: string): string {
  return `${kind}.schema.json`;
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
