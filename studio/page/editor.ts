/** The editor of a text: CodeMirror in a root of its own, to which the page's rule of no foreign styles does not hold. */
import {
  autocompletion,
  closeBrackets,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  gutter,
  GutterMarker,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { JsonDiagnostic } from '../../compiler/diagnostics/json.js';
import type { Bench, FileLook, SpecEdit } from '../protocol.js';
import { answerOr } from './bench.js';
import { coloured, colouring, wordColours } from './colouring.js';

export interface Editor {
  /** Shows a text, another one than before where its path is another. */
  readonly show: (path: string, text: string) => void;
  readonly mark: (diagnostics: readonly JsonDiagnostic[]) => void;
  /** Shows beside lines, from 1, what is known of them. */
  readonly note: (notes: readonly Note[]) => void;
  /** Gives words their colours. */
  readonly colour: (words: FileLook['colours']) => void;
  /** Puts the cursor at the start of a line, from 1. */
  readonly goTo: (line: number) => void;
  readonly end: () => void;
}

export interface Note {
  readonly line: number;
  /** A sign or a number. */
  readonly sign: string;
  readonly kind: 'holds' | 'fails' | 'not-played' | 'covered' | 'uncovered';
  readonly says: string;
}

export interface Editing {
  readonly bench: Bench;
  readonly onType: (path: string, text: string) => void;
  readonly onSave: (path: string) => void;
  readonly onRename: (path: string, offset: number) => void;
  /** Whoever is at the cursor wants to see where its word is declared. */
  readonly onDeclared: (path: string, offset: number) => void;
  /** The cursor is somewhere else. */
  readonly onMove: (path: string, offset: number) => void;
  /** The bench has been asked for edits, which are to be typed. */
  readonly onEdits: (asking: Promise<readonly SpecEdit[]>) => void;
}

export function editorIn(place: HTMLElement, editing: Editing): Editor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  root.replaceChildren();
  const states = new Map<string, EditorState>();
  /** How far each file is scrolled. */
  const scrolled = new Map<string, StateEffect<unknown>>();
  let path = '';
  let isShowing = false;
  const extensions = [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    lintGutter(),
    notes,
    gutter({ class: 'notes', markers: (view) => view.state.field(notes) }),
    codeFolding(),
    foldGutter(),
    colouring,
    yaml(),
    syntaxHighlighting(highlighting),
    theme,
    autocompletion({ override: [(context) => completionsAt(editing.bench, path, context)] }),
    hoverTooltip((view, at) => hoverAt(editing.bench, path, view, at)),
    keymap.of([
      {
        key: 'Mod-s',
        preventDefault: true,
        run: () => {
          editing.onSave(path);
          return true;
        },
      },
      {
        key: 'F2',
        run: ({ state }) => {
          editing.onRename(path, state.selection.main.head);
          return true;
        },
      },
      {
        key: 'F12',
        run: ({ state }) => {
          editing.onDeclared(path, state.selection.main.head);
          return true;
        },
      },
      // Whoever has no mouse leaves the editor by Escape and then Tab.
      indentWithTab,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      ...foldKeymap,
      ...defaultKeymap,
    ]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': 'Text of the file', tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      states.set(path, state);
      if (docChanged && !isShowing) editing.onType(path, state.doc.toString());
      if (docChanged || selectionSet) editing.onMove(path, state.selection.main.head);
    }),
  ];
  const view = new EditorView({ parent: root, root });
  const showing = (work: () => void): void => {
    isShowing = true;
    work();
    isShowing = false;
  };
  return {
    show: (next, text) => {
      showing(() => {
        const isOther = next !== path;
        if (isOther) {
          scrolled.set(path, view.scrollSnapshot());
          path = next;
          const known = states.get(next);
          view.setState(known ?? EditorState.create({ doc: text, extensions }));
          editing.onMove(next, view.state.selection.main.head);
        }
        const { doc } = view.state;
        if (doc.toString() !== text) view.dispatch({ changes: changesOf(doc.toString(), text) });
        // Else it would be shown from where the file before was.
        if (isOther) view.dispatch({ effects: scrolled.get(next) ?? EditorView.scrollIntoView(0, { y: 'start' }) });
      });
    },
    mark: (diagnostics) => {
      view.dispatch(
        setDiagnostics(
          view.state,
          diagnostics.map((it) => shownDiagnostic(view.state.doc, it, path, editing)),
        ),
      );
    },
    note: (found) => {
      const { doc } = view.state;
      const ranges = found
        .filter(({ line }) => line <= doc.lines)
        .map((it) => new NoteMarker(it).range(doc.line(it.line).from));
      view.dispatch({ effects: setNotes.of(RangeSet.of(ranges, true)) });
    },
    colour: (words) => {
      view.dispatch({ effects: coloured(words, view.state.doc.length) });
    },
    goTo: (line) => {
      const at = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines)).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    end: () => {
      view.destroy();
    },
  };
}

class NoteMarker extends GutterMarker {
  constructor(readonly told: Note) {
    super();
  }

  override eq({ told }: NoteMarker): boolean {
    return told.sign === this.told.sign && told.says === this.told.says;
  }

  override toDOM(): Node {
    const { sign, says, kind } = this.told;
    const dom = document.createElement('span');
    dom.className = `note-${kind}`;
    [dom.textContent, dom.title] = [sign, says];
    return dom;
  }
}

const setNotes = StateEffect.define<RangeSet<NoteMarker>>();

/** They go with their lines while one types. */
const notes = StateField.define<RangeSet<NoteMarker>>({
  create: () => RangeSet.empty,
  update: (before, { changes, effects }) => effects.find((it) => it.is(setNotes))?.value ?? before.map(changes),
});

interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** What differs between two texts, line by line where they have as many, so that the cursor stays where it is. */
function changesOf(before: string, after: string): readonly Change[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  if (old.length !== fresh.length) return [changeOf(before, after, 0)];
  let start = 0;
  return old.flatMap((line, index) => {
    const at = start;
    start += line.length + 1;
    return line === fresh[index] ? [] : [changeOf(line, fresh[index] ?? '', at)];
  });
}

function changeOf(before: string, after: string, start: number): Change {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - from;
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return { from: start + from, to: start + before.length - same, insert: after.slice(from, after.length - same) };
}

function shownDiagnostic(doc: Text, it: JsonDiagnostic, path: string, { bench, onEdits }: Editing): Diagnostic {
  const from = offsetOf(doc, it.line, it.column);
  const to = Math.max(offsetOf(doc, it.endLine, it.endColumn), from);
  const mendable = it.help.filter(({ edits }) => edits !== undefined);
  return {
    from,
    to,
    severity: it.severity,
    source: it.code,
    message: [it.message, ...it.help.map(({ text }) => `help: ${text}`)].join('\n'),
    actions: mendable.map(({ text }) => ({
      name: mendable.length === 1 ? 'Mend' : `Mend: ${text}`,
      apply: () => {
        onEdits(bench.fixes(path, from).then((fixes) => fixes.find(({ title }) => title === text)?.edits ?? []));
      },
    })),
  };
}

/** The offset of a place that is told by line and column from 1. */
function offsetOf(doc: Text, line: number, column: number): number {
  const found = doc.line(Math.min(Math.max(1, line), doc.lines));
  return Math.min(found.to, found.from + Math.max(0, column - 1));
}

async function completionsAt(bench: Bench, path: string, context: CompletionContext): Promise<CompletionResult | null> {
  const found = await answerOr(bench.complete(path, context.pos), []);
  const [first] = found;
  if (first === undefined || (!context.explicit && first.from === context.pos)) return null;
  return {
    from: first.from,
    to: first.to,
    options: found.map(({ label, kind, detail, text }): Completion => ({
      label,
      detail,
      apply: text,
      type: kinds[kind],
    })),
    filter: false,
  };
}

const kinds = { keyword: 'keyword', name: 'variable', key: 'property', value: 'constant' } as const;

async function hoverAt(bench: Bench, path: string, view: EditorView, at: number) {
  const hover = await answerOr(bench.hover(path, at), null);
  if (hover === null || hover.to > view.state.doc.length) return null;
  return {
    pos: hover.from,
    end: hover.to,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'hover';
      dom.textContent = hover.markdown.replace(/```\w*\n?|\*\*|`/gu, '').trim();
      return { dom };
    },
  };
}

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.number, tags.bool], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--dim)', fontStyle: 'italic' },
  { tag: [tags.separator, tags.punctuation], color: 'var(--dim)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: '14px' },
  '&.cm-focused': { outline: '2px solid var(--focus)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace', lineHeight: '1.55' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--dim)', border: 'none' },
  '.notes': { minWidth: '1.6em', textAlign: 'right', fontSize: '0.85em' },
  ...wordColours,
  '.cm-foldGutter span': { padding: '0 3px', color: 'var(--dim)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--paper)', color: 'var(--dim)', border: '1px solid var(--edge)' },
  '.note-holds': { color: 'var(--good)' },
  '.note-fails': { color: 'var(--bad)', fontWeight: '700' },
  '.note-uncovered': { color: 'var(--hot)', fontWeight: '700' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--line-here)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    border: '1px solid var(--edge)',
    maxWidth: '46em',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip .hover': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--focus)', color: 'var(--card)' },
  '.cm-diagnostic': { fontFamily: 'inherit', whiteSpace: 'pre-wrap' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)' },
});
