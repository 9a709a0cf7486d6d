/** Checks what is declared, and resolves every sentence with it. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { checkConsistency } from './check/checks.js';
import { type DeclaredSpec, isOfGame } from './declare/declare-spec.js';
import { resolveSpec, type ResolvedParts } from './from-surface.js';

/** `unsound` are the paths of files with mistakes: what they lack is no mistake of its own. */
export function checkAndResolve(
  declared: DeclaredSpec,
  unsound: ReadonlySet<string>,
): { readonly parts: ResolvedParts; readonly diagnostics: readonly Diagnostic[] } {
  const { spec, game } = declared;
  const contradictions: Diagnostic[] = [];
  checkConsistency({ spec, game, declared, unsound, report: (it) => contradictions.push(it) });
  const meaningless: Diagnostic[] = [];
  const parts = resolveSpec(spec, game, declared, meaningless);
  const isReliable = declared.diagnostics.length === 0 && contradictions.every((it) => it.code !== 'RW0521');
  const reported = meaningless.filter((it) => isReliable || !isAboutBounds(it));
  const [further] = reported.splice(mostMeaningless);
  return {
    parts,
    diagnostics: [
      ...contradictions.filter(isOfGame(spec)),
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
