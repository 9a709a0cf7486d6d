/** What resolving a whole spec works on, and how each of its effects is resolved. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Effect, ProcedureDocument } from '../../surface/documents.js';
import { createContext, type Context, type ContextOptions } from './context.js';
import type { Declared } from '../declare/declare.js';
import type { DeclaredProcedure } from '../declare/declarations.js';
import { knownProcedure, knownSteps, type Mark } from './known-steps.js';
import { resolveSteps } from './resolve-steps.js';
import type { Symbols } from '../declare/symbols.js';
import type { Procedure, Step } from '../ir.js';

export interface Resolving {
  readonly symbols: Symbols;
  readonly declared: Declared;
  /** Stands for what is declared. */
  readonly mark: Mark;
  /** All that has been told by then. */
  readonly diagnostics: Diagnostic[];
  readonly report: (diagnostic: Diagnostic) => void;
}

export type Options = Partial<
  Pick<ContextOptions, 'procedure' | 'chit' | 'actor' | 'here' | 'group' | 'known' | 'complete' | 'unexecuted'>
>;

/** Collects what is told while a spec is resolved. */
export function reportingTo(diagnostics: Diagnostic[]): Pick<Resolving, 'diagnostics' | 'report'> {
  const report = (diagnostic: Diagnostic): void => {
    // What one line in the file of the game mends is told once.
    const isTold = diagnostic.code === 'RW0493' && diagnostics.some(({ code }) => code === 'RW0493');
    if (!isTold) diagnostics.push(diagnostic);
  };
  return { diagnostics, report };
}

/** The context of the words that `frame` names. */
export function contextOf({ symbols, report }: Resolving, frame: string, options: Options = {}): Context {
  return createContext({ symbols, report, frame, ...options });
}

/** The steps of an effect. */
export function stepsOf(resolving: Resolving, effect: Effect, options: Options = {}): readonly Step[] {
  return knownSteps(resolving.mark, effect, options, (told) =>
    resolveSteps(
      contextOf(telling(resolving, told), effect.frame, { complete: effect.complete, ...options }),
      effect.steps,
    ),
  );
}

/** The procedure that a document makes of what is declared of it. */
export function procedureOf(
  resolving: Resolving,
  document: ProcedureDocument,
  declared: DeclaredProcedure,
  resolve: (resolving: Resolving) => Procedure,
): Procedure {
  return knownProcedure(resolving.mark, document, declared, (told) => resolve(telling(resolving, told)));
}

/** Tells of each message that there is one, before it is told. */
function telling(resolving: Resolving, told: () => void): Resolving {
  const report = (diagnostic: Diagnostic): void => {
    told();
    resolving.report(diagnostic);
  };
  return { ...resolving, report };
}
