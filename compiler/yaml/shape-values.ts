/** Messages about values: of the wrong kind, out of range, not of the right form. */
import { either, quoted } from '../diagnostics/catalogue/entry.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { nearest, numbersNear } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import { numberWords } from '../source/number-words.js';
import { positionOf, type Span } from '../source/span.js';
import { habitualKeys } from './key-habits.js';
import { entryOf, keyText, type YamlMap, type YamlNode, type YamlScalar } from './node.js';
import { quotedForYaml } from './quote.js';
import type { Place } from './shape-data.js';
import { wordsOf } from './shape-keys.js';
import { repeatedItems, type ShapeError } from './json-schema.js';

/** A complaint about the value at `place`, or about the spelling of one of its keys. */
export interface ValueMistake {
  readonly place: Place;
  readonly error: ShapeError;
  readonly key: string | null;
}

/** The messages for one complaint; none where something else was said of the value already. */
export function valueMessage({ place, error, key }: ValueMistake): Diagnostic[] {
  if (key !== null) {
    const entry = place.node?.kind === 'map' ? entryOf(place.node, key) : null;
    return entry === null ? [] : [formMessage(entry.key, error)];
  }
  const { node, entry } = place;
  if (node === null || (node.kind === 'scalar' && node.value === null)) return emptyMessage(place, error);
  switch (error.keyword) {
    case 'type':
      return [typeMessage(place, node, error)];
    case 'enum':
    case 'const':
      return [enumMessage(node, error)];
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf': {
      const found = node.kind === 'scalar' ? quoted(node.raw) : foundWords(node);
      return [report('RW0105', node.span, { found, allowed: wordsOf(error.parentSchema) ?? rangeWords(error) })];
    }
    case 'pattern':
    case 'minLength':
    case 'maxLength':
      return node.kind === 'scalar' ? [formMessage(node, error)] : [];
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return [sizeMessage(place, node, error)];
    case 'uniqueItems':
      return repeatedMessages(node);
    default: {
      const what = wordsOf(error.parentSchema) ?? 'these keys do not go together';
      const span = node.kind === 'scalar' ? node.span : (entry?.key.span ?? firstKey(node));
      return [report('RW0109', span, { what }, { help: inDigits(node) })];
    }
  }
}

/** Of what has just so many items, the words of its schema say what they are. */
function sizeMessage(place: Place, node: YamlNode, error: ShapeError): Diagnostic {
  const { minItems, maxItems } = error.parentSchema;
  const isExact = minItems !== undefined && minItems === maxItems;
  const allowed = isExact ? `${Number(minItems)} items` : countWords(error);
  const help = isExact ? helpInWords(place, error) : [];
  return report('RW0107', place.entry?.key.span ?? node.span, { found: sizeWords(node), allowed }, { help });
}

/** Where nothing stands, whatever is wrong with nothing is one and the same mistake. */
function emptyMessage({ node, entry, parent }: Place, error: ShapeError): Diagnostic[] {
  const expected = wordsOf(error.parentSchema) ?? typeWords(error);
  if (entry !== null) {
    const span = node?.span ?? entry.key.span;
    return [
      report('RW0110', span, { what: quoted(keyText(entry)), expected }, { help: helpForComment(entry.key.span) }),
    ];
  }
  if (node === null) return [];
  const list = parent?.entry ?? null;
  const what = list === null ? 'the item' : `an item of ${quoted(keyText(list))}`;
  return [report('RW0110', node.span, { what, expected }, { help: helpForComment(node.span) })];
}

/** Text that begins with `#` is a comment, and nothing stands there but for it. */
function helpForComment({ file, end }: Span): Help[] {
  const [whole, text] = /^["']?:?[ \t]+(#[^\n]*)/u.exec(file.text.slice(end, end + 500)) ?? [];
  if (whole === undefined || text === undefined) return [];
  const span: Span = { file, start: end + whole.length - text.length, end: end + whole.trimEnd().length };
  const edits = [{ span, text: quotedForYaml(text.trimEnd()) }];
  return [{ text: 'put it in quotes if it is text: a `#` begins a comment', edits, safe: false }];
}

function typeMessage(place: Place, node: YamlNode, error: ShapeError): Diagnostic {
  const types = typesOf(error);
  if (node.kind === 'scalar' && node.style === 'plain' && typeof node.value !== 'string' && types.includes('string')) {
    const help: Help = {
      text: 'put it in quotes',
      edits: [{ span: node.span, text: quotedForYaml(node.raw) }],
      safe: true,
    };
    const reads = typeof node.value === 'number' ? 'the number' : 'the truth value';
    return report('RW0111', node.span, { raw: node.raw, reads }, { help: [help] });
  }
  const isEndless = node.kind === 'scalar' && typeof node.value === 'number' && !Number.isFinite(node.value);
  const params = { expected: isEndless ? 'a finite number' : typeWords(error), found: foundWords(node) };
  const renamed = node.kind === 'map' ? helpForListKey(place) : null;
  if (renamed !== null) return report('RW0103', renamed.span, params, { help: [renamed.help] });
  // A block where a list belongs most often lacks the dash before its first key.
  const lacksDash = node.kind === 'map' && types.includes('array');
  const span =
    node.kind === 'scalar' ? node.span : lacksDash ? firstKey(node) : (place.entry?.key.span ?? firstKey(node));
  return report('RW0103', span, params, { help: [...helpForType(place, node, error), ...helpInWords(place, error)] });
}

/** `- shows:` with a list of blocks, where the only key that has such a list is called otherwise. */
function helpForListKey({ parent }: Place): { readonly span: Span; readonly help: Help } | null {
  const key = parent?.entry?.key ?? null;
  const [meant, another] = key === null ? [] : (habitualKeys.get(key.source.text) ?? []);
  // The block of the key is itself an item: elsewhere a key may well be right, and what stands in its list wrong.
  const isOfItem = parent?.parent?.parent?.node?.kind === 'list';
  if (key === null || parent?.node?.kind !== 'list' || meant === undefined || another !== undefined || !isOfItem)
    return null;
  const { span } = key;
  const text = `this is called ${quoted(meant)} here`;
  return { span, help: { text, edits: [{ span, text: meant }], safe: false } };
}

/** Quotes that make text of a number, or a single sentence where a list of them belongs. */
function helpForType({ entry }: Place, node: YamlNode, error: ShapeError): Help[] {
  const types = typesOf(error);
  const isInBraces = node.span.file.text.startsWith('{', node.span.start);
  if (node.kind === 'map' && types.includes('array')) return isInBraces ? [] : [dashBefore(node)];
  if (node.kind !== 'scalar') return [];
  const { text } = node.source;
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (wantsNumber && /^-?(?:0|[1-9]\d*)$/u.test(text) && node.style !== 'plain') {
    return [{ text: 'write the number without quotes', edits: [{ span: node.span, text }], safe: true }];
  }
  if (wantsNumber && inDigits(node).length > 0) return inDigits(node);
  const isOfMany = Number(error.parentSchema.minItems ?? 0) > 1;
  if (!types.includes('array') || isOfMany || entry === null || text.includes('\n')) return [];
  const { column } = positionOf(entry.key.span.file, entry.key.span.start);
  const gap: Span = { file: entry.key.span.file, start: entry.key.span.end, end: node.span.start };
  const edits = [{ span: gap, text: `:\n${' '.repeat(column + 1)}- ` }];
  return [{ text: 'make it the one item of a list', edits, safe: false }];
}

/** A number that is written in words, be they misspelt. */
function inDigits(node: YamlNode): Help[] {
  if (node.kind !== 'scalar') return [];
  const written = node.source.text.trim();
  const number = numberWords.indexOf(written.toLowerCase());
  return (number < 0 ? numbersNear(written) : [number]).map((meant) => {
    const text = String(meant);
    return { text: `write \`${text}\``, edits: [{ span: node.span, text }], safe: false };
  });
}

/** Makes a block the first item of a list: a dash before its first key, and its other lines indented by as much. */
function dashBefore(block: YamlMap): Help {
  const { file, end } = block.span;
  const { start } = firstKey(block);
  const edits = [{ span: { file, start, end: start }, text: '- ' }];
  for (let at = file.text.indexOf('\n', start); at !== -1 && at + 1 < end; at = file.text.indexOf('\n', at + 1)) {
    edits.push({ span: { file, start: at + 1, end: at + 1 }, text: '  ' });
  }
  return { text: 'put a dash in front of the first key', edits, safe: false };
}

function helpInWords({ entry }: Place, error: ShapeError): Help[] {
  const words = wordsOf(error.parentSchema);
  if (words === null || entry === null) return [];
  return [{ text: `${quoted(keyText(entry))} is ${words}`, edits: [], safe: false }];
}

function enumMessage(node: YamlNode, error: ShapeError): Diagnostic {
  const allowed = (error.keyword === 'const' ? [error.params.allowedValue] : allowedValues(error)).map(String);
  if (node.kind !== 'scalar') {
    return report('RW0103', firstKey(node), { expected: either(allowed.map(quoted)), found: foundWords(node) });
  }
  const { text } = node.source;
  const near = nearest(text, allowed);
  const proposals = near.length > 0 ? near : allowed.length === 1 ? allowed : [];
  const help: readonly Help[] =
    allowed.join() === 'true' && denial.test(text)
      ? [{ text: 'leave this key out where it is not so', edits: [], safe: false }]
      : proposals.map((value) => ({
          text: `${quoted(value)} is possible here`,
          edits: [{ span: node.span, text: value }],
          safe: false,
        }));
  return report('RW0104', node.span, { value: text, allowed }, { help });
}

/** Of a key that says something by being there, the opposite of `true`. */
const denial = /^(?:false|no|off|never)$/iu;

function allowedValues(error: ShapeError): readonly unknown[] {
  const values: unknown = error.params.allowedValues;
  return Array.isArray(values) ? values : [];
}

function formMessage(scalar: YamlScalar, error: ShapeError): Diagnostic {
  const expected =
    wordsOf(error.parentSchema) ?? (error.keyword === 'pattern' ? 'of the right form' : countWords(error));
  return report('RW0106', scalar.span, { value: scalar.source.text, expected });
}

function repeatedMessages(node: YamlNode): Diagnostic[] {
  if (node.kind !== 'list') return [];
  const values = node.items.map((item) => (item.kind === 'scalar' && item.style !== 'broken' ? item.value : null));
  return repeatedItems(values).flatMap((index) => {
    const again = node.items[index];
    if (again?.kind !== 'scalar') return [];
    const first = node.items.find((item) => item.kind === 'scalar' && String(item.value) === String(again.value));
    const notes = first === undefined ? [] : [{ message: 'it is listed first at', span: first.span }];
    return [report('RW0108', again.span, { value: again.source.text }, { notes })];
  });
}

function firstKey(node: YamlNode): Span {
  return (node.kind === 'map' ? node.entries[0]?.key.span : undefined) ?? node.span;
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', '`true` or `false`'],
  ['array', 'a list'],
  ['object', 'a block of keys'],
  ['null', 'nothing'],
]);

function typesOf(error: ShapeError): readonly string[] {
  const type: unknown = error.params.type;
  return (Array.isArray(type) ? type : [type]).map(String);
}

function typeWords(error: ShapeError): string {
  return either(typesOf(error).map((type) => nouns.get(type) ?? type));
}

function foundWords(node: YamlNode): string {
  if (node.kind === 'map') return 'a block of keys';
  if (node.kind === 'list') return 'a list';
  if (typeof node.value === 'number') return `the number ${quoted(node.raw)}`;
  return typeof node.value === 'boolean' ? quoted(node.raw) : `the text ${quoted(node.source.text)}`;
}

function rangeWords(error: ShapeError): string {
  const limit = String(error.params.limit ?? error.params.multipleOf);
  if (error.keyword === 'multipleOf') return `a multiple of ${limit}`;
  const words: Readonly<Record<string, string>> = {
    '>=': 'at least',
    '<=': 'at most',
    '>': 'more than',
    '<': 'less than',
  };
  return `${words[String(error.params.comparison)] ?? 'not beyond'} ${limit}`;
}

function sizeWords(node: YamlNode): string {
  const size = node.kind === 'list' ? node.items.length : node.kind === 'map' ? node.entries.length : 0;
  const unit = node.kind === 'list' ? 'item' : 'key';
  return size === 0 ? 'nothing stands here' : size === 1 ? `1 ${unit} stands here` : `${size} ${unit}s stand here`;
}

function countWords(error: ShapeError): string {
  const limit = String(error.params.limit);
  const unit = error.keyword.endsWith('Items') ? 'item' : error.keyword.endsWith('Length') ? 'character' : 'entry';
  const plural = unit === 'entry' ? 'entries' : `${unit}s`;
  return `at ${error.keyword.startsWith('min') ? 'least' : 'most'} ${limit} ${limit === '1' ? unit : plural}`;
}
