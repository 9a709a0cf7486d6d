/** How the names of a game become identifiers, and how sets of pieces are called. */
import type { ColumnId, World } from '../resolved/ir.js';

const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['1st', 'First'],
  ['2nd', 'Second'],
  ['3rd', 'Third'],
  ['4th', 'Fourth'],
  ['5th', 'Fifth'],
  ['6th', 'Sixth'],
]);
const DIGITS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * The words of a name without signs and the accents of letters: `Harrow–Port Sable` gives Harrow, Port, Sable; `Aid & Trade` gives
 * Aid, And, Trade. What is left can stand in an identifier, in whatever script it is.
 */
function words(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/&/gu, ' and ')
    .replace(/['’]/gu, '');
  const found = plain.match(/[\p{L}\p{Mn}\p{Mc}\p{Nd}\p{Nl}]+/gu) ?? ['unnamed'];
  return found.map((word, index) => {
    const ordinal = ORDINALS.get(word);
    if (ordinal !== undefined) return ordinal;
    if (index > 0) return word;
    if (/^\d/u.test(word)) return `${DIGITS[Number(word.slice(0, 1))] ?? ''}${word.slice(1)}`;
    return /^\p{ID_Start}/u.test(word) ? word : `N${word}`;
  });
}

/** `PortSable` for `Port Sable`. */
export function pascalCase(name: string): string {
  return words(name)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** `undergroundRunners`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
}

/** `UNDERGROUND_RUNNERS`. */
export function screamingCase(name: string): string {
  return words(name).join('_').toUpperCase();
}

/** Something that needs an identifier of its own: `name` is what a person calls it, and `base` what it is called where it can. */
export interface Nameable {
  readonly key: string;
  readonly name: string;
  readonly base: string;
}

/**
 * An identifier for each key, no two alike and none that is taken. Of several with one base the first by name keeps it,
 * so that the order in which they come does not matter; the others, and those whose base is taken, get a mark behind it.
 */
export function allocate(
  things: readonly Nameable[],
  isTaken: (identifier: string) => boolean,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  const used = new Set<string>();
  const give = (key: string, identifier: string): void => {
    given.set(key, identifier);
    used.add(identifier);
  };
  const inOrder = [...things].sort((left, right) => order(left.name, right.name) || order(left.key, right.key));
  for (const { key, base } of inOrder) if (!used.has(base) && !isTaken(base)) give(key, base);
  for (const { key, base } of inOrder) {
    if (!given.has(key))
      give(
        key,
        free(base, (identifier) => used.has(identifier) || isTaken(identifier)),
      );
  }
  return given;
}

/** The base itself, or with the first mark behind it with which it is not taken: `march_`, `march_2`. */
export function free(base: string, isTaken: (identifier: string) => boolean): string {
  if (!isTaken(base)) return base;
  if (!isTaken(`${base}_`)) return `${base}_`;
  let count = 2;
  while (isTaken(`${base}_${count}`)) count += 1;
  return `${base}_${count}`;
}

/** By code units, so that the machine's language makes no difference. */
function order(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What a set of columns is called: `patrols`, `League pieces`, `Hidden Runners`, `Troopers or Scouts`. */
export function columnSetName(world: World, columns: readonly ColumnId[]): string {
  const set = new Set(columns);
  const equals = (others: readonly number[]): boolean =>
    others.length === set.size && others.every((column) => set.has(column as ColumnId));
  const whole = world.pieces.find((piece) => equals(piece.columns));
  if (whole !== undefined) return whole.names.many;
  const group = world.groups.find((candidate) =>
    equals(candidate.pieces.flatMap((piece) => world.pieces[piece]?.columns ?? [])),
  );
  if (group !== undefined) return group.names.many;
  const all = world.columns.map((_, index) => index);
  if (equals(all)) return 'pieces';
  for (const [index, faction] of world.factions.entries()) {
    const own = all.filter((column) => world.pieces[world.columns[column]?.piece ?? -1]?.faction === index);
    if (equals(own)) return `${faction.adjective} pieces`;
    for (const [state, { name }] of world.states.entries()) {
      const inState = own.filter((column) => isInState(world, column, state));
      if (inState.length > 1 && equals(inState)) return `${name} ${faction.adjective} pieces`;
    }
  }
  return partNames(world, set).join(' or ');
}

function isInState(world: World, column: number, state: number): boolean {
  const own = world.columns[column]?.state ?? null;
  return own === null || own === state;
}

function partNames(world: World, set: ReadonlySet<number>): string[] {
  return world.pieces.flatMap((piece) => {
    const covered = piece.columns.filter((column) => set.has(column));
    if (covered.length === 0) return [];
    if (covered.length === piece.columns.length) return [piece.names.many];
    return covered.map(
      (column) => `${world.states[world.columns[column]?.state ?? -1]?.name ?? ''} ${piece.names.many}`,
    );
  });
}
