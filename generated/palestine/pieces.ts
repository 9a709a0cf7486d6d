// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: the sets of pieces that its rules speak of, and how many of each are in a space. */
import { type Game, countAt } from 'rulewright/runtime';
import { Column } from './ids.js';
export const TROOPS: readonly number[] = [Column.Troops];

export function troops(game: Game, space: number): number {
  return countAt(game, space, Column.Troops);
}

export const CUBES: readonly number[] = [Column.Troops, Column.Police];

export function cubes(game: Game, space: number): number {
  return countAt(game, space, Column.Troops) + countAt(game, space, Column.Police);
}

export const POLICE: readonly number[] = [Column.Police];

export function police(game: Game, space: number): number {
  return countAt(game, space, Column.Police);
}

export const UNDERGROUND_CELLS: readonly number[] = [Column.UndergroundCell];

export function undergroundCells(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundCell);
}

export const CELLS: readonly number[] = [Column.UndergroundCell, Column.ActiveCell];

export function cells(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundCell) + countAt(game, space, Column.ActiveCell);
}

export const IRGUN_PIECES: readonly number[] = [Column.UndergroundCell, Column.ActiveCell, Column.ArmsCache];

export function irgunPieces(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundCell) + countAt(game, space, Column.ActiveCell) + countAt(game, space, Column.ArmsCache);
}

export const ACTIVE_CELLS: readonly number[] = [Column.ActiveCell];

export function activeCells(game: Game, space: number): number {
  return countAt(game, space, Column.ActiveCell);
}

export const ARMS_CACHES: readonly number[] = [Column.ArmsCache];

export function armsCaches(game: Game, space: number): number {
  return countAt(game, space, Column.ArmsCache);
}

export const CELLS_TURNED_ACTIVE: readonly number[] = [Column.ActiveCell, Column.ActiveCell];
export const CELLS_TURNED_UNDERGROUND: readonly number[] = [Column.UndergroundCell, Column.UndergroundCell];
export const UNDERGROUND_CELLS_TURNED_ACTIVE: readonly number[] = [Column.ActiveCell];
