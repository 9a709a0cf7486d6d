/** How the names of a game become identifiers, and how sets of pieces are called. */
import type { ColumnId, World } from '../resolved/ir.js';

const ORDINALS: Readonly<Record<string, string>> = {
  '1st': 'First',
  '2nd': 'Second',
  '3rd': 'Third',
  '4th': 'Fourth',
  '5th': 'Fifth',
  '6th': 'Sixth',
};
const DIGITS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in ' +
    'instanceof new null return super switch this throw true try typeof var void while with yield let static await async of ' +
    'game by scope space selected additional group arrivals'
  ).split(' '),
);

/** The words of a name without accents and signs: `Harrow–Port Sable` gives Harrow, Port, Sable; `Aid & Trade` gives Aid, And, Trade. */
function words(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/&/g, ' and ').replace(/['’]/g, '');
  const found = plain.match(/[\p{L}\p{N}]+/gu) ?? ['unnamed'];
  return found.map((word, index) => {
    const ordinal = ORDINALS[word];
    if (ordinal !== undefined) return ordinal;
    const digit = word.slice(0, 1);
    return index === 0 && /^\d/.test(word) ? `${DIGITS[Number(digit)] ?? ''}${word.slice(1)}` : word;
  });
}

/** `PortSable` for `Port Sable`. */
export function pascalCase(name: string): string {
  return words(name)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** `undergroundRunners`; a word of the language of generated code gets an underscore. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  return RESERVED.has(camel) ? `${camel}_` : camel;
}

/** `UNDERGROUND_RUNNERS`. */
export function screamingCase(name: string): string {
  return words(name).join('_').toUpperCase();
}

/** Identifiers for a list of names, kept apart where two names mangle alike. */
export function uniqueIdentifiers(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const base = pascalCase(name);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}${'Again'.repeat(count - 1)}`;
  });
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
