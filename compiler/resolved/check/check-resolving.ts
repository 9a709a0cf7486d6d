/** A chit whose effect depends on the current space is resolved where there is one. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Anchor, Step, World } from '../ir.js';
import { aspectNeedsHere } from '../resolve/needs.js';
import { listsWithin, type StepParts } from '../within.js';

type Parts = StepParts & Pick<World, 'aspects'>;

/** One message for each sentence that resolves such an effect with no current space. */
export function checkResolving(parts: Parts): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const look = (steps: readonly Step[], here: boolean): void => {
    for (const { act, span } of steps) {
      if (act.kind === 'resolve' && !here && aspectNeedsHere(parts, act.aspect)) {
        const text = 'put the sentence below an opening such as `in up to 1 space:`';
        const help = [{ text, edits: [], safe: false }];
        found.push(report('RW0414', span, { word: `the ${parts.aspects[act.aspect]?.name ?? ''}` }, { help }));
      }
      const isInSpace = here || act.kind === 'in spaces' || act.kind === 'for pieces' || act.kind === 'groups';
      for (const inner of listsWithin(act)) look(inner, isInSpace);
    }
  };
  for (const { steps } of parts.procedures) look(steps, false);
  for (const { changes } of parts.procedures.flatMap(({ declaration }) => declaration ?? [])) {
    for (const { at, steps } of changes) look(steps, hasHere(at));
  }
  for (const { cost } of parts.additionalSpaces) look(cost, false);
  for (const { steps } of parts.standing) look(steps, false);
  for (const { steps } of parts.tracks.flatMap(({ beyond, crossings }) => [...beyond, ...crossings]))
    look(steps, false);
  for (const { steps } of parts.cards.flatMap(({ sides }) => sides)) look(steps, false);
  for (const { change } of parts.modifiers) if (change.kind === 'steps') look(change.steps, hasHere(change.at));
  // What a chit does within another's effect is told where that one is resolved.
  return found;
}

function hasHere(at: Anchor): boolean {
  return at.kind === 'step' ? at.here : at.kind !== 'procedure';
}
