/** From the text of a spec file to nodes with places. */
import { Composer, Parser, type CST, type Document } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { SourceFile, Span } from '../source/span.js';
import { checkText, mostLevels } from './check-text.js';
import { findRefused } from './check-tokens.js';
import { explainSyntax } from './explain-syntax.js';
import type { YamlNode } from './node.js';
import { firstMistakes } from './mistake.js';
import { toNode, type Context } from './to-node.js';

export interface ParsedYaml {
  /** Null where the file says nothing that could be trusted. Values that were reported are marked as broken. */
  readonly root: YamlNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** After so many mistakes in one file the rest waits until they are fixed. */
const mostRepairs = 20;
/** Reading a long file again takes its time: no more characters than these are read again. */
const mostReread = 2_000_000;

/**
 * Reads YAML 1.2 (core schema) as specs use it. Refuses, with one message each: syntax errors, tabs and special spaces as
 * indentation, anchors, aliases, merge keys, tags, directives, a second document, keys given twice, a byte order mark
 * inside the file, an empty file, and nesting of more than 60 levels. A mistake within one value leaves the rest readable.
 * Never throws.
 */
export function parseYaml(file: SourceFile): ParsedYaml {
  const refused = checkText(file);
  if (refused !== null) return { root: null, diagnostics: [refused] };
  try {
    return parseRepairing(file);
  } catch (fault) {
    return { root: null, diagnostics: [explainFault(file, fault)] };
  }
}

/**
 * Reads the file; a mistake within one value is reported, blanked out in a copy of the same length, and the copy is read
 * again, so that all that stands elsewhere keeps its place.
 */
function parseRepairing(file: SourceFile): ParsedYaml {
  const diagnostics: Diagnostic[] = [];
  const broken: Span[] = [];
  let text = file.text;
  for (let read = 0; read <= mostRepairs && read * text.length <= mostReread; read += 1) {
    const tokens = [...new Parser().parse(text)];
    const refused = findRefused(file, tokens);
    const document = refused === null ? compose(tokens) : null;
    const mistake = refused ?? explainSyntax(file, document);
    if (mistake === null) {
      const context: Context = { file, diagnostics, broken };
      const root = toNode(context, document?.contents);
      if (root === null && diagnostics.length === 0) diagnostics.push(report('RW0005', { file, start: 0, end: 0 }, {}));
      return { root, diagnostics: firstMistakes(diagnostics) };
    }
    diagnostics.push(mistake.diagnostic);
    if (mistake.repair === null) return { root: null, diagnostics };
    broken.push(mistake.repair.broken);
    text = mistake.repair.apply(text);
  }
  return { root: null, diagnostics };
}

function compose(tokens: readonly CST.Token[]): Document.Parsed | null {
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    // A tag is refused, and does not change what is read meanwhile.
    resolveKnownTags: false,
    keepSourceTokens: true,
    uniqueKeys: false,
    merge: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  let first: Document.Parsed | null = null;
  for (const document of composer.compose(tokens)) first ??= document;
  return first;
}

/** The library gives up by throwing, above all where a line nests deeper than the stack is. */
function explainFault(file: SourceFile, fault: unknown): Diagnostic {
  const whole: Span = { file, start: 0, end: Math.min(1, file.text.length) };
  if (fault instanceof RangeError) return report('RW0018', whole, { most: mostLevels });
  return report('RW9901', whole, { detail: fault instanceof Error ? fault.message : String(fault) });
}
