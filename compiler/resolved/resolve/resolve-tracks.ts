/** What sentences do to tracks and counters: shift, raise, reduce, set, and change by the net of terms. */
import type { Clause, Name, NumberPhrase, Term as WrittenTerm } from '../../surface/ir.js';
import { printTerm } from '../../surface/print.js';
import { each, refuse, type Context } from './context.js';
import { resolveCondition, resolveTrackBox } from './resolve-condition.js';
import { resolveHowMuch, verbOf } from './how-much.js';
import { resolveNumber, resolveRate } from './resolve-number.js';
import { meaningOf } from '../declare/symbols.js';
import { mention, refuseName } from './unknown.js';
import type { DeclaredTrack } from '../declare/declarations.js';
import type { Act, CounterId, NumberExpr, Term, TrackId } from '../ir.js';

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>;

export function resolveShift(ctx: Context, clause: ClauseOf<'shift'>): Act | null {
  const meaning = meaningOf(ctx.symbols, clause.track.text, 'track');
  const by = resolveHowMuch(ctx, clause.by);
  if (meaning === null) return refuseName(ctx, clause.track, 'RW0307', ['track']);
  const track = ctx.symbols.declarations.tracks[meaning.id];
  const boxes = track?.boxes ?? null;
  if (track === undefined || boxes === null) {
    return refuse(ctx, 'RW0420', clause.track.span, {
      verb: 'shift',
      track: clause.track.text,
      form: `raise ${clause.track.text} by`,
    });
  }
  const box = resolveTrackBox(ctx, meaning.id, clause.toward);
  if (by === null || box === null) return null;
  if (box !== 0 && box !== boxes.length - 1)
    return refuse(
      ctx,
      'RW0405',
      clause.toward.span,
      { name: clause.toward.text, track: track.names.one },
      { help: endsOf(track) },
    );
  if (!isBounded(ctx, clause.by, by, track, boxes.length - 1)) return null;
  return { kind: 'shift', track: meaning.id, steps: by, direction: box === 0 ? -1 : 1 };
}

function endsOf(track: DeclaredTrack) {
  const boxes = track.boxes ?? [];
  return [boxes[0], boxes.at(-1)].flatMap((box) => {
    const text = box?.name ?? null;
    return text === null ? [] : [mention(`an end of it is \`${text}\``)];
  });
}

/** A step of none, or of more than the whole track, is a mistake. */
function isBounded(ctx: Context, written: NumberPhrase, by: NumberExpr, track: DeclaredTrack, most: number): boolean {
  if (by.kind !== 'literal') return true;
  if (by.value < 1) refuse(ctx, 'RW0402', written.span, { asked: by.value }, { help: [mention('the least is `1`')] });
  else if (by.value > most) {
    const help = [mention(`the track has ${most} steps`)];
    refuse(ctx, 'RW0425', written.span, { asked: by.value, track: track.names.one, most }, { help });
  }
  return by.value >= 1 && by.value <= most;
}

export function resolveChange(ctx: Context, clause: ClauseOf<'raise' | 'reduce' | 'set'>): Act | null {
  const other = clause.kind === 'raise' ? 'reduce' : 'raise';
  const number =
    clause.kind === 'set' ? resolveNumber(ctx, clause.by) : resolveHowMuch(ctx, clause.by, verbOf(clause.span, other));
  const target = resolveNumbered(ctx, clause.track, clause.kind);
  if (number === null || target === null) return null;
  const sign = clause.kind === 'reduce' ? -1 : 1;
  if (target.kind === 'counter') {
    if (clause.kind === 'set') return resolveSetCounter(ctx, clause, target.counter, number);
    return { kind: 'change counter', counter: target.counter, by: number, sign };
  }
  const { from, to, names } = target.declared;
  if (clause.kind !== 'set') {
    if (!isBounded(ctx, clause.by, number, target.declared, to - from)) return null;
    return { kind: 'change track', track: target.track, by: number, sign };
  }
  if (number.kind === 'literal' && (number.value < from || number.value > to)) {
    const help = [mention(`the nearest number on the track is \`${Math.min(Math.max(number.value, from), to)}\``)];
    return refuse(ctx, 'RW0429', clause.by.span, { track: names.one, value: number.value, from, to }, { help });
  }
  return { kind: 'set track', track: target.track, to: number };
}

/** A counter ends at 0. */
function resolveSetCounter(
  ctx: Context,
  { track: { text: counter }, by: { span } }: ClauseOf<'set'>,
  id: CounterId,
  to: NumberExpr,
): Act | null {
  if (to.kind !== 'literal' || to.value >= 0) return { kind: 'set counter', counter: id, to };
  const params = { track: counter, value: to.value, from: 0, to: null };
  return refuse(ctx, 'RW0429', span, params, { help: [mention('the least is `0`; what goes below it is a track')] });
}

type Numbered =
  | { readonly kind: 'counter'; readonly counter: CounterId }
  | { readonly kind: 'track'; readonly track: TrackId; readonly declared: DeclaredTrack };

/** A counter, or a track of plain numbers. */
export function resolveNumbered(ctx: Context, name: Name, verb: string): Numbered | null {
  const meaning = meaningOf(ctx.symbols, name.text, 'track', 'counter');
  if (meaning === null) return refuseName(ctx, name, 'RW0307', ['track', 'counter']);
  if (meaning.kind === 'counter') return { kind: 'counter', counter: meaning.id };
  const declared = ctx.symbols.declarations.tracks[meaning.id];
  if (declared === undefined) return null;
  if (declared.boxes === null) return { kind: 'track', track: meaning.id, declared };
  const end = declared.boxes.at(-1)?.name ?? declared.boxes[0]?.name ?? 'an end';
  return refuse(ctx, 'RW0420', name.span, { verb, track: name.text, form: `shift ${name.text} 1 toward ${end}` });
}

/** `change Treasury by the net of`: a track of numbers, or one with boxes, moved by the sum of the terms. */
export function resolveNet(ctx: Context, track: Name, terms: readonly WrittenTerm[]): Act | null {
  const target = resolveNumbered(ctx, track, 'change');
  const resolved = resolveTerms(ctx, terms);
  if (target === null || resolved === null) return null;
  if (target.kind === 'counter')
    return refuse(ctx, 'RW0322', track.span, { name: track.text, is: 'a counter', wanted: 'a track' });
  return { kind: 'net', track: target.track, terms: resolved };
}

/** The terms of a net; null where one of them was reported. */
export function resolveTerms(ctx: Context, terms: readonly WrittenTerm[]): readonly Term[] | null {
  return each(terms, (it) => resolveTerm(ctx, it));
}

function resolveTerm(ctx: Context, term: WrittenTerm): Term | null {
  if (term.kind === 'if') {
    const condition = resolveCondition(ctx, term.condition);
    if (condition === null) return null;
    if (term.amount < 1) return refuse(ctx, 'RW0402', term.span, { asked: term.amount });
    const of: NumberExpr = { kind: 'if', condition, then: one, otherwise: none };
    return { sign: term.sign, amount: term.amount, every: 1, of, text: printTerm(term) };
  }
  const of = resolveRate(ctx, term.what, term.every === 1 ? 'one' : 'many');
  if (of === null) return null;
  const mistake = [term.amount, term.every].find((it) => it < 1);
  if (mistake !== undefined) return refuse(ctx, 'RW0402', term.span, { asked: mistake });
  return { sign: term.sign, amount: term.amount, every: term.every, of, text: printTerm(term) };
}

const one = { kind: 'literal', value: 1 } as const;
const none = { kind: 'literal', value: 0 } as const;
