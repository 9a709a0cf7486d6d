/** What a command writes to, and what it leaves behind. Results go to `out`, talk to `err`. */
import { nearest } from '../diagnostics/nearest.js';
import { madeVisible } from '../source/hidden.js';
import type { Input } from '../host/keyboard.js';
import type { Refusal } from '../host/system-faults.js';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly color: boolean;
  /** True where somebody watches what is written to `err`. */
  readonly watched: boolean;
  /** The working directory. */
  readonly folder: string;
  /** Calls `stop` when the command is interrupted, once, so that it can tell what it has; returns what takes this back. */
  readonly onInterrupt?: (stop: () => void) => () => void;
  /** Opens what somebody types, for a command that asks; where there is none, the process is asked. */
  readonly openInput?: () => Input;
}

/** 0 fine, 1 findings, 2 wrong use, 3 a fault of rulewright itself. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Says that the command was used wrongly, and what was meant perhaps. */
export function wrongUse(terminal: Terminal, message: string, given = '', known: readonly string[] = []): 2 {
  terminal.err(`error: ${message}\n`);
  const near = nearest(given, known);
  if (near.length > 0) terminal.err(`help: did you mean ${near.map((it) => `\`${it}\``).join(' or ')}?\n`);
  else if (known.length > 0) terminal.err(`help: there are ${known.map((it) => `\`${it}\``).join(', ')}\n`);
  return 2;
}

/** Says that a file could not be written; it is wrong use where the machine would write another. */
export function cannotWrite(terminal: Terminal, file: string, { reason, isOfMachine }: Refusal): 1 | 2 {
  terminal.err(`error: cannot write \`${file}\`: ${reason}\n`);
  return isOfMachine ? 1 : 2;
}

/** Whether the command was interrupted since; `end` must be called when that is of no more interest. */
export function interruptionOf(terminal: Terminal): { readonly isStopped: () => boolean; readonly end: () => void } {
  let isStopped = false;
  const end = terminal.onInterrupt?.(() => {
    isStopped = true;
  });
  return { isStopped: () => isStopped, end: () => end?.() };
}

/** What this program itself writes to a terminal beside text: colours, and lines that are written over. */
const ownCodes = /(\u001B\[(?:0|1|7|34|1;3[1236])m|\r?\u001B\[K|\u001B\[\d+A|\u001B\[J)/u;

/**
 * The text as it may be printed: what hides is written out, for it could turn round, overwrite or colour what stands beside it.
 * On a terminal this program's own codes stay; no text from elsewhere reaches it that could hold them.
 */
export function printable(text: string, isTerminal: boolean): string {
  if (!isTerminal) return madeVisible(text);
  return text
    .split(ownCodes)
    .map((part, index) => (index % 2 === 1 ? part : madeVisible(part)))
    .join('');
}

export interface Progress {
  /** Shows how far the work is, once it has taken more than a second. */
  readonly show: (text: string) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

/** A line on a watched terminal that is written over; nothing elsewhere. */
export function progressOn(terminal: Terminal): Progress {
  const started = performance.now();
  let shown = 0;
  return {
    show(text) {
      const now = performance.now();
      if (!terminal.watched || now - started < 1000 || now - shown < 100) return;
      shown = now;
      terminal.err(`\r\u001B[K${text}`);
    },
    end() {
      if (shown > 0) terminal.err('\r\u001B[K');
    },
  };
}

/** `0.42 s`. */
export function secondsText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
