/** Random games reach every side of every card, and tell what came of it. */
import { describe, expect, it } from 'vitest';
import { program } from '../../generated/arab-revolt/index.js';
import { newEventTally, playRandomly, watchEvents } from '../../runtime/testing/index.js';

const tally = newEventTally(program.rules);
const games = Array.from({ length: 400 }, (_, seed) =>
  playRandomly(program, seed, {
    watch: (game) => {
      watchEvents(game, tally);
    },
  }),
);
const sides = program.rules.cards.flatMap((card, index) =>
  card.sides.map((side, at) => ({ name: `${card.id} ${side}`, count: tally[index]?.[at] })),
);

describe('random games', () => {
  it('take each side of each card', () => {
    expect(games.filter(({ finished }) => !finished)).toEqual([]);
    expect(sides.filter(({ count }) => (count?.taken ?? 0) === 0).map(({ name }) => name)).toEqual([]);
  });

  it('count a capability as an effect without a choice', () => {
    const capability = sides.find(({ name }) => name === 'A2 shaded')?.count;
    expect(capability?.withoutChoice).toBe(capability?.taken);
    expect(capability?.withoutEffect).toBe(0);
  });

  it('count a lowered track that is as it was as no effect', () => {
    const torture = sides.find(({ name }) => name === 'A13 shaded')?.count;
    expect(torture?.withoutEffect).toBeGreaterThan(0);
    expect(torture?.withoutEffect).toBeLessThanOrEqual(torture?.taken ?? 0);
  });

  it('are the same games whether their Events are counted or not', () => {
    const plain = Array.from({ length: 20 }, (_, seed) => playRandomly(program, seed));
    expect(games.slice(0, 20)).toEqual(plain);
  });
});
