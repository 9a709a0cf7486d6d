/** Names that could stand where another name stands: a piece for a piece, an end of a track for the other. */
import type { Act, Names, Step, World } from '../resolved/ir.js';

/** The siblings of a word, the likeliest first and each in the word's own form; empty where it has none. */
export type Siblings = (word: string) => readonly string[];

/** How many siblings of a word are tried. */
const most = 5;

/** Words of the same meaning: one for one, one for many, and others. */
type Forms = readonly string[];

/** Finds the siblings of every name that the game declares. */
export function siblingsIn(world: World): Siblings {
  const classes = classesOf(world);
  return (word) => {
    const found = classes.flatMap((members) => {
      const at = members.findIndex((forms) => forms.includes(word));
      const form = Math.min(members[at]?.indexOf(word) ?? 0, 1);
      // The next ones first, so that not every name is taken for the same one.
      const others = at < 0 ? [] : [...members.slice(at + 1), ...members.slice(0, at)];
      return others.map((forms) => forms[form] ?? forms[0] ?? '');
    });
    return [...new Set(found)].filter((it) => it !== word && it !== '').slice(0, most);
  };
}

function classesOf(world: World): readonly (readonly Forms[])[] {
  const plain = (list: readonly { readonly name: string }[]): Forms[] => list.map(({ name }) => [name]);
  const named = (list: readonly { readonly names: Names }[]): Forms[] =>
    list.map(({ names }) => [names.one, names.many, ...names.aliases]);
  const perFamily = (list: readonly { readonly name: string; readonly family: number }[]): Forms[][] =>
    world.families.map((_, family) => plain(list.filter((it) => it.family === family)));
  return [
    plain(world.factions),
    world.factions.map(({ adjective }) => [adjective]),
    plain(world.states),
    [...named(world.pieces), ...named(world.groups)],
    named(world.markers),
    plain(world.boxes),
    ...world.spaceKinds.map((_, kind) =>
      world.spaces.filter((it) => Number(it.kind) === kind).map(({ name, aliases }) => [name, name, ...aliases]),
    ),
    [...named(world.spaceKinds), ...named(world.areas)],
    [...named(world.tracks), ...plain(world.counters)],
    ...world.tracks.map(({ boxes }) => (boxes ?? []).flatMap(({ name }) => (name === null ? [] : [[name]]))),
    plain(world.orderPlaces),
    plain(world.orderBoxes),
    plain(world.families),
    ...perFamily(world.aspects),
    ...perFamily(world.chits),
    named(world.cardKinds),
    named(world.classes),
    world.cards.filter(({ sides }) => sides.length > 0).map(({ code }) => [code]),
    ...proceduresBySort(world),
    ...world.procedures.flatMap(({ steps }) => alternativesIn(steps)),
  ];
}

/** Those of one class that the same faction conducts. */
function proceduresBySort({ procedures }: World): Forms[][] {
  const sorts = new Map<string, Forms[]>();
  for (const { class: own, faction, name, file } of procedures) {
    const sort = own === null ? file : `${own} of ${faction ?? 'all'}`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), [name]]);
  }
  return [...sorts.values()];
}

/** The named alternatives of each choice. */
function alternativesIn(steps: readonly Step[]): Forms[][] {
  return steps.flatMap(({ act }) => {
    const own =
      act.kind === 'choose one' ? [act.alternatives.flatMap(({ name }) => (name === null ? [] : [[name]]))] : [];
    return [...own, ...bodiesOf(act).flatMap(alternativesIn)];
  });
}

function bodiesOf(act: Act): readonly (readonly Step[])[] {
  if ('body' in act) return [act.body];
  if ('alternatives' in act) return act.alternatives.map(({ steps }) => steps);
  return act.kind === 'if' ? [act.then, act.otherwise] : [];
}
