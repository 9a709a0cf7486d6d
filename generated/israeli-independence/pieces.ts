// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the sets of pieces that its rules speak of, and how many of each are in a space. */
import { type Game, countAt } from 'rulewright/runtime';
import { Column } from './ids.js';
export const EGYPTIAN_ARMIES: readonly number[] = [Column.EgyptianArmy];

export function egyptianArmies(game: Game, space: number): number {
  return countAt(game, space, Column.EgyptianArmy);
}

export const ARMIES: readonly number[] = [
  Column.EgyptianArmy,
  Column.IraqiArmy,
  Column.JordanianArmy,
  Column.LebaneseArmy,
  Column.SyrianArmy,
];

export function armies(game: Game, space: number): number {
  return (
    countAt(game, space, Column.EgyptianArmy) +
    countAt(game, space, Column.IraqiArmy) +
    countAt(game, space, Column.JordanianArmy) +
    countAt(game, space, Column.LebaneseArmy) +
    countAt(game, space, Column.SyrianArmy)
  );
}

export const IRAQI_ARMIES: readonly number[] = [Column.IraqiArmy];

export function iraqiArmies(game: Game, space: number): number {
  return countAt(game, space, Column.IraqiArmy);
}

export const JORDANIAN_ARMIES: readonly number[] = [Column.JordanianArmy];

export function jordanianArmies(game: Game, space: number): number {
  return countAt(game, space, Column.JordanianArmy);
}

export const LEBANESE_ARMIES: readonly number[] = [Column.LebaneseArmy];

export function lebaneseArmies(game: Game, space: number): number {
  return countAt(game, space, Column.LebaneseArmy);
}

export const SYRIAN_ARMIES: readonly number[] = [Column.SyrianArmy];

export function syrianArmies(game: Game, space: number): number {
  return countAt(game, space, Column.SyrianArmy);
}
