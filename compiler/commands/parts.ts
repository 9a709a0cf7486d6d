/** Parts of a simulation that were played apart: which seeds each has, and all of them added up. */
import { isSameEnding } from '../../runtime/outcome.js';
import { readWholeFile } from '../host/read-file.js';
import { resolve } from 'node:path';
import { bothLengths } from '../simulation/lengths.js';
import { bothSpreads } from '../statistics/spread.js';
import { changesOf, type Counts, csvOf, ratesOf } from '../simulation/counts.js';
import { printChanges, printCounts } from './simulated.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

/** What a part must have in common with those that it is merged with. */
export interface Whole {
  readonly game: string;
  /** Of the rules, and of the compiler that played them. */
  readonly fingerprint: string;
  readonly build: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly countsCards: boolean;
  readonly countsEffects: boolean;
  readonly countsLeads: boolean;
  readonly firstSeed: number;
  readonly games: number;
}

/** So many seeds of the whole, from one of them on. */
export interface Part {
  readonly whole: Whole;
  readonly from: number;
  readonly counts: Counts;
}

export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** `2/8`; null, after saying why, where it is none of so many games. */
export function shardFrom(terminal: Terminal, text: string, games: number): Shard | null {
  const [, index, of] = (/^(\d+)\/(\d+)$/u.exec(text) ?? []).map(Number);
  if (index === undefined || of === undefined || of < 1 || index < 1 || index > of) {
    const known = of === undefined || of < 1 ? 'as in `--shard 2/8`' : `the shards of ${of} are 1/${of} to ${of}/${of}`;
    wrongUse(terminal, `\`${text}\` is no shard: ${known}`);
    return null;
  }
  if (of > games) {
    wrongUse(terminal, `${games} games cannot be played in ${of} shards: there are at most as many as games`);
    return null;
  }
  return { index, of };
}

/** The seeds of a shard. */
export function seedsOf({ index, of }: Shard, firstSeed: number, games: number): { firstSeed: number; games: number } {
  const upTo = (shards: number): number => Math.floor((games * shards) / of);
  return { firstSeed: firstSeed + upTo(index - 1), games: upTo(index) - upTo(index - 1) };
}

/** A part has some thousand bytes. */
const mostBytes = 100_000_000;

/** `simulate merge`: adds parts up; one that is given twice counts once. */
export function mergeCommand(
  terminal: Terminal,
  files: readonly string[],
  { json, csv }: { readonly json: boolean; readonly csv: boolean },
): ExitCode {
  const parts: { readonly file: string; readonly part: Part }[] = [];
  for (const file of files) {
    const read = readWholeFile(resolve(terminal.folder, file), mostBytes);
    if (read.kind === 'refused') return wrongUse(terminal, `\`${file}\` cannot be merged: ${read.reason}`);
    const part = read.kind === 'read' ? partIn(read.bytes) : null;
    if (part === null) {
      return wrongUse(terminal, `\`${file}\` is no part of a simulation: \`simulate --shard 1/2 --json\` prints one`);
    }
    const [first] = parts;
    const other = first === undefined ? null : differing(first.part.whole, part.whole);
    if (first !== undefined && other !== null) {
      return wrongUse(terminal, `\`${file}\` cannot be merged with \`${first.file}\`: ${other}`);
    }
    const known = parts.find(({ part: it }) => overlaps(it, part));
    if (known !== undefined && (known.part.from !== part.from || known.part.counts.games !== part.counts.games)) {
      return wrongUse(
        terminal,
        `\`${file}\` and \`${known.file}\` have some seeds in common: ${seeds(part)} and ${seeds(known.part)}`,
      );
    }
    if (known === undefined) parts.push({ file, part });
  }
  const [first] = parts;
  if (first === undefined) return wrongUse(terminal, 'name the parts to merge: `simulate merge part*.json`');
  const { whole } = first.part;
  const all = parts.map(({ part }) => part).sort((one, other) => one.from - other.from);
  const counts = all.map((part) => part.counts).reduce(added);
  const missing = missingOf(whole, all);
  const changes = whole.countsEffects ? { changes: changesOf(counts) } : {};
  const report = { ...whole, ...counts, outcomes: ratesOf(counts), ...changes, missing };
  if (json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else if (csv) terminal.out(csvOf(report.outcomes, counts.games));
  else {
    terminal.out(`${whole.game}: ${counts.finished} of ${counts.games} games came to their end\n`);
    terminal.out(`  seats: ${seatsText(whole.seats)}\n`);
    printCounts(terminal, report, { cards: whole.countsCards });
    if (whole.countsEffects) printChanges(terminal, changesOf(counts));
  }
  for (const { from, to } of missing) terminal.err(`missing: the games of seeds ${from} to ${to}\n`);
  return missing.length > 0 || counts.crashed > 0 ? 1 : 0;
}

/** `Crown mcts:200, League random` */
export function seatsText(seats: Readonly<Record<string, string>>): string {
  return Object.entries(seats)
    .map(([faction, player]) => `${faction} ${player}`)
    .join(', ');
}

/** What a run with `--shard` has printed; null where it is something else. */
function partIn(bytes: Uint8Array): Part | null {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  const { part } = (read ?? {}) as { readonly part?: Partial<Part> | null };
  if (typeof part !== 'object' || part === null) return null;
  const { whole, from, counts } = part;
  const isPart = typeof whole === 'object' && typeof from === 'number' && typeof counts === 'object';
  return isPart &&
    Array.isArray(counts.outcomes) &&
    Array.isArray(counts.problems) &&
    Array.isArray(counts.cards) &&
    typeof counts.lengths === 'object'
    ? { whole, from, counts }
    : null;
}

const differences: Readonly<Record<keyof Whole, string>> = {
  game: 'it is of another game',
  fingerprint: 'it was played under other rules',
  build: 'it was played by another build of rulewright',
  seats: 'others sat there',
  options: 'other options were chosen',
  countsCards: 'one of them counts cards and the other does not',
  countsEffects: 'one of them tells what cards change and the other does not',
  countsLeads: 'one of them counts changes of the lead and the other does not',
  firstSeed: 'the whole of it begins with another seed',
  games: 'the whole of it has another number of games',
};

function differing(one: Whole, other: Whole): string | null {
  const keys = Object.keys(differences) as (keyof Whole)[];
  const key = keys.find((it) => JSON.stringify(one[it]) !== JSON.stringify(other[it]));
  return key === undefined ? null : differences[key];
}

function overlaps(one: Part, other: Part): boolean {
  return one.from < other.from + other.counts.games && other.from < one.from + one.counts.games;
}

function seeds({ from, counts }: Part): string {
  return `${from} to ${from + counts.games - 1}`;
}

/** The seeds that no part has; the parts are in order. */
function missingOf({ firstSeed, games }: Whole, parts: readonly Part[]) {
  const found: { readonly from: number; readonly to: number }[] = [];
  let next = firstSeed;
  for (const { from, counts } of parts) {
    if (from > next) found.push({ from: next, to: from - 1 });
    next = from + counts.games;
  }
  if (next < firstSeed + games) found.push({ from: next, to: firstSeed + games - 1 });
  return found;
}

function added(one: Counts, other: Counts): Counts {
  return {
    games: one.games + other.games,
    finished: one.finished + other.finished,
    crashed: one.crashed + other.crashed,
    decisions: one.decisions + other.decisions,
    outcomes: one.outcomes.map((it) => ({
      ...it,
      games: it.games + (other.outcomes.find((way) => isSameEnding(it, way))?.games ?? 0),
    })),
    problems: [...one.problems, ...other.problems],
    cards: one.cards.map((it, index) => {
      const { taken = 0, withoutEffect = 0, withoutChoice = 0, endings = [], change = null } = other.cards[index] ?? {};
      return {
        ...it,
        taken: it.taken + taken,
        withoutEffect: it.withoutEffect + withoutEffect,
        withoutChoice: it.withoutChoice + withoutChoice,
        change: it.change === null || change === null ? null : bothSpreads(it.change, change),
        endings: it.endings.map((games, way) => games + (endings[way] ?? 0)),
      };
    }),
    lengths: bothLengths(one.lengths, other.lengths),
  };
}
