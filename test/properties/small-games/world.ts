/** What a small game has, by name: drawn before any of its sentences is made. */
import type { Chance } from './chance.js';
import type { Namer, Words } from './names.js';

export interface SmallWorld {
  readonly factions: readonly { readonly name: string; readonly adjective: string }[];
  readonly states: readonly { readonly name: string; readonly verb: string | null }[];
  readonly pieces: readonly Piece[];
  readonly groups: readonly { readonly words: Words; readonly pieces: readonly Piece[] }[];
  readonly markers: readonly Marker[];
  readonly boxes: readonly string[];
  readonly tracks: readonly Track[];
  readonly counters: readonly string[];
  /** The optional rules: a number up to `to`, or one that is chosen or not. */
  readonly options: readonly { readonly name: string; readonly to: number | null }[];
  /** Null where the game has no order of play. */
  readonly order: { readonly places: readonly string[]; readonly boxes: readonly string[] } | null;
  /** What the two classes of procedures are called. */
  readonly classes: { readonly main: Words; readonly companion: Words };
  readonly kinds: readonly Words[];
  readonly areas: readonly {
    readonly words: Words;
    readonly kinds: readonly Words[];
    readonly spaces: readonly string[];
  }[];
  readonly spaces: readonly Space[];
  readonly families: readonly Family[];
  readonly cardKinds: readonly Words[];
  readonly cards: readonly Card[];
  /** Null where there is no deck. */
  readonly deck: Deck | null;
  /** Those made so far; a procedure conducts only what was made before it. */
  readonly procedures: Procedure[];
  readonly additional: { readonly name: string; readonly of: Procedure }[];
}

export interface Piece {
  readonly words: Words;
  readonly faction: number;
  readonly states: readonly string[];
  readonly inventory: number;
  readonly atMost: number | null;
  readonly barred: readonly Words[];
}

export interface Marker {
  readonly words: Words;
  readonly kinds: readonly Words[];
  readonly atMost: number | null;
  readonly supply: number | null;
  readonly closes: boolean;
  readonly other: string | null;
}

export interface Track {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The names of its boxes, null where one has none; null for a track of numbers. */
  readonly boxes: readonly (string | null)[] | null;
  /** Something is done where it passes a number. */
  readonly crosses: boolean;
}

export interface Space {
  readonly name: string;
  readonly kind: Words;
  readonly adjacent: string[];
}

export interface Family {
  readonly name: string;
  readonly faction: number;
  readonly chits: readonly string[];
  readonly aspects: readonly string[];
}

export interface Card {
  readonly code: string;
  readonly kind: Words;
  readonly isDealt: boolean;
  readonly sides: readonly ('event' | 'unshaded' | 'shaded')[];
  readonly capability: number | null;
}

export interface Deck {
  /** The kinds that are dealt alike. */
  readonly kinds: readonly Words[];
  readonly piles: number;
  readonly layers: readonly (readonly { readonly kind: Words; readonly count: number }[])[];
  readonly leftOut: number;
}

export interface Procedure {
  readonly name: string;
  /** That which is chosen in a turn, that which may accompany it, or neither: it is simply done. */
  readonly class: 'main' | 'companion' | null;
  /** Its place in the list; null where any may conduct it. */
  readonly faction: number | null;
  readonly selects: boolean;
  readonly quantities: readonly string[];
  readonly places: readonly string[];
  readonly conditions: readonly string[];
  /** Named alternatives and named steps, as they come up in its steps. */
  readonly alternatives: string[];
  readonly steps: string[];
  readonly moved: Piece[];
  counts: boolean;
}

/** Draws what a game has. Some games lack what others have: order of play, tracks, cards, and so on. */
export function drawWorld(chance: Chance, namer: Namer): SmallWorld {
  const has = (percent: number): boolean => chance.percent(percent);
  const many = <Item>(least: number, most: number, make: (index: number) => Item): readonly Item[] =>
    Array.from({ length: chance.from(least, most) }, (_, index) => make(index));

  const factions = many(1, chance.percent(60) ? 2 : 4, () => {
    const name = namer.name();
    return { name, adjective: has(60) ? name : namer.name() };
  });
  const kinds = many(1, 3, () => namer.words());
  const spaces = drawSpaces(chance, namer, kinds);
  const areas = has(25) ? many(1, 2, () => drawArea(chance, namer, kinds, spaces)) : [];
  const states = has(50) ? many(2, 3, () => ({ name: namer.name(), verb: has(40) ? namer.word() : null })) : [];
  const pieces = many(1, 4, (): Piece => ({
    words: namer.words(),
    faction: chance.below(factions.length),
    states: has(50) ? chance.some(states, 2).map(({ name }) => name) : [],
    inventory: chance.from(1, 8),
    atMost: has(25) ? chance.from(1, 3) : null,
    barred: has(20) && kinds.length > 1 ? [chance.one(kinds)] : [],
  }));
  const groups =
    has(30) && pieces.length > 1 ? many(1, 2, () => ({ words: namer.words(), pieces: chance.some(pieces, 2) })) : [];
  const order = has(70)
    ? {
        places: factions.map((_, index) => (has(70) ? `${ordinal(index)} ${namer.name()}`.slice(0, 80) : namer.name())),
        boxes: many(Math.max(2, factions.length), 4, () => namer.name()),
      }
    : null;
  const cardKinds = many(1, 3, () => namer.words());
  const { cards, deck } = drawCards(chance, cardKinds, factions.length);
  return {
    factions,
    states,
    pieces,
    groups,
    markers: drawMarkers(chance, namer, kinds),
    boxes: has(50) ? many(1, 2, () => namer.name()) : [],
    tracks: has(80) ? many(1, 3, () => drawTrack(chance, namer)) : [],
    counters: has(30) ? many(1, 2, () => namer.name()) : [],
    options: has(30) ? many(1, 2, () => ({ name: namer.name(), to: has(50) ? chance.from(1, 3) : null })) : [],
    order,
    kinds,
    areas,
    spaces,
    families: has(35) ? many(1, 2, () => drawFamily(chance, namer, factions.length)) : [],
    cardKinds,
    cards,
    deck,
    classes: {
      main: has(50) ? { one: 'Operation', many: 'Operations' } : namer.words(),
      companion: has(50) ? { one: 'Special Activity', many: 'Special Activities' } : namer.words(),
    },
    procedures: [],
    additional: [],
  };
}

function ordinal(index: number): string {
  return ['1st', '2nd', '3rd', '4th'][index] ?? '1st';
}

function drawSpaces(chance: Chance, namer: Namer, kinds: readonly Words[]): readonly Space[] {
  const spaces = Array.from({ length: chance.from(kinds.length, 6) }, (_, index): Space => {
    return { name: namer.name(), kind: kinds[index] ?? chance.one(kinds), adjacent: [] };
  });
  spaces.forEach((space, index) => {
    for (const other of spaces.slice(index + 1)) {
      if (!chance.percent(45)) continue;
      space.adjacent.push(other.name);
      other.adjacent.push(space.name);
    }
  });
  return spaces;
}

function drawArea(
  chance: Chance,
  namer: Namer,
  kinds: readonly Words[],
  spaces: readonly Space[],
): SmallWorld['areas'][number] {
  const words = namer.words();
  if (chance.percent(50)) return { words, kinds: chance.some(kinds, 2), spaces: [] };
  return { words, kinds: [], spaces: chance.some(spaces, chance.from(1, 3)).map(({ name }) => name) };
}

function drawMarkers(chance: Chance, namer: Namer, kinds: readonly Words[]): readonly Marker[] {
  if (chance.percent(30)) return [];
  const markers = Array.from({ length: chance.from(1, 3) }, (): Marker => ({
    words: namer.words(),
    kinds: chance.some(kinds, 2),
    atMost: chance.percent(50) ? chance.from(1, 2) : null,
    supply: chance.percent(50) ? chance.from(1, 4) : null,
    closes: chance.percent(10),
    other: null,
  }));
  const [first, second] = markers;
  if (first === undefined || second === undefined || chance.percent(60)) return markers;
  const common = { kinds: first.kinds, atMost: first.atMost, supply: first.supply };
  return [{ ...first, other: second.words.one }, { ...second, ...common, other: first.words.one }, ...markers.slice(2)];
}

function drawTrack(chance: Chance, namer: Namer): Track {
  const name = namer.name();
  if (chance.percent(60)) {
    const from = chance.one([0, 0, 0, 1, -3]);
    return { name, from, to: from + chance.from(1, 12), boxes: null, crosses: chance.percent(15) };
  }
  const count = chance.from(2, 4);
  const boxes = Array.from({ length: count }, (_, index) =>
    index === 0 || index === count - 1 || chance.percent(40) ? namer.name() : null,
  );
  return { name, from: 1, to: boxes.length, boxes, crosses: false };
}

function drawFamily(chance: Chance, namer: Namer, factions: number): Family {
  return {
    name: namer.name(),
    faction: chance.below(factions),
    chits: Array.from({ length: chance.from(1, 3) }, () => namer.name()),
    aspects: Array.from({ length: chance.from(0, 2) }, () => namer.name()),
  };
}

/** The cards, and a deck of some of them; cards without a deck, and neither, are possible too. */
function drawCards(
  chance: Chance,
  kinds: readonly Words[],
  factions: number,
): { readonly cards: readonly Card[]; readonly deck: Deck | null } {
  if (chance.percent(15)) return { cards: [], deck: null };
  const letter = chance.one(['C', 'H', 'X']);
  const dealt = chance.percent(30) ? kinds.slice(0, 1) : kinds.slice(0, Math.max(1, kinds.length - 1));
  const cards = Array.from({ length: chance.from(1, 6) }, (_, index): Card => {
    const kind = chance.percent(60) ? (kinds[0] ?? chance.one(kinds)) : chance.one(kinds);
    const isDealt = dealt.includes(kind);
    const sides = !isDealt ? [] : chance.percent(50) ? (['event'] as const) : (['unshaded', 'shaded'] as const);
    return {
      code: `${letter}${index + 1}`,
      kind,
      isDealt,
      sides,
      capability: chance.percent(30) ? chance.below(factions) : null,
    };
  });
  if (chance.percent(10)) return { cards, deck: null };
  return { cards, deck: deckOf(chance, kinds, dealt, cards) };
}

function deckOf(chance: Chance, kinds: readonly Words[], dealt: readonly Words[], cards: readonly Card[]): Deck | null {
  const [first] = dealt;
  if (first === undefined) return null;
  const counts = kinds.flatMap((kind) => {
    if (kind !== first && dealt.includes(kind)) return [];
    const there = cards.filter((card) => (kind === first ? card.isDealt : card.kind === kind)).length;
    return there === 0 ? [] : [{ kind, count: there }];
  });
  if (counts.length === 0) return null;
  const isSplit = chance.percent(40) && counts.every(({ count }) => count % 2 === 0);
  const layer = isSplit ? counts.map(({ kind, count }) => ({ kind, count: count / 2 })) : counts;
  const layers = layer.length > 1 && chance.percent(50) ? layer.map((part) => [part]) : [layer];
  const [top] = layers;
  const [part] = top ?? [];
  // Some cards stay in the box.
  if (!isSplit && part !== undefined && part.count > 1 && chance.percent(30)) {
    return {
      kinds: dealt,
      piles: 1,
      layers: [[{ ...part, count: part.count - 1 }, ...(top ?? []).slice(1)], ...layers.slice(1)],
      leftOut: 1,
    };
  }
  return { kinds: dealt, piles: isSplit ? 2 : 1, layers, leftOut: 0 };
}
