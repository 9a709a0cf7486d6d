/** The lines of examples and scenarios in the reference: each is read, or refused with the message beside it. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { lineForms, type LineForm } from '../../../compiler/reference/lines.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { positionOf } from '../../../compiler/source/span.js';
import { referenceGame } from '../../support/reference-game.js';

/** Keys that stand above and below a line, so that it is in an example. */
const surroundings: Readonly<Record<LineForm['place'], readonly [before: string, after: string]>> = {
  given: ['        given:\n', '        when: [Crown conduct Muster]\n        then: [Resolve is 6]\n'],
  when: ['        when:\n', '        then: [Resolve is 6]\n'],
  answer: ['        when:\n          - Crown conduct Muster\n', '        then: [Resolve is 6]\n'],
  then: ['        when: [Crown conduct Muster]\n        then:\n', ''],
};

const cases = lineForms.flatMap(({ place, accepted, refused }) => [
  ...accepted.map((text) => ({ place, text, message: null })),
  ...refused.map(([text, message]) => ({ place, text, message })),
]);

/** What the check of a game with all of these lines tells of each, in the order of the cases. */
function messages(): readonly (readonly Diagnostic[])[] {
  let text = 'rules:\n  "1":\n    title: The only rule\n    examples:\n';
  const firsts = cases.map(({ place, text: line }, index) => {
    const first = text.split('\n').length;
    const [before, after] = surroundings[place];
    text += `      - name: example ${index + 1}\n${before}          - ${line}\n${after}`;
    return first;
  });
  const file = { path: 'spec/fenland/rules.yaml', text };
  const { diagnostics } = check({ files: [...referenceGame(), file], diagnostics: [] });
  const errors = diagnostics.filter(({ severity, span }) => severity === 'error' && span.file.path === file.path);
  const lines = errors.map(({ span }) => positionOf(span.file, span.start).line);
  return firsts.map((first, index) => {
    const end = firsts[index + 1] ?? Number.POSITIVE_INFINITY;
    return errors.filter((_, number) => (lines[number] ?? 0) >= first && (lines[number] ?? 0) < end);
  });
}

describe('the lines of examples in the reference', () => {
  const found = messages();

  it.each(cases.map(({ place, text, message }, index) => [place, text, message, index] as const))(
    '%s "%s" is read, or refused as it says',
    (_place, _text, message, index) => {
      const told = found[index]?.map((it) => it.message) ?? [];
      expect(told).toEqual(message === null ? [] : [message]);
    },
  );

  it('are each shown with what is accepted and what is refused', () => {
    const text = referenceMarkdown(null);
    for (const { title, accepted, refused } of lineForms) {
      expect(text).toContain(`### ${title}\n`);
      expect(accepted.length * refused.length).toBeGreaterThan(0);
    }
  });
});
