/** A small whole game, as a function of its seed. What the compiler would refuse is not avoided. */
import type { SourceFile } from '../../../compiler/source/span.js';
import { chitFiles, gameFile, mapFile, setupFile } from './board-files.js';
import { cardFiles } from './card-files.js';
import { chanceOf } from './chance.js';
import type { Making } from './making.js';
import { namerOf } from './names.js';
import { additionalFile, offeredFile, sequenceFile } from './procedure-files.js';
import { printTree, type TreeFile } from './tree.js';
import { drawWorld } from './world.js';

/** The files of the game of a seed, a whole number from 1 on. */
export function smallGame(seed: number): readonly TreeFile[] {
  const chance = chanceOf(seed);
  const namer = namerOf(chance);
  const making: Making = { chance, namer, world: drawWorld(chance, namer) };
  const play = chance.percent(70) ? 'Whole Game' : namer.name();
  const operations = Array.from({ length: chance.from(0, 3) }, () => offeredFile(making, 'main'));
  const specials = Array.from({ length: chance.from(0, 2) }, () => offeredFile(making, 'companion'));
  const additional = additionalFile(making);
  const sequence = sequenceFile(making, play);
  const files = [
    gameFile(making, play),
    mapFile(making),
    setupFile(making),
    sequence,
    ...operations,
    ...specials,
    ...chitFiles(making),
    ...cardFiles(making),
    ...(additional === null ? [] : [additional]),
  ];
  // Of two files with one path a folder keeps one.
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** The files as a compiler reads them. */
export function filesOf(tree: readonly TreeFile[]): SourceFile[] {
  return tree.map(({ path, root }) => ({ path: `small/${path}`, text: printTree(root) }));
}
