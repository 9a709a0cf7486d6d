/** What resolving a whole spec works on, and how each of its effects is resolved. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Effect } from '../../surface/documents.js';
import { createContext, type Context, type ContextOptions } from './context.js';
import type { Declared } from '../declare/declare.js';
import { knownSteps, type Mark } from './known-steps.js';
import { resolveSteps } from './resolve-steps.js';
import type { Symbols } from '../declare/symbols.js';
import type { Step } from '../ir.js';

export interface Resolving {
  readonly symbols: Symbols;
  readonly declared: Declared;
  /** Stands for what is declared. */
  readonly mark: Mark;
  readonly diagnostics: Diagnostic[];
}

export type Options = Partial<
  Pick<ContextOptions, 'procedure' | 'chit' | 'actor' | 'here' | 'group' | 'known' | 'complete' | 'unexecuted'>
>;

/** The context of the words that `frame` names. */
export function contextOf({ symbols, diagnostics }: Resolving, frame: string, options: Options = {}): Context {
  const report = (diagnostic: Diagnostic): void => {
    // What one line in the file of the game mends is told once.
    const isTold = diagnostic.code === 'RW0493' && diagnostics.some(({ code }) => code === 'RW0493');
    if (!isTold) diagnostics.push(diagnostic);
  };
  return createContext({ symbols, report, frame, ...options });
}

/** The steps of an effect. */
export function stepsOf(resolving: Resolving, effect: Effect, options: Options = {}): readonly Step[] {
  return knownSteps(resolving.mark, effect, options, (told) => {
    const context = contextOf(resolving, effect.frame, { complete: effect.complete, ...options });
    const report = (diagnostic: Diagnostic): void => {
      told();
      context.report(diagnostic);
    };
    return resolveSteps({ ...context, report }, effect.steps);
  });
}
