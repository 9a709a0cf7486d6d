/** What may carry a rule: where it is declared, what it became, and what tests it. */
import { camelCase } from '../emit/names.js';
import type { Module } from '../emit/module.js';
import { carryingKeys } from '../resolved/check-rules.js';
import type { Names, World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { hasWord } from '../show/rulings.js';
import { testsOf } from '../show/tests.js';
import { positionOf, type Span } from '../source/span.js';
import type { Place } from './ir.js';
import { allTests, type NamedTest } from './tests.js';

export interface Carrier {
  readonly name: string;
  readonly place: Place | null;
  readonly code: readonly string[];
  /** Whether its tests play it, or only speak of it. */
  readonly how: 'plays' | 'speaks of';
  readonly tests: () => readonly NamedTest[];
}

export interface Sources {
  /** The folder of the game in `spec/` and in `generated/`. */
  readonly folder: string;
  readonly world: World;
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
  readonly modules: readonly Module[];
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

/** Procedures, additional spaces, chits and cards: a test plays them. */
function played(sources: Sources): readonly Entry[] {
  const { world, folder, modules } = sources;
  const carrier = (what: string, name: string, span: Span, code: string, sought: Sought): Entry => {
    const tests = (): readonly NamedTest[] =>
      testsOf(sources, sought).flatMap(({ file, tests }) => tests.map((test) => ({ file, name: test.name })));
    return [
      name,
      { name, place: placeOf(`${what} ${name}`, span), code: anchor(folder, modules, code, name), how: 'plays', tests },
    ];
  };
  return [
    ...world.procedures.map(({ name, file, declared: span }, id): Entry => {
      const [, own] = carrier('procedure', name, span, `${file}.ts`, {
        procedure: id,
        answers: [name],
        labels: [name],
      });
      // A scenario plays the whole game.
      const whole = (): readonly NamedTest[] => allTests(sources).filter(({ isScenario }) => isScenario);
      return [name, id === Number(world.start) ? { ...own, tests: whole } : own];
    }),
    ...world.additionalSpaces.map(({ name, file, declared: span }) =>
      carrier('additional spaces', name, span, `${file}.ts`, { answers: [name], labels: [] }),
    ),
    ...world.chits.map(({ name, declared: span }) =>
      carrier('chit', name, span, 'chits.ts', { answers: [name], labels: [] }),
    ),
    ...world.families.map(({ name, declared: span }, family) => {
      const answers = world.chits.filter((it) => Number(it.family) === family).map((it) => it.name);
      return carrier('chits', name, span, 'chits.ts', { answers, labels: [] });
    }),
    ...world.cards.map(({ code, file, declared: span }, id) =>
      carrier('card', code, span, `${file}.ts`, { card: id, answers: [], labels: [code] }),
    ),
  ];
}

type Sought = Parameters<typeof testsOf>[1];

/** What the game and its map declare: a test speaks of it. */
function declared(sources: Sources): readonly Entry[] {
  const { world, folder, modules } = sources;
  const spoken = (
    section: string,
    wordings: readonly string[],
    span: Span,
    code: string,
    words: readonly string[] = wordings,
  ): readonly Entry[] => {
    const [name = ''] = wordings;
    const tests = (): readonly NamedTest[] =>
      allTests(sources).filter(({ texts }) => texts.some((text) => words.some((word) => hasWord(text, word))));
    const own: Carrier = {
      name,
      place: placeOf(`${section}: ${name}`, span),
      code: anchor(folder, modules, code, null),
      how: 'speaks of',
      tests,
    };
    return [`${section} ${name}`, ...wordings].map((wording): Entry => [wording, own]);
  };
  const single = (section: string, code: string) => (it: { readonly name: string; readonly declared: Span }) =>
    spoken(section, [it.name], it.declared, code);
  return [
    ...world.factions.flatMap(({ name, adjective, declared: span }) =>
      spoken('factions', [name, adjective], span, 'ids.ts'),
    ),
    ...world.states.flatMap(single('states', 'pieces.ts')),
    ...world.pieces.flatMap((it) => spoken('pieces', wordingsOf(it.names), it.declared, 'pieces.ts')),
    ...world.groups.flatMap((it) => spoken('groups', wordingsOf(it.names), it.declared, 'pieces.ts')),
    ...world.markers.flatMap((it) => spoken('markers', wordingsOf(it.names), it.declared, 'ids.ts')),
    ...world.boxes.flatMap(single('boxes', 'ids.ts')),
    ...world.tracks.flatMap((it) => spoken('tracks', wordingsOf(it.names), it.declared, 'tracks.ts')),
    ...world.counters.flatMap(single('counters', 'ids.ts')),
    ...world.cardKinds.flatMap(({ names, declared: span }, kind) => {
      const codes = world.cards.filter((it) => Number(it.kind) === kind).map(({ code }) => code);
      return spoken('card kinds', wordingsOf(names), span, 'ids.ts', codes);
    }),
    ...world.orderPlaces.flatMap(single('places', 'ids.ts')),
    ...world.orderBoxes.flatMap(single('boxes of the order of play', 'sequence.ts')),
    ...world.spaceKinds.flatMap(({ names, declared: span }, kind) => {
      const spaces = world.spaces.filter((it) => Number(it.kind) === kind).map(({ name }) => name);
      return spoken('kinds', wordingsOf(names), span, 'spaces.ts', spaces);
    }),
    ...world.spaces.flatMap(single('spaces', 'spaces.ts')),
    ...world.areas.flatMap((it) => spoken('areas', wordingsOf(it.names), it.declared, 'spaces.ts')),
    ...world.classes.flatMap(({ names, declared: span }, own) => {
      const members = world.procedures.filter((it) => Number(it.class) === own).map(({ name }) => name);
      return spoken('classes', wordingsOf(names), span, 'ids.ts', members);
    }),
  ];
}

/** Keys of the game's files; what is below them is tested by what cites it, and the setup by a test of its own. */
function keys({ folder, modules, world }: Sources): readonly Entry[] {
  const code = { map: 'spaces.ts', setup: 'setup.ts', 'standing rules': 'standing.ts' } as const;
  return carryingKeys.map((name): Entry => {
    const path = name in code ? code[name as keyof typeof code] : 'ids.ts';
    const own = { file: `generated/${folder}/setup.test.ts`, name: `setup [${world.cites} ${world.setup.rule}]` };
    const tests = (): readonly NamedTest[] => (name === 'setup' || name === 'map' ? [own] : []);
    return [name, { name, place: null, code: anchor(folder, modules, path, null), how: 'plays', tests }];
  });
}

function wordingsOf({ one, many }: Names): readonly string[] {
  return one === many ? [one] : [one, many];
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
export function placeOf(what: string, { file, start }: Span): Place {
  return { what, file: file.path, line: positionOf(file, start).line };
}
