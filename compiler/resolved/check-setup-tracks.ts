/** The setup says where each track starts, within its ends, and who acts first. */
import { report } from '../diagnostics/report.js';
import type { SetupContext } from './check.js';
import type { FactionId, TrackId } from './ir.js';
import { find } from './lookup.js';

/** Each track starts somewhere between its ends. */
export function checkSetupTracks({ document, declared, report: tell }: SetupContext): void {
  declared.declarations.tracks.forEach((track, index) => {
    const id = index as TrackId;
    const start = document.tracks.find((it) => find(declared.tables.tracks, it.track) === id);
    if (start === undefined) {
      tell(report('RW0513', document.tracks[0]?.track.span ?? document.span, { track: track.names.one }));
      return;
    }
    if (!('value' in start.at)) return;
    // People count boxes from 1.
    const boxes = track.boxes !== null;
    const [from, to] = boxes ? [1, track.to + 1] : [track.from, track.to];
    const at = start.at.value;
    // A track that runs backwards is a slip of its own.
    if (from >= to) return;
    if (at < from || at > to) tell(report('RW0512', start.at.span, { track: track.names.one, at, from, to, boxes }));
  });
}

/** Each faction is in the order of play. */
export function checkSetupOrder({ document, declared, setup, report: tell }: SetupContext): void {
  declared.declarations.factions.forEach(({ name }, index) => {
    if (setup.order.includes(index as FactionId)) return;
    tell(report('RW0514', document.order[0]?.span ?? document.span, { faction: name }));
  });
}
