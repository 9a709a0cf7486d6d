/** The two documents that are printed of a game. */
import type { CardRead } from '../table/reading.js';
import type { Booklet } from './booklet-ir.js';
import { bookletPages, type PageNumbers } from './booklet-pages.js';
import type { PrintedDocument } from './document.js';
import { layoutOf, type Paper } from './papers.js';
import { sheetsOf } from './sheets.js';
import { bookletStyle, faceStyle, listStyle, sheetStyle } from './styles.js';

export interface CardsToPrint {
  readonly title: string;
  readonly language: string;
  readonly cards: readonly CardRead[];
  /** How much of the game is made up; empty where all is known. */
  readonly madeUp: string;
}

/** Sheets of all cards; `bleed` in millimetres. */
export function cardsDocument(
  { title, language, cards, madeUp }: CardsToPrint,
  paper: Paper,
  bleed: number,
): PrintedDocument {
  const layout = layoutOf(paper, bleed);
  const told = madeUp === '' ? title : `${title} · ${madeUp}`;
  return {
    title,
    language,
    style: `${listStyle}${faceStyle}${sheetStyle(layout)}`,
    body: sheetsOf(cards, { language, layout, told }),
  };
}

/** The booklet, with the numbers of its pages in its contents where they are known. */
export function bookletDocument(booklet: Booklet, paper: Paper, pages?: PageNumbers): PrintedDocument {
  const { title, language } = booklet;
  return {
    title,
    language,
    style: `${listStyle}${bookletStyle(paper)}`,
    body: [bookletPages(booklet, pages)],
  };
}
