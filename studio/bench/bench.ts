/** The bench of a studio: the texts of a game as they are, the rules that they come to, and what is played by these. */
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { toJson } from '../../compiler/diagnostics/json.js';
import { check, type Checked, errorsIn, understand } from '../../compiler/driver.js';
import { definitionsAt } from '../../compiler/language-server/definition.js';
import { referencesAt } from '../../compiler/language-server/references.js';
import type { View } from '../../compiler/language-server/workspace.js';
import { languages } from '../../compiler/languages/codes.js';
import { phraseAt } from '../../compiler/language-server/words-at.js';
import { bookletOf } from '../../compiler/print/booklet.js';
import { cardsOf } from '../../compiler/print/cards.js';
import { hasErrors } from '../../compiler/run-stages.js';
import type { Bench, Errors, Table, Verdict } from '../protocol.js';
import {
  completionsIn,
  fixesIn,
  formattedIn,
  hoverIn,
  lookOf,
  mendingsIn,
  namesFound,
  standingsOf,
  stepsIn,
} from './editor.js';
import {
  answered,
  begunAt,
  loadedFrom,
  type OnTable,
  redone,
  Refusal,
  resumed,
  savedText,
  shownTable,
  startGame,
  thought,
  underRules,
  undone,
} from './game.js';
import { withPlaces } from './placed.js';
import { coveredIn, type KnownPlays, notPlayed, playsOf, sentenceAt, type Touches, touchesOf } from './plays.js';
import { nameIn, renamedIn } from './renaming.js';
import { type Playing, playingOf } from './rules.js';
import { scenarioText } from './scenario-text.js';
import { gameShown } from './shown.js';
import { sourceOf, type Texts, textsOf, withText } from './texts.js';
import { beginningInExample, followed } from './time-line.js';

/** `pause` waits until whatever else was asked has been answered. */
export function createBench(pause: () => Promise<unknown>): Bench {
  let game = '';
  let texts: Texts = new Map();
  let language = 'en';
  /** The last rules that had no errors. */
  let playing: Playing | null = null;
  let table: OnTable | null = null;
  let plays: KnownPlays = { listed: [], verdicts: null };
  /** What comes to the sentences of these rules. */
  let touches: { readonly of: Playing; readonly touches: Touches } | null = null;

  let last: { readonly of: Texts; readonly checked: Checked } | null = null;

  const checked = (): Checked => {
    if (last?.of !== texts) last = { of: texts, checked: understand(sourceOf(texts, game)) };
    return last.checked;
  };

  const warned = (): readonly Diagnostic[] => check(sourceOf(texts, game)).diagnostics;

  /** The rules that the texts come to, by which what is on the table goes on; the last that had no errors where they have some. */
  const settledRules = (): Playing | null => {
    playing = playingOf(checked()) ?? playing;
    if (table !== null && playing !== null && table.playing !== playing) table = underRules(table, playing);
    return playing;
  };

  const rewritten = (all: readonly { readonly path: string; readonly text: string | null }[]): Errors => {
    for (const { path, text } of all) texts = withText(texts, path, text);
    return errorsOf(errorsIn(sourceOf(texts, game)));
  };

  const settled = (): Verdict => {
    settledRules();
    const { diagnostics, core } = checked();
    return { ...errorsOf(diagnostics), sound: core !== null, table: shownNow() };
  };

  const rules = (): Playing => {
    settledRules();
    if (playing === null) throw new Refusal('the texts have errors: mend them, and what they say can be played');
    return playing;
  };

  const played = (): OnTable => {
    if (table === null) throw new Refusal('nothing is played: start a game');
    return table;
  };

  const put = (next: OnTable): Table => {
    table = next;
    return shownTable(table, language);
  };

  const shownNow = (): Table | null => (table === null ? null : shownTable(table, language));

  /** Null where there is no such file, or it is no text. */
  const viewIn = (path: string): View | null => {
    const { files } = sourceOf(texts, game);
    const file = files.find((it) => it.path === path);
    return file === undefined ? null : { game: { root: '', name: game }, file, files, checked: checked() };
  };

  const viewOf = (path: string): View => {
    const view = viewIn(path);
    if (view === null) throw new Refusal(`there is no file \`${path}\` that can be read`);
    return view;
  };

  /** Of the texts as they are, also where they have changed meanwhile; null while they have errors. */
  const touchesNow = async (): Promise<Touches | null> => {
    for (;;) {
      const now = playingOf(checked());
      if (now === null) return null;
      if (touches?.of === now) return touches.touches;
      const found = await touchesOf(now, pause, () => playingOf(checked()) === now);
      if (found !== null) touches = { of: now, touches: found };
    }
  };

  const watched = (): Pick<OnTable, 'seats' | 'seenBy'> => table ?? { seats: {}, seenBy: undefined };

  return answering({
    awake: () => undefined,
    open: (name, all) => {
      [game, texts, playing, table, touches] = [name, textsOf(all), null, null, null];
      plays = { listed: [], verdicts: null };
      return settled();
    },
    write: (path, text) => rewritten([{ path, text }]),
    rewrite: rewritten,
    settle: settled,
    warnings: () => errorsOf(warned()),
    game: (code) => {
      language = languages.includes(code) ? code : 'en';
      const now = settledRules();
      return now === null ? null : gameShown(now.book(language));
    },
    cards: (code) => {
      const now = settledRules();
      return now === null ? null : cardsOf(now.book(code));
    },
    booklet: (code) => {
      const now = settledRules();
      return now === null ? null : bookletOf(now.book(code), now.checked.analysis.rulings);
    },
    start: (wanted) => put(startGame(rules(), wanted)),
    table: shownNow,
    answer: (value) => put(answered(played(), value)),
    think: () => put(thought(played())),
    undo: () => put(undone(played())),
    redo: () => put(redone(played())),
    core: () => rules().core,
    save: () => savedText(played()),
    load: (text) => put(loadedFrom(rules(), text, watched())),
    resume: (kept) => put(resumed(rules(), kept, beginningInExample)),
    asScenario: (title) => scenarioText(played(), game, title, [...texts.keys()]),
    plays: async () => {
      for (;;) {
        const now = playingOf(checked());
        if (now === null) return notPlayed(plays.listed);
        const known = await playsOf(now, plays.verdicts, pause, () => playingOf(checked()) === now);
        if (known === null) continue;
        plays = known;
        return known.listed;
      }
    },
    replay: (id) => {
      const now = rules();
      return followed(now, now.book(language), table, id).line;
    },
    branch: (id, moment) => {
      const now = rules();
      const { line, from } = followed(now, now.book(language), table, id);
      if (line.moments[moment] === undefined) throw new Refusal(`there is no moment ${moment} in it`);
      const { beginning, said } = from(moment);
      return put(begunAt(now, beginning, said, { seats: {}, seenBy: undefined }));
    },
    placed: (places) => withPlaces(sourceOf(texts, game).files, places),
    complete: (path, offset) => completionsIn(viewOf(path), offset),
    hover: (path, offset) => hoverIn(viewOf(path), offset),
    fixes: (path, offset) => {
      return fixesIn(viewOf(path), offset, warned());
    },
    declared: (path, offset) => standingsOf(definitionsAt(viewOf(path), offset)),
    written: (path, offset) => standingsOf(referencesAt(viewOf(path), offset)),
    names: (letters) => namesFound(checked(), letters),
    mendings: (path) => mendingsIn(viewOf(path), warned()),
    format: (path) => formattedIn(viewOf(path)),
    look: (path) => lookOf(viewIn(path)),
    named: (path, offset) => nameIn(viewOf(path), offset),
    rename: (path, offset, fresh) => renamedIn(viewOf(path), offset, fresh),
    steps: (path, offset) => stepsIn(viewOf(path), offset),
    touching: async (path, offset) => {
      const phrase = phraseAt(viewOf(path), offset);
      return phrase === null ? [] : ((await touchesNow())?.get(sentenceAt(phrase.span)) ?? []);
    },
    covered: async (path) => {
      const found = await touchesNow();
      return found === null ? [] : coveredIn(found, viewOf(path).file);
    },
  });
}

function errorsOf(diagnostics: readonly Diagnostic[]): Errors {
  return { ...toJson(diagnostics), sound: !hasErrors(diagnostics) };
}

/** What each method answers, at once or later. */
type Answers = {
  readonly [Method in keyof Bench]: (
    ...args: Parameters<Bench[Method]>
  ) => ReturnType<Bench[Method]> | Awaited<ReturnType<Bench[Method]>>;
};

/** The same as promises, so that what is refused fails. */
function answering(answers: Answers): Bench {
  const late = <Args extends readonly unknown[], Value>(answer: (...args: Args) => Value | Promise<Value>) => {
    return async (...args: Args): Promise<Value> => await answer(...args);
  };
  return {
    awake: late(answers.awake),
    open: late(answers.open),
    write: late(answers.write),
    rewrite: late(answers.rewrite),
    settle: late(answers.settle),
    warnings: late(answers.warnings),
    game: late(answers.game),
    cards: late(answers.cards),
    booklet: late(answers.booklet),
    start: late(answers.start),
    table: late(answers.table),
    answer: late(answers.answer),
    think: late(answers.think),
    undo: late(answers.undo),
    redo: late(answers.redo),
    core: late(answers.core),
    save: late(answers.save),
    load: late(answers.load),
    resume: late(answers.resume),
    asScenario: late(answers.asScenario),
    plays: late(answers.plays),
    replay: late(answers.replay),
    branch: late(answers.branch),
    placed: late(answers.placed),
    complete: late(answers.complete),
    hover: late(answers.hover),
    fixes: late(answers.fixes),
    declared: late(answers.declared),
    written: late(answers.written),
    names: late(answers.names),
    mendings: late(answers.mendings),
    format: late(answers.format),
    look: late(answers.look),
    named: late(answers.named),
    rename: late(answers.rename),
    steps: late(answers.steps),
    touching: late(answers.touching),
    covered: late(answers.covered),
  };
}
