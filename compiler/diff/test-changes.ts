/** Which examples and scenarios are new, gone, called otherwise, or say something else. */
import { titleOf } from '../scenario/named.js';
import { exampleFor, itemFor, statedFor } from '../scenario/play-example.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import type { Edition } from './edition.js';
import type { Change, Way } from './ir.js';
import type { Renames } from './renames.js';

interface Told {
  readonly sort: 'example' | 'scenario';
  readonly name: string;
  /** What it belongs to: of what is called otherwise that stays. */
  readonly of: string;
  readonly cites: string;
  /** What it says: equal where it plays and shows the same. */
  readonly said: string;
  readonly declared: Span;
}

export function testChanges(old: Edition, fresh: Edition, renames: Renames): readonly Change[] {
  const before = toldIn(old, renames.text);
  const after = toldIn(fresh, (text) => text);
  const keyOf = ({ sort, name }: Told): string => `${sort} ${name}`;
  const [olds, news] = [new Map(before.map((it) => [keyOf(it), it])), new Map(after.map((it) => [keyOf(it), it]))];
  const gone = before.filter((it) => !news.has(keyOf(it)));
  const come = after.filter((it) => !olds.has(keyOf(it)));
  const sameOf = (it: Told, others: readonly Told[]): Told | undefined =>
    others.find((other) => other.said === it.said && other.sort === it.sort && other.of === it.of);
  return [
    ...gone.flatMap((it) => (sameOf(it, come) === undefined ? [changeOf(it, 'deleted')] : [])),
    ...come.map((it) => {
      const was = sameOf(it, gone);
      return was === undefined ? changeOf(it, 'added') : changeOf(it, 'renamed', was.name, it.name);
    }),
    ...after.flatMap((it) => {
      const was = olds.get(keyOf(it));
      if (was === undefined) return [];
      if (was.said !== it.said) return [changeOf(it, 'changed')];
      return was.cites === it.cites ? [] : [changeOf(it, 'renumbered', was.cites, it.cites)];
    }),
  ];
}

/** How the tests of the old edition stand in the new one, and the new edition's tests (`example C1: a landing`) that are not the same. */
export function testNames(
  old: Edition,
  fresh: Edition,
  { text }: Renames,
): {
  readonly of: (name: string) => 'unchanged' | 'changed' | 'gone';
  readonly differing: ReadonlySet<string>;
} {
  const before = new Map(toldIn(old, text).map((it) => [it.name, it.said]));
  const after = toldIn(fresh, (it) => it);
  const news = new Map(after.map((it) => [it.name, it.said]));
  return {
    of: (name) => (!news.has(name) ? 'gone' : news.get(name) === before.get(name) ? 'unchanged' : 'changed'),
    differing: new Set(after.flatMap((it) => (before.get(it.name) === it.said ? [] : [`${it.sort} ${it.name}`]))),
  };
}

function changeOf({ sort, name, declared }: Told, way: Way, from = '', to = ''): Change {
  return {
    sort,
    name,
    ways: [way],
    replaced: from === to ? [] : [{ way, from, to }],
    facts: [],
    sentences: [],
    steps: [],
    rules: [],
    place: { file: shownPath(declared.file), line: positionOf(declared.file, declared.start).line },
  };
}

function toldIn({ world, examples, scenarios }: Edition, renamed: (text: string) => string): readonly Told[] {
  const said = (value: unknown): string =>
    renamed(JSON.stringify(value, (key, it: unknown) => (key === 'text' ? undefined : it)));
  const example = (plan: ExamplePlan): Told => ({
    sort: 'example',
    name: renamed(titleOf(plan)),
    of: renamed(plan.of.name),
    cites: plan.cites,
    said: said(exampleFor(world, plan)),
    declared: plan.declared,
  });
  const scenario = ({ slug, rule, checks, seed, options, deck, steps, declared }: ScenarioPlan): Told => ({
    sort: 'scenario',
    name: slug,
    of: '',
    cites: rule,
    said: said([
      checks,
      seed,
      options,
      deck?.map((card) => world.cards[card]?.code),
      steps.map(({ label, script, then }) => [label, script.map((it) => itemFor(world, it)), statedFor(world, then)]),
    ]),
    declared,
  });
  return [...examples.map(example), ...scenarios.map(scenario)];
}
