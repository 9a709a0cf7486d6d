/** Messages about keys: those that a block does not have, and those that it lacks. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { either, quoted } from '../diagnostics/catalogue/entry.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Span } from '../source/span.js';
import { habitualKeys } from './key-habits.js';
import { keyText, type YamlEntry } from './node.js';
import type { Place } from './shape-data.js';
import { isObject, type JsonSchema } from './json-schema.js';
import type { Schemas } from './shape-schemas.js';

/** The keys of one block that do not fit. */
export interface KeyMistakes {
  readonly place: Place;
  readonly unknown: string[];
  readonly missing: string[];
  readonly schema: JsonSchema;
}

/** One message per mistake: a misspelt key that also leaves its right name missing is one, and so is a key that was moved; `root` is the schema of the whole file. */
export function keyMessages(
  mistakes: readonly KeyMistakes[],
  schemas: Schemas,
  kind: string,
  root: JsonSchema,
): Diagnostic[] {
  const unknownAnywhere = new Set(mistakes.flatMap((it) => it.unknown));
  return mistakes.flatMap((it) => {
    const where = whereOf(it.place, root);
    const missing = new Set(it.missing);
    const messages: Diagnostic[] = [];
    const present = new Map(
      (it.place.node?.kind === 'map' ? it.place.node.entries : []).map((entry) => [keyText(entry), entry]),
    );
    const free = Object.keys(propertiesOf(it.schema)).filter((name) => !present.has(name));
    for (const key of it.unknown) {
      const entry = present.get(key);
      if (entry === undefined) continue;
      const help = helpForUnknown(it, entry, { missing, free }, schemas, kind);
      messages.push(report('RW0101', entry.key.span, { key, where }, { help }));
    }
    for (const key of missing) {
      if (unknownAnywhere.has(key)) continue;
      messages.push(
        report('RW0102', startOf(it.place), { key, where }, { help: helpForMissing(it, key, schemas, kind) }),
      );
    }
    return messages;
  });
}

/** Near names first, those that are missing before the others; takes the one that explains a missing key off the list. */
function helpForUnknown(
  mistakes: KeyMistakes,
  entry: YamlEntry,
  { missing, free }: { readonly missing: Set<string>; readonly free: readonly string[] },
  schemas: Schemas,
  kind: string,
): Help[] {
  const key = keyText(entry);
  // What people call a key tells more than what it looks like: `when` is nearer to `then` than to `script`.
  const [habitual, another] = (habitualKeys.get(key) ?? []).filter((name) => missing.has(name) || free.includes(name));
  if (habitual !== undefined && another === undefined) {
    missing.delete(habitual);
    return [rename(entry.key.span, habitual, `this is called ${quoted(habitual)} here`, false)];
  }
  const near = nearest(key, [...missing, ...free]);
  const [best] = near;
  if (best !== undefined) {
    const helps = near.map((name) =>
      rename(entry.key.span, name, `the key ${quoted(name)} has a similar name`, missing.has(name)),
    );
    missing.delete(best);
    return helps;
  }
  const home = homeOf(key, mistakes.place, schemas, kind);
  if (home !== null) return [{ text: home, edits: [], safe: false }];
  const [only] = missing;
  if (only !== undefined && missing.size === 1 && mistakes.unknown.length === 1) {
    missing.delete(only);
    return [
      rename(entry.key.span, only, `the key ${quoted(only)} is missing here; it may be the one that is meant`, false),
    ];
  }
  if (free.length === 0 || free.length > 8) return [];
  return [
    {
      text: `the keys that may still be given here are ${either(free.map(quoted)).replace(/ or (?=`[^`]*`$)/u, ' and ')}`,
      edits: [],
      safe: false,
    },
  ];
}

function rename(span: Span, name: string, text: string, safe: boolean): Help {
  return { text, edits: [{ span, text: name }], safe };
}

/** Where else in this kind of file the key has its place, in words, or null. */
function homeOf(key: string, place: Place, schemas: Schemas, kind: string): string | null {
  const root = schemas.schemaOf(kind) ?? {};
  if (place.parent !== null && Object.hasOwn(propertiesOf(root), key)) {
    return `${quoted(key)} belongs to the file itself: indent it as far as the file's first key`;
  }
  const homes = Object.entries(propertiesOf(root))
    .filter(([, schema]) => Object.hasOwn(propertiesOf(schemas.follow(kind, schema) ?? {}), key))
    .map(([name]) => quoted(name));
  if (homes.length === 0) return null;
  return `${quoted(key)} belongs in ${either(homes)}: indent it further, below that key`;
}

function helpForMissing(mistakes: KeyMistakes, key: string, schemas: Schemas, kind: string): Help[] {
  const schema = schemas.follow(kind, propertiesOf(mistakes.schema)[key]);
  const words = wordsOf(propertiesOf(mistakes.schema)[key]) ?? wordsOf(schema);
  return words === null ? [] : [{ text: `add ${quoted(key)}: ${words}`, edits: [], safe: false }];
}

/** `the card`, `` `unshaded` ``, `` item 2 of `boxes` ``. */
export function whereOf(place: Place, root: JsonSchema): string {
  if (place.entry !== null) return quoted(keyText(place.entry));
  if (place.item !== null && place.parent !== null) return `item ${place.item} of ${whereOf(place.parent, root)}`;
  const title: unknown = root.title;
  return typeof title === 'string' ? title.charAt(0).toLowerCase() + title.slice(1) : 'the file';
}

/** The first key of a block; for an empty one, all of it. */
function startOf(place: Place): Span {
  const { node, entry } = place;
  if (node?.kind === 'map') {
    const first = entry ?? node.entries[0];
    return first?.key.span ?? node.span;
  }
  return node?.span ?? entry?.key.span ?? emptySpan;
}

const emptySpan: Span = { file: { path: '', text: '' }, start: 0, end: 0 };

function propertiesOf(schema: JsonSchema): Record<string, unknown> {
  const properties: unknown = schema.properties;
  return isObject(properties) ? properties : {};
}

/** A schema's words for people, or null. */
export function wordsOf(schema: unknown): string | null {
  if (!isObject(schema)) return null;
  const words = schema['x-says'] ?? schema.description;
  return typeof words === 'string' ? words : null;
}
