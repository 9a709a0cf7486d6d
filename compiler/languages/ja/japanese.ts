/** Japanese: what has no pattern is printed in English as a whole. */
import type { Spec } from '../../surface/documents.js';
import type { StateVerbs } from '../../surface/print.js';
import { filled, type FixedWord } from '../fixed-words.js';
import type { NameTable } from '../names.js';
import { english, type Locale } from '../locale.js';
import { walk, type Phrase } from '../walk.js';
import { japaneseWords } from './fixed-words.js';
import { changeText, momentText } from './lasting.js';
import { nounText } from './nouns.js';
import { conditionText, numberText } from './numbers.js';
import { openingText, sentenceText, termText } from './sentences.js';
import { counterOf, joined, orderOfPlay, type TranslationContext, word } from './words.js';

/** A sentence in Japanese, and what of it has no pattern: where there is anything, the text says nothing. */
export interface Translation {
  readonly text: string;
  readonly gaps: ReadonlySet<string>;
}

/** Prints what a spec says, for the count of what can be said. */
export function translatePhrase(names: NameTable, phrase: Phrase): Translation {
  return translated(names, (context) => {
    switch (phrase.kind) {
      case 'sentence':
        return sentenceText(context, phrase.tree);
      case 'opening':
        return openingText(context, phrase.tree);
      case 'term':
        return termText(context, phrase.tree);
      case 'change':
        return changeText(context, phrase.tree);
      case 'moment':
        return momentText(context, phrase.tree);
      case 'condition':
        return conditionText(context, phrase.tree);
      case 'number':
        return numberText(context, phrase.tree);
      case 'select':
        return nounText(context, phrase.tree);
    }
  });
}

export function japanese(spec: Spec, names: NameTable, verbs: StateVerbs): Locale {
  const context: TranslationContext = { names, gaps: new Set() };
  const original = english(verbs);
  const questions = questionsOf(spec, names, original);
  const say = (wording: FixedWord, ...values: readonly string[]): string =>
    filled(japaneseWords[wording].replace(orderOfPlay, word(context, 'order of play')), values);
  const name = (text: string): string => word(context, text);
  const or = <T>(print: (context: TranslationContext, tree: T) => string, fallback: (tree: T) => string) => {
    return (tree: T): string => {
      const { text, gaps } = translated(names, (it) => print(it, tree));
      return gaps.size === 0 ? text : fallback(tree);
    };
  };
  return {
    code: 'ja',
    say,
    name,
    count: (count, one) => countText(context, String(count), one),
    label: (text) => labelText(context, text),
    asks: (text) => {
      if (isFixed(text)) return say(text);
      const found = questions.get(text);
      if (found !== undefined) return found;
      return text.startsWith('select ') ? say('select {0}', questions.get(text.slice(7)) ?? text.slice(7)) : text;
    },
    title: (card, title) => names.titles.get(card) ?? title,
    sentence: or(sentenceText, original.sentence),
    opening: or(openingText, original.opening),
    term: or(termText, original.term),
    change: or(changeText, original.change),
    moment: or(momentText, original.moment),
    condition: or(conditionText, original.condition),
    number: or(numberText, original.number),
    nounPhrase: or(nounText, original.nounPhrase),
  };
}

function translated(names: NameTable, print: (context: TranslationContext) => string): Translation {
  const gaps = new Set<string>();
  const text = print({ names, gaps });
  return { text, gaps };
}

/** Every sentence that an engine may ask with, as the file has it and as it is printed. */
function questionsOf(spec: Spec, names: NameTable, original: Locale): ReadonlyMap<string, string> {
  const questions = new Map<string, string>();
  for (const phrase of walk(spec).phrases) {
    const { text, gaps } = translatePhrase(names, phrase);
    if (gaps.size > 0) continue;
    if (phrase.text !== null) questions.set(phrase.text, text);
    const printed = canonical(phrase, original);
    if (printed !== null) questions.set(printed, text);
  }
  return questions;
}

function canonical(phrase: Phrase, original: Locale): string | null {
  if (phrase.kind === 'sentence') return original.sentence(phrase.tree);
  if (phrase.kind === 'opening') return original.opening(phrase.tree);
  return phrase.kind === 'select' ? original.nounPhrase(phrase.tree) : null;
}

/** `2 Hidden Depot`, `Hidden Depot in Fenwick`, `Fenwick`. */
function labelText(context: TranslationContext, text: string): string {
  if (isFixed(text) && !context.names.called.has(text)) return filled(japaneseWords[text], []);
  const [, count, counted] = /^([+−-]?\d+) (.+)$/u.exec(text) ?? [];
  if (count !== undefined && counted !== undefined && !context.names.kinds.has(text)) {
    return /^\d/u.test(count) ? countText(context, count, counted) : `${phrased(context, counted)} ${count}`;
  }
  const [thing, place] = text.split(' in ');
  if (thing !== undefined && place !== undefined && !context.names.kinds.has(text)) {
    return `${phrased(context, place)}の${phrased(context, thing)}`;
  }
  return phrased(context, text);
}

/** `公開状態細胞2個`. */
function countText(context: TranslationContext, count: string, counted: string): string {
  return joined(phrased(context, counted), `${count}${counterOf(context, counted.split(' ').at(-1) ?? '')}`);
}

/** Names side by side, each as it is called; the longest first. What is no name stays as it is. */
function phrased(context: TranslationContext, text: string): string {
  const left = text.split(' ');
  const parts: string[] = [];
  while (left.length > 0) {
    let size = Math.min(left.length, context.names.mostWords);
    while (size > 1 && word(context, left.slice(0, size).join(' ')) === left.slice(0, size).join(' ')) size -= 1;
    parts.push(word(context, left.splice(0, size).join(' ')));
  }
  return joined(...parts);
}

function isFixed(text: string): text is FixedWord {
  return Object.hasOwn(japaneseWords, text);
}
