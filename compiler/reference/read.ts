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
import type { SurfaceNodes } from '../surface/children.js';
import type { SpannedText } from '../source/text.js';
import { kindsIn } from './kinds-in.js';
import { exampleLanguage } from './vocabulary.js';

export interface Read {
  /** The forms that it is made of. */
  readonly kinds: ReadonlySet<string>;
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
      return read('sentence', parseSentence(language, source), (it) => printSentence(it, verbs));
    case 'opening':
      return read('opening', parseOpening(language, source), (it) => printOpening(it, verbs));
    case 'term':
      return read('term', parseTerm(language, source), printTerm);
    case 'change':
      return read('change', parseChange(language, source), printChange);
    case 'moment':
      return read('moment', parseMoment(language, source), printMoment);
    case 'noun phrase':
      return read('phrase', parseNounPhrase(language, source), printNounPhrase);
    case 'number':
      return read('number', parseNumber(language, source), printNumber);
    case 'condition':
      return read('condition', parseCondition(language, source), printCondition);
  }
}

function read<Name extends keyof SurfaceNodes>(
  name: Name,
  parsed: Parsed<SurfaceNodes[Name]>,
  print: (value: SurfaceNodes[Name]) => string,
): Parsed<Read> {
  return parsed.ok ? { ok: true, value: { kinds: kindsIn(name, parsed.value), printed: print(parsed.value) } } : parsed;
}

/** A text as it stands in a file of its own. */
function spanned(text: string): SpannedText {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => index);
  return { text, file: { path: 'reference', text }, offsets };
}
