/** Mistakes in how a sentence is put together: words left out, put in or in another order, and what joins them. */
import { positionOf } from '../../compiler/source/span.js';
import { spanWithin } from '../../compiler/source/text.js';
import { habitualWords } from '../../compiler/surface/habits.js';
import type { SourcePhrase } from '../../compiler/surface/read-steps.js';
import { keyText, type YamlNode } from '../../compiler/yaml/node.js';
import type { Draw } from './draw.js';
import { foreign } from './in-a-sentence.js';
import type { Edit } from './edits.js';
import type { Kind, Slipped } from './kinds.js';
import { made, replaced } from './kinds-of-words.js';
import { type Sites, tokensIn, type WordPlace } from './sites.js';

/** Words that were put in; `beside` is what habit puts for `adjacent to`, so that a sentence with it says just that. */
const putIn = foreign.filter((word) => !habitualWords.get(word)?.includes('adjacent to'));

/**
 * What joins words, and what people write for it; `and` for `or` says something else, which nobody can know, and `or else` may say that
 * the two are not to be mixed.
 */
const conjunctions: readonly (readonly [word: string, others: readonly string[], isTold: boolean])[] = [
  ['and', ['&', 'plus', 'as well as', 'and also', ','], true],
  ['or', ['/'], true],
  ['or', ['or else', 'or either'], false],
  ['and', ['or', 'and/or'], false],
  ['or', ['and'], false],
];

/** Words at which a further phrase of a sentence begins. */
const beginners: ReadonlySet<string> = new Set([
  ...['in', 'from', 'to', 'with', 'without', 'at most', 'at least', 'by', 'here', 'on the map', 'adjacent to'],
  ...['if', 'per', 'toward', 'each only once', 'up to', 'as', ','],
]);

/** A sentence of several words with its words. */
function wordsOf({ game, phrases }: Sites, draw: Draw): readonly WordPlace[] {
  const from = draw.from(phrases);
  return from === undefined ? [] : tokensIn(game, from.source);
}

/** From one word up to another that is not part of it. */
function stretch(first: WordPlace, last: WordPlace): WordPlace {
  const { source, start } = first;
  return { source, start, end: last.end, text: source.text.slice(start, last.end) };
}

function between(words: readonly WordPlace[], index: number): WordPlace | undefined {
  const [before, behind] = [words[index], words[index + 1]];
  if (before === undefined || behind === undefined) return undefined;
  const { source, end } = before;
  return { source, start: end, end: behind.start, text: source.text.slice(end, behind.start) };
}

function wordKind(
  name: string,
  isTold: boolean,
  make: (words: readonly WordPlace[], draw: Draw, sites: Sites) => Edit | null | undefined,
): Kind {
  return {
    name,
    isTold,
    make: (sites, draw) => {
      const words = wordsOf(sites, draw);
      return words.length < 2 ? null : made(make(words, draw, sites));
    },
  };
}

export const ofSentences: readonly Kind[] = [
  wordKind('a word lost', false, (words, draw) => {
    const at = draw.below(words.length - 1);
    const [word, next] = [words[at], words[at + 1]];
    return word === undefined || next === undefined
      ? null
      : replaced({ ...word, end: next.start, text: `${word.text} ` }, '');
  }),
  wordKind('a word doubled', true, (words, draw) => {
    const word = draw.from(words.filter(({ text }) => text !== ','));
    return word === undefined ? null : replaced(word, `${word.text} ${word.text}`);
  }),
  wordKind('a word put in', false, (words, draw) => {
    const gap = between(words, draw.below(words.length - 1));
    return gap === undefined ? null : replaced(gap, ` ${draw.from(putIn) ?? ''} `);
  }),
  wordKind('a comma', true, (words, draw) => {
    const commas = words.filter(({ text }) => text === ',');
    const comma = draw.below(2) === 0 ? draw.from(commas) : undefined;
    if (comma !== undefined) return replaced(comma, '');
    const gap = between(words, draw.below(words.length - 1));
    return gap?.text !== ' ' ? null : replaced(gap, ', ');
  }),
  wordKind('a space', true, (words, draw) => {
    const gap = between(words, draw.below(words.length - 1));
    if (draw.below(2) === 0) return gap?.text !== ' ' ? null : replaced(gap, '');
    const word = draw.from(words.filter(({ text }) => /^\p{L}{3,}$/u.test(text)));
    if (word === undefined) return null;
    const at = 1 + draw.below(word.text.length - 1);
    return replaced(word, `${word.text.slice(0, at)} ${word.text.slice(at)}`);
  }),
  {
    name: 'a conjunction',
    isTold: true,
    make: (sites, draw) => {
      const choices = wordsOf(sites, draw).flatMap((word) =>
        conjunctions.flatMap(([own, others, isTold]) =>
          own === word.text ? others.map((other) => ({ word, other, isTold })) : [],
        ),
      );
      const choice = draw.from(choices);
      if (choice === undefined) return null;
      const { word, other, isTold } = choice;
      const start = other === ',' ? word.start - 1 : word.start;
      return made(replaced({ ...word, start, text: '' }, other), isTold);
    },
  },
  wordKind('another order', true, (words, draw) => {
    const starts = words.flatMap(({ text }, index) =>
      index > 0 && beginners.has(text) && text !== ',' ? [index] : [],
    );
    const first = starts[draw.below(starts.length)];
    if (first === undefined) return null;
    const next = starts.find((it) => it > first) ?? words.length;
    const from = draw.below(2) === 0 ? 0 : (starts.filter((it) => it < first).at(-1) ?? 0);
    const [a, b] = [words[from], words[first - 1]];
    const [c, d] = [words[first], words[next - 1]];
    if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
    return replaced(stretch(a, d), `${stretch(c, d).text} ${stretch(a, b).text}`);
  }),
  { name: 'a condition at the end', isTold: true, make: conditionAtTheEnd },
  { name: 'two sentences in one', isTold: true, make: twoInOne },
];

/** `if C:` with one sentence below it becomes `SENTENCE when C`. */
function conditionAtTheEnd({ file, maps, phrases }: Sites, draw: Draw): Slipped | null {
  const isSaid = (start: number): boolean => phrases.some(({ span }) => span.start === start);
  const blocks = maps.flatMap((map) => {
    const [entry, second] = map.entries;
    if (entry === undefined || second !== undefined || !keyText(entry).startsWith('if ')) return [];
    const { value } = entry;
    const only = value?.kind === 'list' && value.items.length === 1 ? value.items[0] : value;
    if (only?.kind !== 'scalar' || !isSaid(only.span.start)) return [];
    return [{ map, condition: keyText(entry).slice(3), sentence: only.source.text }];
  });
  const block = draw.from(blocks);
  if (block === undefined) return null;
  const { map, condition, sentence } = block;
  const joint = draw.from([' when', ', if', ' provided that', ' as long as', ', when', ' only if', ' where']);
  const text = `${sentence}${joint ?? ''} ${condition}`;
  return made({ start: map.span.start, end: endOf(file, map), text: /[:#]/u.test(text) ? JSON.stringify(text) : text });
}

/** Where the last word of a node ends. */
function endOf({ text }: Sites['file'], { span }: YamlNode): number {
  return span.start + text.slice(span.start, span.end).trimEnd().length;
}

/** Two items that follow one on another become one. */
function twoInOne({ file, items, phrases }: Sites, draw: Draw): Slipped | null {
  const said = new Map(phrases.map((it): [number, SourcePhrase] => [it.span.start, it]));
  const pairs = items.flatMap((item, index) => {
    const next = items[index + 1];
    const [own, other] = [said.get(item.span.start), said.get(next?.span.start ?? -1)];
    if (own?.part !== 'sentence' || other?.part !== 'sentence' || next?.kind !== 'scalar') return [];
    const isNext = positionOf(file, next.span.start).line === positionOf(file, item.span.start).line + 1;
    const areAlike = positionOf(file, next.span.start).column === positionOf(file, item.span.start).column;
    const isItem = file.text.slice(0, next.span.start).endsWith('- ');
    return isNext && areAlike && isItem && next.style === 'plain' ? [{ own, other }] : [];
  });
  const pair = draw.from(pairs);
  if (pair === undefined) return null;
  const joint = draw.from([', then ', ' and ', '. ', ', and ', ' and then ', ', ']) ?? '';
  const end = spanWithin(pair.own.source, pair.own.source.text.length, pair.own.source.text.length).end;
  return made({ start: end, end: pair.other.span.start, text: joint });
}
