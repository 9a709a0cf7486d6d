/** Checks the keys and kinds of value of a file against its schema. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { inOrder } from '../diagnostics/order.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { YamlNode } from './node.js';
import { toShapeData, type Place } from './shape-data.js';
import { keyMessages, type KeyMistakes } from './shape-keys.js';
import type { Schemas } from './shape-schemas.js';
import { firstMistakes } from './mistake.js';
import { valueMessage, type ValueMistake } from './shape-values.js';

/** Complaints that only sum up others. */
const summaries = new Set(['if', 'dependentSchemas']);

/** Complaints about a text; where a block stands they are about the spelling of a key. */
const ofTexts = new Set(['pattern', 'minLength', 'maxLength', 'enum', 'const']);

/** Which of several complaints about one value says most. */
const tellingFirst = ['type', 'enum', 'const', 'minLength', 'maxLength', 'pattern'];

/**
 * What is wrong with the shape of a file of this kind (`card` is checked by `card.schema.json`), in the order of the file:
 * one message per mistake, at the key or value. Returns nothing where there is no schema of this name.
 */
export function checkShape(root: YamlNode, schemas: Schemas, kind: string): readonly Diagnostic[] {
  const { data, places } = toShapeData(root);
  const keyMistakes = new Map<Place, KeyMistakes>();
  const mistakes = new Map<string, ValueMistake>();
  let aboutKey: ErrorObject | null = null;
  for (const error of schemas.errorsOf(kind, data)) {
    const place = places.get(error.instancePath);
    if (place === undefined || place.broken || isWithinUnion(error)) continue;
    const key: unknown =
      error.params.additionalProperty ?? error.params.unevaluatedProperty ?? error.params.missingProperty;
    if (typeof key === 'string') {
      const found: KeyMistakes = keyMistakes.get(place) ?? {
        place,
        unknown: [],
        missing: [],
        schema: error.parentSchema ?? {},
      };
      keyMistakes.set(place, found);
      (error.params.missingProperty === key ? found.missing : found.unknown).push(key);
    } else if (error.keyword === 'propertyNames') {
      // What is wrong with a key's spelling was the complaint before.
      const name = String(error.params.propertyName);
      if (mistakes.get(error.instancePath)?.error === aboutKey) mistakes.delete(error.instancePath);
      mistakes.set(`${error.instancePath} ${name}`, { place, error: aboutKey ?? error, key: name });
    } else if (place.node?.kind === 'map' && ofTexts.has(error.keyword)) {
      aboutKey = error;
      if (error.keyword === 'enum' || error.keyword === 'const')
        mistakes.set(error.instancePath, { place, error, key: null });
    } else if (!summaries.has(error.keyword)) {
      const earlier = mistakes.get(error.instancePath);
      if (earlier === undefined || rank(error) < rank(earlier.error)) {
        mistakes.set(error.instancePath, { place, error, key: null });
      }
    }
  }
  return firstMistakes(
    inOrder([
      ...keyMessages([...keyMistakes.values()], schemas, kind),
      ...[...mistakes.values()].flatMap(valueMessage),
    ]),
  );
}

/** Complaints from inside a union: the union's own complaint stands for them. */
function isWithinUnion(error: ErrorObject): boolean {
  return /\/(?:anyOf|oneOf|not|if)\/./u.test(error.schemaPath.replace(/\/properties\/[^/]+/gu, ''));
}

function rank(error: ErrorObject): number {
  const index = tellingFirst.indexOf(error.keyword);
  return index === -1 ? tellingFirst.length : index;
}
