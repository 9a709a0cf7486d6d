/** How far a sentence of a procedure moves pieces, as cards have it. */
import { goesFurther, goingFurther } from '../resolved/further.js';
import type { Condition, Step } from '../resolved/ir.js';
import type { Context } from './context.js';
import { inForce } from './in-force.js';

/** The step with pieces going further, and when it is carried out so: what goes furthest is the last, and before the others. */
export function furtherWays(
  { world, procedure, modifiers }: Context,
  step: Step,
): readonly { readonly condition: Condition; readonly step: Step }[] {
  if (procedure === null) return [];
  return modifiers
    .distances(procedure)
    .filter(({ change }) => goesFurther(change, step.act))
    .sort((left, right) => left.change.spaces - right.change.spaces)
    .map(({ change, guard }) => ({
      condition: inForce(guard),
      step: { ...step, act: goingFurther(world, change, step.act) },
    }));
}
