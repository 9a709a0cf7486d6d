/** Paths: connected spaces, each once, along which every piece goes that may stand there, and along no other. */
import { report } from '../../diagnostics/report.js';
import type { PathDeclaration, SpaceDeclaration } from '../../surface/documents-of-map.js';
import type { Name } from '../../surface/ir.js';
import type { CheckContext } from './check.js';
import { find } from '../declare/lookup.js';

export function checkPaths(context: CheckContext): void {
  const { spec, declared, report: tell } = context;
  const { spaces: table } = declared.tables;
  const spaces = spec.map?.spaces ?? [];
  const paths = spec.map?.paths ?? [];
  const taken = new Map<number, string>();
  for (const path of paths) {
    const seen = new Set<number>();
    for (const name of path.spaces) {
      const id = find(table, name);
      if (id === null) continue;
      if (seen.has(id)) tell(report('RW0537', name.span, { path: path.name.text, space: name.text }));
      seen.add(id);
    }
    for (const name of path.of) checkPiece(context, path, name, taken);
    path.spaces.forEach((name, at) => {
      const before = path.spaces[at - 1];
      if (before !== undefined) checkStep(context, path, [before, name]);
    });
  }
  for (const space of spaces) {
    if (space.listsAdjacent || paths.some((it) => it.spaces.some((name) => isOf(context, space, name)))) continue;
    const name = space.words.one;
    tell(report('RW0102', name.span, { key: 'adjacent', where: name.text }));
  }
}

function isOf({ declared }: CheckContext, space: SpaceDeclaration, name: Name): boolean {
  return find(declared.tables.spaces, name) === find(declared.tables.spaces, space.words.one);
}

/** Two spaces that follow one on the other, where both list what is adjacent to them, name each other. */
function checkStep({ spec, declared, report: tell }: CheckContext, path: PathDeclaration, pair: [Name, Name]): void {
  const { spaces: table } = declared.tables;
  const [one, other] = pair.map((name) => {
    const id = find(table, name);
    return id === null ? undefined : spec.map?.spaces[id];
  });
  if (one === undefined || other === undefined || !one.listsAdjacent || !other.listsAdjacent) return;
  const names = ({ adjacent }: SpaceDeclaration, to: SpaceDeclaration): boolean =>
    adjacent.some((it) => find(table, it) === find(table, to.words.one));
  if (names(one, other) || names(other, one)) return;
  const [before, name] = pair;
  const notes = [{ message: `the spaces adjacent to \`${before.text}\` are listed at`, span: one.adjacentSpan }];
  const text = `list \`${name.text}\` under \`adjacent\` of \`${before.text}\`, and \`${before.text}\` under that of \`${name.text}\`; or say which space comes between them`;
  const help = [{ text, edits: [], safe: false }];
  tell(report('RW0535', name.span, { path: path.name.text, space: before.text, other: name.text }, { notes, help }));
}

/** A piece is on one path, and may stand in each of its spaces. */
function checkPiece(
  { declared, report: tell }: CheckContext,
  path: PathDeclaration,
  name: Name,
  taken: Map<number, string>,
): void {
  const { declarations, tables } = declared;
  const id = find(tables.pieces, name);
  const piece = id === null ? undefined : declarations.pieces[id];
  if (id === null || piece === undefined) return;
  const other = taken.get(id);
  if (other !== undefined) tell(report('RW0536', name.span, { piece: name.text, path: path.name.text, other }));
  taken.set(id, path.name.text);
  const barred = path.spaces.find((it) => {
    const space = find(tables.spaces, it);
    const kind = space === null ? undefined : declarations.spaces[space]?.kind;
    return kind !== undefined && piece.barred.includes(kind);
  });
  if (barred !== undefined)
    tell(report('RW0538', name.span, { piece: name.text, path: path.name.text, space: barred.text }));
}
