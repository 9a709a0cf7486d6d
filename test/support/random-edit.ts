/** What anybody may do to one file of a spec. */
import type { SourceFile } from '../../compiler/source/span.js';
import { chanceOf } from '../properties/small-games/chance.js';

/** One file with one change: a number, a word or a line left out, doubled, or taken from elsewhere in the file. */
export function randomlyEdited(files: readonly SourceFile[], seed: number): readonly SourceFile[] {
  const chance = chanceOf(seed);
  const place = chance.below(files.length);
  return files.map((file, index) => {
    if (index !== place) return file;
    const parts = file.text.split(chance.below(2) === 0 ? /(\s+)/u : /(\n)/u);
    const at = 2 * chance.below(Math.ceil(parts.length / 2));
    const other = parts[2 * chance.below(Math.ceil(parts.length / 2))] ?? '';
    const part = parts[at] ?? '';
    const put = [[], [part, ' ', part], [other], [part.replace(/\d+/u, (it) => String(Number(it) + 1))]][
      chance.below(4)
    ];
    return { ...file, text: parts.toSpliced(at, 1, ...(put ?? [])).join('') };
  });
}
