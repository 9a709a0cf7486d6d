/**
 * What the things of a game are called, in the order in which they are declared. Rules that mean the same may call them
 * otherwise: a saved game tells what it called them, and is read with these names.
 */
import type { Rules } from './rules.js';

export type NamesOfRules = Readonly<Record<string, readonly string[]>>;

/** By what they are, what all things with a name are called. */
export function namesIn(rules: Rules): NamesOfRules {
  const of = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);
  return {
    factions: rules.factions,
    spaces: of(rules.spaces),
    pieces: of(rules.pieces),
    columns: of(rules.columns),
    markers: of(rules.markers),
    boxes: rules.boxes,
    tracks: of(rules.tracks),
    places: rules.tracks.flatMap(({ boxes }) => (boxes ?? []).map(({ name }) => name ?? '')),
    counters: rules.counters,
    families: rules.chitFamilies,
    chits: of(rules.chits),
    order: rules.order.places,
    'boxes of the order': rules.order.boxes,
    procedures: rules.procedures,
    degrees: rules.degrees ?? [],
    options: of(rules.options ?? []),
  };
}

/** The rules with things called so; null where the names are not as many, or are no names. */
export function calledAs(rules: Rules, names: unknown): Rules | null {
  const own = namesIn(rules);
  if (!isNames(names)) return null;
  const isFit = Object.entries(own).every(([what, there]) => names[what]?.length === there.length);
  if (!isFit) return null;
  if (Object.entries(own).every(([what, there]) => there.every((name, index) => names[what]?.[index] === name)))
    return rules;
  const all = (what: string): readonly string[] => names[what] ?? [];
  const call = <Row extends { readonly name: string }>(rows: readonly Row[], what: string): Row[] =>
    rows.map((row, index) => ({ ...row, name: all(what)[index] ?? row.name }));
  let place = 0;
  const placeName = (name: string | null): string | null => {
    const said = all('places')[place] ?? '';
    place += 1;
    return name === null ? null : said;
  };
  const tracks = call(rules.tracks, 'tracks').map((row) =>
    row.boxes === null ? row : { ...row, boxes: row.boxes.map((box) => ({ ...box, name: placeName(box.name) })) },
  );
  return {
    ...rules,
    factions: all('factions'),
    spaces: call(rules.spaces, 'spaces'),
    pieces: call(rules.pieces, 'pieces'),
    columns: call(rules.columns, 'columns'),
    markers: call(rules.markers, 'markers'),
    boxes: all('boxes'),
    tracks,
    counters: all('counters'),
    chitFamilies: all('families'),
    chits: call(rules.chits, 'chits'),
    order: { places: all('order'), boxes: all('boxes of the order') },
    procedures: all('procedures'),
    ...(rules.degrees === undefined ? {} : { degrees: all('degrees') }),
    ...(rules.options === undefined ? {} : { options: call(rules.options, 'options') }),
  };
}

function isNames(value: unknown): value is NamesOfRules {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((it) => Array.isArray(it) && it.every((name) => typeof name === 'string'));
}
