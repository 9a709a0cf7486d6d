/** The action for GitHub: its steps are run by bash as a runner would, on a repository of rules. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { bin, ran } from '../support/command-line.js';

interface Step {
  readonly name: string;
  readonly shell: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

interface Action {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

const action = parse(readFileSync(join(import.meta.dirname, '..', '..', 'action.yml'), 'utf8')) as Action;

let checkout: TestCheckout;
let tools: string;

beforeAll(async () => {
  checkout = checkoutOfSaltmarsh();
  expect((await ran(['build'], { cwd: checkout.root })).exitCode).toBe(0);
  // What npm would find is this compiler.
  tools = join(checkout.root, '.tools');
  mkdirSync(tools);
  writeFileSync(join(tools, 'npx'), `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${bin}" "$@"\n`);
  chmodSync(join(tools, 'npx'), 0o755);
});

afterAll(() => {
  checkout.remove();
});

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly summary: string;
}

/** Runs the steps until one fails, with inputs in place of the expressions. */
function used(given: Readonly<Record<string, string>> = {}): Outcome {
  const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]));
  const inputs: Readonly<Record<string, string>> = { ...defaults, ...given };
  const filled = (text: string): string =>
    text.replace(/\$\{\{ (.*?) \}\}/gu, (_, expression: string) => {
      if (expression === 'toJSON(inputs)') return JSON.stringify(inputs, null, 2);
      const value = inputs[expression.replace(/^inputs\./u, '')];
      if (value === undefined) throw new Error(`a runner does not know ${expression}`);
      return value;
    });
  const summary = join(checkout.root, '.summary');
  writeFileSync(summary, '');
  let out = '';
  for (const { shell, run, env = {}, 'working-directory': folder = '.' } of action.runs.steps) {
    expect([shell, run.includes('${{')]).toEqual(['bash', false]);
    const variables = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text)]));
    const PATH = `${tools}${delimiter}${process.env.PATH ?? ''}`;
    try {
      out += execFileSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', run], {
        cwd: join(checkout.root, filled(folder)),
        env: { ...process.env, ...variables, PATH, GITHUB_STEP_SUMMARY: summary },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (fault) {
      const { status, stdout } = fault as { readonly status: number; readonly stdout: string };
      return { code: status, out: out + stdout, summary: readFileSync(summary, 'utf8') };
    }
  }
  return { code: 0, out, summary: readFileSync(summary, 'utf8') };
}

describe('the action', () => {
  it('is a composite one that says what it does and what each input is', () => {
    expect([action.name, action.runs.using]).toEqual(['Rulewright', 'composite']);
    const texts = [action.description, ...Object.values(action.inputs).map(({ description }) => description)];
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('passes where the rules are sound and what is generated is fresh, and sums it up', () => {
    const { code, out, summary } = used({ sarif: 'rules.sarif' });
    expect([code, out.includes('::error')]).toEqual([0, false]);
    expect(summary).toMatch(/^### Rules\n\n~~~~\n[^]*saltmarsh: no errors[^]*is up to date[^]*~~~~\n$/u);
    expect(JSON.parse(checkout.read('rules.sarif'))).toMatchObject({ version: '2.1.0' });
  });

  it('fails at the line of a mistake, and where what is generated is stale', () => {
    const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
    const before = checkout.read(card);
    checkout.write(card, before.replace('rounded down', 'rounded dwn'));
    const { code, out } = used({ games: 'saltmarsh', sarif: 'rules.sarif' });
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=spec\/saltmarsh\/cards\/c1-spring-tide\.yaml,line=\d+/mu);
    expect(checkout.read('rules.sarif')).toContain('"level": "error"');
    checkout.write(card, before.replace('rounded down', 'rounded up'));
    expect(used()).toMatchObject({
      code: 1,
      out: expect.stringContaining('::error::what is generated is not') as string,
    });
    checkout.write(card, before);
  });

  it('refuses an input that it does not have, and one that is neither true nor false', () => {
    expect(used({ game: 'saltmarsh' })).toMatchObject({
      code: 2,
      out: '::error::there is no input "game"; there are games, working-directory, strict, sarif\n',
    });
    expect(used({ strict: 'yes' }).out).toBe('::error::"strict" is true or false, not "yes"\n');
    expect(used({ games: 'saltmarch' }).code).toBe(2);
    expect(existsSync(join(checkout.root, 'generated/saltmarsh/index.ts'))).toBe(true);
  });
});
