/** The compiler, the runtime and the studio know no game: nothing that a spec declares is named in their code, comments or messages. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generalWords } from '../../compiler/languages/names.js';
import { isKindKey } from '../../compiler/surface/file-kinds.js';
import { at, filesIn, type TextFile } from './sources.js';

// ARCHITECTURE.md follows one card of a real game from end to end, and is no code.
const code = [...filesIn('compiler', '.ts', '.js'), ...filesIn('runtime', '.ts'), ...filesIn('studio', '.ts', '.tsx')];
const specs = filesIn('spec', '.yaml').filter(({ path }) => !path.startsWith('spec/schema/'));

/** Wordings that a game's nouns share with the language itself or with plain English, each with the reason. */
const shared: Readonly<Record<string, string>> = {
  Available: 'the language itself has this box: what is in no other place is there',
  Event: "the language speaks of the card's Event, and a card has one under the key `event`",
  Events: 'the plural of Event',
  Operation: "the field's word for what a faction does in its turn, in which the reference gives its examples",
  'Limited Operation': 'an Operation in one space: the language has the word `Limited`',
  'Special Activity': 'a class of the small game in which the reference gives its examples',
  Turn: 'the language speaks of turns: the file of a game says under `turn` what one is',
  Effect: 'a type: the steps of anything that has an effect',
  A4: 'a size of paper',
  F2: 'a key of the keyboard, by which every editor renames',
  highlightActiveLine: 'a function of the library of the editor',
  highlightActiveLineGutter: 'another one',
  BaseParser: 'a class that others are derived from',
};

type Fields = Readonly<Record<string, unknown>>;

/** Kinds of declaration whose keys are names, wherever they stand in a document. */
const named =
  'factions,states,pieces,groups,markers,boxes,tracks,counters,classes,card kinds,kinds,areas,spaces,procedures'.split(
    ',',
  );
/** Keys at the top of a document whose value is a name. */
const naming = 'game,map,title,card,chits,scenario'.split(',');

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function textsOf(...values: readonly unknown[]): string[] {
  return values.flat().filter((it) => typeof it === 'string');
}

/** Every name that a document declares: with plurals, adjectives, verbs, other wordings, titles and named boxes. */
function nounsIn(document: unknown): string[] {
  const top = fieldsOf(document);
  const places = fieldsOf(top['order of play']);
  const withoutText = fieldsOf(top['cards without text']);
  // A file that is of no other kind is of a class of its game: what stands behind its first key is the name of a procedure.
  const [first = ''] = Object.keys(top);
  return [
    ...textsOf(
      isKindKey(first) ? [] : top[first],
      naming.map((key) => top[key]),
      places.places,
      places.boxes,
    ),
    ...Object.keys(withoutText),
    ...textsOf(Object.values(withoutText)),
    ...['event', 'unshaded', 'shaded'].flatMap((side) => textsOf(fieldsOf(top[side]).title)),
    ...named
      .flatMap((kind) => Object.entries(fieldsOf(top[kind])))
      .flatMap(([name, declared]) => [name, ...wordsOf(declared)]),
  ];
}

function wordsOf(declared: unknown): string[] {
  const { plural, singular, adjective, verb, aliases, boxes, ...others } = fieldsOf(declared);
  const named = Array.isArray(boxes) ? boxes.map((box) => fieldsOf(box).name) : [];
  // What a chit does stands under names of the game's own: its other keys that have steps.
  const aspects = Object.keys(others).filter((key) => /^\p{Lu}/u.test(key) && Array.isArray(others[key]));
  return [...textsOf(plural, singular, adjective, verb, aliases, named), ...aspects];
}

/** What a file of names in another language calls things of the game, but for what the language itself has a word for. */
function wordsInLanguage(document: unknown): string[] {
  const top = fieldsOf(document);
  if (typeof top.language !== 'string') return [];
  const own = new Set<string>([...Object.keys(shared), ...generalWords]);
  return Object.entries(fieldsOf(top.names)).flatMap(([name, entry]) =>
    own.has(name) ? [] : textsOf(fieldsOf(entry).name).filter((it) => !/^[\p{ASCII}–]*$/u.test(it)),
  );
}

/** Identifiers fall into words: `placeTroops` names `Troops`; escapes of characters name nothing. */
function asWords(text: string): string {
  return text
    .replace(/\\u(?:\{[\dA-F]+\}|[\dA-F]{4})/gu, ' ')
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ')
    .replace(/_/gu, ' ');
}

/** Finds any of `wordings` as whole words, the longest first. */
function anyOf(wordings: readonly string[]): RegExp {
  const longestFirst = [...new Set(wordings)].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((wording) => wording.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const nouns = specs.flatMap(({ text }) => nounsIn(parse(text)));
const noun = anyOf(nouns.map(asWords));
const allowed = anyOf(Object.keys(shared));

function offenders({ path, text }: TextFile): string[] {
  const words = asWords(text.replace(allowed, '~')).replace(allowed, '~');
  return [...words.matchAll(noun)].map((found) => at({ path, text: words }, found.index, found[0]));
}

describe('nouns of games', () => {
  it('are taken from every kind of declaration', () => {
    expect(new Set(nouns).size).toBeGreaterThan(100);
    expect(
      nounsIn(
        parse(`
game: Saltmarsh
factions: { League: { adjective: Rebel } }
states: { Open: { verb: expose } }
groups: { patrols: { singular: patrol } }
tracks: { Mood: { aliases: [Mood Track], boxes: [{ name: Angry, value: 2 }, { value: 1 }] } }
order of play: { places: [1st in Line], boxes: [Short Action] }
kinds: { Salt: { count: 2, Boon: [nothing] } }
cards without text: { C3: Fog }
unshaded: { title: High water }
`),
      ).sort(),
    ).toEqual(
      'Angry,Boon,C3,Fog,High water,League,Mood,Mood Track,Open,Rebel,Salt,Saltmarsh,Short Action,1st in Line,expose,patrol,patrols'
        .split(',')
        .sort(),
    );
  });

  it('are found in comments, texts and identifiers', () => {
    const [first = ''] = nouns.filter((it) => /^\p{Lu}\p{Ll}+$/u.test(it) && !(it in shared));
    const text = `// ${first} again\nconst place${first}ing = 1;\nconst place${first} = '${first}';\n`;
    expect(offenders({ path: 'a.ts', text })).toEqual([`a.ts:1: ${first}`, `a.ts:3: ${first}`, `a.ts:3: ${first}`]);
  });

  it('are in no line of the compiler, the runtime or the studio', () => {
    expect([...new Set(code.flatMap(offenders))]).toEqual([]);
  });

  it('are in no line in another language either', () => {
    const words = specs.flatMap(({ text }) => wordsInLanguage(parse(text)));
    const lines = code.flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({ at: `${path}:${index + 1}`, line })),
    );
    expect(
      lines.flatMap(({ at: place, line }) =>
        words.filter((word) => line.includes(word)).map((word) => `${place}: ${word}`),
      ),
    ).toEqual([]);
    expect(
      wordsInLanguage(
        parse(
          '{ language: ja, names: { Event: { name: イベント }, Cell: { name: 細胞 }, Fenwick: { name: Fenwick } } }',
        ),
      ),
    ).toEqual(['細胞']);
  });

  it('are shared with the language only where the code has the word', () => {
    const words = code.map(({ text }) => `${text}\n${asWords(text)}`).join('\n');
    expect(Object.keys(shared).filter((it) => !anyOf([it]).test(words))).toEqual([]);
  });
});
