/** From a World without errors and the list of its rulebook's rules to their Trace. */
import type { World } from '../resolved/ir.js';
import type { Citation, RuleDocument } from '../surface/documents.js';
import { numbersOf } from '../surface/read-rules.js';
import { type Carrier, carriersOf, placeOf, type Sources } from './carriers.js';
import type { Place, Trace, TracedRule, TracedTest } from './ir.js';
import { allTests } from './tests.js';

/** Traces every rule of the list, in its order. */
export function traceOf(sources: Sources, rules: readonly RuleDocument[], citations: readonly Citation[]): Trace {
  const { world, folder } = sources;
  const carriers = carriersOf(sources);
  const proving = allTests(sources);
  const madeUp = sources.madeUp === undefined ? [] : allTests({ ...sources, ...sources.madeUp });
  const testsOf = (number: string, tests: typeof proving): readonly TracedTest[] => {
    const rulings = citations.filter((it) => it.kind === 'rulings' && it.number.text === number);
    const names = rulings.flatMap(({ trail }) => trail.at(-1) ?? []);
    const citing = tests.flatMap(({ file, name, cites }): readonly TracedTest[] => {
      if (numbersOf(cites).some(({ text }) => text === number)) return [{ file, name, ruling: null }];
      const ruling = names.find((it) => cites.includes(`ruling, ${it}`));
      return ruling === undefined ? [] : [{ file, name, ruling }];
    });
    return [...citing.filter(({ ruling }) => ruling === null), ...citing.filter(({ ruling }) => ruling !== null)];
  };
  return {
    game: folder,
    title: world.title,
    cites: world.cites,
    tests: sources.tests,
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    rules: rules.map((rule) => {
      const { text } = rule.number;
      const isTestedByMadeUp = testsOf(text, madeUp).some(({ ruling }) => ruling === null);
      return traced(world, rule, carriers, citations, testsOf(text, proving), isTestedByMadeUp);
    }),
  };
}

function traced(
  world: World,
  { number, title, notPlayable, carriedBy }: RuleDocument,
  carriers: ReadonlyMap<string, Carrier>,
  citations: readonly Citation[],
  tests: readonly TracedTest[],
  isTestedByMadeUp: boolean,
): TracedRule {
  const own = citations.filter((it) => it.number.text === number.text);
  const stating = own.filter((it) => !isTest(it) && it.kind !== 'rulings');
  const cited = stating.flatMap(({ trail }) => carrierIn(trail, carriers));
  const named = carriedBy.flatMap(({ text }) => carriers.get(text) ?? []);
  const carrying = [...new Set([...cited, ...named])];
  const spec = distinct([
    ...stating.map((it) => citedPlace(world, it)),
    ...carriedBy.map((name) => carriers.get(name.text)?.place ?? placeOf(world, name.text, name.span)),
  ]);
  const isTested = tests.some(({ ruling }) => ruling === null);
  const isComplete = spec.some(({ isMadeUp }) => isMadeUp !== true) && isTested;
  const isOpen = notPlayable === null && !isComplete;
  const rests = isOpen && spec.length > 0 && (isTested || isTestedByMadeUp);
  return {
    number: number.text,
    title,
    status: notPlayable !== null ? 'not playable' : isOpen ? 'open' : 'complete',
    ...(rests ? { restsOnMadeUp: true } : {}),
    reason: notPlayable,
    spec,
    rulings: distinct(own.filter(({ kind }) => kind === 'rulings').map((it) => citedPlace(world, it))),
    code: [...new Set(carrying.flatMap(({ code }) => code))],
    tests,
  };
}

/** An example, a scenario, or a step of one. */
function isTest({ kind, trail }: Citation): boolean {
  return kind === 'scenario' || trail.includes('examples');
}

function citedPlace(world: World, { kind, trail, number }: Citation): Place {
  return placeOf(world, [kind, ...trail.filter((key) => key !== kind)].join(' '), number.span);
}

/** The innermost thing that the citation stands in. */
function carrierIn(trail: readonly string[], carriers: ReadonlyMap<string, Carrier>): readonly Carrier[] {
  for (let at = trail.length - 1; at >= 0; at -= 1) {
    const carrier = carriers.get(trail.slice(at - 1, at + 1).join(' ')) ?? carriers.get(trail[at] ?? '');
    if (carrier !== undefined) return [carrier];
  }
  return [];
}

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
}
