/**
 * A name that is misspelt where it is declared is unknown wherever it is right. Where several messages propose the same name, and that
 * stands nowhere but where it is declared, it is the declaration that is told of, once.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { keepsNumbers } from '../../diagnostics/sure-help.js';
import { report } from '../../diagnostics/report.js';
import type { SourceFile, Span } from '../../source/span.js';
import { wordCharacter } from '../../surface/vocabulary.js';
import { wordsAt } from './context.js';

/** So many messages at least propose it: of one use and one declaration nobody knows which is wrong. */
const fewestUses = 2;

/** The diagnostics of a spec, with one for each misspelt declaration in the place of those that follow from it. */
export function withMisspeltDeclarations(
  diagnostics: readonly Diagnostic[],
  files: readonly SourceFile[],
): readonly Diagnostic[] {
  const proposing = new Map<string, Diagnostic[]>();
  for (const it of diagnostics) {
    const name = proposed(it);
    if (name !== null) proposing.set(name, [...(proposing.get(name) ?? []), it]);
  }
  return [...proposing].reduce<readonly Diagnostic[]>((so, [name, uses]) => {
    const [first] = uses.filter(({ code }) => code.startsWith('RW03'));
    const declared = uses.length < fewestUses || first === undefined ? null : onlyPlaceOf(name, files);
    if (declared === null || first === undefined) return so;
    const meant = wordsAt(first.span);
    const told = report(
      'RW0345',
      declared,
      { name, meant, uses: uses.length },
      {
        notes: [{ message: `\`${meant}\` is named in`, span: first.span }],
        help: [{ text: `declare it as \`${meant}\``, edits: [{ span: declared, text: meant }], safe: false }],
      },
    );
    return [told, ...so.filter((it) => !uses.includes(it) && !wordsAt(lineOf(it.span)).includes(meant))];
  }, diagnostics);
}

/** The name that the first help of a message would put there. */
function proposed({ code, help: [first], span }: Diagnostic): string | null {
  const [edit, second] = first?.edits ?? [];
  if (edit === undefined || second !== undefined || edit.text === '' || !/^RW0[2-4]/u.test(code)) return null;
  if (first === undefined || !keepsNumbers(first) || !/\p{L}/u.test(edit.text)) return null;
  return edit.span.start >= span.start && edit.span.end <= span.end ? edit.text : null;
}

/** Where a name stands as a whole word in the files; null where it does nowhere, or more than once. */
function onlyPlaceOf(name: string, files: readonly SourceFile[]): Span | null {
  const [only, second] = files.flatMap((file) => placesIn(file, name));
  return only === undefined || second !== undefined ? null : only;
}

function placesIn(file: SourceFile, name: string): readonly Span[] {
  const found: Span[] = [];
  for (let start = file.text.indexOf(name); start >= 0; start = file.text.indexOf(name, start + 1)) {
    const end = start + name.length;
    if (!isWordAt(file.text, start - 1) && !isWordAt(file.text, end)) found.push({ file, start, end });
  }
  return found;
}

function isWordAt(text: string, at: number): boolean {
  return wordCharacter.test(text.charAt(at));
}

function lineOf({ file, start }: Span): Span {
  const from = file.text.lastIndexOf('\n', start - 1) + 1;
  const to = file.text.indexOf('\n', start);
  return { file, start: from, end: to < 0 ? file.text.length : to };
}
