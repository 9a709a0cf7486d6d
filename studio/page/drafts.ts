/** Texts that are typed and not saved, and the game on the table, kept in the browser so that nothing is lost with the page or the server. */
import type { KeptTable } from '../protocol.js';

export interface Draft {
  readonly text: string;
  /** Of the text on the disk that it began from; null where there was none. */
  readonly since: string | null;
}

const prefix = (game: string): string => `rulewright ${game}/`;

/** By path. What the browser keeps and is no draft is left out. */
export function draftsOf(game: string): ReadonlyMap<string, Draft> {
  const found = new Map<string, Draft>();
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    if (!key.startsWith(prefix(game))) continue;
    const draft = draftIn(localStorage.getItem(key) ?? '');
    if (draft !== null) found.set(key.slice(prefix(game).length), draft);
  }
  return found;
}

/** False where the browser has no room left for it. */
export function keepDraft(game: string, path: string, draft: Draft): boolean {
  try {
    localStorage.setItem(prefix(game) + path, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(game: string, path: string): void {
  localStorage.removeItem(prefix(game) + path);
}

const tableKey = (game: string): string => `rulewright table ${game}`;

/** Where the browser has no room for it, what it kept before is dropped: an older game would be told as the last. */
export function keepTable(game: string, table: KeptTable): void {
  try {
    localStorage.setItem(tableKey(game), JSON.stringify(table));
  } catch {
    localStorage.removeItem(tableKey(game));
  }
}

/** What is no such table is found out by the bench, which refuses it. */
export function tableKept(game: string): KeptTable | null {
  try {
    return JSON.parse(localStorage.getItem(tableKey(game)) ?? 'null') as KeptTable | null;
  } catch {
    return null;
  }
}

function draftIn(kept: string): Draft | null {
  try {
    const { text, since } = JSON.parse(kept) as { readonly text?: unknown; readonly since?: unknown };
    return typeof text === 'string' && (typeof since === 'string' || since === null) ? { text, since } : null;
  } catch {
    return null;
  }
}
