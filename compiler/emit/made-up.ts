/** The headings of generated files say what of them is made up. */
import type { World } from '../resolved/ir.js';
import { madeUpThing, type MadeUp } from '../surface/made-up.js';
import type { Module } from './module.js';

/** The modules that are made of files that have none of their own; of a section of the game's file, that of its section. */
const modulesOf: Readonly<Record<string, string>> = {
  map: 'spaces',
  board: 'spaces',
  setup: 'setup',
  chits: 'chits',
  states: 'pieces',
  pieces: 'pieces',
  groups: 'pieces',
  tracks: 'tracks',
};

/** The module with what is made up of the file that it is made from; what a player loads first tells of all. */
export function withMadeUp(world: World, module: Module): Module {
  const { text } = world.provenance;
  if (text === '') return module;
  const path = module.path.replace(/\.ts$/u, '');
  const more = path === 'index' ? ` Of this game, ${text}.` : madeUpIn(world, path);
  return more === '' ? module : { ...module, heading: `${module.heading}${more}` };
}

/** ` Made up: card C1 (the rulebook prints no card).` of a file below the game's folder, without extension; empty where all is known. */
export function madeUpIn({ provenance }: World, file: string): string {
  const own = provenance.things.filter((it) => it.file === file || moduleOf(it) === file);
  if (own.length === 0) return '';
  return ` Made up: ${own.map(madeUpThing).join('; ')}.`;
}

function moduleOf({ kind, section }: MadeUp): string | undefined {
  return modulesOf[kind === 'game' ? (section ?? '') : kind];
}
