/** Reads a text as a part of the language, whichever that is, and prints it: its canonical wording. */
import type { SpannedText } from '../source/text.js';
import type { SurfaceNodes } from './children.js';
import type { Part } from './complain.js';
import * as parsing from './parse.js';
import * as printing from './print.js';

/** What is made of a tree and of its canonical wording. */
type Make<Made> = <Name extends keyof SurfaceNodes>(name: Name, tree: SurfaceNodes[Name], printed: string) => Made;

/** What `make` makes of a text that is such a part of the language, or what is wrong with it. */
export function readPart<Made>(
  language: parsing.Language,
  part: Part,
  source: SpannedText,
  make: Make<Made>,
): parsing.Parsed<Made> {
  const verbs = language.vocabulary.stateVerbs;
  const read = <Name extends keyof SurfaceNodes>(
    name: Name,
    parsed: parsing.Parsed<SurfaceNodes[Name]>,
    print: (tree: SurfaceNodes[Name]) => string,
  ): parsing.Parsed<Made> => (parsed.ok ? { ok: true, value: make(name, parsed.value, print(parsed.value)) } : parsed);
  switch (part) {
    case 'sentence':
      return read('sentence', parsing.parseSentence(language, source), (it) => printing.printSentence(it, verbs));
    case 'opening':
      return read('opening', parsing.parseOpening(language, source), (it) => printing.printOpening(it, verbs));
    case 'term':
      return read('term', parsing.parseTerm(language, source), printing.printTerm);
    case 'change':
      return read('change', parsing.parseChange(language, source), printing.printChange);
    case 'moment':
      return read('moment', parsing.parseMoment(language, source), printing.printMoment);
    case 'noun phrase':
      return read('phrase', parsing.parseNounPhrase(language, source), printing.printNounPhrase);
    case 'number':
      return read('number', parsing.parseNumber(language, source), printing.printNumber);
    case 'condition':
      return read('condition', parsing.parseCondition(language, source), printing.printCondition);
  }
}

/** The canonical wording of a text that is such a part of the language; null where it cannot be read as one. */
export function reprinted(language: parsing.Language, part: Part, source: SpannedText): string | null {
  const read = readPart(language, part, source, (_name, _tree, printed) => printed);
  return read.ok ? read.value : null;
}
