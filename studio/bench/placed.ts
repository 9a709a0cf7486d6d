/** Where spaces are drawn, written into the files that declare them: nothing else in these changes. */
import type { Edit } from '../../compiler/source/edit.js';
import { filesWithEdits } from '../../compiler/source/edit.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { asMap, entriesAt, nameOf } from '../../compiler/surface/read-node.js';
import { entryOf, keyText, type YamlEntry, type YamlMap } from '../../compiler/yaml/node.js';
import { parseYaml } from '../../compiler/yaml/parse.js';
import type { Placed, SpecText } from '../protocol.js';
import { Refusal } from './game.js';

/** The files that change; refused where no file declares a space so that a place can be written there. */
export function withPlaces(files: readonly SourceFile[], places: readonly Placed[]): readonly SpecText[] {
  const declared = new Map(files.flatMap((file) => spacesIn(file)).map((entry) => [nameOf(entry.key).text, entry]));
  const edits = places.flatMap(({ space, at }) => {
    const entry = declared.get(space);
    const map = entry === undefined ? null : asMap(entry.value);
    if (map === null) throw new Refusal(`no file declares \`${space}\` so that its place can be written there`);
    return editsFor(map, at.map(String));
  });
  return filesWithEdits(files, edits).flatMap((file, index) => {
    const { path, text } = file;
    return text === files[index]?.text ? [] : [{ path, text }];
  });
}

function spacesIn(file: SourceFile): readonly YamlEntry[] {
  if (!/^(?:map|board)[ \t]*:/mu.test(file.text)) return [];
  const root = asMap(parseYaml(file).root);
  const [first] = root?.entries ?? [];
  return first !== undefined && /^(?:map|board)$/u.test(keyText(first)) ? entriesAt(root, 'spaces') : [];
}

function editsFor(map: YamlMap, at: readonly string[]): readonly Edit[] {
  const value = entryOf(map, 'at')?.value ?? null;
  // The brackets and what stands between the numbers stay as they are.
  if (value?.kind === 'list' && value.items.length === at.length)
    return value.items.map(({ span }, index) => ({ span, text: at[index] ?? '' }));
  const list = `[${at.join(', ')}]`;
  if (value !== null) return [{ span: value.span, text: list }];
  return [addedEntry(map, list)];
}

/** `at` behind what is adjacent, as `fmt` has it. */
function addedEntry(map: YamlMap, list: string): Edit {
  const { file, start } = map.span;
  const { text } = file;
  const before = entryOf(map, 'adjacent') ?? entryOf(map, 'kind') ?? map.entries.at(-1);
  if (before === undefined) return { span: map.span, text: `{ at: ${list} }` };
  const end = text.slice(0, before.span.end).trimEnd().length;
  if (text[start] === '{') return { span: { file, start: end, end }, text: `, at: ${list}` };
  const own = before.key.span.start;
  const indent = text.slice(text.lastIndexOf('\n', own - 1) + 1, own);
  const lineEnd = text.indexOf('\n', end);
  const place = lineEnd === -1 ? text.length : lineEnd;
  return { span: { file, start: place, end: place }, text: `\n${indent}at: ${list}` };
}
