/** The end of the game, as a TypeScript statement. */
import type { End } from '../resolved/ir.js';
import { id, runtime } from './expressions.js';
import type { EmitScope } from './scope.js';

/** `win(game, Faction.League, Degree.Triumph)`. */
export function endOfGame(scope: EmitScope, how: End): string {
  if (how.kind === 'draw game') return `${runtime(scope, 'endInDraw')}(game)`;
  const degree = how.degree === undefined ? '' : `, ${id(scope, 'Degree', how.degree)}`;
  return `${runtime(scope, how.kind)}(game, ${id(scope, 'Faction', how.faction)}${degree})`;
}
