/** The command line as people and machines meet it: what it prints where, what it writes, and its exit codes. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import type { Terminal } from '../../compiler/commands/terminal.js';
import { checkoutOfSaltmarsh, allHold, type TestCheckout } from '../support/checkout.js';
import { ended, ran, ranApart, started, type Ran } from '../support/command-line.js';

const tide = `scenario: First tide
rule: "8.0"
deck: [C1, C3, C2, C10]
steps:
  - step: The League keeps the peace
    cites: "8.0, first paragraph"
    script:
      - League: Event, Unshaded
      - Crown: Fenwick
    then:
      - Fenwick holds 2 Troopers and 2 Hidden Runners
`;
const tidePath = 'spec/saltmarsh/scenarios/first-tide.yaml';
const cardPath = 'spec/saltmarsh/cards/c1-spring-tide.yaml';

let checkout: TestCheckout;
const checkouts: TestCheckout[] = [];

function fresh(): void {
  checkout = checkoutOfSaltmarsh();
  checkouts.push(checkout);
  checkout.write(tidePath, tide);
}

afterAll(() => {
  for (const each of checkouts) each.remove();
});

const rulewright = (...args: string[]): Promise<Ran> => ran(args, { cwd: checkout.root });

function parsed(text: string): unknown {
  return JSON.parse(text) as unknown;
}

describe('rulewright check', () => {
  beforeEach(fresh);

  it('says that a sound spec has no errors', async () => {
    expect(await rulewright('check')).toEqual({
      exitCode: 0,
      out: `saltmarsh: no errors in 17 files${allHold}\n`,
      err: '',
    });
  });

  it('says so too, and how many warnings there are, where nothing is worse than a warning', async () => {
    checkout.edit('spec/saltmarsh/cards/without-text.yaml', '  # allow RW0816: a test needs none', '');
    const { exitCode, out } = await rulewright('check');
    expect(exitCode).toBe(0);
    expect(out).toContain('warning[RW0816]: of C3 only the title is known');
    expect(out.endsWith(`saltmarsh: no errors in 17 files, 1 warning${allHold}\n`)).toBe(true);
  });

  it('tells an example that contradicts the rules at its line, unless it is not to play them', async () => {
    checkout.edit(cardPath, '- Crown play C1 unshaded', '- League play C1 shaded');
    const { exitCode, out } = await rulewright('check');
    expect(exitCode).toBe(1);
    expect(out).toMatch(
      /^error\[RW0640\]: the example `[^`]+` does not hold: .+\n {3}--> .*c1-spring-tide\.yaml:\d+:/mu,
    );
    expect(out).not.toContain('no errors');
    const read = await rulewright('check', '--no-play');
    expect(read.exitCode).toBe(0);
    expect(
      read.out.endsWith(
        '17 files, 1 warning; examples and scenarios were not played; 2 of 8 cards are known by title only\n',
      ),
    ).toBe(true);
  });

  it('exits with 1 and one message for a mistake', async () => {
    checkout.edit(cardPath, 'in Harrow', 'in Harow');
    const { exitCode, out } = await rulewright('check', 'saltmarsh');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^error\[RW03\d\d\]: /u);
    expect(out).toContain('1 error');
  });

  it('prints for machines where, with lines and columns from 1', async () => {
    checkout.edit(cardPath, 'in Harrow', 'in Harow');
    const { exitCode, out } = await rulewright('check', '--format', 'json');
    expect(exitCode).toBe(1);
    expect(parsed(out)).toMatchObject({
      diagnostics: [{ severity: 'error', line: 12, help: [{ edits: [{ text: 'Harrow' }] }] }],
    });
    expect((await rulewright('check', '--json')).out).toBe(out);
    expect((await rulewright('check', '--format', 'github')).out).toMatch(
      /^::error file=.*c1-spring-tide\.yaml,line=12,/u,
    );
  });

  it('prints an empty list for machines where nothing is wrong', async () => {
    expect(parsed((await rulewright('check', '--json')).out)).toEqual({ diagnostics: [] });
  });

  it('reports the mistakes of scenarios too', async () => {
    checkout.edit(tidePath, 'Fenwick holds', 'Fenwik holds');
    const { exitCode, out } = await rulewright('check');
    expect(exitCode).toBe(1);
    expect(out).toContain('error[RW0605]');
  });

  it.each([
    ['--provenance', 'github'],
    ['--provenance', 'sarif'],
    ['--lang ja', 'github'],
    ['--lang ja', 'sarif'],
  ])('refuses %s where the format has no place for what it lists: %s', async (option, format) => {
    const { exitCode, out, err } = await rulewright('check', ...option.split(' '), '--format', format);
    expect({ exitCode, out, err }).toEqual({
      exitCode: 2,
      out: '',
      err: `error: \`${option.replace(' ja', '')}\` prints a list, which \`--format ${format}\` has no place for: use text or json\n`,
    });
  });

  it('lists what is assumed when asked', async () => {
    expect((await rulewright('check')).out).not.toContain('assumed');
    expect((await rulewright('check', '--provenance')).out).toContain('assumed: Fenwick and Sable Road are adjacent');
  });
});

describe('rulewright build', () => {
  beforeAll(fresh);
  const cardCode = 'generated/saltmarsh/cards/c1-spring-tide.ts';

  it('writes the engine and its tests, and says what it made', async () => {
    const { exitCode, out } = await rulewright('build');
    expect(exitCode).toBe(0);
    expect(out).toContain(
      'saltmarsh: 6 spaces, 4 kinds of piece, 7 procedures, 6 cards with 7 sides, 2 known by name only, 1 scenario',
    );
    for (const file of ['index.ts', 'setup.test.ts', 'random-play.test.ts', 'scenarios/first-tide.test.ts']) {
      expect(existsSync(join(checkout.root, 'generated/saltmarsh', file))).toBe(true);
    }
  });

  it('writes nothing the second time, and --check agrees', async () => {
    expect((await rulewright('build')).out).toContain('0 files written');
    expect(await rulewright('build', '--check')).toMatchObject({ exitCode: 0, err: '' });
  });

  it('does not need its record to know that nothing changed', async () => {
    checkout.write('.rulewright/builds/saltmarsh.json', 'not JSON');
    expect((await rulewright('build')).out).toContain('0 files written');
  });

  it('lays out anew what another compiler has laid out', async () => {
    const recordPath = '.rulewright/builds/saltmarsh.json';
    const text = checkout.read(cardCode);
    const other = text.replace('\n\n', '\n');
    const hash = (it: string): string => createHash('sha256').update(it).digest('hex');
    const { layout } = parsed(checkout.read(recordPath)) as { readonly layout: string };
    checkout.write(cardCode, other);
    checkout.edit(recordPath, hash(text), hash(other));
    checkout.edit(recordPath, layout, hash('another compiler'));
    checkout.edit(recordPath, '"inputs":"', '"inputs":"of another compiler ');
    expect((await rulewright('build')).out).toContain('1 file written');
    expect(checkout.read(cardCode)).toBe(text);
  });

  it('takes line ends of a checkout for no difference', async () => {
    const text = checkout.read(cardCode);
    checkout.write(cardCode, text.replaceAll('\n', '\r\n'));
    expect((await rulewright('build', '--check')).exitCode).toBe(0);
    checkout.write(cardCode, text);
  });

  it('names a file that was edited by hand, and fixes it', async () => {
    const text = checkout.read(cardCode);
    checkout.write(cardCode, `${text}// mine\n`);
    const { exitCode, out } = await rulewright('build', '--check');
    expect(exitCode).toBe(1);
    expect(out).toContain(`stale: ${cardCode}`);
    expect(checkout.read(cardCode)).not.toBe(text);
    expect((await rulewright('build')).out).toContain('1 file written');
    expect(checkout.read(cardCode)).toBe(text);
  });

  it('removes what is no longer made', async () => {
    checkout.write('generated/saltmarsh/cards/gone.ts', checkout.read(cardCode));
    expect((await rulewright('build', '--check')).out).toContain('no longer made: generated/saltmarsh/cards/gone.ts');
    expect((await rulewright('build')).out).toContain('1 removed');
    expect(existsSync(join(checkout.root, 'generated/saltmarsh/cards/gone.ts'))).toBe(false);
  });

  it('leaves the last good output when the spec has an error', async () => {
    const text = checkout.read(cardCode);
    checkout.edit(cardPath, 'in Harrow', 'in Harow');
    const { exitCode, out, err } = await rulewright('build');
    expect(exitCode).toBe(1);
    expect(out).toContain('not built');
    expect(err).toContain('error[RW03');
    expect(checkout.read(cardCode)).toBe(text);
    checkout.edit(cardPath, 'in Harow', 'in Harrow');
  });

  it('writes only the files that an edited card changes', async () => {
    checkout.edit(cardPath, 'High water', 'Higher water');
    const { out } = await rulewright('build', '--json');
    const written: unknown = parsed(out);
    expect(written).toMatchObject({ games: [{ game: 'saltmarsh', ok: true, removed: [], diagnostics: [] }] });
    expect(JSON.stringify(written)).toContain('cards/c1-spring-tide.ts');
    expect(JSON.stringify(written)).not.toContain('operations/');
  });

  it('tells its warnings each time', async () => {
    checkout.edit(cardPath, '- let cut be', '- roll a die\n    - let cut be');
    const warning = 'warning[RW0810]: nothing reads `the roll`';
    expect((await rulewright('build')).err).toContain(warning);
    const again = await rulewright('build');
    expect(again.exitCode).toBe(0);
    expect(again.err).toContain(warning);
  });
});

describe('rulewright replay', () => {
  beforeEach(fresh);

  it('plays a scenario by its name or its path and prints what each step changes', async () => {
    const { exitCode, out } = await rulewright('replay', 'first-tide');
    expect(exitCode).toBe(0);
    expect(out).toContain('1. The League keeps the peace\n   Fenwick: −1 Unrest\n');
    expect(out).toContain('1 of 1 steps hold');
    expect(await rulewright('replay', tidePath)).toEqual({ exitCode, out, err: '' });
  });

  it('prints the state after each step for machines', async () => {
    const { exitCode, out, err } = await rulewright('replay', 'first-tide', '--json');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(parsed(out)).toMatchObject({
      scenario: 'First tide',
      game: 'saltmarsh',
      ok: true,
      steps: [{ label: 'The League keeps the peace', state: { card: 'C1', tracks: { Resolve: 6 } } }],
      final: {
        card: 'C1',
        tracks: { Resolve: 6, Mood: { box: 2, value: 1 } },
        eligibility: { first: 'League', second: 'Crown' },
        spaces: { Fenwick: { pieces: { Trooper: 2, 'Hidden Runner': 2 }, markers: {} } },
        boxes: { Gaol: { Runner: 1 } },
        capabilities: {},
      },
    });
  });

  it('exits with 1 where the board shows something else', async () => {
    checkout.edit(tidePath, '2 Hidden Runners', '3 Hidden Runners');
    const { exitCode, out } = await rulewright('replay', 'first-tide');
    expect(exitCode).toBe(1);
    expect(out).toContain('it holds 2 Troopers and 2 Hidden Runners');
    const forMachines = await rulewright('replay', 'first-tide', '--json');
    expect(forMachines.exitCode).toBe(1);
    expect(parsed(forMachines.out)).toMatchObject({ ok: false, failure: { step: 'The League keeps the peace' } });
  });

  it('exits with 1 where the spec has an error, but not for one in another scenario', async () => {
    checkout.write('spec/saltmarsh/scenarios/other.yaml', 'scenario: Other\nrule: "8.0"\nsteps: []\n');
    expect((await rulewright('replay', 'first-tide')).exitCode).toBe(0);
    checkout.edit(cardPath, 'in Harrow', 'in Harow');
    const { exitCode, out } = await rulewright('replay', 'first-tide', '--json');
    expect(exitCode).toBe(1);
    expect(parsed(out)).toMatchObject({ ok: false, final: null, diagnostics: [{ severity: 'error' }] });
  });

  it('plays a spec that has warnings, and still says where a file holds no scenario', async () => {
    checkout.edit(cardPath, '- Crown play C1 unshaded', '- League play C1 shaded');
    expect(await rulewright('replay', 'first-tide')).toMatchObject({ exitCode: 0 });
    checkout.write(
      'spec/saltmarsh/scenarios/none.yaml',
      'rulings:\n  - ruling: A\n    question: B?\n    decision: C.\n    rules: ["1.4"]\n',
    );
    const { exitCode, err } = await rulewright('replay', 'none');
    expect(exitCode).toBe(2);
    expect(err).toContain('holds no scenario');
  });

  it('plays the spec as it is, whatever lies in generated/', async () => {
    checkout.edit(cardPath, '- remove Unrest here', '- place 1 Trooper here');
    const { exitCode, out } = await rulewright('replay', 'first-tide');
    expect(exitCode).toBe(1);
    expect(out).toContain('Fenwick: +1 Trooper');
  });

  it('exits with 2 and the nearest name where there is no such scenario', async () => {
    const { exitCode, out, err } = await rulewright('replay', 'frist-tide');
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain('did you mean `first-tide`');
  });
});

describe('rulewright simulate', () => {
  beforeAll(fresh);

  it('plays games and tells how they ended', async () => {
    const { exitCode, out, err } = await rulewright(
      'simulate',
      'saltmarsh',
      '--games',
      '20',
      '--workers',
      '1',
      '--json',
      '--invariants',
    );
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const result = parsed(out);
    expect(result).toMatchObject({ game: 'saltmarsh', games: 20, finished: 20, crashed: 0, problems: [] });
    for (const key of ['seconds', 'gamesPerSecond', 'decisions', 'decisionsPerSecond', 'outcomes']) {
      expect(result).toHaveProperty(key);
    }
  });

  it('gives the same games to any number of threads', async () => {
    const one = await rulewright('simulate', 'saltmarsh', '--games', '30', '--seed', '7', '--workers', '1', '--json');
    const two = await rulewright('simulate', 'saltmarsh', '--games', '30', '--seed', '7', '--workers', '2', '--json');
    expect(two.exitCode).toBe(0);
    const timeless = (text: string): unknown =>
      JSON.parse(text, (key, value: unknown) => (/seconds|PerSecond/u.test(key) ? 0 : value));
    expect(timeless(two.out)).toEqual(timeless(one.out));
  });
});

describe('rulewright explain', () => {
  beforeAll(fresh);

  it('shows the page of a code in any case', async () => {
    const { exitCode, out } = await rulewright('explain', 'rw0605');
    expect(exitCode).toBe(0);
    expect(out).toContain('error RW0605');
    expect(out).toContain('This gives the message:');
    expect(parsed((await rulewright('explain', 'RW0605', '--json')).out)).toMatchObject({ code: 'RW0605' });
  });

  it('exits with 2 where there is no such code', async () => {
    expect(await rulewright('explain', 'RW0699')).toMatchObject({ exitCode: 2, out: '' });
  });
});

describe('wrong use', () => {
  beforeAll(fresh);

  it.each([
    [['chekc'], 'chekc'],
    [['check', 'saltmrash'], 'did you mean `saltmarsh`'],
    [['check', '--format', 'xml'], 'xml'],
    [['replay'], 'scenario'],
    [['simulate'], 'game'],
    [['simulate', 'saltmarsh', '--seed', '-5'], '-5'],
    [['simulate', 'saltmarsh', '--games', '0'], '0'],
    [['simulate', 'saltmarsh', '--workers', 'many'], 'many'],
    [['explain'], 'code'],
    [[], 'no command was given'],
  ])('exits with 2, says so on the standard error, and prints no result: %j', async (args, words) => {
    const { exitCode, out, err } = await rulewright(...args);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain(words);
  });

  it('is not asking for help', async () => {
    const { exitCode, out } = await rulewright('--help');
    expect(exitCode).toBe(0);
    for (const command of ['build', 'check', 'replay', 'simulate', 'explain']) expect(out).toContain(command);
  });

  it('is running where there is no spec', async () => {
    const inside = checkout;
    checkout = { ...inside, root: '/' };
    expect((await rulewright('check')).exitCode).toBe(2);
    checkout = inside;
  });
});

describe('the process', () => {
  beforeAll(fresh);

  it('ends with the exit code of the command', async () => {
    checkout.edit(cardPath, 'in Harrow', 'in Harow');
    const { exitCode, out } = await ranApart(['check', '--json'], { cwd: checkout.root });
    expect(exitCode).toBe(1);
    expect(parsed(out)).toMatchObject({ diagnostics: [{ file: cardPath }] });
  });

  it('keeps its exit code when the reader has closed the pipe', async () => {
    const child = started(['check'], checkout.root);
    child.stdout?.destroy();
    expect(await ended(child)).toEqual({ exitCode: 1, out: '', err: '' });
  });

  it('tells a fault of its own as such, with exit code 3 and without a stack', async () => {
    let err = '';
    const broken: Terminal = {
      out: () => {
        throw new Error('no paper');
      },
      err: (text) => {
        err += text;
      },
      color: false,
      watched: false,
      folder: checkout.root,
    };
    expect(await run(['check'], broken)).toBe(3);
    expect(err).toContain('error[RW9901]: a fault in rulewright itself: no paper');
    expect(err).not.toMatch(/^\s+at /mu);
  });
});
