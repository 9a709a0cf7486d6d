/** No two cards say what a number is, what a space is, or what is done instead of the same steps, where both can be in play at once. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { type Fact, factsOf, isExcluded } from '../facts.js';
import type { CardId, Change, Modifier, World } from '../ir.js';

type Parts = Pick<World, 'modifiers'> & { readonly cards: readonly Pick<World['cards'][number], 'code' | 'sides'>[] };

/** One message for each sentence that contradicts an earlier one. */
export function checkContradictions(parts: Parts): readonly Diagnostic[] {
  return parts.modifiers.flatMap((modifier, index) => {
    const other = parts.modifiers.slice(0, index).find((earlier) => contradict(parts, earlier, modifier));
    if (other === undefined) return [];
    const notes = [{ message: 'the other says', span: other.span }];
    const code = parts.cards[other.card]?.code ?? '';
    if (modifier.change.kind === 'steps') return [report('RW0548', modifier.span, {}, { notes })];
    const text = `say here when it holds, such as \`if ${code} is not in play\``;
    const help = other.card === modifier.card ? [] : [{ text, edits: [], safe: false }];
    const told = modifier.change.kind === 'treated' ? 'RW0551' : 'RW0547';
    return [report(told, modifier.span, {}, { notes, help })];
  });
}

function contradict(parts: Parts, left: Modifier, right: Modifier): boolean {
  if (!sayDifferently(left.change, right.change)) return false;
  // A card has one side in play; what its own Event alone is played under takes precedence.
  const [one, other] = [factsOfModifier(left), factsOfModifier(right)];
  if (left.card === right.card && sideOf(left) !== sideOf(right)) return false;
  if (isOfEvent(parts, left) || isOfEvent(parts, right)) return false;
  return !isExcluded(one, other, true);
}

function sayDifferently(left: Change, right: Change): boolean {
  if (left.kind === 'quantity' && right.kind === 'quantity') {
    if (left.how !== 'is' || right.how !== 'is' || !isSameOwner(left.of, right.of)) return false;
    return JSON.stringify(left.by) !== JSON.stringify(right.by);
  }
  if (left.kind === 'amount' && right.kind === 'amount') {
    const [{ by: one, ...own }, { by: another, ...of }] = [left, right];
    if (left.how !== 'is' || JSON.stringify(own) !== JSON.stringify(of)) return false;
    return JSON.stringify(one) !== JSON.stringify(another);
  }
  if (left.kind === 'treated' && right.kind === 'treated') return left.space === right.space && left.as !== right.as;
  if (left.kind !== 'steps' || right.kind !== 'steps') return false;
  const isInstead = (change: Extract<Change, { kind: 'steps' }>): boolean =>
    change.at.kind === 'conduct'
      ? !change.at.may
      : (change.at.kind === 'step' || change.at.kind === 'aspect') && change.at.moment === 'instead';
  return isInstead(left) && isInstead(right) && keyOf(left) === keyOf(right);
}

/** The moment, whatever is known there. */
function keyOf({ at }: Extract<Change, { kind: 'steps' }>): string {
  if (at.kind === 'conduct') return `conduct ${at.procedure}`;
  if (at.kind === 'aspect') return `aspect ${at.chit} ${at.aspect}`;
  return at.kind === 'step' ? `step ${at.procedure} ${at.name}` : at.kind;
}

type Owner = Extract<Change, { kind: 'quantity' }>['of'];

function isSameOwner(left: Owner, right: Owner): boolean {
  if (left.kind === 'selections' || right.kind === 'selections') {
    const [of, others] = [proceduresOf(left), proceduresOf(right)];
    return of.some((it) => others.includes(it));
  }
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The procedures whose number of spaces it is. */
function proceduresOf(owner: Owner): readonly number[] {
  if (owner.kind === 'selections') return owner.procedures;
  return owner.kind === 'selection' ? [owner.procedure] : [];
}

function sideOf({ when }: Modifier): number | null {
  return when.kind === 'in play' ? when.side : null;
}

function isOfEvent({ cards }: Parts, { card, when }: Modifier): boolean {
  return when.kind === 'current' || cards[card]?.sides[when.side]?.during === true;
}

/** What is so where the card's sentence holds. */
function factsOfModifier({ card, when, change, condition }: Modifier): readonly Fact[] {
  const conditions = [condition, change.kind === 'quantity' ? change.condition : null].flatMap((it) => it ?? []);
  const own = conditions.flatMap((it) => factsOf(it, true));
  if (when.kind === 'current') return own;
  return [...own, ...[null, when.side].map((side) => inPlay(card, side))];
}

function inPlay(card: CardId, side: number | null): Fact {
  return { name: 'condition', node: { kind: 'in play', card, side, negated: false }, so: true };
}
