/**
 * How a game ends: a faction wins it or loses it, to some degree where the game has degrees, or it is a draw. One number tells
 * which: 0 while the game goes on, then 1 plus the faction that has won, behind these the factions that have lost, and last a draw.
 */
import { type Game, read, rowAt } from './state.js';

/** No degree is told. */
export const NO_DEGREE = -1;

/** The end of a game, in names. Where nobody has won or lost it and it is no draw, it came to its end without an outcome. */
export interface Ending {
  readonly winner: string | null;
  readonly loser: string | null;
  readonly isDraw: boolean;
  /** How far it is won or lost; null where nothing tells. */
  readonly degree: string | null;
}

/** Ends the game in a faction's favour; the first outcome stays. */
export function win(game: Game, faction: number, degree = NO_DEGREE): void {
  end(game, faction + 1, degree);
}

/** Ends the game against a faction; the first outcome stays. */
export function lose(game: Game, faction: number, degree = NO_DEGREE): void {
  end(game, game.rules.factions.length + faction + 1, degree);
}

/** Ends the game in nobody's favour; the first outcome stays. */
export function endInDraw(game: Game): void {
  end(game, drawn(game), NO_DEGREE);
}

function end(game: Game, outcome: number, degree: number): void {
  if (isOver(game)) return;
  const { layout } = game.rules;
  game.cells[layout.outcome] = outcome;
  if (degree !== NO_DEGREE) game.cells[layout.degree] = degree + 1;
}

function drawn({ rules }: Game): number {
  return 2 * rules.factions.length + 1;
}

export function isOver(game: Game): boolean {
  return reached(game) !== 0;
}

function reached(game: Game): number {
  return read(game.cells, game.rules.layout.outcome);
}

/** The faction that has won; -1 while none has. */
export function winnerOf(game: Game): number {
  const at = reached(game);
  return at <= game.rules.factions.length ? at - 1 : -1;
}

/** The faction that has lost; -1 while none has. */
export function loserOf(game: Game): number {
  const at = reached(game) - game.rules.factions.length;
  return at > 0 && at <= game.rules.factions.length ? at - 1 : -1;
}

/** True where the rules say that the game is a draw. */
export function isDraw(game: Game): boolean {
  return reached(game) === drawn(game);
}

/** To what degree it is won or lost; -1 where nothing tells. */
export function degreeOf({ rules, cells }: Game): number {
  return rules.degrees === undefined ? NO_DEGREE : read(cells, rules.layout.degree) - 1;
}

/** How the game has ended, or stands where it goes on, in names. */
export function endingOf(game: Game): Ending {
  const { factions, degrees = [] } = game.rules;
  const named = (names: readonly string[], index: number): string | null => (index < 0 ? null : rowAt(names, index));
  return {
    winner: named(factions, winnerOf(game)),
    loser: named(factions, loserOf(game)),
    isDraw: isDraw(game),
    degree: named(degrees, degreeOf(game)),
  };
}

/** Whether two games have ended alike. */
export function isSameEnding(one: Ending, other: Ending): boolean {
  const isOf = one.winner === other.winner && one.loser === other.loser;
  return isOf && one.isDraw === other.isDraw && one.degree === other.degree;
}

/** What is wrong with how the game has ended; null where it can be. */
export function brokenOutcome(game: Game): string | null {
  const outcome = reached(game);
  if (outcome < 0 || outcome > drawn(game)) return `outcome ${outcome}`;
  const degree = degreeOf(game);
  const most = (game.rules.degrees ?? []).length;
  const isTold = winnerOf(game) >= 0 || loserOf(game) >= 0;
  return degree < -1 || degree >= most || (degree >= 0 && !isTold) ? `degree ${degree}` : null;
}
