/**
 * Measures what is warm in a process of its own, set as `compiler/bin.js` sets one, and prints it as JSON:
 * `node warm-process.mjs GAME ROUNDS`.
 */
import v8 from 'node:v8';
import { measureWarm } from './warm.mjs';
import { onWorkbench } from './workbench.mjs';

if (process.versions.v8.startsWith('11.')) v8.setFlagsFromString('--interrupt-budget=500000');

const [game, rounds] = process.argv.slice(2);
const times = await onWorkbench(game, (bench) => measureWarm(bench, game, Number(rounds)));
process.stdout.write(JSON.stringify(times));
