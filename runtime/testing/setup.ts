/** Declares the tests of a setup and of a map. What they count, they count themselves. */
import { startGame, type Program } from '../program.js';
import { snapshot } from '../snapshot.js';
import { type Board, boardReader, type Things } from './board.js';
import type { Names } from './names.js';
import type { Stated } from './script.js';
import { type BoardShown, pluralsOf, positionDiffers } from './shown.js';
import { frameAtName } from './spec-frame.js';
import { type Declare, failed } from './suites.js';

/** What declares them for one program. */
export function setupOf<N extends Names>(program: Program, things: Things) {
  const { rules } = program;
  const { stated, holding } = boardReader(program, things);
  const plural = pluralsOf(things);
  const game = startGame(program, 1, null);
  const state = snapshot(game);

  /** How many of a piece there are in every space and box, whatever their state. */
  const total = (piece: string): number => {
    const columns = rules.columns.filter((column) => rules.pieces[column.piece]?.name === piece);
    const counts = [
      ...Object.values(state.spaces).flatMap(({ pieces }) => columns.map(({ name }) => pieces[name] ?? 0)),
      ...Object.values(state.boxes).map((box) => box[piece] ?? 0),
    ];
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const neighbours = (space: string): readonly string[] => {
    const there = rules.adjacent[rules.spaces.findIndex(({ name }) => name === space)] ?? [];
    return there.map((id) => rules.spaces[id]?.name ?? '').toSorted();
  };

  return (declare: Declare, file: string, map: string) => ({
    /** What is so at the start, a test for each sentence. */
    startsWith: (statements: readonly (Stated<BoardShown> | Board<N>)[]) => {
      for (const { text, data } of stated(statements)) {
        declare(text, () => {
          const found = positionDiffers(state, game, data, plural);
          const [name = ''] = Object.values(data).filter((it) => typeof it === 'string');
          if (found !== null) throw failed(`expected: ${text}; ${found}\n${frameAtName(file, name, found)}`);
        });
      }
    },
    /** How many of each piece there are in the whole game. */
    inAll: (...counts: readonly `${number} ${N['thing']}`[]) => {
      for (const count of counts) {
        declare(`there are ${count} in all`, () => {
          const [number, piece = ''] = holding(count);
          const found = total(piece);
          if (found !== number)
            throw failed(`expected: ${count} in all; there are ${found}\n${frameAtName(file, piece, '')}`);
        });
      }
    },
    /** All that a space is adjacent to, with what of it is assumed. */
    adjacent: (space: N['space'], spaces: readonly N['space'][], ...assumed: readonly string[]) => {
      const note = assumed.length === 0 ? '' : ` (assumed: ${assumed.join('; ')})`;
      declare(`${space} is adjacent to ${spaces.join(', ')}${note}`, () => {
        const found = neighbours(space);
        if (found.join('\n') === spaces.toSorted().join('\n')) return;
        throw failed(
          `expected: ${space} is adjacent to ${spaces.join(', ')}; it is to ${found.join(', ')}\n${frameAtName(map, space, '')}`,
        );
      });
    },
  });
}
