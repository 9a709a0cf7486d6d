/** Conditions: `Unrest is here`, `the roll is at most 3`, `Mood is at Calm`. */
import { unreachable } from '../../unreachable.js';
import type { Condition as Written, Filter, Name, NumberPhrase } from '../../surface/ir.js';
import { isNamedInOne } from './agreement.js';
import { refuse, type Context } from './context.js';
import { resolveItHasMoved, resolveItIs, resolveItIsIn } from './resolve-it.js';
import { numberKinds, numbersLike, resolveNumber } from './resolve-number.js';
import { candidates, needHere, refuseBarred, refuseQuantity, resolveSpaceFilter } from './resolve-spaces.js';
import { resolveIsThere, resolveMore } from './resolve-there.js';
import { meaningOf } from '../declare/symbols.js';
import { instead, mention, refuseName, similar } from './unknown.js';
import type { Condition, NumberExpr, TrackId } from '../ir.js';

/** Resolves a condition; null where it has no meaning, which has then been reported. */
export function resolveCondition(ctx: Context, condition: Written): Condition | null {
  switch (condition.kind) {
    case 'is there':
      return resolveIsThere(ctx, condition);
    case 'is kind':
      return resolveIsKind(ctx, condition);
    case 'it is':
      return resolveItIs(ctx, condition, () => resolveIsKind(ctx, { ...condition, kind: 'is kind' }));
    case 'it is in':
      return resolveItIsIn(ctx, condition);
    case 'it has moved':
      return resolveItHasMoved(ctx, condition);
    case 'compare': {
      // What is compared with a misspelt word is not held against being a number: `Unrest is herre`.
      if (isOtherThing(ctx, condition.left))
        return isUnlike(ctx, condition.right) || resolveNumber(ctx, condition.right) !== null
          ? refuseOther(ctx, condition.left)
          : null;
      const left = resolveNumber(ctx, condition.left);
      const right = resolveNumber(ctx, condition.right);
      if (left === null || right === null || !isInRange(ctx, left, right, condition.right.span)) return null;
      return { kind: 'compare', left, operator: operators[condition.operator], right };
    }
    case 'more':
      return resolveMore(ctx, condition);
    case 'is at':
      return resolveIsAt(ctx, condition);
    case 'card is': {
      const { text } = condition.what;
      const kind =
        meaningOf(ctx.symbols, text, 'card kind') ?? meaningOf(ctx.symbols, text.replace(/ card$/u, ''), 'card kind');
      if (kind === null) return refuseName(ctx, condition.what, 'RW0316', ['card kind']);
      if (!isNamedInOne(ctx, condition.what, 'card kind')) return null;
      return { kind: 'card is', cardKind: kind.id, nth: condition.nth, negated: condition.negated };
    }
    case 'in play':
      return resolveInPlay(ctx, condition);
    case 'played': {
      const card = meaningOf(ctx.symbols, condition.card.text, 'card');
      if (card === null) return refuseCard(ctx, condition.card);
      return { kind: 'played', card: card.id, negated: condition.negated };
    }
    case 'executing': {
      const { unexecuted } = ctx.scope;
      if (unexecuted !== null) return refuse(ctx, 'RW0546', condition.span, { what: unexecuted });
      const faction = meaningOf(ctx.symbols, condition.faction.text, 'faction');
      if (faction === null) return refuseName(ctx, condition.faction, 'RW0301', ['faction']);
      return { kind: 'executing', faction: faction.id, negated: condition.negated };
    }
    case 'chosen': {
      const option = meaningOf(ctx.symbols, condition.option.text, 'option');
      if (option === null) return refuseOption(ctx, condition.option);
      return { kind: 'chosen', option: option.id, negated: condition.negated };
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

/** True for the name of something that is no number. */
function isOtherThing({ symbols, scope }: Context, number: NumberPhrase): boolean {
  if (number.kind !== 'named' || scope.variables.has(number.name.text)) return false;
  const { text } = number.name;
  return symbols.meanings.has(text) && meaningOf(symbols, text, ...numberKinds) === null;
}

/** `Fenwick is empty`: a word that nobody knows, and that is no misspelling of one that might stand there. */
function isUnlike(ctx: Context, number: NumberPhrase): boolean {
  const name = number.kind === 'named' ? number.name : null;
  if (name === null || ctx.scope.variables.has(name.text) || ctx.symbols.meanings.has(name.text)) return false;
  return numbersLike(ctx, name).length === 0;
}

/** Reports that something is no number: of a space and of a box it is asked what is there. */
function refuseOther(ctx: Context, number: NumberPhrase): null {
  const name = number.kind === 'named' && ctx.scope.complete ? number.name : null;
  if (name === null || meaningOf(ctx.symbols, name.text, 'space', 'box') === null) {
    resolveNumber(ctx, number);
    return null;
  }
  const asked = `ask what is there: \`no pieces are in ${name.text}\`, \`1 or more pieces are in ${name.text}\``;
  return refuseName(ctx, name, 'RW0309', numberKinds, [], [mention(asked)]);
}

/** A track of numbers that is compared with a number it never has is a mistake. */
function isInRange(ctx: Context, left: NumberExpr, right: NumberExpr, span: Name['span']): boolean {
  if (left.kind !== 'track' || right.kind !== 'literal') return true;
  const track = ctx.symbols.declarations.tracks[left.track];
  if (track?.boxes !== null || (right.value >= track.from && right.value <= track.to)) return true;
  const help = [
    mention(`the nearest number on the track is \`${Math.min(Math.max(right.value, track.from), track.to)}\``),
  ];
  refuse(ctx, 'RW0429', span, { track: track.names.one, value: right.value, from: track.from, to: track.to }, { help });
  return false;
}

/** `here is a Province with Unrest`: every test of the phrase, of the current space. */
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
  const own = names.map((text) => mention(`a box of it is \`${text}\``));
  if (meaningOf(ctx.symbols, name.text, 'track end') !== null) {
    return refuse(ctx, 'RW0405', name.span, { name: name.text, track: declared?.names.one ?? '' }, { help: own });
  }
  if (ctx.symbols.meanings.has(name.text)) return refuseName(ctx, name, 'RW0308', ['track end']);
  const near = similar(ctx, name, names, ['track end']);
  return refuse(ctx, 'RW0308', name.span, { name: name.text }, { help: near.length > 0 ? near : own });
}

/** An option with a number is compared with one. */
function refuseOption(ctx: Context, name: Name): null {
  const option = meaningOf(ctx.symbols, name.text, 'option number');
  const declared = option === null ? undefined : ctx.symbols.declarations.options[option.id];
  if (declared === undefined) return refuseName(ctx, name, 'RW0333', ['option']);
  const help = [mention(`it is a number from ${declared.from} to ${declared.to}: \`${name.text} is at least 1\``)];
  return refuse(ctx, 'RW0495', name.span, { option: name.text }, { help });
}

/** A card that is called by its title is led to its code. */
function refuseCard(ctx: Context, name: Name): null {
  const called = ctx.symbols.declarations.cards.filter(({ title }) => title === name.text);
  if (called.length === 0) return refuseName(ctx, name, 'RW0315', ['card']);
  const help = called.map(({ code }) => instead(name.span, code, `the card with this title is \`${code}\``));
  return refuse(ctx, 'RW0315', name.span, { name: name.text }, { help });
}

/** Only a capability stays in play. A card whose text is still to be written may become one. */
function resolveInPlay(ctx: Context, condition: Extract<Written, { kind: 'in play' }>): Condition | null {
  const meaning = meaningOf(ctx.symbols, condition.card.text, 'card');
  if (meaning === null) return refuseCard(ctx, condition.card);
  const card = ctx.symbols.declarations.cards[meaning.id];
  if (card?.written === true && card.capability === null && card.sides.every(({ until }) => until === null))
    return refuse(ctx, 'RW0422', condition.card.span, { card: card.code });
  if (condition.side === null) return { kind: 'in play', card: meaning.id, side: null, negated: condition.negated };
  const wanted = condition.side.text;
  const side = card?.sides.findIndex((it) => it.name === wanted) ?? -1;
  if (side < 0) {
    const { span } = condition.side;
    const help = (card?.sides ?? []).map(({ name }) => mention(`it has the side \`${name}\``));
    return refuse(ctx, 'RW0323', span, { name: wanted, card: condition.card.text }, { help });
  }
  return { kind: 'in play', card: meaning.id, side, negated: condition.negated };
}
