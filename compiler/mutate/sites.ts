/** Finds every sentence of a spec, with whose it is and how it is read. */
import type { SpannedText } from '../source/text.js';
import { spanWithin } from '../source/text.js';
import type { SourceFile, Span } from '../source/span.js';
import { sideNames } from '../surface/read-cards.js';
import { tellKinds, type SpecFile } from '../surface/tell-kinds.js';
import { entryOf, keyText, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';

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
}

/** A number or a name outside sentences: what a game starts with, a pair of adjacent spaces. */
export interface Entry {
  readonly owner: string;
  readonly text: string;
  readonly span: Span;
}

export interface Sites {
  readonly sentences: readonly Site[];
  readonly numbers: readonly Entry[];
  /** The map and its board, for their pairs of adjacent spaces. */
  readonly maps: readonly YamlMap[];
}

interface Owner {
  readonly owner: string;
  readonly card: string | null;
  readonly sites: Site[];
}

/** Every sentence in the order of the files; those of cards carry the card's code. */
export function sitesOf(files: readonly SourceFile[]): Sites {
  const sentences: Site[] = [];
  const numbers: Entry[] = [];
  const maps: YamlMap[] = [];
  for (const file of tellKinds(files, []).files) {
    sentences.push(...sentencesOf(file));
    if (file.kind === 'setup') numbers.push(...numbersIn('setup', file.root));
    if (file.kind === 'game') {
      for (const key of ['pieces', 'markers', 'tracks'])
        numbers.push(...numbersIn(key, entryOf(file.root, key)?.value));
    }
    if (file.kind === 'map' || file.kind === 'board') maps.push(file.root);
  }
  return { sentences, numbers, maps };
}

function sentencesOf({ kind, root, first }: SpecFile): Site[] {
  const name = first.value?.kind === 'scalar' ? first.value.source.text : '';
  const sites: Site[] = [];
  const of = (owner: string, card: string | null = null): Owner => ({ owner, card, sites });
  switch (kind) {
    case 'card':
      for (const entry of root.entries) {
        const key = keyText(entry);
        const isSide = sideNames.some((side) => side === key);
        if (!isSide && !/^at the (?:start|end) of /u.test(key)) continue;
        const owner = of(`${name} ${key}`, name);
        effect(owner, valueOf(entry.value, 'effect'));
        for (const part of entriesOf(entry.value))
          if (/^(?:while in play|on the next .+|during the effect)$/u.test(keyText(part))) lasting(owner, part.value);
      }
      break;
    case 'operation':
    case 'special activity':
      procedure(of(name), root);
      break;
    case 'procedures':
      for (const entry of entriesOf(valueOf(root, 'procedures'))) procedure(of(keyText(entry)), entry.value);
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
  return sites;
}

function procedure(owner: Owner, node: YamlNode | null): void {
  text(owner, valueOf(node, 'requires'), 'condition', null);
  text(owner, valueOf(node, 'select'), 'noun phrase', null);
  each(owner, valueOf(node, 'where'), 'condition');
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
  for (const item of itemsOf(node)) {
    if (item.kind === 'map') block(owner, item);
    else text(owner, item, 'sentence', item.span);
  }
}

function block(owner: Owner, map: YamlMap): void {
  for (const entry of map.entries) {
    const { key, value } = entry;
    const isOtherwise = keyText(entry) === 'otherwise';
    if (!isOtherwise) text(owner, key, 'opening', map.span);
    if (/(?:choose one|take an open box)$/u.test(keyText(entry)) && value?.kind === 'map') {
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
  for (const item of itemsOf(node)) text(owner, item, 'term', null);
}

function text(owner: Owner, node: YamlNode | null, role: Role, whole: Span | null): void {
  if (node?.kind !== 'scalar') return;
  const { source } = node;
  owner.sites.push({
    owner: owner.owner,
    card: owner.card,
    role,
    source,
    span: spanWithin(source, 0, source.text.length),
    whole: whole === null ? null : trimmed(whole),
  });
}

/** Without the space behind it. */
const trackEffects: readonly string[] = ['beyond', 'rising to', 'falling below'];

function trimmed(span: Span): Span {
  const { length } = span.file.text.slice(span.start, span.end).trimEnd();
  return { ...span, end: span.start + length };
}

function numbersIn(owner: string, node: YamlNode | null | undefined): Entry[] {
  if (node?.kind === 'list') return node.items.flatMap((item) => numbersIn(owner, item));
  if (node?.kind !== 'map') return [];
  return node.entries.flatMap((entry): Entry[] => {
    const { value } = entry;
    // What a track does as it moves is a sentence.
    if (value === null || trackEffects.includes(keyText(entry))) return [];
    if (value.kind !== 'scalar') return numbersIn(owner, value);
    return typeof value.value === 'number' ? [{ owner, text: keyText(entry), span: value.span }] : [];
  });
}

function valueOf(node: YamlNode | null, key: string): YamlNode | null {
  return node?.kind === 'map' ? (entryOf(node, key)?.value ?? null) : null;
}

function entriesOf(node: YamlNode | null): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

function itemsOf(node: YamlNode | null): readonly YamlNode[] {
  return node?.kind === 'list' ? node.items : [];
}
