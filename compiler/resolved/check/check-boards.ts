/** A board is whole by itself, whatever game is played on it. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { BoardDocument } from '../../surface/documents-of-map.js';
import type { MapContext } from './check.js';
import { checkAdjacencySymmetric } from './check-adjacency.js';
import { checkAssumedPairs } from './check-assumed.js';
import { checkBoardNamesUnique, checkMapNamesUnique } from './check-names.js';
import { declareMap } from '../declare/declare-map.js';
import { createTables } from '../declare/tables.js';

const checks: readonly ((context: MapContext) => void)[] = [
  checkMapNamesUnique,
  checkAdjacencySymmetric,
  checkAssumedPairs,
];

/** Whatever contradicts itself within one of the boards. Those whose file is among `unsound` lack what was reported. */
export function checkBoards(boards: readonly BoardDocument[], unsound: ReadonlySet<string>): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  checkBoardNamesUnique(boards, (it) => diagnostics.push(it));
  for (const board of boards) if (!unsound.has(board.span.file.path)) checkBoard(board, diagnostics);
  return diagnostics;
}

function checkBoard(board: BoardDocument, diagnostics: Diagnostic[]): void {
  const map = { ...board, board: null, areas: [], paths: [], aliases: [] };
  const tables = createTables({ game: null, map }, []);
  const declarations = declareMap(map, [], tables, diagnostics);
  for (const check of checks)
    check({ spec: { map }, declared: { tables, declarations }, report: (it) => diagnostics.push(it) });
}
