/**
 * Every cell of a position by name, so that a position can be told to rules that count it off otherwise: a space that is
 * new there, or another order of what is declared, moves cells and no names. What is 0 is left out.
 */
import { ASIDE, DRAWN, HELD, IN_PLAY, POOL, type Rules } from './rules.js';
import { GENERATOR_CELLS } from './layout.js';

/** By the name of a cell, its number, or what that number stands for: a faction, a card, a side of a card. */
export type NamedPosition = ReadonlyMap<string, number | string>;

export type FoundPosition =
  { readonly ok: true; readonly cells: Int32Array } | { readonly ok: false; readonly message: string };

interface Named {
  readonly name: string;
  /** What its numbers stand for, of `from` and those above; any other number stands for itself. */
  readonly names: readonly string[];
  readonly from: number;
}

/** A position in names. */
export function positionInNames(rules: Rules, cells: ArrayLike<number>): NamedPosition {
  const { deck, deckLength } = rules.layout;
  const ids = idsOf(rules);
  const left = Math.max(0, Math.min(cells[deckLength] ?? 0, ids.length));
  const named = new Map<string, number | string>();
  tableOf(rules).cells.forEach((cell, index) => {
    if (index >= deck && index < deck + ids.length) return;
    const said = saidOf(cell, cells[index] ?? 0);
    if (said !== 0) named.set(cell.name, said);
  });
  // Counted from the bottom, a card keeps its place when others are drawn.
  for (let place = 0; place < ids.length; place += 1) {
    const card = cells[deck + place] ?? 0;
    if (place < left) named.set(inDeck(left - place), ids[card] ?? card);
    else if (card !== 0) named.set(`${BEYOND}${place + 1}`, card);
  }
  return named;
}

/** The position that has these names; refuses a name that these rules do not have, and says which. */
export function positionNamed(rules: Rules, named: NamedPosition): FoundPosition {
  const { deck, deckLength, size } = rules.layout;
  const cells = new Int32Array(size);
  const { cells: table, byName } = tableOf(rules);
  const ids = idsOf(rules);
  const left = Number(named.get(table[deckLength]?.name ?? '') ?? 0);
  for (const [name, said] of named) {
    const place = placeInDeck(name, left);
    const index = place === null ? byName.get(name) : deck + place;
    const isOfDeck = place !== null && place >= 0 && place < ids.length;
    if (index === undefined || (place !== null && !isOfDeck)) {
      return { ok: false, message: `nothing is called \`${name}\` any more` };
    }
    const cell: Named | undefined = place === null ? table[index] : { name, names: ids, from: 0 };
    const value = typeof said === 'number' ? said : valueOf(cell, said);
    if (value === null) return { ok: false, message: `${name}: nothing is called \`${said}\` any more` };
    cells[index] = value;
  }
  return { ok: true, cells };
}

/** The first cell that is not alike, as people read it; null where all are. */
export function differenceOf(before: NamedPosition, now: NamedPosition): string | null {
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const was = before.get(name) ?? 0;
    const is = now.get(name) ?? 0;
    if (was !== is) return `${name} was ${was} and is ${is}`;
  }
  return null;
}

/** The ids of the cards in the deck, the top first, and those of them that these rules do not have. */
export function deckOf(rules: Rules, named: NamedPosition): { readonly ids: string[]; readonly gone: string[] } {
  const known = idsOf(rules);
  const places = [...named.keys()].filter((name) => name.startsWith(DECK));
  const ids = places
    .toSorted((left, right) => Number(right.slice(DECK.length)) - Number(left.slice(DECK.length)))
    .map((name) => String(named.get(name)));
  return { ids: ids.filter((id) => known.includes(id)), gone: ids.filter((id) => !known.includes(id)) };
}

/** The same position with a deck of the cards alone that these rules have. */
export function withoutGone(rules: Rules, named: NamedPosition): NamedPosition {
  const { ids, gone } = deckOf(rules, named);
  if (gone.length === 0) return named;
  const rest = [...named].filter(([name]) => name !== 'deck' && !name.startsWith(DECK));
  const deck = ids.map((id, place): [string, string] => [inDeck(ids.length - place), id]);
  return new Map<string, number | string>([
    ...rest,
    ...(ids.length === 0 ? [] : [['deck', ids.length] as const]),
    ...deck,
  ]);
}

const DECK = 'deck/from the bottom/';
const BEYOND = 'deck/beyond/';

const inDeck = (fromBottom: number): string => `${DECK}${fromBottom}`;

/** Counted from the top; null for what is no place in the deck. */
function placeInDeck(name: string, left: number): number | null {
  if (name.startsWith(DECK)) return left - Number(name.slice(DECK.length));
  return name.startsWith(BEYOND) ? Number(name.slice(BEYOND.length)) - 1 : null;
}

function saidOf({ names, from }: Named, value: number): number | string {
  const name = names[value - from];
  return name !== undefined && names.indexOf(name) === value - from ? name : value;
}

function valueOf(cell: Named | undefined, said: string): number | null {
  const found = cell?.names.indexOf(said) ?? -1;
  return cell === undefined || found === -1 ? null : found + cell.from;
}

const idsOf = ({ cards }: Rules): readonly string[] => cards.map(({ id }) => id);

interface Table {
  /** By cell. The places of the deck are named by what lies in them, and stand here by their number alone. */
  readonly cells: readonly Named[];
  readonly byName: ReadonlyMap<string, number>;
}

const tables = new WeakMap<Rules, Table>();

function tableOf(rules: Rules): Table {
  const known = tables.get(rules);
  if (known !== undefined) return known;
  const cells = withNamesApart(namesInOrder(rules));
  const table = { cells, byName: new Map(cells.map(({ name }, index) => [name, index])) };
  tables.set(rules, table);
  return table;
}

/** What is called as something before it is told apart by a number. */
function withNamesApart(cells: readonly Named[]): readonly Named[] {
  const met = new Map<string, number>();
  return cells.map((cell) => {
    const times = (met.get(cell.name) ?? 0) + 1;
    met.set(cell.name, times);
    return times === 1 ? cell : { ...cell, name: `${cell.name}#${times}` };
  });
}

function namesInOrder(rules: Rules): readonly Named[] {
  const { layout, factions, cards } = rules;
  const table: Named[] = [];
  const put = (at: number, parts: readonly (string | number)[], names: readonly string[] = [], from = 0): void => {
    table[at] = { name: parts.join('/'), names, from };
  };
  for (let index = 0; index < GENERATOR_CELLS; index += 1) put(index, ['generator', index + 1]);
  put(layout.loop, ['loop']);
  put(layout.rounds, ['rounds left']);
  rules.spaces.forEach(({ name }, space) => {
    const row = layout.spaces + space * layout.spaceStride;
    rules.columns.forEach((column, index) => {
      put(row + index, ['spaces', name, column.name]);
    });
    rules.markers.forEach((marker, index) => {
      put(row + layout.markers + index, ['markers', name, marker.name]);
    });
    if (!layout.marksMoves) return;
    const moved = layout.moved + space * rules.columns.length;
    rules.columns.forEach((column, index) => {
      put(moved + index, ['moved', name, column.name]);
    });
  });
  rules.boxes.forEach((box, row) => {
    rules.pieces.forEach(({ name }, piece) => {
      put(layout.boxes + row * rules.pieces.length + piece, ['boxes', box, name]);
    });
  });
  rules.tracks.forEach(({ name, boxes }, index) => {
    const named = (boxes ?? []).map((box, place) => box.name ?? `box ${place + 1}`);
    put(layout.tracks + index, ['tracks', name], named);
  });
  rules.counters.forEach((name, index) => {
    put(layout.counters + index, ['counters', name]);
  });
  const hands = layout.chitPlaces > HELD + 1 ? factions.map((name) => `held by ${name}`) : ['held'];
  rules.chits.forEach(({ name, family }, chit) => {
    const own = [rules.chitFamilies[family] ?? '', name];
    for (let place = 0; place < layout.chitPlaces; place += 1) {
      const where = PLACES.get(place) ?? hands[place - HELD] ?? String(place);
      put(layout.chits + chit * layout.chitPlaces + place, ['chits', ...own, where]);
    }
    if (rules.looks !== true) return;
    put(layout.seen + chit, ['seen', ...own], groupsOf(factions), 1);
    put(layout.depths + chit, ['depth', ...own]);
  });
  rules.order.places.forEach((name, index) => {
    put(layout.orderPlaces + index, ['order', name], factions);
  });
  rules.order.boxes.forEach((name, index) => {
    // What is neither closed nor taken is 0.
    put(layout.orderBoxes + index, ['boxes of the order', name], factions, 1);
  });
  put(layout.currentCard, ['card'], idsOf(rules), 1);
  put(layout.deckLength, ['deck']);
  cards.forEach(({ id, sides }, card) => {
    put(layout.deck + card, ['deck/place', card]);
    put(layout.played + card, ['played', id]);
    put(layout.cardSides + card, ['in play', id], sides, 1);
    if (layout.waiting.length > 0) put(layout.awaited + card, ['awaited', id], sides, 1);
  });
  const ends = [...factions.map((name) => `won by ${name}`), ...factions.map((name) => `lost by ${name}`), 'draw'];
  put(layout.outcome, ['outcome'], ends, 1);
  if (rules.degrees !== undefined) put(layout.degree, ['degree'], rules.degrees, 1);
  rules.options?.forEach(({ name }, index) => {
    put(layout.options + index, ['options', name]);
  });
  return table;
}

const PLACES: ReadonlyMap<number, string> = new Map([
  [POOL, 'in the pool'],
  [DRAWN, 'drawn'],
  [IN_PLAY, 'in play'],
  [ASIDE, 'aside'],
]);

/** Those who have seen a card, by the bits of their number, from 1. With very many factions the number stands for them. */
function groupsOf(factions: readonly string[]): readonly string[] {
  if (factions.length > 8) return [];
  return Array.from({ length: 2 ** factions.length - 1 }, (_, index) =>
    factions
      .filter((_faction, bit) => ((index + 1) & (1 << bit)) !== 0)
      .toSorted()
      .join(' + '),
  );
}
