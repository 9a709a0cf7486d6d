/** From files whose first key is `card`, and from the list of cards without text. */
import { spanWithin, type SpannedText } from '../source/text.js';
import { entryOf, isBroken, keyText, type YamlEntry, type YamlMap, type YamlScalar } from '../yaml/node.js';
import type { AdditionDocument, CardDocument, LastingList, SideDocument } from './documents.js';
import type { Name } from './ir.js';
import { asMap, entriesAt, nameAt, nameOf, namesAt, textAt, valueAt, valuesOf } from './read-node.js';
import { heldIn } from './plain/lasting.js';
import type { SentenceReader } from './read-sentences.js';

export const sideNames = ['event', 'unshaded', 'shaded'] as const;

/** `on the next Event or Fixed Event`, `on the next card`, `until the next Event`. */
const nextCard = /^(on|until) the next (.+)$/u;

const whileCurrent = 'while it is the current card';

/** `at the end of Reckoning`: the moment's words and the procedure they speak of. */
const addition = /^(at the start of|at the end of) (.+)$/u;

/** A card in a file of its own; null where it has no code. */
export function readCard(root: YamlMap, file: string, sentences: SentenceReader): CardDocument | null {
  const code = nameAt(root, 'card');
  if (code === null) return null;
  return {
    code,
    title: textAt(root, 'title'),
    kind: nameAt(root, 'kind'),
    written: true,
    values: valuesOf(root),
    capability: nameAt(root, 'capability'),
    boxes: [nameAt(root, 'box')].flatMap((box) => box ?? []),
    counters: namesAt(root, 'counters'),
    sides: sideNames.flatMap((name) => readSide(root, code.text, name, sentences)),
    additions: root.entries.flatMap((entry) => readAddition(entry, code.text, sentences)),
    current: root.entries.flatMap((entry) => readCurrent(entry, code.text, sentences))[0] ?? null,
    file,
    span: code.span,
  };
}

/** Cards of which only the title is known. */
export function readCardsWithoutText(root: YamlMap, file: string): readonly CardDocument[] {
  return entriesAt(root, 'cards without text').map((entry) => ({
    code: nameOf(entry.key),
    title: entry.value?.kind === 'scalar' ? entry.value.source.text : '',
    kind: nameAt(root, 'kind'),
    written: false,
    values: [],
    capability: null,
    boxes: [],
    counters: [],
    sides: [],
    additions: [],
    current: null,
    file,
    span: entry.key.span,
  }));
}

function readSide(
  root: YamlMap,
  code: string,
  name: SideDocument['name'],
  sentences: SentenceReader,
): readonly SideDocument[] {
  const entry = entryOf(root, name);
  if (entry === null) return [];
  const entries = (asMap(entry.value)?.entries ?? []).flatMap(apart);
  const map = asMap(entry.value) === null ? null : { kind: 'map' as const, entries, span: entry.span };
  const frame = `card ${code}, ${name}`;
  const written = map === null ? null : entryOf(map, 'effect');
  const effect = written === null ? null : sentences.effect(valueAt(map, 'effect'), entry.key.span, frame);
  const [lasting, ...further] = entries.flatMap((it) => readLasting(it, frame, sentences));
  return [
    {
      name,
      key: entry.key.span,
      title: textAt(map, 'title'),
      effect,
      lasting: lasting ?? null,
      furtherLists: further.map(({ span }) => span),
    },
  ];
}

/** The lists that carry sentences: those in which one may say in front how long it holds. */
const carrying: readonly string[] = ['effect', 'while in play'];

/**
 * A list without the sentences that say in front how long they hold, and a list of each such time that they are items of. What
 * is left of `while in play` is no list where nothing is.
 */
function apart(entry: YamlEntry): readonly YamlEntry[] {
  const { key, value } = entry;
  if (!carrying.includes(keyText(entry)) || value === null || value.kind === 'map' || isBroken(value)) return [entry];
  const items = value.kind === 'list' ? value.items : [value];
  const lists = new Map<string, { readonly key: YamlScalar; readonly items: YamlScalar[] }>();
  const left = items.filter((item) => {
    const held = item.kind === 'scalar' && typeof item.value === 'string' ? heldIn(item.source) : null;
    if (held === null || item.kind !== 'scalar') return true;
    const list = lists.get(held.list.text) ?? { key: scalarOf(held.list), items: [] };
    list.items.push(scalarOf(held.item));
    lists.set(held.list.text, list);
    return false;
  });
  if (lists.size === 0) return [entry];
  const told = [...lists.values()].map((it): YamlEntry => ({
    key: it.key,
    value: { kind: 'list', items: it.items, span: value.span },
    span: entry.span,
  }));
  const isGone = left.length === 0 && key.source.text === 'while in play';
  return [...(isGone ? [] : [{ ...entry, value: { kind: 'list' as const, items: left, span: value.span } }]), ...told];
}

function scalarOf(source: SpannedText): YamlScalar {
  const span = spanWithin(source, 0, source.text.length);
  return { kind: 'scalar', source, value: source.text, raw: source.text, style: 'plain', span };
}

function readLasting({ key, value }: YamlEntry, frame: string, sentences: SentenceReader): readonly LastingList[] {
  const { source } = key;
  const [, word, kinds] = nextCard.exec(source.text) ?? [];
  const during = source.text === 'during the effect';
  const isTurn = source.text === 'for the rest of the turn';
  const isList = kinds !== undefined || during || isTurn || source.text === 'while in play';
  if (!isList || value === null || isBroken(value)) return [];
  const within = `${frame}, ${source.text}`;
  const named = kinds === undefined || word === undefined ? null : kinds === 'card' ? 'any' : kindsIn(source, word);
  const next = word === 'on' ? named : null;
  const until = isTurn ? 'turn' : word === 'until' ? named : null;
  return [{ during, next, until, items: sentences.lasting(value, within), frame: within, span: key.span }];
}

/** The kinds of card behind `on the next` and `until the next`. */
function kindsIn(source: SpannedText, word: string): readonly Name[] {
  const names: Name[] = [];
  let at = `${word} the next `.length;
  for (const text of source.text.slice(at).split(' or ')) {
    names.push({ text, span: spanWithin(source, at, at + text.length) });
    at += text.length + ' or '.length;
  }
  return names;
}

function readCurrent({ key, value }: YamlEntry, code: string, sentences: SentenceReader): readonly LastingList[] {
  if (key.source.text !== whileCurrent || value === null || isBroken(value)) return [];
  const frame = `card ${code}, ${whileCurrent}`;
  const items = sentences.lasting(value, frame);
  return [{ during: false, next: null, until: null, items, frame, span: key.span }];
}

function readAddition(entry: YamlEntry, code: string, sentences: SentenceReader): readonly AdditionDocument[] {
  const [, moment, procedure] = addition.exec(keyText(entry)) ?? [];
  if (moment === undefined || procedure === undefined) return [];
  const map = asMap(entry.value);
  const { source } = entry.key;
  return [
    {
      moment: moment === 'at the start of' ? 'before' : 'after',
      procedure: {
        text: procedure,
        span: spanWithin(source, source.text.length - procedure.length, source.text.length),
      },
      title: textAt(map, 'title'),
      rule: textAt(map, 'rule'),
      effect: sentences.effect(valueAt(map, 'effect'), entry.key.span, `card ${code}, ${keyText(entry)}`),
      span: entry.key.span,
    },
  ];
}
