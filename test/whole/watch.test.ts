/** `build --watch` as it is used: a session in a checkout, told by what it prints. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtCheckout } from '../support/built-checkout.js';
import type { TestCheckout } from '../support/checkout.js';
import { ended, ran, started, type Ran } from '../support/command-line.js';

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const cardCode = 'generated/saltmarsh/cards/c1-spring-tide.ts';
const roundedUp = [
  'half of the Runners on the map, rounded down',
  'half of the Runners on the map, rounded up',
] as const;

let checkout: TestCheckout;

/** A process that watches, and what it has printed. */
interface Session {
  readonly child: ChildProcess;
  readonly end: Promise<Ran>;
  /** What it prints from the last time on up to a line that matches. */
  readonly until: (line: RegExp) => Promise<string>;
  /** What it has printed since. */
  readonly rest: () => string;
}

/** So long, in milliseconds, a line is waited for: it comes much sooner, on a machine that has anything else to do too. */
const patience = 60_000;

function watching(...games: readonly string[]): Session {
  const child = started(['build', ...games, '--watch'], checkout.root);
  const end = ended(child);
  let seen = '';
  let from = 0;
  let look = (): void => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      seen += text.toString();
      look();
    });
  const until = (line: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`no line matches ${String(line)}; seen was last:\n${seen.slice(from)}`));
      }, patience);
      look = () => {
        const found = line.exec(seen.slice(from));
        if (found === null) return;
        clearTimeout(timer);
        look = () => undefined;
        const told = seen.slice(from, from + found.index + found[0].length);
        from += told.length;
        resolve(told);
      };
      look();
    });
  return { child, end, until, rest: () => seen.slice(from) };
}

/** Every file below `generated/` with its text; none where it is just being exchanged. */
function made(): ReadonlyMap<string, string> {
  const folder = join(checkout.root, 'generated');
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted();
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** As an editor saves that writes a file beside the old one first. */
function savedByRename(path: string, text: string): void {
  checkout.write(`${path}~`, text);
  renameSync(join(checkout.root, `${path}~`), join(checkout.root, path));
}

const summary = /^saltmarsh: .* written.*\n/mu;

describe('a session of build --watch', { timeout: 3 * patience }, () => {
  let session: Session;

  beforeAll(async () => {
    checkout = await builtCheckout();
    session = watching();
    const told = await session.until(/watching.*\n/u);
    expect(told).toMatch(/^saltmarsh: 0 files written; 14 of 14 examples and 1 of 1 scenario hold \(\d+\.\d\d s\)\n/u);
    expect(told).toMatch(/\nwatching spec\/; Ctrl\+C ends it\n$/u);
  });

  afterAll(() => {
    session.child.kill('SIGKILL');
    checkout.remove();
  });

  it('tells of an edit what it touches, what does not hold, and what was written', async () => {
    checkout.edit(card, 'Harrow holds 2 Hidden', 'Harrow holds 3 Hidden');
    const told = await session.until(summary);
    expect(told).toMatch(/^saltmarsh: touched: 1 example\nerror\[RW0640\]: the example `C1: /u);
    expect(told).toMatch(/ {3}--> spec\/saltmarsh\/cards\/c1-spring-tide\.yaml:\d+:\d+\n/u);
    expect(told).toContain('1 file written; 13 of 14 examples and 1 of 1 scenario hold (');
    checkout.edit(card, 'Harrow holds 3 Hidden', 'Harrow holds 2 Hidden');
    expect(await session.until(summary)).toContain('1 file written; 14 of 14 examples');
  });

  it('writes what a build would, only what has changed, and puts it back as it was', async () => {
    const before = made();
    checkout.edit(card, ...roundedUp);
    expect(await session.until(summary)).toMatch(/^saltmarsh: touched: C1; 2 examples\n/u);
    const after = made();
    const changed = [...after].flatMap(([name, text]) => (before.get(name) === text ? [] : [name]));
    expect(changed).toEqual([
      'saltmarsh/cards/c1-spring-tide.boundaries.test.ts',
      'saltmarsh/cards/c1-spring-tide.ts',
      'saltmarsh/tables.ts',
    ]);
    rmSync(join(checkout.root, '.rulewright/builds'), { recursive: true });
    expect(await ran(['build', '--check'], { cwd: checkout.root })).toMatchObject({ exitCode: 0 });
    checkout.edit(card, roundedUp[1], roundedUp[0]);
    await session.until(summary);
    expect(made()).toEqual(before);
  });

  it('tells a mistake at its place, leaves the last good output, and goes on', async () => {
    const before = made();
    const text = checkout.read(card);
    savedByRename(card, text.replace('in Harrow', 'in Harow'));
    const told = await session.until(/not built.*\n/u);
    expect(told).toMatch(/^error\[RW03\d\d\]: .*`Harow`/u);
    expect(told).toContain('--> spec/saltmarsh/cards/c1-spring-tide.yaml:12:');
    expect(told).toMatch(/\nsaltmarsh: not built; generated\/saltmarsh is left as it was \(\d+\.\d\d s\)\n$/u);
    checkout.write(card, ': nonsense [');
    expect(await session.until(/not built.*\n/u)).toContain('--> spec/saltmarsh/cards/c1-spring-tide.yaml:1:');
    expect(made()).toEqual(before);
    savedByRename(card, text);
    expect(await session.until(summary)).toMatch(/^saltmarsh: 0 files written; 14 of 14/u);
  });

  it('sees files and folders that come, move and go', async () => {
    const moved = 'spec/saltmarsh/more/deeper/c1-spring-tide.yaml';
    mkdirSync(join(checkout.root, 'spec/saltmarsh/more/deeper'), { recursive: true });
    renameSync(join(checkout.root, card), join(checkout.root, moved));
    await session.until(summary);
    checkout.edit(moved, ...roundedUp);
    expect(await session.until(summary)).toContain('touched: C1; 2 examples\n');
    const text = checkout.read(moved).replace(roundedUp[1], roundedUp[0]);
    rmSync(join(checkout.root, 'spec/saltmarsh/more'), { recursive: true });
    await session.until(/(?:not built|written).*\n/u);
    checkout.write(card, text);
    expect(await session.until(summary)).toContain('14 of 14 examples');
    expect(existsSync(join(checkout.root, cardCode))).toBe(true);
  });

  it('takes several files at once, and tells nothing of what says the same', async () => {
    const before = made();
    const other = 'spec/saltmarsh/setup.yaml';
    checkout.write(card, checkout.read(card));
    checkout.write('spec/saltmarsh/notes.txt', 'mine\n');
    checkout.edit(card, 'High water', 'Higher water');
    checkout.write(other, `# as printed\n${checkout.read(other)}`);
    expect(await session.until(summary)).toMatch(/^saltmarsh: touched: .*\n.* written; 14 of 14/u);
    await vi.waitFor(
      () => {
        expect(made().get('saltmarsh/cards/c1-spring-tide.ts')).toContain('Higher water');
      },
      { timeout: patience },
    );
    checkout.edit(card, 'Higher water', 'High water');
    checkout.edit(other, '# as printed\n', '');
    await vi.waitFor(
      () => {
        expect(made()).toEqual(before);
      },
      { timeout: patience },
    );
  });

  it('ends with Ctrl+C as if all were well, with nothing half written and without a code of a terminal', async () => {
    session.child.kill('SIGINT');
    const { exitCode, out, err } = await session.end;
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(existsSync(join(checkout.root, '.rulewright/lock'))).toBe(false);
    expect(readdirSync(join(checkout.root, '.rulewright')).filter((name) => /\.(?:new|old)$/u.test(name))).toEqual([]);
  });
});

describe('build --watch', { timeout: patience }, () => {
  beforeEach(async () => {
    checkout = await builtCheckout();
  });
  afterEach(() => {
    checkout.remove();
  });

  it('tells a folder that cannot be watched in one message', async () => {
    const disk = [{ call: 'watch', path: 'saltmarsh/cards', code: 'ENOSPC' }] as const;
    expect(await ran(['build', '--watch'], { cwd: checkout.root, disk })).toEqual({
      exitCode: 1,
      out: '',
      err:
        'error: `spec/saltmarsh/cards` cannot be watched: no space left on device\n' +
        'help: run `rulewright build` after each change; where the system watches too much already, end what else does\n',
    });
  });

  it('does not go with what writes nothing or is for machines', async () => {
    for (const option of ['--check', '--json'])
      expect((await ran(['build', '--watch', option], { cwd: checkout.root })).exitCode).toBe(2);
  });
});
