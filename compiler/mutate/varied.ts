/** One number of a spec in each of several values: `C1 shaded at most 1..5`. */
import { nearest } from '../diagnostics/nearest.js';
import type { World } from '../resolved/ir.js';
import { positionOf, shownPath, type SourceFile } from '../source/span.js';
import type { Language } from '../surface/vocabulary.js';
import { edited } from './ir.js';
import { formsIn } from './siblings.js';
import { type Site, sitesOf } from './sites.js';
import { type NumberSaid, numbersSaid } from './word-changes.js';

export interface Varied {
  /** Whose sentence it is: `C1 shaded`. */
  readonly owner: string;
  /** Where it stands, as people are told it. */
  readonly path: string;
  readonly line: number;
  /** The number that stands there. */
  readonly own: number;
  readonly values: readonly number[];
  /** The files where another number stands there. */
  readonly filesWith: (value: number) => readonly SourceFile[];
}

/** More values than anybody looks at. */
export const mostValues = 50;

/**
 * Finds the number that a text names: whose sentence it stands in, the words before it or only the last of them, and the values from the first to the
 * last. A string, which says why, where it names none, or more than one.
 */
export function variedIn(
  files: readonly SourceFile[],
  world: World,
  language: Language,
  text: string,
): Varied | string {
  const [, said = '', from = '', to = ''] = /^(.*\S)\s+([+-]?\d+)\.\.([+-]?\d+)$/su.exec(text.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (said === '') return `\`${text}\` says not what is varied: as in "C1 shaded at most 1..5"`;
  if (first >= last) return `\`${from}..${to}\` has nothing to vary: the values go from a lower to a higher number`;
  if (last - first >= mostValues)
    return `\`${from}..${to}\` has ${last - first + 1} values; at most ${mostValues} are played`;
  const { sentences } = sitesOf(files);
  const owners = [...new Set(sentences.map(({ owner }) => owner))];
  const words = said.replace(/\s+/gu, ' ');
  const owner = ownerIn(owners, words);
  if (owner === null) {
    const [near] = words.split(' ').flatMap((_, index, all) => nearest(all.slice(0, index + 1).join(' '), owners));
    return `\`${words}\` begins with nobody's sentence${near === undefined ? '' : `; did you mean \`${near}\`?`}`;
  }
  const phrase = words.slice(owner.length).trim().toLowerCase();
  const forms = formsIn(world);
  const numbers = sentences
    .filter((site) => site.owner === owner)
    .flatMap((site) => numbersSaid(language, forms, site).map((number) => ({ site, number })));
  const found = numbers.filter(({ number: { before } }) =>
    ` ${before}`.toLowerCase().endsWith(phrase === '' ? '' : ` ${phrase}`),
  );
  const told = (list: typeof numbers): string => list.map((it) => `\`${shown(it)}\``).join(', ');
  if (numbers.length === 0) return `no sentence of \`${owner}\` has a number`;
  const [only, ...others] = found;
  if (only === undefined) return `\`${owner}\` has no number behind \`${phrase}\`; it has: ${told(numbers)}`;
  if (others.length > 0)
    return `\`${words}\` names ${found.length} numbers, write more of the words before one: ${told(found)}`;
  const { site, number } = only;
  const { file } = site.span;
  return {
    owner,
    path: shownPath(file),
    line: positionOf(file, site.span.start).line,
    own: Number(number.image),
    values: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    filesWith: (value) => {
      const put = edited(file.text, number.changedTo(value));
      return files.map((it) => (it.path === file.path ? { ...it, text: put } : it));
    },
  };
}

/** The longest that the words begin with. */
function ownerIn(owners: readonly string[], words: string): string | null {
  const begun = owners.filter((it) => `${words} `.toLowerCase().startsWith(`${it} `.toLowerCase()));
  return begun.sort((one, other) => other.length - one.length)[0] ?? null;
}

function shown({ number }: { readonly site: Site; readonly number: NumberSaid }): string {
  return `${number.before} ${number.image}`.trim();
}
