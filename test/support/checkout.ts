/** A checkout in a temporary folder, with Saltmarsh for its only game unless other files are given. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

export interface TestCheckout {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Replaces one text of a file that holds it. */
  readonly edit: (path: string, before: string, after: string) => void;
  readonly remove: () => void;
}

export function checkoutOfSaltmarsh(files: readonly SourceFile[] = saltmarshFiles()): TestCheckout {
  const root = mkdtempSync(join(tmpdir(), 'rulewright-'));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const { path, text } of files) write(`spec/${path}`, text);
  return {
    root,
    read,
    write,
    edit: (path, before, after) => {
      const text = read(path);
      if (!text.includes(before)) throw new Error(`${path} does not hold ${before}`);
      write(path, text.replace(before, after));
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What a check says of the examples and the scenario of Saltmarsh, and of its cards without text. */
export const allHold = '; 14 of 14 examples and 1 of 1 scenario hold; 2 of 8 cards are known by title only';
