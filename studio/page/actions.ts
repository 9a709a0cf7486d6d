/** What can be done on the page: each asks the bench or the server, and puts what it is told into the store. */
import type { TextNow, WantedText } from '../../compiler/host/studio-api.js';
import type { Bench, Errors, KeptTable, NewGame, Placed, SpecEdit, SpecText, Table } from '../protocol.js';
import { type BenchInWorker, Refused, Stopped } from './bench.js';
import { dropDraft, draftsOf, keepDraft, keepTable, tableKept } from './drafts.js';
import type { StudioClient } from './server.js';
import { type Simulating, simulatingOn } from './simulating.js';
import { isChanged, type OpenFile, type State, type Store, type View } from './state.js';
import { mended } from './typing.js';

/** What a view is given. */
export interface Viewed {
  readonly state: State;
  readonly actions: Actions;
  readonly bench: Bench;
}

export interface Actions extends Simulating {
  readonly begin: () => Promise<void>;
  /** Ends what the bench does, which comes to no end, and goes on where it was before. */
  readonly stop: () => Promise<void>;
  readonly show: (view: View) => void;
  readonly speak: (language: string) => Promise<void>;
  readonly start: (settings: NewGame) => Promise<void>;
  readonly answer: (value: number) => Promise<void>;
  /** Has no player think any more until `goOn`, or until something is done at the page. */
  readonly halt: () => void;
  readonly goOn: () => Promise<void>;
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
  /** Types what the bench has just been asked for; nothing where one of the texts has changed before it answers. */
  readonly typeEdits: (asking: Promise<readonly SpecEdit[]>) => Promise<void>;
  readonly write: (path: string) => Promise<void>;
  /** Writes where spaces are drawn into the files that say it; a file with other changes that are not saved is not saved by it. */
  readonly place: (places: readonly Placed[]) => Promise<void>;
  /** Writes the files of a renaming, all or none: then tells those that say something else on the disk by now, or of a fault. */
  readonly rename: (
    old: string,
    fresh: string,
    files: readonly WantedText[],
  ) => Promise<'written' | readonly TextNow[]>;
  /** Takes back what was written last, if that is still the renaming that the page tells of. */
  readonly takeBack: () => Promise<void>;
  /** Says something to whoever is at the page. */
  readonly tell: (message: string) => void;
  /** Ends a conflict: what the disk says now is taken, or known and typed over. */
  readonly settleConflict: (path: string, way: 'theirs' | 'mine') => Promise<void>;
}

/** How long nothing is typed before what follows from a text is worked out, in milliseconds. */
const quiet = 80;

export function actionsOn(store: Store, { bench, restart }: BenchInWorker, server: StudioClient): Actions {
  const { get, set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the bench was given last, and the last of it by which the table is played. */
  const given = new Map<string, string>();
  let played: ReadonlyMap<string, string> | null = null;
  let isResuming = false;
  let isThinking = false;
  /** What is told of the disk while several files are written, so that none is taken for a change from outside. */
  let held: TextNow[] | null = null;

  /** Does work, and tells what it throws in words. */
  const doing = async (work: () => Promise<void>): Promise<void> => {
    set({ fault: '' });
    try {
      await work();
    } catch (fault) {
      tell(fault);
    }
  };
  /** Whoever stopped it says what became of it. */
  const tell = (fault: unknown): void => {
    if (!(fault instanceof Stopped)) set({ fault: fault instanceof Error ? fault.message : String(fault) });
  };
  const lay = (table: Table): void => {
    const before = get().table?.log.length ?? 0;
    const news = table.log.slice(before).map(({ text }) => text);
    const { asked, thinks } = table;
    const asks = asked !== null ? `${asked.by}: ${asked.text}` : thinks === null ? endText(table) : `${thinks} think`;
    laid({ table, said: [...news.slice(-4), asks].join('. ') });
  };
  /** What is on the table is kept, so that it is not lost with the worker or the page. */
  const laid = (change: Partial<State> & Pick<State, 'table'>): void => {
    set(change);
    if (change.table === null) return;
    keepTable(get().game, change.table.keep);
    void thinking();
  };
  /** Players answer one question after another, each of which is shown, until somebody at the page is asked. */
  const thinking = async (): Promise<void> => {
    if (isThinking) return;
    isThinking = true;
    try {
      // What was lost by a change of the rules is lost for good when somebody answers otherwise.
      const isTo = ({ isHalted, table }: State): boolean =>
        !isHalted && table !== null && table.thinks !== null && table.parted === null;
      while (isTo(get())) lay(await bench.think());
    } catch (fault) {
      set({ isHalted: true });
      tell(fault);
    } finally {
      isThinking = false;
    }
  };
  /** One move at a time: what is asked twice, as by a click too many, would answer the next question. */
  const playing = async (ask: () => Promise<Table>): Promise<void> => {
    if (get().isMoving) return;
    set({ isMoving: true, isHalted: false });
    await doing(async () => {
      lay(await ask());
    });
    set({ isMoving: false });
  };
  /** What follows from the texts as they are. */
  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    const texts = new Map(given);
    const { table, ...errors } = await bench.settle();
    if (errors.sound && table?.parted?.kept !== 0) played = texts;
    laid({ errors, table, shown: (await bench.game(get().language)) ?? get().shown, playsAre: 'old' });
    if (errors.sound && table === null) await begun();
    const { timeLine, view } = get();
    if (timeLine !== null && view === 'replay') await replayed(timeLine.id);
    await looked();
  };
  /** What is looked for when the game is on the table: how the examples come out, and what is warned of. */
  const looked = async (): Promise<void> => {
    set({ plays: await bench.plays(), playsAre: 'known' });
    set({ errors: await bench.warnings() });
  };
  /** A game that begins by the rules as they are. */
  const anew = async (ask: () => Promise<Table>): Promise<Table> => {
    const texts = new Map(given);
    const table = await ask();
    if (get().errors.sound) played = texts;
    return table;
  };
  const begun = async (): Promise<void> => {
    lay(await anew(() => bench.start(get().settings)));
  };
  /** The table as it was kept; where it cannot be so, that is told, and there is none. */
  const resumed = async (kept: KeptTable): Promise<void> => {
    isResuming = true;
    try {
      lay(await anew(() => bench.resume(kept)));
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      set({ fault: fault.message });
    } finally {
      isResuming = false;
    }
  };
  const opened = async (texts: readonly SpecText[]): Promise<Errors> => {
    given.clear();
    for (const { path, text } of texts) given.set(path, text);
    const { table: _table, ...errors } = await bench.open(get().game, texts);
    set({ errors, shown: (await bench.game(get().language)) ?? get().shown });
    return errors;
  };
  const written = (path: string, text: string | null): Promise<Errors> => {
    if (text === null) given.delete(path);
    else given.set(path, text);
    return bench.write(path, text);
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
    set({ errors: await written(path, text) });
    clearTimeout(timer);
    timer = setTimeout(() => void doing(settle), quiet);
  };
  const typed = (path: string, text: string): void => {
    const file = get().files.get(path);
    if (file === undefined || file.text === text) return;
    put({ ...file, text, since: isChanged(file) ? file.since : (file.disk?.hash ?? null) });
    void doing(() => hand(path, text));
  };
  /** Writes a file to the disk, unless it has changed there. */
  const saved = async (path: string): Promise<void> => {
    const file = get().files.get(path);
    if (file === undefined) return;
    const { text, since } = file;
    const answer = await server.write({ game: get().game, what: path, texts: [{ path, text, since }] });
    const now = get().files.get(path) ?? file;
    switch (answer.kind) {
      case 'written': {
        const [hash = ''] = answer.hashes;
        put({ ...now, disk: { text, hash }, since: hash });
        set({ said: `${path} is saved`, renamed: null });
        return;
      }
      case 'changed':
        for (const found of answer.texts) put({ ...now, disk: diskOf(found) });
        set({ said: `${path} was changed outside: compare and choose` });
        return;
      case 'refused':
        throw new Error(answer.message);
    }
  };
  const onDisk = async (now: TextNow): Promise<void> => {
    if (held !== null) {
      held.push(now);
      return;
    }
    const { path } = now;
    const text = diskOf(now);
    const file = get().files.get(path);
    if (file !== undefined && (file.disk?.hash ?? null) === now.hash) return;
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
  /** Several files that are written at once; those that have changed on the disk, of which none is written then. */
  const savedTogether = async (what: string, texts: readonly WantedText[]): Promise<readonly TextNow[]> => {
    held = [];
    try {
      const answer = await server.write({ game: get().game, what, texts });
      if (answer.kind === 'refused') throw new Error(answer.message);
      if (answer.kind === 'changed') {
        held.push(...answer.texts);
        return answer.texts;
      }
      const now = new Map(get().files);
      for (const [index, { path, text }] of texts.entries()) {
        const hash = answer.hashes[index] ?? '';
        now.set(path, { path, text, disk: { text, hash }, since: hash });
        given.set(path, text);
      }
      set({ files: now, errors: await bench.rewrite(texts.map(({ path, text }) => ({ path, text }))) });
      return [];
    } finally {
      const waited: readonly TextNow[] = held;
      held = null;
      for (const it of waited) void onDisk(it);
    }
  };

  return {
    ...simulatingOn(store, bench, () => new Worker('numbers.js', { type: 'module' })),
    begin: () =>
      doing(async () => {
        const { game } = get();
        const { texts, unread } = await server.texts(game);
        const files = new Map(
          texts.map((it): [string, OpenFile] => [it.path, { path: it.path, text: it.text, disk: it, since: it.hash }]),
        );
        set({ files });
        const errors = await opened(texts);
        set({ fault: unread.join('; ') });
        server.follow(game, {
          onTexts: (there) => {
            set({ isServed: true });
            for (const text of there) void onDisk(text);
            const paths = new Set(there.map(({ path }) => path));
            for (const path of get().files.keys()) if (!paths.has(path)) void onDisk({ path, text: null, hash: null });
          },
          onChange: (change) => void onDisk(change),
          onBreak: () => {
            set({ isServed: false });
          },
        });
        const kept = tableKept(game);
        if (errors.sound && kept !== null) await resumed(kept);
        if (errors.sound && get().table === null) await begun();
        // What the disk has is played first, so that there is a game even where a draft has errors.
        for (const [path, { text, since }] of draftsOf(game)) {
          put({ path, text, since, disk: get().files.get(path)?.disk ?? null });
          await hand(path, text);
        }
        if (errors.sound) await looked();
      }),
    stop: () => {
      clearTimeout(timer);
      const kept = get().table?.keep ?? tableKept(get().game);
      // A player may be what comes to no end.
      set({ isHalted: true });
      // What comes to no end even now is left alone; it stays kept.
      const goesOn = kept !== null && !isResuming;
      restart();
      return doing(async () => {
        const { sound } = await opened([...(played ?? given)].map(([path, text]) => ({ path, text })));
        if (sound && goesOn) await resumed(kept);
        else set({ table: null });
        const { files, plays } = get();
        for (const [path, { text }] of files) if (given.get(path) !== text) set({ errors: await written(path, text) });
        for (const path of [...given.keys()]) if (!files.has(path)) set({ errors: await written(path, null) });
        set({
          plays: plays.map((it) => ({ ...it, verdict: 'not played', why: '' })),
          playsAre: 'stopped',
          fault:
            'It was stopped, for it came to no end. The game stands as it did before, by the rules from before: answer otherwise, or change the rules, and they are tried anew.',
        });
      });
    },
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
      return playing(() => anew(() => bench.start(settings)));
    },
    answer: (value) => playing(() => bench.answer(value)),
    halt: () => {
      set({ isHalted: true });
    },
    goOn: () => playing(() => bench.think()),
    undo: () => playing(() => bench.undo()),
    redo: () => playing(() => bench.redo()),
    save: async () => {
      let text: string | null = null;
      await doing(async () => {
        text = await bench.save();
      });
      return text;
    },
    load: (text) => playing(() => anew(() => bench.load(text))),
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
        lay(await anew(() => bench.branch(id, moment)));
        set({ view: 'play' });
      });
    },
    edit: (path, line = null) => {
      set({ view: 'edit', path, line });
    },
    textOf: (path) => get().files.get(path)?.text ?? '',
    type: typed,
    typeEdits: (asking) => {
      const { files } = get();
      return doing(async () => {
        const made = mended(await asking, files);
        // An answer is of the texts of which it was asked.
        if ([...made.keys()].some((path) => get().files.get(path)?.text !== files.get(path)?.text)) return;
        for (const [path, text] of made) typed(path, text);
      });
    },
    place: (places) =>
      doing(async () => {
        for (const { path, text } of await bench.placed(places)) {
          const file = get().files.get(path);
          if (file === undefined) continue;
          const isOwn = !isChanged(file);
          put({ ...file, text, since: isOwn ? (file.disk?.hash ?? null) : file.since });
          await hand(path, text);
          if (isOwn) await saved(path);
        }
        await settle();
      }),
    write: (path) => doing(() => saved(path)),
    rename: async (old, fresh, files) => {
      let found: 'written' | readonly TextNow[] = [];
      await doing(async () => {
        const what = `rename ${[old, fresh].map((it) => JSON.stringify(it)).join(' ')}`;
        const changed = await savedTogether(what, files);
        found = changed.length === 0 ? 'written' : changed;
        if (found !== 'written') return;
        const count = files.length === 1 ? 'one file' : `${files.length} files`;
        set({ renamed: { what, says: `“${old}” is “${fresh}” now, in ${count}` } });
        await settle();
      });
      return found;
    },
    takeBack: () =>
      doing(async () => {
        const { renamed } = get();
        set({ renamed: null });
        if (renamed === null) return;
        const message = await server.takeBack(renamed.what);
        if (message !== null) throw new Error(message);
        set({ said: 'It is taken back' });
      }),
    tell: (message) => {
      set({ fault: message });
    },
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

/** Null where the file is gone. */
function diskOf({ text, hash }: TextNow): OpenFile['disk'] {
  return text === null || hash === null ? null : { text, hash };
}

/** How a game came to its end. */
export function endText({ over }: Pick<Table, 'over'>): string {
  if (over === null) return 'The game has ended';
  const degree = over.degree === null ? '' : `: ${over.degree}`;
  if (over.winner !== null) return `${over.winner} win${degree}`;
  if (over.loser !== null) return `${over.loser} lose${degree}`;
  return over.isDraw ? 'The game is a draw' : 'The game has ended';
}
