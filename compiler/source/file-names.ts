/** Names of files and folders that every system can hold, so that a spec and what is made of it can be copied anywhere. */
import { hasHidden } from './hidden.js';

/** What is made of a file has a longer name than the file itself, and systems hold 255 bytes. */
const mostBytes = 200;

/** Names that stand for devices on some systems, whatever ending they have. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/iu;

/** True for the name of one file or folder that exists alike on every system. */
export function isUsableName(name: string): boolean {
  const isPlain = !/[<>:"|?*\\/]/u.test(name) && !hasHidden(name);
  return isPlain && !/^\s|[\s.]$|\s\.[^.]*$/u.test(name) && !devices.test(name) && bytesOf(name) <= mostBytes;
}

function bytesOf(name: string): number {
  return new TextEncoder().encode(name).length;
}
