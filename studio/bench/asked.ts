/** A question, with what each of its options is on the board. */
import type { Decision } from '../../runtime/decision.js';
import type { Rules } from '../../runtime/rules.js';
import type { Pending } from '../../runtime/session.js';
import { rowAt } from '../../runtime/state.js';
import type { Book } from '../../compiler/table/book.js';
import { wordsOf } from '../../compiler/table/words.js';
import type { Asked, Mark } from '../protocol.js';
import type { Playing } from './rules.js';

export function askedOf(
  { program: { rules }, citations }: Playing,
  book: Book,
  pending: Pending,
  asked: Decision,
): Asked {
  return {
    ...pending,
    text: wordsOf(pending, book),
    marks: asked.options.map((option) => markOf(rules, asked, option)),
    cited: citations()(pending.asks, pending.rule),
  };
}

/** Null for a word and a number. */
function markOf(rules: Rules, { kind }: Decision, option: number): Mark | null {
  if (option < 0) return null;
  switch (kind) {
    case 'space':
      return { kind: 'space', name: rowAt(rules.spaces, option).name };
    case 'piece': {
      const column = rowAt(rules.columns, option % rules.columns.length);
      const place = Math.floor(option / rules.columns.length);
      const space = rules.spaces[place]?.name;
      if (space !== undefined) return { kind: 'piece', name: column.name, space };
      const box = rules.boxes[place - rules.spaces.length] ?? 'Available';
      return { kind: 'piece', name: rowAt(rules.pieces, column.piece).name, space: box };
    }
    case 'chit':
    case 'keep':
    case 'draw': {
      const { card } = rowAt(rules.chits, option);
      return card === undefined ? null : { kind: 'card', name: rowAt(rules.cards, card).id };
    }
    case 'count':
    case 'alternative':
    case 'procedure':
    case 'box':
    case 'side':
    case 'roll':
      return null;
  }
}
