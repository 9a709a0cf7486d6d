/**
 * Where a game can be taken up again without what came before. A position holds all that play goes on from: at the top of
 * each round of a loop of the sequence of play nothing else may be known, no number that an earlier step has let and no
 * piece that may not move again. Where that is not so, a game is taken up from its beginning.
 */
import type { Block, CoreProcedure, Op, Statement } from './ir.js';

/** The procedure that plays a whole game, with its loops counted. */
export function withLoops(procedure: CoreProcedure): CoreProcedure {
  const { movesOnce, before, selection } = procedure;
  if (movesOnce || before.length > 0 || selection !== null) return procedure;
  return { ...procedure, block: counted(procedure.block) };
}

function counted(block: Block): Block {
  let isAllKnown = true;
  let loops = 0;
  return block.map((statement): Statement => {
    if (binds(statement.op)) isAllKnown = false;
    if (!isAllKnown || !isLoop(statement.op)) return statement;
    loops += 1;
    return { ...statement, loop: loops };
  });
}

/** Later steps may speak of a number that this one gives. */
function binds({ kind }: Op): boolean {
  return kind === 'let' || kind === 'roll';
}

function isLoop({ kind }: Op): boolean {
  return kind === 'until deck empty' || kind === 'repeat' || kind === 'repeat at will' || kind === 'while';
}
