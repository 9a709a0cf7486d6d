/** Sheets of cards, with marks where to cut. */
import type { CardRead } from '../table/reading.js';
import { cardFace } from './card-face.js';
import { element, type Element } from './element.js';
import { facesOf } from './fit.js';
import type { Layout } from './papers.js';

/** All cards, in their order; `told` stands at the foot of each sheet, beside its number. */
export function sheetsOf(
  cards: readonly CardRead[],
  { language, layout, told }: { readonly language: string; readonly layout: Layout; readonly told: string },
): readonly Element[] {
  const { width, height, bleed, places, marks } = layout;
  const faces = cards.flatMap(facesOf);
  const sheets = Array.from({ length: Math.ceil(faces.length / places.length) }, (_, index) =>
    faces.slice(index * places.length, (index + 1) * places.length),
  );
  const lines = marks.map(([x1, y1, x2, y2]) =>
    element('line', { x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2) }),
  );
  return sheets.map((held, index) =>
    element('section', { class: 'sheet', style: `width:${width}mm;height:${height}mm;--bleed:${bleed}` }, [
      element('svg', { class: 'marks', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, lines),
      ...held.map((face, place) => {
        const [x, y] = places[place] ?? [0, 0];
        return element('div', { class: 'place', style: `left:${x}mm;top:${y}mm` }, [cardFace(face, language)]);
      }),
      element('p', { class: 'foot' }, [`${told} · ${index + 1}/${sheets.length}`]),
    ]),
  );
}
