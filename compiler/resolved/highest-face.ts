/** What the dice of a game show. */
import { usualSides } from '../surface/dice.js';
import { visitParts, type StepParts } from './within.js';

/** The most that any die of the game shows; that of the usual die where its rules roll none. */
export function highestFace(parts: StepParts): number {
  const sizes: number[] = [];
  visitParts(parts, {
    act: (act) => {
      if (act.kind === 'roll') sizes.push(act.sides);
    },
  });
  return sizes.length === 0 ? usualSides : Math.max(...sizes);
}
