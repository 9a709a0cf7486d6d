/** The names by which a way in errata can go on, where one is typed. */
import { type SourceFile, lineStartsOf } from '../source/span.js';
import { documentOf, type SpecFile } from '../surface/classify-documents.js';
import type { Name } from '../surface/ir.js';
import { placeOf } from '../surface/errata/find.js';
import { writtenForYaml } from '../yaml/quote.js';

/** What is typed of a name, and what it may become, as it is written. */
export interface WayTyped {
  readonly typed: string;
  readonly names: readonly string[];
}

/** Null where no way is typed: `- change: [C1, sh`, or its first name alone. */
export function wayTypedAt(file: SourceFile, files: readonly SourceFile[], offset: number): WayTyped | null {
  const start = lineStartsOf(file).findLast((it) => it <= offset) ?? 0;
  const line = file.text.slice(start, offset);
  const [, bracket, names] = /^\s*-\s+(?:change|add to|delete):\s+(\[?)(.*)$/u.exec(line) ?? [];
  if (names === undefined || !/(?:^|\/)errata\//u.test(file.path)) return null;
  const parts = bracket === '' ? [names] : names.split(/,\s*/u);
  const typed = parts.at(-1) ?? '';
  const span = { file, start: offset, end: offset };
  // No name is this one, so that what there is instead is told.
  const [first, ...others] = [...parts.slice(0, -1).map(unquoted), '\0'].map((text): Name => ({ text, span }));
  if (first === undefined) return null;
  const documents = files.flatMap((it): readonly SpecFile[] => {
    const document = documentOf(it);
    return document === null || document.kind === 'errata' ? [] : [document];
  });
  const found = placeOf(documents, [first, ...others]);
  const among = found.kind === 'missing' && found.name.text === '\0' ? found.among : [];
  return { typed, names: [...new Set(among)].map(writtenForYaml) };
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/u, '$2');
}
