/** Random games that go wrong, each made as short as it can be while it goes wrong in the same way. */
import { CHANCE, type Decision, DONE, type Effect, optionLabel, speakerFor } from '../decision.js';
import { guarded, playOn, WITHOUT_END } from './guarded.js';
import type { Choices } from '../options.js';
import { type Program, startGame } from '../program.js';
import { drawByChance } from '../random.js';
import { choicesFor, randomPicks } from './random-play.js';
import type { Game } from '../state.js';
import { dealtDeck } from './scripted-play.js';

/** A game from its deal to what went wrong, each answer as a script gives it. */
export interface FailingGame {
  readonly seed: number;
  /** Ids of cards, the top first; those that the seed deals, without those that play no part. */
  readonly deck: readonly string[];
  /** What is chosen of the optional rules. */
  readonly options: Choices;
  readonly message: string;
  /** Whether the game has to be played on at random after the answers, because it has no end. */
  readonly isEndless: boolean;
  readonly answers: readonly ScriptAnswer[];
  /** How many answers the game took before it was made short. */
  readonly before: number;
}

export interface ScriptAnswer {
  /** A faction, `draw` or `roll`. */
  readonly by: string;
  readonly label: string;
  /** The sentence that asked. */
  readonly why: string;
}

export interface ShrinkOptions {
  /** About how many answers and sentences are played at most while the game is made short. */
  readonly mostWork?: number;
  /** Options that were chosen so in each game. */
  readonly choices?: Choices;
  /** Told now and then how many answers the shortest game found so far takes. */
  readonly onProgress?: (answers: number) => void;
}

/** A few seconds' work. */
const MOST_WORK = 500_000;

/** One playing, up to what went wrong. */
interface Run {
  message: string | null;
  /** The place of each answer among its options, the simplest first. */
  readonly choices: number[];
  /** How many options each question had. */
  readonly options: number[];
  readonly answers: ScriptAnswer[];
  /** How many answers there were at each checkpoint. */
  readonly turns: number[];
  /** How many answers were given, those after the choices too, and how many sentences carried out, where they are told. */
  work: number;
}

/** How the choice at a place of the game is made, among options the simplest of which is first; null: not at all. */
type Choose = (asked: Decision, ordered: readonly number[], place: number) => number | null;

/** Plays the random games of some seeds; the shortest that goes wrong is made short. Null where none does. */
export function failingGame(
  program: Program,
  seeds: readonly number[],
  options: ShrinkOptions = {},
): FailingGame | null {
  const watching = guarded(program);
  let shortest: { readonly seed: number; readonly run: Run; readonly message: string } | null = null;
  for (const seed of seeds) {
    const run = playRandom(watching, seed, choicesFor(program, seed, options.choices));
    const { message } = run;
    if (message === null) continue;
    if (shortest === null || run.choices.length < shortest.run.choices.length) shortest = { seed, run, message };
  }
  if (shortest === null) return null;
  const { seed, run, message } = shortest;
  const choices = choicesFor(program, seed, options.choices);
  const deck = dealtDeck(program, seed, choices);
  return shrink({ program: watching, seed, choices, deck, message }, run, options);
}

/** What a game has to show to be kept. */
interface Sought {
  readonly program: Program;
  readonly seed: number;
  readonly choices: Choices;
  readonly deck: readonly string[];
  readonly message: string;
}

/** The shortest game found that fails with the message that a recorded one did. */
function shrink(sought: Sought, recorded: Run, { mostWork = MOST_WORK, onProgress }: ShrinkOptions): FailingGame {
  const { seed, choices, message } = sought;
  const isEndless = message.startsWith(WITHOUT_END);
  let best = recorded;
  let bestDeck = sought.deck;
  let left = mostWork;
  const shrinking: Shrinking = {
    best: () => best,
    isSpent: () => left <= 0,
    deck: () => bestDeck,
    keeps: (choices, deck = bestDeck) => {
      const tried = replay(sought, deck, choices);
      left -= tried.work;
      const isSmaller = deck.length < bestDeck.length && tried.choices.length <= best.choices.length;
      if (tried.message !== message || !(isSmaller || isSimpler(tried.choices, best.choices))) return false;
      best = tried;
      bestDeck = deck;
      onProgress?.(best.choices.length);
      return true;
    },
  };
  if (isEndless) cutToCheckpoint(shrinking);
  for (let before = ''; before !== best.choices.join() && !shrinking.isSpent();) {
    before = best.choices.join();
    simplifyChunks(shrinking);
    takeShortcuts(shrinking);
    dropCards(shrinking);
  }
  return {
    seed,
    deck: bestDeck,
    options: choices,
    message,
    isEndless,
    answers: best.answers,
    before: recorded.answers.length,
  };
}

interface Shrinking {
  readonly best: () => Run;
  readonly isSpent: () => boolean;
  /** Keeps a list of choices that fails in the same way and is simpler than the best. */
  readonly keeps: (choices: readonly number[], deck?: readonly string[]) => boolean;
  /** The deck of the best. */
  readonly deck: () => readonly string[];
}

/** Of a game without end, leaves the fewest answers of its last turn after which chance alone finds no end. */
function cutToCheckpoint({ best, keeps }: Shrinking): void {
  const { choices, turns } = best();
  const turn = turns.at(-1) ?? 0;
  for (let more = 0; turn + more < choices.length; more = more === 0 ? 1 : 2 * more) {
    if (keeps(choices.slice(0, turn + more))) return;
  }
}

/** Leaves out the cards that are not needed, from the last one on, each with the answers of its turn or without. */
function dropCards({ best, deck, keeps, isSpent }: Shrinking): void {
  for (let place = deck().length - 1; place >= 0 && !isSpent(); place -= 1) {
    const { choices, turns } = best();
    const rest = deck().filter((_, at) => at !== place);
    const from = turns[place] ?? choices.length;
    const to = turns[place + 1] ?? choices.length;
    if (!keeps([...choices.slice(0, from), ...choices.slice(to)], rest)) keeps(choices, rest);
  }
}

/** Leaves out one stretch of choices after the other, or makes each of its choices the simplest. */
function simplifyChunks({ best, keeps, isSpent }: Shrinking): void {
  for (let size = Math.ceil(best().choices.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best().choices.length && !isSpent();) {
      const { choices } = best();
      const rest = choices.slice(from + size);
      const chunk = choices.slice(from, from + size);
      if (keeps([...choices.slice(0, from), ...rest])) continue;
      if (chunk.some((choice) => choice > 0)) keeps([...choices.slice(0, from), ...chunk.map(() => 0), ...rest]);
      from += size;
    }
  }
}

/** How many choices may follow from one: those that another one does without are left out with it. */
const LONGEST_CONSEQUENCE = 6;

/** Tries every other option of each question, and fewer answers after it. */
function takeShortcuts({ best, keeps, isSpent }: Shrinking): void {
  for (let place = 0; place < best().choices.length; place += 1) {
    for (let other = 0; other < (best().options[place] ?? 0) && !isSpent(); other += 1) {
      for (let skipped = 0; skipped <= LONGEST_CONSEQUENCE; skipped += 1) {
        const { choices } = best();
        if (other === choices[place]) break;
        if (keeps([...choices.slice(0, place), other, ...choices.slice(place + 1 + skipped)])) break;
      }
    }
  }
}

function isSimpler(choices: readonly number[], than: readonly number[]): boolean {
  return choices.length < than.length || (choices.length === than.length && sumOf(choices) < sumOf(than));
}

function sumOf(choices: readonly number[]): number {
  return choices.reduce((sum, choice) => sum + choice, 0);
}

/** The whole game, as `playRandomly` plays it. */
function playRandom(program: Program, seed: number, choices: Choices): Run {
  const game = startGame(program, seed, null, choices);
  const pickFrom = randomPicks(seed);
  return play(program, game, (asked, ordered) =>
    ordered.indexOf(asked.by === CHANCE ? drawByChance(game, asked) : pickFrom(asked.options)),
  );
}

/**
 * The game of the given choices. Each is taken modulo the number of options, so that any list of choices is a game.
 * Where they end at a question that a game without end asks again and again, the turn is played on at random.
 */
function replay(
  { program, seed, choices: chosen, message }: Sought,
  deck: readonly string[],
  choices: readonly number[],
): Run {
  const cards = deck.map((id) => program.rules.cards.findIndex((card) => card.id === id));
  const game = startGame(program, seed, cards, chosen);
  const choose: Choose = (_, ordered, place) => {
    const choice = choices[place];
    return choice === undefined ? null : choice % ordered.length;
  };
  return play(program, game, choose, (asked, effect, run) => {
    if (!message.startsWith(WITHOUT_END) || !message.includes(`"${asked.why}"`)) return;
    const pickFrom = randomPicks(seed);
    const begun = run.turns.length;
    playOn(game, effect, asked, pickFrom, () => {
      run.work += 1;
      return run.turns.length > begun;
    });
  });
}

/** Plays as long as choices are made, and then what comes `after` them. */
function play(
  program: Program,
  game: Game,
  choose: Choose,
  after: (asked: Decision, effect: Effect, run: Run) => void = () => undefined,
): Run {
  const run: Run = { message: null, choices: [], options: [], answers: [], turns: [], work: 1 };
  game.onCheckpoint = () => {
    run.turns.push(run.choices.length);
  };
  game.onStep = () => {
    run.work += 1;
  };
  try {
    const effect = program.play(game);
    for (let step = effect.next(); step.done !== true;) {
      const asked = step.value;
      const ordered = simplestFirst(asked);
      const choice = choose(asked, ordered, run.choices.length);
      const option = choice === null ? undefined : ordered[choice];
      if (choice === null || option === undefined) {
        after(asked, effect, run);
        break;
      }
      run.work += 1;
      run.choices.push(choice);
      run.options.push(ordered.length);
      const label = optionLabel(program.rules, asked, option);
      run.answers.push({ by: speakerFor(program.rules, asked), label, why: asked.why });
      step = effect.next(option);
    }
  } catch (error) {
    run.message = error instanceof Error ? error.message : String(error);
  }
  return run;
}

/** The options, with the one that takes no more before the others. */
function simplestFirst({ options }: Decision): readonly number[] {
  return options.includes(DONE) ? [DONE, ...options.filter((option) => option !== DONE)] : options;
}
