/**
 * Asks of a sentence by itself whether it has a meaning: it is resolved where every word of the language may stand, with a
 * space, a piece and a group in hand, a die rolled, numbers let and pieces removed. What is refused there is refused everywhere.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { spanWithin, type SpannedText } from '../../source/text.js';
import type { Part } from '../../surface/complain.js';
import type { Body, Opening, Step } from '../../surface/ir.js';
import * as parsing from '../../surface/parse.js';
import { readPlain } from '../../surface/plain/read.js';
import { stepsOf } from '../../surface/plain/steps.js';
import { createContext, theRoll, type Context } from './context.js';
import type { DeclaredChit, DeclaredProcedure } from '../declare/declarations.js';
import type { ColumnId, FamilyId } from '../ir.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveConditional, resolveMoment, resolveMoreTerms } from './resolve-lasting.js';
import { resolveNumber } from './resolve-number.js';
import { resolveSelection } from './resolve-selection.js';
import { resolveSpaces } from './resolve-spaces.js';
import { resolveSteps } from './resolve-steps.js';
import { resolveTerms } from './resolve-tracks.js';
import { numbered, type Symbols } from '../declare/symbols.js';

/** Whose sentence it is, and what it may speak of besides the words of the game. */
export interface Owner {
  readonly procedure: DeclaredProcedure | null;
  readonly chit: DeclaredChit | null;
  /** Names of numbers that sentences before it give. */
  readonly numbers: readonly string[];
}

/** A context where every word of the language may stand. */
export function everyWordStands(symbols: Symbols, owner: Owner, report: (it: Diagnostic) => void): Context {
  const { columns, families } = symbols.declarations;
  const every = numbered<ColumnId, unknown>(columns).map(([id]) => id);
  const context = createContext({
    symbols,
    report,
    frame: '',
    procedure: owner.procedure,
    chit: owner.chit,
    here: true,
    group: every,
    piece: every,
    known: [theRoll, ...owner.numbers],
  });
  const { done } = context.scope;
  for (const id of every) {
    done.removed.push([id]);
    done.placed.push([id]);
  }
  for (const [family] of numbered<FamilyId, unknown>(families)) done.discarded.add(family);
  return context;
}

interface Refusal {
  readonly ok: false;
  readonly diagnostic: Diagnostic;
}

/** Everything that is said of a text that stands by itself; nothing where it has a meaning. */
export function refusalsAlone(
  symbols: Symbols,
  language: parsing.Language,
  part: Part,
  source: SpannedText,
  owner: Owner,
): readonly Diagnostic[] {
  const { refusal, reported } = readAlone(symbols, language, part, source, owner);
  return refusal === null ? reported : [refusal.diagnostic];
}

/** True where a text that stands by itself has a meaning; what is wrong with another is not found out. */
export function isWellAlone(
  symbols: Symbols,
  language: parsing.Language,
  part: Part,
  source: SpannedText,
  owner: Owner,
): boolean {
  const { refusal, reported } = readAlone(symbols, language, part, source, owner);
  return refusal === null && reported.length === 0;
}

/** What a text that stands by itself means, as a text that is the same for each wording of it; null where it has no meaning. */
export function meaningAlone(
  symbols: Symbols,
  language: parsing.Language,
  part: Part,
  source: SpannedText,
  owner: Owner,
): string | null {
  const { refusal, reported, means } = readAlone(symbols, language, part, source, owner);
  if (refusal !== null || reported.length > 0) return null;
  return JSON.stringify(means, (key, value: unknown) => (ofWording.has(key) ? undefined : value));
}

/** What tells where and in what words something is said. */
const ofWording: ReadonlySet<string> = new Set(['span', 'text']);

/** That the grammar refuses a text, or else what is wrong with what it says, and what that is. */
function readAlone(
  symbols: Symbols,
  language: parsing.Language,
  part: Part,
  source: SpannedText,
  owner: Owner,
): { readonly refusal: Refusal | null; readonly reported: readonly Diagnostic[]; readonly means: unknown } {
  const reported: Diagnostic[] = [];
  const ctx = everyWordStands(symbols, owner, (it) => reported.push(it));
  const after = <T>(parsed: parsing.Parsed<T>, resolve: (value: T) => unknown): ReturnType<typeof readAlone> =>
    parsed.ok ? { refusal: null, reported, means: resolve(parsed.value) } : { refusal: parsed, reported, means: null };
  switch (part) {
    case 'sentence': {
      const parsed = parsing.parseSentence(language, source);
      const plain = parsed.ok ? null : readPlain(language, source);
      if (plain?.ok === true) {
        const means = resolveSteps(
          ctx,
          stepsOf(plain.lines, '1', spanWithin(source, 0, source.text.length), () => undefined),
        );
        return { refusal: null, reported, means };
      }
      return after(parsed, (sentence) =>
        resolveSteps(ctx, [{ kind: 'sentence', sentence, number: '1', text: source.text, span: sentence.span }]),
      );
    }
    case 'opening':
      return after(parsing.parseOpening(language, source), (it) => resolveSteps(ctx, [blockOf(it, source.text)]));
    case 'condition':
      return after(parsing.parseCondition(language, source), (it) => resolveCondition(ctx, it));
    case 'number':
      return after(parsing.parseNumber(language, source), (it) => resolveNumber(ctx, it));
    case 'noun phrase':
      return after(parsing.parseNounPhrase(language, source), (what) =>
        // What says no number is a set of spaces, as of those that are controlled.
        what.quantity === null
          ? resolveSpaces(ctx, what)
          : resolveSelection(ctx, { what, conditions: [], orNone: false, span: what.span }),
      );
    case 'term':
      return after(parsing.parseTerm(language, source), (it) => resolveTerms(ctx, [it]));
    case 'change':
      return after(parsing.parseChange(language, source), (it) => resolveConditional(ctx, it));
    case 'moment':
      return after(parsing.parseMoment(language, source), (moment) =>
        moment.kind === 'terms'
          ? resolveMoreTerms(ctx, { kind: 'terms', moment, terms: [], number: '1', span: moment.span })
          : resolveMoment(ctx, moment),
      );
  }
}

/** An opening with a step below it that any game has. */
export function blockOf(opening: Opening, text: string): Step {
  const { span } = opening;
  const clause = { kind: 'adjust order', span } as const;
  const sentence = { actor: null, may: false, clause, span };
  const inner: Step = { kind: 'sentence', sentence, number: '1.1', text, span };
  const body: Body = opening.kind === 'net' ? { kind: 'terms', terms: [] } : { kind: 'steps', steps: [inner] };
  return { kind: 'block', number: '1', opening, text, body, otherwise: null, span };
}
