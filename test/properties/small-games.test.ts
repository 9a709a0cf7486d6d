/** Small games of every kind, made by seed: what check accepts, builds, type-checks, loads and plays on both back ends. */
import { type Coverage, told } from './small-games/covered.js';
import { type Failure, holdAll } from './small-games/hold.js';
import { shrunk } from './small-games/shrink.js';
import { filesOf, smallGame } from './small-games/small-game.js';
import { printTree, type TreeFile } from './small-games/tree.js';
import { type Fault, holds } from './property.js';

/** How long a game that goes wrong is made smaller. */
const millisecondsOfShrinking = 15_000;
const nameOf = (seed: number): string => `small-${seed}`;

const coverage: Coverage = { operations: new Set(), forms: new Set() };
let games = 0;
let accepted = 0;
let decisions = 0;

holds({
  name: 'a game that check accepts builds, type-checks, loads and plays',
  sample: 10,
  batch: 100,
  check: (seeds) => {
    const found = holdAll(
      seeds.map((seed) => ({ name: nameOf(seed), files: filesOf(smallGame(seed)) })),
      coverage,
    );
    games += seeds.length;
    accepted += found.accepted;
    decisions += found.decisions;
    // A generator that no longer speaks the language would find no fault.
    const [first] = seeds;
    if (first !== undefined && accepted * 4 < games)
      return [{ seed: first, what: `only ${accepted} of ${games} games are accepted` }];
    return seeds.flatMap((seed) => {
      const own = found.failures.filter(({ name }) => name === nameOf(seed));
      const [first] = own;
      return first === undefined ? [] : [faultOf(seed, first)];
    });
  },
  measured: () => {
    const share = Math.round((100 * accepted) / games);
    return `${share} % of them accepted, ${told(coverage)}, ${decisions.toLocaleString('en')} decisions`;
  },
});

/** The fault with the smallest game found that fails at the same stage. */
function faultOf(seed: number, { stage, what }: Failure): Fault {
  const isWrong = (files: readonly TreeFile[]): boolean =>
    holdAll([{ name: nameOf(seed), files: filesOf(files) }]).failures.some((it) => it.stage === stage);
  const smallest = shrunk(smallGame(seed), isWrong, millisecondsOfShrinking);
  const again = holdAll([{ name: nameOf(seed), files: filesOf(smallest) }]).failures.find((it) => it.stage === stage);
  const files = smallest.map(({ path, root }) => `--- ${path}\n${printTree(root)}`);
  return { seed, what: `${stage}: ${again?.what ?? what}\n${files.join('')}` };
}
