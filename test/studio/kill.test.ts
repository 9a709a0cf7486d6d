/** The command of the studio, killed while it saves: a file is what it was or what it was to be, and the next start goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameTexts } from '../../compiler/host/studio-api.js';

const root = path.join(import.meta.dirname, '..', '..');
const game = 'arab-revolt';
const file = `${game}/setup.yaml`;

let checkout: string;
let running: ChildProcess | null = null;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'rulewright-kill-'));
  for (const folder of [game, 'boards'])
    cpSync(path.join(root, 'spec', folder), path.join(checkout, 'spec', folder), { recursive: true });
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(checkout, { recursive: true, force: true });
});

interface Started {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly kill: () => Promise<void>;
}

async function started(): Promise<Started> {
  const child = spawn(process.execPath, [path.join(root, 'compiler', 'bin.js'), 'studio', game, '--no-open'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running = child;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => {
      resolve(data.toString());
    });
    child.once('exit', () => {
      reject(new Error('it has ended'));
    });
  });
  const { origin, hash } = new URL(line.trim());
  return {
    origin,
    headers: { Authorization: `Bearer ${hash.slice(1)}`, 'Content-Type': 'application/json' },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function wanted(text: string, since: string | undefined): string {
  return JSON.stringify({ game, what: file, texts: [{ path: file, text, since }] });
}

describe('a studio that is killed while it saves', () => {
  it('leaves each file whole, and is started again over whatever it left', async () => {
    const place = path.join(checkout, 'spec', file);
    for (const wait of [0, 2, 5, 10, 20]) {
      const { origin, headers, kill } = await started();
      const { texts } = (await (await fetch(`${origin}/api/texts?game=${game}`, { headers })).json()) as GameTexts;
      const known = texts.find((it) => it.path === file);
      const before = readFileSync(place, 'utf8');
      expect(known?.text).toBe(before);
      // Large, so that writing it takes its time.
      const text = `${before}# ${wait} ${'x'.repeat(400_000)}\n`;
      const body = wanted(text.slice(-900_000), known?.hash);
      const asked = fetch(`${origin}/api/texts`, { method: 'PUT', headers, body }).then(
        (answer) => answer.status,
        () => null,
      );
      await after(wait);
      await kill();
      const status = await asked;
      const now = readFileSync(place, 'utf8');
      if (status === 200) expect(now).toBe(text.slice(-900_000));
      else expect([before, text.slice(-900_000)].includes(now)).toBe(true);
    }
    const { origin, headers, kill } = await started();
    const { texts, unread } = (await (
      await fetch(`${origin}/api/texts?game=${game}`, { headers })
    ).json()) as GameTexts;
    expect(unread).toEqual([]);
    const known = texts.find((it) => it.path === file);
    // No lock and no half of a save is in the way of the next.
    const body = wanted('# at last\n', known?.hash);
    expect((await fetch(`${origin}/api/texts`, { method: 'PUT', headers, body })).status).toBe(200);
    expect(readFileSync(place, 'utf8')).toBe('# at last\n');
    await kill();
  }, 120_000);
});
