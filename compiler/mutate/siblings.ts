/** Names that could stand where another name stands: a piece for a piece, an end of a track for the other. */
import type { Act, Names, Step, World } from '../resolved/ir.js';

/** The siblings of a word, the nearest first and each in the word's own form; empty where it has none. */
export type Siblings = (word: string) => readonly string[];

/** The word for one and the word for more than one of what a word names; null where it has only one. */
export type Forms = (word: string) => readonly [one: string, many: string] | null;

/** Finds the forms of every name that the game declares, and of the general nouns. */
export function formsIn({ pieces, groups, markers, spaceKinds, areas }: World): Forms {
  const named = [pieces, groups, markers, spaceKinds, areas].flatMap((list): Names[] => list.map(({ names }) => names));
  const pairs = [...named.map(({ one, many }) => [one, many] as const), ...Object.values(general), ...otherNouns];
  return (word) => pairs.find(([one, many]) => one !== many && (word === one || word === many)) ?? null;
}

/** What is known of the words of a game. */
export interface Words {
  readonly siblings: Siblings;
  readonly forms: Forms;
}

/** A thing that has names. */
interface Member {
  /** Words of the same meaning: one for one, one for many, and others. */
  readonly forms: readonly string[];
  /** What it is like; the more two have in common, the nearer they are. */
  readonly traits: readonly (string | number | null)[];
}

/** Finds the siblings of every name that the game declares, and those that may stand for a general noun. */
export function siblingsIn(world: World): Siblings {
  const classes = classesOf(world);
  return (word) => {
    const found = classes.flatMap((members) => {
      const at = members.findIndex(({ forms }) => forms.includes(word));
      const own = members[at];
      if (own === undefined) return [];
      const form = Math.min(own.forms.indexOf(word), 1);
      // The next ones first, so that not every name is taken for the same one.
      const others = [...members.slice(at + 1), ...members.slice(0, at)].filter(({ forms }) => !isGeneral(forms));
      const near = ({ traits }: Member): number => traits.filter((trait, index) => trait === own.traits[index]).length;
      return others.sort((a, b) => near(b) - near(a)).map(({ forms }) => forms[form] ?? forms[0] ?? '');
    });
    return [...new Set(found)].filter((it) => it !== word && it !== '');
  };
}

/** They have siblings and are none. */
const general = { piece: ['piece', 'pieces'], marker: ['marker', 'markers'], space: ['space', 'spaces'] } as const;

const otherNouns = [
  ['chit', 'chits'],
  ['Capability', 'Capabilities'],
] as const;

function isGeneral([one]: readonly string[]): boolean {
  return one !== undefined && one in general;
}

function classesOf(world: World): readonly (readonly Member[])[] {
  const plain = (list: readonly { readonly name: string }[]): Member[] => list.map(({ name }) => member([name]));
  const named = (list: readonly { readonly names: Names }[]): Member[] =>
    list.map(({ names }) => member(formsOf(names)));
  const perFamily = (list: readonly { readonly name: string; readonly family: number }[]): Member[][] =>
    world.families.map((_, family) => plain(list.filter((it) => it.family === family)));
  const pieces = world.pieces.map(({ names, faction, columns }) => member(formsOf(names), faction, columns.length));
  return [
    plain(world.factions),
    world.factions.map(({ adjective }) => member([adjective])),
    plain(world.states),
    [...pieces, ...named(world.groups), member(general.piece)],
    [...named(world.markers), member(general.marker)],
    plain(world.boxes),
    world.spaces.map(({ name, aliases, kind }) => member([name, name, ...aliases], kind)),
    [...named(world.spaceKinds), ...named(world.areas), member(general.space)],
    [...named(world.tracks), ...plain(world.counters), ...plain(world.options.filter(({ isNumber }) => isNumber))],
    named(world.resources),
    ...world.tracks.map(({ boxes }) => (boxes ?? []).flatMap(({ name }) => (name === null ? [] : [member([name])]))),
    plain(world.degrees),
    plain(world.options.filter(({ isNumber }) => !isNumber)),
    plain(world.orderPlaces),
    plain(world.orderBoxes),
    plain(world.families),
    ...perFamily(world.aspects),
    ...perFamily(world.chits),
    named(world.cardKinds),
    named(world.classes),
    world.cards.filter(({ sides }) => sides.length > 0).map(({ code }) => member([code])),
    world.procedures.map(({ class: own, faction, name, file }) =>
      member([name], own ?? file, own === null ? file : `${own} ${faction}`),
    ),
    ...world.procedures.flatMap(({ steps }) => alternativesIn(steps)),
  ];
}

function member(forms: readonly string[], ...traits: Member['traits']): Member {
  return { forms, traits };
}

function formsOf({ one, many, aliases }: Names): readonly string[] {
  return [one, many, ...aliases];
}

/** The named alternatives of each choice. */
function alternativesIn(steps: readonly Step[]): Member[][] {
  return steps.flatMap(({ act }) => {
    const own =
      act.kind === 'choose one'
        ? [act.alternatives.flatMap(({ name }) => (name === null ? [] : [member([name])]))]
        : [];
    return [...own, ...bodiesOf(act).flatMap(alternativesIn)];
  });
}

function bodiesOf(act: Act): readonly (readonly Step[])[] {
  if ('body' in act) return [act.body];
  if ('alternatives' in act) return act.alternatives.map(({ steps }) => steps);
  return act.kind === 'if' ? [act.then, act.otherwise] : [];
}
