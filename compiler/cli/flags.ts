/** What commands share: what they are added to, and the flags that several of them have. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ExitCode, Terminal } from '../commands/terminal.js';
import { languages } from '../languages/codes.js';

/** What commands are added to. */
export interface CommandLine {
  readonly program: Command;
  readonly terminal: Terminal;
  /** Takes the exit code of the command that was run. */
  readonly finish: (exitCode: ExitCode) => void;
  /** The same of a command after which the process ends, whatever a library still waits for. */
  readonly leave: (exitCode: ExitCode) => void;
}

export const dryRun = (): Option => new Option('--dry-run', 'write nothing; tell what would change').default(false);

export const json = (): Option => new Option('--json', 'print the result as JSON');

export const lang = (): Option =>
  new Option('--lang <language>', 'the language to speak').choices(languages).default('en');

export const chosen = (): Option =>
  new Option('--option <option>', 'choose an optional rule, `NAME` or `NAME=NUMBER`; once for each')
    .argParser(onceForEach)
    .default([], 'as they are by default');

export const edition = (): Option =>
  new Option('--edition <edition>', 'as printed, by its name, or with the errata up to a day: 2026-05-14').default(
    null,
    'the newest',
  );

/** The parser of what may be given several times: all of it, in its order. */
export const onceForEach = (given: string, before: readonly string[]): readonly string[] => [...before, given];

/** The parser of a number from `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/u.test(text) && Number.isSafeInteger(value) && value >= least && value <= 0xffff_ffff) return value;
    throw new InvalidArgumentError(`It should be a whole number from ${least}.`);
  };
}

/** The parser of whole numbers from 1 that rise, with commas between them. */
export function risingNumbers(text: string): readonly number[] {
  const numbers = text.split(',').map(Number);
  const isRising = numbers.every((it, index) => Number.isSafeInteger(it) && it > (numbers[index - 1] ?? 0));
  if (/^\d+(?:,\d+)*$/u.test(text) && isRising) return numbers;
  throw new InvalidArgumentError('It should be whole numbers from 1, each above the one before: 10,40,160.');
}

/** The parser of a number of points, above 0 and below 50, that a rate may be off by. */
export function pointsOf100(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/u.test(text) && value > 0 && value < 50) return value;
  throw new InvalidArgumentError('It should be a number of points above 0 and below 50, such as 1 or 0.5.');
}

/** The parser of the number of a port that programs may take. */
export function portNumber(text: string): number {
  const port = wholeNumber(1)(text);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('It should be a whole number from 1 to 65535.');
}
