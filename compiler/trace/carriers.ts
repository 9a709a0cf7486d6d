/** What may carry a rule: where it is declared, and what it became. */
import { camelCase } from '../emit/names.js';
import type { Module } from '../emit/module.js';
import { carryingKeys } from '../resolved/check/check-rules.js';
import type { Names, World } from '../resolved/ir.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import { madeUpAt } from '../surface/made-up.js';
import type { Place } from './ir.js';
import type { Tally } from '../scenario/verdicts.js';
import type { Plans } from './tests.js';

export interface Carrier {
  readonly place: Place | null;
  readonly code: readonly string[];
}

export interface Sources extends Plans {
  readonly modules: readonly Module[];
  readonly tests: Tally;
  /** All plans that hold, those of what is made up with them; left out where nothing is made up. */
  readonly madeUp?: Pick<Plans, 'examples' | 'scenarios'>;
}

/** By every name under which it is called, and after the key that declares it (`markers Unrest`). Where two are called alike, what is played comes before what lies on the board. */
export function carriersOf(sources: Sources): ReadonlyMap<string, Carrier> {
  const carriers = new Map<string, Carrier>();
  for (const [name, carrier] of [...played(sources), ...declared(sources), ...keys(sources)]) {
    if (!carriers.has(name)) carriers.set(name, carrier);
  }
  return carriers;
}

type Entry = readonly [string, Carrier];

/** Procedures, additional spaces, chits and cards. */
function played({ world, folder, modules }: Sources): readonly Entry[] {
  const carrier = (what: string, name: string, span: Span, file: string): Entry => [
    name,
    { place: placeOf(world, `${what} ${name}`, span), code: anchor(folder, modules, `${file}.ts`, name) },
  ];
  return [
    ...world.procedures.map(({ name, file, declared: span }) => carrier('procedure', name, span, file)),
    ...world.additionalSpaces.map(({ name, file, declared: span }) => carrier('additional spaces', name, span, file)),
    ...world.chits.map(({ name, declared: span }) => carrier('chit', name, span, 'chits')),
    ...world.families.map(({ name, declared: span }) => carrier('chits', name, span, 'chits')),
    ...world.cards.map(({ code, file, declared: span }) => carrier('card', code, span, file)),
  ];
}

/** What the game and its map declare. */
function declared({ world, folder, modules }: Sources): readonly Entry[] {
  const entries = (section: string, wordings: readonly string[], span: Span, code: string): readonly Entry[] => {
    const [name = ''] = wordings;
    const own = { place: placeOf(world, `${section}: ${name}`, span), code: anchor(folder, modules, code, null) };
    return [`${section} ${name}`, ...wordings].map((wording): Entry => [wording, own]);
  };
  const single = (section: string, code: string) => (it: { readonly name: string; readonly declared: Span }) =>
    entries(section, [it.name], it.declared, code);
  const named = (section: string, code: string) => (it: { readonly names: Names; readonly declared: Span }) =>
    entries(section, [...new Set([it.names.one, it.names.many])], it.declared, code);
  return [
    ...world.factions.flatMap(({ name, adjective, declared: span }) =>
      entries('factions', [name, adjective], span, 'ids.ts'),
    ),
    ...world.states.flatMap(single('states', 'pieces.ts')),
    ...world.pieces.flatMap(named('pieces', 'pieces.ts')),
    ...world.groups.flatMap(named('groups', 'pieces.ts')),
    ...world.markers.flatMap(named('markers', 'ids.ts')),
    ...world.boxes.flatMap(single('boxes', 'ids.ts')),
    ...world.tracks.flatMap(named('tracks', 'tracks.ts')),
    ...world.resources.flatMap(named('resources', 'tracks.ts')),
    ...world.counters.flatMap(single('counters', 'ids.ts')),
    ...world.options.flatMap(single('options', 'ids.ts')),
    ...world.cardKinds.flatMap(named('card kinds', 'ids.ts')),
    ...world.orderPlaces.flatMap(single('places', 'ids.ts')),
    ...world.orderBoxes.flatMap(single('boxes of the order of play', 'sequence.ts')),
    ...world.spaceKinds.flatMap(named('kinds', 'spaces.ts')),
    ...world.spaces.flatMap(single('spaces', 'spaces.ts')),
    ...world.areas.flatMap(named('areas', 'spaces.ts')),
    ...world.classes.flatMap(named('classes', 'ids.ts')),
  ];
}

/** Keys of the game's files. */
function keys({ folder, modules }: Sources): readonly Entry[] {
  const code = { map: 'spaces.ts', setup: 'setup.ts', 'standing rules': 'standing.ts' } as const;
  return carryingKeys.map((name): Entry => {
    const path = name in code ? code[name as keyof typeof code] : 'ids.ts';
    return [name, { place: null, code: anchor(folder, modules, path, null) }];
  });
}

/** The module, where there is one, with the function of that name, where it has one. */
function anchor(folder: string, modules: readonly Module[], path: string, name: string | null): readonly string[] {
  const module = modules.find((it) => it.path === path);
  if (module === undefined) return [];
  const called = name === null ? null : camelCase(name);
  const has = module.declarations.some((it) => it.kind !== 'export' && it.name === called);
  return [`generated/${folder}/${path}${has ? `#${called ?? ''}` : ''}`];
}

/** The line where something is declared. */
export function placeOf({ provenance }: World, what: string, span: Span): Place {
  const place = { what, file: shownPath(span.file), line: positionOf(span.file, span.start).line };
  return madeUpAt(provenance, span) === null ? place : { ...place, isMadeUp: true };
}
