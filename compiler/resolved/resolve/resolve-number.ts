/** Numbers: counts of pieces, spaces and chits, named quantities, tracks, and sums of them. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { numbersNear } from '../../diagnostics/nearest.js';
import type { Filter, Name, NounPhrase, NumberPhrase, Quantity } from '../../surface/ir.js';
import { inForm, isCountKnown, type Grammatical } from './agreement.js';
import { each, refuse, theRoll, wordsAt, type Context } from './context.js';
import { resolveCapabilities, speaksOfCapabilities } from './resolve-capabilities.js';
import { isOfCards, resolveChits, speaksOfChits } from './resolve-chits.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveDirectNumber } from './resolve-direct.js';
import { resolveOwnValue } from './resolve-it.js';
import { checkAlternative, checkCounted, wording } from './resolve-joined.js';
import { refuseQuantity, resolveSpaces, spaceWords, speaksOfSpaces } from './resolve-spaces.js';
import { resolveResourceOf } from './resolve-resources.js';
import { resolveThings, speaksOfThings, thingsOf, thingWords } from './resolve-things.js';
import { placeOrHere, resolveLocated, speaksOfGroup } from './resolve-where.js';
import { chitIdOf, type Kind, meaningOf, procedureIdOf, wordsOf } from '../declare/symbols.js';
import { wordsOfKeywords } from '../../surface/tokens.js';
import { instead, mention, refuseName, similar } from './unknown.js';
import type { ColumnId, NumberExpr, QuantityOwner } from '../ir.js';

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
      const chits = resolveChits(ctx, number.what, 'one');
      const { quantity } = number.what;
      if (quantity !== null) return refuseQuantity(ctx, quantity, 'give a value: one chit does');
      return chits === null ? null : { kind: 'chit value', chits };
    }
    case 'value discarded':
      return resolveDiscarded(ctx, number.what);
    case 'removed':
    case 'placed':
      return resolveDone(ctx, number, 'many');
    case 'per': {
      const isOne = number.every.kind === 'literal' && number.every.value === 1;
      const of = resolveRate(ctx, number.what, isOne ? 'one' : 'many');
      const every = resolveNumber(ctx, number.every);
      if (every?.kind === 'literal' && every.value < 1)
        return refuse(ctx, 'RW0402', number.every.span, { asked: every.value });
      return of === null || every === null ? null : { kind: 'per', count: number.count, every, of };
    }
    case 'resource of':
      return resolveResourceOf(ctx, number);
    case 'own value':
      return resolveOwnValue(ctx, number.value);
    case 'total':
    case 'highest':
    case 'lowest':
      return resolveValues(ctx, number);
    case 'divided by': {
      const left = resolveNumber(ctx, number.left);
      const right = resolveNumber(ctx, number.right);
      const { rounding } = number;
      return left === null || right === null ? null : { kind: 'divided by', left, right, rounding };
    }
    case 'times':
    case 'plus':
    case 'minus': {
      const left = resolveNumber(ctx, number.left);
      const right = resolveNumber(ctx, number.right);
      return left === null || right === null ? null : { kind: number.kind, left, right };
    }
    case 'higher of':
    case 'lower of': {
      const of = each(number.of, (it) => resolveNumber(ctx, it));
      const [first, ...others] = of ?? [];
      const operator = number.kind === 'higher of' ? '≥' : '≤';
      return first === undefined ? null : others.reduce((left, right) => extremeOf(left, right, operator), first);
    }
    case 'twice': {
      const of = resolveNumber(ctx, number.of);
      return of === null ? null : { kind: 'plus', left: of, right: of };
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
      return resolveDirectNumber(ctx, number);
  }
}

function extremeOf(left: NumberExpr, right: NumberExpr, operator: '≥' | '≤'): NumberExpr {
  return { kind: 'if', condition: { kind: 'compare', left, operator, right }, then: left, otherwise: right };
}

/** How many there are of the things that an amount is said of, whose nouns agree with the amount. */
export function resolveAllOf(ctx: Context, what: NounPhrase): NumberExpr | null {
  return resolveCounted(ctx, { ...what, quantity: null }, 'any number', () => true);
}

/** `the Runners and Depots here`: all of them are counted. */
export function resolveCount(ctx: Context, what: NounPhrase): NumberExpr | null {
  if (what.quantity !== null) return refuseCounted(ctx, what, what.quantity);
  const checks = (it: NounPhrase): boolean => checkCounted(ctx, it);
  return checks(what) ? resolveCounted(ctx, what, 'many', checks) : null;
}

/** `per 2 Runners or Depots here`, `for each Runner in Towns or Provinces`: each that is one of them counts. */
export function resolveRate(ctx: Context, what: NounPhrase, said: Grammatical): NumberExpr | null {
  const checks = (it: NounPhrase): boolean => checkAlternative(ctx, it, 'each is one of them');
  return checks(what) ? resolveCounted(ctx, what, said, checks) : null;
}

/** `for each Depot removed`, `for each Town`. */
export function resolveEach(ctx: Context, number: NumberPhrase): NumberExpr | null {
  if (number.kind === 'count') return resolveRate(ctx, number.what, 'one');
  if (number.kind === 'removed' || number.kind === 'placed') return resolveDone(ctx, number, 'one');
  return resolveNumber(ctx, number);
}

/** A number before what is counted would say how many there are once more. */
function refuseCounted(ctx: Context, what: NounPhrase, quantity: Quantity): null {
  if (!isCountKnown(ctx, quantity)) return null;
  const words = wordsAt(quantity.span);
  const dropped = [
    { span: { ...quantity.span, end: what.heads[0]?.span.start ?? quantity.span.end }, text: '' },
    ...inForm(ctx, what, [...thingWords, ...spaceWords], 'many'),
  ];
  const plain = wording('for how many there are, leave it out', ...dropped);
  const help: Help[] = [];
  if (quantity.kind === 'exactly' || quantity.kind === 'up to') {
    const bound = wordsAt(quantity.count.span);
    const end = { ...what.span, start: what.span.end };
    help.push(
      wording(`for no more than that, write \`at most ${bound}\``, ...dropped, {
        span: end,
        text: `, at most ${bound}`,
      }),
      plain,
    );
  } else if (quantity.kind !== 'no' && quantity.kind !== 'either' && quantity.kind !== 'between') help.push(plain);
  return refuse(ctx, 'RW0483', quantity.span, { quantity: words }, { help });
}

/** Of the cards that are held there are always as many; where they are changes. */
function refuseAnywhere(ctx: Context, { span }: NounPhrase): null {
  const end = { ...span, start: span.end };
  const forms = ['in hand', 'in the deck', 'in the discard pile'];
  const help = forms.map((form) => instead(end, ` ${form}`, `say which, for example \`${form}\``));
  return refuse(ctx, 'RW0421', span, { of: 'cards', forms }, { help });
}

/** How many there are: chits, spaces, or pieces and markers in a place. */
function resolveCounted(
  ctx: Context,
  what: NounPhrase,
  said: Grammatical,
  checks: (place: NounPhrase) => boolean,
): NumberExpr | null {
  if (speaksOfGroup(what))
    return ctx.scope.group === null ? refuse(ctx, 'RW0410', what.span, {}) : { kind: 'group size' };
  if (speaksOfChits(ctx, what)) {
    const chits = resolveChits(ctx, what, said);
    if (chits === null) return null;
    if (chits.places.length === 0 && isOfCards(ctx, chits)) return refuseAnywhere(ctx, what);
    return { kind: 'count chits', chits };
  }
  if (speaksOfCapabilities(what)) {
    const capabilities = resolveCapabilities(ctx, what, said);
    return capabilities === null ? null : { kind: 'capabilities', ...capabilities };
  }
  if (!speaksOfThings(ctx, what) && (speaksOfSpaces(ctx, what) || what.filters.some(isOfSpaces))) {
    const spaces = resolveSpaces(ctx, what, 'here', said);
    return spaces === null ? null : { kind: 'count spaces', spaces };
  }
  const located = resolveLocated(ctx, what, 'pieces or markers', said);
  if (located === null) return null;
  const place = placeOrHere(ctx, located.place, what, 'they are counted');
  if (place === null || (place.joined !== null && !checks(place.joined))) return null;
  if (place.spread !== null) return refuseQuantity(ctx, place.spread, 'hold what is counted');
  return { kind: 'count', things: thingsOf(located.things), where: place.where };
}

const ofSpaces: readonly Filter['kind'][] = [
  'with',
  'without',
  'with more',
  'with the most',
  'with value',
  'controlled by',
  'that are',
];

/** True for a filter that only spaces have: an unknown noun in front of it is a misspelt kind of space. */
function isOfSpaces({ kind }: Filter): boolean {
  return ofSpaces.includes(kind);
}

/** `the total depth of the Towns`, `the highest strength of the Runners here`. */
function resolveValues(
  ctx: Context,
  { kind: how, value: name, what }: Extract<NumberPhrase, { kind: 'total' | 'highest' | 'lowest' }>,
): NumberExpr | null {
  const of = resolveCount(ctx, what);
  if (of === null) return null;
  if (of.kind === 'count spaces') {
    const value = meaningOf(ctx.symbols, name.text, 'space value');
    if (value === null) return refuseName(ctx, name, 'RW0330', ['space value']);
    return { kind: 'values of spaces', how, value: value.id, spaces: of.spaces };
  }
  const value = meaningOf(ctx.symbols, name.text, 'piece value', 'space value');
  if (value === null) return refuseName(ctx, name, 'RW0330', ['piece value', 'space value']);
  const columns = of.kind === 'count' ? of.things.flatMap((it) => (it.kind === 'pieces' ? it.columns : [])) : [];
  const isOnMap = of.kind === 'count' && ['here', 'map', 'spaces'].includes(of.where.kind);
  if (columns.length === 0 || !isOnMap)
    return refuse(ctx, 'RW0488', what.span, { what: wordsAt(what.span), value: name.text });
  return { kind: 'values of pieces', how, value: value.id, pieces: { kind: 'pieces', columns }, where: of.where };
}

/** What the name of a number is the name of. */
export const numberKinds = ['track', 'counter', 'option number'] as const satisfies readonly Kind[];

/** A name is a quantity that `let` gave or that the procedure or the chit in hand declares, a track or a counter. */
function resolveNamed(ctx: Context, number: Extract<NumberPhrase, { kind: 'named' }>): NumberExpr | null {
  const { name } = number;
  if (ctx.scope.variables.has(name.text)) return { kind: 'variable', name: name.text };
  const own = ownQuantity(ctx, name.text);
  if (own !== null) return { kind: 'quantity', of: own };
  const meaning = meaningOf(ctx.symbols, name.text, ...numberKinds);
  if (meaning?.kind === 'track') return { kind: 'track', track: meaning.id };
  if (meaning?.kind === 'counter') return { kind: 'counter', counter: meaning.id };
  if (meaning !== null) return { kind: 'option', option: meaning.id };
  if (!ctx.scope.complete) return { kind: 'variable', name: name.text };
  if (ctx.symbols.meanings.has(name.text)) return refuseName(ctx, name, 'RW0309', numberKinds);
  if (ctx.scope.done.given.has(name.text)) return refuse(ctx, 'RW0450', name.span, { name: name.text });
  const help = numbersLike(ctx, name);
  // A word in lower case is what `let` names; one with a capital is a name of the game.
  if (/^\p{Ll}/u.test(name.text)) {
    const text = `give it a value in a sentence before this one: \`let ${name.text} be ...\``;
    const isLimit = name.text === 'most' || name.text === 'least';
    const letFirst = mention(isLimit ? 'a limit is written before its number: `at most 3`, `at least 3`' : text);
    return refuse(ctx, 'RW0409', name.span, { name: name.text }, { help: [...help.slice(0, 3), letFirst] });
  }
  return refuse(ctx, 'RW0309', name.span, { name: name.text }, { help });
}

/** The numbers, and the names of such, that an unknown name may be a misspelling of. */
export function numbersLike(ctx: Context, name: Name): readonly Help[] {
  const declared = [...(ctx.procedure?.quantityNames ?? []), ...(ctx.chit?.quantityNames ?? [])].map((it) => it.name);
  const known = [...ctx.scope.variables, ...declared, ...wordsOf(ctx.symbols, numberKinds)];
  return [...meantNumbers(name), ...similar(ctx, name, [...known, ...wordsLikeNames], numberKinds)];
}

/** `thre` for `three`, which is written in digits. */
function meantNumbers({ text, span }: Name): readonly Help[] {
  return (wordsOfKeywords.has(text) ? [] : numbersNear(text)).map((number) =>
    instead(span, String(number), `write \`${number}\``),
  );
}

/** Words of the language that, misspelt, are read as the name of a number. */
const wordsLikeNames: readonly string[] = ['each', 'any', 'all', 'no', 'the', 'a', 'an', 'here'];

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
  const chits = resolveChits(ctx, what, 'any number');
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'have been discarded: all count');
  if (chits === null) return null;
  if (chits.chit !== null || chits.places.length > 0)
    return refuse(ctx, 'RW0416', what.span, { filter: wordsAt(what.span), what: 'what was discarded' });
  if (!ctx.scope.done.discarded.has(chits.family) && ctx.scope.complete) {
    const family = ctx.symbols.declarations.families[chits.family]?.name ?? '';
    return refuse(ctx, 'RW0460', what.span, { family });
  }
  return { kind: 'value discarded', family: chits.family };
}

/** `the Depots removed`, `the Depots placed`. */
function resolveDone(
  ctx: Context,
  number: Extract<NumberPhrase, { kind: 'removed' | 'placed' }>,
  form: 'one' | 'many',
): NumberExpr | null {
  const { kind, span } = number;
  const done = ctx.scope.complete ? ctx.scope.done[kind] : null;
  if (done?.length === 0) return refuse(ctx, 'RW0412', span, { done: kind, things: null });
  const [head] = number.what.heads;
  const everything =
    number.what.heads.length === 1 &&
    head?.adjectives.length === 0 &&
    (head.noun.text === 'pieces' || head.noun.text === 'piece');
  if (number.what.quantity !== null) return refuseCounted(ctx, number.what, number.what.quantity);
  const things = resolveThings(ctx, number.what, 'pieces', form);
  const isJoined =
    form === 'many' ? checkCounted(ctx, number.what) : checkAlternative(ctx, number.what, 'each is one of them');
  if (!isJoined) return null;
  const stray = number.what.filters[0];
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: `what was ${kind}` });
  if (things === null) return null;
  if (everything) return { kind, columns: null, span };
  const { columns } = things;
  const isOne = (column: ColumnId): boolean => columns.includes(column);
  const said = wordsAt(number.what.span);
  if (done?.every((together) => !together.some(isOne)) === true)
    return refuse(ctx, 'RW0412', span, { done: kind, things: said });
  if (done?.some((together) => together.some(isOne) && !together.every(isOne)) === true)
    return refuse(ctx, 'RW0465', span, { done: kind, things: said });
  return { kind, columns, span };
}
