/** The optional rules of a game: which are chosen at set-up, and how far. They are part of a position and never change. */
import type { OptionRow, Rules } from './rules.js';
import { type Game, read, rowAt } from './state.js';

/** By the name of an option, its number, or whether it is chosen. Of one that is left out, the game's own default holds. */
export type Choices = Readonly<Record<string, number | boolean>>;

/** The number of an option; of one that is chosen or not, 1 or 0. */
export function optionAt(game: Game, option: number): number {
  return read(game.cells, game.rules.layout.options + option);
}

/**
 * Chooses options at the start of a game. A name that is no option of the game, and a value that it cannot have, throw a
 * RangeError.
 */
export function choose(game: Game, choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const broken = brokenChoice(game.rules, name, value);
    if (broken !== null) throw new RangeError(broken);
    const option = optionsOf(game.rules).findIndex((it) => it.name === name);
    game.cells[game.rules.layout.options + option] = Number(value);
  }
}

/** Why an option cannot be chosen so; null where it can. */
export function brokenChoice(rules: Rules, name: string, value: unknown): string | null {
  const options = optionsOf(rules);
  const row = options.find((it) => it.name === name);
  if (row === undefined) {
    const known = options.length === 0 ? 'it has none' : `its options are ${options.map((it) => it.name).join(', ')}`;
    return `the game has no option \`${name}\`: ${known}`;
  }
  const { isNumber, from, to } = row;
  if (!isNumber) return typeof value === 'boolean' ? null : `\`${name}\` is chosen or not, and has no number`;
  const isInRange = Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
  return isInRange ? null : `\`${name}\` is a number from ${from} to ${to}`;
}

/** What is chosen in a position, of every option of the game. */
export function choicesIn(game: Game): Choices {
  return Object.fromEntries(
    optionsOf(game.rules).map(({ name, isNumber }, option) => {
      const value = optionAt(game, option);
      return [name, isNumber ? value : value === 1];
    }),
  );
}

/** The options of a game. */
export function optionsOf({ options = [] }: Rules): readonly OptionRow[] {
  return options;
}

/** How many ways there are to choose the options of a game. */
export function waysToChoose(rules: Rules): number {
  return optionsOf(rules).reduce((ways, { from, to }) => ways * (to - from + 1), 1);
}

/** One of the ways to choose the options, by its number: every way comes up in as many numbers in a row as there are ways. */
export function choicesOf(rules: Rules, way: number): Choices {
  let rest = Math.abs(way) % waysToChoose(rules);
  return Object.fromEntries(
    optionsOf(rules).map(({ name, isNumber, from, to }) => {
      const size = to - from + 1;
      const value = from + (rest % size);
      rest = Math.floor(rest / size);
      return [name, isNumber ? value : value === 1];
    }),
  );
}

/** What is wrong with the options of a position; null where nothing is. */
export function brokenOptions(game: Game): string | null {
  const options = optionsOf(game.rules);
  for (let option = 0; option < options.length; option += 1) {
    const { name, from, to } = rowAt(options, option);
    const value = optionAt(game, option);
    if (value < from || value > to) return `the option ${name} is ${value}, which it cannot be`;
  }
  return null;
}
