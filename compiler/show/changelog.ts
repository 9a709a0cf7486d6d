/** What errata have changed, for players: the latest first, each change with what was said and what is said now. */
import type { Locale } from '../languages/locale.js';
import { standingAlone } from '../source/text.js';
import type { Edition } from '../surface/errata/editions.js';
import type { Change, Erratum } from '../surface/errata/erratum.js';
import type { ErrataKind } from '../surface/errata/kinds.js';
import { type Language, parseSentence } from '../surface/parse.js';
import type { YamlNode } from '../yaml/node.js';
import { linesOf } from '../yaml/print-node.js';

export interface Changelog {
  /** Of the game. */
  readonly title: string;
  readonly entries: readonly ChangelogEntry[];
}

export interface ChangelogEntry {
  readonly date: string;
  readonly title: string;
  readonly kind: ErrataKind;
  readonly source: string;
  /** Empty where none is given. */
  readonly reason: string;
  /** The date of earlier errata that hold no longer; null where none are withdrawn. */
  readonly withdraws: string | null;
  readonly changes: readonly ToldChange[];
}

export interface ToldChange {
  /** The way to its place: `C1`, `shaded`, `effect`. */
  readonly way: readonly string[];
  /** The lines that were there; empty where something was added, or goes as a whole. */
  readonly was: readonly string[];
  /** The lines that are there now; empty where something is deleted. */
  readonly now: readonly string[];
}

export interface Telling {
  readonly locale: Locale;
  readonly language: Language;
}

/** The changelog of a game with these editions, in the words of a language. */
export function changelogOf(title: string, editions: readonly Edition[], telling: Telling): Changelog {
  const errata = editions.flatMap(({ erratum }) => erratum ?? []);
  return { title, entries: errata.toReversed().map((it) => entryOf(it, telling)) };
}

/** What errata have changed in one thing, by its name, the latest first. */
export function errataOn(name: string, editions: readonly Edition[], telling: Telling): readonly ChangelogEntry[] {
  return changelogOf('', editions, telling)
    .entries.map((it) => ({ ...it, changes: it.changes.filter(({ way }) => way[0] === telling.locale.name(name)) }))
    .filter(({ changes }) => changes.length > 0);
}

function entryOf(erratum: Erratum, telling: Telling): ChangelogEntry {
  const { date, title, kind, source, reason, withdraws, changes, isReverse } = erratum;
  const told = changes.filter(isForPlayers).map((it) => changeOf(it, telling));
  return {
    date: date.text,
    title,
    kind,
    source,
    reason,
    withdraws: withdraws?.text ?? null,
    // What leads back says the same the other way round.
    changes: isReverse ? told.map(({ way, was, now }) => ({ way, was: now, now: was })).toReversed() : told,
  };
}

/** Whether a change is one of the rules, and not of the examples that prove them. */
function isForPlayers(change: Change): boolean {
  return change.kind === 'add file' || !change.at.some(({ text }) => text === 'examples');
}

function changeOf(change: Change, telling: Telling): ToldChange {
  const lines = (node: YamlNode | null): readonly string[] => (node === null ? [] : linesIn(node, telling));
  const name = ({ text }: { readonly text: string }): string => telling.locale.name(text);
  switch (change.kind) {
    case 'change':
      return { way: change.at.map(name), was: lines(change.was), now: lines(change.now) };
    case 'add':
      return { way: change.at.map(name), was: [], now: lines(change.now) };
    case 'delete':
      return { way: change.at.map(name), was: lines(change.was), now: [] };
    case 'add file':
      return { way: wayOfFile(change.now), was: [], now: lines(change.now) };
  }
}

/** What a file that is added is called by its first key. */
function wayOfFile({ entries: [first] }: Extract<YamlNode, { readonly kind: 'map' }>): readonly string[] {
  return first?.value?.kind === 'scalar' ? [first.value.source.text] : [];
}

/** The lines of what is written; a sentence of the game in the words of the language. */
function linesIn(node: YamlNode, { locale, language }: Telling): readonly string[] {
  return linesOf(node).map((line) => {
    const [, margin = '', text = '', colon = ''] = /^((?:- |\s)*)(.*?)(:?)$/u.exec(line) ?? [];
    const parsed = locale.code === 'en' ? null : parseSentence(language, standingAlone(text));
    return parsed?.ok === true ? `${margin}${locale.sentence(parsed.value)}${colon}` : line;
  });
}
