/** Texts that are typed and not saved, kept in the browser from letter to letter, so that none is lost with the page or the server. */

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

function draftIn(kept: string): Draft | null {
  try {
    const { text, since } = JSON.parse(kept) as { readonly text?: unknown; readonly since?: unknown };
    return typeof text === 'string' && (typeof since === 'string' || since === null) ? { text, since } : null;
  } catch {
    return null;
  }
}
