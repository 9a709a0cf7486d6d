/** Positions in names: nothing of a position is lost, and none that cannot be is taken. */
import { describe, expect, it } from 'vitest';
import { program as arabRevolt } from '../../generated/arab-revolt/index.js';
import { program as palestine } from '../../generated/palestine/index.js';
import {
  answer,
  begin,
  fullPosition,
  type FullPosition,
  loadPosition,
  pending,
  type Program,
  startGame,
} from '../../runtime/index.js';

/** The positions at every tenth question of a whole game in which `choose` picks the options. */
function positionsOf(program: Program, seed: number): { cells: Int32Array; at: FullPosition }[] {
  const session = begin(program, 'ask', startGame(program, seed, null));
  const found: { cells: Int32Array; at: FullPosition }[] = [];
  for (let count = 0; ; count += 1) {
    const asked = pending(session);
    if (asked === null || count % 10 === 0)
      found.push({ cells: session.game.cells.slice(), at: fullPosition(session.game) });
    if (asked === null) return found;
    const option = asked.options[(count * 7 + seed) % asked.options.length];
    answer(session, option?.value ?? 0);
  }
}

describe.each([
  ['Arab Revolt', arabRevolt],
  ['Palestine', palestine],
])('a position of %s', (_name, program) => {
  it('comes back to the last cell, through JSON, whatever order its keys have', () => {
    const positions = [1, 2, 3, 4].flatMap((seed) => positionsOf(program, seed));
    expect(positions.length).toBeGreaterThan(40);
    for (const { cells, at } of positions) {
      const back = loadPosition(program, JSON.parse(JSON.stringify(reversed(at))) as FullPosition);
      const { spaces } = program.rules.layout;
      expect(back.cells.slice(spaces)).toEqual(cells.slice(spaces));
      expect(fullPosition(back)).toEqual(at);
    }
  });

  it('is refused where it has a name that the game has not, or cannot be', () => {
    const at = fullPosition(startGame(program, 1, null));
    const [space = ''] = Object.keys(at.spaces);
    const [piece = ''] = Object.keys(at.boxes.Available ?? {});
    const strange = { ...at.spaces, [space]: { pieces: { Nobody: 1 }, markers: {} } };
    const crowd = { ...at.boxes, [program.rules.boxes[0] ?? '']: { [piece]: 100 } };
    expect(() => loadPosition(program, at)).not.toThrow();
    expect(() => loadPosition(program, { ...at, spaces: strange })).toThrow('nothing is called Nobody');
    expect(() => loadPosition(program, { ...at, boxes: crowd })).toThrow(`more ${piece} in use than there are`);
    expect(() => loadPosition(program, { ...at, card: 'Nothing' })).toThrow('nothing is called Nothing');
    expect(() => loadPosition(program, { ...at, eligibility: {} })).toThrow('nobody is first');
    expect(() => loadPosition(program, { ...at, tracks: { ...at.tracks, 'Political Will': 99 } })).toThrow();
    expect(() => loadPosition(program, { ...at, deck: [...at.deck, 'Nothing'] })).toThrow('nothing is called Nothing');
    expect(() => loadPosition(program, { ...at, pools: { nowhere: {} } })).toThrow('no chits lie nowhere');
  });
});

/** The same data with the keys of each object the other way round. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, it]) => [key, reversed(it)]),
  );
}
