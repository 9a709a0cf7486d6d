/** Texts made of pieces of a sentence and of words put between them, that still know where each character stands. */
import { placeAt, type SpannedText, textWithPlaces } from '../../source/text.js';

/** A range of the sentence, or words that go without saying there. */
export type Piece = string | readonly [start: number, end: number];

/** The pieces one behind the other; words that are put in, or said again, stand where what follows them does. */
export function composed(source: SpannedText, pieces: readonly Piece[]): SpannedText {
  let text = '';
  const places: number[] = [];
  let last = 0;
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      const next = pieces.slice(index + 1).find((it) => typeof it !== 'string');
      const at = placeAt(source, next?.[0] ?? last);
      text += piece;
      places.push(...Array.from({ length: piece.length }, () => at));
    } else {
      const [start, end] = piece;
      text += source.text.slice(start, end);
      // What is said again, or out of turn, stands where the piece before it ends.
      const isBehind = start >= last;
      for (let at = start; at < end; at += 1) places.push(placeAt(source, isBehind ? at : last));
      if (isBehind) last = end;
    }
  }
  return textWithPlaces(text, source.file, [...places, placeAt(source, last)]);
}
