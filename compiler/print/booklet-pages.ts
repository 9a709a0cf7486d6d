/** A booklet as it is printed: its title, its contents, and its chapters in two columns or, where they are tables, in one. */
import type { Booklet, Chapter, Part, Section } from './booklet-ir.js';
import { factList, sentenceList } from './card-face.js';
import { element, type Element } from './element.js';

/** On which page each place is, by its name; a place that is not there has no number. */
export type PageNumbers = ReadonlyMap<string, number>;

export function bookletPages(booklet: Booklet, pages: PageNumbers = new Map()): Element {
  const { title, language, told, contents, chapters } = booklet;
  return element('article', { class: 'booklet', lang: language }, [
    element('header', { class: 'cover' }, [
      element('h1', {}, [title]),
      ...told.map((text) => element('p', {}, [text])),
    ]),
    element('nav', { class: 'contents', 'aria-label': contents }, [
      element('h2', {}, [contents]),
      element(
        'ol',
        {},
        chapters.flatMap((chapter, index) => contentsOf(chapter, index, pages)),
      ),
    ]),
    ...chapters.map(chapterPages),
  ]);
}

/** What a chapter, or a section of it, is called in links. */
function placeOf(chapter: number, section?: number): string {
  return section === undefined ? `chapter-${chapter + 1}` : `section-${chapter + 1}-${section + 1}`;
}

function contentsOf(chapter: Chapter, index: number, pages: PageNumbers): readonly Element[] {
  const entry = (place: string, title: string, className: string): Element => {
    const page = pages.get(place);
    const number = page === undefined ? [] : [element('span', { class: 'page' }, [String(page)])];
    return element('li', { class: className }, [
      element('a', { href: `#${place}` }, [element('span', {}, [title]), ...number]),
    ]);
  };
  const named = chapter.sections.map(({ title }, at) => ({ title, place: placeOf(index, at) }));
  return [
    entry(placeOf(index), `${index + 1} ${chapter.title}`, 'chapter'),
    ...named.filter(({ title }) => title !== '').map(({ title, place }) => entry(place, title, 'entry')),
  ];
}

function chapterPages({ title, isWide, sections }: Chapter, index: number): Element {
  return element('section', { class: 'chapter' }, [
    element('h2', { id: placeOf(index) }, [`${index + 1} ${title}`]),
    element(
      'div',
      { class: isWide ? 'wide-text' : 'chapter-text' },
      sections.map((it, at) => sectionPages(it, placeOf(index, at))),
    ),
  ]);
}

function sectionPages({ title, cited, parts }: Section, place: string): Element {
  const rule = cited === '' ? [] : [element('span', { class: 'cited' }, [cited])];
  const heading =
    title === '' && cited === '' ? [] : [element('h3', { id: place }, [element('span', {}, [title]), ...rule])];
  return element('section', { class: 'section' }, [...heading, ...parts.flatMap(partPages)]);
}

function partPages(part: Part): readonly Element[] {
  switch (part.kind) {
    case 'facts':
      return [factList(part.facts)];
    case 'sentences':
      return [...(part.heading === '' ? [] : [element('h4', {}, [part.heading])]), ...sentenceList(part.lines)];
    case 'table':
      return [
        element('table', {}, [
          element('thead', {}, [row('th', part.head)]),
          element(
            'tbody',
            {},
            part.rows.map((cells) => row('td', cells)),
          ),
        ]),
      ];
  }
}

function row(tag: 'th' | 'td', cells: readonly string[]): Element {
  return element(
    'tr',
    {},
    cells.map((text) => element(tag, {}, [text])),
  );
}
