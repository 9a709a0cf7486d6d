/** What each kind of number and of clause means, in both back ends: a kind without an example does not compile. */
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../compiler/source/span.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { clauseCases, formFiles, numberCases } from '../support/form-cases.js';

const cases: readonly EventCase[] = [...Object.entries(numberCases), ...Object.entries(clauseCases)].map(
  ([kind, it]) => ({ what: `"${kind}"`, ...it }),
);

/** Runners stand on the list of each card that speaks of it. */
function listing(files: readonly SourceFile[]): SourceFile[] {
  return files.map(({ path, text }) => ({
    path,
    text: text.includes("the card's raiders")
      ? text.replace('\nevent:', '\nvalues: { raiders: [Runner] }\nevent:')
      : text,
  }));
}

describe('a form', () => {
  const { program, world, examples } = built(listing(saltmarshWithEvents('Crown', cases, formFiles, 0)));
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('comes to what it means: $what', ({ what }) => {
    const own = examples.find(({ name }) => name === what);
    expect(own).toBeDefined();
    expect(failures.get(what)).toBeUndefined();
  });
});
