/** What is read of a PDF that a Chromium has printed: its pages, and where on them links lead. */
import type { PageNumbers } from './booklet-pages.js';

/** `bytes` has a letter for each byte. */
export interface PdfPages {
  /** In points, page by page. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** The page of each place that a link leads to, from 1. */
  readonly numbers: PageNumbers;
}

/** Skia writes the objects of pages uncompressed and in their order; of anything else nothing is found. */
export function pagesOf(bytes: string): PdfPages {
  const pages = [
    ...bytes.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\s(?:(?!endobj)[^])*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu),
  ];
  const byObject = new Map(pages.map(([, object = ''], index) => [object, index + 1]));
  const places = [...bytes.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ /gu)];
  return {
    sizes: pages.map(([, , width, height]) => [Number(width), Number(height)]),
    numbers: new Map(
      places.flatMap(([, place = '', object = '']) => {
        const page = byObject.get(object);
        return page === undefined ? [] : [[place, page]];
      }),
    ),
  };
}
