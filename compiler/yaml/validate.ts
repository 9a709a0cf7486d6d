/**
 * Holds plain data against JSON Schemas, draft 2020-12, of which it knows the keywords that the schemas of a spec use. No code is made
 * of a schema, so that a page may do it which must not. All that is wrong is told, in the order of the keywords.
 */
import { isObject, type JsonSchema, repeatedItems, type ShapeError } from './json-schema.js';

/** What the `$ref` of a schema leads to, with the document that it is of. */
export type Follow = (ref: string, document: JsonSchema) => Followed;

export interface Followed {
  readonly schema: JsonSchema;
  readonly document: JsonSchema;
}

/** What is held against a schema, and where what is wrong is told. */
interface Held {
  readonly follow: Follow;
  readonly document: JsonSchema;
  readonly data: unknown;
  /** Where it stands, as a JSON pointer. */
  readonly at: string;
  readonly found: ShapeError[];
  /** Within a union, whose own complaint stands for what is wrong in it. */
  readonly isUnion: boolean;
}

type Type = 'number' | 'string' | 'array' | 'object';

/** Tells what is wrong by one keyword of a schema; true where nothing is. */
type Check = (held: Held, value: unknown, tell: (params: Params) => false, schema: JsonSchema) => boolean;

type Params = Readonly<Record<string, unknown>>;

/** Everything that is wrong with the data; nothing where it fits. */
export function shapeErrors(follow: Follow, document: JsonSchema, data: unknown): readonly ShapeError[] {
  const found: ShapeError[] = [];
  fits({ follow, document, data, at: '', found, isUnion: false }, document);
  return found;
}

/** By the type of data that they are for, null all, the keywords in the order in which what is wrong is told. */
const groups: readonly (readonly [type: Type | null, checks: Readonly<Record<string, Check>>])[] = [
  [
    'number',
    {
      maximum: ({ data }, limit, tell) => Number(data) <= Number(limit) || tell({ comparison: '<=', limit }),
      minimum: ({ data }, limit, tell) => Number(data) >= Number(limit) || tell({ comparison: '>=', limit }),
    },
  ],
  [
    'string',
    {
      maxLength: ({ data }, limit, tell) => lengthOf(data) <= Number(limit) || tell({ limit }),
      minLength: ({ data }, limit, tell) => lengthOf(data) >= Number(limit) || tell({ limit }),
      pattern: ({ data }, pattern, tell) => new RegExp(String(pattern), 'u').test(String(data)) || tell({ pattern }),
    },
  ],
  [
    null,
    {
      $ref: (held, ref) => {
        const { schema, document } = held.follow(String(ref), held.document);
        return fits({ ...held, document, isUnion: false }, schema);
      },
      const: ({ data }, allowedValue, tell) => data === allowedValue || tell({ allowedValue }),
      enum: ({ data }, allowedValues, tell) => listOf(allowedValues).includes(data) || tell({ allowedValues }),
      not: (held, schema, tell) => !isFit(held, schema) || tell({}),
      anyOf: (held, schemas, tell) => inUnion(held, schemas, (count) => count > 0) || tell({}),
      oneOf: (held, schemas, tell) => inUnion(held, schemas, (count) => count === 1) || tell({}),
      allOf: (held, schemas) => all(listOf(schemas), (schema) => fits(held, schema)),
      if: (held, condition, _, { then = {}, else: otherwise = {} }) =>
        fits(held, isFit(held, condition) ? then : otherwise),
    },
  ],
  [
    'array',
    {
      maxItems: ({ data }, limit, tell) => listOf(data).length <= Number(limit) || tell({ limit }),
      minItems: ({ data }, limit, tell) => listOf(data).length >= Number(limit) || tell({ limit }),
      items: (held, schema) => all(listOf(held.data).entries(), ([index]) => fits(within(held, String(index)), schema)),
      uniqueItems: ({ data }, _, tell) => repeatedItems(listOf(data)).length === 0 || tell({}),
    },
  ],
  [
    'object',
    {
      maxProperties: ({ data }, limit, tell) => keysOf(data).length <= Number(limit) || tell({ limit }),
      minProperties: ({ data }, limit, tell) => keysOf(data).length >= Number(limit) || tell({ limit }),
      required: ({ data }, keys, tell) => all(listOf(keys), (key) => has(data, key) || tell({ missingProperty: key })),
      propertyNames: (held, schema, tell) =>
        all(keysOf(held.data), (key) => fits({ ...held, data: key }, schema) || tell({ propertyName: key })),
      additionalProperties: (held, rest, tell, schema) =>
        all(keysOf(held.data), (key) => {
          if (has(schema.properties, key) || patternsOf(schema).some((it) => it.test(key))) return true;
          return rest === false ? tell({ additionalProperty: key }) : fits(within(held, key), rest);
        }),
      properties: (held, schemas) =>
        all(keysOf(schemas), (key) => !has(held.data, key) || fits(within(held, key), valueAt(schemas, key))),
      patternProperties: (held, schemas) =>
        all(keysOf(schemas), (pattern) => {
          const own = keysOf(held.data).filter((key) => new RegExp(pattern, 'u').test(key));
          return all(own, (key) => fits(within(held, key), valueAt(schemas, pattern)));
        }),
      dependentRequired: ({ data }, needed, tell) =>
        all(keysOf(needed), (key) => {
          const keys = has(data, key) ? listOf(valueAt(needed, key)) : [];
          return all(keys, (other) => has(data, other) || tell({ missingProperty: other }));
        }),
      dependentSchemas: (held, schemas) =>
        all(keysOf(schemas), (key) => !has(held.data, key) || fits(held, valueAt(schemas, key))),
    },
  ],
];

/** The keywords that are held against data; others say something to people or editors. */
export const keywords: ReadonlySet<string> = new Set([
  ...['type', 'then', 'else'],
  ...groups.flatMap(([, checks]) => Object.keys(checks)),
]);

/** Tells what is wrong by one schema; true where nothing is. */
function fits(held: Held, wanted: unknown): boolean {
  const schema = isObject(wanted) ? wanted : {};
  const tellBy =
    (keyword: string) =>
    (params: Params): false => {
      if (!held.isUnion) held.found.push({ instancePath: held.at, keyword, params, parentSchema: schema });
      return false;
    };
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const isOfType = types.length === 0 || types.some((type) => isOf(held.data, type));
  // The type is looked at first, and a single one that has keywords of its own together with these.
  const own = types.length > 1 ? undefined : groups.find(([type]) => type !== null && type === types[0]);
  const isLate = own !== undefined && Object.keys(own[1]).some((keyword) => keyword in schema);
  if (!isOfType && !isLate) tellBy('type')({ type: schema.type });
  let isFitting = isOfType;
  for (const group of groups) {
    const [type, checks] = group;
    if (type === null || isOf(held.data, type)) {
      for (const [keyword, check] of Object.entries(checks)) {
        if (keyword in schema && !check(held, schema[keyword], tellBy(keyword), schema)) isFitting = false;
      }
    } else if (isLate && group === own) tellBy('type')({ type: schema.type });
  }
  return isFitting;
}

function isFit(held: Held, schema: unknown): boolean {
  return fits({ ...held, found: [], isUnion: true }, schema);
}

/** What is wrong in a union is told where it leads elsewhere, if the union does not fit. */
function inUnion(held: Held, schemas: unknown, isEnough: (count: number) => boolean): boolean {
  const found: ShapeError[] = [];
  const fitting = listOf(schemas).filter((schema) => fits({ ...held, found, isUnion: true }, schema));
  const isFitting = isEnough(fitting.length);
  if (!isFitting) held.found.push(...found);
  return isFitting;
}

/** All are looked at, so that all that is wrong is told. */
function all<T>(items: Iterable<T>, isRight: (item: T) => boolean): boolean {
  let areRight = true;
  for (const item of items) if (!isRight(item)) areRight = false;
  return areRight;
}

function isOf(data: unknown, type: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(data);
    case 'number':
      return Number.isFinite(data);
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isObject(data);
    case 'null':
      return data === null;
    default:
      return typeof data === type;
  }
}

function within(held: Held, key: string): Held {
  const data = Array.isArray(held.data) ? listOf(held.data)[Number(key)] : valueAt(held.data, key);
  return { ...held, data, at: `${held.at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

function patternsOf({ patternProperties }: JsonSchema): readonly RegExp[] {
  return keysOf(patternProperties).map((pattern) => new RegExp(pattern, 'u'));
}

/** In characters, as people count them. */
function lengthOf(text: unknown): number {
  return Array.from(String(text)).length;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function keysOf(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function has(value: unknown, key: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, String(key));
}

function valueAt(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}
