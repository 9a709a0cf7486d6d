/** Sentences that ask what has moved this turn: the game says what a turn is. */
import type { Span } from '../../source/span.js';
import { refuse, wordsAt, type Context } from './context.js';
import { mention } from './unknown.js';
import type { Act, ColumnId, Step } from '../ir.js';

/** What mends it. */
export const namingTurn = mention('name it in the file of the game, as `turn: Game Turn`');

/** The words that ask, behind what is moved. */
const words = /(?:each )?(?:at most|only) once a turn$/u;

/** Reports where the game names no procedure that is a turn. */
export function needTurn(ctx: Context, span: Span): boolean {
  if (ctx.symbols.declarations.turn !== null) return true;
  const said = wordsAt(span);
  const start = span.start + Math.max(0, said.search(words));
  refuse(ctx, 'RW0493', { ...span, start }, { words: said.slice(start - span.start) }, { help: [namingTurn] });
  return false;
}

/** The step, where the piece in hand has not moved this turn. */
export function unlessMoved(columns: readonly ColumnId[], step: Step): Act {
  return { kind: 'if', condition: { kind: 'it has moved', columns, negated: true }, then: [step], otherwise: [] };
}
