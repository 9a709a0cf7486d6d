/** Japanese: what has no pattern is printed in English as a whole. */
import type { Spec } from '../../surface/documents.js';
import type { StateVerbs } from '../../surface/print.js';
import { filled, fixedWords, type FixedWord } from '../fixed-words.js';
import type { NameTable } from '../names.js';
import { english, type Tongue } from '../tongue.js';
import { walk, type Said } from '../walk.js';
import { japaneseWords } from './fixed-words.js';
import { changeText, momentText } from './lasting.js';
import { nounText } from './nouns.js';
import { conditionText, numberText } from './numbers.js';
import { openingText, sentenceText, termText } from './sentences.js';
import { counterOf, joined, orderOfPlay, type Speech, word } from './words.js';

/** A sentence in Japanese, and what of it has no pattern: where there is anything, the text says nothing. */
export interface Told {
  readonly text: string;
  readonly gaps: ReadonlySet<string>;
}

/** Prints what a spec says, for the count of what can be said. */
export function tell(names: NameTable, said: Said): Told {
  return told(names, (speech) => {
    switch (said.kind) {
      case 'sentence':
        return sentenceText(speech, said.tree);
      case 'opening':
        return openingText(speech, said.tree);
      case 'term':
        return termText(speech, said.tree);
      case 'change':
        return changeText(speech, said.tree);
      case 'moment':
        return momentText(speech, said.tree);
      case 'condition':
        return conditionText(speech, said.tree);
      case 'number':
        return numberText(speech, said.tree);
      case 'select':
        return nounText(speech, said.tree);
    }
  });
}

export function japanese(spec: Spec, names: NameTable, verbs: StateVerbs): Tongue {
  const speech: Speech = { names, gaps: new Set() };
  const original = english(verbs);
  const questions = questionsOf(spec, names, original);
  const say = (wording: FixedWord, ...values: readonly string[]): string =>
    filled(japaneseWords[wording].replace(orderOfPlay, word(speech, 'order of play')), values);
  const name = (text: string): string => word(speech, text);
  const or = <T>(print: (speech: Speech, tree: T) => string, fallback: (tree: T) => string) => {
    return (tree: T): string => {
      const { text, gaps } = told(names, (it) => print(it, tree));
      return gaps.size === 0 ? text : fallback(tree);
    };
  };
  return {
    code: 'ja',
    say,
    name,
    count: (count, one) => countText(speech, String(count), one),
    label: (text) => labelText(speech, text),
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

function told(names: NameTable, print: (speech: Speech) => string): Told {
  const gaps = new Set<string>();
  const text = print({ names, gaps });
  return { text, gaps };
}

/** Every sentence that an engine may ask with, as the file has it and as it is printed. */
function questionsOf(spec: Spec, names: NameTable, original: Tongue): ReadonlyMap<string, string> {
  const questions = new Map<string, string>();
  for (const said of walk(spec).said) {
    const { text, gaps } = tell(names, said);
    if (gaps.size > 0) continue;
    if (said.text !== null) questions.set(said.text, text);
    const printed = canonical(said, original);
    if (printed !== null) questions.set(printed, text);
  }
  return questions;
}

function canonical(said: Said, original: Tongue): string | null {
  if (said.kind === 'sentence') return original.sentence(said.tree);
  if (said.kind === 'opening') return original.opening(said.tree);
  return said.kind === 'select' ? original.nounPhrase(said.tree) : null;
}

/** `2 Hidden Depot`, `Hidden Depot in Fenwick`, `Fenwick`. */
function labelText(speech: Speech, text: string): string {
  if (isFixed(text) && !speech.names.called.has(text)) return filled(japaneseWords[text], []);
  const [, count, counted] = /^([+−-]?\d+) (.+)$/u.exec(text) ?? [];
  if (count !== undefined && counted !== undefined && !speech.names.kinds.has(text)) {
    return /^\d/u.test(count) ? countText(speech, count, counted) : `${phrased(speech, counted)} ${count}`;
  }
  const [thing, place] = text.split(' in ');
  if (thing !== undefined && place !== undefined && !speech.names.kinds.has(text)) {
    return `${phrased(speech, place)}の${phrased(speech, thing)}`;
  }
  return phrased(speech, text);
}

/** `公開状態細胞2個`. */
function countText(speech: Speech, count: string, counted: string): string {
  return joined(phrased(speech, counted), `${count}${counterOf(speech, counted.split(' ').at(-1) ?? '')}`);
}

/** Names side by side, each as it is called; the longest first. What is no name stays as it is. */
function phrased(speech: Speech, text: string): string {
  const left = text.split(' ');
  const parts: string[] = [];
  while (left.length > 0) {
    let size = Math.min(left.length, speech.names.mostWords);
    while (size > 1 && word(speech, left.slice(0, size).join(' ')) === left.slice(0, size).join(' ')) size -= 1;
    parts.push(word(speech, left.splice(0, size).join(' ')));
  }
  return joined(...parts);
}

function isFixed(text: string): text is FixedWord {
  return fixedWords.some((wording) => wording === text);
}
