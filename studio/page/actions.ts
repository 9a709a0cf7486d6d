/** What can be done on the page: each asks the bench or the server, and puts what it is told into the store. */
import type { StudioText } from '../../compiler/host/studio-api.js';
import type { Bench, NewGame, Table } from '../protocol.js';
import { dropDraft, draftsOf, keepDraft } from './drafts.js';
import type { StudioClient } from './server.js';
import { isChanged, type OpenFile, type Store, type View } from './state.js';

export interface Actions {
  readonly begin: () => Promise<void>;
  readonly show: (view: View) => void;
  readonly speak: (language: string) => Promise<void>;
  readonly start: (settings: NewGame) => Promise<void>;
  readonly answer: (value: number) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** The text of a saved game. */
  readonly save: () => Promise<string | null>;
  readonly load: (text: string) => Promise<void>;
  /** What is on the table as a new file in the editor. */
  readonly keepAsScenario: (title: string) => Promise<void>;
  readonly replay: (id: string) => Promise<void>;
  readonly goTo: (moment: number) => void;
  readonly branch: (moment: number) => Promise<void>;
  readonly edit: (path: string, line?: number | null) => void;
  /** The text of a file as it is now, which what is drawn may lag behind. */
  readonly textOf: (path: string) => string;
  readonly type: (path: string, text: string) => void;
  readonly write: (path: string) => Promise<void>;
  /** Ends a conflict: what the disk says now is taken, or known and typed over. */
  readonly settleConflict: (path: string, way: 'theirs' | 'mine') => Promise<void>;
}

/** How long nothing is typed before what follows from a text is worked out, in milliseconds. */
const quiet = 250;

export function actionsOn(store: Store, bench: Bench, server: StudioClient): Actions {
  const { get, set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Does work, and tells what it throws in words. */
  const doing = async (work: () => Promise<void>): Promise<void> => {
    set({ fault: '' });
    try {
      await work();
    } catch (fault) {
      set({ fault: fault instanceof Error ? fault.message : String(fault) });
    }
  };
  const lay = (table: Table): void => {
    const before = get().table?.log.length ?? 0;
    const news = table.log.slice(before).map(({ text }) => text);
    const asks = table.asked === null ? endText(table) : `${table.asked.by}: ${table.asked.text}`;
    set({ table, said: [...news.slice(-4), asks].join('. ') });
  };
  /** One move at a time: what is asked twice, as by a click too many, would answer the next question. */
  const playing = async (ask: () => Promise<Table>): Promise<void> => {
    if (get().isMoving) return;
    set({ isMoving: true });
    await doing(async () => {
      lay(await ask());
    });
    set({ isMoving: false });
  };
  /** What follows from the texts as they are. */
  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    const { table, ...errors } = await bench.settle();
    set({ errors, table, shown: (await bench.game(get().language)) ?? get().shown, arePlaysOld: true });
    if (errors.sound && table === null) await begun();
    const { timeLine, view } = get();
    if (timeLine !== null && view === 'replay') await replayed(timeLine.id);
    set({ plays: await bench.plays(), arePlaysOld: false });
  };
  const begun = async (): Promise<void> => {
    lay(await bench.start(get().settings));
  };
  const replayed = async (id: string): Promise<void> => {
    const timeLine = await bench.replay(id);
    const isSame = get().timeLine?.id === id;
    const last = Math.max(0, timeLine.moments.length - 1);
    set({ timeLine, moment: isSame ? Math.min(get().moment, last) : (timeLine.failure?.moment ?? 0) });
  };
  const put = (file: OpenFile): void => {
    set({ files: new Map(get().files).set(file.path, file) });
    const { game } = get();
    if (!isChanged(file)) dropDraft(game, file.path);
    else if (!keepDraft(game, file.path, { text: file.text, since: file.since }))
      set({ fault: 'this browser has no room to keep what you type: save soon' });
  };
  /** Hands the text of a file to the bench: its errors at once, and the rest when nothing is typed for a moment. */
  const hand = async (path: string, text: string | null): Promise<void> => {
    set({ errors: await bench.write(path, text) });
    clearTimeout(timer);
    timer = setTimeout(() => void doing(settle), quiet);
  };
  const onDisk = async (path: string, text: StudioText | null): Promise<void> => {
    const file = get().files.get(path);
    if (file !== undefined && (file.disk?.hash ?? null) === (text?.hash ?? null)) return;
    if (file !== undefined && isChanged(file) && file.text !== text?.text) {
      put({ ...file, disk: text });
      return;
    }
    const files = new Map(get().files);
    if (text === null) files.delete(path);
    else files.set(path, { path, text: text.text, disk: text, since: text.hash });
    dropDraft(get().game, path);
    set({ files, ...(text === null && get().path === path ? { path: null } : {}) });
    if (file?.text !== text?.text) await hand(path, text?.text ?? null);
  };

  return {
    begin: () =>
      doing(async () => {
        const { game } = get();
        const { texts, unread } = await server.texts(game);
        const files = new Map(
          texts.map((it): [string, OpenFile] => [it.path, { path: it.path, text: it.text, disk: it, since: it.hash }]),
        );
        set({ files });
        const { table: _table, ...errors } = await bench.open(game, texts);
        const shown = await bench.game(get().language);
        set({ errors, shown, fault: unread.join('; ') });
        server.follow(game, {
          onTexts: (there) => {
            set({ isServed: true });
            for (const text of there) void onDisk(text.path, text);
            const paths = new Set(there.map(({ path }) => path));
            for (const path of get().files.keys()) if (!paths.has(path)) void onDisk(path, null);
          },
          onChange: (change) => void onDisk(change.path, change.text === null ? null : change),
          onBreak: () => {
            set({ isServed: false });
          },
        });
        if (errors.sound) await begun();
        // What the disk has is played first, so that there is a game even where a draft has errors.
        for (const [path, { text, since }] of draftsOf(game)) {
          put({ path, text, since, disk: get().files.get(path)?.disk ?? null });
          await hand(path, text);
        }
        if (errors.sound) set({ plays: await bench.plays() });
      }),
    show: (view) => {
      set({ view });
      if (view === 'replay' && get().timeLine !== null) void doing(() => replayed(get().timeLine?.id ?? ''));
    },
    speak: (language) =>
      doing(async () => {
        set({ language, shown: (await bench.game(language)) ?? get().shown, table: await bench.table() });
      }),
    start: (settings) => {
      set({ settings });
      return playing(() => bench.start(settings));
    },
    answer: (value) => playing(() => bench.answer(value)),
    undo: () => playing(() => bench.undo()),
    redo: () => playing(() => bench.redo()),
    save: async () => {
      let text: string | null = null;
      await doing(async () => {
        text = await bench.save();
      });
      return text;
    },
    load: (text) => playing(() => bench.load(text)),
    keepAsScenario: (title) =>
      doing(async () => {
        const { path, text } = await bench.asScenario(title);
        put({
          path,
          text,
          disk: get().files.get(path)?.disk ?? null,
          since: get().files.get(path)?.disk?.hash ?? null,
        });
        set({ view: 'edit', path, line: 1 });
        await hand(path, text);
      }),
    replay: (id) => doing(() => replayed(id)),
    goTo: (moment) => {
      set({ moment });
    },
    branch: (moment) => {
      const id = get().timeLine?.id ?? '';
      return doing(async () => {
        lay(await bench.branch(id, moment));
        set({ view: 'play' });
      });
    },
    edit: (path, line = null) => {
      set({ view: 'edit', path, line });
    },
    textOf: (path) => get().files.get(path)?.text ?? '',
    type: (path, text) => {
      const file = get().files.get(path);
      if (file === undefined || file.text === text) return;
      put({ ...file, text, since: isChanged(file) ? file.since : (file.disk?.hash ?? null) });
      void doing(() => hand(path, text));
    },
    write: (path) =>
      doing(async () => {
        const file = get().files.get(path);
        if (file === undefined) return;
        const { text, since } = file;
        const written = await server.write({ game: get().game, path, text, since });
        const now = get().files.get(path) ?? file;
        switch (written.kind) {
          case 'written':
            put({ ...now, disk: { text, hash: written.hash }, since: written.hash });
            set({ said: `${path} is saved` });
            return;
          case 'changed': {
            const disk =
              written.text === null || written.hash === null ? null : { text: written.text, hash: written.hash };
            put({ ...now, disk });
            set({ said: `${path} was changed outside: compare and choose` });
            return;
          }
          case 'refused':
            throw new Error(written.message);
        }
      }),
    settleConflict: (path, way) =>
      doing(async () => {
        const file = get().files.get(path);
        if (file === undefined) return;
        const since = file.disk?.hash ?? null;
        if (way === 'mine') {
          put({ ...file, since });
          return;
        }
        put({ ...file, text: file.disk?.text ?? '', since });
        await hand(path, file.disk?.text ?? null);
      }),
  };
}

/** How a game came to its end. */
export function endText({ over }: Pick<Table, 'over'>): string {
  if (over === null) return 'The game has ended';
  const degree = over.degree === null ? '' : `: ${over.degree}`;
  if (over.winner !== null) return `${over.winner} win${degree}`;
  if (over.loser !== null) return `${over.loser} lose${degree}`;
  return over.isDraw ? 'The game is a draw' : 'The game has ended';
}
