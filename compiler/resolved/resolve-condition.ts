/** Conditions: `Unrest is here`, `the roll is at most 3`, `Mood is at Calm`. */
import { unreachable } from '../unreachable.js';
import type { Condition as Written, Filter, Name, NounPhrase } from '../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { resolveCapabilities, speaksOfCapabilities } from './resolve-capabilities.js';
import { resolveChits, speaksOfChits } from './resolve-chits.js';
import { resolveNumber } from './resolve-number.js';
import {
  needHere,
  refuseBarred,
  refuseQuantity,
  resolveLeast,
  resolveSpaceFilter,
  resolveSpaces,
  speaksOfSpaces,
  candidates,
} from './resolve-spaces.js';
import { speaksOfThings, thingsOf } from './resolve-things.js';
import { checkPlace, resolveFilter, resolveLocated, type Located, type Place } from './resolve-where.js';
import { meaningOf } from './symbols.js';
import { instead, refuseName, similar } from './unknown.js';
import type { Condition, NumberExpr, SpaceTest, TrackId, Where } from './ir.js';

/** Resolves a condition; null where it has no meaning, which has then been reported. */
export function resolveCondition(ctx: Context, condition: Written): Condition | null {
  switch (condition.kind) {
    case 'is there':
      return resolveIsThere(ctx, condition.what, condition.where);
    case 'is kind':
      return resolveIsKind(ctx, condition);
    case 'compare': {
      const left = resolveNumber(ctx, condition.left);
      const right = resolveNumber(ctx, condition.right);
      if (left === null || right === null || !isInRange(ctx, left, right, condition.right.span)) return null;
      return { kind: 'compare', left, operator: operators[condition.operator], right };
    }
    case 'more': {
      const where = resolveFilter(ctx, condition.where);
      const more = where === null ? null : countAt(ctx, condition.more, where);
      const than = where === null ? null : countAt(ctx, condition.than, where);
      return more === null || than === null ? null : { kind: 'compare', left: more, operator: '>', right: than };
    }
    case 'is at':
      return resolveIsAt(ctx, condition);
    case 'card is': {
      const { text } = condition.what;
      const kind =
        meaningOf(ctx.symbols, text, 'card kind') ?? meaningOf(ctx.symbols, text.replace(/ card$/u, ''), 'card kind');
      if (kind === null) return refuseName(ctx, condition.what, 'RW0316', ['card kind']);
      return { kind: 'card is', cardKind: kind.id, last: condition.last, negated: condition.negated };
    }
    case 'in play':
      return resolveInPlay(ctx, condition);
    case 'played': {
      const card = meaningOf(ctx.symbols, condition.card.text, 'card');
      if (card === null) return refuseName(ctx, condition.card, 'RW0315', ['card']);
      return { kind: 'played', card: card.id, negated: condition.negated };
    }
    case 'executing': {
      const faction = meaningOf(ctx.symbols, condition.faction.text, 'faction');
      if (faction === null) return refuseName(ctx, condition.faction, 'RW0301', ['faction']);
      return { kind: 'executing', faction: faction.id, negated: condition.negated };
    }
    case 'and':
    case 'or': {
      const left = resolveCondition(ctx, condition.left);
      const right = resolveCondition(ctx, condition.right);
      return left === null || right === null ? null : { kind: condition.kind, left, right };
    }
    default:
      return unreachable(condition);
  }
}

const operators = {
  is: '=',
  'is not': '≠',
  'is at least': '≥',
  'is at most': '≤',
  'is more than': '>',
  'is less than': '<',
} as const;

/** A track of numbers that is compared with a number it never has is a slip. */
function isInRange(ctx: Context, left: NumberExpr, right: NumberExpr, span: Name['span']): boolean {
  if (left.kind !== 'track' || right.kind !== 'literal') return true;
  const track = ctx.symbols.declarations.tracks[left.track];
  if (track?.boxes !== null || (right.value >= track.from && right.value <= track.to)) return true;
  const help = [
    instead(span, String(Math.min(Math.max(right.value, track.from), track.to)), 'the nearest number on the track'),
  ];
  refuse(ctx, 'RW0429', span, { track: track.names.one, value: right.value, from: track.from, to: track.to }, { help });
  return false;
}

/** `2 or more Runners are in Fenwick`; spaces and chits are counted and compared. */
function resolveIsThere(ctx: Context, what: NounPhrase, filter: Filter): Condition | null {
  const least = resolveLeast(ctx, what.quantity, 'are there');
  const whole: NounPhrase = { ...what, quantity: null, filters: [...what.filters, filter] };
  if (speaksOfChits(what)) {
    const chits = resolveChits(ctx, whole);
    return least === null || chits === null ? null : atLeast({ kind: 'count chits', chits }, least);
  }
  if (speaksOfCapabilities(what)) {
    const capabilities = resolveCapabilities(ctx, whole);
    return least === null || capabilities === null ? null : atLeast({ kind: 'capabilities', ...capabilities }, least);
  }
  if (!speaksOfThings(ctx, what) && speaksOfSpaces(ctx, what)) {
    const spaces = resolveSpaces(ctx, filter.kind === 'on the map' ? { ...what, quantity: null } : whole);
    return least === null || spaces === null ? null : atLeast({ kind: 'count spaces', spaces }, least);
  }
  const located = resolveLocated(ctx, whole, 'pieces or markers');
  const place = located?.place ?? null;
  if (least === null || located === null || place === null) return null;
  if (place.spread !== null && place.spread.kind !== 'exactly') return refuseQuantity(ctx, place.spread, 'hold them');
  return {
    kind: 'is there',
    things: thingsOf(located.things),
    where: place.where,
    least: least.least,
    negated: least.negated,
  };
}

function atLeast(
  left: NumberExpr,
  { least, negated }: { readonly least: NumberExpr; readonly negated: boolean },
): Condition {
  return { kind: 'compare', left, operator: negated ? '<' : '≥', right: least };
}

function countAt(ctx: Context, what: NounPhrase, place: Place): NumberExpr | null {
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'are compared');
  const located: Located | null = resolveLocated(ctx, what, 'pieces or markers');
  if (located === null) return null;
  const where = located.place === null ? place.where : both(place.where, located.place.where);
  if (where === null)
    return refuse(ctx, 'RW0416', what.filters[0]?.span ?? what.span, {
      filter: wordsAt(what.filters[0]?.span ?? what.span),
      what: 'what is counted elsewhere',
    });
  return checkPlace(ctx, what, located.things, { where, spread: null })
    ? { kind: 'count', things: thingsOf(located.things), where }
    : null;
}

/** The place that is both; null where there is no such place. */
function both(one: Where, other: Where): Where | null {
  const tests = [one, other].map((it): readonly SpaceTest[] | null => {
    if (it.kind === 'here') return [{ kind: 'here' }];
    return it.kind === 'spaces' ? it.spaces.tests : null;
  });
  const [first, second] = tests;
  return !first || !second ? null : { kind: 'spaces', spaces: { tests: [...first, ...second] } };
}

/** `here is a Province with Unrest`: every test of the phrase, of the space in hand. */
function resolveIsKind(ctx: Context, condition: Extract<Written, { kind: 'is kind' }>): Condition | null {
  const { what, negated } = condition;
  if (!needHere(ctx, { span: condition.span })) return null;
  if (what.quantity !== null && what.quantity.kind !== 'exactly')
    return refuseQuantity(ctx, what.quantity, 'the space in hand can be');
  const filters: readonly Filter[] = negated
    ? [{ kind: 'that are', negated, what, span: what.span }]
    : [{ kind: 'in', place: what, span: what.span }];
  const tests = filters.map((it) => resolveSpaceFilter(ctx, it));
  if (tests.includes(null)) return null;
  const [first, ...others] = tests.flatMap((it) => it ?? []);
  if (first === undefined || candidates(ctx, [first, ...others]).length === 0)
    return refuseBarred(ctx, what, 'the space in hand');
  return others.reduce<Condition>((left, test) => ({ kind: 'and', left, right: { kind: 'here is', test } }), {
    kind: 'here is',
    test: first,
  });
}

function resolveIsAt(ctx: Context, condition: Extract<Written, { kind: 'is at' }>): Condition | null {
  const track = meaningOf(ctx.symbols, condition.track.text, 'track');
  if (track === null) return refuseName(ctx, condition.track, 'RW0307', ['track']);
  const box = resolveTrackBox(ctx, track.id, condition.end);
  return box === null ? null : { kind: 'track at', track: track.id, box, negated: condition.negated };
}

/** The index of a named box of the track; names of other tracks' boxes are told apart from unknown ones. */
export function resolveTrackBox(ctx: Context, track: TrackId, name: Name): number | null {
  const declared = ctx.symbols.declarations.tracks[track];
  const boxes = declared?.boxes ?? [];
  const index = boxes.findIndex((box) => box.name === name.text);
  if (index >= 0) return index;
  const names = boxes.flatMap((box) => box.name ?? []);
  const own = names.map((text) => instead(name.span, text, `a box of it is \`${text}\``));
  if (meaningOf(ctx.symbols, name.text, 'track end') !== null) {
    return refuse(ctx, 'RW0405', name.span, { name: name.text, track: declared?.names.one ?? '' }, { help: own });
  }
  if (ctx.symbols.meanings.has(name.text)) return refuseName(ctx, name, 'RW0308', ['track end']);
  const near = similar(ctx, name, names, ['track end']);
  return refuse(ctx, 'RW0308', name.span, { name: name.text }, { help: near.length > 0 ? near : own });
}

/** Only a capability stays in play. A card whose text is still to be written may become one. */
function resolveInPlay(ctx: Context, condition: Extract<Written, { kind: 'in play' }>): Condition | null {
  const meaning = meaningOf(ctx.symbols, condition.card.text, 'card');
  if (meaning === null) return refuseName(ctx, condition.card, 'RW0315', ['card']);
  const card = ctx.symbols.declarations.cards[meaning.id];
  if (card?.written === true && card.capability === null)
    return refuse(ctx, 'RW0422', condition.card.span, { card: card.code });
  if (condition.side === null) return { kind: 'in play', card: meaning.id, side: null, negated: condition.negated };
  const wanted = condition.side.text;
  const side = card?.sides.findIndex((it) => it.name === wanted) ?? -1;
  if (side < 0) {
    const { span } = condition.side;
    const help = (card?.sides ?? []).map(({ name }) => instead(span, name, `it has the side \`${name}\``));
    return refuse(ctx, 'RW0323', span, { name: wanted, card: condition.card.text }, { help });
  }
  return { kind: 'in play', card: meaning.id, side, negated: condition.negated };
}
