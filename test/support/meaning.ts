/**
 * What a sentence of a game means by itself: it is read, resolved where every word of the language may stand (a space and
 * a group in hand, a die rolled, numbers let, pieces removed) and lowered, and what comes out is compared without its
 * places and texts.
 */
import type { Context as LoweringContext } from '../../compiler/core/context.js';
import { outermost } from '../../compiler/core/from-resolved.js';
import { lowerSteps } from '../../compiler/core/lower-steps.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../compiler/front.js';
import { createContext, theRoll, type Context } from '../../compiler/resolved/context.js';
import { declare } from '../../compiler/resolved/declare.js';
import { resolveCondition } from '../../compiler/resolved/resolve-condition.js';
import { resolveChange, resolveMoment, resolveMoreTerms } from '../../compiler/resolved/resolve-lasting.js';
import { resolveNumber } from '../../compiler/resolved/resolve-number.js';
import { resolveSelection } from '../../compiler/resolved/resolve-selection.js';
import { resolveSteps } from '../../compiler/resolved/resolve-steps.js';
import { resolveTerms } from '../../compiler/resolved/resolve-tracks.js';
import { createSymbols, numbered, type Symbols } from '../../compiler/resolved/symbols.js';
import type { ColumnId, FamilyId, ProcedureId } from '../../compiler/resolved/ir.js';
import type { SourceFile } from '../../compiler/source/span.js';
import type { SpannedText } from '../../compiler/source/text.js';
import type { Part } from '../../compiler/surface/complain.js';
import type { Spec } from '../../compiler/surface/documents.js';
import { createParser, type SentenceParser } from '../../compiler/surface/grammar.js';
import { scan } from '../../compiler/surface/lexer.js';
import type { Body, Opening, Step } from '../../compiler/surface/ir.js';
import * as parsing from '../../compiler/surface/parse.js';
import * as printing from '../../compiler/surface/print.js';

export type Meaning =
  | { readonly ok: true; readonly printed: string; readonly core: string }
  /** Null where the grammar does not read it, as that says no more. */
  | { readonly ok: false; readonly refused: Diagnostic | null };

/** Whose sentence it is: what it may speak of besides the words of the game. */
export interface Owner {
  /** The name of the procedure or the chit; null where it is of none. */
  readonly procedure: string | null;
  readonly chit: string | null;
  /** Names of numbers that sentences before it give. */
  readonly numbers: readonly string[];
}

/** A game whose sentences can be asked for their meaning; a noun phrase is one that a procedure selects by. */
export interface Speaker {
  readonly language: parsing.Language;
  readonly symbols: Symbols;
  readonly spec: Spec;
  readonly meaning: (part: Part, text: string, owner: Owner) => Meaning;
}

/** Makes a game ready; it must be without errors. */
export function speaker(files: readonly SourceFile[]): Speaker {
  const { world, spec, language, diagnostics } = analyse(files);
  if (world === null || spec.game === null) throw new Error(diagnostics.map((it) => it.message).join('\n'));
  const { declarations } = declare(spec, spec.game);
  const symbols = createSymbols(declarations);
  const outer = outermost(world);
  const columns = numbered<ColumnId, unknown>(declarations.columns).map(([id]) => id);
  const families = numbered<FamilyId, unknown>(declarations.families).map(([id]) => id);

  const scene = ({ procedure, chit, numbers }: Owner, reported: Diagnostic[]): Context => {
    const context = createContext({
      symbols,
      report: (it) => reported.push(it),
      frame: '',
      procedure: declarations.procedures.find(({ name }) => name === procedure) ?? null,
      chit: declarations.chits.find(({ name }) => name === chit) ?? null,
      here: true,
      group: columns,
      known: [theRoll, ...numbers],
    });
    const { done } = context.scope;
    done.removed = true;
    for (const family of families) done.discarded.add(family);
    return context;
  };

  const lowered = (step: Step, owner: Owner, reported: Diagnostic[]): unknown => {
    const steps = resolveSteps(scene(owner, reported), [step]);
    if (reported.length > 0) return null;
    const [id = null] = numbered<ProcedureId, { readonly name: string }>(declarations.procedures).flatMap(
      ([own, { name }]) => (name === owner.procedure ? [own] : []),
    );
    const context: LoweringContext = { ...outer, procedure: id, variables: new Set(['roll', ...owner.numbers]) };
    return lowerSteps(context, steps);
  };

  return {
    language,
    symbols,
    spec,
    meaning: (part, text, owner) => {
      const source = spanned(text);
      if (!isReadable(language, source, part)) return { ok: false, refused: null };
      const reported: Diagnostic[] = [];
      const told = <T>(parsed: parsing.Parsed<T>, print: (it: T) => string, mean: (it: T) => unknown): Meaning => {
        if (!parsed.ok) return { ok: false, refused: parsed.diagnostic };
        const core = mean(parsed.value);
        const [refused] = reported;
        return refused === undefined
          ? { ok: true, printed: print(parsed.value), core: bare(core) }
          : { ok: false, refused };
      };
      const there = (): Context => scene(owner, reported);
      switch (part) {
        case 'sentence':
          return told(
            parsing.parseSentence(language, source),
            (it) => printing.printSentence(it, symbols.verbs),
            (sentence) =>
              lowered({ kind: 'sentence', sentence, number: '1', text, span: sentence.span }, owner, reported),
          );
        case 'opening':
          return told(
            parsing.parseOpening(language, source),
            (it) => printing.printOpening(it, symbols.verbs),
            // What a step is called is what it is for.
            (it) => [it.kind === 'step' ? it.name.text : '', lowered(block(it, text), owner, reported)],
          );
        case 'condition':
          return told(parsing.parseCondition(language, source), printing.printCondition, (it) =>
            resolveCondition(there(), it),
          );
        case 'number':
          return told(parsing.parseNumber(language, source), printing.printNumber, (it) => resolveNumber(there(), it));
        case 'noun phrase':
          return told(parsing.parseNounPhrase(language, source), printing.printNounPhrase, (what) =>
            resolveSelection(there(), { what, conditions: [], orNone: false, span: what.span }),
          );
        case 'term':
          return told(parsing.parseTerm(language, source), printing.printTerm, (it) => resolveTerms(there(), [it]));
        case 'change':
          return told(parsing.parseChange(language, source), printing.printChange, (it) => resolveChange(there(), it));
        case 'moment':
          return told(parsing.parseMoment(language, source), printing.printMoment, (moment) =>
            moment.kind === 'terms'
              ? resolveMoreTerms(there(), { kind: 'terms', moment, terms: [], number: '1', span: moment.span })
              : resolveMoment(there(), moment)?.at,
          );
      }
    },
  };
}

let parser: SentenceParser | null = null;

/** Whether the grammar reads the text; to say what is wrong with one that it does not takes a thousand times as long. */
function isReadable(language: parsing.Language, source: SpannedText, part: Part): boolean {
  const scanned = scan(language, source);
  if (!scanned.ok) return false;
  parser ??= createParser();
  parser.prepare(source, scanned.tokens);
  readPart(parser, part);
  return parser.errors.length === 0;
}

function readPart(by: SentenceParser, part: Part): unknown {
  switch (part) {
    case 'sentence':
      return by.sentence();
    case 'opening':
      return by.opening();
    case 'condition':
      return by.wholeCondition();
    case 'number':
      return by.wholeNumber();
    case 'noun phrase':
      return by.wholeNounPhrase();
    case 'term':
      return by.term();
    case 'change':
      return by.change();
    case 'moment':
      return by.moment();
  }
}

/** The block with a step in it that any game has. */
function block(opening: Opening, text: string): Step {
  const { span } = opening;
  const clause = { kind: 'adjust order', span } as const;
  const inner: Step = {
    kind: 'sentence',
    sentence: { actor: null, may: false, clause, span },
    number: '1.1',
    text,
    span,
  };
  const body: Body = opening.kind === 'net' ? { kind: 'terms', terms: [] } : { kind: 'steps', steps: [inner] };
  return { kind: 'block', number: '1', opening, text, body, otherwise: null, span };
}

const shownOnly: readonly string[] = ['span', 'text', 'label', 'title', 'declared'];

/** Without places and what is only shown. */
function bare(value: unknown): string {
  return JSON.stringify(value, (key, it: unknown) => (shownOnly.includes(key) ? undefined : it));
}

function spanned(text: string): SpannedText {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => index);
  return { text, file: { path: 'sentence', text }, offsets };
}
