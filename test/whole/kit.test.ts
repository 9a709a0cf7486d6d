/** The command `kit`, as people and machines meet it. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import type { Kit } from '../../compiler/kit/ir.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';

describe('the command kit', () => {
  const checkouts: TestCheckout[] = [];
  let checkout: TestCheckout;

  beforeEach(() => {
    checkout = checkoutOfSaltmarsh();
    checkouts.push(checkout);
  });

  afterAll(() => {
    for (const each of checkouts) each.remove();
  });

  async function kit(...args: string[]) {
    let out = '';
    let err = '';
    const exitCode = await run(['kit', ...args], {
      color: false,
      watched: false,
      folder: checkout.root,
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { exitCode, out, err };
  }

  it('says what there would be, and writes nothing', async () => {
    const { exitCode, out, err } = await kit('saltmarsh');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^saltmarsh: 14 examples and 1 scenario with \d+ decisions, \d+ kB; 2 of 8 cards are known by title only; `--out FOLDER` writes them, `--json` prints them\n$/u,
    );
    expect(readdirSync(checkout.root).sort()).toEqual(['.rulewright', 'spec']);
  });

  it('prints it for machines', async () => {
    const { exitCode, out, err } = await kit('saltmarsh', '--json');
    expect([exitCode, err]).toEqual([0, '']);
    const { game, format, tests } = JSON.parse(out) as Kit;
    expect([game, format, tests.length]).toEqual(['Saltmarsh', 2, 15]);
  });

  it('writes it into a folder, which it makes, and leaves nothing else there', async () => {
    const { exitCode, out, err } = await kit('saltmarsh', '--out', 'kits/today');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^kits\/today\/saltmarsh\.json: 14 examples and 1 scenario with \d+ decisions, \d+ kB; 2 of 8 cards are known by title only\n$/u,
    );
    expect(readdirSync(join(checkout.root, 'kits', 'today'))).toEqual(['saltmarsh.json']);
    expect(checkout.read('kits/today/saltmarsh.json')).toBe((await kit('saltmarsh', '--json')).out);
  });

  it('keeps the old kit where an example does not hold, and says which', async () => {
    await kit('saltmarsh', '--out', 'kits');
    const old = checkout.read('kits/saltmarsh.json');
    checkout.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', 'Fenwick has 3 Troopers', 'Fenwick has 4 Troopers');
    checkout.edit('spec/saltmarsh/scenarios/first-tide.yaml', 'League are 1st', 'Crown are 1st');
    const { exitCode, out, err } = await kit('saltmarsh', '--out', 'kits');
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toBe(`error: there is no kit: 2 tests of the spec do not hold
  C2/event/a-month-without-fog (a month without fog)
    expected: Fenwick has 4 Troopers; it has 3 Troopers
  scenario/first-tide (The first tide)
    \`rulewright replay first-tide\` tells where
help: a kit is made of what holds; fix the spec or its tests first
`);
    expect(checkout.read('kits/saltmarsh.json')).toBe(old);
    expect(readdirSync(join(checkout.root, 'kits'))).toEqual(['saltmarsh.json']);
  });

  it('tells the errors of a spec that has some', async () => {
    checkout.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', 'place 1 Trooper', 'place 1 Troper');
    const { exitCode, out, err } = await kit('saltmarsh', '--json');
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toContain('Trooper');
  });

  it('says where it cannot write, and leaves no draft', async () => {
    writeFileSync(join(checkout.root, 'kits'), 'a file');
    const { exitCode, out, err } = await kit('saltmarsh', '--out', 'kits');
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: cannot write `kits\/saltmarsh\.json`: [^\n]+\n$/u);
    expect(readFileSync(join(checkout.root, 'kits'), 'utf8')).toBe('a file');
    expect(readdirSync(checkout.root).sort()).toEqual(['.rulewright', 'kits', 'spec']);
  });

  it('leaves no draft where a folder stands in the place of the file', async () => {
    checkout.write('kits/saltmarsh.json/a-file', '');
    const { exitCode, err } = await kit('saltmarsh', '--out', 'kits');
    expect([exitCode, err.startsWith('error: cannot write `kits/saltmarsh.json`: ')]).toEqual([2, true]);
    expect(readdirSync(join(checkout.root, 'kits'))).toEqual(['saltmarsh.json']);
  });

  it('knows what game was meant', async () => {
    const { exitCode, out, err } = await kit('saltmarch');
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toBe('error: there is no game `saltmarch` in spec/\nhelp: did you mean `saltmarsh`?\n');
  });

  it('is made where nothing can be kept beside the spec', async () => {
    const disk = [{ call: 'mkdirSync', path: '.rulewright', code: 'EROFS' }] as const;
    const { exitCode, out } = await ran(['kit', 'saltmarsh'], { cwd: checkout.root, disk });
    expect([exitCode, out]).toEqual([0, expect.stringContaining('saltmarsh: 14 examples and 1 scenario')]);
    expect(readdirSync(checkout.root)).toEqual(['spec']);
  });

  it('either writes or prints', async () => {
    const { exitCode, out } = await kit('saltmarsh', '--json', '--out', 'kits');
    expect([exitCode, out]).toEqual([2, '']);
    expect(readdirSync(checkout.root)).toEqual(['spec']);
  });
});
