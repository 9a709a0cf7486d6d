/** One sentence: the act that it stands for. */
import { resolveLookAt, resolveLookAtTop } from './resolve-looking.js';
import { resolveLookUp } from './resolve-look-up.js';
import { fewestSides, mostDice, mostSides, usualSides } from '../../surface/dice.js';
import type { Clause, Sentence } from '../../surface/ir.js';
import { refuse, theRoll, type Context } from './context.js';
import { resolveCancelling } from './resolve-capabilities.js';
import { resolveDraw, resolveReshuffle, resolveResolving, resolveTaking } from './resolve-chit-acts.js';
import { resolveConduct } from './resolve-conduct.js';
import { resolveDirectClause } from './resolve-direct.js';
import { resolveExchange } from './resolve-exchange.js';
import { resolveGoing } from './resolve-going.js';
import { resolveIt } from './resolve-it.js';
import { resolveNumber } from './resolve-number.js';
import {
  resolveFlip,
  resolveMove,
  resolvePlacing,
  resolveRemoval,
  resolveReplacement,
  type ActGroup,
} from './resolve-pieces.js';
import { resolvePayment } from './resolve-resources.js';
import { resolveChange, resolveShift } from './resolve-tracks.js';
import { meaningOf } from '../declare/symbols.js';
import { mention, refuseName } from './unknown.js';
import type { Act, NumberExpr } from '../ir.js';

/** What a sentence does: one act or several in turn, and what goes around them. Null where it was reported. */
export interface ResolvedClause extends ActGroup {
  /** How many times, where that is computed. */
  readonly times?: NumberExpr;
}

/** `text` is the sentence as it is printed. */
export function resolveClause(ctx: Context, { actor, clause }: Sentence, text: string): ResolvedClause | null {
  switch (clause.kind) {
    case 'place':
      return resolvePlacing(ctx, clause);
    case 'remove':
      return resolveRemoval(ctx, clause);
    case 'replace':
      return resolveReplacement(ctx, clause);
    case 'exchange':
      return resolveExchange(ctx, clause);
    case 'flip':
      return resolveFlip(ctx, clause);
    case 'move':
      return singleAct(resolveMove(ctx, clause));
    case 'move it':
    case 'move it along':
    case 'remove it':
    case 'remove it to':
    case 'flip it':
      return singleAct(resolveIt(ctx, clause, text));
    case 'advance it':
    case 'retreat it':
    case 'advance':
    case 'retreat':
    case 'advance listed':
    case 'retreat listed':
      return singleAct(resolveGoing(ctx, clause, text));
    case 'shift':
      return singleAct(resolveShift(ctx, clause));
    case 'raise':
    case 'reduce':
    case 'set':
      return singleAct(resolveChange(ctx, clause));
    case 'look at':
      return singleAct(resolveLookAt(ctx, clause));
    case 'look at the top':
      return singleAct(resolveLookAtTop(ctx, clause));
    case 'reshuffle':
      return singleAct(resolveReshuffle(ctx, clause));
    case 'pay':
    case 'gain':
      return singleAct(resolvePayment(ctx, clause));
    case 'draw':
    case 'play':
    case 'hold':
    case 'discard':
    case 'return':
    case 'set aside': {
      const taking = clause.kind === 'draw' ? resolveDraw(ctx, clause) : resolveTaking(ctx, clause);
      return taking === null ? null : { ...taking, spread: null, condition: null };
    }
    case 'resolve':
      return singleAct(resolveResolving(ctx, clause));
    case 'roll':
      declareVariable(ctx, theRoll);
      return resolveRoll(ctx, clause);
    case 'let': {
      const value = resolveNumber(ctx, clause.value);
      // Known from here on, even with a faulty value: what uses it is no further fault.
      declareVariable(ctx, clause.name.text);
      return value === null ? null : singleAct({ kind: 'let', name: clause.name.text, value });
    }
    case 'conduct':
      return singleAct(resolveConduct(ctx, clause, actor));
    case 'look up':
      return singleAct(resolveLookUp(ctx, clause));
    case 'cancel':
      return singleAct(resolveCancelling(ctx, clause.what));
    case 'close': {
      const box = meaningOf(ctx.symbols, clause.box.text, 'order box');
      return box === null
        ? refuseName(ctx, clause.box, 'RW0317', ['order box'])
        : singleAct({ kind: 'close box', box: box.id });
    }
    case 'win':
    case 'lose': {
      const faction = meaningOf(ctx.symbols, clause.faction.text, 'faction');
      if (faction === null) return refuseName(ctx, clause.faction, 'RW0301', ['faction']);
      const degree = clause.degree === null ? null : meaningOf(ctx.symbols, clause.degree.text, 'degree');
      if (clause.degree !== null && degree === null) return refuseName(ctx, clause.degree, 'RW0331', ['degree']);
      return singleAct({ kind: clause.kind, faction: faction.id, ...(degree === null ? {} : { degree: degree.id }) });
    }
    case 'draw game':
    case 'nothing':
      return singleAct({ kind: clause.kind });
    default:
      return singleAct(resolveDirectClause(ctx, clause));
  }
}

function resolveRoll(ctx: Context, { dice, sides }: Extract<Clause, { kind: 'roll' }>): ResolvedClause | null {
  const count = dice.kind === 'literal' ? dice.value : 0;
  const size = sides?.kind === 'literal' ? sides.value : usualSides;
  if (count < 1) return refuse(ctx, 'RW0402', dice.span, { asked: count });
  if (count > mostDice) return refuse(ctx, 'RW0401', dice.span, { asked: count, there: mostDice, noun: 'dice' });
  if (sides !== null && (size < fewestSides || size > mostSides)) {
    const help = [mention(`the nearest is \`${Math.min(Math.max(size, fewestSides), mostSides)}\``)];
    return refuse(ctx, 'RW0440', sides.span, { sides: size, fewest: fewestSides, most: mostSides }, { help });
  }
  return singleAct({ kind: 'roll', dice: count, sides: size });
}

/** The sentences after this one, in the same block and inside, may speak of the number. */
function declareVariable({ scope }: Context, name: string): void {
  scope.variables.add(name);
  scope.done.given.add(name);
}

function singleAct(act: Act | null): ResolvedClause | null {
  return act === null ? null : { acts: [act], spread: null, condition: null };
}
