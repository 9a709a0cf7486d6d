/** Finds every sentence of a spec, with whose it is and how it is read, and what follows one on another. */
import type { SpannedText } from '../source/text.js';
import { spanWithin } from '../source/text.js';
import type { SourceFile, Span } from '../source/span.js';
import { sideNames } from '../surface/read-cards.js';
import { classifyDocuments, type SpecFile } from '../surface/classify-documents.js';
import { entryOf, keyText, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import { trimmed } from './change.js';

/** What a text is read as. */
export type Role = 'sentence' | 'opening' | 'change' | 'moment' | 'term' | 'number' | 'condition' | 'noun phrase';

export interface Site {
  readonly owner: string;
  readonly card: string | null;
  readonly role: Role;
  readonly source: SpannedText;
  /** The text, quotes aside. */
  readonly span: Span;
  /** All that goes where the sentence goes, its body included; null where it cannot be left out. */
  readonly whole: Span | null;
  /** The names of numbers that the same owner gives. */
  readonly names: readonly string[];
}

/** Items that are done or counted one after another. */
export interface Series {
  readonly owner: string;
  readonly card: string | null;
  /** Steps can be exchanged; terms can be left out, and so can steps that are alternatives. */
  readonly of: 'steps' | 'terms' | 'alternatives';
  readonly items: readonly Span[];
}

export interface Sites {
  readonly sentences: readonly Site[];
  readonly series: readonly Series[];
  /** The files, for what is no sentence. */
  readonly files: readonly SpecFile[];
}

interface Owner {
  readonly owner: string;
  readonly card: string | null;
  readonly sites: Site[];
  readonly series: Series[];
  readonly names: string[];
}

/** Every sentence in the order of the files; those of cards carry the card's code. */
export function sitesOf(files: readonly SourceFile[]): Sites {
  const sentences: Site[] = [];
  const series: Series[] = [];
  const classified = classifyDocuments(files, []).files;
  for (const file of classified) readSites(file, sentences, series);
  return { sentences, series, files: classified };
}

function readSites({ kind, root, first }: SpecFile, sites: Site[], series: Series[]): void {
  const name = first.value?.kind === 'scalar' ? first.value.source.text : '';
  const of = (owner: string, card: string | null = null): Owner => ({ owner, card, sites, series, names: [] });
  switch (kind) {
    case 'card':
      for (const entry of root.entries) {
        const key = keyText(entry);
        if (key === 'while it is the current card') lasting(of(`${name} ${key}`, name), entry.value);
        const isSide = sideNames.some((side) => side === key);
        if (!isSide && !/^at the (?:start|end) of /u.test(key)) continue;
        const owner = of(`${name} ${key}`, name);
        effect(owner, valueOf(entry.value, 'effect'));
        for (const part of entriesOf(entry.value))
          if (
            /^(?:while in play|on the next .+|until the next .+|for the rest of the turn|during the effect)$/u.test(
              keyText(part),
            )
          )
            lasting(owner, part.value);
      }
      break;
    case 'class':
      procedure(of(name), root);
      break;
    case 'procedures':
      for (const entry of entriesOf(valueOf(root, 'procedures'))) procedure(of(keyText(entry)), entry.value);
      break;
    case 'table':
      for (const { value } of entriesOf(valueOf(root, 'rows'))) {
        // In a table of columns each cell of a row is a list.
        const cells = valueOf(root, 'columns') === null || value?.kind !== 'list' ? [value] : value.items;
        for (const cell of cells) effect(of(name), cell);
      }
      break;
    case 'additional spaces':
      for (const entry of entriesOf(valueOf(root, 'additional spaces'))) {
        const owner = of(keyText(entry));
        text(owner, valueOf(entry.value, 'spaces'), 'number', null);
        effect(owner, valueOf(entry.value, 'cost'));
      }
      break;
    case 'chits':
      for (const chit of entriesOf(valueOf(root, 'kinds'))) {
        const owner = of(keyText(chit));
        for (const entry of entriesOf(chit.value)) {
          if (keyText(entry) === 'quantities') each(owner, entry.value, 'number');
          else if (entry.value?.kind === 'list') effect(owner, entry.value);
        }
      }
      break;
    case 'game':
      for (const rule of itemsOf(valueOf(root, 'standing rules')))
        effect(of('standing rules'), valueOf(rule, 'effect'));
      for (const track of entriesOf(valueOf(root, 'tracks'))) {
        for (const key of trackEffects) {
          for (const end of entriesOf(valueOf(track.value, key)))
            effect(of(keyText(track)), valueOf(end.value, 'effect'));
        }
      }
      break;
    default:
  }
}

function procedure(owner: Owner, node: YamlNode | null): void {
  text(owner, valueOf(node, 'requires'), 'condition', null);
  text(owner, valueOf(node, 'select'), 'noun phrase', null);
  each(owner, valueOf(node, 'where'), 'condition');
  owner.names.push(...entriesOf(valueOf(node, 'quantities')).map(keyText));
  each(owner, valueOf(node, 'quantities'), 'number');
  each(owner, valueOf(node, 'places'), 'noun phrase');
  const declared = valueOf(node, 'declared');
  text(owner, declared, 'moment', null);
  if (declared === null) effect(owner, valueOf(node, 'steps'));
  else lasting(owner, valueOf(node, 'steps'));
}

/** The values of a map of names. */
function each(owner: Owner, node: YamlNode | null, role: Role): void {
  for (const { value } of entriesOf(node)) text(owner, value, role, null);
}

function effect(owner: Owner, node: YamlNode | null): void {
  if (node?.kind === 'scalar') text(owner, node, 'sentence', node.span);
  inSeries(owner, 'steps', itemsOf(node));
  for (const item of itemsOf(node)) {
    if (item.kind === 'map') block(owner, item);
    else text(owner, item, 'sentence', item.span);
  }
}

function inSeries({ owner, card, series }: Owner, of: Series['of'], items: readonly { readonly span: Span }[]): void {
  if (items.length > 1) series.push({ owner, card, of, items: items.map(({ span }) => trimmed(span)) });
}

function block(owner: Owner, map: YamlMap): void {
  for (const entry of map.entries) {
    const { key, value } = entry;
    const isOtherwise = keyText(entry) === 'otherwise';
    if (!isOtherwise) text(owner, key, 'opening', map.span);
    if (/(?:choose (?:any )?one|take an open box)$/u.test(keyText(entry)) && value?.kind === 'map') {
      inSeries(owner, 'alternatives', value.entries);
      for (const alternative of value.entries) effect(owner, alternative.value);
    } else if (keyText(entry).endsWith('by the net of')) terms(owner, value);
    else effect(owner, value);
  }
}

function lasting(owner: Owner, node: YamlNode | null): void {
  for (const item of itemsOf(node)) {
    if (item.kind !== 'map') {
      text(owner, item, 'change', item.span);
      continue;
    }
    for (const { key, value } of item.entries) {
      text(owner, key, 'moment', item.span);
      if (key.source.text.endsWith('also counts')) terms(owner, value);
      else effect(owner, value);
    }
  }
}

function terms(owner: Owner, node: YamlNode | null): void {
  inSeries(owner, 'terms', itemsOf(node));
  for (const item of itemsOf(node)) text(owner, item, 'term', null);
}

function text(owner: Owner, node: YamlNode | null, role: Role, whole: Span | null): void {
  if (node?.kind !== 'scalar') return;
  const { source } = node;
  owner.names.push(...[...source.text.matchAll(/\blet (.+?) be /gu)].flatMap(([, given]) => given ?? []));
  owner.sites.push({
    owner: owner.owner,
    card: owner.card,
    role,
    source,
    names: owner.names,
    span: spanWithin(source, 0, source.text.length),
    whole: whole === null ? null : trimmed(whole),
  });
}

const trackEffects: readonly string[] = ['beyond', 'rising to', 'falling below'];

function valueOf(node: YamlNode | null, key: string): YamlNode | null {
  return node?.kind === 'map' ? (entryOf(node, key)?.value ?? null) : null;
}

function entriesOf(node: YamlNode | null): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

function itemsOf(node: YamlNode | null): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}
