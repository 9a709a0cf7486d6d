/** What is printed of every game: each card once with all its sides, and each sentence of the rules in the booklet. */
import { describe, expect, it } from 'vitest';
import { languages } from '../../compiler/languages/codes.js';
import { localeOf } from '../../compiler/languages/languages.js';
import { bookletOf } from '../../compiler/print/booklet.js';
import { cardsOf } from '../../compiler/print/cards.js';
import { documentText } from '../../compiler/print/document.js';
import { bookletDocument, cardsDocument } from '../../compiler/print/documents.js';
import type { Element, Node } from '../../compiler/print/element.js';
import { cardSize, layoutOf, mostBleed, papers } from '../../compiler/print/papers.js';
import { allRulings } from '../../compiler/show/rulings.js';
import { pageOf } from '../../compiler/show/page.js';
import { find } from '../../compiler/show/find.js';
import { type Book, bookOf } from '../../compiler/table/book.js';
import { cardRead, procedureLines, type CardRead } from '../../compiler/table/reading.js';
import { facesOf } from '../../compiler/print/fit.js';
import { folders } from '../support/every-spec.js';
import { checkedGame } from '../support/games.js';

const [a4, letter] = papers;

function opened(
  game: string,
  language = 'en',
): { readonly book: Book; readonly checked: ReturnType<typeof checkedGame> } {
  const checked = checkedGame(game);
  const { world, analysis } = checked;
  if (world === null) throw new Error(`${game} has errors`);
  const verbs = analysis.language.vocabulary.stateVerbs;
  return { checked, book: bookOf(world, analysis.spec, verbs, localeOf(language, analysis.spec, verbs)) };
}

/** Every element with this class, or this tag. */
function all(nodes: readonly Node[], what: string): readonly Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const isOne = node.tag === what || (node.attributes.class ?? '').split(' ').includes(what);
    return [...(isOne ? [node] : []), ...all(node.children, what)];
  });
}

function textOf(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join(' ');
}

describe.each(folders)('the cards of %s', (game) => {
  it.each(languages)('are on the sheet once, each with all that is read on it, in %s', (language) => {
    const { book, checked } = opened(game, language);
    const { body } = cardsDocument(cardsOf(book), letter ?? a4, 0);
    const faces = all(body, 'face');
    const codes = book.world.cards.map(({ code }) => code);
    expect(faces.map((face) => textOf(all([face], 'code')[0] ?? ''))).toEqual(codes);
    for (const [index, code] of codes.entries()) {
      const face = faces[index] ?? '';
      const sentences = all([face], 'sentences').flatMap(({ children }) => children.map(textOf));
      expect(sentences).toEqual(cardRead(book, code).sides.flatMap(({ lines }) => lines.map(({ text }) => text)));
      const { core, analysis, examples, plans: scenarios, world } = checked;
      const [found] = find(book.world, `card ${code}`, book.locale);
      if (core === null || world === null || found === undefined) throw new Error(`nothing is shown of ${code}`);
      const shown = pageOf({ world, core, analysis, examples, scenarios, locale: book.locale }, found);
      expect(sentences).toEqual(shown.parts.flatMap((part) => part.sentences.map(({ text }) => text)));
      expect(textOf(face)).toContain(shown.title);
    }
  });
});

describe.each(folders)('the booklet of %s', (game) => {
  it.each(languages)(
    'has each procedure, chit, card, ruling, rule and space, and each of their sentences, in %s',
    (language) => {
      const { book, checked } = opened(game, language);
      const { rulings, spec } = checked.analysis;
      const { body } = bookletDocument(bookletOf(book, rulings), a4);
      const headings = all(body, 'h3').map(({ children: [title = ''] }) => textOf(title));
      const { name } = book.locale;
      const { world } = book;
      expect(headings).toEqual(
        expect.arrayContaining([
          ...world.procedures.map((it) => name(it.name)),
          ...world.chits.filter(({ card }) => card === null).map((it) => name(it.name)),
          ...world.cards.map(({ code, title }) => `${code} ${book.locale.title(code, title)}`),
          ...world.tracks.map(({ names }) => name(names.one)),
          ...allRulings(rulings).map((it) => it.name),
        ]),
      );
      const texts = new Set([...all(body, 'li'), ...all(body, 'td'), ...all(body, 'dd')].map(textOf));
      const lines = [
        ...spec.procedures.filter(({ table }) => table === null).flatMap((it) => procedureLines(it, book)),
        ...spec.cards.flatMap(({ code }) => cardRead(book, code.text).sides.flatMap((side) => side.lines)),
      ];
      const wanted = [
        ...lines.map(({ text }) => text),
        ...allRulings(rulings).flatMap(({ question, decision }) => [question, decision]),
        ...spec.rules.flatMap(({ number, title }) => [number.text, title]),
        ...[...world.factions, ...world.spaces].map((it) => name(it.name)),
        ...world.pieces.map(({ names }) => name(names.one)),
      ].filter((text) => text !== '');
      expect(wanted.length).toBeGreaterThan(20);
      expect(wanted.filter((text) => !texts.has(text))).toEqual([]);
    },
  );

  it('has contents that lead to places that are there, each once', () => {
    const { book, checked } = opened(game);
    const { body } = bookletDocument(bookletOf(book, checked.analysis.rulings), a4);
    const places = [...all(body, 'h2'), ...all(body, 'h3')].flatMap(({ attributes: { id } }) => id ?? []);
    expect(new Set(places).size).toBe(places.length);
    const links = all(body, 'a').map(({ attributes: { href } }) => href?.slice(1));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => link === undefined || !places.includes(link))).toEqual([]);
  });
});

describe('a sheet', () => {
  it.each(papers.flatMap((paper) => [0, 1, 2, 3, 4.5, mostBleed].map((bleed) => [paper.name, bleed, paper] as const)))(
    'of %s with %d mm of bleed has cards of 63.5 × 88.9 mm between its marks, all of them on the paper',
    (_, bleed, paper) => {
      const { width, height, places, marks } = layoutOf(paper, bleed);
      expect([width, height].sort()).toEqual([paper.width, paper.height].sort());
      expect(places.length).toBeGreaterThanOrEqual(bleed <= 3 ? 6 : 4);
      const upright = marks.flatMap(([x1, , x2]) => (x1 === x2 ? [x1] : []));
      const level = marks.flatMap(([, y1, , y2]) => (y1 === y2 ? [y1] : []));
      const isMarked = (list: readonly number[], at: number): boolean =>
        list.filter((it) => Math.abs(it - at) < 0.02).length === 2;
      for (const [x, y] of places) {
        const [left, top] = [x + bleed, y + bleed];
        expect([left, left + cardSize.width].map((at) => isMarked(upright, at))).toEqual([true, true]);
        expect([top, top + cardSize.height].map((at) => isMarked(level, at))).toEqual([true, true]);
        expect([x, y].every((at) => at >= 5)).toBe(true);
        expect(x + cardSize.width + 2 * bleed).toBeLessThanOrEqual(width - 5 + 0.02);
        expect(y + cardSize.height + 2 * bleed).toBeLessThanOrEqual(height - 5 + 0.02);
      }
      // No mark is on a card or off the paper.
      const [right, bottom] = [width, height].map((it) => it - 1);
      expect(marks.flat().filter((at) => at < 1 || at > Math.max(right ?? 0, bottom ?? 0))).toEqual([]);
      const edge = Math.min(...places.map(([x]) => x));
      const across = marks.filter(([x1, y1, x2, y2]) => y1 === y2 && x1 < edge && x2 > edge);
      expect(across).toEqual([]);
    },
  );

  it('has nine cards of a size that is not bled', () => {
    expect(papers.map((paper) => layoutOf(paper, 0).places.length)).toEqual([9, 9]);
    expect(layoutOf(a4, 3)).toMatchObject({ width: 297, height: 210 });
    expect(layoutOf(a4, 3).places).toHaveLength(8);
  });
});

describe('what is too long for a card', () => {
  const line =
    'in each space with a Curfew and without pieces of anybody: remove all there is, and place as many elsewhere';
  const card = (lines: readonly string[]): CardRead => ({
    code: 'C1',
    title: 'A long story',
    kind: 'Event',
    path: '',
    values: [],
    facts: [],
    sides: [
      { name: 'unshaded', called: 'unshaded', title: 'One', lines: lines.map((text) => ({ depth: 0, text })) },
      { name: 'shaded', called: 'shaded', title: 'Two', lines: [{ depth: 0, text: line }] },
    ],
  });
  const read = (faces: ReturnType<typeof facesOf>): string =>
    faces.flatMap(({ sides }) => sides.flatMap(({ lines }) => lines.map(({ text }) => text))).join(' ');

  it('is printed smaller, and goes on on another card, of which no word is lost', () => {
    const [small] = facesOf(card(Array.from({ length: 12 }, () => line)));
    const [usual] = facesOf(card([line]));
    expect(small?.size).toBeLessThan(usual?.size ?? 0);
    const faces = facesOf(card(Array.from({ length: 60 }, () => line)));
    expect(faces.length).toBeGreaterThan(2);
    expect(faces.map(({ part, parts }) => part / parts).at(-1)).toBe(1);
    expect(read(faces)).toBe(Array.from({ length: 61 }, () => line).join(' '));
    const one = facesOf(card([Array.from({ length: 100 }, () => line).join(' ')]));
    expect(one.length).toBeGreaterThan(3);
    expect(read(one)).toBe(Array.from({ length: 101 }, () => line).join(' '));
    expect(read(facesOf(card(['政治意志'.repeat(2000)]))).replaceAll(' ', '')).toContain('政治意志'.repeat(2000));
  });
});

describe('a printed page', () => {
  it('shows what means harm, and asks for nothing from elsewhere', () => {
    const { book } = opened('palestine', 'ja');
    const hostile = '</style></title><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3)';
    const cards = cardsOf(book);
    const [first] = cards.cards;
    if (first === undefined) throw new Error('there is a card');
    const sides = first.sides.map((side) => ({ ...side, title: hostile, lines: [{ depth: 0, text: hostile }] }));
    const evil = { ...first, code: hostile, title: hostile, kind: hostile, sides };
    const html = documentText(cardsDocument({ ...cards, title: hostile, cards: [evil], madeUp: hostile }, a4, 3));
    expect(html).not.toMatch(/<script|<img|<\/style>[^]*<\/style>|"\s*onload/u);
    expect(html.match(/&lt;script>/gu)?.length).toBeGreaterThan(5);
    expect(html).not.toMatch(/https?:|url\(|@import|<\w[^>]*\ssrc=/u);
    expect(html).toContain('<html lang="ja">');
  });
});
