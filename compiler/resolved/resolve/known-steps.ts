/**
 * Steps and procedures that were resolved before: what a sentence means rests on its words and on what the game declares, and while
 * somebody writes one sentence all others stay as they are. Where a name is declared is no part of it: that is told only in messages, and what has
 * led to a message is resolved again.
 */
import type { Effect, ProcedureDocument } from '../../surface/documents.js';
import type { Declarations, DeclaredProcedure } from '../declare/declarations.js';
import type { Procedure, Step } from '../ir.js';

/** Stands for declarations that say the same. */
export type Mark = object;

let last: { readonly declarations: Declarations; readonly mark: Mark } | null = null;

/** The same mark as the last time where the declarations say the same, wherever they stand. */
export function markOf(declarations: Declarations): Mark {
  if (last !== null && saysSame(last.declarations, declarations)) return last.mark;
  const mark: Mark = {};
  last = { declarations, mark };
  return mark;
}

interface Known<Made> {
  readonly mark: Mark;
  readonly surroundings: object;
  readonly made: Made;
}

const steps = new WeakMap<object, Known<readonly Step[]>>();
const procedures = new WeakMap<object, Known<Procedure>>();

/**
 * The steps of an effect in these surroundings, of which a modifier has some that other sentences decide on; those that are not known
 * are resolved with `resolve`, which calls `told` for each message.
 */
export function knownSteps(
  mark: Mark,
  effect: Effect,
  surroundings: object,
  resolve: (told: () => void) => readonly Step[],
): readonly Step[] {
  return resolvedOnce(steps, effect, { mark, surroundings }, resolve);
}

/** The procedure that a document makes of what is declared of it. */
export function knownProcedure(
  mark: Mark,
  document: ProcedureDocument,
  declared: DeclaredProcedure,
  resolve: (told: () => void) => Procedure,
): Procedure {
  return resolvedOnce(procedures, document, { mark, surroundings: declared }, resolve);
}

function resolvedOnce<Made>(
  known: WeakMap<object, Known<Made>>,
  written: object,
  { mark, surroundings }: Pick<Known<Made>, 'mark' | 'surroundings'>,
  resolve: (told: () => void) => Made,
): Made {
  const before = known.get(written);
  if (before?.mark === mark && saysSame(before.surroundings, surroundings)) return before.made;
  let told = 0;
  const made = resolve(() => {
    told += 1;
  });
  if (told === 0) known.set(written, { mark, surroundings, made });
  return made;
}

/** Whether two values without functions are alike, but for places in files. */
function saysSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((it, index) => saysSame(it, other[index]));
  }
  if (one instanceof Map || other instanceof Map || one instanceof Set || other instanceof Set)
    return isIterable(one) && isIterable(other) && saysSame([...one], [...other]);
  if (isSpan(one) && isSpan(other)) return true;
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && saysSame(value, others.get(key)))
  );
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

function isSpan(value: object): boolean {
  return 'file' in value && 'start' in value && 'end' in value;
}
