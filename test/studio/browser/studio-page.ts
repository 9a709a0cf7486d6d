/** The page of the studio in a browser, on a checkout of its own that a test may change. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { serveStudio, type StudioServer } from '../../../compiler/host/studio-server.js';
import { chromiumHere } from '../../support/programs.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Pictures of the page are kept here, to be looked at. */
const pictures = join(tmpdir(), 'rulewright-studio-pictures');

export const word = 'a-word-of-the-test';

export interface Studio {
  readonly page: Page;
  readonly server: StudioServer;
  readonly address: string;
  /** A file of the checkout, by its path below `spec`. */
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  readonly show: (view: 'Play' | 'Replay' | 'Edit' | 'Cards' | 'Numbers') => Promise<void>;
  readonly picture: (name: string) => Promise<void>;
  /** What the page has complained of, none of which a test expects. */
  readonly complaints: readonly string[];
  readonly end: () => Promise<void>;
}

export interface Opening {
  /** A game of this repository, or that of the tests, which is opened sooner. */
  readonly game: string;
  readonly scheme?: 'light' | 'dark';
  /** Changes the checkout before it is served. */
  readonly prepare?: (spec: string) => void;
}

let browser: Promise<Browser> | null = null;
let built: string | null = null;

/** The browser is started and the page built once for all tests of a process, which end them. */
export async function openStudio({ game, scheme = 'light', prepare }: Opening): Promise<Studio> {
  const checkout = mkdtempSync(join(tmpdir(), 'rulewright-studio-'));
  const spec = join(checkout, 'spec');
  if (game === 'saltmarsh') writeSaltmarsh(spec);
  else for (const it of [game, 'boards']) cpSync(join(root, 'spec', it), join(spec, it), { recursive: true });
  prepare?.(spec);
  const server = await serveStudio({ root: checkout, page: builtPage(), port: 0, token: word });
  if (server === null) throw new Error('a port that the system picks is free');
  const context = await (
    await browserHere()
  ).newContext({
    viewport: { width: 1500, height: 950 },
    colorScheme: scheme,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const address = `http://127.0.0.1:${server.port}/?game=${game}#${word}`;
  await page.goto(address);
  return {
    page,
    server,
    address,
    complaints,
    read: (path) => readFileSync(join(spec, path), 'utf8'),
    write: (path, text) => {
      writeFileSync(join(spec, path), text);
    },
    show: async (view) => {
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: new RegExp(`^${view}`, 'u') })
        .click();
    },
    picture: async (name) => {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}.png`) });
    },
    end: async () => {
      await context.close();
      await server.close();
      rmSync(checkout, { recursive: true, force: true });
    },
  };
}

function writeSaltmarsh(spec: string): void {
  for (const { path, text } of saltmarshFiles()) {
    mkdirSync(dirname(join(spec, path)), { recursive: true });
    writeFileSync(join(spec, path), text);
  }
}

function builtPage(): string {
  if (built === null) {
    built = join(mkdtempSync(join(tmpdir(), 'rulewright-page-')), 'studio');
    execFileSync(process.execPath, [join(root, 'studio', 'bundle.mjs'), built]);
    const folder = built;
    process.once('exit', () => {
      rmSync(folder, { recursive: true, force: true });
    });
  }
  return built;
}

export function browserHere(): Promise<Browser> {
  const executablePath = chromiumHere();
  if (executablePath === null) throw new Error('these tests need a Chromium: name one in RULEWRIGHT_CHROMIUM');
  // Whoever is root in a container has no sandbox to give.
  browser ??= chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  return browser;
}

/** The place of a space on the board, whether it can be chosen or not. */
export function spaceOn(page: Page, name: string): Locator {
  return page.locator('svg[aria-label="Board"]').locator(`[aria-label^="${name}, "]`);
}

/** What is said of each space on the board, without what it can be chosen as. */
export async function boardRead(page: Page): Promise<readonly string[]> {
  const labels = await page
    .locator('svg[aria-label="Board"] > g[aria-label]')
    .evaluateAll((elements) => elements.map((it) => it.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/ \(option \d+\)$/u, '')).sort();
}
