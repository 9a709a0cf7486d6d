/** From the YAML library's document to the compiler's own nodes, refusing what specs do not use. */
import { isAlias, isMap, isPair, isScalar, isSeq, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { covering, type SourceFile, type Span } from '../source/span.js';
import { type SpannedText, textWithPlaces } from '../source/text.js';
import { lineAt } from './lines.js';
import { blockText } from './block-text.js';
import type { ScalarStyle, YamlEntry, YamlList, YamlMap, YamlNode, YamlScalar } from './node.js';
import { checkScalar } from './check-scalar.js';
import { misnamedIn } from './key-order.js';
import { quotedForYaml } from './quote.js';
import { doubleQuotedText, plainText, sameText, singleQuotedText } from './scalar-text.js';

export interface Context {
  readonly file: SourceFile;
  readonly diagnostics: Diagnostic[];
  /** Values of which an error was reported already; a node that starts in one of them is broken. */
  readonly broken: readonly Span[];
}

/** The node of the library's `node`; null where nothing stands. Reports aliases, merges and duplicates. */
export function toNode(context: Context, node: unknown): YamlNode | null {
  if (isAlias(node)) {
    const span = rangeSpan(context, node);
    context.diagnostics.push(report('RW0011', span, { name: node.source }, { help: [quoteHelp(context, span)] }));
    return brokenScalar(span);
  }
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
  if (isMap(node)) return mapNode(context, node);
  if (isSeq(node)) return listNode(context, node);
  return isEmptyScalar(node) ? null : scalarNode(context, node);
}

function mapNode(context: Context, map: YAMLMap): YamlMap {
  const entries: YamlEntry[] = [];
  const firsts = new Map<string, YamlScalar>();
  const keys: YamlScalar[] = [];
  const again: { readonly entry: YamlEntry; readonly above: YamlEntry | undefined; readonly first: YamlScalar }[] = [];
  for (const pair of map.items) {
    const entry = entryNode(context, pair);
    if (entry === null) continue;
    keys.push(entry.key);
    const identity = entry.key.value === null ? entry.key.source.text : String(entry.key.value).normalize('NFC');
    const first = firsts.get(identity);
    if (first === undefined) {
      firsts.set(identity, entry.key);
      entries.push(entry);
    } else {
      again.push({ entry, above: entries[entries.length - 1], first });
    }
  }
  const misnamed = again.length === 1 ? misnamedIn(keys) : null;
  for (const { entry, above, first } of again) {
    const key = entry.key.source.text;
    const same = helpForSame(entry, above, first);
    if (misnamed === null || same.length > 0) {
      const notes = [{ message: 'it is given first at', span: first.span }];
      context.diagnostics.push(report('RW0017', entry.key.span, { key }, { notes, help: same }));
      continue;
    }
    const { span } = misnamed.key;
    const other = misnamed.key === first ? entry.key : first;
    const notes = [{ message: 'it is also given at', span: other.span }];
    const text = `in this place stands \`${misnamed.meant}\``;
    const help = [{ text, edits: [{ span, text: misnamed.meant }], safe: false }];
    context.diagnostics.push(report('RW0017', span, { key }, { notes, help }));
  }
  return { kind: 'map', entries, span: collectionSpan(context, map, entries) };
}

/** An entry that says again what the one right above it says can go, with its lines. */
function helpForSame(entry: YamlEntry, above: YamlEntry | undefined, first: YamlScalar): readonly Help[] {
  const { file } = entry.span;
  const written = ({ span }: YamlEntry): string => file.text.slice(span.start, span.end).trim();
  if (above?.key !== first || written(entry) !== written(above)) return [];
  const start = lineAt(file, entry.key.span.start).start;
  const end = lineAt(file, Math.max(entry.key.span.start, entry.span.end - 1)).end;
  if (file.text.slice(start, entry.key.span.start).trim() !== '' || start === 0) return [];
  const span: Span = { file, start: start - 1, end };
  return [{ text: 'leave it out: it says the same again', edits: [{ span, text: '' }], safe: true }];
}

function entryNode(context: Context, pair: Pair): YamlEntry | null {
  if (!isScalar(pair.key)) {
    const span = rangeSpan(context, pair.key);
    const found = isSeq(pair.key) ? 'a list' : isMap(pair.key) ? 'a block' : 'a reference';
    context.diagnostics.push(report('RW0022', span, { found }, { help: [quoteHelp(context, span)] }));
    return null;
  }
  const key = scalarNode(context, pair.key);
  if (key.style === 'plain' && key.raw === '<<') {
    context.diagnostics.push(report('RW0012', key.span, {}));
    return null;
  }
  if (key.source.text === '') {
    context.diagnostics.push(report('RW0022', key.span, { found: 'nothing' }));
    return null;
  }
  const value = toNode(context, pair.value);
  return { key, value, span: value === null ? key.span : covering(key.span, value.span) };
}

function listNode(context: Context, list: YAMLSeq): YamlList {
  const items: YamlNode[] = [];
  for (const item of list.items) {
    if (isPair(item)) {
      const entry = entryNode(context, item);
      if (entry !== null) items.push({ kind: 'map', entries: [entry], span: entry.span });
    } else {
      items.push(toNode(context, item) ?? emptyItem(context, item));
    }
  }
  return { kind: 'list', items, span: collectionSpan(context, list, items) };
}

/** An item that is only a dash. */
function emptyItem(context: Context, item: unknown): YamlScalar {
  const { start } = rangeSpan(context, item);
  const dash = context.file.text.lastIndexOf('-', start);
  const at = dash === -1 ? start : dash;
  const source = sameText({ file: context.file, source: '', offset: at });
  return {
    kind: 'scalar',
    source,
    value: null,
    raw: '',
    style: 'plain',
    span: { file: context.file, start: at, end: at + 1 },
  };
}

function scalarNode(context: Context, scalar: Scalar): YamlScalar {
  const span = rangeSpan(context, scalar);
  const raw = context.file.text.slice(span.start, span.end);
  if (context.broken.some((it) => span.start >= it.start && span.start < it.end)) return brokenScalar(span);
  const style = styleOf(scalar);
  const source = checkedText(context, scalar, style, raw, span.start);
  const value = style === 'plain' ? plainValue(scalar.value) : source.text;
  const node: YamlScalar = { kind: 'scalar', source, value, raw, style, span };
  const mistake = checkScalar(node);
  if (mistake === null) return node;
  context.diagnostics.push(mistake);
  return brokenScalar(span);
}

function quoteHelp(context: Context, span: Span): Help {
  const text = context.file.text.slice(span.start, span.end);
  return { text: 'quote it if it is text', edits: [{ span, text: quotedForYaml(text) }], safe: false };
}

function brokenScalar(span: Span): YamlScalar {
  const raw = span.file.text.slice(span.start, span.end);
  const source = sameText({ file: span.file, source: raw, offset: span.start });
  return { kind: 'scalar', source, value: raw, raw, style: 'broken', span };
}

/** Where nothing is written the library gives a null without a source. */
function isEmptyScalar(scalar: Scalar): boolean {
  return scalar.value === null && (scalar.source === undefined || scalar.source === '') && styleOf(scalar) === 'plain';
}

function plainValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

function styleOf(scalar: Scalar): ScalarStyle {
  switch (scalar.type) {
    case 'QUOTE_SINGLE':
      return 'single';
    case 'QUOTE_DOUBLE':
      return 'double';
    case 'BLOCK_LITERAL':
      return 'literal';
    case 'BLOCK_FOLDED':
      return 'folded';
    default:
      return 'plain';
  }
}

/** The text with its places; should it differ from what the library read, the library's text, all of it at its start. */
function checkedText(context: Context, scalar: Scalar, style: ScalarStyle, raw: string, offset: number): SpannedText {
  const text = textOf(context, scalar, style, raw, offset);
  const expected = style === 'plain' ? (scalar.source ?? text.text) : String(scalar.value);
  if (text.text === expected) return text;
  return textWithPlaces(
    expected,
    context.file,
    Array.from({ length: expected.length + 1 }, () => offset),
  );
}

function textOf(context: Context, scalar: Scalar, style: ScalarStyle, raw: string, offset: number): SpannedText {
  const { file } = context;
  const token = scalar.srcToken;
  if (token?.type === 'block-scalar') {
    let before = token.offset;
    let header = '';
    for (const prop of token.props) {
      if (!('source' in prop)) continue;
      if (!('source' in prop)) continue;
      if (prop.type === 'block-scalar-header') header = prop.source;
      before += prop.source.length;
    }
    return blockText({ file, header, source: token.source, offset: before, parentIndent: token.indent });
  }
  if (style === 'single') return singleQuotedText({ file, source: raw, offset });
  if (style === 'double') return doubleQuotedText({ file, source: raw, offset });
  return plainText({ file, source: raw, offset });
}

function rangeSpan(context: Context, node: unknown): Span {
  const range = (node as { readonly range?: readonly [number, number, number] | null } | null)?.range;
  const start = Math.min(range?.[0] ?? 0, context.file.text.length);
  return { file: context.file, start, end: Math.min(range?.[1] ?? start, context.file.text.length) };
}

/** From the first to the last child; for brackets, with the brackets. */
function collectionSpan(context: Context, node: YAMLMap | YAMLSeq, children: readonly { readonly span: Span }[]): Span {
  const own = rangeSpan(context, node);
  const first = children[0];
  const last = children.at(-1);
  if (node.flow === true || first === undefined || last === undefined) return own;
  return { file: context.file, start: Math.min(own.start, first.span.start), end: last.span.end };
}
