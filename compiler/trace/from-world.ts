/** From a World without errors and the list of its rulebook's rules to their Trace. */
import type { Citation, RuleDocument } from '../surface/documents.js';
import { numbersOf } from '../surface/read-rules.js';
import { type Carrier, carriersOf, placeOf, type Sources } from './carriers.js';
import type { Place, Trace, TracedRule, TracedTest } from './ir.js';
import { allTests } from './tests.js';

/** Traces every rule of the list, in its order. */
export function traceOf(sources: Sources, rules: readonly RuleDocument[], citations: readonly Citation[]): Trace {
  const { world, folder } = sources;
  const carriers = carriersOf(sources);
  const tests = allTests(sources);
  const citing = (number: string): readonly TracedTest[] => {
    const rulings = citations.filter((it) => it.kind === 'rulings' && it.number.text === number);
    const names = rulings.flatMap(({ trail }) => trail.at(-1) ?? []);
    return tests.flatMap(({ file, name, cites }): readonly TracedTest[] => {
      if (numbersOf(cites).some(({ text }) => text === number)) return [{ file, name, how: 'cites', what: '' }];
      const ruling = names.find((it) => cites.includes(`ruling, ${it}`));
      return ruling === undefined ? [] : [{ file, name, how: 'cites', what: `ruling ${ruling}` }];
    });
  };
  return {
    game: folder,
    title: world.title,
    cites: world.cites,
    rules: rules.map((rule) => traced(rule, carriers, citations, citing(rule.number.text))),
  };
}

function traced(
  { number, title, notPlayable, carriedBy }: RuleDocument,
  carriers: ReadonlyMap<string, Carrier>,
  citations: readonly Citation[],
  direct: readonly TracedTest[],
): TracedRule {
  const own = citations.filter((it) => it.number.text === number.text);
  const stating = own.filter((it) => !isTest(it) && it.kind !== 'rulings');
  const cited = stating.flatMap(({ trail }) => carrierIn(trail, carriers));
  const named = carriedBy.flatMap(({ text }) => carriers.get(text) ?? []);
  const carrying = [...new Set([...cited, ...named])];
  const spec = once([
    ...stating.map(citedPlace),
    ...carriedBy.map((name) => carriers.get(name.text)?.place ?? placeOf(name.text, name.span)),
  ]);
  const tests = testsOf(direct, carrying);
  const isComplete = spec.length > 0 && tests.length > 0;
  return {
    number: number.text,
    title,
    status: notPlayable !== null ? 'not playable' : isComplete ? 'complete' : 'open',
    reason: notPlayable,
    spec,
    rulings: own.filter(({ kind }) => kind === 'rulings').map(citedPlace),
    code: [...new Set(carrying.flatMap(({ code }) => code))],
    tests,
  };
}

/** An example of a card, a scenario, or a step of one. */
function isTest({ kind, trail }: Citation): boolean {
  return kind === 'scenario' || (kind === 'card' && trail.includes('examples'));
}

function citedPlace({ kind, trail, number }: Citation): Place {
  return placeOf([kind, ...trail.filter((key) => key !== kind)].join(' '), number.span);
}

/** The innermost thing that the citation stands in. */
function carrierIn(trail: readonly string[], carriers: ReadonlyMap<string, Carrier>): readonly Carrier[] {
  for (let at = trail.length - 1; at >= 0; at -= 1) {
    const carrier = carriers.get(trail.slice(at - 1, at + 1).join(' ')) ?? carriers.get(trail[at] ?? '');
    if (carrier !== undefined) return [carrier];
  }
  return [];
}

/** Those that cite the rule or a ruling on it; where there are none, those that play what states it; else those that speak of it. */
function testsOf(direct: readonly TracedTest[], carrying: readonly Carrier[]): readonly TracedTest[] {
  if (direct.length > 0) return direct;
  const testing = (how: Carrier['how']): readonly TracedTest[] =>
    carrying
      .filter((carrier) => carrier.how === how)
      .flatMap((carrier) => carrier.tests().map(({ file, name }) => ({ file, name, how, what: carrier.name })));
  const playing = testing('plays');
  const tests = playing.length > 0 ? playing : testing('speaks of');
  return [...new Map(tests.map((test) => [`${test.file}: ${test.name}`, test])).values()];
}

function once(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
}
