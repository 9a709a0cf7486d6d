/** Brings a file into its canonical form, as the command `fmt` does. */
import type { TextEdit } from 'vscode-languageserver';
import { format } from '../edit/format.js';
import { untilSettled } from '../edit/settle.js';
import { rangeOf } from './places.js';
import type { View } from './workspace.js';

/** One edit of the lines from the first that changes to the last; what cannot be read stays as it is. */
export function formattingOf({ file, files }: View): readonly TextEdit[] {
  const settled = untilSettled(files, (now) => format(now).edits);
  const after = settled.files.find(({ path }) => path === file.path)?.text ?? file.text;
  if (after === file.text) return [];
  const start = file.text.lastIndexOf('\n', firstDifference(file.text, after) - 1) + 1;
  const same = sameAtEnd(file.text.slice(start), after.slice(start));
  const end = file.text.length - same;
  return [{ range: rangeOf({ file, start, end }), newText: after.slice(start, after.length - same) }];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** How many characters are the same at the end of both, from the beginning of a line on. */
function sameAtEnd(one: string, other: string): number {
  let same = 0;
  let whole = 0;
  while (same < Math.min(one.length, other.length) && one.at(-1 - same) === other.at(-1 - same)) {
    if (one.at(-1 - same) === '\n') whole = same;
    same += 1;
  }
  return whole;
}
