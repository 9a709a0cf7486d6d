/** How the sentences of a game end it. */
import { visit } from './children.js';
import type { End, World } from './ir.js';

const kinds: readonly string[] = ['win', 'lose', 'draw game'] satisfies readonly End['kind'][];

/** Whether it ends the game. */
export function isEnd<Act extends { readonly kind: string }>(act: Act): act is Act & End {
  return kinds.includes(act.kind);
}

/** Each way once, in the order in which the sentences stand. */
export function endsOf(world: World): readonly End[] {
  const found = new Map<string, End>();
  visit('world', world, {
    act: (act) => {
      if (isEnd(act)) found.set(JSON.stringify(act), act);
    },
  });
  return [...found.values()];
}
