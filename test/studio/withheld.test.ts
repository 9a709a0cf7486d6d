/** Why a space is not offered: what is told is so, and nothing is told of what is offered. */
import { describe, expect, it } from 'vitest';
import type { SpacesAsked } from '../../compiler/interpreter/frame.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import type { SpaceTest, World } from '../../compiler/resolved/ir.js';
import { snapshot, type State } from '../../runtime/snapshot.js';
import { answer, newSession } from '../../runtime/session.js';
import { opened, pickAt } from './opened.js';

/** Whether a space passes a test, counted in the position by names; null for a test that is not counted here. */
function isPassed(world: World, { spaces }: State, test: SpaceTest, space: number): boolean | null {
  const name = world.spaces[space]?.name ?? '';
  const { pieces = {}, markers = {} } = spaces[name] ?? {};
  if (test.kind === 'named') return test.spaces.some((id) => id === space);
  if (test.kind === 'of kind' && test.or === undefined) {
    return test.negated !== test.kinds.some((kind) => kind === world.spaces[space]?.kind);
  }
  if (test.kind !== 'holds' || test.least.kind !== 'literal') return null;
  const count = test.things.reduce((sum, thing) => {
    if (thing.kind === 'marker') return sum + (markers[world.markers[thing.marker]?.names.one ?? ''] ?? 0);
    return sum + thing.columns.reduce((own, id) => own + (pieces[world.columns[id]?.name ?? ''] ?? 0), 0);
  }, 0);
  return test.negated ? count === 0 : count >= test.least.value;
}

describe.each(['arab-revolt', 'palestine', 'israeli-independence'])('in %s', (game) => {
  it('a test that is told fails there and holds wherever the question is offered, in random games', async () => {
    const core = await (await opened(game)).bench.core();
    const { world } = core;
    let last: SpacesAsked | null = null;
    const program = interpret(core, null, (_, question) => (last = question));
    let counted = 0;
    for (const seed of [1, 2, 3]) {
      const session = newSession(program, seed);
      for (let step = 0; step < 250 && session.asked !== null; step += 1) {
        const { asked } = session;
        const question = last as SpacesAsked | null;
        if (asked.kind === 'space' && question?.why === asked.why) {
          const position = snapshot(session.game);
          for (const option of question.options) expect(question.withheld(option)).toBeNull();
          for (const [space] of world.spaces.entries()) {
            const found = question.options.includes(space) ? null : question.withheld(space);
            if (found?.kind !== 'test') continue;
            const passed = isPassed(world, position, found.test, space);
            if (passed === null) continue;
            expect([world.spaces[space]?.name, found.test, passed]).toEqual([
              world.spaces[space]?.name,
              found.test,
              false,
            ]);
            for (const option of question.options) expect(isPassed(world, position, found.test, option)).toBe(true);
            counted += 1;
          }
          // Who is told why changes nothing.
          expect(snapshot(session.game)).toEqual(position);
        }
        answer(session, asked.options[pickAt(step, asked.options.length)]);
      }
    }
    if (game !== 'israeli-independence') expect(counted).toBeGreaterThan(20);
  });

  it('the bench tells reasons of spaces that are not offered alone, in words', async () => {
    const { bench } = await opened(game);
    let table = await bench.start({ seed: 4 });
    const reasons = new Set<string>();
    for (let step = 0; step < 120 && table.asked !== null; step += 1) {
      const { options, marks, withheld } = table.asked;
      const offered = marks.flatMap((mark) => (mark?.kind === 'space' ? [mark.name] : []));
      expect(withheld.filter(({ space }) => offered.includes(space))).toEqual([]);
      if (table.asked.kind !== 'space') expect(withheld).toEqual([]);
      for (const { reason } of withheld) reasons.add(reason);
      table = await bench.answer(options[pickAt(step, options.length)]?.value ?? 0);
    }
    for (const reason of reasons) expect(reason).toMatch(/\S/u);
    if (game === 'arab-revolt') expect([...reasons].some((reason) => reason.startsWith('only '))).toBe(true);
  });
});
