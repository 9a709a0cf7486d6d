/** A number that says how many count as one is never 0, whatever cards make of it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import type { NamedNumber, Spec } from '../../surface/documents.js';
import type { WorldVisitor } from '../children.js';
import type { Act, NumberExpr, QuantityOwner, Modifier, World } from '../ir.js';
import { visitParts } from '../within.js';

type Parts = Pick<World, 'procedures' | 'chits' | 'cards' | 'modifiers'>;

type Owner = Exclude<QuantityOwner, { kind: 'selection' }>;

/** One message for each place that makes such a number 0: where it is declared, changed, or given for one conduct. */
export function checkDivisors(parts: Parts, spec: Spec): readonly Diagnostic[] {
  const divisors = divisorsOf(parts);
  return [...divisors.values()].flatMap((of) => {
    const zeros = [...declaredAsZero(parts, spec, of), ...changedToZero(parts, of), ...conductedWithZero(parts, of)];
    return zeros.map((span) => report('RW0549', span, { name: of.name }));
  });
}

/** Every named quantity that stands behind `per`, by what it is called and of what. */
function divisorsOf(parts: Parts): ReadonlyMap<string, Owner> {
  const found = new Map<string, Owner>();
  visitAll(parts, {
    number: (number) => {
      if (number.kind !== 'per' || number.every.kind !== 'quantity') return;
      const { of } = number.every;
      if (of.kind !== 'selection') found.set(keyOf(of), of);
    },
  });
  return found;
}

function declaredAsZero(parts: Parts, spec: Spec, of: Owner): readonly Span[] {
  if (!isZero(valueOf(parts, of))) return [];
  const owner = of.kind === 'chit' ? parts.chits[of.chit]?.name : parts.procedures[of.procedure]?.name;
  return spansOfNumber(spec, owner ?? '', of.name);
}

/** Where a procedure or a chit declares a number of that name. */
export function spansOfNumber({ procedures, chits }: Spec, owner: string, number: string): readonly Span[] {
  const documents: readonly {
    readonly name: { readonly text: string };
    readonly quantities: readonly NamedNumber[];
  }[] = [...procedures, ...chits.flatMap(({ kinds }) => kinds)];
  return documents
    .filter(({ name }) => name.text === owner)
    .flatMap(({ quantities }) => quantities.flatMap(({ name }) => (name.text === number ? [name.span] : [])));
}

/** What says that it is 0, or at most 0; else the last of those that take away as much as it is. */
function changedToZero(parts: Parts, of: Owner): readonly Span[] {
  const changes = parts.modifiers.flatMap((modifier) => changeOf(modifier, of));
  const zeros = changes.filter(({ how, by }) => (how === 'is' || how === 'at most') && by < 1);
  if (zeros.length > 0) return zeros.map(({ span }) => span);
  const own = valueOf(parts, of);
  const values = changes.flatMap(({ how, by }) => (how === 'is' || how === 'at most' ? [by] : []));
  const least = Math.min(own?.kind === 'literal' ? own.value : Infinity, ...values);
  const taken = changes.filter(({ how }) => how === 'less');
  // Of one card only one side is in play.
  const most = [...new Set(taken.map(({ card }) => card))].map((card) =>
    Math.max(...sumsBySide(taken.filter((it) => it.card === card))),
  );
  const last = taken.at(-1);
  const isReached = least >= 1 && least - most.reduce((sum, by) => sum + by, 0) < 1;
  return last === undefined || !isReached ? [] : [last.span];
}

interface Changed {
  readonly card: number;
  readonly side: number | null;
  readonly how: 'is' | 'more' | 'less' | 'at most';
  readonly by: number;
  readonly span: Span;
}

function changeOf({ card, when, change, span }: Modifier, of: Owner): readonly Changed[] {
  if (change.kind !== 'quantity' || change.of.kind === 'selections' || change.by.kind !== 'literal') return [];
  if (keyOf(change.of) !== keyOf(of)) return [];
  return [{ card, side: when.kind === 'in play' ? when.side : null, how: change.how, by: change.by.value, span }];
}

function sumsBySide(changes: readonly Changed[]): readonly number[] {
  return [...new Set(changes.map(({ side }) => side))].map((side) =>
    changes.reduce((sum, it) => (it.side === side ? sum + it.by : sum), 0),
  );
}

function conductedWithZero(parts: Parts, of: Owner): readonly Span[] {
  if (of.kind !== 'procedure') return [];
  const found: Span[] = [];
  const isSuch = (act: Act): boolean =>
    act.kind === 'conduct' &&
    act.procedures.includes(of.procedure) &&
    act.values.some(({ name, value }) => name === of.name && isZero(value));
  visitAll(parts, {
    step: ({ act, span }) => {
      if (isSuch(act)) found.push(span);
    },
  });
  return found;
}

function valueOf({ procedures, chits }: Parts, of: Owner): NumberExpr | null {
  const quantities = of.kind === 'chit' ? chits[of.chit]?.quantities : procedures[of.procedure]?.quantities;
  return quantities?.find(({ name }) => name === of.name)?.value ?? null;
}

function isZero(number: NumberExpr | null): boolean {
  return number?.kind === 'literal' && number.value < 1;
}

function keyOf(of: unknown): string {
  return JSON.stringify(of);
}

function visitAll({ procedures, chits, cards, modifiers }: Parts, visitor: WorldVisitor): void {
  visitParts({ procedures, chits, cards, modifiers }, visitor);
}
