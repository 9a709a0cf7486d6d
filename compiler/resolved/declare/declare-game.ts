/** Gives ids to what the game's file declares, in the order of that file. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type {
  CardDocument,
  GameDocument,
  OptionDeclaration,
  PieceDeclaration,
  TrackDeclaration,
  Words,
} from '../../surface/documents.js';
import type { DeclaredTrack, Declarations } from './declarations.js';
import type { ColumnId, GameOption, Marker, Names, Piece, PieceId, StateId, MarkerId, TrackId } from '../ir.js';
import { kindsAllowed } from './allowed-kinds.js';
import { idOf, idOrFirst, idsOf } from './lookup.js';
import type { Tables } from './tables.js';

export type GameDeclarations = Pick<
  Declarations,
  | 'always'
  | 'factions'
  | 'states'
  | 'pieces'
  | 'columns'
  | 'groups'
  | 'lifted'
  | 'degrees'
  | 'options'
  | 'markers'
  | 'boxes'
  | 'resources'
  | 'control'
  | 'tracks'
  | 'counters'
  | 'orderPlaces'
  | 'orderBoxes'
  | 'classes'
  | 'cardKinds'
>;

/** The game's declarations; names that stand for nothing go to `diagnostics`. */
export function declareGame(
  game: GameDocument,
  cards: readonly CardDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): GameDeclarations {
  const named = (name: GameDocument['name']) => ({ name: name.text, declared: name.span });
  const worded = (words: Words) => ({ names: namesOf(words), declared: words.one.span });
  return {
    factions: game.factions.map(({ name, adjective, isPlayed }) => ({
      ...named(name),
      adjective: adjective.text,
      isPlayed,
    })),
    states: game.states.map(({ name, verb }) => ({ ...named(name), verb: verb?.text ?? null })),
    always: game.always === null ? null : idOf(diagnostics, tables.states, game.always),
    ...declarePieces(game, cards, tables, diagnostics),
    groups: game.groups.map(({ words, pieces }) => ({
      names: namesOf(words),
      pieces: idsOf(diagnostics, tables.pieces, pieces),
      declared: (words.many ?? words.one).span,
    })),
    lifted: idsOf(diagnostics, tables.pieces, game.lifted),
    degrees: game.degrees.map(named),
    options: game.options.map(declareOption),
    markers: declareMarkers(game, tables, diagnostics),
    boxes: game.boxes.map(named),
    resources: declareResources(game, tables, diagnostics),
    control: game.control.flatMap(({ faction, spaces }) => {
      const id = idOf(diagnostics, tables.factions, faction);
      return id === null || spaces === null ? [] : [{ faction: id, spaces }];
    }),
    tracks: game.tracks.map(declareTrack),
    counters: game.counters.map(named),
    orderPlaces: game.orderPlaces.map(named),
    orderBoxes: game.orderBoxes.map(named),
    classes: game.classes.map(worded),
    cardKinds: game.cardKinds.map((it) => ({
      ...worded(it),
      held: it.isHeld,
      handLimit: it.handLimit?.value ?? null,
    })),
  };
}

function declareMarkers(game: GameDocument, tables: Tables, diagnostics: Diagnostic[]): readonly Marker[] {
  const others = game.markers.map(({ other }) => (other === null ? null : idOf(diagnostics, tables.markers, other)));
  const supplyOf = (index: number): number | null => game.markers[index]?.supply?.value ?? null;
  return game.markers.map((it, index) => {
    const sides = others.flatMap((other, side): readonly MarkerId[] => {
      const isSide = (other !== null && Number(other) === index) || Number(others[index] ?? -1) === side;
      return isSide ? [side as MarkerId] : [];
    });
    const ofSides = sides.flatMap((side) => supplyOf(side) ?? []);
    return {
      names: namesOf(it.words),
      supply: supplyOf(index) ?? (ofSides.length === 0 ? null : Math.min(...ofSides)),
      mostPerSpace: it.mostPerSpace?.value ?? null,
      kinds: idsOf(diagnostics, tables.spaceKinds, it.kinds),
      other: others[index] ?? null,
      sides,
      closes: it.closes,
      declared: it.words.one.span,
    };
  });
}

/** A name with its plural, which is the name itself where there is no other word. */
export function namesOf(words: Words): Names {
  return {
    one: words.one.text,
    many: (words.many ?? words.one).text,
    aliases: words.aliases.map((alias) => alias.text),
  };
}

function declarePieces(
  game: GameDocument,
  cards: readonly CardDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): Pick<Declarations, 'pieces' | 'columns'> {
  const columns: Declarations['columns'][number][] = [];
  const pieces = game.pieces.map((it, index): Piece => {
    const piece = index as PieceId;
    const states = idsOf(diagnostics, tables.states, it.states);
    const first = columns.length;
    columns.push(...columnsOf(it, piece, states, game));
    const names = namesOf(it.words);
    const opened = kindsAllowed(cards, tables, [names.one, names.many, ...names.aliases]);
    const barred = idsOf(diagnostics, tables.spaceKinds, it.barred);
    const own = columns.slice(first).map((_, offset) => (first + offset) as ColumnId);
    return {
      names,
      faction: idOrFirst(diagnostics, tables.factions, it.faction),
      inventory: it.inventory?.value ?? 0,
      columns: own,
      placedAs: first as ColumnId,
      mostPerSpace: it.mostPerSpace?.value ?? null,
      barred: barred.filter((kind) => !opened.has(kind)),
      openedByCards: barred.filter((kind) => opened.has(kind)),
      declared: it.words.one.span,
    };
  });
  return { pieces, columns };
}

/** One column for each state, named `Hidden Runner`; one named like the piece where it has no states. */
function columnsOf(
  it: PieceDeclaration,
  piece: PieceId,
  states: readonly StateId[],
  game: GameDocument,
): Declarations['columns'] {
  const name = it.words.one.text;
  if (states.length === 0) return [{ piece, state: null, name }];
  return states.map((state) => ({ piece, state, name: `${game.states[state]?.name.text ?? ''} ${name}` }));
}

/** Without a range, it is chosen or not: 1 or 0. */
function declareOption({ name, from, to, otherwise }: OptionDeclaration): GameOption {
  const isNumber = from !== null || to !== null;
  const least = from?.value ?? 0;
  const byDefault = isNumber ? Number(otherwise?.text ?? least) : Number(otherwise?.text === 'chosen');
  return { name: name.text, isNumber, from: least, to: to?.value ?? 1, otherwise: byDefault, declared: name.span };
}

/** Each with its tracks, which stand behind the tracks of the game, resource by resource and faction by faction. */
function declareResources(
  game: GameDocument,
  tables: Tables,
  diagnostics: Diagnostic[],
): GameDeclarations['resources'] {
  return game.resources.map(({ words, of }) => {
    if (of !== null) idsOf(diagnostics, tables.factions, of);
    const many = words.many ?? words.one;
    return {
      names: namesOf(words),
      tracks: game.factions.map(({ adjective }) => {
        const name = `${adjective.text} ${many.text}`;
        const at = game.tracks.findIndex(
          ({ words: { one } }) => one.text === name && one.span.start === many.span.start,
        );
        return at === -1 ? null : (at as TrackId);
      }),
      declared: words.one.span,
    };
  });
}

/** A track of boxes runs over their places, from 0; another one over its numbers. */
function declareTrack(it: TrackDeclaration): DeclaredTrack {
  const boxes = it.boxes?.map((box) => ({ name: box.name?.text ?? null, value: box.value })) ?? null;
  return {
    names: namesOf(it.words),
    from: boxes === null ? (it.from?.value ?? 0) : 0,
    to: boxes === null ? (it.to?.value ?? 0) : boxes.length - 1,
    boxes,
    declared: it.words.one.span,
  };
}
