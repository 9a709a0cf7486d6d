/** What a person could miss is written whole or not at all, whatever ends the process, fills the disk, or works beside it. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marked } from '../../compiler/host/own-files.js';
import { recover } from '../../compiler/host/swap-folder.js';
import { writeOutput } from '../../compiler/host/write-output.js';
import { builtCheckout } from '../support/built-checkout.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ended, ran, started } from '../support/command-line.js';
import { atEveryMoment } from '../support/every-moment.js';

const cardPath = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const forEver = fileURLToPath(new URL('../support/write-for-ever.mjs', import.meta.url));
const stuckDisk = fileURLToPath(new URL('../support/stuck-disk.mjs', import.meta.url));

let checkout: TestCheckout;
const checkouts: TestCheckout[] = [];

function fresh(): TestCheckout {
  checkout = checkoutOfSaltmarsh();
  checkouts.push(checkout);
  return checkout;
}

async function freshlyBuilt(): Promise<void> {
  checkout = await builtCheckout();
  checkouts.push(checkout);
}

afterAll(() => {
  for (const each of checkouts) each.remove();
});

const rulewright = (...args: string[]) => ran(args, { cwd: checkout.root });

/** Every file below a folder with its text. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => lstatSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const made = (): ReadonlyMap<string, string> => textsIn(join(checkout.root, 'generated'));
/** What is found out and kept beside the spec may stay. */
const leftovers = (): readonly string[] =>
  readdirSync(checkout.root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tmp$|^\.rulewright\/(?!\.gitignore$|(?:builds|engines|records)\b)/u.test(name),
  );

describe('a process that is ended while it writes', { timeout: 120_000 }, () => {
  it('leaves a folder as it was or as it was to be', async () => {
    fresh();
    const folder = join(checkout.root, 'generated/saltmarsh');
    const scratch = join(checkout.root, '.rulewright');
    for (let trial = 0; trial < 4; trial += 1) {
      const child = spawn(process.execPath, [forEver, folder, scratch]);
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, trial * 7.3));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));
      recover(scratch, join(checkout.root, 'generated'));
      const texts = textsIn(folder);
      expect(texts.size).toBe(100);
      expect(new Set(texts.values()).size).toBe(1);
      expect(existsSync(scratch) ? readdirSync(scratch) : []).toEqual([]);
    }
  });

  it('does so at whatever step it is ended', () => {
    checkout = checkoutOfSaltmarsh([]);
    checkouts.push(checkout);
    const [folder, scratch] = [join(checkout.root, 'generated/saltmarsh'), join(checkout.root, '.rulewright')];
    const copy = checkoutOfSaltmarsh([]);
    checkouts.push(copy);
    const version = (number: number): ReadonlyMap<string, string> => {
      const names = ['ids.ts', 'index.ts', ...[1, 2, 3].map((it) => `cards/c${it + number}.ts`)];
      return new Map(names.map((name) => [name, marked('saltmarsh', `${number}\n`)]));
    };
    const write = (number: number): void => {
      writeOutput(folder, version(number), scratch, () => false);
    };
    write(1);
    checkout.write('generated/saltmarsh/notes.md', 'mine\n');
    const whole = [1, 2].map((it) => new Map([...version(it), ['notes.md', 'mine\n'] as const]));
    const found = { old: 0, new: 0, between: 0 };
    atEveryMoment(
      () => {
        write(2);
      },
      () => {
        rmSync(copy.root, { recursive: true });
        cpSync(checkout.root, copy.root, { recursive: true, preserveTimestamps: true });
        if (!existsSync(join(copy.root, 'generated/saltmarsh'))) found.between += 1;
        recover(join(copy.root, '.rulewright'), join(copy.root, 'generated'));
        const texts = textsIn(join(copy.root, 'generated/saltmarsh'));
        expect(whole).toContainEqual(texts);
        found[texts.has('cards/c2.ts') && !texts.has('cards/c5.ts') ? 'old' : 'new'] += 1;
        expect(readdirSync(join(copy.root, '.rulewright'))).toEqual([]);
      },
    );
    // Between the two moves there is one moment at which the folder is in neither place; the next build ends it.
    expect(found.between).toBe(1);
    expect(Math.min(found.old, found.new)).toBeGreaterThan(5);
  });

  it('leaves generated files of one build alone, and the next build is not held up', async () => {
    await freshlyBuilt();
    const before = made();
    checkout.edit('spec/saltmarsh/game.yaml', 'Saltmarsh: a small war', 'Saltmarsh: a war');
    const child = started(['build'], checkout.root, [stuckDisk]);
    const end = ended(child);
    await Promise.race([new Promise((resolve) => child.stdout?.once('data', resolve)), end]);
    expect(existsSync(join(checkout.root, '.rulewright/saltmarsh.new'))).toBe(true);
    child.kill('SIGKILL');
    expect(await end).toEqual({ exitCode: -1, out: 'stuck', err: '' });
    expect(made()).toEqual(before);
    expect(await rulewright('build')).toMatchObject({ exitCode: 0, err: '' });
    expect(made()).not.toEqual(before);
    expect(await rulewright('build', '--check')).toMatchObject({ exitCode: 0 });
    expect(leftovers()).toEqual([]);
  });
});

describe('two builds at once', { timeout: 120_000 }, () => {
  it('work one after the other, so that what is made is what the spec says at last', async () => {
    fresh();
    const first = ended(started(['build'], checkout.root));
    while (!existsSync(join(checkout.root, '.rulewright/lock'))) await new Promise((resolve) => setTimeout(resolve, 5));
    checkout.edit(cardPath, 'High water', 'Higher water');
    const [one, two] = await Promise.all([first, rulewright('build')]);
    expect([one.exitCode, two.exitCode]).toEqual([0, 0]);
    expect(two.err).toMatch(/^another build is at work \(process \d+\); this one waits until it is done\n$/u);
    expect(await rulewright('build', '--check')).toMatchObject({ exitCode: 0 });
    expect(leftovers()).toEqual([]);
  });

  it('are not waited for where the lock is that of a process which has ended', async () => {
    fresh();
    checkout.write('.rulewright/lock', '4194303');
    expect(await rulewright('build')).toMatchObject({ exitCode: 0, err: '' });
    expect(leftovers()).toEqual([]);
  });
});

describe('a disk that takes nothing more', { timeout: 120_000 }, () => {
  const full = (path: string, after = 0) => [{ call: 'writeFileSync', path, code: 'ENOSPC', after }] as const;

  beforeAll(async () => {
    await freshlyBuilt();
    checkout.edit(cardPath, 'High water', 'Higher water');
    checkout.edit('spec/saltmarsh/game.yaml', 'Saltmarsh: a small war', 'Saltmarsh');
  }, 60_000);

  it.each([
    ['no space left on device', full('.new', 2)],
    ['read-only file system', [{ call: 'mkdirSync', path: '.rulewright', code: 'EROFS' }]],
    ['permission denied', [{ call: 'renameSync', path: 'generated', code: 'EACCES' }]],
    ['i/o error', [{ call: 'readFileSync', path: 'generated', code: 'EIO' }]],
  ] as const)('is told as the machine’s, with exit code 1, and nothing was changed: %s', async (reason, disk) => {
    const before = made();
    const { exitCode, err } = await ran(['build'], { cwd: checkout.root, disk });
    expect(made()).toEqual(before);
    if (reason !== 'i/o error') {
      expect(err).toContain(`error: the machine does not allow it: ${reason}`);
      expect(exitCode).toBe(1);
    }
    expect(err).not.toContain('a fault in rulewright');
    expect(leftovers()).toEqual([]);
  });

  it('does not keep a check of what is built from being made', async () => {
    const disk = [
      { call: 'writeFileSync', path: checkout.root, code: 'EROFS' },
      { call: 'mkdirSync', path: checkout.root, code: 'EROFS' },
      { call: 'renameSync', path: checkout.root, code: 'EROFS' },
    ] as const;
    expect(await ran(['build', '--check'], { cwd: checkout.root, disk })).toMatchObject({ exitCode: 1, err: '' });
  });

  it('is told where what is printed goes to it', async () => {
    const child = spawn(
      'sh',
      ['-c', `node "$0" check --json > /dev/full`, fileURLToPath(new URL('../../compiler/bin.js', import.meta.url))],
      {
        cwd: checkout.root,
      },
    );
    let err = '';
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    const exitCode = await new Promise((resolve) => child.once('close', resolve));
    expect(err).toBe('error: what is printed cannot be written: no space left on device\n');
    expect(exitCode).toBe(1);
  });
});

describe('a file that a person keeps', { timeout: 60_000 }, () => {
  const play = (input: string, disk: readonly { call: string; path: string; code: 'ENOSPC' }[] = []) =>
    ran(['play', 'saltmarsh'], { cwd: checkout.root, input, disk });

  beforeEach(fresh);

  it('is as it was where a save over it does not fit on the disk', async () => {
    await play('s game.json\nq\n');
    const before = checkout.read('game.json');
    for (const call of ['openSync', 'renameSync', 'fsyncSync']) {
      const { out, exitCode } = await play('1\ns game.json\nq\n', [{ call, path: '.rulewright-', code: 'ENOSPC' }]);
      expect(exitCode).toBe(0);
      if (call !== 'fsyncSync') expect(out).toContain('game.json cannot be written: no space left on device');
      if (call !== 'fsyncSync') expect(checkout.read('game.json')).toBe(before);
    }
    expect(leftovers()).toEqual([]);
  });

  it('is no saved game, and is not saved over', async () => {
    checkout.write('notes.md', 'mine\n');
    const { out } = await play(`s notes.md\ns ${cardPath}\ns empty\nq\n`);
    expect(out).toContain('notes.md cannot be written: a file of this name is there, which is no saved game');
    expect(out).toContain(`${cardPath} cannot be written: a file of this name is there`);
    expect(checkout.read('notes.md')).toBe('mine\n');
    expect(out).toContain('saved in empty');
  });

  it('keeps its permissions, and the place that a link leads to', async () => {
    await play('s game.json\nq\n');
    chmodSync(join(checkout.root, 'game.json'), 0o600);
    symlinkSync('game.json', join(checkout.root, 'link.json'));
    const before = checkout.read('game.json');
    await play('1\ns link.json\nq\n');
    expect(lstatSync(join(checkout.root, 'link.json')).isSymbolicLink()).toBe(true);
    expect(statSync(join(checkout.root, 'game.json')).mode & 0o777).toBe(0o600);
    expect(checkout.read('game.json')).not.toBe(before);
  });

  it('may be a device, which stays one', async () => {
    expect((await play('s /dev/null\ns /dev/full\nq\n')).out).toMatch(
      /saved in \/dev\/null\n[^]*\/dev\/full cannot be written: no space left on device/u,
    );
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('what a build may remove', { timeout: 120_000 }, () => {
  beforeEach(freshlyBuilt);

  it('is what a build wrote, in a fresh checkout too', async () => {
    checkout.write('generated/saltmarsh/mine.test.ts', 'mine\n');
    checkout.write('generated/saltmarsh/cards/notes.md', 'mine\n');
    checkout.write('generated/mine/notes.md', 'mine\n');
    rmSync(join(checkout.root, '.rulewright'), { recursive: true });
    checkout.write('generated/saltmarsh/old/ids.ts', checkout.read('generated/saltmarsh/ids.ts'));
    const { out } = await rulewright('build');
    expect(out).toContain('left as they are, made by no build: cards/notes.md, mine.test.ts\n');
    expect(checkout.read('generated/saltmarsh/mine.test.ts')).toBe('mine\n');
    expect(checkout.read('generated/saltmarsh/cards/notes.md')).toBe('mine\n');
    expect(checkout.read('generated/mine/notes.md')).toBe('mine\n');
    expect(existsSync(join(checkout.root, 'generated/saltmarsh/old'))).toBe(false);
    expect(out).toContain('0 files written, ');
    expect(out).toContain(', 1 removed');
  });

  it('is what was made of a game that is gone; until then a check finds it', async () => {
    const count = made().size;
    mkdirSync(join(checkout.root, 'generated/gone'), { recursive: true });
    for (const [name, text] of made()) checkout.write(`generated/gone/${name.replace('saltmarsh/', '')}`, text);
    checkout.write('generated/gone/notes.md', 'mine\n');
    const checked = await rulewright('build', '--check');
    expect(checked.exitCode).toBe(1);
    expect(checked.out).toContain(
      `gone: spec/ has no game of this name any more\n  no longer made: generated/gone with ${count} files\n`,
    );
    expect((await rulewright('build', '--check', 'saltmarsh')).exitCode).toBe(0);
    const built = await rulewright('build');
    expect(built.out).toContain(`0 files written, 0 unchanged, ${count} removed`);
    expect(readdirSync(join(checkout.root, 'generated/gone'))).toEqual(['notes.md']);
    expect(await rulewright('build', '--check')).toMatchObject({ exitCode: 0 });
  });
});
