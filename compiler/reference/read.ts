/** Reads the examples of the reference. */
import type { Part } from '../surface/complain.js';
import {
  type Language,
  parseChange,
  parseCondition,
  parseMoment,
  parseNounPhrase,
  parseNumber,
  parseOpening,
  parseSentence,
  parseTerm,
  type Parsed,
} from '../surface/parse.js';
import {
  printChange,
  printCondition,
  printMoment,
  printNounPhrase,
  printNumber,
  printOpening,
  printSentence,
  printTerm,
} from '../surface/print.js';
import type { SpannedText } from '../source/text.js';
import { exampleLanguage } from './vocabulary.js';

export interface Read {
  /** What was read, as the Surface has it. */
  readonly tree: object;
  /** In canonical wording. */
  readonly printed: string;
}

let language: Language | null = null;

/** Reads a text of the reference as a part of the language. */
export function readForm(part: Part, text: string): Parsed<Read> {
  language ??= exampleLanguage();
  const verbs = language.vocabulary.stateVerbs;
  const source = spanned(text);
  switch (part) {
    case 'sentence':
      return read(parseSentence(language, source), (it) => printSentence(it, verbs));
    case 'opening':
      return read(parseOpening(language, source), (it) => printOpening(it, verbs));
    case 'term':
      return read(parseTerm(language, source), printTerm);
    case 'change':
      return read(parseChange(language, source), printChange);
    case 'moment':
      return read(parseMoment(language, source), printMoment);
    case 'noun phrase':
      return read(parseNounPhrase(language, source), printNounPhrase);
    case 'number':
      return read(parseNumber(language, source), printNumber);
    case 'condition':
      return read(parseCondition(language, source), printCondition);
  }
}

function read<T extends object>(parsed: Parsed<T>, print: (value: T) => string): Parsed<Read> {
  return parsed.ok ? { ok: true, value: { tree: parsed.value, printed: print(parsed.value) } } : parsed;
}

/** A text as it stands in a file of its own. */
function spanned(text: string): SpannedText {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => index);
  return { text, file: { path: 'reference', text }, offsets };
}
