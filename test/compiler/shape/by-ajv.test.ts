/** What is wrong with the shape of data is what ajv finds wrong with it, in the same order. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../compiler/host/files-below.js';
import { schemaDocuments } from '../../../compiler/surface/file-kinds.js';
import { isObject, type JsonSchema } from '../../../compiler/yaml/json-schema.js';
import { createSchemas } from '../../../compiler/yaml/shape-schemas.js';
import { keywords } from '../../../compiler/yaml/validate.js';
import { errorsByAjv } from './by-ajv.js';

const spec = path.join(import.meta.dirname, '..', '..', '..', 'spec');
const schemas = createSchemas(schemaDocuments);
const byAjv = errorsByAjv(schemaDocuments);
const kinds = schemaDocuments.map(({ $id }) => String($id).replace('.schema.json', '')).filter((it) => it !== 'common');

const documents = ['arab-revolt', 'palestine', 'israeli-independence', 'boards', 'starter', 'starter-factions'].flatMap(
  (folder) =>
    filesBelow(path.join(spec, folder)).found.map((within): unknown =>
      parse(readFileSync(path.join(spec, folder, within), 'utf8')),
    ),
);

/** What stands in place of a value that is changed. */
const others: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    1,
    -1,
    1.5,
    100,
    1e9,
    '',
    ' ',
    'x',
    ' x ',
    '3.2.1',
    'x'.repeat(81),
    '\u{1F600}'.repeat(81),
    'x'.repeat(501),
  ],
  ...[
    [],
    ['x'],
    ['x', 'x'],
    ['x', 'é', 'e\u0301'],
    [[]],
    {},
    { x: 1 },
    { '': 'x' },
    { 'a/b~c': [1] },
    { constructor: null },
  ],
];

/** The document with one value changed, left out, called otherwise or put in, by a number. */
function changed(value: unknown, number: number): unknown {
  const places = countIn(value);
  return changeAt(value, { left: number % places }, Math.floor(number / places));
}

function countIn(value: unknown): number {
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return 1 + inner.reduce((sum: number, it) => sum + countIn(it), 0);
}

function changeAt(value: unknown, place: { left: number }, how: number): unknown {
  if (place.left === 0) {
    place.left -= 1;
    if (isObject(value) && how % 3 === 0) {
      const [first, ...more] = Object.entries(value);
      const odd: readonly (readonly [string, unknown])[] = [...more, [`${first?.[0] ?? ''} x`, first?.[1]]];
      return Object.fromEntries(how % 2 === 0 ? more : odd);
    }
    if (Array.isArray(value) && how % 3 === 0) return [...(value as unknown[]), ...(value as unknown[])];
    return others[how % others.length];
  }
  place.left -= 1;
  if (Array.isArray(value)) return value.map((it): unknown => (place.left < 0 ? it : changeAt(it, place, how)));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, it]) => [key, place.left < 0 ? it : changeAt(it, place, how)]);
  return Object.fromEntries(entries) as unknown;
}

interface Told {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: JsonSchema;
}

/** As much of a complaint as messages are made of. */
function told({ instancePath, keyword, params, parentSchema }: Told): unknown {
  const { additionalProperty, missingProperty, propertyName, allowedValue, allowedValues, type, limit, comparison } =
    params;
  const said = {
    additionalProperty,
    missingProperty,
    propertyName,
    allowedValue,
    allowedValues,
    type,
    limit,
    comparison,
  };
  return { instancePath, keyword, ...said, parentSchema };
}

describe('the shape of data', () => {
  it('is held against every keyword that the schemas use', () => {
    const used = new Set<string>();
    const look = (value: unknown, isSchema: boolean): void => {
      if (Array.isArray(value)) for (const it of value) look(it, isSchema);
      if (!isObject(value)) return;
      for (const [key, it] of Object.entries(value)) {
        if (isSchema) used.add(key);
        look(
          it,
          !isSchema ||
            !['properties', 'patternProperties', '$defs', 'dependentRequired', 'dependentSchemas'].includes(key),
        );
      }
    };
    look(schemaDocuments, true);
    const forPeople = ['$schema', '$id', '$defs', 'title', 'description', 'x-says', 'x-first-key'];
    expect([...used].filter((key) => !keywords.has(key) && !forPeople.includes(key))).toEqual([]);
  });

  it('is wrong where ajv says so, whatever is changed in a file', () => {
    expect(documents.length).toBeGreaterThan(150);
    let wrong = 0;
    for (const [index, document] of documents.entries()) {
      for (let round = 0; round < 14; round += 1) {
        const data = round === 0 ? document : changed(document, Math.imul(index * 31 + round, 0x9e3779b1) >>> 4);
        for (const kind of kinds) {
          const first = isObject(data) ? Object.keys(data)[0] : undefined;
          if (round > 2 && kind !== first && kind !== 'class' && kind !== 'file') continue;
          const found = schemas.errorsOf(kind, data).map(told);
          wrong += found.length;
          expect(found, `${kind} ${index} ${round}`).toEqual(byAjv(`${kind}.schema.json`, data).map(told));
        }
      }
    }
    expect(wrong).toBeGreaterThan(5_000);
  });
});
