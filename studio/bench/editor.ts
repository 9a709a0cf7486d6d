/** What an editor asks of a text or of a place in it, out of what the language server knows. */
import { proposalsOf, safeEditsOf } from '../../compiler/diagnostics/proposals.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { colouredIn } from '../../compiler/language-server/colours.js';
import { completionsAt, itemKinds } from '../../compiler/language-server/completion.js';
import { formattingOf } from '../../compiler/language-server/formatting.js';
import { hoverAt, stepsAt } from '../../compiler/language-server/hover.js';
import { namesHolding, outlineOf } from '../../compiler/language-server/outline.js';
import { offsetOf } from '../../compiler/language-server/places.js';
import type { View } from '../../compiler/language-server/workspace.js';
import type { Edit } from '../../compiler/source/edit.js';
import { lineStartsOf, positionOf, type Span } from '../../compiler/source/span.js';
import type {
  Completion,
  FileLook,
  Fix,
  Hover,
  NameDeclared,
  OutlineEntry,
  SpecEdit,
  Standing,
  StepShown,
} from '../protocol.js';

export function completionsIn(view: View, offset: number): readonly Completion[] {
  return completionsAt(view, offset).flatMap(({ label, kind, detail, documentation, textEdit }): Completion[] => {
    if (textEdit === undefined || !('range' in textEdit)) return [];
    const { range, newText } = textEdit;
    const [named = 'keyword'] = kindNames.filter((name) => itemKinds[name] === kind);
    return [
      {
        label,
        kind: named,
        detail: detail ?? (typeof documentation === 'string' ? documentation : ''),
        from: offsetOf(view.file, range.start),
        to: offsetOf(view.file, range.end),
        text: newText,
      },
    ];
  });
}

const kindNames = ['keyword', 'name', 'key', 'value'] as const satisfies readonly (keyof typeof itemKinds)[];

export function hoverIn(view: View, offset: number): Hover | null {
  const found = hoverAt(view, offset);
  if (found?.range === undefined || typeof found.contents !== 'object' || !('value' in found.contents)) return null;
  const { start, end } = found.range;
  return { from: offsetOf(view.file, start), to: offsetOf(view.file, end), markdown: found.contents.value };
}

/** Of all `diagnostics`, those whose mark touches the place. */
export function fixesIn({ file }: View, offset: number, diagnostics: readonly Diagnostic[]): readonly Fix[] {
  return diagnostics
    .filter(({ span }) => span.file.path === file.path && span.start <= offset && offset <= span.end)
    .flatMap((it) => proposalsOf(it))
    .map(({ text, edits, safe }) => ({ title: text, safe, edits: edits.map(specEdit) }));
}

/** Of all `diagnostics`, those of the file. */
export function mendingsIn({ file }: View, diagnostics: readonly Diagnostic[]): readonly SpecEdit[] {
  return safeEditsOf(diagnostics.filter(({ span }) => span.file.path === file.path)).map(specEdit);
}

function specEdit({ span, text }: Edit): SpecEdit {
  return { path: span.file.path, from: span.start, to: span.end, text };
}

/** So many at most. */
export function namesFound(checked: View['checked'], letters: string): readonly NameDeclared[] {
  return namesHolding(checked, letters)
    .slice(0, mostNames)
    .map(({ name, kind, declared: { file, start } }) => ({
      name,
      kind,
      path: file.path,
      line: positionOf(file, start).line,
    }));
}

const mostNames = 50;

/** Each line once. */
export function standingsOf(spans: readonly Span[]): readonly Standing[] {
  const found = spans.map(({ file, start }): Standing => {
    const { line } = positionOf(file, start);
    const starts = lineStartsOf(file);
    return { path: file.path, line, text: file.text.slice(starts[line - 1], starts[line]).trim() };
  });
  return [...new Map(found.map((it) => [`${it.path} ${it.line}`, it])).values()];
}

export function formattedIn(view: View): readonly SpecEdit[] {
  const { file } = view;
  return formattingOf(view).map(({ range, newText }) => ({
    path: file.path,
    from: offsetOf(file, range.start),
    to: offsetOf(file, range.end),
    text: newText,
  }));
}

/** What cannot be read has no look. */
export function lookOf(view: View | null): FileLook {
  if (view === null) return { colours: [], outline: [] };
  const { file } = view;
  type Symbols = ReturnType<typeof outlineOf>;
  const entriesOf = (symbols: Symbols): readonly OutlineEntry[] =>
    symbols.map(({ name, detail = '', selectionRange: { start }, children = [] }) => ({
      name,
      detail,
      from: offsetOf(file, { line: start.line, character: 0 }),
      line: start.line + 1,
      within: entriesOf(children),
    }));
  return {
    colours: colouredIn(view).map(({ span: { start, end }, colour }) => ({ from: start, to: end, colour })),
    outline: entriesOf(outlineOf(file)),
  };
}

export function stepsIn(view: View, offset: number): readonly StepShown[] {
  return stepsAt(view, offset);
}
