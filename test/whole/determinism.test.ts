/** What is built is a function of the spec alone: not of the order of its files, its line ends, the run or the machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '../../compiler/driver.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { decode } from '../../compiler/yaml/decode.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, ranApart } from '../support/command-line.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const scenarioPath = 'saltmarsh/scenarios/first-tide.yaml';
const scenario = `scenario: The first tide
rule: "8.0"
deck: [C1, C3, C2, C10]
steps:
  - step: The League keeps the peace
    script:
      - League: Event, Unshaded
      - Crown: Fenwick
    then:
      - Fenwick holds 2 Troopers and 2 Hidden Runners
`;
const files = saltmarshFiles().map(({ path, text }) => ({ path, text: path === scenarioPath ? scenario : text }));

/** Every generated file before it is laid out, which changes nothing but layout: its path and its text. */
async function emitted(spec: readonly SourceFile[]): Promise<(readonly [path: string, text: string])[]> {
  const { output, diagnostics } = await compile({ files: spec, diagnostics: [] });
  expect(diagnostics).toEqual([]);
  if (output === null) throw new Error('Saltmarsh was not compiled');
  return [...printModules(output.engine), ...output.tests].map(({ path, text }) => [path, text]);
}

describe('what is emitted', () => {
  it('is the same in another run', async () => {
    const first = await emitted(files);
    expect(first.length).toBeGreaterThan(15);
    // Shown as files of another place, they are not known again.
    expect(await emitted(files.map((file) => ({ ...file, shown: `elsewhere/${file.path}` })))).toEqual(first);
  });

  it('is the same whatever the order of the files', async () => {
    const expected = await emitted(files);
    const middle = Math.floor(files.length / 2);
    expect(await emitted([...files].reverse())).toEqual(expected);
    expect(await emitted([...files.slice(middle), ...files.slice(0, middle)])).toEqual(expected);
  });

  it('is the same where a checkout has turned line ends into CRLF, or puts a byte order mark first', async () => {
    const asOn = (mark: string, lineEnd: string): SourceFile[] =>
      files.flatMap(({ path, text }) => {
        const { file } = decode(new TextEncoder().encode(mark + text.replaceAll('\n', lineEnd)), { path });
        return file === null ? [] : [file];
      });
    const expected = await emitted(files);
    expect(await emitted(asOn('', '\r\n'))).toEqual(expected);
    expect(await emitted(asOn('\uFEFF', '\n'))).toEqual(expected);
  });
});

describe('a build', () => {
  const checkouts: TestCheckout[] = [];

  afterAll(() => {
    for (const checkout of checkouts) checkout.remove();
  });

  /** In a process of its own where the environment is another one. */
  async function built(
    change: (text: string) => string,
    environment: Readonly<Record<string, string>> | null,
  ): Promise<Map<string, Buffer>> {
    const checkout = checkoutOfSaltmarsh();
    checkouts.push(checkout);
    for (const { path, text } of files) checkout.write(`spec/${path}`, change(text));
    const run =
      environment === null
        ? await ran(['build'], { cwd: checkout.root })
        : await ranApart(['build'], { cwd: checkout.root, environment });
    expect(run).toMatchObject({ exitCode: 0, err: '' });
    const folder = join(checkout.root, 'generated');
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
    return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path))]));
  }

  it('writes the same bytes in another language, another time zone and from files with CRLF', async () => {
    const plain = await built((text) => text, null);
    const swedish = { LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8', TZ: 'Asia/Kolkata' };
    expect(plain.size).toBeGreaterThan(15);
    expect(await built((text) => text.replaceAll('\n', '\r\n'), swedish)).toEqual(plain);
  }, 60_000);
});
