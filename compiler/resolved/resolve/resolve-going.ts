/** Pieces that go along their paths: `advance it 1 space`, `retreat all Scouts in Towns 2 spaces`. */
import { unreachable } from '../../unreachable.js';
import type { Clause, NounPhrase, NumberPhrase } from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { forPieces, resolveAll, resolveChosen, type InHand } from './pieces-in-hand.js';
import { isWhole } from './resolve-joined.js';
import { resolveNumber } from './resolve-number.js';
import { needTurn, unlessMoved } from './resolve-turn.js';
import { meaningOf, numbered } from '../declare/symbols.js';
import { refuseName } from './unknown.js';
import type { Act, ColumnId, Condition, PieceId, Step } from '../ir.js';

type Going = Extract<
  Clause,
  { readonly kind: 'advance it' | 'retreat it' | 'advance' | 'retreat' | 'advance listed' | 'retreat listed' }
>;

/** `text` is the sentence, which is that of each piece that it moves. */
export function resolveGoing(ctx: Context, clause: Going, text: string): Act | null {
  const steps = resolveSteps(ctx, clause.steps);
  if (steps === null) return null;
  const perTurn = clause.often === 'once a turn';
  if (perTurn && !needTurn(ctx, clause.span)) return null;
  const step = (act: Act): Step => ({ text, span: clause.span, actor: null, may: false, act });
  const along = (columns: readonly ColumnId[]): Act => {
    const sign = clause.kind.startsWith('advance') ? 1 : -1;
    const to = { tests: [{ kind: 'along', steps, sign }] } as const;
    const from = { kind: 'here' } as const;
    return { kind: 'move', amount: one, columns, from, to, own: false, once: false, perTurn: false, it: true };
  };
  const going = (columns: readonly ColumnId[]): Act =>
    perTurn ? unlessMoved(columns, step(along(columns))) : along(columns);
  const moving = (found: InHand | null): Act | null =>
    found === null ? null : forPieces(found, [step(going(found.columns))], clause.span, text);
  switch (clause.kind) {
    case 'advance it':
    case 'retreat it': {
      const columns = ctx.scope.piece;
      if (columns === null) return refuse(ctx, 'RW0490', clause.span, { word: wordsAt(clause.span) });
      return areOnPaths(ctx, columns, clause) ? going(columns) : null;
    }
    case 'advance':
    case 'retreat': {
      const found = resolveMeant(ctx, clause.what);
      return found !== null && areOnPaths(ctx, found.columns, clause.what) ? moving(found) : null;
    }
    case 'advance listed':
    case 'retreat listed': {
      const list = meaningOf(ctx.symbols, clause.list.text, 'card list');
      if (list === null) return refuseName(ctx, clause.list, 'RW0330', ['card list']);
      if (!areOnPaths(ctx, listedColumns(ctx, list.id), clause.list)) return null;
      const columns = columnsOnPaths(ctx);
      const condition: Condition = { kind: 'it is listed', list: list.id, negated: false };
      const body = [step({ kind: 'if', condition, then: [step(going(columns))], otherwise: [] })];
      return { kind: 'for pieces', amount: 'each', columns, where: { kind: 'map' }, body };
    }
    default:
      return unreachable(clause);
  }
}

const one = { least: { kind: 'literal', value: 1 }, most: { kind: 'literal', value: 1 } } as const;

function resolveSteps(ctx: Context, phrase: NumberPhrase) {
  const steps = resolveNumber(ctx, phrase);
  if (steps?.kind === 'literal' && steps.value < 1) return refuse(ctx, 'RW0402', phrase.span, { asked: steps.value });
  return steps;
}

/** All of them where no number is said. */
function resolveMeant(ctx: Context, what: NounPhrase): InHand | null {
  const isAll = what.quantity === null || isWhole(what.quantity);
  return isAll ? resolveAll(ctx, what) : resolveChosen(ctx, what);
}

/** What some card lists. */
function listedColumns({ symbols: { declarations } }: Context, list: number): readonly ColumnId[] {
  const pieces = new Set((declarations.values[list]?.lists ?? []).flat());
  return [...pieces].flatMap((id) => declarations.pieces[id]?.columns ?? []);
}

function columnsOnPaths({ symbols: { declarations } }: Context): readonly ColumnId[] {
  const pieces = new Set(declarations.paths.flatMap((path) => path.pieces));
  return numbered<ColumnId, { readonly piece: PieceId }>(declarations.columns).flatMap(([id, { piece }]) =>
    pieces.has(piece) ? [id] : [],
  );
}

/** Each of the pieces is on a path; reports the first that is on none. */
function areOnPaths(ctx: Context, columns: readonly ColumnId[], { span }: { readonly span: Clause['span'] }): boolean {
  const { declarations } = ctx.symbols;
  const astray = columns
    .flatMap((id) => declarations.columns[id]?.piece ?? [])
    .find((piece) => !declarations.paths.some(({ pieces }) => pieces.includes(piece)));
  if (astray === undefined) return true;
  refuse(ctx, 'RW0492', span, { piece: declarations.pieces[astray]?.names.one ?? '' });
  return false;
}
