/** Broken files with the messages that they give as their last comment, put where they belong among the files of Saltmarsh. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

/** Where the last lines that begin with `#`, which are what is expected, are cut off. */
export const expectation = /\n\n(?=(?:#.*\n)+$)/u;

/** What is checked of a broken file. */
export function textOfFixture(whole: string): string {
  const [text = ''] = whole.split(expectation);
  return `${text.trimEnd()}\n`;
}

/** Saltmarsh with the text in place of its file that begins with the same line, or else of its first card. */
export function specWith(text: string): SourceFile[] {
  const firstLine = text.slice(0, text.indexOf('\n') + 1);
  const files = saltmarshFiles();
  const home =
    files.find((file) => file.text.startsWith(firstLine)) ?? files.find(({ path }) => path.includes('/cards/'));
  const others = files.filter((file) => file !== home);
  return [...others, { path: home?.path ?? '', text }];
}
