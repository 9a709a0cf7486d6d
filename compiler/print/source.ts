/** What a booklet is made of, and how its parts are made. */
import type { Line } from '../show/sentences.js';
import type { AsideDocument, Count, Counted, StatedValue, Words } from '../surface/documents.js';
import type { Name } from '../surface/ir.js';
import type { Book } from '../table/book.js';
import type { Fact } from '../table/reading.js';
import type { Part, Section } from './booklet-ir.js';

export interface Source extends Book {
  readonly rulings: readonly AsideDocument[];
  readonly say: Book['locale']['say'];
  readonly named: (name: Name) => string;
  readonly listed: (names: readonly Name[]) => string;
  /** A fixed wording with the number of a rule as it is cited; empty without one. */
  readonly cite: (rule: string) => string;
  /** The rule that an entry of a list of the game or the map states, by any of its wordings; empty where it states none. */
  readonly ruleOf: (list: string, ...wordings: readonly string[]) => string;
}

export function sourceOf(book: Book, rulings: readonly AsideDocument[]): Source {
  const { spec, locale, world } = book;
  const { name, say } = locale;
  const stated = spec.citations.filter(({ kind }) => kind === 'game' || kind === 'map' || kind === 'board');
  return {
    ...book,
    rulings,
    say,
    named: ({ text }) => name(text),
    listed: (names) => names.map(({ text }) => name(text)).join(say(', ')),
    cite: (rule) => (rule === '' ? '' : `${world.cites}\u00A0${rule}`),
    ruleOf: (list, ...wordings) => {
      const found = stated.find(({ trail }) => trail.at(-2) === list && wordings.includes(trail.at(-1) ?? ''));
      return found?.number.text ?? '';
    },
  };
}

export function wordingsOf({ one, many }: Words): readonly string[] {
  return many === null ? [one.text] : [one.text, many.text];
}

export function numberText(count: Count | null): string {
  return count === null ? '' : String(count.value);
}

/** What a thing states under a value: a number, or the names of a list. */
export function statedText(values: readonly StatedValue[], value: Name, { listed }: Source): string {
  const found = values.find(({ name }) => name.text === value.text);
  return found === undefined ? '' : found.number === null ? listed(found.list) : numberText(found.number);
}

export function countedText(things: readonly Counted[], { locale, plural, say }: Source): string {
  return things.map(({ what, count }) => locale.count(count.value, what.text, plural(what.text))).join(say(', '));
}

/** Without parts it is left out of its chapter. */
export function section(title: string, parts: readonly Part[], cited = ''): Section {
  return { title, cited, parts };
}

export function facts(...all: readonly Fact[]): readonly Part[] {
  const stated = all.filter(({ text }) => text !== '');
  return stated.length === 0 ? [] : [{ kind: 'facts', facts: stated }];
}

export function sentences(heading: string, lines: readonly Line[]): readonly Part[] {
  return lines.length === 0 ? [] : [{ kind: 'sentences', heading, lines }];
}

/** A column of a table: its head, and what stands in it of each thing. */
export type Column<Thing> = readonly [head: string, text: (thing: Thing) => string];

/** A row for each thing; a column in which nothing stands is left out. */
export function table<Thing>(things: readonly Thing[], columns: readonly Column<Thing>[]): readonly Part[] {
  const filled = columns.filter(([, text]) => things.some((thing) => text(thing) !== ''));
  if (filled.length === 0) return [];
  const rows = things.map((thing) => filled.map(([, text]) => text(thing)));
  return [{ kind: 'table', head: filled.map(([head]) => head), rows }];
}
