/** The tables of a game as the runtime wants them, its setup and its deck, straight from the World. */
import { setDeck } from '../../runtime/cards.js';
import { withLayout } from '../../runtime/layout.js';
import { setFactionAt } from '../../runtime/order.js';
import { shuffle } from '../../runtime/random.js';
import { DRAWN, HELD, POOL, type Rules } from '../../runtime/rules.js';
import { type Game, rowAt, setChitsAt, setCountAt, setInBox, setMarkersAt } from '../../runtime/state.js';
import type { World } from '../resolved/ir.js';
import { chosenOf, pathOf, setTrack } from './board.js';

/** The fingerprint is none of an emitted engine: a saved game of the one is not taken up by the other. */
export function tablesOf(world: World): Rules {
  return withLayout({
    name: world.name,
    edition: world.edition,
    fingerprint: 'interpreted',
    factions: world.factions.map(({ name }) => name),
    spaceKinds: world.spaceKinds.map(({ names }) => names.one),
    spaces: world.spaces.map(({ name, kind, treatedAs }) =>
      treatedAs.length === 0 ? { name, kind } : { name, kind, treatedAs },
    ),
    adjacent: world.spaces.map(({ adjacent }) => adjacent),
    pieces: world.pieces.map(({ names, faction, inventory, columns, placedAs, mostPerSpace, barred }) => {
      return { name: names.one, faction, inventory, columns, placedAs, mostPerSpace: mostPerSpace ?? Infinity, barred };
    }),
    columns: world.columns.map(({ piece, state, name }) => {
      return { piece, state: state === null ? null : rowAt(world.states, state).name, name };
    }),
    markers: world.markers.map(({ names, supply, sides, mostPerSpace, kinds, closes }) => {
      const row = {
        name: names.one,
        supply: supply ?? Infinity,
        mostPerSpace: mostPerSpace ?? Infinity,
        kinds,
        closes,
      };
      return supply === null || sides.length === 0 ? row : { ...row, sides };
    }),
    boxes: world.boxes.map(({ name }) => name),
    tracks: world.tracks.map(({ names, from, to, boxes }) =>
      boxes === null
        ? { name: names.one, from, to, boxes }
        : { name: names.one, from: 0, to: boxes.length - 1, boxes: boxes.map(({ name, value }) => ({ name, value })) },
    ),
    counters: world.counters.map(({ name }) => name),
    chitFamilies: world.families.map(({ name }) => name),
    chitOwners: world.families.map(({ faction }) => faction ?? -1),
    chitsOpen: world.families.map(({ open }) => open.map((place) => (place === 'held' ? HELD : DRAWN))),
    chits: world.chits.map(({ name, family, count, value, card }) =>
      card === null ? { name, family, count, value } : { name, family, count, value, card },
    ),
    cards: world.cards.map(({ code, title, kind, sides }) => {
      const kindName = (id: number): string => rowAt(world.cardKinds, id).names.one;
      const row = { id: code, title, kind: kindName(kind), sides: sides.map(({ name }) => name) };
      const onNext = sides.map(({ next }) => (next ?? []).map(kindName));
      const until = sides.map((side) => (side.until === 'turn' ? side.until : (side.until ?? []).map(kindName)));
      return {
        ...row,
        ...(sides.some(({ next }) => next !== null) ? { onNext } : {}),
        ...(sides.some((side) => side.until !== null) ? { until } : {}),
      };
    }),
    order: {
      places: world.orderPlaces.map(({ name }) => name),
      boxes: world.orderBoxes.map(({ name }) => name),
    },
    ...(world.degrees.length === 0 ? {} : { degrees: world.degrees.map(({ name }) => name) }),
    ...(world.options.length === 0
      ? {}
      : {
          options: world.options.map(({ name, isNumber, from, to, otherwise }) => {
            return { name, isNumber, from, to, otherwise };
          }),
        }),
    ...(world.values.length === 0
      ? {}
      : { valueNames: world.values.map(({ name }) => name), values: world.values.map(({ numbers }) => numbers) }),
    ...(world.values.every(({ lists }) => lists === null)
      ? {}
      : {
          lists: world.values.map(({ lists }) =>
            lists === null ? [] : world.cards.map((_, card) => lists[card] ?? []),
          ),
        }),
    ...(world.paths.length === 0 ? {} : { paths: world.pieces.map((_, piece) => pathOf(world, piece)) }),
    ...(world.marksMoves ? { marksMoves: true as const } : {}),
    ...(world.looks ? { looks: true as const } : {}),
    procedures: world.procedures.map(({ name }) => name),
  });
}

/** Sets up the board. */
export function setUp(world: World, game: Game): void {
  const { setup } = world;
  setup.tracks.forEach((value, track) => {
    setTrack(world, game, track, value);
  });
  setup.order.forEach((faction, place) => {
    setFactionAt(game, place, faction);
  });
  world.chits.forEach(({ count }, chit) => {
    setChitsAt(game, chit, POOL, count);
  });
  for (const { box, piece, count } of setup.boxes) setInBox(game, box, piece, count);
  for (const { space, pieces, markers } of setup.spaces) {
    for (const { piece, count } of pieces) setCountAt(game, space, rowAt(world.pieces, piece).placedAs, count);
    for (const { marker, count } of markers) setMarkersAt(game, marker, space, count);
  }
}

/** Shuffles the cards of each kind, then deals pile after pile, each layer shuffled by itself. */
export function dealDeck(world: World, game: Game): void {
  const { piles, layers, dealtAs, onlyWith } = world.setup.deck;
  const stacks = new Map<number, number[]>();
  for (const { kind } of layers.flat()) {
    if (stacks.has(kind)) continue;
    const isDealt = (own: number): boolean => (dealtAs.find((it) => it.kind === own)?.as ?? own) === kind;
    const cards = world.cards.flatMap((card, id) => (isDealt(card.kind) ? [id] : []));
    const needed = onlyWith.find((it) => it.kind === kind);
    const isDealtAtAll = needed === undefined || chosenOf(game, needed.option) > 0;
    stacks.set(kind, isDealtAtAll ? shuffle(game, cards) : []);
  }
  const deck: number[] = [];
  for (let pile = 0; pile < piles; pile += 1) {
    for (const layer of layers) {
      const cards = layer.flatMap(({ kind, count }) => stacks.get(kind)?.splice(0, count) ?? []);
      deck.push(...shuffle(game, cards));
    }
  }
  setDeck(game, deck);
}
