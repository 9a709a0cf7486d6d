/** `diff` as a command: what an edition may be called, in which forms it is told, and how it exits. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { type Ran, ran } from '../support/command-line.js';
import { dykes, lowland, saltmarshOnBoard } from '../support/saltmarsh-boards.js';

const c1 = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const c2 = 'spec/saltmarsh/cards/c2-neap-tide.yaml';

let checkout: TestCheckout;
let shallow: string;

function git(folder: string, ...args: readonly string[]): void {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...own, ...args], { cwd: folder, stdio: 'ignore' });
}

/** Two editions are tagged, and what is checked out is a third, which is not kept. */
beforeAll(() => {
  checkout = checkoutOfSaltmarsh([...saltmarshOnBoard, ...dykes, lowland]);
  const { root } = checkout;
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'The first edition');
  git(root, 'tag', 'first');
  checkout.edit(c2, 'place 1 Trooper in Fenwick', 'place 2 Troopers in Fenwick');
  git(root, 'commit', '--quiet', '--all', '--message', 'The second edition');
  git(root, 'tag', 'second');
  checkout.edit(c1, 'title: High water', 'title: "<img src=x> @all `high` water"');
  shallow = mkdtempSync(join(tmpdir(), 'rulewright-shallow-'));
  git(tmpdir(), 'clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
});

afterAll(() => {
  checkout.remove();
  rmSync(shallow, { recursive: true, force: true });
});

function diff(...args: readonly string[]): Promise<Ran> {
  return ran(['diff', ...args], { cwd: checkout.root });
}

describe('diff', () => {
  it('compares two revisions of git, and names the sentence, the steps, the example that breaks and a situation', async () => {
    const { exitCode, out, err } = await diff('first', 'second', '--game', 'saltmarsh');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toMatch(/^saltmarsh: 1 change of what is played; saved games are refused\n/u);
    expect(out).toContain(`changed: side C2  second:${c2}:8\n`);
    expect(out).toContain('  - place 1 Trooper in Fenwick\n  + place 2 Troopers in Fenwick\n  in plain steps:\n');
    expect(out).toContain(`  C2: a month without fog  first:${c2}:14\n`);
    expect(out).toMatch(/when (?:Crown|League) play C2\n\s+old: Fenwick, Trooper: 3.*\n\s+new: Fenwick, Trooper: 4/u);
  });

  it('compares with what is checked out, which it leaves as it is, where no other edition is named', async () => {
    const before = checkout.read(c1);
    const { out } = await diff('second', '--game', 'saltmarsh');
    expect(out).toMatch(/^saltmarsh: 1 change, none of what is played; saved games go on\n/u);
    expect(out).toContain(`retitled: side C1 unshaded  ${c1}:`);
    expect(checkout.read(c1)).toBe(before);
  });

  it('compares the folders of two games, whatever they are called', async () => {
    const { out } = await diff(`${shallow}/spec/saltmarsh`, 'spec/saltmarsh');
    expect(out).toMatch(/^saltmarsh: 1 change, none of what is played/u);
  });

  it('tells of every game of a board that has changed', async () => {
    const board = 'spec/boards/lowland.yaml';
    const before = checkout.read(board);
    checkout.write(board, before.replaceAll(/\bHarrow\b/gu, 'Barrow'));
    const saltmarsh = await diff('second', '--game', 'dykes', '--no-search');
    checkout.write(board, before);
    expect(saltmarsh.out).toMatch(/renamed: space Barrow/u);
  });

  it('prints JSON', async () => {
    const { out } = await diff('first', 'second', '--json');
    const { games } = JSON.parse(out) as { games: { game: string; changes: { name: string; ways: string[] }[] }[] };
    expect(games.map(({ game, changes }) => [game, changes.map(({ name, ways }) => [name, ways])])).toEqual([
      ['dykes', []],
      ['saltmarsh', [['C2', ['changed']]]],
    ]);
  });

  it('prints Markdown in which nothing of a spec is markup', async () => {
    const { out } = await diff('second', '--format', 'markdown', '--game', 'saltmarsh');
    expect(out).toContain('&#60;img src=x&#62; @<!-- -->all &#96;high&#96; water');
    expect(out).not.toMatch(/<img|@all/u);
  });

  it.each([
    ['none', 0, 0],
    ['breaking', 1, 0],
    ['meaning', 1, 0],
  ])('exits by the level %s', async (level, ofMeaning, ofTitle) => {
    const options = ['--game', 'saltmarsh', '--no-search', '--fail-on', level];
    expect((await diff('first', 'second', ...options)).exitCode).toBe(ofMeaning);
    expect((await diff('second', ...options)).exitCode).toBe(ofTitle);
  });

  it('tells of layout and comments only where all is asked for', async () => {
    const before = checkout.read(c2);
    checkout.write(c2, `# As printed.\n${before}`);
    const [some, all] = [await diff('second', '--no-search'), await diff('second', '--no-search', '--all')];
    checkout.write(c2, before);
    expect(some.out).not.toContain('reformatted');
    expect(all.out).toContain(`reformatted: file cards/c2-neap-tide.yaml  ${c2}:1\n`);
  });

  it('tells the errors of an edition as a check does', async () => {
    const before = checkout.read(c2);
    checkout.edit(c2, 'in Fenwick', 'in Fenwik');
    const { exitCode, err } = await diff('second', '--game', 'saltmarsh');
    const markdown = await diff('second', '--format', 'markdown');
    checkout.write(c2, before);
    expect(exitCode).toBe(1);
    expect(err).toContain('unknown space `Fenwik`');
    expect(markdown.out).toContain('### saltmarsh\n\nNot compared: its rules have 1 error in what is checked out.\n');
    expect(markdown.out).toContain('### dykes\n');
  });

  it('compares several games that are named', async () => {
    const { out } = await diff('first', 'second', '--game', 'saltmarsh', '--game', 'dykes', '--no-search');
    expect(out.match(/^(?:dykes|saltmarsh)(?=: )/gmu)).toEqual(['dykes', 'saltmarsh']);
    expect((await diff('first', '--game', 'saltmarsh', '--game', 'dyke')).err).toContain('did you mean `dykes`?');
  });

  it('refuses an edition and a game that there is not, and says what a shallow clone lacks', async () => {
    expect(await diff('third')).toEqual({
      exitCode: 2,
      out: '',
      err: 'error: there is no folder, no edition and no git revision `third`\n',
    });
    const game = await diff('first', '--game', 'saltmarch');
    expect(game).toMatchObject({ exitCode: 2, err: expect.stringContaining('did you mean `saltmarsh`?') as string });
    const clone = await ran(['diff', 'first'], { cwd: shallow });
    expect(clone.exitCode).toBe(2);
    expect(clone.err).toMatch(/^error: .* this clone is shallow and has not the revision `first`\nhelp: fetch it/u);
    const folder = await diff('spec/schemas');
    expect(folder.exitCode).toBe(2);
  });
});
