/** Cards that change other Events, the next card and what may be chosen, played through generated code. */
import { beforeAll, describe, expect, it } from 'vitest';
import { check, compile } from '../../compiler/driver.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import {
  answer,
  load,
  newSession,
  pending,
  type Program,
  save,
  type Session,
  snapshot,
  undo,
  view,
} from '../../runtime/index.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { bothBackEnds } from '../support/both-back-ends.js';
import { filesWithLasting } from '../support/lasting-cards.js';

const { world, examples, diagnostics } = check({ files: filesWithLasting(), diagnostics: [] });

let program: Program;
let code: string;

beforeAll(async () => {
  const compiled = await compile({ files: filesWithLasting(), diagnostics: [] });
  const { output } = compiled;
  if (output === null) throw new Error('it does not compile');
  code = JSON.stringify(output.engine);
  program = bothBackEnds(compiled);
}, 60_000);

describe('the examples of these cards', () => {
  it('are found', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(examples.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
    if (world === null) throw new Error('no world');
    expect(exampleFailure(program, world, plan)).toBeNull();
  });
});

/** A game in which the League has played C6, whose next card is an Event. */
function waiting(): Session {
  const session = newSession(program, { seed: 1, deck: ['C6', 'C1', 'C7'] });
  for (const label of ['Event', 'unshaded']) answer(session, label);
  return session;
}

describe('a side that waits for its card', () => {
  it('is told beside the capabilities, to everyone, until that card is revealed', () => {
    const session = waiting();
    expect(snapshot(session.game)).toMatchObject({ awaited: { C6: 'unshaded' }, capabilities: {} });
    expect(view(session, 'Crown').state.awaited).toEqual({ C6: 'unshaded' });
    answer(session, 'Pass');
    expect(snapshot(session.game)).toMatchObject({ card: 'C1', capabilities: { C6: 'unshaded' } });
    expect(snapshot(session.game)).not.toHaveProperty('awaited');
  });

  it('is saved, loaded and undone with the game', () => {
    const session = waiting();
    const loaded = load(program, JSON.parse(JSON.stringify(save(session))));
    if (!loaded.ok) throw new Error(loaded.message);
    expect(snapshot(loaded.session.game)).toEqual(snapshot(session.game));
    answer(session, 'Pass');
    undo(session);
    expect(snapshot(session.game)).toMatchObject({ card: 'C6', awaited: { C6: 'unshaded' } });
    undo(session);
    expect(snapshot(session.game)).not.toHaveProperty('awaited');
    expect(pending(session)?.kind).toBe('side');
  });

  it('is lost where no card comes after it', () => {
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed));
    expect(games.filter(({ finished }) => !finished)).toEqual([]);
  });
});

describe('the generated code', () => {
  it('names the card where it changes another', () => {
    expect(code).toContain('// C8 unshaded: each reduction of Resolve by Starred Events is 1 less');
    expect(code).toContain('// C6 unshaded: Crown must choose Pass in Turn');
    expect(code).toContain("// C6 unshaded: Rest's gained is 0");
  });
});
