/** What sentences do to pieces and markers: place, remove, replace, move and flip. */
import type { Clause, NounPhrase, Precedence as WrittenPrecedence, Quantity } from '../../surface/ir.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { everything, nounsOf, resolveAmount, supplyOf } from './resolve-amount.js';
import { checkAlternative, checkChosen, eachCounted, isOne, isWhole, wording } from './resolve-joined.js';
import { mayBeThere, refuseBarred, refuseQuantity, resolveSpaces } from './resolve-spaces.js';
import { bearing, markedIn, placedIn, takenIn, type Spread } from './resolve-spread.js';
import { resolveThings, thingsOf, type Things } from './resolve-things.js';
import { checkPlace, placeOrHere, resolveLocated, resolvePlace, speaksOfGroup, type Place } from './resolve-where.js';
import { resolveOtherSide } from './resolve-other-side.js';
import { needTurn } from './resolve-turn.js';
import { removalStages } from '../removal-stages.js';
import { meaningOf } from '../declare/symbols.js';
import { instead, refuseName } from './unknown.js';
import type { Act, Amount, BoxId, Condition, PieceId, Precedence, SpaceSet, Thing } from '../ir.js';

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>;

/** A sentence's acts, and what goes around them. */
export interface ActGroup {
  readonly acts: readonly Act[];
  /** The spaces that it is done in one after another; null where it is done once. */
  readonly spread: Spread | null;
  /** What must hold for it to be done; null where nothing must. */
  readonly condition: Condition | null;
}

/** `place 1 Runner and 2 Depots here`: one by one, in the same place. */
export function resolvePlacing(ctx: Context, clause: ClauseOf<'place'>): ActGroup | null {
  if (clause.ifNone && clause.also.length > 0)
    return refuse(ctx, 'RW0416', clause.span, { filter: 'if none', what: 'several things at once' });
  return oneByOne([clause.what, ...clause.also], (what) => resolvePlacingOne(ctx, { ...clause, what }));
}

/** Where pieces are placed is said, or a space is in hand; whose pieces they are as well, where any would do. */
function refuseNowhere(ctx: Context, phrase: NounPhrase): null {
  const { heads, own, filters, quantity, span } = phrase;
  const [head] = heads;
  const isAny =
    heads.length === 1 && filters.length === 0 && head?.noun.text === 'piece' && head.adjectives.length === 0;
  const words =
    isAny && own !== true && quantity?.kind === 'exactly' ? `${wordsAt(quantity.span)} of its pieces` : wordsAt(span);
  const help = [instead(span, `${words} in a space`, 'say in which spaces, for example in any one of them')];
  return refuse(ctx, 'RW0418', span, { what: 'to place them' }, { help });
}

/** The same is done to several things, where the last of them says. */
function oneByOne(things: readonly NounPhrase[], resolve: (what: NounPhrase) => ActGroup | null): ActGroup | null {
  const [first, ...others] = each(things, resolve) ?? [];
  if (first === undefined) return null;
  return { ...first, acts: [first, ...others].flatMap(({ acts }) => acts) };
}

function resolvePlacingOne(ctx: Context, clause: ClauseOf<'place'>): ActGroup | null {
  const things = resolveThings(ctx, clause.what, 'pieces or markers');
  const to = clause.to === null ? null : resolvePlace(ctx, clause.to);
  const from = clause.from === null ? null : resolveBox(ctx, clause.from, 'place ... from');
  if (things === null || (clause.to !== null && to === null) || (clause.from !== null && from === null)) return null;
  if (isMixed(ctx, clause.what, things) || !checkChosen(ctx, clause.what, 'some', 'a number for each')) return null;
  const { quantity } = clause.what;
  if (quantity?.kind === 'all but') return refuseQuantity(ctx, quantity, 'are placed');
  if (to === null && !ctx.scope.here) return refuseNowhere(ctx, clause.what);
  const target = placeOrHere(ctx, to, clause.what, 'to place them');
  if (target === null) return null;
  if (target.where.kind === 'box' || target.where.kind === 'available') {
    return refuse(ctx, 'RW0424', (clause.to ?? clause.what).span, { verb: 'place', what: 'a box' });
  }
  if (!checkPlace(ctx, clause.what, things, target)) return null;
  if (things.markers.length > 0) {
    if (from !== null) return refuse(ctx, 'RW0424', clause.what.span, { verb: 'place ... from', what: 'a marker' });
    return placeMarker(ctx, clause, things, target);
  }
  if (clause.ifNone) return refuse(ctx, 'RW0416', clause.span, { filter: 'if none', what: 'pieces, only markers' });
  const amount = resolveAmount(ctx, clause.what, supplyOf(ctx, things, clause.what), null);
  if (amount === null || !arrivesSo(ctx, clause.what, things)) return null;
  const spreading = placedIn(ctx, target, amount);
  if (spreading === null) return null;
  const { where, spread } = spreading;
  const box = from === null || from.kind === 'available' ? null : from.box;
  const { pieces } = ctx.symbols.declarations;
  ctx.scope.done.placed.push(things.pieces.flatMap((piece) => pieces[piece]?.placedAs ?? []));
  return {
    acts: [{ kind: 'place pieces', amount, pieces: things.pieces, from: box, to: where }],
    spread,
    condition: null,
  };
}

type Store = { readonly kind: 'available' } | { readonly kind: 'box'; readonly box: BoxId };

/** The box that pieces come from or go to. */
function resolveBox(ctx: Context, phrase: NounPhrase, verb: string): Store | null {
  const place = resolvePlace(ctx, phrase, 'box');
  if (place === null) return null;
  const { where } = place;
  if (where.kind === 'box') return { kind: 'box', box: where.box };
  if (where.kind === 'available') return { kind: 'available' };
  return refuse(ctx, 'RW0424', phrase.span, { verb, what: 'a space' });
}

function placeMarker(ctx: Context, clause: ClauseOf<'place'>, things: Things, target: Place): ActGroup | null {
  const [marker] = things.markers;
  const { quantity } = clause.what;
  const name = nounsOf(clause.what);
  if (marker === undefined || things.markers.length > 1)
    return refuse(ctx, 'RW0424', clause.what.span, { verb: 'place', what: 'more than one kind of marker' });
  if (quantity !== null && quantity.kind !== 'exactly') return refuse(ctx, 'RW0423', quantity.span, { marker: name });
  const one: Amount = { least: { kind: 'literal', value: 1 }, most: { kind: 'literal', value: 1 } };
  const amount = resolveAmount(ctx, clause.what, supplyOf(ctx, things, clause.what), one);
  if (amount === null || amount.least === 'all') return null;
  const spreading = markedIn(ctx, target, amount, clause.to ?? clause.what);
  if (spreading === null) return null;
  const { where, spread } = spreading;
  const declared = ctx.symbols.declarations.markers[marker];
  const act: Act = { kind: 'place marker', count: amount.least, marker, to: where };
  // A marker of which a space holds one at most is never placed where there is one.
  if (!clause.ifNone || declared?.mostPerSpace === 1) return { acts: [act], spread, condition: null };
  const condition: Condition = {
    kind: 'is there',
    things: [{ kind: 'marker', marker }],
    where,
    least: { kind: 'literal', value: 1 },
    negated: true,
  };
  return { acts: [act], spread, condition };
}

/** Reports pieces and markers in one phrase, which no verb does the same to. */
function isMixed(ctx: Context, phrase: NounPhrase, things: Things): boolean {
  if (things.pieces.length === 0 || things.markers.length === 0) return false;
  const [first, ...others] = phrase.heads;
  const isMarker = (noun: string) =>
    meaningOf(ctx.symbols, noun, 'piece', 'group', 'marker')?.kind === 'marker' ||
    noun === 'markers' ||
    noun === 'marker';
  const firstIsMarker = first !== undefined && isMarker(first.noun.text);
  const stray = others.find((it) => isMarker(it.noun.text) !== firstIsMarker);
  const is = firstIsMarker ? 'a piece' : 'a marker';
  const before = firstIsMarker ? 'a marker' : 'a piece';
  const counted = phrase.join === 'and' ? eachCounted(phrase) : [];
  const help = counted.length === 0 ? [] : [wording('write how many of each', ...counted)];
  const name = stray?.noun.text ?? nounsOf(phrase);
  refuse(ctx, 'RW0415', stray?.span ?? phrase.span, { name, is, first: before }, { help });
  return true;
}

/** Pieces arrive in their first state; another one before them would be lost. */
function arrivesSo(ctx: Context, phrase: NounPhrase, things: Things): boolean {
  const { declarations } = ctx.symbols;
  for (const head of phrase.heads) {
    for (const adjective of head.adjectives) {
      const state = meaningOf(ctx.symbols, adjective.text, 'state');
      const piece = declarations.pieces[things.pieces[0] ?? -1];
      const placed = piece === undefined ? undefined : declarations.columns[piece.placedAs];
      const first = placed?.state ?? declarations.always;
      if (state === null || first === null || state.id === first) continue;
      const name = declarations.states[first]?.name ?? '';
      const help = [
        {
          text: 'leave the state out',
          edits: [{ span: { ...adjective.span, end: head.noun.span.start }, text: '' }],
          safe: false,
        },
      ];
      refuse(ctx, 'RW0431', adjective.span, { state: adjective.text, piece: head.noun.text, placed: name }, { help });
      return false;
    }
  }
  return true;
}

/** `remove 1 Runner and 2 Depots here`: one by one, where the words behind the last say. */
export function resolveRemoval(ctx: Context, clause: ClauseOf<'remove'>): ActGroup | null {
  const { what, also } = clause;
  const last = also.at(-1);
  if (last === undefined) return resolveRemovingOne(ctx, clause);
  const [stray] = [what, ...also.slice(0, -1)].flatMap(({ filters }) => filters);
  const [order] = clause.order;
  if (stray !== undefined || order !== undefined) {
    const span = stray?.span ?? order?.span ?? clause.span;
    const help = [wording('write a sentence for each of the things')];
    return refuse(ctx, 'RW0416', span, { filter: wordsAt(span), what: 'one of several things' }, { help });
  }
  const there = [what, ...also].map((it) => ({ ...it, filters: last.filters }));
  const all = each(there, (it) => resolveThings(ctx, it, 'pieces or markers'));
  if (all === null) return null;
  return oneByOne(there, (it) => resolveRemovingOne(ctx, { ...clause, what: it }, all.flatMap(thingsOf)));
}

/** `all` is what the sentence removes, of which a space that is chosen must hold something. */
function resolveRemovingOne(ctx: Context, clause: ClauseOf<'remove'>, all?: readonly Thing[]): ActGroup | null {
  const located = resolveLocated(ctx, clause.what, 'pieces or markers');
  const to = clause.to === null ? null : resolveBox(ctx, clause.to, 'remove ... to');
  const order = each(clause.order, (it) => resolvePrecedence(ctx, it, located?.things ?? null));
  if (order !== null && !takesEachOnce(ctx, clause.order, order)) return null;
  if (located === null || (clause.to !== null && to === null) || order === null) return null;
  const { things } = located;
  if (isMixed(ctx, clause.what, things) || !checkChosen(ctx, clause.what, 'all', 'a number for each')) return null;
  const place = placeOrHere(ctx, located.place, clause.what, 'to remove them');
  const amount = resolveAmount(ctx, clause.what, supplyOf(ctx, things, clause.what), everything);
  const taken = place === null || amount === null ? null : takenIn(ctx, place, amount);
  if (amount === null || taken === null) return null;
  const { where, spread } = bearing(taken, all ?? thingsOf(things));
  if (where.kind === 'available' && (to === null || to.kind === 'available'))
    return refuse(ctx, 'RW0424', clause.what.span, { verb: 'remove', what: 'what is Available, except to a box' });
  if (things.markers.length > 0) {
    if (clause.to !== null) return refuse(ctx, 'RW0424', clause.to.span, { verb: 'remove ... to', what: 'a marker' });
    const [stray] = clause.order;
    if (stray !== undefined) return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'markers' });
    if (things.markers.length > 1 && amount.most !== 'all')
      return refuse(ctx, 'RW0424', clause.what.span, { verb: 'remove so many of', what: 'several kinds of marker' });
    return { acts: [{ kind: 'remove markers', amount, markers: things.markers, where }], spread, condition: null };
  }
  ctx.scope.done.removed.push(...removalStages({ columns: things.columns, order }).map(({ columns }) => columns));
  const box = to === null || to.kind === 'available' ? null : to.box;
  return {
    acts: [{ kind: 'remove pieces', amount, columns: things.columns, where, to: box, order, it: false }],
    spread,
    condition: null,
  };
}

function resolvePrecedence(ctx: Context, written: WrittenPrecedence, removed: Things | null): Precedence | null {
  const what = resolveThings(ctx, written.what, 'pieces');
  const remaining = written.kind === 'first' ? null : resolveThings(ctx, written.remaining, 'pieces', 'any number');
  if (what === null || removed === null) return null;
  const counted = [written.what, ...(written.kind === 'first' ? [] : [written.remaining])];
  for (const phrase of counted) {
    if (phrase.quantity !== null) return refuseQuantity(ctx, phrase.quantity, 'come first or last: all do');
    if (!checkAlternative(ctx, phrase, 'each piece is one of them')) return null;
  }
  if (!what.columns.some((it) => removed.columns.includes(it))) {
    return refuse(ctx, 'RW0416', written.what.span, {
      filter: nounsOf(written.what),
      what: 'what is removed: it is not among it',
    });
  }
  if (written.kind === 'first') return { kind: 'first', columns: what.columns };
  return remaining === null ? null : { kind: 'only when none', columns: what.columns, remaining: remaining.columns };
}

/** Pieces that are taken first are not taken last as well. */
function takesEachOnce(ctx: Context, written: readonly WrittenPrecedence[], order: readonly Precedence[]): boolean {
  const again = order.findIndex(({ columns }, index) =>
    order.slice(0, index).some((before) => before.columns.some((it) => columns.includes(it))),
  );
  const { span } = written[again]?.what ?? { span: null };
  if (span === null) return true;
  refuse(ctx, 'RW0416', span, { filter: wordsAt(span), what: 'what is removed: some of it comes before' });
  return false;
}

export function resolveReplacement(ctx: Context, clause: ClauseOf<'replace'>): ActGroup | null {
  const located = resolveLocated(ctx, clause.what, 'pieces');
  const by = resolveThings(ctx, clause.with, 'pieces');
  if (located === null || by === null) return null;
  const [piece, other] = by.pieces;
  if (piece === undefined || other !== undefined)
    return refuse(ctx, 'RW0424', clause.with.span, { verb: 'replace ... with', what: 'more than one kind of piece' });
  if (!arrivesSo(ctx, clause.with, by) || !samePlenty(ctx, clause)) return null;
  if (!checkChosen(ctx, clause.what, 'all', 'a sentence for each')) return null;
  const place = placeOrHere(ctx, located.place, clause.what, 'to replace them');
  const amount = resolveAmount(ctx, clause.what, supplyOf(ctx, located.things, clause.what), everything);
  const taken = place === null || amount === null ? null : takenIn(ctx, place, amount);
  if (place === null || amount === null || taken === null) return null;
  if (place.where.kind === 'spaces' && !mayBeThere(ctx, { pieces: [piece], markers: [] }, place.where.spaces.tests)) {
    return refuseBarred(ctx, clause.with, 'the spaces named');
  }
  // What is there already as it would come is not replaced by its like.
  const placed = ctx.symbols.declarations.pieces[piece]?.placedAs;
  const columns = located.things.columns.filter((column) => column !== placed);
  if (columns.length === 0) return refuse(ctx, 'RW0457', clause.with.span, {});
  const { where, spread } = bearing(taken, thingsOf({ ...located.things, columns }));
  return {
    acts: [{ kind: 'replace', amount, columns, where, with: piece }],
    spread,
    condition: null,
  };
}

/** `replace 2 ... with 2 ...`: each is replaced by one; another number would be lost. */
function samePlenty(ctx: Context, clause: ClauseOf<'replace'>): boolean {
  const by = clause.with.quantity;
  const what = clause.what.quantity;
  if (by === null || by.kind === 'all') return true;
  const number = (quantity: Quantity | null) =>
    (quantity?.kind === 'exactly' || quantity?.kind === 'up to') && quantity.count.kind === 'literal'
      ? quantity.count.value
      : null;
  if (number(by) === 1 || (number(by) !== null && number(by) === number(what))) return true;
  refuseQuantity(ctx, by, 'come instead of each');
  return false;
}

export type Move = Extract<Act, { readonly kind: 'move' }>;

export function resolveMove(ctx: Context, clause: ClauseOf<'move'>): Move | null {
  const located = resolveLocated(ctx, clause.what, 'pieces');
  const from = clause.from === null ? null : resolvePlace(ctx, clause.from);
  const to = resolveSpaces(ctx, clause.to, 'origin');
  if (!checkChosen(ctx, clause.what, 'all', 'a sentence for each')) return null;
  if (!checkAlternative(ctx, clause.to, 'each piece moves to one of them')) return null;
  if (located === null || (clause.from !== null && from === null) || to === null) return null;
  const { things } = located;
  if (from !== null && located.place !== null) {
    return refuse(ctx, 'RW0416', clause.what.filters[0]?.span ?? clause.what.span, {
      filter: wordsAt(clause.what.filters[0]?.span ?? clause.what.span),
      what: 'pieces that come from elsewhere',
    });
  }
  const said = from ?? located.place ?? (isAdjacentToOrigin(to) && !ctx.scope.here ? anywhere : null);
  const origin = placeOrHere(ctx, said, clause.what, 'they move from');
  const amount = resolveAmount(ctx, whereFrom(clause), supplyOf(ctx, things, clause.what), everything);
  if (origin === null || amount === null || !checkPlace(ctx, clause.what, things, origin)) return null;
  if (origin.where.kind === 'box' || origin.where.kind === 'available') {
    return refuse(ctx, 'RW0424', (clause.from ?? clause.what).span, { verb: 'move', what: 'what is in a box' });
  }
  if (!mayBeThere(ctx, things, to.tests)) return refuseBarred(ctx, clause.what, 'the spaces to move to');
  if (!freeTarget(ctx, clause.to, amount) || !startsIn(ctx, origin, amount)) return null;
  if (!startsInOne(ctx, origin.spread, amount)) return null;
  const { own, once, perTurn } = clause;
  if (perTurn && !needTurn(ctx, clause.span)) return null;
  return { kind: 'move', amount, columns: things.columns, from: origin.where, to, own, once, perTurn, it: false };
}

const anywhere: Place = { where: { kind: 'map' }, spread: null, joined: null };

/** `to an adjacent Town`, which is so from wherever a piece stands. */
function isAdjacentToOrigin({ tests }: SpaceSet): boolean {
  return tests.some((test) => test.kind === 'adjacent' && test.to === 'origin');
}

/** `move all but 1 Runner from Fenwick`: what moves, with where it is. */
function whereFrom({ what, from }: ClauseOf<'move'>): NounPhrase {
  return from === null ? what : { ...what, filters: [...what.filters, { kind: 'in', place: from, span: from.span }] };
}

/** So many pieces move from one space as one group; `all` and `any` from wherever they are. */
function startsInOne(ctx: Context, spread: Quantity | null, { most }: Amount): boolean {
  if (spread === null) return true;
  const isOneSpace = spread.kind === 'either' || isOne(spread);
  if (most === 'all' ? isWhole(spread) : isOneSpace) return true;
  const help = isOneSpace
    ? [wording('open a block for the space, for example `in 1 Town:`, and move them from `here`')]
    : [];
  refuse(ctx, 'RW0404', spread.span, { quantity: wordsAt(spread.span), use: 'these pieces move from' }, { help });
  return false;
}

/** All pieces in several places may move; a number of them moves from one or the other. */
function startsIn(ctx: Context, origin: Place, amount: Amount): boolean {
  const { joined } = origin;
  if (joined !== null && amount.most !== 'all')
    return checkAlternative(ctx, joined, 'each piece moves from one of them');
  return takenIn(ctx, origin, amount) !== null;
}

/** Each piece chooses its own target, so a number of targets would be lost; one piece has one anyway. */
function freeTarget(ctx: Context, to: NounPhrase, amount: Amount): boolean {
  const { quantity } = to;
  const alone = amount.most !== 'all' && amount.most.kind === 'literal' && amount.most.value === 1;
  if (quantity === null || quantity.kind === 'any') return true;
  if (alone && isOne(quantity)) return true;
  refuse(ctx, 'RW0433', quantity.span, { asked: isOne(quantity) ? 'one space' : 'a number of spaces' });
  return false;
}

export function resolveFlip(ctx: Context, clause: ClauseOf<'flip'>): ActGroup | null {
  const [head] = clause.what.heads;
  const marker = head === undefined ? null : meaningOf(ctx.symbols, head.noun.text, 'marker', 'piece', 'group');
  if (marker?.kind === 'marker') return resolveOtherSide(ctx, clause, marker.id);
  const located = resolveLocated(ctx, clause.what, 'pieces');
  const state = meaningOf(ctx.symbols, clause.state.text, 'state');
  if (state === null) return refuseName(ctx, clause.state, 'RW0303', ['state']);
  if (located === null || !checkChosen(ctx, clause.what, 'all', 'a sentence for each')) return null;
  const { declarations } = ctx.symbols;
  const { things } = located;
  const place = placeOrHere(ctx, located.place, clause.what, 'to turn them over');
  const amount = resolveAmount(ctx, clause.what, supplyOf(ctx, things, clause.what), everything);
  if (place === null || amount === null) return null;
  const stateName = declarations.states[state.id]?.name ?? clause.state.text;
  if (place.where.kind === 'box' || place.where.kind === 'available') {
    const box = place.where.kind === 'box' ? (declarations.boxes[place.where.box]?.name ?? '') : 'Available';
    return refuse(ctx, 'RW0419', clause.state.span, { state: stateName, box });
  }
  const able = (id: PieceId) =>
    declarations.pieces[id]?.columns.some((column) => declarations.columns[column]?.state === state.id) === true;
  const isGroup = speaksOfGroup(clause.what);
  const unable = clause.what.heads.find((head) => {
    const meaning = meaningOf(ctx.symbols, head.noun.text, 'piece');
    return meaning !== null && !able(meaning.id);
  });
  const ofAble = new Set(things.pieces.filter(able).flatMap((id) => declarations.pieces[id]?.columns ?? []));
  const columns = isGroup ? things.columns : things.columns.filter((id) => ofAble.has(id));
  if (unable !== undefined || !things.pieces.some(able)) {
    const head = unable ?? clause.what.heads[0];
    // A piece without states is always in that one.
    if (declarations.always === state.id)
      return refuse(ctx, 'RW0430', head?.noun.span ?? clause.what.span, {
        piece: head?.noun.text ?? '',
        state: stateName,
      });
    return refuse(ctx, 'RW0406', head?.noun.span ?? clause.what.span, {
      state: stateName,
      piece: head?.noun.text ?? '',
    });
  }
  if (!isGroup && columns.every((id) => declarations.columns[id]?.state === state.id)) {
    return refuse(ctx, 'RW0430', clause.what.span, { piece: nounsOf(clause.what), state: stateName });
  }
  const taken = takenIn(ctx, place, amount);
  if (taken === null) return null;
  const { where, spread } = bearing(taken, thingsOf(things));
  return { acts: [{ kind: 'flip', amount, columns, where, state: state.id, it: false }], spread, condition: null };
}
