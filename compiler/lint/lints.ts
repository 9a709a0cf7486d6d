/** The lints: what a spec may say without an error, and hardly means. None of them is told where it could be wrong. */
import type { Core } from '../core/ir.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { factsOf } from './facts.js';
import type { Lint } from './lint.js';
import { lintChoices } from './lint-choices.js';
import { lintConditions } from './lint-conditions.js';
import { lintEmptyClasses } from './lint-empty-classes.js';
import { lintIdleSteps } from './lint-idle-steps.js';
import { lintLoneOnce } from './lint-lone-once.js';
import { lintMissingChits } from './lint-missing-chits.js';
import { lintOverAsked } from './lint-over-asked.js';
import { lintProcedures } from './lint-procedures.js';
import { lintSameBranches } from './lint-same-branches.js';
import { lintSuperfluousSteps } from './lint-superfluous-steps.js';
import { lintTables } from './lint-tables.js';
import { lintUnaskedOptions } from './lint-unasked-options.js';
import { lintUnreadNumbers } from './lint-unread-numbers.js';
import { lintUnwrittenCards } from './lint-unwritten-cards.js';
import { visitsOf } from './visit.js';

const lints: readonly Lint[] = [
  lintIdleSteps,
  lintConditions,
  lintChoices,
  lintProcedures,
  lintUnreadNumbers,
  lintUnaskedOptions,
  lintSameBranches,
  lintSuperfluousSteps,
  lintLoneOnce,
  lintMissingChits,
  lintOverAsked,
  lintUnwrittenCards,
  lintTables,
  lintEmptyClasses,
];

/** Finds what can never matter in a game without errors. One sentence is told of once under each code. */
export function lint(core: Core): readonly Diagnostic[] {
  const facts = factsOf(core);
  const visits = visitsOf(facts);
  const found = new Map<string, Diagnostic>();
  for (const it of lints) {
    it({
      facts,
      visits,
      record: (code, span, params) => {
        if (span === null) return;
        const key = `${code} ${span.file.path} ${span.start} ${span.end}`;
        if (!found.has(key)) found.set(key, report(code, span, params));
      },
    });
  }
  return [...found.values()];
}
