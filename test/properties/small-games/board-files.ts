/** The files of a small game that declare what there is: the game, its map, its setup, its chits. */
import { listed, type Making, placeOf, record, rule, withoutProcedures, worded } from './making.js';
import { steps } from './steps.js';
import { block, type Block, type Entry, type Tree, type TreeFile } from './tree.js';
import type { SmallWorld } from './world.js';

/** `game.yaml`; `play` is the procedure that plays a whole game. */
export function gameFile(making: Making, play: string): TreeFile {
  const { chance, namer, world } = making;
  const title = chance.percent(80) ? 'A small game' : namer.name();
  const { order } = world;
  const root = block(
    ['game', title],
    ['title', title],
    ['cites', 'SG'],
    ['edition', '1'],
    ['play', play],
    ['factions', record(world.factions, ({ name, adjective }) => [name, block(['adjective', adjective], rule())])],
    ['states', record(world.states, ({ name, verb }) => [name, block(['verb', verb], rule())])],
    ['always', world.states.length > 0 && chance.percent(30) ? chance.one(world.states).name : null],
    ['pieces', piecesOf(world)],
    [
      'groups',
      record(world.groups, ({ words: { one, many }, pieces }) => [
        many,
        block(['singular', one === many ? null : one], ['pieces', pieces.map(({ words }) => words.one)], rule()),
      ]),
    ],
    [
      'taken from the map',
      world.pieces.length > 0 && chance.percent(15)
        ? block(['pieces', [chance.one(world.pieces).words.one]], rule())
        : null,
    ],
    ['markers', markersOf(world)],
    ['boxes', record(world.boxes, (name) => [name, block(rule())])],
    ['tracks', record(world.tracks, (track) => trackOf(making, track))],
    ['counters', record(world.counters, (name) => [name, block(rule())])],
    [
      'options',
      record(world.options, ({ name, to }) => [
        name,
        to === null ? block(rule()) : block(['from', 0], ['to', to], ['default', chance.from(0, to)], rule()),
      ]),
    ],
    ['order of play', order === null ? null : block(rule(), ['places', order.places], ['boxes', order.boxes])],
    ['classes', { entries: [worded(world.classes.main), worded(world.classes.companion)] }],
    ['card kinds', record(world.cardKinds, (it) => worded(it))],
    ['standing rules', chance.percent(15) ? [block(rule(), ['effect', silentSteps(making)])] : null],
  );
  return { path: 'game.yaml', root };
}

function piecesOf({ pieces, factions }: SmallWorld): Block | null {
  return record(pieces, ({ words, faction, inventory, states, atMost, barred }) =>
    worded(
      words,
      ['faction', factions[faction]?.name ?? ''],
      ['inventory', inventory],
      ['states', listed(states)],
      ['at most', atMost],
      ['never in', listed(barred.map(({ one }) => one))],
    ),
  );
}

function markersOf({ markers }: SmallWorld): Block | null {
  return record(markers, ({ words, kinds, atMost, supply, other, closes }) =>
    worded(
      words,
      ['in', kinds.map(({ one }) => one)],
      ['at most', atMost],
      ['supply', supply],
      ['flips to', other],
      ['closes its space', closes ? true : null],
    ),
  );
}

function silentSteps(making: Making): readonly Tree[] {
  return steps(placeOf(making, { silent: true, depth: 2 }), making.namer, 2);
}

function trackOf(making: Making, { name, from, to, boxes, crosses }: SmallWorld['tracks'][number]): Entry {
  const { chance } = making;
  if (boxes === null) {
    if (!crosses || to < 1) return [name, block(['from', from], ['to', to], rule())];
    const value = String(Math.max(1, to - 1, from + 1));
    const crossings: Block = { entries: [[value, block(rule(), ['effect', crossingSteps(making, name)])]] };
    return [name, block(['from', from], ['to', to], rule(), [chance.one(['rising to', 'falling below']), crossings])];
  }
  const [first] = boxes;
  const beyond =
    first === undefined || first === null || chance.percent(70)
      ? null
      : block([first, block(rule(), ['effect', silentSteps(making)])]);
  const list = boxes.map((box) => block(['name', box], ['value', chance.from(0, 3)]));
  return [name, block(rule(), ['boxes', list], ['beyond', beyond])];
}

/** What is done where a track passes a number; the track itself moves there seldom, which would go on and on. */
function crossingSteps(making: Making, track: string): readonly Tree[] {
  const quiet = withoutProcedures(making);
  const tracks = making.world.tracks.filter(({ name }) => name !== track || making.chance.percent(4));
  return steps(placeOf({ ...quiet, world: { ...quiet.world, tracks } }, { depth: 2 }), making.namer, 2);
}

export function mapFile({ namer, world }: Making): TreeFile {
  const root = block(
    ['map', namer.name()],
    rule(),
    ['kinds', record(world.kinds, (it) => worded(it))],
    [
      'areas',
      record(world.areas, ({ words, kinds, spaces }) =>
        worded(words, ['kinds', listed(kinds.map(({ one }) => one))], ['spaces', listed(spaces)]),
      ),
    ],
    [
      'spaces',
      record(world.spaces, ({ name, kind, adjacent }) => [name, block(['kind', kind.one], ['adjacent', adjacent])]),
    ],
  );
  return { path: 'map.yaml', root };
}

export function setupFile(making: Making): TreeFile {
  const { chance, namer, world } = making;
  const { inBoxes, inSpaces } = dispersed(making);
  const { deck } = world;
  const layer = (parts: NonNullable<typeof deck>['layers'][number]): Block => ({
    entries: parts.map(({ kind, count }): Entry => [kind.one, count]),
  });
  const root = block(
    ['setup', namer.name()],
    rule('2'),
    ['tracks', record(world.tracks, ({ name, from, to }) => [name, chance.from(from, to)])],
    ['order of play', world.order === null ? null : chance.shuffled(world.factions).map(({ name }) => name)],
    ['boxes', inBoxes],
    ['spaces', inSpaces],
    [
      'deck',
      deck === null
        ? null
        : block(
            ['kinds', deck.kinds.map(({ one }) => one)],
            ['piles', deck.piles],
            ['each pile, from the top', deck.layers.map(layer)],
            ['only with', onlyWith(making)],
            ['left out', deck.leftOut],
          ),
    ],
  );
  return { path: 'setup.yaml', root };
}

type Counts = Map<string, Map<string, number>>;

/** Each piece somewhere, and some markers. */
function dispersed({ chance, world }: Making): { readonly inBoxes: Block | null; readonly inSpaces: Block | null } {
  const boxes: Counts = new Map();
  const spots: Counts = new Map();
  for (const piece of world.pieces) {
    for (let left = piece.inventory; left > 0; left -= 1) {
      const space = chance.any(world.spaces);
      const there = spots.get(space?.name ?? '')?.get(piece.words.one) ?? 0;
      const isFull = space === null || there >= (piece.atMost ?? 99) || piece.barred.includes(space.kind);
      if (!isFull && chance.percent(50)) put(spots, space.name, piece.words.one);
      else put(boxes, chance.percent(85) ? 'Available' : chance.one(['Available', ...world.boxes]), piece.words.one);
    }
  }
  for (const { words, kinds, closes } of world.markers) {
    const space = chance.any(world.spaces);
    if (space !== null && kinds.includes(space.kind) && chance.percent(40) && !closes)
      put(spots, space.name, words.one);
  }
  return { inBoxes: holding(boxes), inSpaces: holding(spots) };
}

function put(places: Counts, where: string, what: string): void {
  const there = places.get(where) ?? new Map<string, number>();
  there.set(what, (there.get(what) ?? 0) + 1);
  places.set(where, there);
}

function holding(places: Counts): Block | null {
  return record([...places], ([where, counts]) => [where, { entries: [...counts] }]);
}

export function chitFiles(making: Making): readonly TreeFile[] {
  const { chance, namer, world } = making;
  const quiet = withoutProcedures(making);
  return world.families.map((family, index) => {
    const kinds = family.chits.map((name): Entry => {
      // Chits resolve no chits: that might go on and on.
      const place = placeOf(
        { ...quiet, world: { ...quiet.world, families: [] } },
        { depth: 2, acting: family.faction },
      );
      const aspects = family.aspects.map(
        (aspect) => [aspect, chance.percent(20) ? ['nothing'] : steps(place, namer, 2)] as const,
      );
      return [
        name,
        block(
          ['count', chance.from(1, 3)],
          ['value', chance.percent(60) ? chance.from(0, 3) : null],
          rule(),
          ...aspects,
        ),
      ];
    });
    const root = block(
      ['chits', family.name],
      rule(),
      ['faction', world.factions[family.faction]?.name ?? ''],
      ['drawn', chance.percent(20) ? 'held' : null],
      ['kinds', { entries: kinds }],
    );
    return { path: index === 0 ? 'chits.yaml' : `${namer.file('more-chits')}.yaml`, root };
  });
}

/** A kind of card that is in the deck only where an option is chosen. */
function onlyWith({ chance, world }: Making): Block | null {
  const option = world.options.find(({ to }) => to === null);
  const alike = world.deck?.kinds.map(({ one }) => one) ?? [];
  const layers = world.deck?.layers.flat().filter(({ kind }) => alike.indexOf(kind.one) < 1) ?? [];
  const kind = chance.any(layers)?.kind.one;
  return option === undefined || kind === undefined || chance.percent(40) ? null : block([kind, option.name]);
}
