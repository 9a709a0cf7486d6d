/** How far sentences move pieces: from space to adjacent space, or further where a card says so. */
import type { Act, Change, ColumnId, SpaceKindId, SpaceSet, SpaceTest, World } from './ir.js';

type Further = Extract<Change, { readonly kind: 'further' }>;
type Move = Extract<Act, { readonly kind: 'move' }>;

/** Whether the act moves such pieces, and no others, to spaces adjacent to where they are. */
export function goesFurther({ columns }: Further, act: Act): boolean {
  const move = moveIn(act);
  if (move === null || move.it || move.to.tests.filter(isAdjacent).length !== 1) return false;
  return move.columns.every((column) => columns.includes(column));
}

/** The act with its pieces going so many spaces; each space on the way is one to which they may go. */
export function goingFurther(world: World, { spaces }: Further, act: Act): Act {
  if (act.kind === 'groups') return { ...act, move: further(world, act.move, spaces) };
  return act.kind === 'move' ? further(world, act, spaces) : act;
}

function further(world: World, move: Move, spaces: number): Move {
  const rest = move.to.tests.filter((test) => !isAdjacent(test));
  const barred = barredTo(world, move.columns);
  const open: readonly SpaceTest[] = barred.length === 0 ? [] : [{ kind: 'of kind', kinds: barred, negated: true }];
  let reached: SpaceSet = { tests: [{ kind: 'adjacent', orIn: false, to: 'origin' }, ...rest] };
  for (let gone = 1; gone < spaces; gone += 1) {
    const before: SpaceSet = { tests: [...reached.tests, ...open] };
    reached = { tests: [{ kind: 'adjacent', orIn: true, to: before }, ...rest] };
  }
  return { ...move, to: reached };
}

/** The kinds to which some of the pieces never come. */
function barredTo({ columns: all, pieces }: World, columns: readonly ColumnId[]): readonly SpaceKindId[] {
  return [...new Set(columns.flatMap((column) => pieces[all[column]?.piece ?? -1]?.barred ?? []))];
}

function isAdjacent(test: SpaceTest): boolean {
  return test.kind === 'adjacent' && !test.orIn && test.to === 'origin';
}

function moveIn(act: Act): Move | null {
  if (act.kind === 'groups') return act.move;
  return act.kind === 'move' ? act : null;
}
