/** What `show` prints of the sentences of a game can be typed as it stands, and says the same. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../../compiler/driver.js';
import { readSpec } from '../../../compiler/host/read-spec.js';
import { localeOf } from '../../../compiler/languages/languages.js';
import { effectLines, type Line, marginsOf } from '../../../compiler/show/sentences.js';
import type { Spec } from '../../../compiler/surface/documents.js';
import { createSentenceReader } from '../../../compiler/surface/read-steps.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';

const specs = join(import.meta.dirname, '..', '..', '..', 'spec');
const games = readdirSync(specs).filter((name) => !['boards', 'schema'].includes(name) && !name.endsWith('.md'));

function effectsOf({ cards, procedures, chits }: Spec) {
  const all = [
    ...cards.flatMap(({ sides, additions }) => [...sides, ...additions].flatMap(({ effect }) => effect ?? [])),
    ...cards.flatMap(({ sides }) =>
      sides.flatMap(({ lasting }) => lasting?.items.flatMap((it) => (it.kind === 'steps' ? it.effect : [])) ?? []),
    ),
    ...procedures.flatMap(({ effect, table }) =>
      table === null ? [effect] : table.rows.flatMap(({ effects }) => effects),
    ),
    ...chits.flatMap(({ kinds }) => kinds.flatMap(({ effects }) => effects.map(({ effect }) => effect))),
  ];
  return all.filter(({ steps }) => steps.length > 0);
}

function printed(lines: readonly Line[]): string {
  return lines.map((line) => `${marginsOf(line, '  ')[0]}${line.text}\n`).join('');
}

describe.each(games)('the sentences of %s', (name) => {
  const { spec, language } = analyse(readSpec(join(specs, name)).files);
  const locale = localeOf('en', spec, language.vocabulary.stateVerbs);

  it('can be typed as they are printed', () => {
    const effects = effectsOf(spec);
    expect(effects.length).toBeGreaterThan(5);
    for (const effect of effects) {
      const text = printed(effectLines(effect, locale));
      const diagnostics: Diagnostic[] = [];
      const { root, diagnostics: mistakes } = parseYaml({ path: 'typed.yaml', text });
      const reader = createSentenceReader(language, diagnostics, []);
      const again = reader.effect(root, effect.span, '');
      expect([...mistakes, ...diagnostics].map(({ message }) => `${message} in\n${text}`)).toEqual([]);
      expect(printed(effectLines(again, locale))).toBe(text);
    }
  });
});
