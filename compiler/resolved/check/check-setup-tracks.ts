/** The setup says where each track starts, within its ends, and who acts first. */
import { report } from '../../diagnostics/report.js';
import { playedFactions } from '../players.js';
import type { SetupContext } from './check.js';
import type { FactionId, TrackId } from '../ir.js';
import { find } from '../declare/lookup.js';

/** Each track starts somewhere between its ends. */
export function checkSetupTracks({ document, declared, report: record }: SetupContext): void {
  declared.declarations.tracks.forEach((track, index) => {
    const id = index as TrackId;
    const start = document.tracks.find((it) => find(declared.tables.tracks, it.track) === id);
    if (start === undefined) {
      record(report('RW0513', document.tracks[0]?.track.span ?? document.span, { track: track.names.one }));
      return;
    }
    if (!('value' in start.at)) return;
    // People count boxes from 1.
    const boxes = track.boxes !== null;
    const [from, to] = boxes ? [1, track.to + 1] : [track.from, track.to];
    const at = start.at.value;
    // A track that runs backwards is a mistake of its own.
    if (from >= to) return;
    if (at < from || at > to) record(report('RW0512', start.at.span, { track: track.names.one, at, from, to, boxes }));
  });
}

/** Each faction that somebody plays has a place in the order of play, and no other; where the game has no such order, the setup gives none. */
export function checkSetupOrder({ document, game, declared, setup, report: record }: SetupContext): void {
  const places = game.orderPlaces.length;
  const [first] = document.order;
  const { factions } = declared.declarations;
  const playing = playedFactions(factions);
  if (places !== playing.length && (places > 0 || first !== undefined)) {
    const span = game.orderPlaces[0]?.span ?? first?.span ?? document.span;
    record(report('RW0570', span, { places, factions: playing.length }));
    return;
  }
  if (places === 0) return;
  factions.forEach(({ name, isPlayed }, index) => {
    const isThere = setup.order.includes(index as FactionId);
    if (isThere === isPlayed) return;
    const own = document.order.find(({ text }) => text === name);
    if (isPlayed) record(report('RW0514', first?.span ?? document.span, { faction: name }));
    else record(report('RW0576', own?.span ?? document.span, { faction: name }));
  });
}
