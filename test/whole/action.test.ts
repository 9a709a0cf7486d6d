/** The action for GitHub: its steps are run by bash as a runner would, on a repository of rules. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';
import { npx, type Npx } from '../support/npx.js';

interface Step {
  readonly name: string;
  readonly shell: string;
  readonly run: string;
  readonly if?: string;
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
let runner: Npx;

beforeAll(async () => {
  checkout = checkoutOfSaltmarsh();
  expect((await ran(['build'], { cwd: checkout.root })).exitCode).toBe(0);
  runner = await npx();
});

afterAll(() => {
  runner.end();
  checkout.remove();
});

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly summary: string;
}

/** What a runner knows of a pull request; of a push it knows none of it. */
interface Pull {
  readonly base: string;
  readonly number: string;
  /** Where comments are kept. */
  readonly api: string;
}

/** Runs the steps as a runner does, with what it knows in place of the expressions: after one that fails only those that say so. */
async function used(given: Readonly<Record<string, string>> = {}, pull: Partial<Pull> = {}): Promise<Outcome> {
  const known: Readonly<Record<string, string>> = {
    'github.token': 'of this run',
    'github.event.pull_request.base.sha': pull.base ?? '',
    'github.event.pull_request.number': pull.number ?? '',
  };
  const inputs: Record<string, string> = {};
  const filled = (text: string): string =>
    text.replace(/\$\{\{ (.*?) \}\}/gu, (_, expression: string) => {
      if (expression === 'toJSON(inputs)') return JSON.stringify(inputs, null, 2);
      const value = known[expression] ?? inputs[expression.replace(/^inputs\./u, '')];
      if (value === undefined) throw new Error(`a runner does not know ${expression}`);
      return value;
    });
  for (const [name, input] of Object.entries(action.inputs)) inputs[name] = filled(input.default);
  Object.assign(inputs, given);
  const summary = join(checkout.root, '.summary');
  writeFileSync(summary, '');
  let out = '';
  let code = 0;
  for (const { shell, run, if: when = '${{ success() }}', env = {}, 'working-directory': at = '.' } of action.runs
    .steps) {
    expect([shell, run.includes('${{')]).toEqual(['bash', false]);
    expect(['${{ success() }}', '${{ !cancelled() }}']).toContain(when);
    if (code !== 0 && when === '${{ success() }}') continue;
    const variables = Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(text)]));
    const runners = {
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_API_URL: pull.api ?? '',
      GITHUB_REPOSITORY: 'marsh/rules',
    };
    const ended = await runner.bash(run, {
      cwd: join(checkout.root, filled(at)),
      environment: { ...runners, ...variables },
    });
    out += ended.out;
    code ||= ended.code;
  }
  return { code, out, summary: readFileSync(summary, 'utf8') };
}

describe('the action', () => {
  it('is a composite one that says what it does and what each input is', () => {
    expect([action.name, action.runs.using]).toEqual(['Rulewright', 'composite']);
    const texts = [action.description, ...Object.values(action.inputs).map(({ description }) => description)];
    expect(texts.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('passes where the rules are sound and what is generated is fresh, and sums it up', async () => {
    const { code, out, summary } = await used({ sarif: 'rules.sarif' });
    expect([code, out.includes('::error')]).toEqual([0, false]);
    expect(summary).toMatch(/^### Rules\n\n~~~~\n[^]*saltmarsh: no errors[^]*is up to date[^]*~~~~\n$/u);
    expect(JSON.parse(checkout.read('rules.sarif'))).toMatchObject({ version: '2.1.0' });
  });

  it('fails at the line of a mistake, and where what is generated is stale', async () => {
    const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
    const before = checkout.read(card);
    checkout.write(card, before.replace('rounded down', 'rounded dwn'));
    const { code, out } = await used({ games: 'saltmarsh', sarif: 'rules.sarif' });
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=spec\/saltmarsh\/cards\/c1-spring-tide\.yaml,line=\d+/mu);
    expect(checkout.read('rules.sarif')).toContain('"level": "error"');
    checkout.write(card, before.replace('rounded down', 'rounded up'));
    expect(await used()).toMatchObject({
      code: 1,
      out: expect.stringContaining('::error::what is generated is not') as string,
    });
    checkout.write(card, before);
  });

  it('refuses an input that it does not have, and one that is neither true nor false', async () => {
    expect(await used({ game: 'saltmarsh' })).toMatchObject({
      code: 2,
      out: '::error::there is no input "game"; there are games, working-directory, strict, sarif, base, comment, token\n',
    });
    expect((await used({ strict: 'yes' })).out).toBe('::error::"strict" is true or false, not "yes"\n');
    expect((await used({ games: 'saltmarch' })).code).toBe(2);
    expect(existsSync(join(checkout.root, 'generated/saltmarsh/index.ts'))).toBe(true);
  });
});

describe('the difference that a pull request makes', () => {
  interface Comment {
    readonly id: number;
    readonly body: string;
  }

  const c1 = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: checkout.root,
      encoding: 'utf8',
    }).trim();

  let server: Server;
  let api: string;
  let base: string;
  let before: string;
  let comments: Comment[] = [];
  let mayWrite = true;

  beforeAll(async () => {
    before = checkout.read(c1);
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'as printed');
    base = git('rev-parse', 'HEAD');
    server = createServer((request, response) => {
      const { method, url = '', headers } = request;
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        expect(headers.authorization).toBe('Bearer of this run');
        const { body } = (method === 'GET' ? { body: '' } : JSON.parse(text)) as { readonly body: string };
        const [, page] = /^\/repos\/marsh\/rules\/issues\/7\/comments\?per_page=100&page=(\d)$/u.exec(url) ?? [];
        const [, id] = /^\/repos\/marsh\/rules\/issues\/comments\/(\d+)$/u.exec(url) ?? [];
        if (method === 'GET' && page !== undefined) {
          response.end(JSON.stringify(comments.slice(100 * (Number(page) - 1), 100 * Number(page))));
          return;
        }
        if (!mayWrite) response.writeHead(403, 'Forbidden');
        else if (method === 'POST' && url === '/repos/marsh/rules/issues/7/comments')
          comments.push({ id: comments.length, body });
        else if (method === 'PATCH' && id !== undefined)
          comments = comments.map((it) => (it.id === Number(id) ? { ...it, body } : it));
        else response.writeHead(404);
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    checkout.write(c1, before);
    server.close();
  });

  it('stands on the page of the run, also where a test of the rules fails, and in one comment', async () => {
    comments = Array.from({ length: 100 }, (_, id) => ({ id, body: 'well' }));
    checkout.write(c1, before.replace('rounded down', 'rounded up'));
    const first = await used({ comment: 'true' }, { base, number: '7', api });
    expect(first.code).toBe(1);
    expect(first.summary).toMatch(/^### Rules\n[^]*\n## Rules: [0-9a-f]{40} → what is checked out\n[^]*rounded up/mu);
    expect(comments.slice(100).map(({ body }) => body.split('\n').slice(0, 2))).toEqual([
      ['<!-- rulewright: difference -->', `## Rules: ${base} → what is checked out`],
    ]);
    expect(comments[100]?.body).toContain('rounded up');
    checkout.write(c1, before);
    const second = await used({ comment: 'true', games: 'saltmarsh' }, { base, number: '7', api });
    expect([second.code, second.out.includes('::warning')]).toEqual([0, false]);
    expect(comments).toHaveLength(101);
    expect(comments[100]?.body).not.toContain('rounded up');
  });

  it('warns where no comment may be written, and where rules have errors; both fail nothing more', async () => {
    mayWrite = false;
    const { code, out } = await used({ comment: 'true' }, { base, number: '7', api });
    mayWrite = true;
    expect(code).toBe(0);
    expect(out).toContain(
      '::warning::no comment was written (403 Forbidden): it takes "pull-requests: write" under "permissions" of the job\n',
    );
    checkout.write(c1, before.replace('rounded down', 'rounded dwn'));
    const unsound = await used({}, { base, number: '7', api });
    checkout.write(c1, before);
    expect(unsound.code).toBe(1);
    expect(unsound.out).toContain('::warning::the difference is told only of rules');
    expect(unsound.summary).toContain('### saltmarsh\n\nNot compared: its rules have 1 error in what is checked out.');
  });

  it('is told of no push, fetches what a shallow clone lacks, and says where there is no such revision', async () => {
    const push = await used({ comment: 'true' });
    expect([push.code, push.summary.includes('→')]).toEqual([0, false]);
    const unknown = await used({ base: 'f'.repeat(40) });
    expect(unknown.code).toBe(1);
    expect(unknown.out).toMatch(/^::error::the revision to tell the difference from, "f{40}", is neither here nor/mu);
    git('commit', '--quiet', '--allow-empty', '--message', 'nothing');
    const origin = join(checkout.root, '.origin');
    git('clone', '--quiet', '--bare', '.', origin);
    git('-C', origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    const shallow = join(checkout.root, '.shallow');
    git('clone', '--quiet', '--depth=1', `file://${origin}`, shallow);
    const fetched = await used({ 'working-directory': '.shallow' }, { base });
    expect([fetched.code, fetched.summary.includes(`## Rules: ${base} →`)]).toEqual([0, true]);
  });

  it('is cut where it is longer than a comment may be', async () => {
    const c2 = 'spec/saltmarsh/cards/c2-neap-tide.yaml';
    const card = checkout.read(c2);
    checkout.write(
      c2,
      card.replace(/^ +- place 1 Trooper in Fenwick\n/mu, (step) => step.repeat(500)),
    );
    comments = [];
    await used({ comment: 'true' }, { base, number: '7', api });
    checkout.write(c2, card);
    expect(comments[0]?.body.length).toBeLessThan(65_536);
    expect(comments[0]?.body).toMatch(/^<!-- rulewright[^]*\nThe rest stands on the page of the run\.$/u);
  });
});
