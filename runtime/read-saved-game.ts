/**
 * Saved games as they are read, in both formats. The shape is held first, and positions are made one after the other as they
 * are asked for: whatever is written in a file, no more of it is worked out than is played.
 */
import { brokenChoice, type Choices } from './options.js';
import { type FoundPosition, type NamedPosition, positionNamed, withoutGone } from './named-cells.js';
import { calledAs } from './names-of-rules.js';
import type { Rules } from './rules.js';
import type { SavedGame } from './saved-game.js';
import { isChanceMode } from './session.js';

/** A saved game, of which these rules may not have everything. */
export interface Read extends Pick<SavedGame, 'game' | 'edition' | 'fingerprint' | 'seed' | 'chance'> {
  /** The cards that these rules have, the top first; null where the deck was dealt by the seed. */
  readonly deck: readonly string[] | null;
  readonly options: Choices;
  /** These rules, with things called as they were when it was saved. */
  readonly rules: Rules;
  /** The answers after each checkpoint: in the first format the numbers of options. */
  readonly answers: readonly (readonly (string | number)[])[];
  /** What was saved of each checkpoint, and then, but in the first format, of where it was left. */
  readonly positions: () => Iterable<ReadPosition>;
}

export interface ReadPosition {
  /** Under these rules, or why there is none such. */
  readonly at: FoundPosition;
  /** By name, as it was saved; null in the first format. */
  readonly named: NamedPosition | null;
}

/** The saved game, or why it is none of these rules. */
export function readSavedGame(rules: Rules, json: unknown): Read | string {
  if (!isRecord(json)) return 'this is not a saved game';
  const { format, game, edition, fingerprint, seed, deck, options = {}, chance, names, history, now } = json;
  if (typeof game !== 'string' || typeof edition !== 'string' || typeof fingerprint !== 'string') {
    return 'this is not a saved game: its game, edition or fingerprint is missing';
  }
  if (game !== rules.name) return `this is a game of ${game}, not of ${rules.name}`;
  if (format !== undefined && format !== 2) {
    return `the saved game is of format ${JSON.stringify(format)}; formats 1 and 2 can be read`;
  }
  if (seed !== null && !isWholeNumber(seed)) return 'this is not a saved game: its seed is missing';
  const isSame = fingerprint === rules.fingerprint;
  if (deck !== null && !isDeck(rules, deck, isSame)) return 'this is not a saved game: its deck is not of these cards';
  if (!isChoices(rules, options)) {
    return isSame
      ? 'this is not a saved game: its options are not of this game'
      : 'the options that were chosen are not those of these rules';
  }
  if (!isChanceMode(chance)) return 'this is not a saved game: who decides chance is missing';
  if (!Array.isArray(history) || history.length === 0) return 'the saved game has no position';
  const read = isSame && format === 2 ? calledAs(rules, names) : rules;
  if (read === null) return 'this is not a saved game: its names are not those of its rules';
  const found = format === 2 ? byName(read, isSame, history, now) : byNumber(rules, history);
  if (typeof found === 'string') return found;
  const there = deck?.filter((id) => isCard(rules, id)) ?? null;
  return { game, edition, fingerprint, seed, deck: there, options, chance, rules: read, ...found };
}

type Positions = Pick<Read, 'answers' | 'positions'>;

interface EntryByNumber {
  readonly cells: readonly number[];
  readonly answers: readonly number[];
}

function byNumber(rules: Rules, history: readonly unknown[]): Positions | string {
  if (!history.every(isEntryByNumber)) return 'this is not a saved game: a position or its answers are not numbers';
  if (history.some(({ cells }) => cells.length !== rules.layout.size)) {
    return 'the saved positions are not of these rules';
  }
  return {
    answers: history.map(({ answers }) => answers),
    *positions() {
      for (const { cells } of history) yield { at: { ok: true, cells: Int32Array.from(cells) }, named: null };
    },
  };
}

function isEntryByNumber(entry: unknown): entry is EntryByNumber {
  return isRecord(entry) && isWholeNumbers(entry.cells) && isWholeNumbers(entry.answers);
}

/** What changed by name since the position before, 0 where it is nothing any more. */
type Changed = Readonly<Record<string, number | string>>;

/** Under other rules, cards that are no longer there are left out of the deck. */
function byName(rules: Rules, isSame: boolean, history: readonly unknown[], now: unknown): Positions | string {
  const answers: string[][] = [];
  const changes: Changed[] = [];
  for (const entry of [...history, { changed: now, answers: [] }]) {
    if (!isRecord(entry) || !isChanged(entry.changed) || !isTexts(entry.answers)) {
      return 'this is not a saved game: what changed or the answers are not names';
    }
    answers.push(entry.answers);
    changes.push(entry.changed);
  }
  return {
    answers: answers.slice(0, -1),
    *positions() {
      const named = new Map<string, number | string>();
      for (const changed of changes) {
        for (const [name, value] of Object.entries(changed)) {
          if (value === 0) named.delete(name);
          else named.set(name, value);
        }
        const there = isSame ? named : withoutGone(rules, named);
        yield { at: positionNamed(rules, there), named: new Map(named) };
      }
    },
  };
}

function isChanged(value: unknown): value is Changed {
  return isRecord(value) && Object.values(value).every((it) => typeof it === 'string' || isWholeNumber(it));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}

function isChoices(rules: Rules, value: unknown): value is Choices {
  return isRecord(value) && Object.entries(value).every(([name, chosen]) => brokenChoice(rules, name, chosen) === null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isWholeNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isWholeNumber);
}

/** Ids, each once; under the same rules of cards that there are. */
function isDeck(rules: Rules, value: unknown, isSame: boolean): value is string[] {
  if (!isTexts(value) || new Set(value).size !== value.length) return false;
  return !isSame || value.every((id) => isCard(rules, id));
}

function isCard({ cards }: Rules, id: string): boolean {
  return cards.some((card) => card.id === id);
}
