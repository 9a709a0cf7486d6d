/**
 * What was found out and may be used again, kept beside the spec in `.rulewright/`, which may be deleted at any time. Where that
 * folder cannot be written, in the user's cache. A record is only a shortcut: one that is damaged, or that another compiler
 * wrote, is as good as none. Several processes may write one at once: each writes all of it, and the last one stays.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { compilerMark } from './compiler-mark.js';
import { writeWhole } from './write-whole.js';

/** No record is longer, in UTF-16 units; what would be is not kept. */
const longest = 64_000_000;

/** The record of this name in the folder that holds `spec`; null where there is none that can be believed. */
export function readRecordOf(root: string, name: string): unknown {
  for (const folder of foldersFor(root)) {
    const value = readBelow(folder, name);
    if (value !== null) return value;
  }
  return null;
}

/** Keeps the value, which must be one of JSON. Nothing is said where it cannot be kept: what comes next takes longer. */
export function keepRecord(root: string, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (text.length > longest) return;
  for (const folder of foldersFor(root)) {
    writeWhole(join(folder, '.gitignore'), '*\n');
    if (writeWhole(pathIn(folder, name), `${sealOf(text)}\n${text}`) === null) return;
  }
}

/** Where records are looked for, and kept, in this order. */
function foldersFor(root: string): readonly string[] {
  return [join(root, '.rulewright'), join(homedir(), '.cache', 'rulewright', hashOf(root).slice(0, 16))];
}

function pathIn(folder: string, name: string): string {
  return join(folder, 'records', `${name}.json`);
}

function readBelow(folder: string, name: string): unknown {
  try {
    const text = readFileSync(pathIn(folder, name), 'utf8');
    const end = text.indexOf('\n');
    const kept = text.slice(end + 1);
    return text.slice(0, Math.max(0, end)) === sealOf(kept) ? (JSON.parse(kept) as unknown) : null;
  } catch {
    return null;
  }
}

/** Of the text and of the compiler that found it out. */
function sealOf(text: string): string {
  return hashOf(`${compilerMark()}\n${text}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
