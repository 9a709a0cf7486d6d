/** The numbered rules of a rulebook, traced to the spec, the code and the tests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { check, compile } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { bothBackEnds, failuresOf } from '../support/both-back-ends.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshRules } from '../support/saltmarsh-rules.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const files = [...saltmarshFiles(), saltmarshRules];

/** What is said of the spec with one text of one file changed. */
function told(name: string, before: string, after: string): readonly string[] {
  const changed = files.map((file): SourceFile => {
    return file.path.endsWith(name) ? { ...file, text: file.text.replace(before, after) } : file;
  });
  return check({ files: changed, diagnostics: [] }).diagnostics.map(({ code, span, help }) => {
    return `${code} ${span.file.text.slice(span.start, span.end)} ${help.map(({ text }) => text).join()}`;
  });
}

describe('the list of rules', () => {
  it('holds what the spec cites', () => {
    expect(check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each([
    ['in a ruling', 'rulings.yaml', '["1.4"]', '["1.44"]', 'RW0342 1.44 did you mean `1.4`?'],
    ['of a procedure', 'sequence.yaml', '"2.3"', '"2.33"', 'RW0342 2.33 did you mean `2.3`?'],
    ['beside an example', 'c1-spring-tide.yaml', '"5.0"', '5.1, tip; 5.11', 'RW0342 5.11 did you mean `5.1`?'],
    [
      'beside an example of a rule',
      'rules.yaml',
      '"1.6"\n        given',
      '"1.66"\n        given',
      'RW0342 1.66 did you mean `1.6`?',
    ],
  ])('refuses a number that it does not hold %s', (_where, name, before, after, message) => {
    expect(told(name, before, after)).toEqual([message]);
  });

  it('refuses a carrier that is not there', () => {
    expect(told('rules.yaml', '[Unrest]', '[Unresst]')).toEqual(['RW0343 Unresst did you mean `Unrest`?']);
  });

  it('refuses an example of a rule as it refuses one of a card', () => {
    expect(told('rules.yaml', 'Resolve is 6', 'Resolf is 6')).toEqual(['RW0605 Resolf the name `Resolve` is similar']);
  });

  it('has each number once', () => {
    expect(told('rules.yaml', '"1.2": Pieces', '"1.1": Pieces').length).toBeGreaterThan(0);
  });

  it('is asked for by nobody who has none', () => {
    const { diagnostics } = check({ files: saltmarshFiles(), diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('an example of a rule', () => {
  it('is a test like one of a card', async () => {
    const compiled = await compile({ files, diagnostics: [] });
    const own = compiled.examples.filter(({ of }) => of.kind === 'rules');
    expect(own.map(({ name }) => name)).toEqual(['a Rest raises Resolve']);
    expect(failuresOf(bothBackEnds(compiled), compiled.world, own)).toEqual([]);
    const { text } = compiled.output?.tests.find(({ path }) => path === 'rules.test.ts') ?? { text: '' };
    expect(text).toContain("example('2.3: a Rest raises Resolve [1.6]', ");
  });

  it('fails where the rule is another', async () => {
    const wrong = files.map((file): SourceFile => {
      return { ...file, text: file.text.replace('- raise Resolve by 1', '- raise Resolve by 2') };
    });
    const compiled = await compile({ files: wrong, diagnostics: [] });
    const own = compiled.examples.filter(({ of }) => of.kind === 'rules');
    expect(failuresOf(bothBackEnds(compiled), compiled.world, own)).toEqual([
      ['a Rest raises Resolve', 'expected: Resolve is 6; it is 7'],
    ]);
  });
});

describe('the command line', () => {
  let checkout: TestCheckout;
  let folder: string;

  beforeAll(() => {
    checkout = checkoutOfSaltmarsh(files);
    folder = mkdtempSync(join(tmpdir(), 'rulewright-page-'));
  }, 60_000);

  afterAll(() => {
    checkout.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function trace(...args: string[]) {
    let out = '';
    let err = '';
    const terminal = { color: false, watched: false, folder: checkout.root };
    const exitCode = await run(['trace', ...args], {
      ...terminal,
      out: (text) => (out += text),
      err: (text) => (err += text),
    });
    return { exitCode, out, err };
  }

  it('tells of each rule what states it, what it became and what tests it', async () => {
    const { exitCode, out, err } = await trace('saltmarsh');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain('1.0 The Marsh  not playable: tells the story\n');
    expect(out).toContain('2.4 Wind  OPEN: no spec, no test\n');
    expect(out).toMatch(/^2\.2 Turn {2}OPEN: no test\n {2}spec {4}\S+sequence\.yaml:\d+ {2}procedures Turn\n/mu);
    expect(out).toContain('  code    generated/saltmarsh/sequence.ts#turn\n');
    expect(out).toMatch(
      /saltmarsh: 29 rules: \d+ with spec and test, 1 not playable, \d+ open; \d+ of \d+ examples and 1 of 1 scenario hold; 2 of 8 cards are known by title only\n$/u,
    );
  });

  it('takes what cites a rule for a test of it, an example of another rule, too, and nothing else', async () => {
    const { out } = await trace('saltmarsh', '--json');
    const [traced] = JSON.parse(out) as {
      rules: { number: string; status: string; tests: { file: string; name: string; ruling: string | null }[] }[];
    }[];
    const ruleOf = (number: string) => traced?.rules.find((it) => it.number === number);
    const rest = { file: 'generated/saltmarsh/rules.test.ts', name: '2.3: a Rest raises Resolve', ruling: null };
    expect(ruleOf('5.0')).toMatchObject({ status: 'complete', tests: [{ name: 'C1: one field is dried' }] });
    expect(ruleOf('2.3')).toMatchObject({ status: 'complete', tests: [rest] });
    expect(ruleOf('1.6')).toMatchObject({ status: 'complete', tests: [rest] });
    expect(ruleOf('6.0.1')).toMatchObject({ status: 'open', tests: [] });
  });

  it('names the ruling that decides what a rule leaves open', async () => {
    const { out } = await trace('saltmarsh');
    expect(out).toMatch(/ {2}ruling {2}\S+rulings\.yaml:5 {2}rulings Watch before Unrest\n/u);
  });

  it('names a test that cites a ruling on the rule, which alone does not test the rule', async () => {
    const before = 'name: half of the Runners come back\n';
    checkout.edit(
      'spec/saltmarsh/cards/c1-spring-tide.yaml',
      before,
      `${before}    cites: ruling, Watch before Unrest\n`,
    );
    checkout.edit('spec/saltmarsh/operations/muster.yaml', 'cites: "1.4"', 'cites: "1.9"');
    const { out } = await trace('saltmarsh');
    expect(out).toContain('  C1: half of the Runners come back (ruling Watch before Unrest)\n');
    expect(out).toContain('\n1.4 Markers  OPEN: no test\n');
  });

  it('makes a finding of an open rule where it is asked to', async () => {
    expect((await trace('saltmarsh', '--strict')).exitCode).toBe(1);
  });

  it('writes a page that needs nothing else', async () => {
    const page = join(folder, 'rules.html');
    expect((await trace('saltmarsh', '--html', page)).exitCode).toBe(0);
    const text = readFileSync(page, 'utf8');
    expect(text).toContain('<input type="search"');
    expect(text).toContain('<tr id="2.4" class="open">');
    expect(text).not.toMatch(/https?:|<link|src=/u);
  });

  it('says where it cannot', async () => {
    expect(
      await trace('saltmarsh', '--html', join(checkout.root, 'spec', 'saltmarsh', 'map.yaml', 'rules.html')),
    ).toMatchObject({ exitCode: 2 });
    expect(await trace('brinemarsh')).toMatchObject({ exitCode: 2 });
  });
});
