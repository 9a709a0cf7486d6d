/** What the page asks its server: games, texts, and to write some. The word in the page's address goes with each question. */
import type { GameTexts, StudioText, TextNow, WantedTexts, WrittenTexts } from '../../compiler/host/studio-api.js';

export interface StudioClient {
  readonly games: () => Promise<readonly string[]>;
  readonly texts: (game: string) => Promise<GameTexts>;
  readonly write: (wanted: WantedTexts) => Promise<WrittenTexts>;
  /** Takes back what was written last if it was written for this; else tells why not. */
  readonly takeBack: (what: string) => Promise<string | null>;
  /** Follows what changes on the disk; `onBreak` comes where the server is gone, and `onTexts` when it is there again. */
  readonly follow: (game: string, listener: Listener) => void;
}

/** What is told of the disk. */
export interface Listener {
  /** All texts, at the beginning and after each break. */
  readonly onTexts: (texts: readonly StudioText[]) => void;
  readonly onChange: (change: TextNow) => void;
  readonly onBreak: () => void;
}

/** How long the page waits before it asks a server that is gone again, in milliseconds. */
const pause = 1000;

export function clientWith(word: string): StudioClient {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { Authorization: `Bearer ${word}`, 'Content-Type': 'application/json' };
    try {
      return await fetch(path, { ...init, headers });
    } catch {
      throw new Error(
        'the studio is not running any more: start `rulewright studio` again; what you wrote is kept in this browser',
      );
    }
  };
  const data = async <T>(path: string): Promise<T> => {
    const answer = await ask(path);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error((body as { readonly message: string }).message);
    return body as T;
  };
  return {
    games: async () => (await data<{ readonly games: readonly string[] }>('/api/games')).games,
    texts: (game) => data(`/api/texts?game=${encodeURIComponent(game)}`),
    write: async (wanted) => {
      const answer = await ask('/api/texts', { method: 'PUT', body: JSON.stringify(wanted) });
      const body = (await answer.json()) as WrittenTexts | { readonly message: string };
      return 'kind' in body ? body : { kind: 'refused', message: body.message };
    },
    takeBack: async (what) => {
      const answer = await ask(`/api/undo?what=${encodeURIComponent(what)}`, { method: 'POST' });
      const { message } = (await answer.json()) as { readonly message?: string };
      return message ?? null;
    },
    follow: (game, listener) => {
      const go = async (): Promise<void> => {
        try {
          const answer = await ask(`/api/events?game=${encodeURIComponent(game)}`);
          if (answer.body !== null) await readEvents(answer.body, listener);
        } catch {
          // That it is gone is told below, however it went.
        }
        listener.onBreak();
        setTimeout(() => void go(), pause);
      };
      void go();
    },
  };
}

async function readEvents(body: ReadableStream<Uint8Array>, { onTexts, onChange }: Listener): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/u.exec(event) ?? [];
      if (name === 'texts') onTexts((JSON.parse(data) as GameTexts).texts);
      if (name === 'changed') onChange(JSON.parse(data) as Parameters<typeof onChange>[0]);
    }
  }
}
