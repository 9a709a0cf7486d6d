/** Whether the sentences of derived tests say what their data says, by the readers of examples. */
import type { BoundaryTest } from '../../compiler/boundaries/derive.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import type { Analysis } from '../../compiler/driver.js';
import type { World } from '../../compiler/resolved/ir.js';
import { createSymbols } from '../../compiler/resolved/declare/symbols.js';
import { shownFor } from '../../compiler/scenario/named.js';
import { parseAction } from '../../compiler/scenario/parse-action.js';
import { parseGiven } from '../../compiler/scenario/parse-given.js';
import { actionFor, givenFor } from '../../compiler/scenario/play-example.js';
import { readerOf } from '../../compiler/scenario/read-script.js';
import { readStatements } from '../../compiler/scenario/read-statement.js';
import { type SpannedText, textAt } from '../../compiler/source/text.js';
import { parseYaml } from '../../compiler/yaml/parse.js';
import type { YamlNode } from '../../compiler/yaml/node.js';

/** The sentences that are not read, or are read as something else. */
export function misread(
  world: World,
  { language, declarations }: Analysis,
  tests: readonly BoundaryTest[],
): readonly string[] {
  if (declarations === null) throw new Error('the spec declares nothing');
  const mistakes: Diagnostic[] = [];
  const reader = readerOf(world, { language, symbols: createSymbols(declarations) }, mistakes);
  const wrong = (text: string, read: object | null, data: object): readonly string[] =>
    JSON.stringify(read) === JSON.stringify(data) ? [] : [`${text}: ${JSON.stringify(read)}`];
  const found = tests.flatMap(({ given, when, then }) => {
    return [
      ...given.flatMap(({ text, data }) => {
        const parsed = parseGiven(reader, spanned(text));
        return wrong(text, parsed.ok ? givenFor(world, parsed.value.fact) : null, data);
      }),
      ...when.flatMap((item) => {
        if (item.kind !== 'done') return [];
        const action = parseAction(reader, spanned(item.text));
        return wrong(item.text, action.ok ? actionFor(world, action.value) : null, item.data);
      }),
      ...then.flatMap(({ text, data }) => {
        const [statement] = readStatements(reader, [nodeOf(text)]);
        return wrong(text, statement === undefined ? null : shownFor(world, statement.expected), data);
      }),
    ];
  });
  return [...found, ...mistakes.map(({ message }) => message)];
}

/** A sentence as it stands in a list of a spec: what is behind its colon in quotes. */
function nodeOf(text: string): YamlNode {
  const [, key, value] = /^(.+ asked): (.+)$/u.exec(text) ?? [];
  const item = key === undefined ? JSON.stringify(text) : `${key}: ${JSON.stringify(value)}`;
  const { root } = parseYaml({ path: 'a test', text: `- ${item}\n` });
  const node = root?.kind === 'list' ? root.items[0] : undefined;
  if (node === undefined) throw new Error(`no YAML: ${text}`);
  return node;
}

function spanned(text: string): SpannedText {
  return textAt({ path: 'a test', text }, 0, text);
}
