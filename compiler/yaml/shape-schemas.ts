/** The JSON Schemas that say which keys and values each kind of file has. */
import { isObject, type JsonSchema, type ShapeError } from './json-schema.js';
import { type Followed, shapeErrors } from './validate.js';

export interface Schemas {
  /** The schema for this kind of file, `card` for `card.schema.json`, or null where there is none. */
  readonly schemaOf: (kind: string) => JsonSchema | null;
  /** What the schema `kind` finds wrong with plain data. */
  readonly errorsOf: (kind: string, data: unknown) => readonly ShapeError[];
  /** The schema that a `$ref` within the schema `kind` leads to. */
  readonly follow: (kind: string, schema: unknown) => JsonSchema | null;
}

/** Takes schemas as parsed from their files. One that refers to what there is not throws when it is held against data. */
export function createSchemas(schemas: Iterable<JsonSchema>): Schemas {
  const byId = new Map<unknown, JsonSchema>();
  for (const schema of schemas) byId.set(schema.$id, schema);
  const followOne = (ref: string, document: JsonSchema): Followed => {
    const [file = '', pointer = ''] = ref.split('#');
    const found = file === '' ? document : byId.get(file);
    const steps = pointer.split('/').filter((part) => part !== '');
    const schema = steps.reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), found);
    if (found === undefined || !isObject(schema)) throw new Error(`no schema is \`${ref}\``);
    return { schema, document: found };
  };
  return {
    schemaOf: (kind) => byId.get(idOf(kind)) ?? null,
    errorsOf(kind, data) {
      const schema = byId.get(idOf(kind));
      return schema === undefined ? [] : shapeErrors(followOne, schema, data);
    },
    follow(kind, schema) {
      let current = schema;
      let document = byId.get(idOf(kind)) ?? {};
      while (isObject(current) && typeof current.$ref === 'string') {
        ({ schema: current, document } = followOne(current.$ref, document));
      }
      return isObject(current) ? current : null;
    },
  };
}

function idOf(kind: string): string {
  return `${kind}.schema.json`;
}
