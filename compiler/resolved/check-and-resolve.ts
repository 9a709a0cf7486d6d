/** What contradicts in what is declared, and what every sentence means with it. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { checkConsistency } from './check/checks.js';
import type { DeclaredSpec } from './declare/declare-spec.js';
import { resolveSpec, type ResolvedParts } from './from-surface.js';

/** What contradicts in what is declared. `unsound` are the paths of files with mistakes: what they lack is no mistake of its own. */
export function contradictionsIn(declared: DeclaredSpec, unsound: ReadonlySet<string>): readonly Diagnostic[] {
  const { spec, game } = declared;
  const found: Diagnostic[] = [];
  checkConsistency({ spec, game, declared, unsound, report: (it) => found.push(it) });
  return found;
}

/** Every sentence with its meaning, and those that have none; what is said of a sentence may follow from a contradiction. */
export function resolveAll(
  declared: DeclaredSpec,
  contradictions: readonly Diagnostic[],
): { readonly parts: ResolvedParts; readonly diagnostics: readonly Diagnostic[] } {
  const { spec, game } = declared;
  const meaningless: Diagnostic[] = [];
  const parts = resolveSpec(spec, game, declared, meaningless);
  const isReliable = declared.diagnostics.length === 0 && contradictions.every((it) => it.code !== 'RW0521');
  const reported = meaningless.filter((it) => isReliable || !isAboutBounds(it));
  const [further] = reported.splice(mostMeaningless);
  return {
    parts,
    diagnostics: [
      ...reported,
      ...(further === undefined ? [] : [report('RW0221', further.span, { most: mostMeaningless })]),
    ],
  };
}

/** Nobody corrects more at once. */
const mostMeaningless = 1_000;

/** A message that compares a sentence with what is declared, which is no mistake of the sentence where that is wrong. */
function isAboutBounds({ code }: Diagnostic): boolean {
  return code.startsWith('RW04');
}
