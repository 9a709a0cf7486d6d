/** Checks that what an example starts from can be: nothing is said twice, everything may stand where it is, and there is enough. */
import { report } from '../diagnostics/report.js';
import { kindsOf } from '../resolved/changed-map.js';
import type { PieceId, World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import { unreachable } from '../unreachable.js';
import type { Fact, Given, SpaceItem } from './ir.js';
import type { Report } from './read-values.js';

type SpaceFact = Extract<Fact, { kind: 'space' }>;

/** What an example starts from, and whether that is all of it: a line that cannot be read may have been one. */
export interface GivenLines {
  readonly given: readonly Given[];
  readonly areAll: boolean;
}

/** Reports what contradicts itself, the map or the inventory; what is not mentioned is as the setup has it. */
export function checkGiven(world: World, { given: givens, areAll }: GivenLines, record: Report): void {
  checkFirst(givens, record);
  const isRepeated = checkTwice(world, givens, record);
  for (const { fact } of givens) if (fact.kind === 'space') checkSpace(world, fact, record);
  if (!isRepeated && areAll) checkTotals(world, givens, record);
}

function checkFirst(givens: readonly Given[], record: Report): void {
  for (const { fact, text, span } of givens.slice(1)) {
    if (fact.kind === 'empty board' || fact.kind === 'setup') record(report('RW0627', span, { text }));
  }
}

function checkTwice(world: World, givens: readonly Given[], record: Report): boolean {
  const seen = new Map<string, Span>();
  let isRepeated = false;
  for (const { fact, span } of givens) {
    const what = subjectOf(world, fact);
    if (what === null) continue;
    const first = seen.get(what);
    if (first === undefined) {
      seen.set(what, span);
      continue;
    }
    isRepeated = true;
    record(report('RW0615', span, { what }, { notes: [{ message: 'the first is in', span: first }] }));
  }
  return isRepeated;
}

/** What a sentence settles, so that no other may; null where several sentences may speak of it. */
function subjectOf(world: World, fact: Fact): string | null {
  switch (fact.kind) {
    case 'empty board':
    case 'setup':
      return null;
    case 'chit':
      return `how many ${world.chits[fact.chit]?.name ?? ''} chits are ${fact.lies}`;
    case 'deck':
      return 'the deck';
    case 'printed':
      return `the ${world.values[fact.value]?.name ?? ''} of ${world.cards[fact.card]?.code ?? ''}`;
    case 'space':
      return world.spaces[fact.space]?.name ?? '';
    case 'open':
      return `whether ${world.spaces[fact.space]?.name ?? ''} is in play`;
    case 'box':
      return fact.box === 'available' ? null : (world.boxes[fact.box]?.name ?? '');
    case 'pool':
      return `the ${world.families[fact.family]?.name ?? ''} pool`;
    case 'has seen':
      return `what ${world.factions[fact.faction]?.name ?? ''} has seen`;
    case 'deck end':
      return `the ${fact.end} of the ${world.families[fact.family]?.name ?? ''} deck`;
    case 'held':
      return `what ${world.factions[fact.faction]?.name ?? ''} hold`;
    case 'track':
      return world.tracks[fact.track]?.names.one ?? '';
    case 'counter':
      return world.counters[fact.counter]?.name ?? '';
    case 'option':
    case 'chosen':
      return world.options[fact.option]?.name ?? '';
    case 'order':
      return world.orderPlaces[fact.place]?.name ?? '';
    case 'card':
      return 'the card';
    case 'played':
      return `whether ${world.cards[fact.card]?.code ?? ''} has been played`;
    case 'in play':
      return `whether ${world.cards[fact.card]?.code ?? ''} is in play`;
    case 'awaiting':
      return `whether ${world.cards[fact.card]?.code ?? ''} is awaiting its card`;
    default:
      return unreachable(fact);
  }
}

/** Every piece and marker may be in the space, in such a number. */
function checkSpace(world: World, { space, items }: SpaceFact, record: Report): void {
  const declared = world.spaces[space];
  if (declared === undefined) return;
  const kind = world.spaceKinds[declared.kind]?.names.one ?? '';
  const where = declared.name;
  const counts = new Map<PieceId, number>();
  const closing = items.find((item) => item.count > 0 && closes(world, item));
  for (const item of items) {
    const { span } = item;
    if (item.count === 0) continue;
    const name = span.file.text.slice(span.start, span.end);
    const refuse = (why: string): void => {
      record(report('RW0619', span, { name, where, why }));
    };
    if (closing !== undefined && closing !== item) refuse('it is not in play');
    else if (item.kind === 'marker') {
      const marker = world.markers[item.marker];
      if (marker === undefined) continue;
      if (!kindsOf(declared).some((it) => marker.kinds.includes(it))) refuse(`it is a ${kind}`);
      else if (marker.mostPerSpace !== null && item.count > marker.mostPerSpace)
        refuse(`at most ${marker.mostPerSpace}`);
    } else {
      const id = pieceOf(world, item);
      const piece = id === null ? undefined : world.pieces[id];
      if (id === null || piece === undefined) continue;
      const count = (counts.get(id) ?? 0) + item.count;
      counts.set(id, count);
      if (kindsOf(declared).every((it) => piece.barred.includes(it))) refuse(`it is a ${kind}`);
      else if (piece.mostPerSpace !== null && count > piece.mostPerSpace) refuse(`at most ${piece.mostPerSpace}`);
    }
  }
}

function closes(world: World, item: SpaceItem): boolean {
  return item.kind === 'marker' && world.markers[item.marker]?.closes === true;
}

/** The piece of an item that says exactly which. */
function pieceOf(world: World, item: SpaceItem): PieceId | null {
  const column = item.kind === 'pieces' ? item.columns[0] : undefined;
  return column === undefined ? null : (world.columns[column]?.piece ?? null);
}

/** So many of a piece, a marker or a chit; the span is null where the setup has them. */
interface Counted {
  readonly of: 'pieces' | 'markers' | 'chits';
  readonly id: number;
  readonly count: number;
  readonly span: Span | null;
}

/** Pieces, markers and chits in all are no more than the game has; the last word that counts some is told. */
function checkTotals(world: World, givens: readonly Given[], record: Report): void {
  const counted = [...setupCounts(world, givens), ...givens.flatMap(({ fact, span }) => countsOf(world, fact, span))];
  const totals = new Map<string, Counted>();
  for (const { of, id, count, span } of counted) {
    const key = `${of} ${id}`;
    const before = totals.get(key);
    totals.set(key, { of, id, count: count + (before?.count ?? 0), span: span ?? before?.span ?? null });
  }
  for (const { of, id, count, span } of totals.values()) {
    const { most, name } = supplyOf(world, of, id);
    if (span !== null && most !== null && count > most) record(report('RW0629', span, { name, count, most }));
  }
}

function supplyOf(
  world: World,
  of: Counted['of'],
  id: number,
): { readonly most: number | null; readonly name: string } {
  const piece = world.pieces[id];
  const marker = world.markers[id];
  const chit = world.chits[id];
  switch (of) {
    case 'pieces':
      return { most: piece?.inventory ?? null, name: piece?.names.many ?? '' };
    case 'markers':
      return { most: marker?.supply ?? null, name: marker?.names.many ?? '' };
    case 'chits':
      return { most: chit?.count ?? null, name: `${chit?.name ?? ''} chits` };
  }
}

/** What the setup puts where nothing else is given. */
function setupCounts(world: World, givens: readonly Given[]): Counted[] {
  const isEmpty = givens.some(({ fact }) => fact.kind === 'empty board');
  const given = new Set<string>();
  for (const { fact } of givens) {
    if (fact.kind === 'space') given.add(`space ${fact.space}`);
    if (fact.kind === 'box') given.add(`box ${fact.box}`);
  }
  const inSpaces = world.setup.spaces.flatMap(({ space, pieces, markers }): Counted[] => {
    if (given.has(`space ${space}`)) return [];
    return [
      ...(isEmpty ? [] : pieces.map(({ piece, count }): Counted => ({ of: 'pieces', id: piece, count, span: null }))),
      ...markers
        .filter(({ marker }) => !isEmpty || world.markers[marker]?.closes === true)
        .map(({ marker, count }): Counted => ({ of: 'markers', id: marker, count, span: null })),
    ];
  });
  const inBoxes = world.setup.boxes.flatMap(({ box, piece, count }): Counted[] =>
    isEmpty || given.has(`box ${box}`) ? [] : [{ of: 'pieces', id: piece, count, span: null }],
  );
  return [...inSpaces, ...inBoxes];
}

function countsOf(world: World, fact: Fact, span: Span): Counted[] {
  switch (fact.kind) {
    case 'space':
      return fact.items.flatMap((item): Counted[] => {
        if (item.kind === 'marker') return [{ of: 'markers', id: item.marker, count: item.count, span: item.span }];
        const piece = pieceOf(world, item);
        return piece === null ? [] : [{ of: 'pieces', id: piece, count: item.count, span: item.span }];
      });
    case 'box':
      return fact.items.flatMap((item) =>
        item.pieces.map((id) => ({ of: 'pieces', id, count: item.count, span: item.span })),
      );
    case 'held':
    case 'pool':
      return fact.items.flatMap((item) =>
        item.chits.map((id) => ({ of: 'chits', id, count: item.count, span: item.span })),
      );
    case 'chit':
      return [{ of: 'chits', id: fact.chit, count: fact.count, span }];
    default:
      return [];
  }
}
