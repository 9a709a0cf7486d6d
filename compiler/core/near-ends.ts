/**
 * How near a position is to each end that the rules tell: the numbers that the conditions around it compare, as margins. A track
 * counts as if what the rules settle from the map came now, and is not held at its ends, so that a margin tells more than whether
 * the end has come.
 */
import { isEnd } from '../resolved/ends.js';
import type { Condition, End, NumberExpr, World } from '../resolved/ir.js';
import { blocksOf, change, some, visit } from './children.js';
import type { Block, Core, Op } from './ir.js';
import type { Guard } from './woven-ir.js';

/** An end and its margin; null where no number tells how near it is. */
export interface NearEnd {
  readonly end: End;
  readonly margin: Margin | null;
}

/**
 * 0 or more where it holds, below where something is lacking: by how much `greater` exceeds `lesser` and `by`, in units of
 * `scale`; of several margins the least or the greatest.
 */
export type Margin =
  | {
      readonly kind: 'gap';
      readonly greater: NumberExpr;
      readonly lesser: NumberExpr;
      readonly by: number;
      readonly scale: number;
    }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Margin[] };

/** A step of a margin is this part of what a track can be. */
const stepsOfTrack = 4;

/** Each end with each margin once, in the order of the sentences. */
export function nearEndsOf(core: Core): readonly NearEnd[] {
  const found = new Map<string, NearEnd>();
  const walked = new Set<number>();
  const walk = (block: Block, held: readonly Margin[], numbers: Numbers, within: readonly number[]): void => {
    for (const { op } of block) {
      if (isEnd(op)) {
        const near = { end: op, margin: held.length === 0 ? null : ({ kind: 'all', of: held } as const) };
        found.set(JSON.stringify(near), near);
      } else if (op.kind === 'if') {
        const margin = (negated: boolean): readonly Margin[] => {
          const own = marginOf(core, entered(op.condition, numbers), negated);
          return own === null ? held : [...held, own];
        };
        walk(op.then, margin(false), numbers, within);
        walk(op.otherwise, margin(true), numbers, within);
      } else if (op.kind === 'do') {
        follow(op, held, numbers, within);
      } else for (const inner of blocksOf(op)) walk(inner, held, numbers, within);
    }
  };
  const follow = (op: Of<'do'>, held: readonly Margin[], numbers: Numbers, within: readonly number[]): void => {
    const procedure = core.procedures.find(({ id }) => id === op.procedure);
    if (procedure === undefined || within.includes(op.procedure)) return;
    walked.add(op.procedure);
    const entries = core.world.tables.find((table) => table.procedure === op.procedure)?.entries ?? [];
    const given = new Map(
      (op.numbers ?? []).map((number, index) => [entries[index]?.name ?? '', enteredNumber(number, numbers)] as const),
    );
    walk(procedure.block, held, given, [...within, op.procedure]);
  };
  const { start } = core.world;
  follow({ kind: 'do', procedure: start }, [], new Map(), []);
  for (const { id } of core.procedures) {
    if (!walked.has(id)) follow({ kind: 'do', procedure: id }, [], new Map(), []);
  }
  for (const { sides } of core.cards) for (const { block } of sides) walk(block, [], new Map(), []);
  return [...found.values()];
}

type Of<Kind> = Extract<Op, { readonly kind: Kind }>;

/** What the numbers of a table of results are where it is looked up. */
type Numbers = ReadonlyMap<string, NumberExpr>;

function entered(condition: Condition, numbers: Numbers): Condition {
  return change('condition', condition, { number: (number) => enteredNumber(number, numbers) });
}

function enteredNumber(number: NumberExpr, numbers: Numbers): NumberExpr {
  return number.kind === 'variable' ? (numbers.get(number.name) ?? number) : number;
}

/** Null where the condition compares no number that the position alone tells. */
function marginOf(core: Core, condition: Condition, negated: boolean): Margin | null {
  switch (condition.kind) {
    case 'compare': {
      const { left, operator, right } = condition;
      return compared(core, left, negated ? opposite[operator] : operator, right);
    }
    case 'is there': {
      const { things, where, least } = condition;
      const isLacking = negated !== condition.negated;
      return compared(core, { kind: 'count', things, where }, isLacking ? '<' : '≥', least);
    }
    case 'and':
    case 'or': {
      const of = [marginOf(core, condition.left, negated), marginOf(core, condition.right, negated)];
      const told = of.filter((it) => it !== null);
      const isAll = (condition.kind === 'and') !== negated;
      if (told.length === 0 || (!isAll && told.length < of.length)) return null;
      return { kind: isAll ? 'all' : 'any', of: told };
    }
    default:
      return null;
  }
}

type Operator = Extract<Condition, { readonly kind: 'compare' }>['operator'];

const opposite: Readonly<Record<Operator, Operator>> = { '=': '≠', '≠': '=', '≥': '<', '<': '≥', '≤': '>', '>': '≤' };

function compared(core: Core, left: NumberExpr, operator: Operator, right: NumberExpr): Margin | null {
  if (!isOfPosition(core.world, left) || !isOfPosition(core.world, right)) return null;
  const scale = scaleOf(core.world, left, right);
  const over = (greater: NumberExpr, lesser: NumberExpr, by: number): Margin => ({
    kind: 'gap',
    greater: projected(core, greater),
    lesser: projected(core, lesser),
    by,
    scale,
  });
  switch (operator) {
    case '≥':
      return over(left, right, 0);
    case '>':
      return over(left, right, 1);
    case '≤':
      return over(right, left, 0);
    case '<':
      return over(right, left, 1);
    case '≠':
      return null;
    case '=': {
      // A track at its end is as far as it goes: what would take it on is more than enough.
      const track = left.kind === 'track' ? core.world.tracks[left.track] : undefined;
      if (track !== undefined && right.kind === 'literal' && track.boxes === null) {
        if (right.value === track.from) return over(right, left, 0);
        if (right.value === track.to) return over(left, right, 0);
      }
      return { kind: 'all', of: [over(left, right, 0), over(right, left, 0)] };
    }
  }
}

const literal = (value: number): NumberExpr => ({ kind: 'literal', value });

function scaleOf({ tracks }: World, left: NumberExpr, right: NumberExpr): number {
  const spans: number[] = [];
  for (const side of [left, right]) {
    visit('number', side, {
      number: (it) => {
        const track = it.kind === 'track' ? tracks[it.track] : undefined;
        if (track !== undefined) spans.push(track.to - track.from);
        if (it.kind === 'literal') spans.push(Math.abs(it.value));
      },
    });
  }
  return Math.max(1, Math.max(0, ...spans) / stepsOfTrack);
}

/** What is known only in the course of steps. */
const passing: readonly string[] = [
  'variable',
  'roll',
  'group size',
  'value of it',
  'value discarded',
  'quantity',
  'removed',
  'placed',
  'card value',
] satisfies readonly NumberExpr['kind'][];

function isOfPosition({ families }: World, number: NumberExpr): boolean {
  return !some('number', number, {
    number: ({ kind }) => passing.includes(kind),
    condition: ({ kind }) => kind === 'here is' || kind === 'executing' || kind.startsWith('it '),
    where: ({ kind }) => kind === 'here' || kind === 'group',
    test: ({ kind }) => kind === 'here' || kind === 'selected' || kind === 'place' || kind === 'along',
    chits: ({ family, holder }) => families[family]?.faction === null && holder?.kind !== 'faction',
  });
}

/** The number with what is still to be settled of each track added to it. */
function projected(core: Core, number: NumberExpr): NumberExpr {
  return change('number', number, {
    number: (it) => {
      if (it.kind !== 'track') return it;
      return netsOf(core, it).reduce<NumberExpr>((sum, net) => ({ kind: 'plus', left: sum, right: net }), it);
    },
  });
}

/** The terms that the rules change the track by at some time, as the map is. */
function netsOf(core: Core, { track }: Extract<NumberExpr, { readonly kind: 'track' }>): readonly NumberExpr[] {
  const found: NumberExpr[] = [];
  visit('core', core, {
    op: (op) => {
      if (op.kind !== 'net' || op.track !== track) return;
      for (const { term, guard } of op.terms) {
        if (!isOfPosition(core.world, term.of)) continue;
        const units: NumberExpr =
          term.every === 1
            ? term.of
            : { kind: 'divided by', left: term.of, right: literal(term.every), rounding: 'down' };
        const all: NumberExpr = { kind: 'times', left: literal(term.sign * term.amount), right: units };
        found.push(guard === null ? all : { kind: 'if', condition: inForce(guard), then: all, otherwise: literal(0) });
      }
    },
  });
  return found;
}

function inForce({ card, when }: Guard): Condition {
  return when.kind === 'current'
    ? { kind: 'is current', card, negated: false }
    : { kind: 'in play', card, side: when.side, negated: false };
}
