/** The steps that belong to an act, and all steps that a game has. */
import { visit } from './children.js';
import type { Act, Step, World } from './ir.js';

/** Whatever holds steps. */
export type StepParts = Pick<
  World,
  'additionalSpaces' | 'cards' | 'chits' | 'procedures' | 'standing' | 'tracks' | 'modifiers'
>;

/** Every list of steps right within an act. */
export function listsWithin(act: Act): readonly (readonly Step[])[] {
  const found: (readonly Step[])[] = [];
  visit('act', act, {
    steps: (steps) => {
      found.push(steps);
      return false;
    },
  });
  return found;
}

/** Every step of some lists, those within others too, each before what is within it. */
export function everyStep(lists: readonly (readonly Step[])[]): readonly Step[] {
  const found: Step[] = [];
  for (const steps of lists) visit('steps', steps, { step: (step) => found.push(step) });
  return found;
}

/** Every list of steps that stands by itself. */
export function listsOf(parts: StepParts): readonly (readonly Step[])[] {
  const { additionalSpaces, cards, chits, procedures, standing, tracks, modifiers } = parts;
  return [
    ...procedures.map(({ steps }) => steps),
    ...procedures.flatMap(({ declaration }) => (declaration?.changes ?? []).map(({ steps }) => steps)),
    ...additionalSpaces.map(({ cost }) => cost),
    ...standing.map(({ steps }) => steps),
    ...tracks.flatMap(({ beyond, crossings }) => [...beyond, ...crossings].map(({ steps }) => steps)),
    ...chits.flatMap(({ effects }) => effects.map(({ steps }) => steps)),
    ...cards.flatMap(({ sides }) => sides.map(({ steps }) => steps)),
    ...modifiers.flatMap(({ change }) => (change.kind === 'steps' ? [change.steps] : [])),
  ];
}
