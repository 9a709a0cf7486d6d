/** What options are called: every word that some question of a game may offer. */
import { DECLINE } from '../../runtime/decision.js';
import { folded } from '../diagnostics/nearest.js';
import { visit } from '../resolved/children.js';
import type { World } from '../resolved/ir.js';
import type { Table } from './vocabulary.js';

/** Numbers, with or without what is counted, are known too, though no list has them all. */
export function labelsOf(world: World): Table<string> {
  const places = [...world.spaces, ...world.boxes, { name: 'Available' }].map(({ name }) => name);
  const counted = [...world.columns.map(({ name }) => name), ...world.pieces.map(({ names }) => names.one)];
  const names = [
    ...world.spaces.map(({ name }) => name),
    ...counted.flatMap((piece) => places.map((place) => `${piece} in ${place}`)),
    ...world.chits.map(({ name }) => name),
    ...world.procedures.map(({ name }) => name),
    ...world.orderBoxes.map(({ name }) => name),
    ...world.classes.map(({ names: it }) => it.one),
    ...world.additionalSpaces.map(({ name }) => name),
    ...world.cards.flatMap(({ sides }) => sides.map(({ name }) => name)),
    ...alternativesOf(world),
    'yes',
    'no',
    'continue',
    DECLINE,
  ];
  const byName = new Map(names.map((name) => [folded(name), name]));
  const units = new Set(counted.map(folded));
  return {
    names: [...new Set(names)],
    find: (name) => {
      const number = /^\d+(?:\s+(.+))?$/u.exec(name.trim());
      const isNumber = number !== null && (number[1] === undefined || units.has(folded(number[1])));
      return byName.get(folded(name)) ?? (isNumber ? name : null);
    },
  };
}

/** The names of what a faction chooses between, or its sentences where it has none. */
function alternativesOf(world: World): readonly string[] {
  const found: string[] = [];
  visit('world', world, {
    act: (act) => {
      if (act.kind !== 'choose one') return;
      for (const { name, steps } of act.alternatives) found.push(name ?? steps.map(({ text }) => text).join('; '));
    },
  });
  return found;
}
