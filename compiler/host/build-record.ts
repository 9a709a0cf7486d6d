/**
 * What the last build read and wrote, so that a build of an unchanged spec has nothing to do. A record is only a
 * shortcut: what does not agree with it is built anew, and a record that is missing or unreadable is no failure.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import type { SourceFile } from '../source/span.js';
import { codeFolders, compilerFolder, ownManifest } from './places.js';
import { keepIn, workFolders } from './work-folder.js';
import { writeWhole } from './write-whole.js';

export interface BuildRecord {
  /** Of the spec's files and of the compiler itself. */
  readonly inputs: string;
  /** Of what prints and formats. What another one has laid out is laid out anew. */
  readonly layout: string;
  /** By generated file: what was emitted, and what the formatter made of it. */
  readonly outputs: Readonly<Record<string, { readonly emitted: string; readonly formatted: string }>>;
  /** What the build said about the game. */
  readonly summary: string;
}

/** The record of a game's last build; null where there is none. */
export function readRecord(root: string, game: string): BuildRecord | null {
  for (const folder of workFolders(root)) {
    try {
      const parsed: unknown = JSON.parse(readFileSync(pathIn(folder, game), 'utf8'));
      if (isRecord(parsed)) return parsed;
    } catch {
      // None is there, or it is damaged.
    }
  }
  return null;
}

export function writeRecord(root: string, game: string, record: BuildRecord): void {
  // Where it cannot be written, the next build takes longer.
  keepIn(root, (folder) => writeWhole(pathIn(folder, game), JSON.stringify(record)) === null);
}

/** Stands for everything that the output depends on: the spec, the compiler, the schemas, the pinned libraries, other folders. */
export function inputsOf(files: readonly SourceFile[], folders: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  for (const folder of folders) addFolder(hash, folder);
  hash.update((ownInputs ??= hashOfCompiler()));
  return hash.digest('hex');
}

/** Of the compiler that runs: other files do not change what it does. */
let ownInputs: string | null = null;

function hashOfCompiler(): string {
  const hash = createHash('sha256');
  for (const folder of [...codeFolders, join(compilerFolder, '..', 'spec', 'schema')]) addFolder(hash, folder);
  addManifest(hash);
  return hash.digest('hex');
}

/** Stands for everything that the text of a file depends on once it is emitted. */
export function layoutHash(): string {
  const hash = createHash('sha256');
  // In a package it is bundled with the rest.
  const emitters = join(compilerFolder, 'emit');
  for (const folder of existsSync(emitters) ? [emitters] : codeFolders) addFolder(hash, folder);
  addManifest(hash);
  return hash.digest('hex');
}

/** Adds the versions of the libraries. */
function addManifest(hash: Hash): void {
  hash.update(ownManifest());
}

export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A file's text with line ends as `\n`; null where there is no such file, or something else in its place. */
export function textOfFile(path: string): string | null {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

function addFolder(hash: Hash, folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => byCodeUnits(a.name, b.name));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else hash.update(entry.name).update(readFileSync(path));
  }
}

function pathIn(folder: string, game: string): string {
  return join(folder, 'builds', `${game}.json`);
}

function isRecord(value: unknown): value is BuildRecord {
  if (typeof value !== 'object' || value === null) return false;
  if (!('inputs' in value && 'layout' in value && 'outputs' in value && 'summary' in value)) return false;
  const { inputs, layout, outputs, summary } = value;
  return [inputs, layout, summary].every((it) => typeof it === 'string') && typeof outputs === 'object';
}
