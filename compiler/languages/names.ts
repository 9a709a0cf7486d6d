/** The names of a game, and what they are called in another language. */
import { wordsIn } from '../surface/collect-vocabulary.js';
import type { LanguageDocument, Spec, Words } from '../surface/documents.js';
import type { Name } from '../surface/ir.js';
import { generalAdjectives, generalNouns } from '../surface/tokens.js';
import { walk } from './walk.js';

/** One thing with every wording of it. */
export interface Named {
  readonly wordings: readonly string[];
  readonly what: 'space' | 'card' | 'marker' | 'box' | 'thing';
}

/** What a wording of the game is called in the other language. */
export interface Called {
  readonly name: string;
  readonly what: Named['what'];
  readonly counter: string | null;
  readonly alive: boolean;
}

export interface NameTable {
  /** By every wording that has a name there. */
  readonly called: ReadonlyMap<string, Called>;
  /** By every wording of a thing: what kind of thing it is. */
  readonly kinds: ReadonlyMap<string, Named['what']>;
  /** How many words the longest wording has. */
  readonly mostWords: number;
  /** The titles of cards and their sides: `C1`, `C1 shaded`. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Words of the language itself that a file may name anew. */
export const generalWords: readonly string[] = [
  ...generalNouns,
  ...generalAdjectives,
  'Available',
  'unshaded',
  'shaded',
  'Limited',
  'order of play',
];

/** Every name of the game. Those that its author gave to numbers and steps are in `ownNames`. */
export function namesOf(spec: Spec): readonly Named[] {
  const { game, map } = spec;
  const { alternatives } = walk(spec);
  const worded = (words: Words, what: Named['what'] = 'thing'): Named => ({ wordings: texts(wordsIn(words)), what });
  const single = (names: readonly Name[], what: Named['what'] = 'thing'): readonly Named[] =>
    names.map(({ text }) => ({ wordings: [text], what }));
  const declared = [
    ...(game?.factions ?? []).map(({ name, adjective }): Named => ({
      wordings: texts([name, adjective]),
      what: 'thing',
    })),
    ...single((game?.states ?? []).map(({ name }) => name)),
    ...[...(game?.pieces ?? []), ...(game?.groups ?? [])].map((it) => worded(it.words)),
    ...(game?.markers ?? []).map((it) => worded(it.words, 'marker')),
    ...(game?.resources ?? []).map(({ words }) => worded(words)),
    ...(game?.tracks ?? []).flatMap((it) => [
      worded(it.words),
      ...single((it.boxes ?? []).flatMap(({ name }) => name ?? [])),
    ]),
    ...single(game?.boxes ?? [], 'box'),
    ...single((game?.values ?? []).map(({ name }) => name)),
    ...single(game?.degrees ?? []),
    ...single((game?.options ?? []).map(({ name }) => name)),
    ...single([...(game?.counters ?? []), ...(game?.orderPlaces ?? []), ...(game?.orderBoxes ?? [])]),
    ...(game?.classes ?? []).map((it) => worded(it)),
    ...(game?.cardKinds ?? []).map((it) => worded(it, 'card')),
    ...(map?.kinds ?? []).map((it) => worded(it, 'space')),
    ...(map?.areas ?? []).map((it) => worded(it.words, 'space')),
    ...(map?.spaces ?? []).map((it) => worded(it.words, 'space')),
    ...single([...spec.procedures, ...spec.additionalSpaces].map(({ name }) => name)),
    ...single(
      spec.chits.flatMap(({ family, kinds }) => [
        family,
        ...kinds.flatMap(({ name, effects }) => [name, ...effects.map(({ aspect }) => aspect)]),
      ]),
    ),
    ...single(alternatives),
  ];
  const known = new Set<string>();
  return declared.filter(({ wordings }) => {
    const isNew = wordings.some((wording) => !known.has(wording));
    for (const wording of wordings) known.add(wording);
    return isNew;
  });
}

/** Names that the author of a spec gave to numbers, conditions, sets of spaces and steps. */
export function ownNames(spec: Spec): readonly string[] {
  return [...new Set(texts(walk(spec).own))];
}

/** The table of one language; without a file for it, the kinds of things alone. */
export function nameTable(spec: Spec, document: LanguageDocument | null): NameTable {
  const things = namesOf(spec);
  const called = new Map<string, Called>();
  const kinds = new Map<string, Named['what']>();
  const written = new Map((document?.names ?? []).map((it) => [it.of.text, it]));
  for (const { wordings, what } of things) {
    const [first] = wordings.flatMap((wording) => written.get(wording) ?? []);
    for (const wording of wordings) {
      kinds.set(wording, kinds.get(wording) ?? what);
      // What has a name of its own keeps it; else it is called as the thing is.
      const entry = written.get(wording) ?? first;
      if (entry !== undefined && !called.has(wording)) called.set(wording, { ...entry, what });
    }
  }
  for (const [wording, entry] of written) if (!called.has(wording)) called.set(wording, { ...entry, what: 'thing' });
  return {
    called,
    kinds,
    mostWords: Math.max(1, ...[...kinds.keys(), ...called.keys()].map((wording) => wording.split(' ').length)),
    titles: new Map(
      (document?.cards ?? []).flatMap(({ code, titles }) =>
        [...titles].map(([part, title]): [string, string] => [
          part === 'title' ? code.text : `${code.text} ${part}`,
          title,
        ]),
      ),
    ),
  };
}

function texts(names: readonly Name[]): readonly string[] {
  return names.map(({ text }) => text);
}
