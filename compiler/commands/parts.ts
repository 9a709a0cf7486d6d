/** Parts of a simulation that were played apart: which seeds each has, and all of them added up. */
import { isSameEnding } from '../../runtime/outcome.js';
import { readWholeFile } from '../host/read-file.js';
import { resolve } from 'node:path';
import { bothLengths } from '../simulation/lengths.js';
import { bothSpreads } from '../statistics/spread.js';
import { changesOf, type Counts, csvOf, ratesOf } from '../simulation/counts.js';
import { mostProblems } from '../simulation/tally.js';
import type { Batch } from '../simulation/tallying.js';
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
  readonly invariants: boolean;
  readonly interpreter: boolean;
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
export const mostBytes = 100_000_000;

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
    const found = read.kind === 'read' ? partsIn(read.bytes) : null;
    if (found === null) {
      return wrongUse(terminal, `\`${file}\` is no part of a simulation: \`simulate --shard 1/2 --json\` prints one`);
    }
    for (const part of found) {
      const [first] = parts;
      const other = first === undefined ? null : differing(first.part.whole, part.whole);
      if (first !== undefined && other !== null) {
        return wrongUse(terminal, `\`${file}\` cannot be merged with \`${first.file}\`: ${other}`);
      }
      const known = parts.find(({ part: it }) => overlaps(it, part));
      if (known !== undefined && (known.part.from !== part.from || known.part.counts.games !== part.counts.games)) {
        return wrongUse(
          terminal,
          `\`${file}\` and \`${known.file}\` have some seeds in common: ${seedsText(seedsOfPart(part))} and ${seedsText(seedsOfPart(known.part))}`,
        );
      }
      if (known === undefined) parts.push({ file, part });
    }
  }
  const [first] = parts;
  if (first === undefined) return wrongUse(terminal, 'name the parts to merge: `simulate merge part*.json`');
  const { whole } = first.part;
  const all = parts.map(({ part }) => part).sort(bySeed);
  const counts = all.map((part) => part.counts).reduce(added);
  const missing = gapsBetween([whole], all.map(seedsOfPart)).map(({ firstSeed, games }) => ({
    from: firstSeed,
    to: firstSeed + games - 1,
  }));
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

/** What a run with `--shard` has printed, or one with `--resume` has kept; null where it is something else. */
export function partsIn(bytes: Uint8Array): readonly Part[] | null {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  const { part, parts = [part] } = (read ?? {}) as { readonly part?: unknown; readonly parts?: unknown };
  return Array.isArray(parts) && parts.every(isPart) ? parts : null;
}

/** Whether it is as parts are, as far as can be told without the game. */
function isPart(read: unknown): read is Part {
  const { whole } = (read ?? {}) as { readonly whole?: unknown };
  return typeof whole === 'object' && whole !== null && isRange(read);
}

/** Whether it is what came of some seeds. */
export function isRange(read: unknown): read is Pick<Part, 'from' | 'counts'> {
  const { from, counts } = (read ?? {}) as { readonly from?: unknown; readonly counts?: unknown };
  if (!Number.isSafeInteger(from) || typeof counts !== 'object' || counts === null) return false;
  const { games, outcomes, problems, cards, lengths } = counts as Partial<Counts>;
  return Number.isSafeInteger(games) && typeof lengths === 'object' && [outcomes, problems, cards].every(Array.isArray);
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
  invariants: 'one of them checks invariants and the other does not',
  interpreter: 'one of them asks the interpreter and the other does not',
  firstSeed: 'the whole of it begins with another seed',
  games: 'the whole of it has another number of games',
};

/** Why what was played of one whole is not of the other; null where it is. */
export function differing(one: Whole, other: Whole): string | null {
  const keys = Object.keys(differences) as (keyof Whole)[];
  const key = keys.find((it) => JSON.stringify(one[it]) !== JSON.stringify(other[it]));
  return key === undefined ? null : differences[key];
}

function overlaps(one: Part, other: Part): boolean {
  return one.from < other.from + other.counts.games && other.from < one.from + one.counts.games;
}

export const seedsOfPart = ({ from, counts }: Pick<Part, 'from' | 'counts'>): Batch => ({
  firstSeed: from,
  games: counts.games,
});

/** `1 to 200` */
export function seedsText({ firstSeed, games }: Batch): string {
  return `${firstSeed} to ${firstSeed + games - 1}`;
}

const bySeed = (one: Part, other: Part): number => one.from - other.from;

/** What has been played so far of the seeds that are wanted of a whole, wherever it was played. */
export interface Ledger {
  readonly whole: Whole;
  readonly wanted: Batch;
  /** In order, grown together where they meet. */
  readonly parts: () => readonly Part[];
  /** The seeds that nothing has been taken of, in order. */
  readonly missing: () => readonly Batch[];
  /** Each seed counts once: false where one of these is there already, or is not wanted. */
  readonly take: (part: Pick<Part, 'from' | 'counts'>) => boolean;
}

/** A ledger with some parts in it already; `onTaken` is told when it has more. */
export function ledgerOf(
  { whole, wanted }: Pick<Ledger, 'whole' | 'wanted'>,
  known: readonly Part[],
  onTaken: (parts: readonly Part[]) => void,
): Ledger {
  let parts: readonly Part[] = [];
  const add = ({ from, counts }: Pick<Part, 'from' | 'counts'>): boolean => {
    const isWanted = from >= wanted.firstSeed && from + counts.games <= wanted.firstSeed + wanted.games;
    const part = { whole, from, counts };
    if (!isWanted || parts.some((it) => overlaps(it, part))) return false;
    parts = grown([...parts, part].sort(bySeed));
    return true;
  };
  known.forEach(add);
  return {
    whole,
    wanted,
    parts: () => parts,
    missing: () => gapsBetween([wanted], parts.map(seedsOfPart)),
    take: (part) => {
      const isNew = add(part);
      if (isNew) onTaken(parts);
      return isNew;
    },
  };
}

/** How many games have been played. */
export function playedIn(ledger: Ledger): number {
  return ledger.parts().reduce((sum, { counts }) => sum + counts.games, 0);
}

/** The parts, which are in order, with those made one that follow each other without a gap. */
function grown([first, ...others]: readonly Part[]): readonly Part[] {
  const found: Part[] = first === undefined ? [] : [first];
  for (const next of others) {
    const last = found.at(-1);
    if (last !== undefined && last.from + last.counts.games === next.from) {
      found[found.length - 1] = { ...last, counts: added(last.counts, next.counts) };
    } else found.push(next);
  }
  return found;
}

/** The wanted seeds of which nothing is known, in order. */
export function gapsBetween(wanted: readonly Batch[], known: readonly Batch[]): readonly Batch[] {
  const inOrder = [...known].sort((one, other) => one.firstSeed - other.firstSeed);
  return wanted.flatMap(({ firstSeed, games }) => {
    const found: Batch[] = [];
    const end = firstSeed + games;
    let next = firstSeed;
    for (const it of inOrder) {
      const from = Math.min(it.firstSeed, end);
      if (from > next) found.push({ firstSeed: next, games: from - next });
      next = Math.max(next, it.firstSeed + it.games);
    }
    if (next < end) found.push({ firstSeed: next, games: end - next });
    return found;
  });
}

/** The counts of both. */
export function added(one: Counts, other: Counts): Counts {
  return {
    games: one.games + other.games,
    finished: one.finished + other.finished,
    crashed: one.crashed + other.crashed,
    decisions: one.decisions + other.decisions,
    outcomes: one.outcomes.map((it) => ({
      ...it,
      games: it.games + (other.outcomes.find((way) => isSameEnding(it, way))?.games ?? 0),
    })),
    problems: [...one.problems, ...other.problems].sort((a, b) => a.seed - b.seed).slice(0, mostProblems),
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
