/** The terminal of the process: where it prints, and who types. */
import type { Surroundings } from './host/chromium.js';
import type * as Keyboard from './host/keyboard.js';
import { printable, type Terminal } from './commands/terminal.js';

/** What all threads have spent of the processors until now, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Where a Chromium is looked for. */
export function chromiumSurroundings(): Surroundings {
  const { RULEWRIGHT_CHROMIUM: named = '', PATH: path = '' } = process.env;
  return { named, path };
}

/** Prints on the standard streams of the process, and is interrupted by its signals. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const allowsColor = env.NO_COLOR === undefined || env.NO_COLOR === '';
  return {
    out: (text) => stdout.write(printable(text, stdout.isTTY)),
    err: (text) => stderr.write(printable(text, stderr.isTTY)),
    color: stdout.isTTY && allowsColor,
    watched: stderr.isTTY,
    folder: process.cwd(),
    onInterrupt: (stop) => {
      const signals = ['SIGINT', 'SIGTERM'] as const;
      for (const signal of signals) process.once(signal, stop);
      return () => {
        for (const signal of signals) process.off(signal, stop);
      };
    },
  };
}

/** Key by key where somebody sits at a terminal, else line by line. */
export function openProcessInput({ keysOf, linesOf }: typeof Keyboard): Keyboard.Input {
  const { stdin, stdout } = process;
  if (stdin.isTTY && stdout.isTTY) return keysOf(stdin, () => stdout.rows);
  const input = linesOf(stdin);
  process.once('SIGINT', input.close);
  return input;
}
