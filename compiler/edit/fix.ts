/** Makes the fixes that messages propose and that cannot change what was meant, again and again, for one may uncover another. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { withoutRepeats } from '../diagnostics/order.js';
import { check } from '../driver.js';
import { type Edit, EditsClash, filesWithEdits, withoutClashes } from '../source/edit.js';
import type { SourceFile } from '../source/span.js';

/** The files of each spec; specs may have files in common. */
export type Specs = readonly (readonly SourceFile[])[];

/** A message and the safe help that was followed. */
export interface Fix {
  readonly diagnostic: Diagnostic;
  readonly help: Help;
}

export interface Fixed {
  readonly specs: Specs;
  /** What was fixed, round after round; each round is of the texts that the one before has made. */
  readonly rounds: readonly (readonly Fix[])[];
}

const mostRounds = 20;
/** So many fixes are tried one by one where they do not lead on together. */
const mostTried = 100;

/** The specs with everything fixed that can be. What leaves as many errors as before is not done. */
export function fixed(given: Specs): Fixed {
  let specs = given;
  const rounds: (readonly Fix[])[] = [];
  while (rounds.length < mostRounds) {
    const step = nextRound(specs);
    if (step === null) break;
    ({ specs } = step);
    rounds.push(step.fixes);
  }
  return { specs, rounds };
}

/** What the fixes change. */
export function editsOf(fixes: readonly Fix[]): readonly Edit[] {
  return fixes.flatMap(({ help }) => help.edits);
}

/** All fixes that go together, or those of them that lead on alone; null where none does. */
function nextRound(specs: Specs): { readonly specs: Specs; readonly fixes: readonly Fix[] } | null {
  const found = diagnosticsOf(specs);
  const fixes = found.flatMap((diagnostic): readonly Fix[] => {
    const help = diagnostic.help.find(({ safe, edits }) => safe && edits.length > 0);
    return help === undefined ? [] : [{ diagnostic, help }];
  });
  const together = withoutClashes(fixes, ({ help }) => help.edits);
  const all = withFixes(specs, together);
  if (all !== null && isBetter(found, diagnosticsOf(all))) return { specs: all, fixes: together };
  for (const fix of together.slice(0, mostTried)) {
    const one = withFixes(specs, [fix]);
    if (one !== null && isBetter(found, diagnosticsOf(one))) return { specs: one, fixes: [fix] };
  }
  return null;
}

/** Fewer errors; where there is none, or the fixes are of warnings alone, as many errors and fewer messages. */
function isBetter(before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const [old, fresh] = [before, after].map((all) => all.filter(({ severity }) => severity === 'error').length);
  if (old === undefined || fresh === undefined || fresh > old) return false;
  return fresh < old || after.length < before.length;
}

function diagnosticsOf(specs: Specs): readonly Diagnostic[] {
  return withoutRepeats(specs.flatMap((files) => check({ files, diagnostics: [] }).diagnostics));
}

/** Null where the edits of one fix contradict one another. */
function withFixes(specs: Specs, fixes: readonly Fix[]): Specs | null {
  if (fixes.length === 0) return null;
  try {
    return specs.map((files) => filesWithEdits(files, editsOf(fixes)));
  } catch (error) {
    if (error instanceof EditsClash) return null;
    throw error;
  }
}
