/** What a card makes of rolls against a number changes something: somewhere a roll is held against that very number. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import type { NumberExpr } from '../ir.js';
import { isRoll } from '../facts.js';
import { type StepParts, visitParts } from '../within.js';

/** One message for each change of rolls against a number that no sentence holds such a roll against. */
export function checkRolls(parts: StepParts): readonly Diagnostic[] {
  const changes = parts.modifiers.flatMap(({ change, span }) => (change.kind === 'rolls' ? [{ ...change, span }] : []));
  if (changes.length === 0) return [];
  const everywhere = heldIn(parts);
  return changes.flatMap(({ against, procedure, span }) => {
    const own = procedure === undefined ? undefined : parts.procedures[procedure];
    const held = procedure === undefined ? everywhere : heldIn({ procedures: own === undefined ? [] : [own] });
    return held.has(keyOf(against)) ? [] : [report('RW0489', span, { against: numberIn(span) })];
  });
}

/** Every number that a roll is held against. */
function heldIn(parts: Partial<StepParts>): ReadonlySet<string> {
  const found = new Set<string>();
  visitParts(parts, {
    condition: (condition) => {
      if (condition.kind === 'compare' && isRoll(condition.left)) found.add(keyOf(condition.right));
    },
  });
  return found;
}

function keyOf(number: NumberExpr): string {
  return JSON.stringify(number);
}

/** The number as the sentence says it. */
function numberIn({ file, start, end }: Span): string {
  return /each roll (?:of .+? )?against (.+?) is \S/iu.exec(file.text.slice(start, end))?.[1] ?? 'it';
}
