/** `--resume FILE`: what has been played of a simulation, kept in a file, so that the same command goes on with it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readWholeFile } from '../host/read-file.js';
import { writeWhole } from '../host/write-whole.js';
import type { Batch } from '../simulation/tallying.js';
import { differing, mostBytes, type Part, partsIn, seedsOfPart, seedsText, type Whole } from './parts.js';
import { cannotWrite, wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface Kept {
  readonly parts: readonly Part[];
  /** Takes what has been played by now; it is in the file a second later at most. */
  readonly keep: (parts: readonly Part[]) => void;
  /** Writes what is not in the file yet. */
  readonly end: () => void;
}

/** Between two writes, in milliseconds. */
const pause = 1000;

/**
 * What a file has of the seeds that are wanted; an exit code, after saying why, where it is of others, or of something else, or cannot be
 * written. Where it can be written no more later on, that is told once, and the games go on.
 */
export function keptIn(
  terminal: Terminal,
  file: string,
  { whole, wanted, isFresh }: { readonly whole: Whole; readonly wanted: Batch; readonly isFresh: boolean },
): Kept | ExitCode {
  const path = resolve(terminal.folder, file);
  const found = existsSync(path) ? partsOf(terminal, path, file) : [];
  if (typeof found === 'number') return found;
  const parts = isFresh ? [] : found;
  const why = parts.flatMap((part) => differing(whole, part.whole) ?? outsideOf(wanted, part) ?? [])[0];
  if (why !== undefined) {
    return wrongUse(terminal, `cannot go on with \`${file}\`: ${why}; \`--fresh\` forgets it and begins anew`);
  }
  const written = (of: readonly Part[]) => writeWhole(path, `${JSON.stringify({ parts: of })}\n`);
  const refusal = written(parts);
  if (refusal !== null) return cannotWrite(terminal, file, refusal);
  let last = performance.now();
  let isTold = false;
  let unwritten: readonly Part[] | null = null;
  const end = (): void => {
    if (unwritten === null) return;
    const refused = written(unwritten);
    if (refused !== null && !isTold) cannotWrite(terminal, file, refused);
    isTold ||= refused !== null;
    if (refused === null) unwritten = null;
    last = performance.now();
  };
  return {
    parts,
    keep: (of) => {
      unwritten = of;
      if (performance.now() - last >= pause) end();
    },
    end,
  };
}

function partsOf(terminal: Terminal, path: string, file: string): readonly Part[] | ExitCode {
  const read = readWholeFile(path, mostBytes);
  if (read.kind === 'refused') return wrongUse(terminal, `cannot go on with \`${file}\`: ${read.reason}`);
  const parts = read.kind === 'read' ? partsIn(read.bytes) : null;
  return parts ?? wrongUse(terminal, `\`${file}\` holds no simulation: \`--resume\` writes a file of its own`);
}

/** Why a part is none of the seeds that are wanted; null where it is. */
function outsideOf({ firstSeed, games }: Batch, part: Part): string | null {
  const isInside = part.from >= firstSeed && part.from + part.counts.games <= firstSeed + games;
  return isInside ? null : `it has the seeds ${seedsText(seedsOfPart(part))}, which are of another shard`;
}
