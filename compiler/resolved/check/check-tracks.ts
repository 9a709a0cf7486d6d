/** Tracks have a length, and ends that sentences can name. */
import { report } from '../../diagnostics/report.js';
import type { TrackDeclaration } from '../../surface/documents.js';
import type { CheckContext } from './check.js';

/** A track has boxes, both of whose ends are named, or runs from a lower number to a higher one. */
export function checkTracks({ game, report: record }: CheckContext): void {
  for (const track of game.tracks) {
    const name = track.words.one;
    const why = track.boxes === null ? lengthless(track) : null;
    if (why !== null) record(report('RW0521', name.span, { track: name.text, why }));
    const first = track.boxes?.at(0);
    const last = track.boxes?.at(-1);
    if (first?.name === null) record(report('RW0520', first.span, { track: name.text, end: 'first' }));
    if (last?.name === null) record(report('RW0520', last.span, { track: name.text, end: 'last' }));
  }
}

function lengthless({ from, to }: TrackDeclaration): string | null {
  if (from === null || to === null) return 'has neither boxes nor numbers from which and to which it runs';
  return from.value < to.value ? null : `runs from ${from.value} to ${to.value}`;
}
