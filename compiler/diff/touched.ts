/** Which examples and scenarios the changes touch, and which of them do not hold on the other edition. */
import type { Program } from '../../runtime/program.js';
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import type { PartKey } from '../incremental/parts.js';
import type { KnownVerdicts } from '../incremental/verdicts.js';
import { judging, markOfPlan } from '../incremental/verdicts.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { titleOf } from '../scenario/named.js';
import { type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';
import { positionOf, shownPath } from '../source/span.js';
import type { World } from '../resolved/ir.js';
import type { Comparison } from './compare.js';
import type { Edition } from './edition.js';
import type { Place } from './ir.js';
import { type Naming, nameIn, textOf } from './named.js';
import type { Renames } from './renames.js';
import { testNames } from './test-changes.js';

/** A test of one edition that does not hold on the other. */
export interface Breaking {
  readonly kind: 'example' | 'scenario';
  readonly name: string;
  /** Of a scenario, the step; else empty. */
  readonly step: string;
  /** What is otherwise, first. */
  readonly why: string;
  readonly place: Place;
  /** Whether the other edition has it, as it is, says something else under its name, or has it no longer. */
  readonly there: 'unchanged' | 'changed' | 'gone';
}

export interface TouchedTests {
  /** The names of the old edition's tests that come to something that has changed. */
  readonly touched: readonly string[];
  /** Of which tests each changed part is the ground, by its key. */
  readonly byPart: ReadonlyMap<string, readonly string[]>;
  /** Tests of the old edition that do not hold on the new one. */
  readonly breaking: readonly Breaking[];
  /** Tests of the new edition, new or changed, that do not hold on the old one. */
  readonly unmet: readonly Breaking[];
  readonly all: number;
}

/** `known`: what is known of the verdicts of the old edition; `onPlayed` is called after each test. */
export function touchedTests(
  comparison: Comparison,
  known: KnownVerdicts | null,
  markOf: (text: string) => string,
  onPlayed: () => void,
): TouchedTests {
  const { old, fresh, renames, isDeclared } = comparison;
  const all = old.examples.length + old.scenarios.length;
  const changed = changedRows(comparison);
  const states = testNames(old, fresh, renames);
  const freshOnly = plansNamed(fresh, states.differing);
  if (changed.size === 0 && !isDeclared && !changesAll(comparison)) {
    return { touched: [], byPart: new Map(), breaking: [], unmet: [], all };
  }
  const isAll = isDeclared || changesAll(comparison);
  const grounds = groundsOf(old, known, markOf, onPlayed);
  const program = interpret(fresh.core);
  const trials = trialsOf(renamedWorld(old.world, renames), renamedPlans(old, renames));
  const touched = trials.flatMap((trial, index) => {
    const rows = grounds[index] ?? [];
    return isAll || rows.some((row) => changed.has(row)) ? [{ trial, rows }] : [];
  });
  const byPart = new Map<string, string[]>();
  for (const { old: was, fresh: now } of comparison.parts) {
    const part = was ?? now;
    if (part === null || was === null) continue;
    byPart.set(
      part.key,
      touched.flatMap(({ trial, rows }) => (rows.includes(was.row) ? [trial.name] : [])),
    );
  }
  const breaking = touched.flatMap(({ trial }) => breakingOn(program, trial, states.of, onPlayed));
  return {
    touched: touched.map(({ trial }) => trial.name),
    byPart,
    breaking,
    unmet: unmetOn(interpret(old.core), fresh, freshOnly, onPlayed),
    all,
  };
}

function breakingOn(
  program: Program,
  trial: Trial,
  there: (name: string) => Breaking['there'],
  onPlayed: () => void,
): readonly Breaking[] {
  const verdict = trial.play(program);
  onPlayed();
  return toldOf(verdict, there(trial.name));
}

function toldOf(verdict: Verdict, there: Breaking['there']): readonly Breaking[] {
  const [first] = verdict.failures;
  if (first === undefined) return [];
  const { span, message } = first;
  const place = { file: shownPath(span.file), line: positionOf(span.file, span.start).line };
  const step = verdict.kind === 'scenario' ? stepAt(verdict.plan, span.start) : '';
  const why = verdict.kind === 'example' ? message.replace(/^[^:]*: .*?: /u, '') : message;
  return [{ kind: verdict.kind, name: verdict.name, step, why, place, there }];
}

/** The step of a scenario in which a place is. */
function stepAt({ steps }: ScenarioPlan, offset: number): string {
  return steps.findLast(({ span }) => span.start <= offset)?.label ?? '';
}

function unmetOn(program: Program, { world }: Edition, plans: Plans, onPlayed: () => void): readonly Breaking[] {
  return trialsOf(world, plans).flatMap((trial) => breakingOn(program, trial, () => 'changed', onPlayed));
}

interface Plans {
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}

function plansNamed({ examples, scenarios }: Edition, names: ReadonlySet<string>): Plans {
  return {
    examples: examples.filter((it) => names.has(`example ${titleOf(it)}`)),
    scenarios: scenarios.filter((it) => names.has(`scenario ${it.slug}`)),
  };
}

/** By the index of each test, the rows of Core that its play came to. */
function groundsOf(
  { core, examples, scenarios }: Edition,
  known: KnownVerdicts | null,
  markOf: (text: string) => string,
  onPlayed: () => void,
): readonly (readonly PartKey[])[] {
  const judged = judging(core, { examples, scenarios }, known, markOf);
  for (;;) {
    const next = judged.next();
    onPlayed();
    if (next.done !== true) continue;
    const { grounds } = next.value.known;
    return [...examples, ...scenarios].map((plan) => (grounds[markOfPlan(plan, markOf)] ?? []).map(([key]) => key));
  }
}

/** Something that holds everywhere has changed: how many of a piece a space holds, or what is adjacent, as cards have it. */
function changesAll({ old, fresh, renames }: Comparison): boolean {
  const said = ({ core }: Edition, naming: Naming): string =>
    [
      ...(core.limits ?? []).map((it) => textOf(naming, 'limit', it, 'whole')),
      ...(core.map === undefined ? [] : [textOf(naming, 'mapChanges', core.map, 'whole')]),
    ].join('\n');
  return renames.said(said(old, renames.naming)) !== said(fresh, namingOf(fresh));
}

function namingOf({ world }: Edition): Naming {
  return (kind, id) => nameIn(world, kind, id);
}

/** The rows of the old Core that say something else in the new one, be it for what stands elsewhere, or are gone. */
export function changedRows({ old, fresh, renames }: Comparison): ReadonlySet<PartKey> {
  const after = new Map(rowsOf(fresh.core, namingOf(fresh)).map(({ name, text }) => [name, text]));
  return new Set(
    rowsOf(old.core, renames.naming).flatMap(({ key, name, text }) =>
      after.get(name) === renames.said(text) ? [] : [key],
    ),
  );
}

interface Row {
  readonly key: PartKey;
  readonly name: string;
  readonly text: string;
}

function rowsOf(core: Core, naming: Naming): readonly Row[] {
  const row = (key: PartKey, name: string, text: string): Row => ({ key, name, text });
  return [
    ...core.procedures.map((it, at) =>
      row(
        `procedures ${at}`,
        `procedure ${naming('procedure', at)}`,
        textOf(naming, 'procedure', { ...it, name: '' }, 'whole'),
      ),
    ),
    ...core.additionalSpaces.map((it, at) =>
      row(
        `additionalSpaces ${at}`,
        `additional ${naming('additional spaces', at)}`,
        textOf(naming, 'additionalSpaces', { ...it, name: '' }, 'whole'),
      ),
    ),
    ...core.chits.map((it, at) =>
      row(`chits ${at}`, `chit ${naming('chit', it.chit)}`, textOf(naming, 'chit', it, 'whole')),
    ),
    ...core.rolls.map((it, at) => {
      const of = it.procedure === undefined ? '' : naming('procedure', it.procedure);
      return row(
        `rolls ${at}`,
        `roll ${of} ${textOf(naming, 'number', it.against, 'whole')}`,
        textOf(naming, 'rolls', it, 'whole'),
      );
    }),
    ...core.aspects.map((it, at) =>
      row(
        `aspects ${at}`,
        `aspect ${naming('chit family', it.family)} ${naming('aspect', it.id)}`,
        textOf(naming, 'aspect', { ...it, name: '' }, 'whole'),
      ),
    ),
    ...core.cards.map((it, at) =>
      row(`cards ${at}`, `card ${naming('card', it.id)}`, textOf(naming, 'card', it, 'whole')),
    ),
    ...core.standing.map((it, at) => row(`standing ${at}`, `standing ${at}`, textOf(naming, 'standing', it, 'whole'))),
    ...core.beyond.map((it, at) =>
      row(`beyond ${at}`, `end ${naming('track', it.track)} ${it.end}`, textOf(naming, 'beyond', it, 'whole')),
    ),
    ...core.crossings.map((it, at) =>
      row(
        `crossings ${at}`,
        `${naming('track', it.track)} ${it.way} ${it.value}`,
        textOf(naming, 'crossing', it, 'whole'),
      ),
    ),
  ];
}

/** A World in which things are called as the new edition calls them, for tests of the old one to be played there. */
export function renamedWorld(world: World, { all, nameOf }: Renames): World {
  if (all.length === 0) return world;
  const named =
    (kind: Parameters<typeof nameOf>[0]) =>
    <Row extends { readonly name: string }>(row: Row): Row => ({ ...row, name: nameOf(kind, row.name) });
  const called =
    (kind: Parameters<typeof nameOf>[0]) =>
    <Row extends { readonly names: { readonly one: string } }>(row: Row): Row => ({
      ...row,
      names: { ...row.names, one: nameOf(kind, row.names.one) },
    });
  return {
    ...world,
    factions: world.factions.map(named('faction')),
    columns: world.columns.map(named('column')),
    boxes: world.boxes.map(named('box')),
    counters: world.counters.map(named('counter')),
    options: world.options.map(named('option')),
    spaces: world.spaces.map(named('space')),
    families: world.families.map(named('chit family')),
    chits: world.chits.map(named('chit')),
    aspects: world.aspects.map(named('aspect')),
    procedures: world.procedures.map(named('procedure')),
    values: world.values.map(named('value')),
    degrees: world.degrees.map(named('degree')),
    orderPlaces: world.orderPlaces.map(named('order place')),
    pieces: world.pieces.map(called('piece')),
    markers: world.markers.map(called('marker')),
    tracks: world.tracks.map(called('track')),
    cards: world.cards.map((card) => ({ ...card, code: nameOf('card', card.code) })),
  };
}

/** The tests of the old edition, with the words that are answered as the new one has them. */
function renamedPlans({ examples, scenarios }: Edition, { all, text }: Renames): Plans {
  if (all.length === 0) return { examples, scenarios };
  const renamed = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value;
    if ('file' in value && 'start' in value) return value;
    if (Array.isArray(value)) return value.map((it: unknown) => renamed(it)) as Value;
    // Of a plan only what is written there is text: all else is ids and numbers.
    const entries = Object.entries(value).map(([key, it]: [string, unknown]) => [
      key,
      key === 'text' && typeof it === 'string' ? text(it) : renamed(it),
    ]);
    return Object.fromEntries(entries) as Value;
  };
  return { examples: examples.map((it) => ({ ...renamed(it), name: text(it.name) })), scenarios: renamed(scenarios) };
}
