/** The words in which a scenario speaks of the board, each with what it means in ids. */
import { folded } from '../diagnostics/nearest.js';
import type {
  BoxId,
  CardId,
  ChitId,
  ColumnId,
  CounterId,
  DegreeId,
  FactionId,
  FamilyId,
  MarkerId,
  OptionId,
  OrderPlaceId,
  PieceId,
  ProcedureId,
  SpaceId,
  TrackId,
  ValueId,
  World,
} from '../resolved/ir.js';
import { isTable } from '../resolved/declare/declare-tables.js';
import { labelsOf } from './labels.js';

/** How many a word stands for, and the word for the other number; an alias, and a word for both, may stand for any. */
export interface Worded {
  readonly form: 'one' | 'many' | 'both';
  readonly other: string;
}

/** A word for what lies in spaces and boxes. */
export type Noun = Thing & Worded;

type Thing =
  | {
      readonly kind: 'pieces';
      readonly columns: readonly ColumnId[];
      readonly pieces: readonly PieceId[];
      readonly withState: boolean;
    }
  | { readonly kind: 'marker'; readonly marker: MarkerId };

/** What something is called. */
interface Words {
  readonly one: string;
  readonly many: string;
  readonly aliases: readonly string[];
}

/** Names as written, by their folded form. The first of several things with one name keeps it. */
export interface Vocabulary {
  readonly spaces: Table<SpaceId>;
  readonly boxes: Table<BoxId | 'available'>;
  readonly tracks: Table<TrackId>;
  readonly counters: Table<CounterId>;
  /** Options with a number, and those that are chosen or not. */
  readonly optionNumbers: Table<OptionId>;
  readonly options: Table<OptionId>;
  readonly families: Table<FamilyId>;
  readonly degrees: Table<DegreeId>;
  readonly nouns: Table<Noun>;
  readonly chits: Table<ChitId>;
  readonly places: Table<OrderPlaceId>;
  readonly factions: Table<FactionId>;
  readonly cards: Table<CardId>;
  /** Values of cards: numbers, and lists of pieces. */
  readonly cardNumbers: Table<ValueId>;
  readonly cardLists: Table<ValueId>;
  readonly procedures: Table<ProcedureId>;
  readonly markers: Table<MarkerId>;
  /** The words of options. */
  readonly labels: () => Table<string>;
}

export interface Table<T> {
  /** The thing with this name, or null. */
  find(name: string): T | null;
  /** Every name as it is declared. */
  readonly names: readonly string[];
}

export function vocabularyOf(world: World): Vocabulary {
  const spaces = words<SpaceId>();
  const boxes = words<BoxId | 'available'>();
  const tracks = words<TrackId>();
  const counters = words<CounterId>();
  const optionNumbers = words<OptionId>();
  const options = words<OptionId>();
  const families = words<FamilyId>();
  const degrees = words<DegreeId>();
  const nouns = words<Noun>();
  const addNoun = ({ one, many, aliases }: Words, thing: Thing): void => {
    nouns.add([one], { ...thing, form: one === many ? 'both' : 'one', other: many });
    nouns.add([many], { ...thing, form: 'many', other: one });
    nouns.add(aliases, { ...thing, form: 'both', other: '' });
  };
  const chits = words<ChitId>();
  const places = words<OrderPlaceId>();
  const factions = words<FactionId>();
  const cards = words<CardId>();
  const cardNumbers = words<ValueId>();
  const cardLists = words<ValueId>();
  const procedures = words<ProcedureId>();
  const markers = words<MarkerId>();

  world.spaces.forEach((space, id) => {
    spaces.add([space.name, ...space.aliases], id as SpaceId);
  });
  boxes.add(['Available'], 'available');
  world.boxes.forEach((box, id) => {
    boxes.add([box.name], id as BoxId);
  });
  world.tracks.forEach(({ names }, id) => {
    tracks.add([names.one, names.many, ...names.aliases], id as TrackId);
  });
  world.factions.forEach(({ name }, id) => {
    factions.add([name], id as FactionId);
  });
  world.degrees.forEach(({ name }, id) => {
    degrees.add([name], id as DegreeId);
  });
  world.cards.forEach(({ code }, id) => {
    cards.add([code], id as CardId);
  });
  world.values.forEach(({ name, of, lists }, id) => {
    if (of === 'cards') (lists === null ? cardNumbers : cardLists).add([name], id as ValueId);
  });
  world.families.forEach(({ name }, id) => {
    families.add([name], id as FamilyId);
  });

  world.pieces.forEach(({ names, columns }, id) => {
    const pieces = [id as PieceId];
    addNoun(names, { kind: 'pieces', columns, pieces, withState: false });
    for (const column of columns) {
      const state = world.columns[column]?.state ?? null;
      if (state === null) continue;
      const adjective = world.states[state]?.name ?? '';
      const inState = (word: string): string => `${adjective} ${word}`;
      const called = { one: inState(names.one), many: inState(names.many), aliases: names.aliases.map(inState) };
      addNoun(called, { kind: 'pieces', columns: [column], pieces, withState: true });
    }
  });
  world.groups.forEach(({ names, pieces }) => {
    addNoun(names, anyOf(world, pieces));
  });
  world.factions.forEach(({ adjective }, faction) => {
    const own = world.pieces.flatMap((piece, id) => (piece.faction === faction ? [id as PieceId] : []));
    addNoun({ one: `${adjective} piece`, many: `${adjective} pieces`, aliases: [] }, anyOf(world, own));
  });
  world.markers.forEach(({ names }, id) => {
    const called = [names.one, names.many, ...names.aliases];
    addNoun(names, { kind: 'marker', marker: id as MarkerId });
    markers.add(called, id as MarkerId);
  });
  world.chits.forEach(({ name, card }, id) => {
    chits.add([name, ...(card === null ? [] : [world.cards[card]?.code ?? name])], id as ChitId);
  });
  world.options.forEach(({ name, isNumber }, id) => {
    (isNumber ? optionNumbers : options).add([name], id as OptionId);
  });
  world.counters.forEach(({ name }, id) => {
    counters.add([name], id as CounterId);
  });
  world.procedures.forEach(({ name }, id) => {
    // A table of results is given a number by the sentence that looks it up.
    if (!isTable(world, id)) procedures.add([name], id as ProcedureId);
  });
  world.orderPlaces.forEach(({ name }, id) => {
    places.add([name], id as OrderPlaceId);
  });
  let labels: Table<string> | null = null;
  return {
    ...{
      spaces,
      boxes,
      tracks,
      counters,
      optionNumbers,
      options,
      families,
      degrees,
      nouns,
      chits,
      places,
      factions,
      cards,
      cardNumbers,
      cardLists,
      procedures,
      markers,
    },
    labels: () => (labels ??= labelsOf(world)),
  };
}

function anyOf(world: World, pieces: readonly PieceId[]): Thing {
  const columns = pieces.flatMap((piece) => world.pieces[piece]?.columns ?? []);
  return { kind: 'pieces', columns, pieces, withState: false };
}

interface WritableTable<T> extends Table<T> {
  add(names: readonly string[], thing: T): void;
}

function words<T>(): WritableTable<T> {
  const byName = new Map<string, T>();
  const names: string[] = [];
  return {
    names,
    find: (name) => byName.get(folded(name)) ?? null,
    add: (own, thing) => {
      for (const name of own) {
        if (byName.has(folded(name))) continue;
        byName.set(folded(name), thing);
        names.push(name);
      }
    },
  };
}
