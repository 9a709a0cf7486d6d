/** Opponents that know no game. */
export { diceOf, type Dice } from './dice.js';
export { even, type Moment, momentOf, type Player, type Value } from './player.js';
export { budgets, horizon, type PlayerKind, playerKinds, playerOf, type Skill } from './players.js';
export { redraw } from './redraw.js';
export { playSeated, type SeatedGame, type Seating } from './seated.js';
