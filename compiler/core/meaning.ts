/**
 * What a game means, without a word of how it says so: what there is, where everything starts, and what is done. Two specs
 * mean the same where this is the same, and a game that was saved under one goes on under the other.
 *
 * Titles, texts of questions and labels, rule numbers and the names of things and numbers are no part of it; of names only
 * which are the same counts. The keys of Core are part of it: to rename one is to refuse the games that were saved before.
 * Meaning are: how many things of each kind there are and in which order they are declared (a saved position
 * counts them off), the codes of cards, the setup, and every step with its numbers; in which order the rest is told is not.
 */
import { change, some } from './children.js';
import type { Core, CoreSelection, Op } from './ir.js';
import { all, heldHere, isAskedAnew } from './possibility.js';

/** As text: equal where the meaning is. */
export function meaningOf(core: Core): string {
  const {
    world: _world,
    tellsSteps: _tellsSteps,
    ...steps
  } = change('core', core, { op: choosing, selection: selecting });
  const names = new Map<string, number>();
  return JSON.stringify([declared(core), steps], (key, value: unknown) => {
    if (words.has(key) || (value === false && unsaid.has(key))) return undefined;
    if (unordered.has(key) && Array.isArray(value)) return inOneOrder(value);
    if (!identities.has(key)) return value;
    if (typeof value === 'string') return numbered(names, value);
    return Array.isArray(value) ? value.map((it) => numbered(names, String(it))) : value;
  });
}

const words: ReadonlySet<string> = new Set(['text', 'title', 'label', 'rule', 'span', 'declared', 'file']);

/** Keys that count only where they are set, so that a saved game of a spec without them goes on. */
const unsaid: ReadonlySet<string> = new Set(['it', 'perTurn', 'beginsTurn']);

/** Keys whose values tell things apart by their names. */
export const identities: ReadonlySet<string> = new Set([
  'name',
  'choosing',
  'waiving',
  'forgoing',
  'counter',
  'tallies',
]);

/** Keys of lists in which nothing comes before another. */
export const unordered: ReadonlySet<string> = new Set(['conditions', 'quantities']);

/** The items as they are, in an order that follows from what they say without names. */
function inOneOrder(items: readonly unknown[]): readonly unknown[] {
  const said = (item: unknown): string =>
    JSON.stringify(item, (key, value: unknown) => (words.has(key) || identities.has(key) ? undefined : value));
  return items
    .map((item) => ({ item, said: said(item) }))
    .toSorted((left, right) => (left.said < right.said ? -1 : left.said > right.said ? 1 : 0))
    .map(({ item }) => item);
}

/** A choice with what a space has to hold for something to change there as one of its tests, whether its words say so or not. */
function choosing(op: Op): Op {
  // Of several spaces the tests are made as the choice begins, and what can change is looked at before each.
  return op.kind === 'choose spaces' && isAskedAnew(op) ? { ...op, ...withTests(op) } : op;
}

/** The same of a selection that tells nothing else of its spaces. */
function selecting(selection: CoreSelection): CoreSelection {
  const { conditions, restrictions, possible, foreseen } = selection;
  const isPlain = conditions.length === 0 && restrictions.length === 0;
  if (!isPlain || JSON.stringify(possible) !== JSON.stringify(foreseen)) return selection;
  const own = withTests(selection);
  return { ...selection, ...own, foreseen: own.possible };
}

/** What is asked first of what a space holds is a test of it. */
function withTests({
  spaces,
  possible,
}: Pick<CoreSelection, 'spaces' | 'possible'>): Pick<CoreSelection, 'spaces' | 'possible'> {
  const parts = possible.kind === 'all' ? possible.of : [possible];
  const held = parts.map((it) => (it.kind === 'condition' ? heldHere(it.condition) : null));
  const end = held.indexOf(null);
  const tests = held.slice(0, end < 0 ? held.length : end).filter((it) => it !== null);
  return { spaces: { tests: [...spaces.tests, ...tests] }, possible: all(...parts.slice(tests.length)) };
}

/** A name by how many others were met before it. */
function numbered(names: Map<string, number>, name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  names.set(name, names.size);
  return names.size - 1;
}

/** What there is and where it starts, without names. */
function declared(core: Core): unknown {
  const { world } = core;
  // Whose a capability is means something where steps count or cancel those of a faction.
  const areCounted = some('core', core, {
    number: ({ kind }) => kind === 'capabilities',
    op: ({ kind }) => kind === 'cancel',
  });
  return [
    world.start,
    world.factions.length,
    // Only those that nobody plays are told, so that a saved game of a spec without any goes on.
    ...world.factions.flatMap(({ isPlayed }, id) => (isPlayed ? [] : [`not ${id}`])),
    world.boxes.length,
    world.counters.length,
    world.spaceKinds.length,
    world.cardKinds.length,
    world.orderPlaces.length,
    world.orderBoxes.length,
    world.lifted,
    world.columns.map(({ piece, state }) => [piece, state]),
    world.pieces.map((it) => [it.faction, it.inventory, it.columns, it.placedAs, it.mostPerSpace, it.barred]),
    world.markers.map((it) => [it.supply, it.mostPerSpace, it.kinds, it.other, it.closes]),
    world.tracks.map(({ from, to, boxes }) => [from, to, boxes?.map(({ value }) => value) ?? null]),
    world.spaces.map(({ kind, adjacent }) => [kind, adjacent.toSorted((left, right) => left - right)]),
    world.families.map(({ faction, drawn, open }) => [faction, drawn, open]),
    world.aspects.map(({ family }) => family),
    world.chits.map(({ family, count, value }) => [family, count, value]),
    world.cards.map(({ code, kind, capability, sides }) => [
      code,
      kind,
      areCounted ? capability : null,
      sides.map(({ name, next, during, until }) => [name, next, during, ...(until === null ? [] : [until])]),
    ]),
    setupOf(core),
    ...(world.paths.length === 0 ? [] : [world.paths.map(({ spaces, pieces }) => [spaces, pieces])]),
    ...(world.values.length === 0 ? [] : [world.values.map(({ of, numbers, lists }) => [of, numbers, lists])]),
    ...(world.options.length === 0
      ? []
      : [{ options: world.options.map(({ isNumber, from, to }) => [isNumber, from, to]) }]),
    ...(world.degrees.length === 0 ? [] : [{ degrees: world.degrees.length }]),
  ];
}

/** Where everything starts, whatever was declared first. */
function setupOf({ world: { setup } }: Core): unknown {
  const spaces = setup.spaces.map(({ space, pieces, markers }) => ({
    space,
    pieces: inOneOrder(pieces),
    markers: inOneOrder(markers),
  }));
  const { onlyWith, ...deck } = setup.deck;
  return {
    ...setup,
    deck: onlyWith.length === 0 ? deck : setup.deck,
    available: inOneOrder(setup.available),
    boxes: inOneOrder(setup.boxes),
    spaces: inOneOrder(spaces),
  };
}
