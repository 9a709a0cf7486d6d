/** What stands in a space when a game starts may be there, and is not too much. */
import { report } from '../../diagnostics/report.js';
import type { Counted, Holding } from '../../surface/documents.js';
import type { SetupContext } from './check.js';
import type { MarkerId, Names, Space, SpaceKindId } from '../ir.js';
import { find } from '../declare/lookup.js';

/** What a piece or a marker asks of a space. */
interface Limits {
  readonly names: Names;
  readonly mostPerSpace: number | null;
  readonly allows: (kind: SpaceKindId) => boolean;
}

/** Each piece and marker is in a space of a kind that allows it, and no more of it than a space holds. */
export function checkSetupSpaces(context: SetupContext): void {
  for (const holding of context.document.spaces) {
    const id = find(context.declared.tables.spaces, holding.place);
    const space = id === null ? undefined : context.declared.declarations.spaces[id];
    if (space !== undefined) for (const thing of holding.things) checkThing(context, holding, space, thing);
    checkClosed(context, holding);
  }
}

/** Nothing is in a space that a marker there takes out of play. */
function checkClosed({ declared, report: record }: SetupContext, { place, things }: Holding): void {
  const markerOf = ({ what }: Counted) => {
    const id = find(declared.tables.pieces, what) === null ? find(declared.tables.markers, what) : null;
    return id === null ? undefined : declared.declarations.markers[id];
  };
  const closing = things.find((it) => markerOf(it)?.closes === true);
  if (closing === undefined) return;
  for (const thing of things) {
    if (markerOf(thing)?.closes === true) continue;
    record(report('RW0573', thing.what.span, { thing: thing.what.text, space: place.text, marker: closing.what.text }));
  }
}

function checkThing(context: SetupContext, holding: Holding, space: Space, { what, count }: Counted): void {
  const limits = limitsOf(context, what);
  if (limits === null) return;
  const kind = context.declared.declarations.spaceKinds[space.kind]?.names.one ?? '';
  if (!limits.allows(space.kind)) {
    const notes = [{ message: `\`${space.name}\` is declared at`, span: space.declared }];
    context.report(report('RW0508', what.span, { thing: what.text, space: space.name, kind }, { notes }));
  }
  const most = limits.mostPerSpace;
  if (most === null || count.value <= most) return;
  const params = { space: holding.place.text, count: count.value, thing: limits.names.many, most };
  context.report(report('RW0507', count.span, params));
}

function limitsOf({ declared }: SetupContext, name: Counted['what']): Limits | null {
  const pieceId = find(declared.tables.pieces, name);
  const piece = pieceId === null ? undefined : declared.declarations.pieces[pieceId];
  if (piece !== undefined) return { ...piece, allows: (kind) => !piece.barred.includes(kind) };
  const markerId = find(declared.tables.markers, name);
  const marker = markerId === null ? undefined : declared.declarations.markers[markerId];
  return marker === undefined ? null : { ...marker, allows: (kind) => marker.kinds.includes(kind) };
}

/** No more markers are placed than there are. */
export function checkSetupSupplies({ document, declared, report: record }: SetupContext): void {
  declared.declarations.markers.forEach(({ names, supply, sides }, index) => {
    // The sides of a marker are of one supply, which is told once.
    const own: readonly MarkerId[] = [index as MarkerId, ...sides];
    if (sides.some((side) => side < index)) return;
    let placed = 0;
    for (const { what, count } of document.spaces.flatMap((it) => it.things)) {
      const isPiece = find(declared.tables.pieces, what) !== null;
      const id = isPiece ? null : find(declared.tables.markers, what);
      if (id === null || !own.includes(id)) continue;
      placed += count.value;
      if (supply === null || placed <= supply) continue;
      record(report('RW0510', count.span, { marker: names.many, placed, supply }));
      return;
    }
  });
}
