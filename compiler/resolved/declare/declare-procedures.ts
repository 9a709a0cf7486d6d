/** Gives ids to procedures: those of the sequence of play first, then each class in the order of the game's file. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { folded } from '../../diagnostics/nearest.js';
import type { GameDocument, ProcedureDocument } from '../../surface/documents.js';
import type { Alternative, Name, Step } from '../../surface/ir.js';
import { theRoll } from '../resolve/context.js';
import type { DeclaredProcedure, NamedStep, OwnName } from './declarations.js';
import type { ClassId, ProcedureId } from '../ir.js';
import { idOf, idsOf } from './lookup.js';
import type { Tables } from './tables.js';

/**
 * The procedures in the order of their ids. The file that holds the procedure which plays a whole game comes first, then
 * other files of procedures, then the classes, and last the tables of results; within each, files go by path, and a file's procedures by its own order.
 */
export function orderProcedures(
  procedures: readonly ProcedureDocument[],
  game: GameDocument | null,
): readonly ProcedureDocument[] {
  const classes = (game?.classes ?? []).map((words) => folded(words.one.text));
  const start = procedures.find((it) => it.name.text === game?.play?.text)?.file;
  const rank = (it: ProcedureDocument): number => {
    if (it.table !== null) return 2 + classes.length;
    if (it.class !== null) return 2 + classes.indexOf(folded(it.class.text));
    return it.file === start ? 0 : 1;
  };
  // Sorting is stable, and files come in the order of their paths.
  return [...procedures].sort((a, b) => rank(a) - rank(b));
}

/** The declarations of procedures that stand in the order of their ids. */
export function declareProcedures(
  procedures: readonly ProcedureDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly DeclaredProcedure[] {
  return procedures.map((it) => ({
    name: it.name.text,
    class: it.class === null ? null : classOf(it.class, tables, diagnostics),
    faction: it.faction === null ? null : idOf(diagnostics, tables.factions, it.faction),
    rule: it.rule,
    accompanies: accompanied(it, tables, diagnostics),
    selects: it.selection !== null,
    choosesPieces: !it.effect.complete || it.effect.steps.some(choosesPieces),
    conditions: ownNames(it.selection?.conditions ?? []),
    alternatives: ownNames(alternativesIn(it.effect.steps).map((name) => ({ name }))),
    quantityNames: ownNames(it.quantities),
    placeNames: ownNames(it.places),
    namedSteps: namedStepsIn(it.effect.steps, { here: false, numbers: [] }),
    counts: countsIn(it.effect.steps),
    isDeclared: it.declaration !== null,
    isTable: it.table !== null,
    file: it.file,
    declared: it.span,
  }));
}

/** The words that a procedure or a chit declares for itself. */
export function ownNames(named: readonly { readonly name: Name }[]): readonly OwnName[] {
  return named.map(({ name }) => ({ name: name.text, declared: name.span }));
}

/** The class that a file's first key names; keys are in lower case. */
function classOf(key: Name, tables: Tables, diagnostics: Diagnostic[]): ClassId | null {
  for (const [name, id] of tables.classes.ids) if (folded(name) === folded(key.text)) return id;
  return idOf(diagnostics, tables.classes, key);
}

function accompanied(
  { accompanies }: ProcedureDocument,
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly ProcedureId[] | 'any' | null {
  return accompanies === null || accompanies === 'any'
    ? accompanies
    : idsOf(diagnostics, tables.procedures, accompanies);
}

/** The named alternatives of every `choose one` in some steps. */
function alternativesIn(steps: readonly Step[]): readonly Name[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'block') return [];
    const { opening, body } = step;
    const own = body.kind === 'alternatives' ? body.alternatives : [];
    const named = opening.kind === 'choose one' ? own.flatMap((it: Alternative) => it.name ?? []) : [];
    return [...named, ...stepsBelow(step).flatMap(alternativesIn)];
  });
}

/** The step, or one below it, has pieces chosen one after another. */
function choosesPieces(step: Step): boolean {
  if (step.kind === 'block')
    return step.opening.kind === 'choose pieces' || stepsBelow(step).some((steps) => steps.some(choosesPieces));
  const { clause } = step.sentence;
  if (clause.kind !== 'advance' && clause.kind !== 'retreat') return false;
  const quantity = clause.what.quantity?.kind ?? 'all';
  return quantity !== 'all' && quantity !== 'each';
}

/** What the sentences around and before a step have made known. */
interface Known {
  readonly here: boolean;
  readonly numbers: readonly string[];
}

/** Every `step ...` in some steps, in their order, with what is known there. */
function namedStepsIn(steps: readonly Step[], { here, numbers }: Known): readonly NamedStep[] {
  return steps.flatMap((step, index) => {
    if (step.kind !== 'block') return [];
    const { opening, body } = step;
    const known = [...numbers, ...numbersGiven(steps.slice(0, index))];
    const own = body.kind === 'steps' ? numbersGiven(body.steps) : [];
    const named: NamedStep[] =
      opening.kind === 'step'
        ? [
            {
              name: opening.name.text,
              declared: opening.name.span,
              here,
              knownBefore: known,
              knownAfter: [...known, ...own],
            },
          ]
        : [];
    const inside = { here: here || opening.kind === 'in' || opening.kind === 'groups', numbers: known };
    return [...named, ...stepsBelow(step).flatMap((below) => namedStepsIn(below, inside))];
  });
}

/** The numbers that a list of steps gives for certain: those inside its blocks end there. */
function numbersGiven(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind !== 'sentence') return [];
    const { clause } = step.sentence;
    return clause.kind === 'let' ? [clause.name.text] : clause.kind === 'roll' ? [theRoll] : [];
  });
}

/** True where a track is changed by the net of some terms. */
function countsIn(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    if (step.kind !== 'block') return false;
    return step.opening.kind === 'net' || stepsBelow(step).some(countsIn);
  });
}

/** Every list of steps right below an opening. */
function stepsBelow({ body, otherwise }: Extract<Step, { readonly kind: 'block' }>): readonly (readonly Step[])[] {
  const below =
    body.kind === 'steps'
      ? [body.steps]
      : body.kind === 'alternatives'
        ? body.alternatives.map((it: Alternative) => it.steps)
        : [];
  return otherwise === null ? below : [...below, otherwise];
}
