/** The shape of files: their outline, what folds, and the names that a workspace declares. */
import type { DocumentSymbol, FoldingRange, SymbolKind, WorkspaceSymbol } from 'vscode-languageserver';
import { folded } from '../diagnostics/nearest.js';
import { kindWords } from '../resolved/resolve/unknown.js';
import type { SourceFile, Span } from '../source/span.js';
import { documentOf } from '../surface/classify-documents.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import { locationOf, positionAt, rangeOf } from './places.js';
import type { View, Workspace } from './workspace.js';
import { symbolsOf } from './words-at.js';

/** What something is, by the number that the protocol has for it. */
const symbolKinds = { field: 8, constant: 14, object: 19 } as const satisfies Record<string, SymbolKind>;

/** Blocks deeper than this are sentences and what they hold. */
const deepest = 3;

/** No more names are listed at once. */
const mostListed = 500;

/** The keys of a file, and the items of lists that have a name. */
export function outlineOf(file: SourceFile): readonly DocumentSymbol[] {
  const document = documentOf(file);
  return document === null ? [] : entriesOf(document.root, 1);
}

function entriesOf({ entries }: YamlMap, depth: number): DocumentSymbol[] {
  return entries.map(({ key, value, span }) => ({
    name: key.source.text.trim() === '' ? '-' : key.source.text,
    ...(value?.kind === 'scalar' ? { detail: value.source.text } : {}),
    kind: value?.kind === 'scalar' ? symbolKinds.field : symbolKinds.object,
    range: rangeOf(span),
    selectionRange: rangeOf(key.span),
    children: depth < deepest ? below(value, depth + 1) : [],
  }));
}

function below(node: YamlNode | null, depth: number): DocumentSymbol[] {
  if (node?.kind === 'map') return entriesOf(node, depth);
  if (node?.kind !== 'list') return [];
  return node.items.flatMap((item): DocumentSymbol[] => {
    const [first] = item.kind === 'map' ? item.entries : [];
    if (first?.value?.kind !== 'scalar' || first.value.source.text.trim() === '') return [];
    const name = first.value.source.text;
    return [
      {
        name,
        detail: keyText(first),
        kind: symbolKinds.object,
        range: rangeOf(item.span),
        selectionRange: rangeOf(first.span),
        children: [],
      },
    ];
  });
}

/** Everything that stands below a line. */
export function foldsOf(file: SourceFile): readonly FoldingRange[] {
  const found: FoldingRange[] = [];
  const add = ({ start, end }: Span): void => {
    const first = positionAt(file, start).line;
    const text = file.text.slice(start, end).trimEnd();
    const last = positionAt(file, start + text.length).line;
    if (last > first) found.push({ startLine: first, endLine: last });
  };
  const walk = (node: YamlNode | null): void => {
    if (node?.kind === 'list')
      for (const item of node.items) {
        if (item.kind === 'map' && item.entries.length > 1) add(item.span);
        walk(item);
      }
    if (node?.kind === 'map')
      for (const entry of node.entries) {
        add(spanOf(entry));
        walk(entry.value);
      }
  };
  walk(documentOf(file)?.root ?? null);
  return found;
}

function spanOf({ key, value, span }: YamlEntry): Span {
  return value === null ? span : { ...span, start: key.span.start, end: value.span.end };
}

/** A name that a game declares. */
export interface DeclaredName {
  readonly name: string;
  /** Of what kind it is, in words. */
  readonly kind: string;
  readonly declared: Span;
}

/** The names that games declare and that hold the letters asked for, in whatever case. */
export function namesDeclared(workspace: Workspace, query: string): readonly WorkspaceSymbol[] {
  return workspace
    .games()
    .flatMap((game) =>
      namesHolding(workspace.check(game), query).map(({ name, kind, declared }): WorkspaceSymbol => ({
        name,
        kind: symbolKinds.constant,
        containerName: `${game.name}, ${kind}`,
        location: locationOf(workspace, game, declared),
      })),
    )
    .slice(0, mostListed);
}

/** The same of one game. */
export function namesHolding({ analysis }: View['checked'], query: string): readonly DeclaredName[] {
  const wanted = folded(query);
  return [...(symbolsOf(analysis.declarations)?.meanings ?? [])].flatMap(([name, meanings]) =>
    meanings.flatMap(({ kind, declared }): readonly DeclaredName[] =>
      declared === null || !folded(name).includes(wanted) ? [] : [{ name, kind: kindWords(kind), declared }],
    ),
  );
}
