/** Dice, as far as the language itself sets bounds: nobody holds more in his hands, and a die has sides to choose from. */

/** The sides of a die of which nothing is said. */
export const usualSides = 6;

export const fewestSides = 2;
export const mostSides = 100;

export const mostDice = 10;
