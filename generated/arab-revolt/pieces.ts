// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the sets of pieces that its rules speak of, and how many of each are in a space. */
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

export const BRITISH_PIECES: readonly number[] = [Column.Troops, Column.Police, Column.UndergroundIrregular, Column.ActiveIrregular];

export function britishPieces(game: Game, space: number): number {
  return (
    countAt(game, space, Column.Troops) +
    countAt(game, space, Column.Police) +
    countAt(game, space, Column.UndergroundIrregular) +
    countAt(game, space, Column.ActiveIrregular)
  );
}

export const POLICE: readonly number[] = [Column.Police];

export function police(game: Game, space: number): number {
  return countAt(game, space, Column.Police);
}

export const POLICE_OR_IRREGULARS: readonly number[] = [Column.Police, Column.UndergroundIrregular, Column.ActiveIrregular];

export function policeOrIrregulars(game: Game, space: number): number {
  return (
    countAt(game, space, Column.Police) + countAt(game, space, Column.UndergroundIrregular) + countAt(game, space, Column.ActiveIrregular)
  );
}

export const UNDERGROUND_IRREGULARS: readonly number[] = [Column.UndergroundIrregular];

export function undergroundIrregulars(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundIrregular);
}

export const IRREGULARS: readonly number[] = [Column.UndergroundIrregular, Column.ActiveIrregular];

export function irregulars(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundIrregular) + countAt(game, space, Column.ActiveIrregular);
}

export const IRREGULARS_OR_GUERRILLAS: readonly number[] = [
  Column.UndergroundIrregular,
  Column.ActiveIrregular,
  Column.UndergroundGuerrilla,
  Column.ActiveGuerrilla,
];

export function irregularsOrGuerrillas(game: Game, space: number): number {
  return (
    countAt(game, space, Column.UndergroundIrregular) +
    countAt(game, space, Column.ActiveIrregular) +
    countAt(game, space, Column.UndergroundGuerrilla) +
    countAt(game, space, Column.ActiveGuerrilla)
  );
}

export const UNDERGROUND_GUERRILLAS: readonly number[] = [Column.UndergroundGuerrilla];

export function undergroundGuerrillas(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundGuerrilla);
}

export const GUERRILLAS: readonly number[] = [Column.UndergroundGuerrilla, Column.ActiveGuerrilla];

export function guerrillas(game: Game, space: number): number {
  return countAt(game, space, Column.UndergroundGuerrilla) + countAt(game, space, Column.ActiveGuerrilla);
}

export const REBEL_PIECES: readonly number[] = [Column.UndergroundGuerrilla, Column.ActiveGuerrilla, Column.Base];

export function rebelPieces(game: Game, space: number): number {
  return (
    countAt(game, space, Column.UndergroundGuerrilla) + countAt(game, space, Column.ActiveGuerrilla) + countAt(game, space, Column.Base)
  );
}

export const ACTIVE_GUERRILLAS: readonly number[] = [Column.ActiveGuerrilla];

export function activeGuerrillas(game: Game, space: number): number {
  return countAt(game, space, Column.ActiveGuerrilla);
}

export const BASES: readonly number[] = [Column.Base];

export function bases(game: Game, space: number): number {
  return countAt(game, space, Column.Base);
}

export const GUERRILLAS_TURNED_ACTIVE: readonly number[] = [Column.ActiveGuerrilla, Column.ActiveGuerrilla];
export const IRREGULARS_OR_GUERRILLAS_TURNED_UNDERGROUND: readonly number[] = [
  Column.UndergroundIrregular,
  Column.UndergroundIrregular,
  Column.UndergroundGuerrilla,
  Column.UndergroundGuerrilla,
];
export const UNDERGROUND_GUERRILLAS_TURNED_ACTIVE: readonly number[] = [Column.ActiveGuerrilla];
export const UNDERGROUND_IRREGULARS_TURNED_ACTIVE: readonly number[] = [Column.ActiveIrregular];
