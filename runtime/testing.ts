/**
 * Scripted play, for tests and for replays: a script answers the engine's questions by their labels, and says what the
 * board shows afterwards. Nothing here knows a test framework; what does not hold is thrown as an Error.
 */
import { deckLength, hasBeenPlayed } from './cards.js';
import { playOn } from './guarded.js';
import { type Program, startGame } from './program.js';
import { randomPicks } from './random-play.js';
import { answer, newSession, over, pending, type Pending, type Session, type SessionOptions } from './session.js';
import { type Counts, snapshot, type State, type TrackState } from './snapshot.js';
import { copyOf, counter, type Game, indexOf, inPlay, rowAt } from './state.js';

/** So many of what any of these names counts. */
export type Holding = readonly [count: number, ...names: string[]];

/** `holds` is everything that is there, `has` a part of it. */
type Contents = { readonly holds: readonly Holding[] } | { readonly has: readonly Holding[] };

/** What the board should show, in the names printed on it. */
export type Shown =
  | ({ readonly space: string } & Contents)
  | ({ readonly box: string } & Contents)
  | ({ readonly pool: string } & Contents)
  | ({ readonly faction: string } & Contents)
  | { readonly track: string; readonly is: TrackState }
  /** A number that is not shown on the board. */
  | { readonly counter: string; readonly is: number }
  /** Where one chit of a kind lies: `drawn`, `in play` or `aside`. */
  | { readonly chit: string; readonly lies: string }
  /** A place of the order of play as the snapshot names it: `first`. */
  | { readonly place: string; readonly is: string }
  | { readonly card: string }
  | { readonly played: string; readonly is: boolean }
  /** Whether a space is in play. */
  | { readonly open: string; readonly is: boolean }
  /** `side` null: any side; `isInPlay` false: it must not be. */
  | { readonly capability: string; readonly side: string | null; readonly isInPlay: boolean }
  /** Whether a side, or null any, waits for the card on which it will be in play. */
  | { readonly awaiting: string; readonly side: string | null; readonly is: boolean }
  | { readonly winner: string };

export interface ScriptedPlay {
  readonly session: Session;
  /** The position after the last answer; where the engine went on past a checkpoint, the position at the checkpoint. */
  state: State;
  /** The same position, with what is not shown on the board. */
  position: Game;
  /** The label of the step that failed; null while all is well. */
  failed: string | null;
}

/** Who speaks in a script: a faction's name, or what chance does. */
export type Speaker = string;

/** Why an answer could not be given. `asked` is null when the game is over. */
export interface Refusal {
  readonly reason: 'not legal' | 'not asked' | 'over' | 'fault';
  readonly asked: Pending | null;
  /** The message of a fault; else empty. */
  readonly detail: string;
}

/** Starts a game in which every chance is left to the script. */
export function startScript(program: Program, start: Omit<SessionOptions, 'chance'>): ScriptedPlay {
  return playOf(newSession(program, { ...start, chance: 'ask' }));
}

/** A scripted play of a session, at its first question. */
export function playOf(session: Session): ScriptedPlay {
  return { session, state: snapshot(session.game), position: copyOf(session.game), failed: null };
}

/** Gives one answer, by its label in any case; what cannot be given changes nothing and is told. */
export function say(play: ScriptedPlay, by: Speaker, said: string): Refusal | null {
  const { session } = play;
  const asked = pending(session);
  if (asked === null) return { reason: 'over', asked, detail: '' };
  if (speakerOf(asked) !== by) return { reason: 'not asked', asked, detail: '' };
  const option = optionCalled(asked, said);
  if (option === null) return { reason: 'not legal', asked, detail: '' };
  try {
    const position = watchingCheckpoint(session.game, () => answer(session, option)) ?? copyOf(session.game);
    play.position = position;
    play.state = snapshot(position);
    return null;
  } catch (error) {
    return { reason: 'fault', asked, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays on at random, by a seed, to the end of the game; a fault on the way is thrown. */
export function playToEnd({ session }: ScriptedPlay, seed: number): void {
  playOn(session.game, session.effect, session.asked, randomPicks(seed), () => false);
}

/** The ids of the cards that a seed deals, the top first. */
export function dealtDeck(program: Program, seed: number): string[] {
  const game = startGame(program, seed, null);
  const { deck } = game.rules.layout;
  const cards = Array.from(game.cells.subarray(deck, deck + deckLength(game)));
  return cards.map((card) => rowAt(game.rules.cards, card).id);
}

/** Who has to answer: a faction by its name, or `draw` or `roll`. */
export function speakerOf(asked: Pending): Speaker {
  return asked.kind === 'roll' || asked.kind === 'draw' ? asked.kind : asked.by;
}

/** The position at the first checkpoint that `work` passes, or null where it passes none. */
function watchingCheckpoint(game: Game, work: () => unknown): Game | null {
  const inner = game.onCheckpoint;
  let first: Game | null = null;
  game.onCheckpoint = () => {
    first ??= copyOf(game);
    inner?.();
  };
  try {
    work();
  } finally {
    game.onCheckpoint = inner;
  }
  return first;
}

function optionCalled(asked: Pending, said: string): number | null {
  const wanted = said.trim().toLowerCase();
  const exact = asked.options.find(({ label }) => label === said.trim());
  const found = exact ?? asked.options.find(({ label }) => label.toLowerCase() === wanted);
  if (found !== undefined) return found.value;
  const counted = asked.kind === 'count' ? asked.options.find(({ value }) => String(value) === wanted) : undefined;
  return counted?.value ?? null;
}

/** What is shown instead, as the end of a sentence (`it holds 1 Runner`); null where the board shows what it should. */
export function difference(
  play: ScriptedPlay,
  shown: Shown,
  plural: (name: string) => string = (it) => it,
): string | null {
  if (!('winner' in shown)) return positionDiffers(play.state, play.position, shown, plural);
  const winner = over(play.session)?.winner ?? null;
  if (winner === shown.winner) return null;
  return over(play.session) === null ? 'the game goes on' : `${winner ?? 'nobody'} won`;
}

/** The same, of a position that nobody plays on; `state` is its snapshot. */
export function positionDiffers(
  state: State,
  game: Game,
  shown: Exclude<Shown, { readonly winner: string }>,
  plural: (name: string) => string = (it) => it,
): string | null {
  const { rules } = game;
  if ('space' in shown) {
    const there = own(state.spaces, shown.space);
    return contentsDiffer({ ...there?.pieces, ...there?.markers }, shown, plural);
  }
  if ('box' in shown) return contentsDiffer(own(state.boxes, shown.box), shown, plural);
  if ('pool' in shown) return contentsDiffer(own(state.pools, shown.pool), shown, plural);
  if ('faction' in shown) return contentsDiffer(tally(own(state.held, shown.faction) ?? []), shown, plural);
  if ('track' in shown) {
    const at = own(state.tracks, shown.track);
    return placeOn(at) === placeOn(shown.is) ? null : `it is ${placeOn(at)}`;
  }
  if ('counter' in shown) {
    const value = counter(game, indexOf(rules.counters, shown.counter));
    return value === shown.is ? null : `it is ${value}`;
  }
  if ('chit' in shown) return chitDiffers(state, shown);
  if ('played' in shown) {
    const isPlayed = hasBeenPlayed(
      game,
      indexOf(
        rules.cards.map(({ id }) => id),
        shown.played,
      ),
    );
    return isPlayed === shown.is ? null : `it has ${isPlayed ? '' : 'not '}been played`;
  }
  if ('open' in shown) {
    const isOpen = inPlay(
      game,
      indexOf(
        rules.spaces.map(({ name }) => name),
        shown.open,
      ),
    );
    return isOpen === shown.is ? null : `it is ${isOpen ? '' : 'not '}in play`;
  }
  if ('place' in shown) {
    const there = own(state.eligibility, shown.place);
    return there === shown.is ? null : `${there ?? 'nobody'} is there`;
  }
  if ('card' in shown) return state.card === shown.card ? null : `it is ${state.card ?? 'none'}`;
  if ('awaiting' in shown) {
    const waits = own(state.awaited ?? {}, shown.awaiting) ?? null;
    const isWaiting = waits !== null && (shown.side === null || shown.side === waits);
    return isWaiting === shown.is ? null : waits === null ? 'it is not' : `it is, ${waits}`;
  }
  const side = own(state.capabilities, shown.capability) ?? null;
  const isThere = side !== null && (shown.side === null || shown.side === side);
  if (isThere === shown.isInPlay) return null;
  return side === null ? 'it is not in play' : `it is in play ${side}`;
}

function chitDiffers({ pools }: State, shown: { readonly chit: string; readonly lies: string }): string | null {
  const holds = (place: string): boolean => (own(own(pools, place) ?? {}, shown.chit) ?? 0) > 0;
  if (holds(shown.lies)) return null;
  const elsewhere = ['drawn', 'in play', 'aside'].filter(holds);
  return elsewhere.length === 0 ? 'it is held or in its pool' : `it is ${elsewhere.join(' and ')}`;
}

function contentsDiffer(there: Counts | undefined, shown: Contents, plural: (name: string) => string): string | null {
  const counts = new Map(Object.entries(there ?? {}));
  const verb = 'holds' in shown ? 'holds' : 'has';
  const holdings = 'holds' in shown ? shown.holds : shown.has;
  const counted = holdings.map(([count, ...names]) => ({
    count,
    names,
    found: names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
  }));
  const mentioned = new Set(counted.flatMap(({ names }) => names));
  const others = [...counts.keys()].filter((name) => !mentioned.has(name));
  const holds = counted.every(({ count, found }) => count === found) && (verb === 'has' || others.length === 0);
  if (holds) return null;
  const listed = [...counts].filter(([name]) => verb === 'holds' || mentioned.has(name));
  return `it ${verb} ${listed.length > 0 ? listing(listed, plural) : verb === 'holds' ? 'nothing' : 'none of that'}`;
}

/** `1 Depot and 2 Runners`. */
function listing(counts: readonly (readonly [string, number])[], plural: (name: string) => string): string {
  const items = counts.map(([name, count]) => `${count} ${count === 1 ? name : plural(name)}`);
  const last = items.pop();
  return items.length === 0 ? (last ?? '') : `${items.join(', ')} and ${last ?? ''}`;
}

function placeOn(at: TrackState | undefined): string {
  if (at === undefined) return 'unknown';
  if (typeof at === 'object') return `in box ${at.box}`;
  return typeof at === 'number' ? String(at) : `at ${at}`;
}

function tally(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A script as generated tests write it: each step answers and then says what the board shows. */
export interface Script {
  /** Runs one step. Fails with every difference it found, or because an earlier step failed. */
  step(label: string, body: () => void): void;
  /** Gives answers one after the other. */
  answers(by: Speaker, ...labels: string[]): void;
  /** States, in words and as data, what the board shows. */
  shows(sentence: string, shown: Shown): void;
  /** Plays on at random, by a seed, to the end of the game. */
  playsToEnd(seed: number): void;
}

/** Starts a scripted game whose steps run one after the other. */
export function script(program: Program, start: Omit<SessionOptions, 'chance'>): Script {
  const play = startScript(program, start);
  let differences: string[] = [];
  return {
    step(label, body) {
      if (play.failed !== null) throw new Error(`not played, because the step "${play.failed}" before it failed`);
      differences = [];
      play.failed = label;
      body();
      if (differences.length > 0) throw new Error(differences.join('\n'));
      play.failed = null;
    },
    answers(by, ...labels) {
      for (const label of labels) {
        const refusal = say(play, by, label);
        if (refusal !== null) throw new Error(refusalText(by, label, refusal));
      }
    },
    playsToEnd(seed) {
      playToEnd(play, seed);
    },
    shows(sentence, shown) {
      const found = difference(play, shown);
      if (found !== null) differences.push(`expected: ${sentence}; ${found}`);
    },
  };
}

/** Why an answer could not be given, with the question and the legal answers. */
export function refusalText(
  by: Speaker,
  said: string,
  { reason, asked, detail }: Refusal,
  where: 'script' | 'example' = 'script',
): string {
  const start = `the ${where} says "${by}: ${said}", but `;
  if (reason === 'fault') return `${start}the engine failed: ${detail}`;
  if (asked === null) return `${start}the game is over`;
  return `${start}${askedText(asked)}`;
}

/** `Crown is asked: …`, with the rule and the legal answers. */
export function askedText(asked: Pending): string {
  const rule = asked.rule === '' ? '' : ` [${asked.rule}]`;
  const legal = asked.options.map(({ label }) => label).join(', ');
  return `${speakerOf(asked)} is asked: ${asked.asks}${rule}\nlegal answers: ${legal}`;
}
