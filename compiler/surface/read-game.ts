/** From the file whose first key is `game`. */
import {
  nameOf,
  asMap,
  countAt,
  entriesAt,
  itemsAt,
  keysAt,
  mapAt,
  nameAt,
  namesAt,
  scalarAt,
  textAt,
  valueAt,
  valuesOf,
  wordsOf,
} from './read-node.js';
import type { YamlEntry, YamlMap, YamlNode } from '../yaml/node.js';
import type {
  Crossing,
  CrossingWay,
  FactionDeclaration,
  GameDocument,
  MarkerDeclaration,
  PieceDeclaration,
  TrackBox,
  TrackDeclaration,
  ValueDeclaration,
} from './documents.js';
import type { SentenceReader } from './read-sentences.js';

/** What a game declares. */
export function readGame(root: YamlMap, sentences: SentenceReader): GameDocument {
  const order = mapAt(root, 'order of play');
  const name = nameAt(root, 'game');
  const factions = entriesAt(root, 'factions').map(readFaction);
  const resources = entriesAt(root, 'resources');
  return {
    name: name ?? { text: '', span: root.span },
    title: textAt(root, 'title'),
    cites: textAt(root, 'cites'),
    edition: textAt(root, 'edition'),
    play: nameAt(root, 'play'),
    turn: nameAt(root, 'turn'),
    complete: scalarAt(root, 'complete')?.span ?? null,
    factions,
    states: entriesAt(root, 'states').map((entry) => ({
      name: nameOf(entry.key),
      verb: nameAt(asMap(entry.value), 'verb'),
    })),
    always: nameAt(root, 'always'),
    pieces: entriesAt(root, 'pieces').map(readPiece),
    groups: entriesAt(root, 'groups').map(readGroup),
    values: entriesAt(root, 'values').map(readValue),
    degrees: namesAt(root, 'degrees'),
    options: entriesAt(root, 'options').map(({ key, value }) => {
      const map = asMap(value);
      const range = { from: countAt(map, 'from'), to: countAt(map, 'to') };
      return { name: nameOf(key), ...range, otherwise: nameAt(map, 'default') };
    }),
    lifted: namesAt(mapAt(root, 'taken from the map'), 'pieces'),
    markers: entriesAt(root, 'markers').map(readMarker),
    boxes: keysAt(root, 'boxes'),
    resources: resources.map(readResource),
    control: entriesAt(mapAt(root, 'control'), 'by').map(({ key, value }) => {
      const faction = nameOf(key);
      const isText = value?.kind === 'scalar';
      return { faction, spaces: isText ? sentences.nounPhrase(value, `control by ${faction.text}`) : null };
    }),
    tracks: [
      ...entriesAt(root, 'tracks').map((entry) => readTrack(entry, sentences)),
      ...resources.flatMap((entry) => tracksOf(entry, factions)),
    ],
    counters: keysAt(root, 'counters'),
    orderPlaces: namesAt(order, 'places'),
    orderBoxes: namesAt(order, 'boxes'),
    classes: entriesAt(root, 'classes').map(wordsOf),
    cardKinds: entriesAt(root, 'card kinds').map((entry) => ({
      ...wordsOf(entry),
      isHeld: nameAt(asMap(entry.value), 'held by') !== null,
      handLimit: countAt(asMap(entry.value), 'hand limit'),
    })),
    standing: itemsAt(root, 'standing rules').map((item) => {
      const map = asMap(item);
      const rule = textAt(map, 'rule');
      const effect = sentences.effect(valueAt(map, 'effect'), item.span, `standing rule ${rule}`);
      return { rule, effect, span: item.span };
    }),
    span: root.span,
  };
}

function readFaction(entry: YamlEntry): FactionDeclaration {
  const name = nameOf(entry.key);
  const map = asMap(entry.value);
  return { name, adjective: nameAt(map, 'adjective') ?? name, isPlayed: nameAt(map, 'played by') === null };
}

function readResource(entry: YamlEntry): GameDocument['resources'][number] {
  const of = namesAt(asMap(entry.value), 'of');
  return { words: wordsOf(entry), of: of.length === 0 ? null : of };
}

/** The track of a resource for each faction that has it: `Crown Marks`, in sentences also `Crown's Marks`. */
function tracksOf(entry: YamlEntry, factions: readonly FactionDeclaration[]): readonly TrackDeclaration[] {
  const { words, of } = readResource(entry);
  const map = asMap(entry.value);
  const { text: many, span } = words.many ?? words.one;
  const owners = factions.filter(({ name }) => of === null || of.some(({ text }) => text === name.text));
  return owners.map(({ name, adjective }) => ({
    words: {
      one: { text: `${adjective.text} ${many}`, span },
      many: null,
      aliases: [{ text: `${possessive(name.text)} ${many}`, span }],
    },
    from: countAt(map, 'from') ?? { value: 0, span },
    to: countAt(map, 'to'),
    boxes: null,
    beyond: [],
    crossings: [],
  }));
}

/** Behind an `s` stands the sign alone. */
function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

function readPiece(entry: YamlEntry): PieceDeclaration {
  const map = asMap(entry.value);
  return {
    words: wordsOf(entry),
    faction: nameAt(map, 'faction'),
    inventory: countAt(map, 'inventory'),
    states: namesAt(map, 'states'),
    mostPerSpace: countAt(map, 'at most'),
    barred: namesAt(map, 'never in'),
    values: valuesOf(map),
  };
}

function readValue(entry: YamlEntry): ValueDeclaration {
  const map = asMap(entry.value);
  const of = textAt(map, 'of');
  return {
    name: nameOf(entry.key),
    of: of === 'pieces' || of === 'cards' ? of : 'spaces',
    isList: scalarAt(map, 'list of') !== null,
    from: countAt(map, 'from'),
    to: countAt(map, 'to'),
    otherwise: countAt(map, 'otherwise'),
  };
}

/** A group is declared by its plural, because sentences speak of several; `singular` is how one of them is called. */
function readGroup(entry: YamlEntry): GameDocument['groups'][number] {
  const map = asMap(entry.value);
  const many = nameOf(entry.key);
  return {
    words: { one: nameAt(map, 'singular') ?? many, many, aliases: [] },
    pieces: namesAt(map, 'pieces'),
  };
}

function readMarker(entry: YamlEntry): MarkerDeclaration {
  const map = asMap(entry.value);
  return {
    words: wordsOf(entry),
    kinds: namesAt(map, 'in'),
    mostPerSpace: countAt(map, 'at most'),
    supply: countAt(map, 'supply'),
    other: nameAt(map, 'flips to'),
    closes: scalarAt(map, 'closes its space')?.value === true,
  };
}

function readTrack(entry: YamlEntry, sentences: SentenceReader): TrackDeclaration {
  const map = asMap(entry.value);
  const words = wordsOf(entry);
  const boxes = itemsAt(map, 'boxes').map(readTrackBox);
  return {
    words,
    from: countAt(map, 'from'),
    to: countAt(map, 'to'),
    boxes: boxes.length > 0 ? boxes : null,
    beyond: entriesAt(map, 'beyond').map((beyond) => {
      const end = nameOf(beyond.key);
      const value = asMap(beyond.value);
      const frame = `track ${words.one.text}, beyond ${end.text}`;
      const effect = sentences.effect(valueAt(value, 'effect'), beyond.span, frame);
      return { end, rule: textAt(value, 'rule'), effect };
    }),
    crossings: crossingWays.flatMap((way) =>
      entriesAt(map, way).map((entry): Crossing => {
        const value = nameOf(entry.key);
        const body = asMap(entry.value);
        const frame = `track ${words.one.text}, ${way} ${value.text}`;
        return {
          way,
          value,
          rule: textAt(body, 'rule'),
          effect: sentences.effect(valueAt(body, 'effect'), entry.span, frame),
        };
      }),
    ),
  };
}

const crossingWays: readonly CrossingWay[] = ['rising to', 'falling below'];

function readTrackBox(item: YamlNode): TrackBox {
  const map = asMap(item);
  const assumed = scalarAt(map, 'provenance') !== null;
  return {
    name: nameAt(map, 'name'),
    value: countAt(map, 'value')?.value ?? 0,
    assumed: assumed ? textAt(map, 'note') : null,
    span: item.span,
  };
}
