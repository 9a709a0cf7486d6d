/** What the page knows, in one place; views are functions of it. */
import type { StudioText } from '../../compiler/host/studio-api.js';
import type { Report } from '../numbers/report.js';
import type { Errors, GameShown, NewGame, PlayListed, Table, TimeLine } from '../protocol.js';

export type View = 'play' | 'replay' | 'edit' | 'cards' | 'numbers';

export const views: readonly { readonly view: View; readonly title: string }[] = [
  { view: 'play', title: 'Play' },
  { view: 'replay', title: 'Replay' },
  { view: 'edit', title: 'Edit' },
  { view: 'cards', title: 'Cards' },
  { view: 'numbers', title: 'Numbers' },
];

/** A file in the editor. */
export interface OpenFile {
  readonly path: string;
  /** As it is typed. */
  readonly text: string;
  /** What the disk said when it was read last; null where there is no such file. */
  readonly disk: Pick<StudioText, 'text' | 'hash'> | null;
  /** The hash that what is typed began from; another one than the disk's is a conflict. */
  readonly since: string | null;
}

/** Typed and not saved. */
export function isChanged({ text, disk }: OpenFile): boolean {
  return text !== (disk?.text ?? '');
}

/** Typed on a text that the disk has no more. */
export function isInConflict(file: OpenFile): boolean {
  return isChanged(file) && file.since !== (file.disk?.hash ?? null);
}

/** Games that are simulated, or were. */
export interface Simulated {
  /** Of those that were played so far; null before the first. */
  readonly report: Report | null;
  /** How many are wanted. */
  readonly of: number;
  readonly isRunning: boolean;
  /** Where it was read from a file, its name. */
  readonly file: string | null;
}

export interface State {
  readonly game: string;
  readonly view: View;
  readonly language: string;
  /** Null until the texts could be compiled once. */
  readonly shown: GameShown | null;
  readonly errors: Errors;
  readonly table: Table | null;
  readonly settings: NewGame;
  readonly plays: readonly PlayListed[];
  /** `old` while the verdicts are of other texts than those that are there; `stopped` where playing these came to no end. */
  readonly playsAre: 'known' | 'old' | 'stopped';
  readonly files: ReadonlyMap<string, OpenFile>;
  /** What the editor shows. */
  readonly path: string | null;
  /** Where its cursor is to go, from 1; null once it is there. */
  readonly line: number | null;
  readonly timeLine: TimeLine | null;
  readonly moment: number;
  /** What went wrong last, in words; empty where nothing has. */
  readonly fault: string;
  /** What happened last, for who does not see it. */
  readonly said: string;
  /** The renaming that was done last, for the journal and in words, while it may be taken back; null where none was. */
  readonly renamed: { readonly what: string; readonly says: string } | null;
  readonly isServed: boolean;
  /** True while a move is being made. */
  readonly isMoving: boolean;
  /** True while no player thinks though one is to answer, until somebody has it go on. */
  readonly isHalted: boolean;
  /** True while the bench comes to no end with what it was asked. */
  readonly isBusy: boolean;
  /** Null where nothing was simulated yet. */
  readonly simulated: Simulated | null;
}

export interface Store {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function storeOf(start: State): Store {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
