/** Knows a file again by what it says. */
import { createRecent } from '../recent.js';
import type { SourceFile } from './span.js';

const files = createRecent<string, SourceFile>(4_000);

/** The file as it was given before, where it says the same at the same place: what is known of that one holds for it. */
export function sameFile(file: SourceFile): SourceFile {
  const key = keyOf(file);
  return files.get(key) ?? files.set(key, file);
}

/** From now on, files that say the same at the same place are this one. */
export function preferFile(file: SourceFile): void {
  files.set(keyOf(file), file);
}

function keyOf({ path, shown, text }: SourceFile): string {
  return `${path}\n${shown ?? ''}\n${text}`;
}

const marks = new WeakMap<SourceFile, number>();
let last = 0;

/** Stands for the files, each as it was given before where it says the same: the same text for the same files in the same order. */
export function markOf(files: readonly SourceFile[]): string {
  return files
    .map((file) => {
      const mark = marks.get(file) ?? (last += 1);
      marks.set(file, mark);
      return mark;
    })
    .join(' ');
}
