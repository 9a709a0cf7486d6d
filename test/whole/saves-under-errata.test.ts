/** Games that were saved at each decision of the printed edition, taken up under errata of several kinds. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { answer, newSession, type Program, save, type SavedGame, takeUp } from '../../runtime/index.js';
import { randomPicks } from '../../runtime/testing/random-play.js';

const { files } = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'arab-revolt'));

/** The first seven cards of the example of play, and others of which the last is never reached. */
const deck = 'A13 A14 A10 A11 A23 A25 A33 A3 A4 A5 A6 A34 A7 A9 A12 A17 A35 A19 A20 A21 A22'.split(' ');

function errata(date: string, changes: string): SourceFile {
  const head = `errata: Errata of ${date}\ndate: ${date}\nkind: correction\nsource: made up for a test\n`;
  return { path: `arab-revolt/errata/${date}.yaml`, text: `${head}changes:\n${changes}\n` };
}

const retitled = errata(
  '2026-01-01',
  '  - change: [A13, title]\n    was: Arab Investigation Centres\n    now: Centres',
);
const notMet = errata('2026-02-01', '  - add to: [A22, shaded, effect]\n    now: raise Political Will by 1');
const setUp = errata(
  '2026-03-01',
  `  - change: [setup, spaces, Samaria, Guerrilla]
    was: 2
    now: 1
  - change: [setup, boxes, Available, Guerrilla]
    was: 6
    now: 7`,
);
const met = errata(
  '2026-04-01',
  `  - change: [Rally, steps]
    was: place up to 2 Guerrillas here
    now: place 1 Guerrilla here`,
);

/** To the board, in front of all spaces that there are. */
const spaced: SourceFile = {
  path: 'boards/errata/2026-05-01.yaml',
  text: `errata: A town more
date: 2026-05-01
kind: change of rule
source: made up for a test
games: [Arab Revolt]
changes:
  - add to: [board, spaces]
    before: Galilee
    now:
      Outpost: { kind: District, adjacent: [Galilee] }
  - add to: [board, spaces, Galilee, adjacent]
    now: Outpost
`,
};

function programWith(...changed: readonly SourceFile[]): Program {
  const { core, diagnostics } = check({ files: [...files, ...changed], diagnostics: [] });
  if (core === null) throw new Error(`the edition has errors: ${diagnostics.map(({ message }) => message).join()}`);
  return linkEngine(emitEngine(core)).program;
}

/** Saved at each of so many decisions of a game in which all is chosen by chance. */
function savedAtEach(program: Program, count: number): readonly SavedGame[] {
  const session = newSession(program, { seed: 5, deck });
  const pick = randomPicks(5);
  const saved: SavedGame[] = [];
  for (let given = 0; given < count && session.asked !== null; given += 1) {
    saved.push(JSON.parse(JSON.stringify(save(session))) as SavedGame);
    answer(session, pick(session.asked.options));
  }
  return saved;
}

describe('games saved at each decision', () => {
  const saved = savedAtEach(programWith(), 80);

  it('go on where errata change no meaning, as under the same rules', () => {
    const program = programWith(retitled);
    for (const it of saved) expect(takeUp(program, it)).toMatchObject({ kind: 'goes on', isUnderOtherRules: false });
  });

  it('go on where they have not met what has changed', () => {
    const program = programWith(retitled, notMet);
    for (const it of saved) expect(takeUp(program, it)).toMatchObject({ kind: 'goes on', isUnderOtherRules: true });
  });

  it('go on where a space is added, which moves the places of all others', () => {
    const program = programWith(spaced);
    expect(program.rules.spaces[0]?.name).toBe('Outpost');
    for (const it of saved) expect(takeUp(program, it)).toMatchObject({ kind: 'goes on', isUnderOtherRules: true });
  });

  it('differ from the first position on where the setup has changed', () => {
    const program = programWith(setUp);
    for (const it of saved) expect(takeUp(program, it)).toMatchObject({ kind: 'differs', given: 0 });
  });

  it('go on up to where they met what has changed, and not beyond', () => {
    const program = programWith(met);
    const kinds = saved.map((it) => takeUp(program, it).kind);
    const first = kinds.indexOf('differs');
    expect(first).toBeGreaterThan(0);
    expect(new Set(kinds.slice(0, first))).toEqual(new Set(['goes on']));
    expect(new Set(kinds.slice(first))).toEqual(new Set(['differs']));
  });
});
