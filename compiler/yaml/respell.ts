/** Changes the text of a scalar in its file: in its own style where the new text allows that, else between quotes. */
import type { Edit } from '../source/edit.js';
import { changed, type TextChange, withSingleBlanks } from '../source/words.js';
import type { YamlNode, YamlScalar } from './node.js';
import { quotedForYaml } from './quote.js';
import { placeAt } from '../source/text.js';

/** A scalar with what its place asks of its text. */
export interface PlacedScalar {
  readonly scalar: YamlScalar;
  readonly stands: 'as a key' | 'below a key' | 'in a list' | 'alone';
  /** Within brackets or braces, where a comma ends it. */
  readonly isInFlow: boolean;
  /** The keys below which it stands, from the top; of a key those above it. */
  readonly keys: readonly string[];
}

/** Every scalar of a tree, keys included, in the order of the file. */
export function scalarsIn(root: YamlNode | null): readonly PlacedScalar[] {
  const found: PlacedScalar[] = [];
  type Place = Omit<PlacedScalar, 'scalar'>;
  const walk = (node: YamlNode | null, { stands, isInFlow, keys }: Place): void => {
    if (node === null) return;
    if (node.kind === 'scalar') {
      found.push({ scalar: node, stands, isInFlow, keys });
      return;
    }
    const within = isInFlow || /[[{]/u.test(node.span.file.text.charAt(node.span.start));
    if (node.kind === 'list')
      for (const item of node.items) walk(item, { stands: 'in a list', isInFlow: within, keys });
    else
      for (const { key, value } of node.entries) {
        walk(key, { stands: 'as a key', isInFlow: within, keys });
        walk(value, { stands: 'below a key', isInFlow: within, keys: [...keys, key.source.text] });
      }
  };
  walk(root, { stands: 'alone', isInFlow: false, keys: [] });
  return found;
}

/** The edits of the file that change the text of the scalar; all of it that does not change stays as it is written. */
export function respelt(placed: PlacedScalar, changes: readonly TextChange[]): readonly Edit[] {
  const { scalar } = placed;
  const text = changed(scalar.source.text, changes);
  if (scalar.style === 'plain' && !isPlain(placed, text))
    return [{ span: scalar.span, text: quotedForYaml(withSingleBlanks(text)) }];
  return changes.flatMap((change): readonly Edit[] => {
    const isInsertion = change.start === change.end;
    const start = isInsertion ? behind(scalar, change.start) : placeOf(scalar, change.start);
    const end = isInsertion ? start : behind(scalar, change.end);
    const { file } = scalar.span;
    // Where a line of the scalar ends is a matter of its layout.
    if (change.text === ' ' && file.text.slice(start, end).includes('\n')) return [];
    return [{ span: { file, start, end }, text: escaped(scalar, change.text) }];
  });
}

/** Where the character at an offset of the text begins in the file. */
function placeOf({ source }: YamlScalar, at: number): number {
  return placeAt(source, at);
}

/** Where the character before an offset of the text ends in the file. */
function behind(scalar: YamlScalar, at: number): number {
  // Between quotes a character may be written with several.
  const isQuoted = scalar.style === 'single' || scalar.style === 'double';
  return at === 0 || isQuoted ? placeOf(scalar, at) : placeOf(scalar, at - 1) + 1;
}

function escaped({ style }: YamlScalar, text: string): string {
  if (style === 'single') return text.replaceAll("'", "''");
  return style === 'double' ? text.replace(/["\\]/gu, String.raw`\$&`) : text;
}

/** Whether a text without quotes is read as that text at the place of a scalar, and as a text where the scalar is one. */
function isPlain({ scalar, isInFlow }: PlacedScalar, text: string): boolean {
  if (text.trim() !== text || text === '') return false;
  if (/^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$))/u.test(text) || /:(?:\s|$)|\s#/u.test(text)) return false;
  if (isInFlow && /[,[\]{}]/u.test(text)) return false;
  return (
    typeof scalar.value !== 'string' ||
    !/^(?:~|null|true|false|[-+.]?\d[\d.eE+-]*|0[ox][\da-f]+|[-+]?\.(?:inf|nan))$/iu.test(text)
  );
}
