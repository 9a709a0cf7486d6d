/**
 * What was found out and may be used again (`work-folder.ts`). A record is only a shortcut: one that is damaged, or that another
 * compiler wrote, is as good as none. Several processes may write one at once: each writes all of it, and the last one stays.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerMark } from './compiler-mark.js';
import { packed, unpacked } from './packed-data.js';
import { keepIn, workFolders } from './work-folder.js';
import { writeWhole } from './write-whole.js';

/** No record is longer, in bytes; what would be is not kept. */
const longest = 128_000_000;

/** How many bytes a seal takes at the beginning of a record. */
const sealLength = 32;

/** The record of this name in the folder that holds `spec`; null where there is none that can be believed. */
function readBytes(root: string, name: string): Buffer | null {
  for (const folder of workFolders(root)) {
    const found = readSealed(pathIn(folder, name));
    if (found !== null) return found;
  }
  return null;
}

/** Keeps the bytes. Nothing is said where they cannot be kept: what comes next takes longer. */
function keepBytes(root: string, name: string, bytes: Buffer): void {
  if (bytes.length > longest) return;
  const sealed = Buffer.concat([sealOf(bytes), bytes]);
  keepIn(root, (folder) => writeWhole(pathIn(folder, name), sealed) === null);
}

/** The value of a record that holds plain data, in which one object may stand in several places; null where there is none that can be believed. */
export function readData(root: string, name: string): unknown {
  const bytes = readBytes(root, name);
  return bytes === null ? null : unpacked(bytes);
}

export function keepData(root: string, name: string, value: unknown): void {
  keepBytes(root, name, packed(value));
}

/** The value of a record that is JSON; null where there is none that can be believed. */
export function readJson(root: string, name: string): unknown {
  const bytes = readBytes(root, name);
  return bytes === null ? null : (JSON.parse(bytes.toString('utf8')) as unknown);
}

export function keepJson(root: string, name: string, value: unknown): void {
  keepBytes(root, name, Buffer.from(JSON.stringify(value), 'utf8'));
}

function pathIn(folder: string, name: string): string {
  return join(folder, 'records', name);
}

function readSealed(path: string): Buffer | null {
  try {
    const all = readFileSync(path);
    const bytes = all.subarray(sealLength);
    return all.subarray(0, sealLength).equals(sealOf(bytes)) ? bytes : null;
  } catch {
    return null;
  }
}

/** Of the bytes and of the compiler that found them out. */
function sealOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(compilerMark()).update(bytes).digest();
}
