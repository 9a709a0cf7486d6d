/** Saved games of every game: by name, of the first format, and under rules that are no longer those they were saved under. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer, load, newSession, type Program, save, takeUp } from '../../runtime/index.js';
import { positionNamed, positionInNames } from '../../runtime/named-cells.js';
import { randomPicks } from '../../runtime/testing/random-play.js';
import { folders } from '../support/every-spec.js';
import { engineOf } from '../support/games.js';

/** Saved before positions and answers had names: seed 3, after 25 answers. */
function savedByNumber(folder: string): Record<string, unknown> {
  const path = join(import.meta.dirname, '..', 'support', 'saved-games', `${folder}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function played(program: Program, seed: number, count: number) {
  const session = newSession(program, { seed });
  const pick = randomPicks(seed);
  for (let given = 0; given < count && session.asked !== null; given += 1) answer(session, pick(session.asked.options));
  return session;
}

describe.each(folders)('a saved game of %s', (folder) => {
  const program = engineOf(folder);

  it('has a name for each cell, by which any change of it is told', () => {
    for (const { cells } of played(program, 4, 60).history) {
      const named = JSON.stringify([...positionInNames(program.rules, cells)]);
      const silent = Array.from(cells).flatMap((cell, index) => {
        const other = cells.slice();
        other[index] = cell + 1;
        return JSON.stringify([...positionInNames(program.rules, other)]) === named ? [index] : [];
      });
      expect(silent).toEqual([]);
      expect(positionNamed(program.rules, positionInNames(program.rules, cells))).toEqual({ ok: true, cells });
    }
  });

  it('of the first format is loaded, and saved again by name', () => {
    const loaded = load(program, savedByNumber(folder));
    if (!loaded.ok) throw new Error(loaded.message);
    const plain = played(program, 3, 25);
    expect(loaded.session.game.cells).toEqual(plain.game.cells);
    expect(save(loaded.session)).toEqual(save(plain));
  });

  it('goes on under other rules where nothing that it met has changed, and by number under the same alone', () => {
    const saved = save(played(program, 6, 40));
    expect(takeUp(program, saved)).toMatchObject({ kind: 'goes on', isUnderOtherRules: false });
    expect(takeUp(program, { ...saved, edition: 'other' })).toMatchObject({
      kind: 'goes on',
      isUnderOtherRules: false,
    });
    const other = { ...saved, fingerprint: 'other' };
    expect(takeUp(program, other)).toMatchObject({ kind: 'goes on', isUnderOtherRules: true, gone: [] });
    expect(takeUp(program, savedByNumber(folder))).toMatchObject({ kind: 'goes on', isUnderOtherRules: false });
    expect(takeUp(program, { ...savedByNumber(folder), fingerprint: 'other' }).kind).toBe('refused');
  });

  it('goes on where things are called otherwise and mean the same', () => {
    const saved = JSON.parse(JSON.stringify(save(played(program, 6, 40)))) as object;
    const rules = {
      ...program.rules,
      spaces: program.rules.spaces.map((row) => ({ ...row, name: `New ${row.name}` })),
    };
    const loaded = load({ ...program, rules }, saved);
    if (!loaded.ok) throw new Error(loaded.message);
    expect(loaded.session.game.cells).toEqual(played(program, 6, 40).game.cells);
  });

  it('is refused or taken up, and never thrown over, whatever else stands in any place of it', () => {
    const text = JSON.stringify(save(played(program, 6, 12)));
    const leaves = text.split(/((?:"(?:[^"\\]|\\.)*"|-?\d+)(?=[,\]}]))/u);
    const step = 2 * Math.ceil(leaves.length / 80);
    for (let at = 1; at < leaves.length; at += step) {
      for (const other of ['null', '-1', '2147483648', '1.5', '""', '"x"', '[]', '{}', '["1: x"]']) {
        const changed = JSON.parse(leaves.with(at, other).join('')) as object;
        for (const head of [{}, { seed: null }, { fingerprint: 'other' }, { fingerprint: 'other', seed: null }]) {
          expect(['goes on', 'differs', 'refused']).toContain(takeUp(program, { ...changed, ...head }).kind);
        }
      }
    }
  });

  it('comes up to the first position that differs, which is told with what differs there', () => {
    const saved = save(played(program, 6, 40));
    const [first, ...rest] = saved.history;
    const changed = { ...first?.changed, 'rounds left': 77 };
    const outcome = takeUp(program, { ...saved, fingerprint: 'other', history: [{ ...first, changed }, ...rest] });
    expect(outcome).toMatchObject({ kind: 'differs', given: 0 });
    if (outcome.kind === 'differs') expect(outcome.message).toMatch(/^the first position differs: rounds left was 77/u);
  });
});
