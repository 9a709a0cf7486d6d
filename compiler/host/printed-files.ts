/** Files that `print` has written, each of which says so, so that it replaces those and no others. */
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { generatedBy } from '../print/document.js';
import { refusalOf, type Refusal } from './system-faults.js';
import { writeWhole } from './write-whole.js';

/** A PDF may end in a comment. */
const endOfPdf = '%rulewright print\n';

/** Null where a file can be written: none is there, or one that was printed. */
export function refusalToReplace(path: string): Refusal | null {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined || (stats.isFile() && (stats.size === 0 || isPrinted(path)))) return null;
    const reason = stats.isFile() ? 'a file of this name is there, which `print` has not written' : 'it is no file';
    return { reason, isOfMachine: false };
  } catch (fault) {
    return refusalOf(fault);
  }
}

function isPrinted(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const length = Math.min(size, 500);
    const part = (from: number): string => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, from);
      return bytes.toString('latin1');
    };
    return part(0).includes(generatedBy) || part(size - length).endsWith(endOfPdf);
  } finally {
    closeSync(file);
  }
}

export function writePage(path: string, html: string): Refusal | null {
  return refusalToReplace(path) ?? writeWhole(path, html);
}

export function writePdf(path: string, pdf: Uint8Array): Refusal | null {
  return refusalToReplace(path) ?? writeWhole(path, Buffer.concat([pdf, Buffer.from(endOfPdf)]));
}
