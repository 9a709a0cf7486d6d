/** Knows a file again by what it says. */
import { createRecent } from '../recent.js';
import type { SourceFile } from './span.js';

const files = createRecent<string, SourceFile>(4_000);

/** The file as it was given before, where it says the same at the same place: what is known of that one holds for it. */
export function sameFile(file: SourceFile): SourceFile {
  const key = `${file.path}\n${file.shown ?? ''}\n${file.text}`;
  return files.get(key) ?? files.set(key, file);
}
