/** A Chromium that is installed here, by which pages are printed as PDF. */
import { execFile } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where one is looked for. */
export interface Surroundings {
  /** What `RULEWRIGHT_CHROMIUM` names; empty where it names nothing. */
  readonly named: string;
  /** The folders in which programs are, as `PATH` lists them. */
  readonly path: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** The one that is named, whether it is there or not, else the first of its names in the path; null where there is none. */
export function findChromium({ named, path }: Surroundings): string | null {
  if (named !== '') return named;
  return firstInPath(names, path);
}

/** The first program of these names in the folders of a path; null where there is none. */
export function firstInPath(called: readonly string[], path: string): string | null {
  const places = path.split(delimiter).flatMap((folder) => called.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return statSync(place).isFile();
  } catch {
    return false;
  }
}

export type Pdf =
  | { readonly ok: true; readonly bytes: Buffer }
  /** In one line. */
  | { readonly ok: false; readonly why: string };

/** How long a page may take, in milliseconds. */
const patience = 120_000;

/** Prints a page that needs nothing else. It is loaded from a folder of its own, of which nothing is left. */
export async function printedAsPdf(chromium: string, html: string): Promise<Pdf> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-print-'));
  const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
  try {
    writeFileSync(page, html);
    const why = await runToEnd(chromium, [
      '--headless',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--no-pdf-header-footer',
      // An administrator in a container has no sandbox to give, and the page has no scripts.
      ...(userInfo().uid === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ]);
    if (why !== null) return { ok: false, why };
    const bytes = statSync(pdf, { throwIfNoEntry: false }) === undefined ? null : readFileSync(pdf);
    if (bytes?.subarray(0, 5).toString('latin1') !== '%PDF-') return { ok: false, why: 'it ended and printed nothing' };
    return { ok: true, bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Why a program did not end well; null where it did. */
function runToEnd(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: patience, killSignal: 'SIGKILL', windowsHide: true }, (fault) => {
      if (fault === null) resolve(null);
      else if (fault.killed === true) resolve(`it took longer than ${patience / 1000} seconds`);
      else if (typeof fault.code === 'string') resolve(startFault(fault.code));
      else resolve(`it ended with exit code ${String(fault.code ?? fault.signal)}`);
    });
  });
}

function startFault(code: string): string {
  if (code === 'ENOENT') return 'there is no such program';
  return code === 'EACCES' ? 'it is no program that can be run' : `it cannot be started (${code})`;
}
