/** Reads a text of the language and prints it: its canonical wording. */
import type { SpannedText } from '../source/text.js';
import type { Part } from './complain.js';
import {
  type Language,
  parseChange,
  parseCondition,
  type Parsed,
  parseMoment,
  parseNounPhrase,
  parseNumber,
  parseOpening,
  parseSentence,
  parseTerm,
} from './parse.js';
import {
  printChange,
  printCondition,
  printMoment,
  printNounPhrase,
  printNumber,
  printOpening,
  printSentence,
  printTerm,
} from './print.js';

const printers: Readonly<Record<Part, (language: Language, source: SpannedText) => string | null>> = {
  sentence: (language, source) =>
    printed(parseSentence(language, source), (it) => printSentence(it, language.vocabulary.stateVerbs)),
  opening: (language, source) =>
    printed(parseOpening(language, source), (it) => printOpening(it, language.vocabulary.stateVerbs)),
  term: (language, source) => printed(parseTerm(language, source), printTerm),
  change: (language, source) => printed(parseChange(language, source), printChange),
  moment: (language, source) => printed(parseMoment(language, source), printMoment),
  'noun phrase': (language, source) => printed(parseNounPhrase(language, source), printNounPhrase),
  number: (language, source) => printed(parseNumber(language, source), printNumber),
  condition: (language, source) => printed(parseCondition(language, source), printCondition),
};

/** The canonical wording of a text that is such a part of the language; null where it cannot be read as one. */
export function reprinted(language: Language, part: Part, source: SpannedText): string | null {
  return printers[part](language, source);
}

function printed<T>(parsed: Parsed<T>, print: (it: T) => string): string | null {
  return parsed.ok ? print(parsed.value) : null;
}
