/** A question, with what each of its options is on the board. */
import type { Decision } from '../../runtime/decision.js';
import type { Rules } from '../../runtime/rules.js';
import type { Withheld } from '../../compiler/interpreter/frame.js';
import type { World } from '../../compiler/resolved/ir.js';
import { testWords } from '../../compiler/show/nouns.js';
import type { Pending } from '../../runtime/session.js';
import { type Game, rowAt } from '../../runtime/state.js';
import type { Book } from '../../compiler/table/book.js';
import { wordsOf } from '../../compiler/table/words.js';
import type { Asked, Mark } from '../protocol.js';
import type { Playing } from './rules.js';

export function askedOf(playing: Playing, book: Book, pending: Pending, asked: Decision, game: Game): Asked {
  const { program, citations } = playing;
  return {
    ...pending,
    text: wordsOf(pending, book),
    marks: asked.options.map((option) => markOf(program.rules, asked, option)),
    cited: citations()(pending.asks, pending.rule),
    withheld: withheldFrom(playing, asked, game),
  };
}

/** The spaces that are not offered, each with the reason where it can be told. */
function withheldFrom({ world, spacesAsked }: Playing, asked: Decision, game: Game): Asked['withheld'] {
  const question = spacesAsked(game);
  const options = asked.options.filter((option) => option >= 0 && option < world.spaces.length);
  const isSame =
    asked.kind === 'space' &&
    question?.why === asked.why &&
    question.options.length === options.length &&
    options.every((option) => question.options.includes(option));
  // What is told must be of this very question.
  if (!isSame || options.some((option) => question.withheld(option) !== null)) return [];
  return world.spaces.flatMap(({ name }, space) => {
    const found = options.includes(space) ? null : question.withheld(space);
    return found === null ? [] : [{ space: name, reason: withheldWords(world, found) }];
  });
}

function withheldWords(world: World, found: Withheld): string {
  switch (found.kind) {
    case 'test':
      return `only spaces ${testWords(world, found.test)}`;
    case 'condition':
      return `only where ${found.text}`;
    case 'barred':
      return found.text;
    case 'chosen':
      return 'chosen already';
    case 'idle':
      return 'nothing of what follows can be done there';
  }
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
