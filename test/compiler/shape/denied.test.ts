/** A key that says something by being there is left out to say the opposite; no help turns a denial into its opposite. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import { saltmarshWith } from '../../support/saltmarsh-spec.js';

/** The helps for a value of a key that can only be `true`, each with its edits. */
function helpsFor(key: string, value: string): readonly (readonly [text: string, edits: readonly string[]])[] {
  const files =
    key === 'complete'
      ? saltmarshWith('game.yaml', 'edition: "1"\n', `edition: "1"\ncomplete: ${value}\n`)
      : saltmarshWith('game.yaml', 'closes its space: true', `closes its space: ${value}`);
  const { diagnostics } = check({ files, diagnostics: [] });
  expect(diagnostics.map(({ code }) => code)).toEqual(['RW0104']);
  return diagnostics.flatMap(({ help }) => help.map(({ text, edits }) => [text, edits.map((it) => it.text)] as const));
}

describe.each(['complete', 'closes its space'])('a value of `%s`', (key) => {
  it.each(['false', 'no', 'off', 'False', 'NO'])('that denies it leads to leaving the key out: %s', (value) => {
    expect(helpsFor(key, value)).toEqual([['leave this key out where it is not so', []]]);
  });

  it.each(['yes', 'treu'])('that means it leads to `true`: %s', (value) => {
    expect(helpsFor(key, value)).toEqual([['`true` is possible here', ['true']]]);
  });
});
