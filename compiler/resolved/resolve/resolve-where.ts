/** Where pieces and markers are: `here`, `on the map`, `in Gaol`, `in each Town`, `in Fenwick or adjacent to here`. */
import type { Filter, NounPhrase, Quantity } from '../../surface/ir.js';
import type { Grammatical } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import {
  mayBeThere,
  needHere,
  refuseBarred,
  refuseQuantity,
  resolveSpaceFilter,
  resolveSpaces,
  spaceWords,
} from './resolve-spaces.js';
import { checkAlternative } from './resolve-joined.js';
import { checkSpread } from './resolve-spread.js';
import { resolveThings, type Things, type Wanted } from './resolve-things.js';
import { isTheOne } from './superlatives.js';
import { meaningOf } from '../declare/symbols.js';
import { mention, refuseName } from './unknown.js';
import type { NumberExpr, SpaceSet, SpaceTest, Where } from '../ir.js';

/** A place, and over how many such spaces it goes: null where that is not said or left open by `any`. */
export interface Place {
  readonly where: Where;
  readonly spread: Quantity | null;
  /** The words for several spaces of which no number is said: `and` for all of them, `or` for a choice. */
  readonly joined: NounPhrase | null;
}

/** Pieces or markers, and where they are: null where the sentence does not say. */
export interface Located {
  readonly things: Things;
  readonly place: Place | null;
}

/** Resolves a phrase of pieces or markers with all its filters; its quantity is left to the caller. */
export function resolveLocated(ctx: Context, phrase: NounPhrase, wanted: Wanted, said?: Grammatical): Located | null {
  if (speaksOfGroup(phrase)) return resolveGroup(ctx, phrase);
  const highest = phrase.filters.find((it) => it.kind === 'with the highest');
  if (highest !== undefined) {
    const others = phrase.filters.filter((it) => it !== highest);
    const located = resolveLocated(ctx, { ...phrase, filters: others }, wanted, said);
    return located === null ? null : narrowToHighest(ctx, phrase, located, highest);
  }
  const things = resolveThings(ctx, phrase, wanted, said);
  // Only chits and Capabilities are in play: what is unknown is a misspelt one of them.
  if (things === null && phrase.filters.some((it) => it.kind === 'in' && wordsAt(it.span) === 'in play')) return null;
  const place = phrase.filters.length === 0 ? undefined : resolveFilters(ctx, phrase);
  if (things === null || place === null) return null;
  if (place === undefined) return { things, place: null };
  return checkPlace(ctx, phrase, things, place) ? { things, place } : null;
}

/** Of pieces on the map those in the spaces with the highest value of any that such a piece is in. */
function narrowToHighest(
  ctx: Context,
  phrase: NounPhrase,
  { things, place: said }: Located,
  filter: Extract<Filter, { readonly kind: 'with the highest' }>,
): Located | null {
  const place = placeOrHere(ctx, said, phrase, 'they are');
  if (place === null) return null;
  const { where } = place;
  if (where.kind !== 'map' && where.kind !== 'spaces' && where.kind !== 'here') {
    refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'what stands off the map' });
    return null;
  }
  if (things.columns.length === 0)
    return refuse(ctx, 'RW0416', filter.span, {
      filter: wordsAt(filter.span),
      what: 'markers, only spaces and pieces',
    });
  const value = meaningOf(ctx.symbols, filter.value.text, 'space value');
  if (value === null) {
    if (meaningOf(ctx.symbols, filter.value.text, 'piece value') === null)
      return refuseName(ctx, filter.value, 'RW0330', ['space value', 'piece value']);
    return refuse(ctx, 'RW0416', filter.span, {
      filter: wordsAt(filter.span),
      what: 'pieces, unless they are taken in hand one after another',
    });
  }
  const pieces = { kind: 'pieces', columns: things.columns } as const;
  const extreme: NumberExpr = { kind: 'values of pieces', how: filter.how, value: value.id, pieces, where };
  const own: readonly SpaceTest[] = where.kind === 'spaces' ? where.spaces.tests : [];
  const tests: SpaceTest[] = [
    ...(where.kind === 'here' ? [{ kind: 'here' } as const] : own),
    { kind: 'value', value: value.id, least: extreme, most: extreme },
  ];
  return { things, place: { ...place, where: { kind: 'spaces', spaces: { tests } } } };
}

/** Reports a state where states do not exist, and things that can never be in the place. */
export function checkPlace(ctx: Context, phrase: NounPhrase, things: Things, place: Place): boolean {
  const { where } = place;
  if (where.kind === 'box' || where.kind === 'available') {
    const states = phrase.heads.flatMap((head) =>
      head.adjectives.filter((it) => meaningOf(ctx.symbols, it.text, 'state') !== null),
    );
    const [state] = states;
    if (state === undefined) return true;
    const box = where.kind === 'box' ? (ctx.symbols.declarations.boxes[where.box]?.name ?? 'the box') : available;
    refuse(ctx, 'RW0419', state.span, { state: state.text, box });
    return false;
  }
  if (where.kind !== 'spaces' || mayBeThere(ctx, things, where.spaces.tests)) return true;
  refuseBarred(ctx, phrase, 'the spaces named');
  return false;
}

/** Where pieces are that nobody uses. It is no declared box, as it holds what is left of each inventory. */
const available = 'Available';

/** Resolves `in X`, `to X` or `from X`: spaces or a box. `likely` is what an unknown word is taken for. */
export function resolvePlace(ctx: Context, phrase: NounPhrase, likely: 'space' | 'box' = 'space'): Place | null {
  const [head] = phrase.heads;
  if (
    head !== undefined &&
    phrase.heads.length === 1 &&
    meaningOf(ctx.symbols, head.noun.text, ...spaceWords) === null
  ) {
    const box = meaningOf(ctx.symbols, head.noun.text, 'box');
    if (box !== null || head.noun.text === available) {
      const stray = phrase.filters[0];
      if (stray !== undefined) return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'a box' });
      const [adjective] = head.adjectives;
      if (adjective !== undefined)
        return refuse(ctx, 'RW0320', adjective.span, { name: adjective.text, noun: head.noun.text });
      if (phrase.quantity !== null) return refuseQuantity(ctx, phrase.quantity, 'boxes are meant');
      return { where: box === null ? { kind: 'available' } : { kind: 'box', box: box.id }, spread: null, joined: null };
    }
    const isWord = head.noun.text === 'here' || head.noun.text === 'spaces' || head.noun.text === 'space';
    if (!isWord && likely === 'box') return refuseName(ctx, head.noun, 'RW0306', ['box'], [available]);
    if (!isWord) return refuseName(ctx, head.noun, 'RW0304', [...spaceWords, 'box'], ['spaces', available]);
  }
  const spaces = resolveSpaces(ctx, phrase);
  if (spaces === null || !(phrase.quantity === null || checkSpread(ctx, phrase, 'some'))) return null;
  const isHere = spaces.tests.length === 1 && spaces.tests[0]?.kind === 'here';
  return {
    where: isHere ? { kind: 'here' } : { kind: 'spaces', spaces },
    spread: isTheOne(ctx, phrase) ? oneOf(phrase) : phrase.quantity?.kind === 'any' ? null : phrase.quantity,
    joined: phrase.quantity === null && phrase.heads.length > 1 ? phrase : null,
  };
}

/** As `1 Town` says. */
function oneOf({ span }: NounPhrase): Quantity {
  return { kind: 'exactly', count: { kind: 'literal', value: 1, span }, span };
}

function resolveFilters(ctx: Context, phrase: NounPhrase): Place | null {
  const [first, ...others] = phrase.filters;
  if (first === undefined) return null;
  if (others.length === 0) return resolveFilter(ctx, first);
  const tests: SpaceTest[] = [];
  let spread: Quantity | null = null;
  let joined: NounPhrase | null = null;
  const places = each(phrase.filters, (it) => resolveFilter(ctx, it));
  if (places === null) return null;
  for (const [index, place] of places.entries()) {
    const filter = phrase.filters[index];
    switch (place.where.kind) {
      case 'spaces':
        tests.push(...place.where.spaces.tests);
        break;
      case 'here':
        tests.push({ kind: 'here' });
        break;
      default:
        return refuse(ctx, 'RW0416', filter?.span ?? phrase.span, {
          filter: wordsAt(filter?.span ?? phrase.span),
          what: 'pieces that are already placed elsewhere',
        });
    }
    spread ??= place.spread;
    joined ??= place.joined;
  }
  return { where: { kind: 'spaces', spaces: { tests } }, spread, joined };
}

/** Where one filter of pieces or markers says that they are. */
export function resolveFilter(ctx: Context, filter: Filter): Place | null {
  switch (filter.kind) {
    case 'here':
      return needHere(ctx, filter) ? plainly({ kind: 'here' }) : null;
    case 'on the map':
      return plainly({ kind: 'map' });
    case 'in':
      return resolvePlace(ctx, filter.place);
    case 'adjacent to':
    case 'in or adjacent to': {
      const tests = resolveSpaceFilter(ctx, filter);
      return tests === null ? null : plainly({ kind: 'spaces', spaces: { tests } });
    }
    case 'with':
    case 'without':
    case 'with value':
    case 'with more':
    case 'controlled by':
    case 'that are':
      return refuse(ctx, 'RW0416', filter.span, {
        filter: wordsAt(filter.span),
        what: 'pieces or markers, only spaces',
      });
    case 'with the most':
      return refuse(ctx, 'RW0416', filter.span, {
        filter: wordsAt(filter.span),
        what: 'pieces or markers, only spaces',
      });
    case 'in hand':
    case 'held by':
      return refuse(ctx, 'RW0416', filter.span, {
        filter: wordsAt(filter.span),
        what: 'pieces or markers, only cards of a kind that is `held by: each faction`',
      });
    case 'with the highest':
      return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'what stands off the map' });
    case 'that have moved':
      return refuse(ctx, 'RW0416', filter.span, {
        filter: wordsAt(filter.span),
        what: 'what is not taken in hand, as below `choose 1 Runner that has not moved this turn in Fenwick:`',
      });
  }
}

function plainly(where: Where): Place {
  return { where, spread: null, joined: null };
}

/** The place, or the current space where none is said. */
export function placeOrHere(ctx: Context, place: Place | null, phrase: NounPhrase, what: string): Place | null {
  if (place !== null) return place;
  if (ctx.scope.here) return plainly({ kind: 'here' });
  if (phrase.own === true) return plainly({ kind: 'map' });
  const help = [mention('say where: `on the map`, or `in` and the name of a space, a kind of space or a box')];
  return refuse(ctx, 'RW0418', phrase.span, { what }, { help });
}

/**
 * Where things stand of which a sentence speaks as long as it holds: in whichever of such spaces; null spaces: anywhere on the
 * map. `verb` is what is said of them.
 */
export function wherever(
  ctx: Context,
  phrase: NounPhrase,
  { place }: Located,
  verb: string,
): { readonly spaces: SpaceSet | null } | null {
  if (place === null || place.where.kind === 'map') return { spaces: null };
  if (place.where.kind !== 'spaces')
    return refuse(ctx, 'RW0424', phrase.span, { verb, what: 'what does not stand on the map' });
  if (place.spread !== null) return refuseQuantity(ctx, place.spread, 'a space can be');
  if (place.joined !== null && !checkAlternative(ctx, place.joined, 'a space is one of them')) return null;
  return { spaces: place.where.spaces };
}

export function speaksOfGroup(phrase: NounPhrase): boolean {
  const [head] = phrase.heads;
  return phrase.heads.length === 1 && (head?.noun.text === 'the group' || head?.noun.text === 'group');
}

function resolveGroup(ctx: Context, phrase: NounPhrase): Located | null {
  const columns = ctx.scope.group;
  if (columns === null) return refuse(ctx, 'RW0410', phrase.span, {});
  const { declarations } = ctx.symbols;
  const pieces = [...new Set(columns.flatMap((id) => declarations.columns[id]?.piece ?? []))];
  const stray = phrase.filters[0];
  if (stray !== undefined) return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'the group' });
  return {
    things: { columns, pieces, markers: [], general: true, form: 'many' },
    place: plainly({ kind: 'group' }),
  };
}
