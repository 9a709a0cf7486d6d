/** Writes other names in the place of some, with the articles that go with them. */
import { type Edit, edited } from '../../source/edit.js';
import type { TextChange } from '../../source/words.js';
import { withArticle } from '../../surface/print-nouns.js';
import { respelt } from '../../yaml/respell.js';
import type { Occurrence } from './occurrences.js';
import type { Place } from './prove.js';

/** The edits that write for each wording what it becomes; those of one scalar go together. */
export function editsOfNames(
  occurrences: readonly Occurrence[],
  becomes: ReadonlyMap<string, string>,
): readonly Edit[] {
  const byScalar = new Map<string, Occurrence[]>();
  for (const it of occurrences) {
    const { file, start } = it.placed.scalar.span;
    const key = `${start} ${file.path}`;
    byScalar.set(key, [...(byScalar.get(key) ?? []), it]);
  }
  return [...byScalar.values()].flatMap((of): readonly Edit[] => {
    const [first] = of;
    if (first === undefined) return [];
    const { text } = first.placed.scalar.source;
    const changes = of.flatMap((it) => changesOf(text, it, becomes.get(it.wording) ?? it.wording));
    return respelt(first.placed, changes);
  });
}

/** A name of as many words takes their places one by one, so that a line end between two of them stays. */
function changesOf(text: string, { start, end, wording }: Occurrence, name: string): readonly TextChange[] {
  const old = [...text.slice(start, end).matchAll(/\S+/gu)];
  const fresh = name.split(' ');
  const article = articleChange(text, start, wording, name);
  const own = possessiveChange(text, end, name);
  if (old.length !== fresh.length) return [...article, { start, end, text: name }, ...own];
  const words = old.flatMap((found, index): readonly TextChange[] => {
    const [from, by] = [start + found.index, fresh[index] ?? ''];
    return found[0] === by ? [] : [{ start: from, end: from + found[0].length, text: by }];
  });
  return [...article, ...words, ...own];
}

/** `Millers' Marks` and `Millers' hand`, but `League's Marks`; before a named number it is `'s` whatever the name ends in. */
function possessiveChange(text: string, end: number, fresh: string): readonly TextChange[] {
  const behind = text.slice(end);
  const endsInS = text.charAt(end - 1) === 's';
  if (endsInS && !fresh.endsWith('s') && /^'\s/u.test(behind)) return [{ start: end + 1, end: end + 1, text: 's' }];
  const isOwner = !endsInS && fresh.endsWith('s') && /^'s\s+(?:hand\b|\p{Lu})/u.test(behind);
  return isOwner ? [{ start: end + 1, end: end + 2, text: '' }] : [];
}

/** `a Depot`, `an Outpost`. */
function articleChange(text: string, start: number, old: string, fresh: string): readonly TextChange[] {
  const found = /(?:^|\s)(an?) +$/iu.exec(text.slice(0, start));
  const article = found?.[1];
  if (found === null || article === undefined) return [];
  const of = (name: string): string => withArticle(name).split(' ')[0] ?? '';
  if (of(old) === of(fresh) || article.toLowerCase() !== of(old)) return [];
  const from = found.index + found[0].indexOf(article);
  const capital = article.startsWith('A') ? of(fresh).replace(/^a/u, 'A') : of(fresh);
  return [{ start: from, end: from + article.length, text: capital }];
}

/**
 * The same, but where something else keeps the name: what the name is called in another language is said of both, and so a copy of it
 * is put below.
 */
export function editsWithCopies(places: readonly Place[], becomes: ReadonlyMap<string, string>): readonly Edit[] {
  const isShared = (it: Place): boolean => it.is === 'open' && it.kind === 'language';
  const copies = places.filter(isShared).map((it): Edit => {
    const { file, start } = it.placed.scalar.span;
    const { text } = file;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const indent = ' '.repeat(start - line);
    // The entry goes on for as long as its lines stand further right.
    const [entry = ''] = new RegExp(`^${indent}\\S.*(?:\\n${indent} .*)*`, 'u').exec(text.slice(line)) ?? [];
    const end = line + entry.length;
    const copy = edited(text, editsOfNames([it], becomes)).text.slice(
      line,
      end + (becomes.get(it.wording) ?? '').length - it.wording.length,
    );
    return { span: { file, start: end, end }, text: `\n${copy}` };
  });
  return [
    ...editsOfNames(
      places.filter((it) => !isShared(it)),
      becomes,
    ),
    ...copies,
  ];
}
