/**
 * What commands have written into specs, so that it can be taken back: for each, the texts of its files before and what stood for
 * them after. It is kept below `.rulewright/`, where nothing is lost with it but that.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from './system-faults.js';
import { makeWorkFolder, scratchOf } from './work-folder.js';
import { writeWhole } from './write-whole.js';

/** A file that a command changes. */
export interface WrittenFile {
  /** From the folder of the checkout, with `/`. */
  readonly path: string;
  /** Null: there was no such file. */
  readonly before: string | null;
  /** Of the text that the command wrote; null: it removed the file. */
  readonly afterHash: string | null;
}

export interface Entry {
  /** As it was typed: `rename Runner Smuggler`. */
  readonly command: string;
  /** False while the command is writing. */
  readonly isDone: boolean;
  readonly files: readonly WrittenFile[];
}

/** Nobody takes back more, and the texts take their room. */
const mostEntries = 20;

/** The latest last. None where there is no journal, or where it cannot be read. */
export function readJournal(root: string): readonly Entry[] {
  try {
    const parsed: unknown = JSON.parse(readFileSync(pathOf(root), 'utf8'));
    return Array.isArray(parsed) && parsed.every(isEntry) ? parsed : [];
  } catch {
    return [];
  }
}

/** Null once it is written. */
export function writeJournal(root: string, entries: readonly Entry[]): Refusal | null {
  try {
    makeWorkFolder(scratchOf(root));
  } catch {
    // That nothing can be written there is told with the journal.
  }
  return writeWhole(pathOf(root), JSON.stringify(entries.slice(-mostEntries)));
}

function pathOf(root: string): string {
  return join(scratchOf(root), 'written.json');
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  if (!('command' in value && 'isDone' in value && 'files' in value)) return false;
  return typeof value.command === 'string' && Array.isArray(value.files) && value.files.every(isWrittenFile);
}

function isWrittenFile(value: unknown): value is WrittenFile {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (key: string): boolean => typeof Reflect.get(value, key) === 'string';
  return isText('path') && ['before', 'afterHash'].every((key) => isText(key) || Reflect.get(value, key) === null);
}
