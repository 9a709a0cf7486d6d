/** Spaces: `Provinces or Towns with Troopers`, `the selected spaces`, `spaces in or adjacent to Fenwick`. */
import { either, quoted } from '../../diagnostics/catalogue/entry.js';
import type { Help } from '../../diagnostics/diagnostic.js';
import { unreachable } from '../../unreachable.js';
import type { Filter, Head, Name, NounPhrase, Quantity } from '../../surface/ir.js';
import { agrees, inForm, type Grammatical } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import {
  checkAlternative,
  checkCounted,
  checkListed,
  isOne,
  isWhole,
  joinedBy,
  refuseAmbiguous,
  wording,
} from './resolve-joined.js';
import { refuseOwn } from './resolve-own.js';
import { resolveNumber } from './resolve-number.js';
import { ascending, resolveThings, thingsOf, type Things } from './resolve-things.js';
import { isSuperlative, withSuperlatives } from './superlatives.js';
import { controllersOf } from './resolve-control.js';
import { meaningOf, procedureIdOf, type Kind } from '../declare/symbols.js';
import { isOfKind, kindsOf } from '../changed-map.js';
import { refuseName, similar, whereDeclared } from './unknown.js';
import type { MarkerId, NumberExpr, PieceId, SpaceId, SpaceKindId, SpaceSet, SpaceTest, Thing } from '../ir.js';

/** The kinds of word that name spaces. */
export const spaceWords = ['space kind', 'area', 'space'] as const satisfies readonly Kind[];

/** What the adjective `adjacent` measures from: the current space, or the space that pieces move from. */
export type Near = 'here' | 'origin';

/**
 * Resolves a phrase that speaks of spaces. Its quantity and how its nouns are joined are left to the caller; `number` is
 * what words around the phrase say.
 */
export function resolveSpaces(
  ctx: Context,
  phrase: NounPhrase,
  near: Near = 'here',
  number?: Grammatical,
): SpaceSet | null {
  const [first, ...others] = phrase.heads;
  if (first === undefined) return null;
  if (phrase.own === true) return refuseOwn(ctx, phrase);
  const nouns = each(phrase.heads, (head) => readNoun(ctx, head.noun));
  const adjectives = each(first.adjectives, (it) => readAdjective(ctx, it, first, near));
  const repeated = each(others, (head) => sameAdjectives(ctx, first, head));
  const plain = phrase.filters.filter((it) => !isSuperlative(it));
  const filters = each(plain, (it) => resolveSpaceFilter(ctx, it));
  if (nouns === null || adjectives === null || repeated === null || filters === null) return null;
  if (!agrees(ctx, phrase, spaceWords, number) || !countsNames(ctx, phrase)) return null;
  const again = nouns.findIndex((own, index) => nouns.some((other, at) => at !== index && namesAll(ctx, other, own)));
  const said = phrase.heads[again];
  if (said !== undefined) return refuse(ctx, 'RW0485', said.span, { word: wordsAt(said.span) });
  const such = [...united(ctx, nouns), ...adjectives, ...filters.flat()];
  const tests = withSuperlatives(ctx, phrase.filters, such);
  if (tests === null) return null;
  if (candidates(ctx, tests).length === 0 && ctx.symbols.declarations.spaces.length > 0)
    return refuse(ctx, 'RW0428', phrase.span, {});
  if (phrase.quantity?.kind === 'both' && !areTwo(ctx, tests)) return refuseBoth(ctx, phrase, phrase.quantity);
  const impossible = plain.find((filter, index) => !mayHold(ctx, filter.kind, filters[index] ?? [], tests));
  return impossible === undefined
    ? { tests }
    : refuseBarred(ctx, thingsIn(impossible) ?? phrase, 'any of these spaces');
}

/** Two spaces, whatever the board shows. */
function areTwo(ctx: Context, tests: readonly SpaceTest[]): boolean {
  const isTold = tests.every(({ kind }) => kind === 'named' || kind === 'of kind');
  const all = candidates(ctx, tests);
  const areSure = all.every((id) => tests.every((test) => meets(ctx, test, id) === true));
  return isTold && ((all.length === 2 && areSure) || ctx.symbols.declarations.spaces.length === 0);
}

function refuseBoth(ctx: Context, phrase: NounPhrase, { span }: Quantity): null {
  const help = [
    wording('for every one of them, write `each`', { span, text: 'each' }, ...inForm(ctx, phrase, spaceWords, 'one')),
  ];
  return refuse(ctx, 'RW0404', span, { quantity: 'both', use: 'there may be other than two of' }, { help });
}

/** Every noun is the name of a space. */
export function isNamed(ctx: Context, { heads }: NounPhrase): boolean {
  return heads.every(({ noun }) => meaningOf(ctx.symbols, noun.text, ...spaceWords)?.kind === 'space');
}

/** A space with a name is one; of several, `each of` means all, `either` one. */
function countsNames(ctx: Context, phrase: NounPhrase): boolean {
  const { quantity, heads } = phrase;
  if (quantity === null || heads.length === 0) return true;
  const isOf = quantity.kind === 'each of';
  if (!isNamed(ctx, phrase)) return !isOf || refusedNumber(ctx, phrase, quantity, 'each');
  if (heads.length === 1) return refusedNumber(ctx, phrase, quantity, '');
  if (quantity.kind === 'any') return checkAlternative(ctx, phrase, 'any of them is one of them');
  if (isMoreThan(quantity, heads.length)) return refusedNumber(ctx, phrase, quantity, String(heads.length));
  if (isOf || quantity.kind === 'either' || quantity.kind === 'both' || (!isWhole(quantity) && !isOne(quantity)))
    return true;
  return refusedNumber(ctx, phrase, quantity, phrase.join === 'and' ? 'each of' : 'either');
}

/** `3 Fenwick or Dunmoor`, of which there are two. */
function isMoreThan(quantity: Quantity, names: number): boolean {
  return quantity.kind === 'exactly' && quantity.count.kind === 'literal' && quantity.count.value > names;
}

function refusedNumber(ctx: Context, { heads }: NounPhrase, quantity: Quantity, fit: string): boolean {
  const span = { ...quantity.span, end: heads[0]?.span.start ?? quantity.span.end };
  const text = fit === '' ? 'leave the number out' : `write \`${fit}\``;
  // Behind `each` or `2` a kind of space may have been meant.
  const isSure = fit !== '' || isOne(quantity);
  const help = [wording(text, ...(isSure ? [{ span, text: fit === '' ? '' : `${fit} ` }] : []))];
  const words = wordsAt(quantity.span);
  refuse(ctx, 'RW0404', quantity.span, { quantity: words, use: 'spaces with these names there are' }, { help });
  return false;
}

/** False for `with ...` of something that none of the spaces may ever hold. */
function mayHold(
  ctx: Context,
  filter: Filter['kind'],
  own: readonly SpaceTest[],
  tests: readonly SpaceTest[],
): boolean {
  if (filter !== 'with') return true;
  return own.every(
    (test) => test.kind !== 'holds' || test.negated || mayBeThere(ctx, inThings(ctx, test.things), tests),
  );
}

function thingsIn(filter: Filter): NounPhrase | null {
  return filter.kind === 'with' ? (filter.things[0] ?? null) : null;
}

function inThings(ctx: Context, things: readonly Thing[]): Pick<Things, 'pieces' | 'markers'> {
  const columns = things.flatMap((it) => (it.kind === 'pieces' ? it.columns : []));
  return {
    pieces: columns.flatMap((id) => ctx.symbols.declarations.columns[id]?.piece ?? []),
    markers: things.flatMap((it) => (it.kind === 'marker' ? [it.marker] : [])),
  };
}

/** True for a phrase whose nouns are all spaces, kinds of space or areas. */
export function speaksOfSpaces(ctx: Context, phrase: NounPhrase): boolean {
  return phrase.heads.every(
    ({ noun }) =>
      isGeneral(noun.text) || noun.text === 'here' || meaningOf(ctx.symbols, noun.text, ...spaceWords) !== null,
  );
}

/** The spaces that pass the tests which the map alone decides, with what cards may make of it. */
export function candidates(ctx: Context, tests: readonly SpaceTest[]): readonly SpaceId[] {
  return ctx.symbols.spaces.filter((id) => tests.every((test) => meets(ctx, test, id) !== false));
}

/** Whether the space passes a test, by the map; null where the board or a card decides. */
function meets(ctx: Context, test: SpaceTest, id: SpaceId): boolean | null {
  if (test.kind === 'named') return test.spaces.includes(id);
  return test.kind === 'of kind' ? isOfKind(ctx.symbols.declarations.spaces, id, test) : null;
}

/** True where at least one of the things may be in one of the spaces, or where no space is known to compare. */
export function mayBeThere(
  ctx: Context,
  things: Pick<Things, 'pieces' | 'markers'>,
  tests: readonly SpaceTest[],
): boolean {
  const { declarations } = ctx.symbols;
  if (declarations.spaces.length === 0) return true;
  const kinds = new Set(
    candidates(ctx, tests).flatMap((id) => {
      const space = declarations.spaces[id];
      return space === undefined ? [] : kindsOf(space);
    }),
  );
  const some = (allowed: (kind: SpaceKindId) => boolean) => [...kinds].some(allowed);
  const pieceMay = (id: PieceId) => some((kind) => declarations.pieces[id]?.barred.includes(kind) === false);
  const markerMay = (id: MarkerId) => some((kind) => declarations.markers[id]?.kinds.includes(kind) === true);
  return things.pieces.some(pieceMay) || things.markers.some(markerMay);
}

/** Reports pieces or markers that can never be in these spaces. */
export function refuseBarred(ctx: Context, phrase: NounPhrase, place: string): null {
  const noun = phrase.heads[0]?.noun ?? null;
  const piece = phrase.heads.map((it) => it.noun.text).join(' or ');
  const extras = noun === null ? {} : { help: whereAllowed(ctx, noun.text), notes: whereDeclared(ctx, noun.text) };
  return refuse(ctx, 'RW0407', phrase.heads[0]?.span ?? phrase.span, { piece, where: place }, extras);
}

/** In which kinds of space a piece or a marker may be. */
function whereAllowed(ctx: Context, noun: string): Help[] {
  const { pieces, markers, spaceKinds } = ctx.symbols.declarations;
  const meaning = meaningOf(ctx.symbols, noun, 'piece', 'marker');
  if (meaning === null) return [];
  const barred = meaning.kind === 'piece' ? pieces[meaning.id]?.barred : undefined;
  const allowed = meaning.kind === 'marker' ? markers[meaning.id]?.kinds : undefined;
  const kinds = spaceKinds.flatMap(({ names }, id) => {
    const kind = id as SpaceKindId;
    return barred?.includes(kind) === true || allowed?.includes(kind) === false ? [] : [names.many];
  });
  if (kinds.length === 0) return [];
  return [{ text: `name a space where it can be: ${quoted(noun)} can be in ${either(kinds)}`, edits: [], safe: false }];
}

type Noun =
  | { readonly kind: 'all' | 'here' }
  /** All spaces of the kinds, and those named. */
  | { readonly kind: 'set'; readonly kinds: readonly SpaceKindId[]; readonly spaces: readonly SpaceId[] };

function isGeneral(noun: string): boolean {
  return noun === 'spaces' || noun === 'space';
}

function readNoun(ctx: Context, noun: Name): Noun | null {
  if (isGeneral(noun.text)) return { kind: 'all' };
  if (noun.text === 'here') return needHere(ctx, noun) ? { kind: 'here' } : null;
  const meaning = meaningOf(ctx.symbols, noun.text, ...spaceWords);
  switch (meaning?.kind) {
    case 'space kind':
      return { kind: 'set', kinds: [meaning.id], spaces: [] };
    case 'area':
      return areaNoun(ctx, meaning.id);
    case 'space':
      return { kind: 'set', kinds: [], spaces: [meaning.id] };
    default:
      return refuseName(ctx, noun, 'RW0304', spaceWords, ['spaces']);
  }
}

function areaNoun(ctx: Context, area: number): Noun {
  const { kinds = [], spaces = [] } = ctx.symbols.declarations.areas[area] ?? {};
  return { kind: 'set', kinds, spaces };
}

/** Reports a word that needs a current space where there is none. */
export function needHere(ctx: Context, word: { readonly text?: string; readonly span: Name['span'] }): boolean {
  if (ctx.scope.here) return true;
  const opening = ctx.procedure?.selects === true ? 'in each selected space:' : 'in up to 1 space:';
  const text = `put the sentence below an opening such as \`${opening}\`, or name the space`;
  refuse(ctx, 'RW0414', word.span, { word: word.text ?? 'here' }, { help: [{ text, edits: [], safe: false }] });
  return false;
}

/** Whether one noun names all the spaces that another does. */
function namesAll(ctx: Context, other: Noun, own: Noun): boolean {
  const others = united(ctx, [other]);
  const isOther = (id: SpaceId): boolean => others.every((test) => meets(ctx, test, id) === true);
  if (own.kind === 'here' || other.kind === 'here') return false;
  // Whatever a card treats a space as, it is of a kind where it is of that kind.
  if (JSON.stringify(united(ctx, [own])) === JSON.stringify(others)) return true;
  return candidates(ctx, united(ctx, [own])).every(isOther);
}

/** Joined nouns mean any of them. */
function united(ctx: Context, nouns: readonly Noun[]): SpaceTest[] {
  if (nouns.some((it) => it.kind === 'all')) return [];
  if (nouns.some((it) => it.kind === 'here')) return [{ kind: 'here' }];
  const kinds = ascending(nouns.flatMap((it) => (it.kind === 'set' ? it.kinds : [])));
  const named = ascending(nouns.flatMap((it) => (it.kind === 'set' ? it.spaces : [])));
  if (named.length === 0) return [{ kind: 'of kind', kinds, negated: false }];
  const ofKinds = kinds.length === 0 ? [] : candidates(ctx, [{ kind: 'of kind', kinds, negated: false }]);
  const isOpen = ofKinds.some((id) => meets(ctx, { kind: 'of kind', kinds, negated: false }, id) === null);
  if (isOpen) return [{ kind: 'of kind', kinds, or: named, negated: false }];
  return [{ kind: 'named', spaces: ascending([...named, ...ofKinds]) }];
}

function readAdjective(ctx: Context, adjective: Name, head: Head, near: Near): SpaceTest | null {
  switch (adjective.text) {
    case 'selected':
      return ctx.procedure?.selects === true && !ctx.procedure.isDeclared
        ? { kind: 'selected' }
        : refuse(ctx, 'RW0413', adjective.span, {});
    case 'adjacent':
      if (near === 'here' && !needHere(ctx, adjective)) return null;
      return { kind: 'adjacent', orIn: false, to: near };
    default:
      return readPlaceName(ctx, adjective, head);
  }
}

/** `stirred spaces`: a set of spaces that the procedure names. */
function readPlaceName(ctx: Context, adjective: Name, head: Head): SpaceTest | null {
  const { procedure } = ctx;
  const name = adjective.text;
  if (procedure?.placeNames.some((it) => it.name === name) === true) {
    return { kind: 'place', procedure: procedureIdOf(ctx.symbols, procedure), name };
  }
  const places = procedure?.placeNames.map((it) => it.name) ?? [];
  const help = similar(ctx, adjective, places);
  return refuse(ctx, 'RW0320', adjective.span, { name, noun: head.noun.text }, { help });
}

/** An adjective before the first noun counts for all of them; one before a later noun must be the same. */
function sameAdjectives(ctx: Context, first: Head, head: Head): true | null {
  const stray = head.adjectives.find((it) => !first.adjectives.some((other) => other.text === it.text));
  if (stray === undefined) return true;
  return refuse(ctx, 'RW0320', stray.span, { name: stray.text, noun: head.noun.text });
}

/** What a filter says of a space. */
export function resolveSpaceFilter(ctx: Context, filter: Filter): SpaceTest[] | null {
  switch (filter.kind) {
    case 'here':
      return needHere(ctx, filter) ? [{ kind: 'here' }] : null;
    case 'on the map':
      // Every space is.
      return [];
    case 'in': {
      const place = resolveKind(ctx, filter.place);
      return place === null ? null : [...place.tests];
    }
    case 'adjacent to':
    case 'in or adjacent to': {
      const orIn = filter.kind === 'in or adjacent to';
      const place = resolveSpaces(ctx, filter.place);
      const { quantity } = filter.place;
      if (quantity !== null && quantity.kind !== 'any' && !isOne(quantity))
        return refuseQuantity(ctx, quantity, 'to be adjacent to');
      if (place === null || !isNextToOne(ctx, filter)) return null;
      const isHere = place.tests.length === 1 && place.tests[0]?.kind === 'here';
      return [{ kind: 'adjacent', orIn, to: isHere ? 'here' : place }];
    }
    case 'with': {
      const held = each(filter.things, (it) => holds(ctx, it));
      return held !== null && checkListed(ctx, filter.things) ? held.flat() : null;
    }
    case 'without': {
      const read = each(filter.things, (it) => withoutThing(ctx, it));
      if (read === null) return null;
      const things = read.flatMap((it) => it.things);
      return [{ kind: 'holds', things: merged(things), least: one, negated: true }, ...read.flatMap((it) => it.tests)];
    }
    case 'with more': {
      const more = resolveThings(ctx, filter.more, 'pieces or markers');
      const than = resolveThings(ctx, filter.than, 'pieces or markers');
      const narrowed = each([...filter.more.filters, ...filter.than.filters], (it) => resolveSpaceFilter(ctx, it));
      if (more === null || than === null || narrowed === null) return null;
      if (!isCompared(ctx, filter.more) || !isCompared(ctx, filter.than)) return null;
      return [{ kind: 'more', more: thingsOf(more), than: thingsOf(than) }, ...narrowed.flat()];
    }
    case 'with value': {
      const value = meaningOf(ctx.symbols, filter.value.text, 'space value');
      if (value === null) return refuseName(ctx, filter.value, 'RW0330', ['space value']);
      const number = resolveNumber(ctx, filter.number);
      const most = filter.most === null ? null : resolveNumber(ctx, filter.most);
      if (number === null || (filter.most !== null && most === null)) return null;
      const upper = { exactly: number, to: most, 'or more': null, 'or less': number }[filter.bound];
      return [{ kind: 'value', value: value.id, least: filter.bound === 'or less' ? null : number, most: upper }];
    }
    case 'controlled by': {
      const by = controllersOf(ctx, filter);
      return by === null ? null : [{ kind: 'controlled', by, negated: filter.negated }];
    }
    case 'with the highest':
    case 'with the most':
      return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'one place or thing' });
    case 'that have moved':
      return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'spaces, only pieces' });
    case 'in hand':
    case 'held by':
      return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'spaces, only cards' });
    case 'that are':
      return thatAre(ctx, filter.what, filter.negated);
    default:
      return unreachable(filter);
  }
}

const one: NumberExpr = { kind: 'literal', value: 1 };

/** `in Marshland`, `that are Provinces`, `here is a Town or a Causeway`: what one space is. */
export function resolveKind(ctx: Context, phrase: NounPhrase): SpaceSet | null {
  const { quantity } = phrase;
  const spaces = quantity === null || isOne(quantity) ? resolveEachOf(ctx, phrase) : resolveSet(ctx, phrase);
  if (spaces?.tests.length !== 0) return spaces;
  return refuse(ctx, 'RW0416', phrase.span, { filter: wordsAt(phrase.span), what: 'a space, as each of them is one' });
}

/** `spaces with Unrest`: a set of spaces, each of which is one of those that are named. */
export function resolveSet(ctx: Context, phrase: NounPhrase): SpaceSet | null {
  if (phrase.quantity !== null) return refuseQuantity(ctx, phrase.quantity, 'a space can be');
  return resolveEachOf(ctx, phrase);
}

function resolveEachOf(ctx: Context, phrase: NounPhrase): SpaceSet | null {
  const spaces = resolveSpaces(ctx, phrase);
  return checkAlternative(ctx, phrase, 'a space is one of them') ? spaces : null;
}

/** `adjacent to Fenwick and Harrow`: to each of them, or what is next to one and what is next to the other? */
function isNextToOne(ctx: Context, filter: Extract<Filter, { kind: 'adjacent to' | 'in or adjacent to' }>): boolean {
  const { kind, place } = filter;
  if (place.heads.length < 2 || place.join === 'or') return true;
  const twice = joinedBy(place, 'and').map(({ span }) => ({ span, text: ` and ${kind} ` }));
  refuseAmbiguous(ctx, filter.span, [
    wording('for spaces next to one of them, write `or`', ...joinedBy(place, 'or')),
    wording(`for spaces next to each of them, write \`${kind}\` again`, ...twice),
  ]);
  return false;
}

/** What is counted on one side of `more ... than ...`: all of it, without a number of its own. */
export function isCompared(ctx: Context, phrase: NounPhrase): boolean {
  if (phrase.quantity === null) return checkCounted(ctx, phrase);
  refuseQuantity(ctx, phrase.quantity, 'are compared');
  return false;
}

/** `with 2 Runners`: a place named behind the thing narrows the space itself, which is where the thing is. */
function holds(ctx: Context, thing: NounPhrase): SpaceTest[] | null {
  const things = resolveThings(ctx, thing, 'pieces or markers');
  const least = resolveLeast(ctx, thing.quantity, 'are there');
  const narrowed = each(thing.filters, (it) => resolveSpaceFilter(ctx, it));
  if (things === null || least === null || narrowed === null) return null;
  return [{ kind: 'holds', things: thingsOf(things), ...least }, ...narrowed.flat()];
}

function withoutThing(ctx: Context, thing: NounPhrase) {
  const things = resolveThings(ctx, thing, 'pieces or markers');
  const narrowed = each(thing.filters, (it) => resolveSpaceFilter(ctx, it));
  const quantity =
    thing.quantity === null
      ? true
      : isOne(thing.quantity)
        ? true
        : refuseQuantity(ctx, thing.quantity, 'are not there');
  if (things === null || narrowed === null || quantity === null) return null;
  return { things: thingsOf(things), tests: narrowed.flat() };
}

/** Pieces of several phrases are one thing. */
function merged(things: readonly Thing[]): Thing[] {
  const columns = ascending(things.flatMap((it) => (it.kind === 'pieces' ? it.columns : [])));
  const markers = ascending(things.flatMap((it) => (it.kind === 'marker' ? [it.marker] : [])));
  return [
    ...(columns.length > 0 ? [{ kind: 'pieces', columns } as const] : []),
    ...markers.map((marker) => ({ kind: 'marker', marker }) as const),
  ];
}

/** How many a condition asks for: one where it does not say; `no` asks for none. */
export function resolveLeast(
  ctx: Context,
  quantity: Quantity | null,
  use: string,
): { least: NumberExpr; negated: boolean } | null {
  if (quantity === null) return { least: one, negated: false };
  if (quantity.kind === 'no') return { least: one, negated: true };
  if (quantity.kind !== 'exactly' && quantity.kind !== 'at least') return refuseQuantity(ctx, quantity, use);
  const least = resolveNumber(ctx, quantity.count);
  if (least === null) return null;
  if (least.kind === 'literal' && least.value < 1) return refuse(ctx, 'RW0402', quantity.span, { asked: least.value });
  return { least, negated: false };
}

/** Reports a quantity that does not fit where it stands. */
export function refuseQuantity(ctx: Context, quantity: Quantity, use: string): null {
  const words =
    quantity.kind === 'exactly'
      ? 'a number'
      : quantity.kind === 'between'
        ? 'or'
        : quantity.kind === 'at least'
          ? 'or more'
          : quantity.kind;
  return refuse(ctx, 'RW0404', quantity.span, { quantity: words, use });
}

function thatAre(ctx: Context, what: NounPhrase, negated: boolean): SpaceTest[] | null {
  const set = resolveKind(ctx, what);
  if (set === null) return null;
  if (!negated) return [...set.tests];
  const [only, ...others] = set.tests;
  if (others.length > 0 || only === undefined)
    return refuse(ctx, 'RW0416', what.span, { filter: 'that are not', what: 'several things at once' });
  switch (only.kind) {
    case 'of kind':
    case 'holds':
      return [{ ...only, negated: !only.negated }];
    case 'named': {
      const rest = candidates(ctx, []).filter((id) => !only.spaces.includes(id));
      return [{ kind: 'named', spaces: rest }];
    }
    default:
      return refuse(ctx, 'RW0416', what.span, { filter: 'that are not', what: 'these spaces' });
  }
}
