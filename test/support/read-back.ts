/** Whether the sentences of derived tests say what their data says, by the readers of examples. */
import type { BoundaryTest } from '../../compiler/boundaries/derive.js';
import type { World } from '../../compiler/resolved/ir.js';
import { shownFor } from '../../compiler/scenario/named.js';
import { parseDeed } from '../../compiler/scenario/parse-deed.js';
import { parseExpectation } from '../../compiler/scenario/parse-expectation.js';
import { parseGiven } from '../../compiler/scenario/parse-given.js';
import { deedFor, givenFor } from '../../compiler/scenario/play-example.js';
import { vocabularyOf } from '../../compiler/scenario/vocabulary.js';
import type { SpannedText } from '../../compiler/source/text.js';

/** The sentences that are not read, or are read as something else. */
export function misread(world: World, tests: readonly BoundaryTest[]): readonly string[] {
  const known = { world, vocabulary: vocabularyOf(world) };
  const wrong = (text: string, read: object | null, data: object): readonly string[] =>
    JSON.stringify(read) === JSON.stringify(data) ? [] : [`${text}: ${JSON.stringify(read)}`];
  return tests.flatMap(({ given, when, then }) => {
    const deed = parseDeed(known, spanned(when.text));
    return [
      ...given.flatMap(({ text, data }) => {
        const parsed = parseGiven(known, spanned(text));
        return wrong(text, parsed.ok ? givenFor(world, parsed.value.fact) : null, data);
      }),
      ...wrong(when.text, deed.ok ? deedFor(world, deed.value) : null, when.data),
      ...then.flatMap(({ text, data }) => {
        const parsed = parseExpectation(known, spanned(text));
        return wrong(text, parsed.ok ? shownFor(world, parsed.value.expected) : null, data);
      }),
    ];
  });
}

function spanned(text: string): SpannedText {
  return { text, file: { path: 'a test', text }, offsets: Array.from({ length: text.length + 1 }, (_, at) => at) };
}
