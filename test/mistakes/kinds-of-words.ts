/** Mistakes within words, names and numbers, wherever they stand. */
import { habitualPhrases, habitualWords, numberWords } from '../../compiler/surface/habits.js';
import { spanWithin } from '../../compiler/source/text.js';
import type { Draw } from './draw.js';
import type { Edit } from './edits.js';
import type { Kind, Slipped } from './kinds.js';
import { type Sites, matchesIn, tokensIn, type WordPlace } from './sites.js';
import { doubled, lost, type Slip, swapped, wrong } from './slips.js';

const words = /\p{L}[\p{L}\p{M}'’-]{2,}/gu;
const numbers = /(?<![\p{L}\p{N}.-])\d+(?![\p{L}\p{N}.-])/gu;

/** Numbers that are no `1` of one thing: with another number its noun would be wrong as well. */
const severals = /(?<![\p{L}\p{N}.-])(?!1 \p{L})\d+(?![\p{L}\p{N}.-])/gu;

/** What other games of this family call their pieces, kinds of spaces, tracks and procedures. */
const foreignNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['piece', ['Cell', 'Cells', 'Militia', 'Guards', 'Warbands', 'Cubes', 'Irregulars', 'Outposts']],
  ['kind of space', ['Sector', 'LoC', 'Region', 'Provinces', 'Stronghold']],
  ['marker', ['Terror', 'Sabotage markers', 'Cavalry', 'Blockade', 'Support']],
  ['track', ['Support', 'Opposition', 'Patronage', 'Aid', 'Trail', 'Total Econ']],
  ['procedure', ['Rally', 'Train', 'March', 'Infiltrate', 'Air Strike', 'Extort']],
  ['faction', ['Government', 'Insurgents', 'the Syndicate', 'Coalition']],
  ['space', ['Saigon', 'Kabul', 'Havana', 'the Shire', 'Western Desert']],
  ['box', ['Casualties', 'Out of Play box', 'Reserve', 'Captured Goods']],
]);

/** The text at a place becomes another; null where it is the same. */
export function replaced({ source, start, end, text }: WordPlace, by: string): Edit | null {
  const span = spanWithin(source, start, end);
  return by === text ? null : { start: span.start, end: span.end, text: by };
}

export function made(edit: Edit | null | undefined, isTold?: boolean): Slipped | null {
  if (edit === null || edit === undefined) return null;
  return isTold === undefined ? { edits: [edit] } : { edits: [edit], isTold };
}

/** What `pattern` finds in one sentence, line or name: mostly in a sentence. */
function anywhere({ phrases, lines, data }: Sites, draw: Draw, pattern: RegExp): WordPlace | undefined {
  const kinds = [phrases, phrases, lines, data].filter((it) => it.length > 0);
  const { source } = draw.from<{ readonly source: WordPlace['source'] }>(draw.from(kinds) ?? []) ?? {};
  return source === undefined ? undefined : draw.from(matchesIn(source, pattern));
}

function letters(name: string, slip: Slip): Kind {
  return {
    name,
    isTold: true,
    make: (sites, draw) => {
      const place = anywhere(sites, draw, words);
      return place === undefined ? null : made(replaced(place, slip(place.text, draw)));
    },
  };
}

/** A name of the game in a sentence, or a line of an example. */
function nameIn(sites: Sites, draw: Draw, isIt: (name: string) => boolean): WordPlace | undefined {
  const own = [...sites.phrases, ...sites.lines];
  const from = draw.from(own);
  return from === undefined ? undefined : draw.from(tokensIn(sites.game, from.source).filter(({ text }) => isIt(text)));
}

export const ofWords: readonly Kind[] = [
  letters('a letter lost', lost),
  letters('a letter doubled', doubled),
  letters('letters swapped', swapped),
  letters('a letter wrong', wrong),
  {
    name: 'a small letter or a capital',
    isTold: true,
    make: (sites, draw) => {
      const place = anywhere(sites, draw, /(?<=\S )\p{L}{3,}/gu);
      if (place === undefined) return null;
      const [first = '', ...rest] = place.text;
      const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
      return made(replaced(place, other + rest.join('')));
    },
  },
  {
    name: 'one for many',
    isTold: true,
    make: (sites, draw) => {
      const { otherNumber } = sites.game.names;
      const place = nameIn(sites, draw, (name) => otherNumber.has(name));
      return place === undefined ? null : made(replaced(place, otherNumber.get(place.text) ?? place.text));
    },
  },
  {
    name: 'a number in words',
    isTold: true,
    make: (sites, draw) => {
      const place = anywhere(sites, draw, numbers);
      return place === undefined ? null : made(replaced(place, numberWords[Number(place.text)] ?? place.text));
    },
  },
  {
    name: 'a number out of range',
    isTold: false,
    make: (sites, draw) => {
      const place = anywhere(sites, draw, severals);
      const other = draw.from(['0', '99', '-2', '1.5', `${place?.text ?? ''}0`, '1000000']);
      return place === undefined || other === undefined ? null : made(replaced(place, other));
    },
  },
  {
    name: 'a name of the wrong kind',
    isTold: false,
    make: (sites, draw) => {
      const { kindOf, byKind, plurals } = sites.game.names;
      const place = nameIn(sites, draw, (name) => kindOf.has(name));
      const own = kindOf.get(place?.text ?? '');
      const kind = draw.from([...byKind].filter(([it, names]) => it !== own && names.length > 0));
      if (place === undefined || kind === undefined) return null;
      // One mistake and not two: `1 Curfews` for `1 Cache` is of the wrong number as well, and a help may mend that.
      const alike = kind[1].filter((name) => plurals.has(name) === plurals.has(place.text));
      return made(replaced(place, draw.from(alike) ?? place.text));
    },
  },
  {
    name: 'a name of another game',
    isTold: false,
    make: (sites, draw) => {
      const { kindOf } = sites.game.names;
      const place = nameIn(sites, draw, (name) => kindOf.has(name));
      const names = foreignNames.get(kindOf.get(place?.text ?? '') ?? '') ?? [];
      // `Cubes` is of this game as well where it names a group so.
      const isOwn = (name: string): boolean => sites.game.language.foldedNames.has(name.toLowerCase());
      const other = draw.from(names.filter((name) => !isOwn(name)));
      return place === undefined || other === undefined ? null : made(replaced(place, other));
    },
  },
  {
    name: 'a synonym',
    isTold: true,
    make: ({ game, phrases }, draw) => {
      const from = draw.from(phrases);
      const places = from === undefined ? [] : tokensIn(game, from.source);
      const choices = places.flatMap((place) => habitsFor(place.text).map((habit) => ({ place, habit })));
      const choice = draw.from(choices);
      return choice === undefined ? null : made(replaced(choice.place, choice.habit));
    },
  },
];

/** What people write in the place of a word of the language. */
function habitsFor(keyword: string): readonly string[] {
  return [...habitualWords, ...habitualPhrases].flatMap(([habit, meant]) =>
    meant.includes(keyword) && habit !== ',' ? [habit] : [],
  );
}

export const ofExamples: readonly Kind[] = [
  {
    name: 'an example that contradicts',
    isTold: false,
    make: ({ shown }, draw) => {
      const from = draw.from(shown);
      const place = from === undefined ? undefined : draw.from(matchesIn(from.source, severals));
      if (place === undefined) return null;
      const number = Number(place.text);
      return made(replaced(place, String(number > 2 && draw.below(2) === 0 ? number - 1 : number + 1)));
    },
  },
];
