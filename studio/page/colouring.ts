/** The words of a text in their colours, as the language server tells them; they go with their words while one types. */
import { Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { colours } from '../../compiler/language-server/colour.js';
import type { FileLook } from '../protocol.js';

const setColours = StateEffect.define<DecorationSet>();

const marks = new Map(colours.map((colour) => [colour, Decoration.mark({ class: `word-${colour}` })]));

export const colouring = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects }) => effects.find((it) => it.is(setColours))?.value ?? before.map(changes),
  // Within what the layout of the text has for colours, so that a word is told rather than that it is a text.
  provide: (field) => Prec.highest(EditorView.decorations.from(field)),
});

/** What gives a text of this length its colours. */
export function coloured(words: FileLook['colours'], length: number): StateEffect<DecorationSet> {
  const ranges = words.flatMap(({ from, to, colour }) =>
    from < to && to <= length ? (marks.get(colour)?.range(from, to) ?? []) : [],
  );
  return setColours.of(Decoration.set(ranges, true));
}

/** Verbs are bold too; of all else a word says what it is, and hovering over it tells. */
export const wordColours = Object.fromEntries(
  colours.map((colour) => [
    `.word-${colour}`,
    { color: `var(--word-${colour.toLowerCase()})`, ...(colour === 'keyword' ? { fontWeight: '600' } : {}) },
  ]),
);
