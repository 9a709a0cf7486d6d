/** What plays a game to test it: scripts, examples, scenarios, random games, and the words of generated suites. */
export * from './shown.js';
export * from './position.js';
export * from './scripted-play.js';
export * from './script.js';
export * from './example.js';
export * from './scenario.js';
export * from './names.js';
export * from './board.js';
export * from './words.js';
export * from './spec-frame.js';
export * from './suites.js';
export * from './setup.js';
export * from './event-tally.js';
export * from './random-play.js';
export * from './guarded.js';
export * from './shrink.js';
export * from './failing-scenario.js';
