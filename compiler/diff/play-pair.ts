/** Plays the same on two editions, by names, until they ask or show something else. */
import { type Decision, type Effect, optionLabel, speakerFor } from '../../runtime/decision.js';
import { checkInvariants } from '../../runtime/invariants.js';
import { endingOf } from '../../runtime/outcome.js';
import { type Program, startGame } from '../../runtime/program.js';
import { snapshot } from '../../runtime/snapshot.js';
import { copyOf, type Game, indexOf, numberAt, rowAt } from '../../runtime/state.js';
import { cardOf, establish, type Given, setCurrentCard } from '../../runtime/testing/position.js';
import type { Answered, Start } from '../boundaries/ir.js';

/** Two editions that can be played; both call things as the new one does. */
export interface Pair {
  readonly old: Player;
  readonly fresh: Player;
  /** A sentence or a label of the old edition, as the new one has it. */
  readonly renamed: (text: string) => string;
}

export interface Player {
  readonly program: Program;
  /** From which small positions are made. */
  readonly start: Game;
}

export function playerOf(program: Program): Player {
  return { program, start: startGame(program, 1, null) };
}

/** Where two editions part: what was answered until then, and what each of them does. */
export interface Parting {
  readonly answers: readonly Answered[];
  readonly old: string;
  readonly fresh: string;
}

/** What is answered to a question, by its label; null: nothing, so that the play ends there. */
export type Choose = (labels: readonly string[], speaker: string) => string | null;

/** Null where they do the same, or where the case can be played on neither. */
export function partingOf(
  pair: Pair,
  given: readonly Given[],
  action: Start['action'],
  choose: Choose,
): Parting | null {
  const old = begun(pair.old, given, action);
  const fresh = begun(pair.fresh, given, action);
  // Of what only one of them knows there is nothing to compare.
  return old === null || fresh === null ? null : lockstepOf(pair, old, fresh, choose, mostAnswers);
}

/** No case that somebody reads has more answers. */
const mostAnswers = 12;

interface Begun {
  readonly game: Game;
  readonly effect: Effect;
}

function begun({ program, start }: Player, given: readonly Given[], action: Start['action']): Begun | null {
  const game = copyOf(start);
  try {
    establish(game, given);
    if (checkInvariants(game) !== null) return null;
    if ('plays' in action && !given.some((it) => 'card' in it)) setCurrentCard(game, cardOf(game, action.plays));
    game.onCheckpoint = () => {
      throw new Error('a game is no case');
    };
    return { game, effect: effectOf(program, game, action) };
  } catch {
    return null;
  }
}

function effectOf({ rules, events, procedures }: Program, game: Game, action: Start['action']): Effect {
  const by = indexOf(rules.factions, action.by ?? '');
  if ('conducts' in action) return rowAt(procedures, indexOf(rules.procedures, action.conducts)).run(game, by);
  const card = cardOf(game, action.plays);
  const side = action.side === null ? 0 : indexOf(rowAt(rules.cards, card).sides, action.side);
  return rowAt(events[card] ?? [], side)(game, by);
}

/** Plays whole games, whose chance and choices follow from `choose`; null where they do the same to their end. */
export function partingOfGames(pair: Pair, seed: number, choose: Choose, mostDecisions: number): Parting | null {
  const start = ({ program }: Player): Begun => {
    const game = startGame(program, seed, null);
    return { game, effect: program.play(game) };
  };
  return lockstepOf(pair, start(pair.old), start(pair.fresh), choose, mostDecisions);
}

function lockstepOf(pair: Pair, old: Begun, fresh: Begun, choose: Choose, most: number): Parting | null {
  const answers: Answered[] = [];
  const isAlike = old.game.cells.length === fresh.game.cells.length;
  try {
    let [left, right] = [asked(old.effect.next()), asked(fresh.effect.next())];
    for (;;) {
      const [before, after] = [questionOf(old.game, left, pair.renamed), questionOf(fresh.game, right, same)];
      if (!areSame(before, after)) return { answers, old: before.text, fresh: after.text };
      if (left === null || right === null || !isAlike || !areAlikeThroughout(old.game, fresh.game)) {
        const found = shownDifference(pair, old.game, fresh.game);
        if (found !== null) return { answers, ...found };
      }
      if (left === null || right === null || answers.length >= most) return null;
      const label = choose(after.labels, after.speaker);
      if (label === null) return null;
      answers.push({ by: after.speaker, label });
      left = asked(old.effect.next(optionOf(left, before.labels, label)));
      right = asked(fresh.effect.next(optionOf(right, after.labels, label)));
    }
  } catch {
    // What cannot be played on by itself is no case.
    return null;
  }
}

function areAlikeThroughout(old: Game, fresh: Game): boolean {
  for (let cell = 0; cell < old.cells.length; cell += 1) if (old.cells[cell] !== fresh.cells[cell]) return false;
  return true;
}

function asked(step: IteratorResult<Decision, void>): Decision | null {
  return step.done === true ? null : step.value;
}

interface Question {
  readonly speaker: string;
  readonly labels: readonly string[];
  readonly text: string;
}

const same = (text: string): string => text;

function questionOf({ rules }: Game, decision: Decision | null, renamed: (text: string) => string): Question {
  if (decision === null) return { speaker: '', labels: [], text: 'nothing is asked' };
  const labels = decision.options.map((option) => renamed(optionLabel(rules, decision, option)));
  const speaker = renamed(speakerFor(rules, decision));
  const offered = [...new Set(labels)].join(', ');
  const who = speaker === 'draw' || speaker === 'roll' ? `a ${speaker} is made of` : `${speaker} may answer`;
  return { speaker, labels, text: `${who} ${offered}` };
}

function areSame(one: Question, other: Question): boolean {
  if (one.speaker !== other.speaker || one.labels.length !== other.labels.length) return false;
  const labels = [...other.labels].sort();
  return [...one.labels].sort().every((label, index) => label === labels[index]);
}

function optionOf({ options }: Decision, labels: readonly string[], label: string): number {
  return numberAt(options, labels.indexOf(label));
}

/** What is otherwise on the board and at the end, each line as `Fenwick, pieces, Depot: 1`; null where nothing is. */
function shownDifference({ renamed }: Pair, old: Game, fresh: Game): Pick<Parting, 'old' | 'fresh'> | null {
  const [before, after] = [shownOf(old, renamed), shownOf(fresh, same)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const differing = keys.filter((key) => before.get(key) !== after.get(key)).slice(0, mostShown);
  if (differing.length === 0) return null;
  const told = (shown: ReadonlyMap<string, string>): string =>
    differing.map((key) => `${key}: ${shown.get(key) ?? 'none'}`).join('; ');
  return { old: told(before), fresh: told(after) };
}

const mostShown = 3;

function shownOf(game: Game, renamed: (text: string) => string): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const note = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) shown.set(path.join(', '), renamed(String(value)));
    else if (Array.isArray(value)) shown.set(path.join(', '), renamed(value.map(String).join(', ')));
    else for (const [key, it] of Object.entries(value)) note(it, quiet.has(key) ? path : [...path, renamed(key)]);
  };
  const { spaces, boxes, tracks, ...more } = snapshot(game);
  note(tracks, []);
  note(spaces, []);
  note(boxes, []);
  note(more, []);
  note({ 'the end': endingOf(game) }, []);
  return shown;
}

/** Keys that say nothing to whoever knows the game. */
const quiet: ReadonlySet<string> = new Set(['pieces', 'markers']);
