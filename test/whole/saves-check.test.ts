/** `saves check`: what it tells of each file, and which errata it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { errataOf } from '../support/errata-cases.js';
import { errata, savesOfSaltmarsh, type Saves } from '../support/saltmarsh-saves.js';
import { specOf } from '../support/editions.js';

let saves: Saves;

afterEach(() => {
  saves.remove();
});

async function checked(...more: string[]) {
  const { exitCode, out, err } = await saves.run(['saves', 'check', 'saves', ...more]);
  return { exitCode, err, lines: out.trimEnd().split('\n') };
}

const early = '“Errata of 2026-02-01” (spec/saltmarsh/errata/2026-02-01.yaml)';

describe('saves check', () => {
  it('tells that all go on, and is fine', async () => {
    saves = await savesOfSaltmarsh();
    const all = ['first.json: goes on', 'second.json: goes on', 'start.json: goes on', '3 goes on'];
    expect(await checked()).toEqual({ exitCode: 0, err: '', lines: all });
  });

  it('tells what goes on under errata that it has not met, and by which errata it does not', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-01-01', errata.retitled);
    expect((await checked()).lines.at(-1)).toBe('3 goes on');
    saves.addErrata('2026-02-01', errata.late);
    saves.addErrata('2026-03-01', errata.unmet);
    const { exitCode, err, lines } = await checked();
    expect([exitCode, err]).toEqual([1, '']);
    expect(lines).toEqual([
      'first.json: goes on under other rules',
      expect.stringMatching(
        /^second\.json: differs after answer 1: the position after answer \d differs: tracks\/Resolve was 8 and is 9; it differs by the errata of 2026-02-01, “.+” \(.+\); it goes on under `--edition 1`$/u,
      ) as string,
      'start.json: goes on under other rules',
      '2 goes on under other rules, 1 differs',
    ]);
    expect(lines[1]).toContain(early);
  });

  it('tells the same as JSON, with the reason of the errata, and leaves every file as it is', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-02-01', errata.late, 'reason: The dykes hold.\n');
    const before = saves.read('saves/second.json');
    const { exitCode, lines } = await checked('--json');
    expect(exitCode).toBe(1);
    const told = JSON.parse(lines.join('\n')) as { readonly saves: readonly object[]; readonly counts: object };
    expect(told.counts).toEqual({ 'goes on under other rules': 2, differs: 1 });
    expect(told.saves[1]).toMatchObject({
      file: 'second.json',
      verdict: 'differs',
      upTo: 1,
      edition: '1',
      errata: {
        date: '2026-02-01',
        title: 'Errata of 2026-02-01',
        reason: 'The dykes hold.',
        file: 'spec/saltmarsh/errata/2026-02-01.yaml',
      },
    });
    expect(told.saves[0]).toMatchObject({ verdict: 'goes on under other rules', errata: null, blame: '' });
    expect(saves.read('saves/second.json')).toBe(before);
  });

  it('looks into folders below, and tells what is no saved game, or of a game that is gone', async () => {
    saves = await savesOfSaltmarsh();
    saves.tamper('saves/first.json', 'saves/old/fens.json', (saved) => ({ ...saved, game: 'Fens' }));
    saves.write('saves/old/cut.json', saves.read('saves/first.json').slice(0, 500));
    saves.write('saves/old/README.md', 'Games of last winter');
    saves.write('saves/old/list.json', '[1, 2]');
    saves.write('saves/old/null.json', 'null');
    const { exitCode, lines } = await checked();
    expect(exitCode).toBe(1);
    expect(lines.slice(1)).toEqual([
      'old/README.md: no saved game: it is not a saved game',
      'old/cut.json: refused: it is a saved game that was cut off, or changed so that nobody can read it',
      'old/fens.json: game not here: no game here is Fens',
      'old/list.json: no saved game: it names no game',
      'old/null.json: no saved game: it names no game',
      'second.json: goes on',
      'start.json: goes on',
      '3 goes on, 3 no saved game, 1 refused, 1 game not here',
    ]);
  });

  it('is fine with a folder that has no saved game in it, and refuses one with nothing in it, or that is none', async () => {
    saves = await savesOfSaltmarsh();
    saves.write('notes/README.md', 'nothing yet');
    saves.write('empty/.keep', '');
    expect((await saves.run(['saves', 'check', 'notes'])).exitCode).toBe(0);
    for (const [folder, why] of [
      ['empty', 'no file is in `empty`'],
      ['nowhere', '`nowhere` cannot be looked through: no such file or directory'],
      ['notes/README.md', '`notes/README.md` cannot be looked through: not a directory'],
    ] as const) {
      expect(await saves.run(['saves', 'check', folder])).toEqual({ exitCode: 2, out: '', err: `error: ${why}\n` });
    }
  });

  it('tells of a game with errors what they are, once', async () => {
    saves = await savesOfSaltmarsh();
    saves.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', '1 Trooper in', '1 Trouper in');
    const { exitCode, err, lines } = await checked();
    expect(exitCode).toBe(1);
    expect(err.match(/unknown piece or marker `Trouper`/gu)).toHaveLength(1);
    expect(lines[0]).toBe('first.json: game with errors: the spec of Saltmarsh has errors');
    expect(lines.at(-1)).toBe('3 game with errors');
  });

  it('takes games of the first format up under their own edition alone', async () => {
    saves = await savesOfSaltmarsh();
    for (const { path, text } of specOf('starter')) saves.write(`spec/${path.replace('starter', 'hills')}`, text);
    const byNumber = join(import.meta.dirname, '..', 'support', 'saved-games', 'starter.json');
    saves.write('saves/hills.json', readFileSync(byNumber, 'utf8'));
    expect((await checked()).lines.at(-1)).toBe('4 goes on');
    const { text } = errataOf('2026-01-01', 'changes:\n  - change: [setup, tracks, Goodwill]\n    was: 5\n    now: 4');
    saves.write('spec/hills/errata/2026-01-01.yaml', text);
    expect((await checked()).lines[1]).toBe(
      'hills.json: refused: it was saved in numbers, under other rules: what they number is not known; it differs by the errata of 2026-01-01, “Errata of 2026-01-01” (spec/hills/errata/2026-01-01.yaml); it goes on under `--edition 1`',
    );
  });
});

describe('the errata that are named', () => {
  const second = async (...more: string[]): Promise<string | undefined> => {
    const { lines } = await checked(...more);
    return lines.find((line) => line.startsWith('second.json'));
  };

  it('are those since which it comes no further, whatever stands before and after them', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-01-01', errata.unmet);
    saves.addErrata('2026-02-01', errata.early);
    saves.addErrata('2026-03-01', errata.late);
    saves.addErrata('2026-04-01', errata.retitled);
    expect(await second()).toContain(`differs after answer 0: `);
    expect(await second()).toContain(`it differs by the errata of 2026-02-01, ${early}`);
  });

  it('are later ones where they change something that was met before', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-01-01', errata.late);
    saves.addErrata('2026-02-01', errata.early);
    expect(await second()).toContain(`it differs by the errata of 2026-02-01, ${early}`);
  });

  it('are none that were withdrawn, and those before them count again', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-01-01', errata.late);
    saves.addErrata('2026-02-01', errata.early);
    saves.addErrata('2026-03-01', '', 'withdraws: 2026-02-01\n');
    expect(await second()).toContain('it differs by the errata of 2026-01-01, ');
    saves.addErrata('2026-04-01', '', 'withdraws: 2026-01-01\n');
    expect(await second()).toBe('second.json: goes on');
  });

  it('are those that changed it anew where others were withdrawn', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-01-01', errata.late);
    saves.addErrata('2026-02-01', errata.late.replace('by 1', 'by 2'), 'withdraws: 2026-01-01\n');
    expect(await second()).toContain('it differs by the errata of 2026-02-01, ');
  });

  it('are the same once they are applied to the spec', async () => {
    saves = await savesOfSaltmarsh();
    saves.addErrata('2026-02-01', errata.late);
    const before = await second();
    expect((await saves.run(['errata', 'apply', 'saltmarsh'])).exitCode).toBe(0);
    expect(await second()).toBe(before);
  });

  it('are none where the rules changed without any, or its edition is not here', async () => {
    saves = await savesOfSaltmarsh();
    saves.tamper('saves/second.json', 'saves/second-x.json', (saved) => ({ ...saved, edition: 'first printing' }));
    saves.edit(
      'spec/saltmarsh/cards/c1-spring-tide.yaml',
      '- remove Unrest here',
      '- remove Unrest here\n        - raise Resolve by 1',
    );
    const { lines } = await checked();
    expect(lines[1]).toMatch(
      /^second-x\.json: differs after answer 1: .+; it was saved under edition `first printing`, which is not here: here are `1`$/u,
    );
    expect(lines[2]).toMatch(
      /^second\.json: differs after answer 1: .+; the rules of edition `1` are others than when it was saved, by no errata$/u,
    );
    saves.addErrata('2026-01-01', errata.unmet);
    expect(await second()).toMatch(/; under `1`, by which it was saved, it does not go on either$/u);
    saves.addErrata('2026-01-01', errata.early);
    expect(await second()).toMatch(
      /; under `1`, by which it was saved, it does not go on either: the position after answer \d differs: /u,
    );
  });

  it('are none where a saved game was changed, which its own edition tells', async () => {
    saves = await savesOfSaltmarsh();
    const changes: readonly ((saved: Record<string, unknown>) => object)[] = [
      (saved) => ({ ...saved, history: [{ changed: {}, answers: [] }] }),
      (saved) => ({ ...saved, seed: 2 }),
      (saved) => ({ ...saved, now: { 'tracks/Resolve': 12 } }),
      (saved) => ({ ...saved, now: { 'tracks/Resolve': 'twelve' } }),
      (saved) => ({ ...saved, history: (saved.history as object[]).map((it) => ({ ...it, answers: ['Event'] })) }),
    ];
    for (const change of changes) {
      saves.tamper('saves/second.json', 'saves/second.json', change);
      expect(await second()).toMatch(/^second\.json: refused: /u);
      saves.addErrata('2026-01-01', errata.late);
      expect(await second()).toMatch(/^second\.json: (?:refused|differs)/u);
      expect(await second()).not.toMatch(/the errata of|goes on under/u);
      saves.remove();
      saves = await savesOfSaltmarsh();
    }
  });
});
