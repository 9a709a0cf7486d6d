/**
 * Reads what somebody types: key by key at a terminal, line by line from anything else. By hand, since @inquirer/prompts asks a
 * terminal alone, while a game is played through a pipe as well, and is 1.4 MB with what it needs.
 */
import { createInterface, emitKeypressEvents } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { hasHidden, madeVisible } from '../source/hidden.js';

export interface Key {
  /** `up`, `return`, `backspace`, …; the character itself for most others. */
  readonly name: string;
  /** What it writes; empty where it writes nothing. */
  readonly text: string;
}

/** Null: there is nothing more to read, or it was interrupted. After `close` the process may end. */
export type Input =
  | {
      readonly kind: 'keys';
      readonly key: () => Promise<Key | null>;
      /** How many rows the terminal has now. */
      readonly rows: () => number;
      readonly close: () => void;
    }
  | { readonly kind: 'lines'; readonly line: () => Promise<string | null>; readonly close: () => void };

/** The keys of a terminal, read one by one and not echoed. Ctrl-C and Ctrl-D end them. */
export function keysOf(stdin: ReadStream, rows: () => number): Input {
  const keys = queue<Key>();
  emitKeypressEvents(stdin);
  const onKey = (text: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean }): void => {
    if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) keys.end();
    else keys.add({ name: key.name ?? text ?? '', text: key.ctrl === true ? '' : printable(text) });
  };
  stdin.setRawMode(true);
  stdin.on('keypress', onKey);
  stdin.on('end', keys.end);
  stdin.resume();
  return {
    kind: 'keys',
    key: keys.next,
    rows,
    close() {
      keys.end();
      stdin.off('keypress', onKey);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

/** The lines of a file or a pipe. */
export function linesOf(stdin: NodeJS.ReadableStream): Input {
  const lines = queue<string>();
  const reader = createInterface({ input: stdin, terminal: false });
  reader.on('line', (line) => {
    lines.add(madeVisible(line));
  });
  reader.on('close', lines.end);
  return {
    kind: 'lines',
    line: lines.next,
    close() {
      lines.end();
      reader.close();
    },
  };
}

function printable(text: string | undefined): string {
  return text === undefined || /\p{Cc}/u.test(text) || hasHidden(text) ? '' : text;
}

/** Holds what comes before it is asked for, and lets who asks wait for what has not come yet. */
function queue<T>() {
  const ready: T[] = [];
  const waiting: ((item: T | null) => void)[] = [];
  let isOver = false;
  return {
    add: (item: T): void => {
      const first = waiting.shift();
      if (first === undefined) ready.push(item);
      else first(item);
    },
    end: (): void => {
      isOver = true;
      for (const each of waiting.splice(0)) each(null);
    },
    next: (): Promise<T | null> => {
      const item = ready.shift();
      if (item !== undefined) return Promise.resolve(item);
      return isOver
        ? Promise.resolve(null)
        : new Promise((resolve) => {
            waiting.push(resolve);
          });
    },
  };
}
