/** Where a spec lists the rules of its rulebook, what it cites is one of them, and what carries a rule is there. */
import { nearest } from '../../diagnostics/nearest.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { namesOf } from '../../languages/names.js';
import type { Spec } from '../../surface/documents.js';
import type { Name } from '../../surface/ir.js';
import type { CheckContext } from './check.js';

/** Every number that is cited names a rule of the list. */
export function checkCitations({ spec, report: record }: CheckContext): void {
  if (spec.rules.length === 0) return;
  const numbers = new Set(spec.rules.map(({ number }) => number.text));
  for (const { number } of spec.citations) if (!numbers.has(number.text)) record(unknown('RW0342', number, numbers));
}

/** Every name under `carried by` names something that carries rules. */
export function checkRuleCarriers({ spec, report: record }: CheckContext): void {
  const names = new Set(carrierNames(spec));
  for (const { carriedBy } of spec.rules) {
    for (const name of carriedBy) if (!names.has(name.text)) record(unknown('RW0343', name, names));
  }
}

/** Keys of the game's files that stand for all that is below them. */
export const carryingKeys = [
  'map',
  'setup',
  'order of play',
  'control',
  'standing rules',
  'taken from the map',
] as const;

/** What may carry a rule: every name of the game, and some keys. No card, since a game can do without any one of them. */
function carrierNames(spec: Spec): readonly string[] {
  return [...namesOf(spec).flatMap(({ wordings }) => wordings), ...carryingKeys];
}

function unknown(code: 'RW0342' | 'RW0343', { text, span }: Name, known: ReadonlySet<string>): Diagnostic {
  const help = nearest(text, known, 1).map((near) => {
    return { text: `did you mean \`${near}\`?`, edits: [{ span, text: near }], safe: false };
  });
  return report(code, span, { name: text }, { help });
}
