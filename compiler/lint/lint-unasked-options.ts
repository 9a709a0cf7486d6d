/** Options that are offered, and that change nothing when they are chosen. */
import { visit } from '../resolved/children.js';
import type { World } from '../resolved/ir.js';
import type { Linting } from './lint.js';

export function lintUnaskedOptions({ facts: { world }, record }: Linting): void {
  if (world.options.length === 0) return;
  const asked = askedIn(world);
  for (const [id, { name, isNumber, from, declared }] of world.options.entries()) {
    const such = isNumber ? `if ${name} is at least ${from + 1}` : `if ${name} is chosen`;
    if (!asked.has(id)) record('RW0820', declared, { option: name, such });
  }
}

/** The options that a number, a condition or the making of the deck asks for. */
function askedIn(world: World): ReadonlySet<number> {
  const found = new Set<number>(world.setup.deck.onlyWith.map(({ option }) => option));
  visit('world', world, {
    number: (number) => {
      if (number.kind === 'option') found.add(number.option);
    },
    condition: (condition) => {
      if (condition.kind === 'chosen') found.add(condition.option);
    },
  });
  return found;
}
