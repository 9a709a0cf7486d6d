/** What must be placed in several spaces, and of which there may be too little for all of them. */
import type { Want } from '../core/ir.js';
import { markerRoom, markersOff, piecesOff } from './board.js';
import { isTrue } from './conditions.js';
import { number } from './expressions.js';
import { roomIn } from './limits.js';
import type { Frame } from './frame.js';
import { kindIn } from './map.js';

/** The spaces that want something of which some is left, but not enough for all. */
export function inShort(frame: Frame, spaces: readonly number[], wants: readonly Want[]): number[] {
  // A count for comparison carries nothing out, so no branch is recorded.
  const silent: Frame = { ...frame, machine: { ...frame.machine, visit: null } };
  const short = wants.filter((want) => {
    const supply = supplyOf(silent, want);
    const wanted = spaces.reduce((sum, space) => sum + wantedIn(silent, want, space), 0);
    return supply > 0 && wanted > supply;
  });
  return spaces.filter((space) => short.some((want) => wantedIn(silent, want, space) > 0));
}

function supplyOf({ game, machine: { world } }: Frame, { of }: Want): number {
  if (of.kind === 'marker') return markersOff(world, game, of.marker);
  return of.stores.reduce((sum, { piece, from }) => sum + piecesOff(world, game, from ?? 'available', piece), 0);
}

function wantedIn(frame: Frame, { of, count, when }: Want, space: number): number {
  const { game, machine } = frame;
  const there: Frame = { ...frame, here: space };
  if (when !== null && !isTrue(there, when)) return 0;
  const pieces = of.kind === 'pieces' ? new Set(of.stores.map(({ piece }) => piece)) : new Set<never>();
  const room =
    of.kind === 'marker'
      ? markerRoom(machine.world, game, of.marker, space, kindIn(frame, space))
      : [...pieces].reduce((sum: number, piece) => sum + roomIn(frame, space, piece), 0);
  return Math.max(0, Math.min(number(there, count), room));
}
