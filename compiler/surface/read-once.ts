/**
 * Reads each document once: a spec is read again and again of which one file has changed, and the others say the same as long
 * as the words of the game are the same.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { YamlMap } from '../yaml/node.js';
import { createOutlineReader } from './collect-vocabulary.js';
import type { Name } from './ir.js';
import type { SentenceReader } from './read-sentences.js';
import { createSentenceReader, type SourcePhrase } from './read-steps.js';
import type { Language } from './vocabulary.js';

/** Reads the document of a file. A file holds one, so that it is always read by the same function. */
export type ReadDocument = <Document>(root: YamlMap, read: (sentences: SentenceReader) => Document) => Document;

/** A document without its sentences. */
export interface Outline {
  readonly document: unknown;
  readonly alternatives: readonly Name[];
}

/** A document with its sentences, and the words that they were read with. */
export interface Understood {
  readonly words: string;
  readonly document: unknown;
  readonly phrases: readonly SourcePhrase[];
}

/** What is known of documents; what was known before may be put back (`incremental/memory.ts`). */
export const outlines = new WeakMap<YamlMap, Outline>();
export const understood = new WeakMap<YamlMap, Understood>();

/** Reads documents without their sentences, and notes the names of alternatives in `alternatives`. */
export function outlining(alternatives: Name[]): ReadDocument {
  return <Document>(root: YamlMap, read: (sentences: SentenceReader) => Document): Document => {
    let known = outlines.get(root);
    if (known === undefined) {
      const own: Name[] = [];
      known = { document: read(createOutlineReader(own)), alternatives: own };
      outlines.set(root, known);
    }
    alternatives.push(...known.alternatives);
    // What was read of it by the same function.
    return known.document as Document;
  };
}

/** Reads documents with their sentences, as `createSentenceReader` reads these; one in which something is refused is read each time. */
export function understanding(language: Language, diagnostics: Diagnostic[], phrases: SourcePhrase[]): ReadDocument {
  const own: SourcePhrase[] = [];
  const sentences = createSentenceReader(language, diagnostics, own);
  return <Document>(root: YamlMap, read: (sentences: SentenceReader) => Document): Document => {
    const known = understood.get(root);
    if (known?.words === language.words) {
      phrases.push(...known.phrases);
      return known.document as Document;
    }
    const told = diagnostics.length;
    const document = read(sentences);
    const noted = own.splice(0);
    if (diagnostics.length === told) understood.set(root, { words: language.words, document, phrases: noted });
    phrases.push(...noted);
    return document;
  };
}
