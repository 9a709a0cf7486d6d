/** Checks the keys and kinds of value of a file against its schema. */
import { inOrder } from '../diagnostics/order.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { isObject, type JsonSchema, type ShapeError } from './json-schema.js';
import { keyText, type YamlNode } from './node.js';
import { toShapeData, type Place } from './shape-data.js';
import { keyMessages, type KeyMistakes } from './shape-keys.js';
import type { Schemas } from './shape-schemas.js';
import { firstMistakes } from './mistake.js';
import { valueMessage, type ValueMistake } from './shape-values.js';

/** Complaints about a text; where a block stands they are about the spelling of a key. */
const ofTexts = new Set(['pattern', 'minLength', 'maxLength', 'enum', 'const']);

/** Which of several complaints about one value says most. */
const tellingFirst = ['type', 'enum', 'const', 'minLength', 'maxLength', 'pattern'];

/** Of a kind whose schema leaves the first key open (`x-first-key`): which one it is, and what messages call the file. */
export interface OwnKey {
  readonly key: string;
  readonly title: string;
}

/**
 * What is wrong with the shape of a file of this kind (`card` is checked by `card.schema.json`), in the order of the file:
 * one message per mistake, at the key or value. Returns nothing where there is no schema of this name. The schema of a kind whose
 * first key is open lets editors take any key for it; here, no other than `own` is.
 */
export function checkShape(
  root: YamlNode,
  schemas: Schemas,
  kind: string,
  own: OwnKey | null = null,
): readonly Diagnostic[] {
  const { data, places } = toShapeData(root);
  const plain = schemas.schemaOf(kind) ?? {};
  const schema = own === null ? plain : { ...plain, title: own.title };
  const strays =
    own === null || root.kind !== 'map' ? [] : root.entries.map(keyText).filter((key) => isStray(key, own, schema));
  const keyMistakes = new Map<Place, KeyMistakes>();
  const mistakes = new Map<string, ValueMistake>();
  let aboutKey: ShapeError | null = null;
  const whole = places.get('');
  if (whole !== undefined && strays.length > 0)
    keyMistakes.set(whole, { place: whole, unknown: strays, missing: [], schema });
  for (const error of schemas.errorsOf(kind, data)) {
    const place = places.get(error.instancePath);
    if (place === undefined || place.broken || isBelow(place, strays)) continue;
    const key: unknown = error.params.additionalProperty ?? error.params.missingProperty;
    if (typeof key === 'string') {
      const found: KeyMistakes = keyMistakes.get(place) ?? {
        place,
        unknown: [],
        missing: [],
        schema: error.parentSchema,
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
    } else {
      const earlier = mistakes.get(error.instancePath);
      if (earlier === undefined || rank(error) < rank(earlier.error)) {
        mistakes.set(error.instancePath, { place, error, key: null });
      }
    }
  }
  return firstMistakes(
    inOrder([
      ...keyMessages([...keyMistakes.values()], schemas, kind, schema),
      ...[...mistakes.values()].flatMap(valueMessage),
    ]),
  );
}

/** A key that the schema does not name, and that is not the one it leaves open. */
function isStray(key: string, own: OwnKey, { properties }: JsonSchema): boolean {
  return key !== own.key && !(isObject(properties) && Object.hasOwn(properties, key));
}

/** What stands below a key that has no place is not looked at. */
function isBelow({ entry, parent }: Place, keys: readonly string[]): boolean {
  if (parent === null) return false;
  return parent.parent === null ? entry !== null && keys.includes(keyText(entry)) : isBelow(parent, keys);
}

function rank(error: ShapeError): number {
  const index = tellingFirst.indexOf(error.keyword);
  return index === -1 ? tellingFirst.length : index;
}
