/** What is drawn and read of a game, beside its positions. */
import { languages } from '../../compiler/languages/codes.js';
import { playedFactions } from '../../compiler/resolved/players.js';
import type { GameOption, Space, Track } from '../../compiler/resolved/ir.js';
import type { Book } from '../../compiler/table/book.js';
import { cardRead } from '../../compiler/table/reading.js';
import type { GameShown, SpaceShown, TrackShown } from '../protocol.js';

export function gameShown(book: Book): GameShown {
  const { world, spec, locale } = book;
  const { factions, boxes, paths, pieces, columns, states } = world;
  return {
    title: locale.name(world.title),
    madeUp: world.provenance.text,
    languages: languages.filter((code) => code === 'en' || spec.languages.some((it) => it.language.text === code)),
    factions: factions.map(({ name }) => name),
    players: playedFactions(factions).flatMap((id) => factions[id]?.name ?? []),
    spaces: world.spaces.map((space, id) => spaceShown(book, space, id)),
    boxes: ['Available', ...boxes.map(({ name }) => name)],
    paths: paths.map(({ name, spaces }) => ({ name, spaces: spaces.map((id) => world.spaces[id]?.name ?? '') })),
    tracks: world.tracks.map(trackShown),
    pieces: pieces.map((piece) => {
      const own = piece.columns.flatMap((id) => columns[id] ?? []);
      const stateOf = (id: (typeof own)[number]): string | null =>
        id.state === null ? null : (states[id.state]?.name ?? null);
      return {
        name: piece.names.one,
        faction: factions[piece.faction]?.name ?? null,
        states: own.flatMap((column) => stateOf(column) ?? []),
        columns: own.map((column) => ({ name: column.name, state: stateOf(column) })),
      };
    }),
    markers: world.markers.map(({ names }) => names.one),
    cards: world.cards.map(({ code }) => cardRead(book, code)),
    options: world.options.map((option) => ({ name: option.name, values: valuesOf(option) })),
  };
}

function spaceShown({ world, locale }: Book, space: Space, id: number): SpaceShown {
  const { name, kind, adjacent, at } = space;
  const ofSpaces = world.values.filter(({ of, lists }) => of === 'spaces' && lists === null);
  return {
    name,
    shown: locale.name(name),
    kind: world.spaceKinds[kind]?.names.one ?? '',
    adjacent: adjacent.map((other) => world.spaces[other]?.name ?? ''),
    at,
    drawn: world.spaceKinds[kind]?.drawn ?? null,
    values: Object.fromEntries(ofSpaces.map((value) => [value.name, value.numbers[id] ?? 0])),
  };
}

function trackShown({ names, from, to, boxes }: Track): TrackShown {
  if (boxes === null) return { name: names.one, least: from, most: to, boxes };
  return {
    name: names.one,
    least: 1,
    most: boxes.length,
    boxes: boxes.map(({ name, value }) => name ?? String(value)),
  };
}

function valuesOf({ isNumber, from, to }: GameOption): readonly string[] {
  if (!isNumber) return ['not chosen', 'chosen'];
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
