/** The steps that belong to an act, and all steps that a game has. */
import type { Span } from '../source/span.js';
import { some, visit, type WorldVisitor } from './children.js';
import type { Act, Procedure, ProcedureId, Step, World } from './ir.js';

/** Whatever holds steps. */
export type StepParts = Pick<
  World,
  'additionalSpaces' | 'cards' | 'chits' | 'procedures' | 'standing' | 'tracks' | 'modifiers'
>;

/** Visits all that these parts of a game say. */
export function visitParts(parts: Partial<StepParts>, visitor: WorldVisitor): void {
  for (const it of parts.procedures ?? []) visit('procedure', it, visitor);
  for (const it of parts.cards ?? []) visit('card', it, visitor);
  for (const it of parts.modifiers ?? []) visit('modifier', it, visitor);
  for (const it of parts.additionalSpaces ?? []) visit('additionalSpaces', it, visitor);
  for (const it of parts.chits ?? []) visit('chit', it, visitor);
  for (const it of parts.standing ?? []) visit('standing', it, visitor);
  for (const it of parts.tracks ?? []) visit('track', it, visitor);
}

/** A step itself, without what stands below it. */
export function openingOf(span: Span): Span {
  const [line = ''] = span.file.text.slice(span.start, span.end).split('\n');
  return { ...span, end: span.start + line.replace(/:\s*$/u, '').length };
}

/** What was found within acts and lists of steps, which stay the same objects as long as their sentences do. */
const listsOfActs = new WeakMap<Act, readonly (readonly Step[])[]>();
const stepsOfLists = new WeakMap<readonly Step[], readonly Step[]>();

/** Every list of steps right within an act. */
export function listsWithin(act: Act): readonly (readonly Step[])[] {
  const known = listsOfActs.get(act);
  if (known !== undefined) return known;
  const found: (readonly Step[])[] = [];
  visit('act', act, {
    steps: (steps) => {
      found.push(steps);
      return false;
    },
  });
  listsOfActs.set(act, found);
  return found;
}

/** Every step of some lists, those within others too, each before what is within it. */
export function everyStep(lists: readonly (readonly Step[])[]): readonly Step[] {
  return lists.flatMap(everyStepOf);
}

function everyStepOf(steps: readonly Step[]): readonly Step[] {
  const known = stepsOfLists.get(steps);
  if (known !== undefined) return known;
  const found: Step[] = [];
  visit('steps', steps, { step: (step) => found.push(step) });
  stepsOfLists.set(steps, found);
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

/** The procedure, where all of its steps could be read: what could not be may be what a card speaks of. */
export function wholeProcedure(procedures: readonly Procedure[], id: ProcedureId): Procedure | null {
  const procedure = procedures[id];
  if (procedure === undefined || some('procedure', procedure, { act: ({ kind }) => kind === 'error' })) return null;
  return procedure;
}
