/** Numbers: counts of pieces, spaces and chits, named quantities, tracks, and sums of them. */
import { unreachable } from '../unreachable.js';
import type { Filter, NounPhrase, NumberPhrase } from '../surface/ir.js';
import { refuse, theRoll, wordsAt, type Context } from './context.js';
import { resolveCapabilities, speaksOfCapabilities } from './resolve-capabilities.js';
import { resolveChits, speaksOfChits } from './resolve-chits.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveSpaces, speaksOfSpaces } from './resolve-spaces.js';
import { resolveThings, speaksOfThings, thingsOf } from './resolve-things.js';
import { placeOrHere, resolveLocated, speaksOfGroup } from './resolve-where.js';
import { chitIdOf, meaningOf, procedureIdOf, wordsOf } from './symbols.js';
import { refuseName, similar } from './unknown.js';
import type { NumberExpr, QuantityOwner } from './ir.js';

/** Resolves a number; null where it has no meaning, which has then been reported. */
export function resolveNumber(ctx: Context, number: NumberPhrase): NumberExpr | null {
  switch (number.kind) {
    case 'literal':
      return { kind: 'literal', value: number.value };
    case 'count':
      return resolveCount(ctx, number.what);
    case 'named':
      return resolveNamed(ctx, number);
    case 'roll':
      if (ctx.scope.variables.has(theRoll) || !ctx.scope.complete) return { kind: 'roll' };
      if (ctx.scope.done.given.has(theRoll)) return refuse(ctx, 'RW0450', number.span, { name: theRoll });
      return refuse(ctx, 'RW0411', number.span, {});
    case 'group':
      return ctx.scope.group === null ? refuse(ctx, 'RW0410', number.span, {}) : { kind: 'group size' };
    case 'value of': {
      const chits = resolveChits(ctx, number.what);
      return chits === null ? null : { kind: 'chit value', chits };
    }
    case 'value discarded':
      return resolveDiscarded(ctx, number.what);
    case 'removed':
      return resolveRemoved(ctx, number);
    case 'per': {
      const of = resolveCount(ctx, number.what);
      const every = resolveNumber(ctx, number.every);
      if (every?.kind === 'literal' && every.value < 1)
        return refuse(ctx, 'RW0402', number.every.span, { asked: every.value });
      return of === null || every === null ? null : { kind: 'per', count: number.count, every, of };
    }
    case 'half': {
      const of = resolveNumber(ctx, number.of);
      return of === null ? null : { kind: 'half', of, rounding: number.rounding };
    }
    case 'plus':
    case 'minus': {
      const left = resolveNumber(ctx, number.left);
      const right = resolveNumber(ctx, number.right);
      return left === null || right === null ? null : { kind: number.kind, left, right };
    }
    case 'at most': {
      const value = resolveNumber(ctx, number.value);
      const bound = resolveNumber(ctx, number.bound);
      return value === null || bound === null ? null : { kind: 'at most', value, bound };
    }
    case 'if': {
      const condition = resolveCondition(ctx, number.condition);
      const then = resolveNumber(ctx, number.then);
      const otherwise = resolveNumber(ctx, number.otherwise);
      return condition === null || then === null || otherwise === null
        ? null
        : { kind: 'if', condition, then, otherwise };
    }
    default:
      return unreachable(number);
  }
}

/** How many there are: chits, spaces, or pieces and markers in a place. */
export function resolveCount(ctx: Context, what: NounPhrase): NumberExpr | null {
  if (speaksOfGroup(what))
    return ctx.scope.group === null ? refuse(ctx, 'RW0410', what.span, {}) : { kind: 'group size' };
  if (speaksOfChits(what)) {
    const chits = resolveChits(ctx, what);
    return chits === null ? null : { kind: 'count chits', chits };
  }
  if (speaksOfCapabilities(what)) {
    const capabilities = resolveCapabilities(ctx, what);
    return capabilities === null ? null : { kind: 'capabilities', ...capabilities };
  }
  if (!speaksOfThings(ctx, what) && (speaksOfSpaces(ctx, what) || what.filters.some(isOfSpaces))) {
    const spaces = resolveSpaces(ctx, what);
    return spaces === null ? null : { kind: 'count spaces', spaces };
  }
  const located = resolveLocated(ctx, what, 'pieces or markers');
  if (located === null) return null;
  const place = placeOrHere(ctx, located.place, what, 'they are counted');
  return place === null ? null : { kind: 'count', things: thingsOf(located.things), where: place.where };
}

/** True for a filter that only spaces have: an unknown noun in front of it is a misspelt kind of space. */
function isOfSpaces({ kind }: Filter): boolean {
  return kind === 'with' || kind === 'without' || kind === 'with more' || kind === 'that are';
}

/** A name is a quantity that `let` gave or that the procedure or the chit in hand declares, a track or a counter. */
function resolveNamed(ctx: Context, number: Extract<NumberPhrase, { kind: 'named' }>): NumberExpr | null {
  const { name } = number;
  if (ctx.scope.variables.has(name.text)) return { kind: 'variable', name: name.text };
  const own = ownQuantity(ctx, name.text);
  if (own !== null) return { kind: 'quantity', of: own };
  const meaning = meaningOf(ctx.symbols, name.text, 'track', 'counter');
  if (meaning !== null)
    return meaning.kind === 'track' ? { kind: 'track', track: meaning.id } : { kind: 'counter', counter: meaning.id };
  if (!ctx.scope.complete) return { kind: 'variable', name: name.text };
  if (ctx.symbols.meanings.has(name.text)) return refuseName(ctx, name, 'RW0309', ['track', 'counter']);
  if (ctx.scope.done.given.has(name.text)) return refuse(ctx, 'RW0450', name.span, { name: name.text });
  const declared = [...(ctx.procedure?.quantityNames ?? []), ...(ctx.chit?.quantityNames ?? [])].map((it) => it.name);
  const variables = [...ctx.scope.variables, ...declared];
  const help = similar(ctx, name, [...variables, ...wordsOf(ctx.symbols, ['track', 'counter'])], ['track', 'counter']);
  // A word in lower case is what `let` names; one with a capital is a name of the game.
  if (/^\p{Ll}/u.test(name.text)) {
    const text = `give it a value in a sentence before this one: \`let ${name.text} be ...\``;
    const letFirst = { text, edits: [], safe: false };
    return refuse(ctx, 'RW0409', name.span, { name: name.text }, { help: [...help.slice(0, 3), letFirst] });
  }
  return refuse(ctx, 'RW0309', name.span, { name: name.text }, { help });
}

/** The quantity of that name that the procedure or the chit in hand declares; null where they declare none. */
function ownQuantity(ctx: Context, name: string): QuantityOwner | null {
  const { procedure, chit } = ctx;
  if (chit?.quantityNames.some((it) => it.name === name) === true)
    return { kind: 'chit', chit: chitIdOf(ctx.symbols, chit), name };
  if (procedure?.quantityNames.some((it) => it.name === name) === true)
    return { kind: 'procedure', procedure: procedureIdOf(ctx.symbols, procedure), name };
  return null;
}

/** `the value of the Favour chit discarded`: of a family of which some sentence before discards a chit. */
function resolveDiscarded(ctx: Context, what: NounPhrase): NumberExpr | null {
  const chits = resolveChits(ctx, what);
  if (chits === null) return null;
  if (chits.chit !== null || chits.places.length > 0)
    return refuse(ctx, 'RW0416', what.span, { filter: wordsAt(what.span), what: 'what was discarded' });
  if (!ctx.scope.done.discarded.has(chits.family) && ctx.scope.complete) {
    const family = ctx.symbols.declarations.families[chits.family]?.name ?? '';
    return refuse(ctx, 'RW0460', what.span, { family });
  }
  return { kind: 'value discarded', family: chits.family };
}

function resolveRemoved(ctx: Context, number: Extract<NumberPhrase, { kind: 'removed' }>): NumberExpr | null {
  if (!ctx.scope.done.removed && ctx.scope.complete) return refuse(ctx, 'RW0412', number.span, {});
  const [head] = number.what.heads;
  const everything =
    number.what.heads.length === 1 &&
    head?.adjectives.length === 0 &&
    (head.noun.text === 'pieces' || head.noun.text === 'piece');
  const things = resolveThings(ctx, number.what, 'pieces');
  const stray = number.what.filters[0];
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'what was removed' });
  return things === null ? null : { kind: 'removed', columns: everything ? null : things.columns, span: number.span };
}
