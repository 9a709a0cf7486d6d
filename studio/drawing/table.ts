/** What lies beside the map: tracks, and boxes with their pieces. */
import type { Counts, TrackState } from '../../runtime/snapshot.js';
import type { GameShown, TrackShown } from '../protocol.js';
import { lyingIn } from './board.js';
import { tokenKinds, tokenRows, tokenStep } from './pieces.js';
import { widthOf } from './words.js';
import { type Drawing, group, type Point, type Shape } from './shapes.js';

/** How wide a row of boxes may be, in the units of drawings. */
const most = 12;
const cell = 34;

/** The boxes of a track from its least number to its most, in rows; the one in which it stands is marked. */
export function trackDrawing({ least, most: highest, boxes }: TrackShown, now: TrackState | undefined): Drawing {
  const labels = boxes ?? Array.from({ length: highest - least + 1 }, (_, index) => String(least + index));
  const isLong = labels.some((label) => widthOf(label) > 3);
  const width = isLong ? Math.max(...labels.map((label) => widthOf(label))) * 8 + 14 : cell;
  const inRow = Math.max(1, Math.floor((most * cell) / width));
  const marked = markedBox(now, least, labels);
  const shapes = labels.flatMap((label, index): readonly Shape[] => {
    const at: Point = [(index % inRow) * width + width / 2, Math.floor(index / inRow) * cell + cell / 2];
    const isHere = index === marked;
    const body = { kind: 'rect', at, width: width - 3, height: cell - 3, round: 5 } as const;
    return [
      { ...body, className: isHere ? 'track-box here' : 'track-box' },
      { kind: 'text', at, text: label, className: isHere ? 'track-text here' : 'track-text' },
    ];
  });
  const rows = Math.ceil(labels.length / inRow);
  return { box: [0, 0, Math.min(labels.length, inRow) * width, rows * cell], shapes };
}

function markedBox(now: TrackState | undefined, least: number, labels: readonly string[]): number {
  if (typeof now === 'number') return now - least;
  if (typeof now === 'string') return labels.indexOf(now);
  return now === undefined ? -1 : now.box - 1;
}

/** What a position says of a track, in a word. */
export function trackText(now: TrackState | undefined): string {
  return typeof now === 'object' ? `${now.value} (box ${now.box})` : String(now ?? '');
}

/** The pieces in a box beside the map. */
export function boxDrawing(shown: GameShown, name: string, counts: Counts): Drawing {
  const lying = lyingIn(counts);
  const inRow = 8;
  const rows = Math.max(1, Math.ceil(lying.length / inRow));
  const width = Math.max(1, Math.min(inRow, lying.length)) * tokenStep;
  const at: Point = [width / 2, (rows * tokenStep) / 2];
  const tokens = tokenRows(tokenKinds(shown), lying, { at, most: inRow, place: name });
  return { box: [-2, -2, width + 8, rows * tokenStep + 6], shapes: [group(name, 'in-box', tokens)] };
}
