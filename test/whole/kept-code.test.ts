/** What V8 has made of the code of a command is used again, and is a shortcut alone. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundledCli, makeBundle } from '../support/bundle.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

const root = join(import.meta.dirname, '..', '..');
const checkout: TestCheckout = checkoutOfSaltmarsh();
let home = '';

beforeAll(makeBundle);
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-home-'));
  return () => {
    rmSync(home, { recursive: true, force: true });
  };
});
afterAll(() => {
  checkout.remove();
});

const cli = JSON.stringify(bundledCli);

/** Runs a command of the bundle as `bin.js` does where Node keeps nothing itself, on whatever Node there is. */
const program = `import { createRequire } from 'node:module';
  import { keepCode } from ${JSON.stringify(pathToFileURL(join(root, 'compiler/kept-code.js')).href)};
  keepCode(${cli}, process.argv[1]);
  await createRequire(import.meta.url)(${cli}).main(['node', 'rulewright', ...process.argv.slice(1)]);`;

function run(...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, '--', ...args],
    {
      cwd: checkout.root,
      env: { ...process.env, HOME: home, NO_COLOR: '1' },
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, err: stderr };
}

/** What is kept, by the names of the commands. */
function kept(): readonly string[] {
  const all = join(home, '.cache/rulewright/code');
  return existsSync(all)
    ? readdirSync(all).flatMap((name) => readdirSync(join(all, name)).map((it) => join(all, name, it)))
    : [];
}

const times = (): readonly number[] => kept().map((path) => statSync(path).mtimeMs);

describe('the code of a command', () => {
  const sound = { code: 0, out: expect.stringMatching(/^saltmarsh: no errors/u) as string, err: '' };

  it('is kept once for each command, and the next run writes nothing', () => {
    expect(run('check', 'saltmarsh', '--no-play')).toEqual(sound);
    expect(kept().map((path) => path.split(/[\\/]/u).at(-1))).toEqual(['check']);
    const before = times();
    expect(run('check', 'saltmarsh', '--no-play')).toEqual(sound);
    expect(times()).toEqual(before);
    expect(run('explain', 'RW0409').code).toBe(0);
    expect(
      kept()
        .map((path) => path.split(/[\\/]/u).at(-1))
        .sort(),
    ).toEqual(['check', 'explain']);
  });

  it('is made anew where it is damaged, and kept again', () => {
    run('check', 'saltmarsh', '--no-play');
    const [place = ''] = kept();
    const whole = readFileSync(place);
    const turned = Buffer.from(whole);
    turned[whole.length - 1000] = 255 - (whole[whole.length - 1000] ?? 0);
    for (const bytes of [Buffer.alloc(0), whole.subarray(0, 7), whole.subarray(0, whole.length / 2), turned]) {
      writeFileSync(place, bytes);
      expect(run('check', 'saltmarsh', '--no-play')).toEqual(sound);
      expect(readFileSync(place).length).toBeGreaterThan(whole.length / 2);
    }
  });

  it('is kept for no command that is none', () => {
    expect(run('chekc').code).toBe(2);
    expect(kept()).toEqual([]);
  });

  it('is not kept where that cannot be, of which nothing is said', () => {
    mkdirSync(join(home, '.cache'));
    writeFileSync(join(home, '.cache', 'rulewright'), 'a file where a folder should be');
    expect(run('check', 'saltmarsh', '--no-play')).toEqual(sound);
  });

  it('is kept of the three that were used last', () => {
    const all = join(home, '.cache/rulewright/code');
    for (const name of ['a', 'b', 'c', 'd']) mkdirSync(join(all, name), { recursive: true });
    run('check', 'saltmarsh', '--no-play');
    expect(readdirSync(all)).toHaveLength(3);
    expect(kept()).toHaveLength(1);
  });
});
