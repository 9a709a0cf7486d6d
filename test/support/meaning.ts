/**
 * What a sentence of a game means by itself: it is read, resolved where every word of the language may stand (a space, a
 * piece and a group in hand, a die rolled, numbers let, pieces removed) and lowered, and what comes out is compared without its
 * places and texts.
 */
import type { Context as LoweringContext } from '../../compiler/core/context.js';
import { outermost } from '../../compiler/core/from-resolved.js';
import { lowerSteps } from '../../compiler/core/lower-steps.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../compiler/driver.js';
import {
  blockOf,
  everyWordStands,
  refusalsAlone,
  type Owner as NamedOwner,
} from '../../compiler/resolved/resolve/alone.js';
import type { Context } from '../../compiler/resolved/resolve/context.js';
import { fit } from '../../compiler/resolved/resolve/honest-help.js';
import { declare } from '../../compiler/resolved/declare/declare.js';
import { resolveCondition } from '../../compiler/resolved/resolve/resolve-condition.js';
import {
  resolveConditional,
  resolveMoment,
  resolveMoreTerms,
} from '../../compiler/resolved/resolve/resolve-lasting.js';
import { resolveNumber } from '../../compiler/resolved/resolve/resolve-number.js';
import { resolveSelection } from '../../compiler/resolved/resolve/resolve-selection.js';
import { resolveSteps } from '../../compiler/resolved/resolve/resolve-steps.js';
import { resolveTerms } from '../../compiler/resolved/resolve/resolve-tracks.js';
import { createSymbols, numbered, type Symbols } from '../../compiler/resolved/declare/symbols.js';
import type { ProcedureId } from '../../compiler/resolved/ir.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { standingAlone } from '../../compiler/source/text.js';
import type { Part } from '../../compiler/surface/complain.js';
import type { Spec } from '../../compiler/surface/documents.js';
import type { Step } from '../../compiler/surface/ir.js';
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
  /** Everything that is said of a sentence, as authors are told it; nothing where it has a meaning. */
  readonly refusals: (part: Part, text: string, owner: Owner) => readonly Diagnostic[];
}

/** Makes a game ready; it must be without errors. */
export function speaker(files: readonly SourceFile[]): Speaker {
  const { world, spec, language, diagnostics } = analyse(files);
  if (world === null || spec.game === null) throw new Error(diagnostics.map((it) => it.message).join('\n'));
  const { declarations } = declare(spec, spec.game);
  const symbols = createSymbols(declarations);
  const outer = outermost(world);
  const own = ({ procedure, chit, numbers }: Owner): NamedOwner => ({
    procedure: declarations.procedures.find(({ name }) => name === procedure) ?? null,
    chit: declarations.chits.find(({ name }) => name === chit) ?? null,
    numbers,
  });
  const scene = (owner: Owner, reported: Diagnostic[]): Context =>
    everyWordStands(symbols, own(owner), (it) => reported.push(it));

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
    refusals: (part, text, owner) => {
      const source = standingAlone(text);
      const asking = { symbols, language, owner: own(owner) };
      return fit(asking, { part, source }, refusalsAlone(symbols, language, part, source, own(owner)));
    },
    meaning: (part, text, owner) => {
      const source = standingAlone(text);
      if (parsing.stopIn(language, source, part) !== null) return { ok: false, refused: null };
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
            (it) => [it.kind === 'step' ? it.name.text : '', lowered(blockOf(it, text), owner, reported)],
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
          return told(parsing.parseChange(language, source), printing.printChange, (it) =>
            resolveConditional(there(), it),
          );
        case 'moment':
          return told(parsing.parseMoment(language, source), printing.printMoment, (moment) => {
            if (moment.kind === 'terms')
              return resolveMoreTerms(there(), { kind: 'terms', moment, terms: [], number: '1', span: moment.span });
            const { at, only } = resolveMoment(there(), moment) ?? {};
            return [at, only];
          });
      }
    },
  };
}

const shownOnly: readonly string[] = ['span', 'text', 'label', 'title', 'declared'];

/** Without places and what is only shown. */
function bare(value: unknown): string {
  return JSON.stringify(value, (key, it: unknown) => (shownOnly.includes(key) ? undefined : it));
}
