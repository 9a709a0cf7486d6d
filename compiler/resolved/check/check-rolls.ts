/** What a card makes of rolls against a number changes something: somewhere a roll is held against that very number. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { visit, type WorldVisitor } from '../children.js';
import type { NumberExpr, World } from '../ir.js';
import { isRoll } from '../facts.js';

type Parts = Pick<World, 'additionalSpaces' | 'cards' | 'chits' | 'modifiers' | 'procedures' | 'standing' | 'tracks'>;

/** One message for each change of rolls against a number that no sentence holds such a roll against. */
export function checkRolls(parts: Parts): readonly Diagnostic[] {
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
function heldIn(parts: Partial<Parts>): ReadonlySet<string> {
  const found = new Set<string>();
  const visitor: WorldVisitor = {
    condition: (condition) => {
      if (condition.kind === 'compare' && isRoll(condition.left)) found.add(keyOf(condition.right));
    },
  };
  for (const it of parts.procedures ?? []) visit('procedure', it, visitor);
  for (const it of parts.cards ?? []) visit('card', it, visitor);
  for (const it of parts.modifiers ?? []) visit('modifier', it, visitor);
  for (const it of parts.additionalSpaces ?? []) visit('additionalSpaces', it, visitor);
  for (const it of parts.chits ?? []) visit('chit', it, visitor);
  for (const it of parts.standing ?? []) visit('standing', it, visitor);
  for (const it of parts.tracks ?? []) visit('track', it, visitor);
  return found;
}

function keyOf(number: NumberExpr): string {
  return JSON.stringify(number);
}

/** The number as the sentence says it. */
function numberIn({ file, start, end }: Span): string {
  return /each roll (?:of .+? )?against (.+?) is \S/iu.exec(file.text.slice(start, end))?.[1] ?? 'it';
}
