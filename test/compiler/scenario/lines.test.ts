/**
 * Every kind of line of examples and scenarios: what is accepted is read at each of its places and printed back word for word, a
 * variant means what it is a variant of, and what is refused gives one message, which the reference shows.
 */
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { plansOf } from '../../../compiler/scenario/plans.js';
import { analyse } from '../../../compiler/driver.js';
import { readForm } from '../../../compiler/reference/read.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import type { World } from '../../../compiler/resolved/ir.js';
import type { ExamplePlan } from '../../../compiler/scenario/ir.js';
import { allLines } from '../../../compiler/scenario/lines/lines.js';
import { printLine, type Place } from '../../../compiler/scenario/lines/line.js';
import { sampleLine } from '../../../compiler/scenario/lines/sample.js';
import { actionLine, boardLine, shownLine } from '../../../compiler/scenario/lines/say.js';
import { actionLines } from '../../../compiler/scenario/lines/when.js';
import { exampleFor } from '../../../compiler/scenario/play-example.js';
import { vocabularyOf } from '../../../compiler/scenario/vocabulary.js';
import { positionOf } from '../../../compiler/source/span.js';
import { referenceGame } from '../../support/reference-game.js';

/** Keys that stand above and below a line, so that it is in an example. */
const surroundings: Readonly<Record<Place, readonly [before: string, after: string]>> = {
  given: ['        given:\n', '        when: [Crown conduct Muster]\n        then: [Resolve is 6]\n'],
  when: ['        when:\n', '        then: [Resolve is 6]\n'],
  answer: ['        when:\n          - Crown conduct Muster\n', '        then: [Resolve is 6]\n'],
  then: ['        when: [Crown conduct Muster]\n        then:\n', ''],
};

interface Case {
  readonly place: Place;
  readonly text: string;
  /** Null where it is read. */
  readonly message: string | null;
}

const read = (place: Place, text: string): Case => ({ place, text, message: null });

const accepted = allLines.flatMap((form) => [
  ...form.places.flatMap((place) => form.accepted.map((text) => read(place, text))),
  ...form.acceptedThen.map((text) => read('then', text)),
]);
const pairs = allLines.flatMap(({ places, variants }) =>
  variants.flatMap((it) =>
    it.pairs.map(
      ([written, same]) => [read(places.at(-1) ?? 'then', written), read(places.at(-1) ?? 'then', same)] as const,
    ),
  ),
);
const refused = allLines.flatMap((form) =>
  form.refused.map(([place, text, message]): Case => ({ place, text, message })),
);
const game = analyse(referenceGame()).world;
const samples = game === null ? [] : samplesOf(game);
const cases = [...accepted, ...pairs.flat(), ...refused, ...samples];

function samplesOf(world: World): readonly Case[] {
  const known = { world, vocabulary: vocabularyOf(world) };
  return allLines.flatMap((form) => {
    const text = sampleLine(known, form);
    return text === null ? [] : [read(form.places.at(-1) ?? 'then', text)];
  });
}

interface Outcome {
  readonly told: readonly string[];
  readonly marked: readonly string[];
  /** Null where it is refused. */
  readonly plan: ExamplePlan | null;
}

/** What becomes of each case as an example of a game, in their order. */
function outcomes(): { readonly world: World; readonly of: readonly Outcome[] } {
  let text = 'rules:\n  "1":\n    title: The only rule\n    examples:\n';
  const firsts = cases.map(({ place, text: line }, index) => {
    const first = text.split('\n').length;
    const [before, after] = surroundings[place];
    text += `      - name: example ${index}\n${before}          - ${line}\n${after}`;
    return first;
  });
  const file = { path: 'spec/fenland/rules.yaml', text };
  const analysis = analyse([...referenceGame(), file]);
  if (analysis.world === null) throw new Error('the game of the reference has errors');
  const { examples, diagnostics } = plansOf(analysis.world, analysis);
  const plans = new Map(examples.map((plan) => [plan.name, plan]));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const lineOf = ({ span }: Diagnostic): number => positionOf(span.file, span.start).line;
  const of = firsts.map((first, index): Outcome => {
    const end = firsts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = errors.filter((it) => lineOf(it) >= first && lineOf(it) < end);
    return {
      told: own.map(({ message }) => message),
      marked: own.map(({ span }) => span.file.text.slice(span.start, span.end)),
      plan: plans.get(`example ${index}`) ?? null,
    };
  });
  return { world: analysis.world, of };
}

const { world, of: found } = outcomes();
const outcomeOf = (it: Case): Outcome => found[cases.indexOf(it)] ?? { told: ['not found'], marked: [], plan: null };

/** What a line is, as the runtime has it. */
function dataOf(it: Case): object | null {
  const { plan } = outcomeOf(it);
  if (plan === null) return null;
  const { given, when, then } = exampleFor(world, plan);
  const parts = { given: given[0]?.data, when: when[0], answer: when[1], then: then[0]?.data };
  return parts[it.place] ?? null;
}

/** The line as it is printed of what was read; null where it was not. */
function printed(it: Case): string | null {
  const { plan } = outcomeOf(it);
  if (plan === null) return null;
  const { given, when, then } = exampleFor(world, plan);
  const [[fact], [done, item], [shown]] = [given, when, then];
  if (it.place === 'given') return fact === undefined ? null : boardLine(world, fact.data);
  if (it.place === 'then') return shown === undefined ? null : shownLine(world, shown.data);
  if (it.place === 'when') return done?.kind === 'done' && !('within' in done.data) ? actionLine(done.data) : null;
  switch (item?.kind) {
    case 'answers':
      return `${item.by}: ${item.labels.join(', ')}`;
    case 'shows':
      return `then: [${item.statements.map(({ data }) => shownLine(world, data)).join(', ')}]`;
    case 'go on':
      return 'play goes on';
    default:
      return null;
  }
}

const row = (it: Case) => [it.place, it.text, it] as const;
const bounded: readonly string[] = actionLines['conduct within'].accepted;

describe('a line of an example', () => {
  it.each([...accepted, ...pairs.flat(), ...samples].map(row))('%s "%s" is read', (_place, _text, it) => {
    expect(outcomeOf(it).told).toEqual([]);
  });

  it.each(accepted.filter(({ text }) => !bounded.includes(text)).map(row))(
    '%s "%s" is printed back word for word',
    (_place, text, it) => {
      expect(printed(it)).toBe(text);
    },
  );

  it.each(bounded)('"%s" is printed back as the sentence of the rules that it is from its verb on', (text) => {
    const [by = '', ...sentence] = text.split(' ');
    const rule = readForm('sentence', sentence.join(' '));
    const bounds = rule.ok ? rule.value.printed.split(' ').slice(1).join(' ') : rule.diagnostic.message;
    expect(printLine(actionLines['conduct within'], { by, bounds })).toBe(text);
  });

  it.each(pairs.map(([written, same]) => [written.text, same.text, written, same] as const))(
    '"%s" means the same as "%s"',
    (_written, _same, written, same) => {
      expect(dataOf(written)).not.toBe(null);
      expect(JSON.stringify(dataOf(written)).replaceAll(written.text, same.text)).toBe(JSON.stringify(dataOf(same)));
    },
  );

  it.each(refused.map(row))('%s "%s" gives the one message that the reference shows', (_place, _text, it) => {
    const { told, marked } = outcomeOf(it);
    expect(told).toEqual([it.message]);
    expect(it.text).toContain(marked[0]);
  });

  it('is in the reference with what is accepted and what is refused', () => {
    const text = referenceMarkdown(null);
    for (const { title, refused: wrong } of allLines) {
      expect(text).toContain(`### ${title}\n`);
      expect(wrong.length).toBeGreaterThan(0);
    }
  });
});
