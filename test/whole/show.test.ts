/** `rulewright show`: what a designer reads of a thing in the terminal. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
}, 60_000);

afterAll(() => {
  checkout.remove();
});

async function show(...args: string[]) {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    color: false,
    watched: false,
    folder: checkout.root,
  };
  const exitCode = await run(['show', ...args], terminal);
  return { exitCode, out, err };
}

describe('rulewright show', () => {
  it('shows a card with its sentences, what they come to, and its tests', async () => {
    const { exitCode, out, err } = await show('card', 'C1');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain(`Unshaded: High water
  - Crown may, in up to 1 space with Troopers and Unrest:
    - remove Unrest here

  In plain steps:
  1. Crown: choose at most 1 space with Troopers and with Unrest, one after
     another; fewer where there are fewer; in each:
    1.1. remove all Unrest here; nothing where there is none
`);
    expect(out).toContain(`  2. in Harrow, where in play:
    2.1. the executing faction: place at most as many Runners as cut from
         Available here
`);
    expect(out).toContain('  tests: 2 in generated/saltmarsh/cards/c1-spring-tide.test.ts\n');
    expect(out).toContain('    - one field is dried [5.0]\n');
  });

  it.each(['C1', 'c1', 'Spring Tide', 'card spring tide'])('finds a card by `%s`', async (words) => {
    const { out } = await show(...words.split(' '));
    expect(out).toMatch(/^C1 Spring Tide\nEvent card\n/u);
  });

  it('shows a procedure with what it may select and who conducts it', async () => {
    const { out } = await show('operation', 'Rise');
    expect(out).toMatch(/^Rise\nOperation\n/u);
    expect(out).toContain('Cited as      [SM 3.2]');
    expect(out).toContain('selects at least 1 and at most N, where N is Favour value, of these: spaces');
    expect(out).toContain('1.1. presence: there are Rebel pieces or Unrest here');
  });

  it('shows what a procedure does where its condition does not hold', async () => {
    const { out } = await show('Rise');
    expect(out).toMatch(
      /if there are Depots here:[\s\S]+place at most 2 Runners[\s\S]+otherwise:[\s\S]+place exactly 1 Runner/u,
    );
  });

  it('shows both effects of a chit and its scarcity', async () => {
    const { out } = await show('chit', 'Salt');
    expect(out).toMatch(/^Salt\nFavour chit\n/u);
    expect(out).toContain('How many    3\n');
    expect(out).toContain('\nBoon\n  - place 1 Runner here\n');
    expect(out).toContain('\nBane\n  - remove Unrest here\n');
  });

  it('says what speaks of a card, and of a procedure', async () => {
    expect((await show('C3')).out).toContain('Spoken of by\n  - C2: if C3 is not in play\n');
    expect((await show('phase', 'Rest')).out).toContain('Spoken of by\n  - Turn: conduct Rest\n');
  });

  it('tells the examples of what shares its file with others, of each those that play it', async () => {
    const tests = async (...what: string[]): Promise<string> => (await show(...what)).out.split('\nTests\n')[1] ?? '';
    expect(await tests('Rise')).toContain(
      '  tests: 1 in generated/saltmarsh/operations/rise.test.ts\n    - the League rises where it is\n',
    );
    const ofBread = await tests('chit', 'Bread');
    expect(ofBread).toContain('  tests: 1 in generated/saltmarsh/chits.test.ts\n    - bread is whispered about\n');
    expect(ofBread).not.toContain('salt hires a Runner');
    checkout.edit(
      'spec/saltmarsh/sequence.yaml',
      'all Runners and Scouts on the map to Hidden\n',
      `all Runners and Scouts on the map to Hidden
examples:
  - name: who rests gains Resolve
    when:
      - conduct Rest
    then:
      - Resolve is 7
  - name: who passes rests
    when:
      - Crown conduct Turn
      - Crown: Short Action, Pass
    then:
      - Resolve is 7
`,
    );
    expect(await tests('Rest')).toContain('tests: 1 in generated/saltmarsh/sequence.test.ts');
    expect(await tests('Rest')).toContain('- who rests gains Resolve');
    expect(await tests('Turn')).toContain('tests: 1 in generated/saltmarsh/sequence.test.ts');
    expect(await tests('Turn')).toContain('- who passes rests');
    expect((await show('Rise', '--run')).out).toContain('    passes: the League rises where it is\n');
  });

  it('plays the examples where it is asked to, and exits with 1 where one fails', async () => {
    const sound = await show('C1', '--run');
    expect(sound.exitCode).toBe(0);
    expect(sound.out).toContain('    passes: half of the Runners come back\n');
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'Harrow holds 2', 'Harrow holds 3');
    const broken = await show('C1', '--run');
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'Harrow holds 3', 'Harrow holds 2');
    expect(broken.exitCode).toBe(1);
    expect(broken.out).toContain(
      '    FAILS: half of the Runners come back\n        expected: Harrow holds 3 Hidden Runners',
    );
    expect(broken.out).toContain('    passes: one field is dried [5.0]\n');
  });

  it('shows a card although another file has a mistake in an example, which it names', async () => {
    checkout.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', 'Fenwick has 3', 'Fenwik has 3');
    const { exitCode, out, err } = await show('C1');
    checkout.edit('spec/saltmarsh/cards/c2-neap-tide.yaml', 'Fenwik has 3', 'Fenwick has 3');
    expect(exitCode).toBe(1);
    expect(out).toContain('C1 Spring Tide');
    expect(err).toContain('unknown space or box `Fenwik`');
  });

  it('keeps to 80 columns, but for a path that is longer', async () => {
    for (const what of ['C1', 'C2', 'C10', 'Rise', 'Whisper', 'Whole Game', 'Reckoning Round', 'Salt']) {
      const { out } = await show(what);
      expect(out.split('\n').filter((line) => line.length > 80 && !line.startsWith('Written in'))).toEqual([]);
    }
  });

  it('prints the same for machines', async () => {
    const { out } = await show('C1', '--run', '--json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'saltmarsh',
      name: 'C1',
      title: 'Spring Tide',
      parts: [{ heading: 'unshaded: High water', plain: [{ steps: [{}] }] }, {}],
      tests: [{ tests: [{ name: 'one field is dried', ok: true }, { ok: true }] }],
    });
  });

  it.each([
    ['C11', 'error: nothing is called `C11`\nhelp: did you mean `C1` or `C10`?\n'],
    ['operation Rize', 'error: nothing is called `operation Rize`\nhelp: did you mean `operation Rise`?\n'],
  ])('refuses `%s` with near names', async (words, message) => {
    expect(await show(...words.split(' '))).toEqual({ exitCode: 2, out: '', err: message });
  });

  it('says how to ask where no name is near', async () => {
    const { exitCode, err } = await show('xyzzy');
    expect(exitCode).toBe(2);
    expect(err).toMatch(/^error: nothing is called `xyzzy`\nhelp: name a card/u);
  });

  it('refuses a game that is not there', async () => {
    expect((await show('C1', '--game', 'saltmarch')).exitCode).toBe(2);
  });

  it('prints what is wrong with a spec that has an error', async () => {
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'in Harrow', 'in Harow');
    const { exitCode, out } = await show('C2');
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'in Harow', 'in Harrow');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^error\[RW03/u);
  });
});
