/** Every piece is somewhere when a game starts, and none is there twice. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Counted, Holding } from '../../surface/documents.js';
import type { SetupContext } from './check.js';
import { available } from '../declare/declare-setup.js';
import type { PieceId } from '../ir.js';
import { find } from '../declare/lookup.js';

/** For each piece: those in boxes and those in spaces are together the inventory. */
export function checkSetupInventory(context: SetupContext): void {
  context.declared.declarations.pieces.forEach((piece, index) => {
    const id = index as PieceId;
    const inBoxes = countedIn(context, context.document.boxes, id);
    const inSpaces = countedIn(context, context.document.spaces, id);
    const [boxes, map] = [sum(inBoxes), sum(inSpaces)];
    if (boxes + map === piece.inventory) return;
    const ready = readyOnes(context, id);
    const at = (ready ?? inBoxes[0] ?? inSpaces[0])?.count.span ?? piece.declared;
    const params = { piece: piece.names.many, inventory: piece.inventory, boxes, map };
    const notes = [{ message: `the inventory of \`${piece.names.one}\` is declared at`, span: piece.declared }];
    const missing = piece.inventory - boxes - map;
    context.report(report('RW0506', at, params, { notes, help: helpFor(piece.names.one, ready, missing) }));
  });
}

function helpFor(piece: string, ready: Counted | null, missing: number): readonly Help[] {
  if (ready === null) {
    return missing > 0 ? [{ text: `add \`${piece}: ${missing}\` to ${available}`, edits: [], safe: false }] : [];
  }
  const right = ready.count.value + missing;
  if (right < 1) return [];
  const edits = [{ span: ready.count.span, text: String(right) }];
  return [{ text: `with ${right} in ${available} the sum is right`, edits, safe: false }];
}

function countedIn({ declared }: SetupContext, holdings: readonly Holding[], piece: PieceId): readonly Counted[] {
  return holdings.flatMap((it) => it.things.filter(({ what }) => find(declared.tables.pieces, what) === piece));
}

function readyOnes(context: SetupContext, piece: PieceId): Counted | null {
  const box = context.document.boxes.filter((it) => it.place.text === available);
  return countedIn(context, box, piece)[0] ?? null;
}

function sum(counted: readonly Counted[]): number {
  return counted.reduce((total, { count }) => total + count.value, 0);
}
