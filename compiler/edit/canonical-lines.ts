/**
 * What the lines of examples and scenarios are printed as. They are printed from what they mean, which no longer knows by which of
 * several names and in which number a thing was called, so that a line keeps its words and takes their case alone.
 */
import type { World } from '../resolved/ir.js';
import type { Expectation, Given, Action, ScriptItem } from '../scenario/ir.js';
import { actionLine, boardLine, shownLine } from '../scenario/lines/say.js';
import { shownFor } from '../scenario/named.js';
import { actionFor, givenFor } from '../scenario/play-example.js';
import type { Plans } from '../scenario/verdicts.js';
import type { SourceFile, Span } from '../source/span.js';
import { withSingleBlanks } from '../source/words.js';
import type { PlacedScalar } from '../yaml/respell.js';
import { placeAt } from '../source/text.js';

/** The canonical text of a scalar that is a line of an example or a scenario; null where it is none. */
export function canonicalLines(world: World, played: Plans): (placed: PlacedScalar) => string | null {
  const lines = new Map<SourceFile, Map<number, string>>();
  for (const { text, span, printed } of linesOf(world, played)) {
    const own = lines.get(span.file) ?? new Map<number, string>();
    lines.set(span.file, own);
    const plain = withSingleBlanks(text);
    own.set(span.start, plain.toLowerCase() === printed.toLowerCase() ? printed : plain);
  }
  return ({ scalar: { source, span } }) => {
    const at = placeAt(source, source.text.length - source.text.trimStart().length);
    return lines.get(span.file)?.get(at) ?? null;
  };
}

interface PrintedLine {
  readonly text: string;
  readonly span: Span;
  readonly printed: string;
}

function* linesOf(world: World, { examples, scenarios }: Plans): Generator<PrintedLine> {
  for (const { given, when, then } of examples) {
    for (const it of given) yield givenLine(world, it);
    yield* ofItems(world, when);
    yield* ofStatements(world, then);
  }
  for (const { script, then } of scenarios.flatMap(({ steps }) => steps)) {
    yield* ofItems(world, script);
    yield* ofStatements(world, then);
  }
}

function givenLine(world: World, { text, span, fact }: Given): PrintedLine {
  return { text, span, printed: boardLine(world, givenFor(world, fact)) };
}

function* ofItems(world: World, items: readonly (Action | ScriptItem)[]): Generator<PrintedLine> {
  for (const item of items) {
    if (item.kind === 'check') yield* ofStatements(world, item.then);
    if (item.kind !== 'action') continue;
    const action = actionFor(world, item);
    // What bounds a conduct is a sentence of the rules, of which the plan no longer knows the words.
    if (!('within' in action)) yield { text: item.text, span: item.span, printed: actionLine(action) };
  }
}

function* ofStatements(world: World, statements: readonly Expectation[]): Generator<PrintedLine> {
  for (const { text, span, expected } of statements) {
    if (expected.kind === 'seen') yield* ofStatements(world, expected.shows);
    const hasColon = ['seen', 'asked', 'question', 'cited'].includes(expected.kind);
    if (!hasColon) yield { text, span, printed: shownLine(world, shownFor(world, expected)) };
  }
}
