/**
 * The verdicts of `mutate` as they came, so that a run that was interrupted goes on, and one after a new example judges only
 * what no test noticed. A verdict is taken over only where it cannot have changed: the compiler and all that engines are made
 * of are as they were, and so is the test that failed, or every test where none did. A record is only a shortcut.
 */
import { accessSync, appendFileSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant, Verdict } from '../mutate/ir.js';
import type { Judge } from '../mutate/judge.js';
import { withoutTests } from '../mutate/judge.js';
import type { SourceFile } from '../source/span.js';
import { inputsOf, textHash } from './build-record.js';
import { compiledFolder } from './places.js';
import { keepIn, scratchOf } from './work-folder.js';
import { writeWhole } from './write-whole.js';

export interface MutationRecord {
  /** What is known of a mutant; null where it is to be judged. */
  readonly known: (mutant: Mutant) => Verdict | null;
  readonly keep: (mutant: Mutant, verdict: Verdict) => void;
}

interface Line {
  readonly mutant: string;
  readonly verdict: Verdict;
  /** Stands for the tests that the verdict rests on. */
  readonly tests: string;
}

/** Opens the record of a game, and leaves out what no longer holds; `fresh` begins anew. */
export function openRecord(
  path: string,
  files: readonly SourceFile[],
  judge: Judge,
  { fresh }: { readonly fresh: boolean },
): MutationRecord {
  const engine = inputsOf(
    withoutTests(files),
    ['runtime'].map((folder) => join(compiledFolder, folder)),
  );
  const all = textHash(JSON.stringify([...judge.tests]));
  const testsOf = (verdict: Verdict): string => {
    if (verdict.kind === 'survived') return all;
    return verdict.kind === 'failed' ? textHash(judge.tests.get(verdict.test) ?? '') : '';
  };
  const lines = fresh ? [] : linesOf(path, engine).filter(({ verdict, tests }) => tests === testsOf(verdict));
  const known = new Map(lines.map(({ mutant, verdict }) => [mutant, verdict]));
  let canWrite = writeWhole(path, [{ engine }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')) === null;
  return {
    known: (mutant) => known.get(keyOf(mutant)) ?? null,
    keep: (mutant, verdict) => {
      const line: Line = { mutant: keyOf(mutant), verdict, tests: testsOf(verdict) };
      canWrite =
        canWrite &&
        write(() => {
          appendFileSync(path, `${JSON.stringify(line)}\n`);
        });
    },
  };
}

/** Where the record of a game is. */
export function recordPath(root: string, game: string): string {
  return join(keepIn(root, isWritable).folder ?? scratchOf(root), `mutate-${game}.jsonl`);
}

function keyOf({ owner, variants }: Mutant): string {
  return textHash(JSON.stringify([owner, variants.map(({ edits }) => edits)])).slice(0, 24);
}

/** The lines that were written of the same engine; the last may be cut off. */
function linesOf(path: string, engine: string): readonly Line[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  const [first, ...rest] = text.split('\n').map(parsed);
  if (typeof first !== 'object' || first === null || !('engine' in first) || first.engine !== engine) return [];
  return rest.filter(isLine);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null || !('mutant' in value && 'verdict' in value && 'tests' in value))
    return false;
  return typeof value.verdict === 'object' && value.verdict !== null && 'kind' in value.verdict;
}

function isWritable(folder: string): boolean {
  return write(() => {
    accessSync(folder, constants.W_OK);
  });
}

/** False where nothing can be written. */
function write(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
