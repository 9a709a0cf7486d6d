/** From Surface: the steps, selections and conditions of a spec in ids, put together with its declarations. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { GameDocument, NamedNumber, ProcedureDocument, SelectionDocument, Spec } from '../surface/documents.js';
import type { Name } from '../surface/ir.js';
import { columnLookedUp, lookedUp } from '../surface/read-tables.js';
import { resolveAdditionalSpaces } from './resolve/additional-spaces.js';
import type { Declared } from './declare/declare.js';
import type { DeclaredProcedure } from './declare/declarations.js';
import type { AspectId, CounterId, Procedure, Selection, Side, Step, Track, World } from './ir.js';
import { checkAmounts } from './check/check-amounts.js';
import { checkCosts } from './check/check-costs.js';
import { checkWeights } from './check/check-weights.js';
import { checkArrivals } from './check/check-arrivals.js';
import { checkContradictions } from './check/check-contradictions.js';
import { checkDivisors } from './check/check-divisors.js';
import { checkEndless } from './check/check-endless.js';
import { checkExecuting } from './check/check-executing.js';
import { checkQuantities } from './check/check-quantities.js';
import { checkRolls } from './check/check-rolls.js';
import { checkResolving } from './check/check-resolving.js';
import { checkNonInteractive } from './check/check-non-interactive.js';
import { checkStanding } from './check/check-standing.js';
import { letsLook } from './check/check-hands.js';
import { asksWhatMoved, checkTurn } from './check/check-turn.js';
import { checkUnplayed } from './check/check-unplayed.js';
import { unknown } from './declare/lookup.js';
import { resolveCondition } from './resolve/resolve-condition.js';
import { resolveDeclaration } from './resolve/resolve-declared.js';
import { markOf } from './resolve/known-steps.js';
import { resolveNumber } from './resolve/resolve-number.js';
import { resolveSelection } from './resolve/resolve-selection.js';
import { resolveSet } from './resolve/resolve-spaces.js';
import { contextOf, procedureOf, reportingTo, stepsOf, type Options, type Resolving } from './resolve/resolving.js';
import { speaksOfSelected } from './resolve/speaks-of-selected.js';
import { createSymbols } from './declare/symbols.js';
import { turnMarks } from './declare/turn-marks.js';
import { highestFace } from './highest-face.js';
import type { StepParts } from './within.js';
import { resolveControl } from './resolve/resolve-control.js';
import { resolveModifiers } from './resolve/modifiers.js';

/** What a world has beside its declarations and its setup. */
export type ResolvedParts = Pick<World, keyof StepParts | 'marksMoves' | 'looks' | 'highestFace'>;

/** Resolves every sentence of `spec`; those without meaning are reported in `diagnostics` and become error acts. */
export function resolveSpec(
  spec: Spec,
  game: GameDocument,
  declared: Declared,
  diagnostics: Diagnostic[],
): ResolvedParts {
  const resolving: Resolving = {
    symbols: createSymbols(declared.declarations),
    declared,
    mark: markOf(declared.declarations),
    ...reportingTo(diagnostics),
  };
  for (const it of declared.declarations.control) resolveControl(contextOf(resolving, 'control'), it);
  const procedures = forgettingMarks(resolving, resolveProcedures(resolving));
  const modifiers = resolveModifiers(resolving, procedures);
  const tracks = resolveTracks(resolving, game);
  const standing = game.standing.map(({ rule, effect, span }) => ({
    rule,
    steps: stepsOf(resolving, effect),
    declared: span,
  }));
  diagnostics.push(
    ...checkArrivals(procedures, modifiers),
    ...checkAmounts(declared.declarations, procedures, modifiers),
    ...checkCosts(procedures, modifiers),
    ...checkWeights(procedures, modifiers),
    ...checkNonInteractive({ ...declared.declarations, standing, tracks }),
  );
  const resolved: StepParts = {
    tracks,
    procedures,
    additionalSpaces: resolveAdditionalSpaces(resolving, spec.additionalSpaces),
    chits: resolveChits(resolving, spec),
    cards: resolveCards(resolving),
    modifiers,
    standing,
  };
  const parts: ResolvedParts = {
    ...resolved,
    marksMoves: asksWhatMoved(resolved),
    looks: letsLook(resolved),
    highestFace: highestFace(resolved),
  };
  const { factions, orderPlaces, columns, markers, spaces, aspects } = declared.declarations;
  diagnostics.push(...checkResolving({ ...parts, aspects }), ...checkEndless({ ...parts, aspects }));
  const whole = { ...parts, factions, orderPlaces, columns, markers, spaces };
  diagnostics.push(...checkExecuting(whole, declared.start), ...checkUnplayed(whole, declared.start));
  diagnostics.push(...checkContradictions(parts), ...checkStanding({ ...declared.declarations, ...parts }));
  diagnostics.push(...checkDivisors(parts, spec), ...checkQuantities(parts, spec));
  // The roll that is missed may stand in a sentence that has been refused.
  if (spec.procedures.every((it) => isWhole(it, diagnostics))) diagnostics.push(...checkRolls(parts));
  if (diagnostics.every(({ code }) => code !== 'RW0493')) diagnostics.push(...checkTurn(game, declared));
  return parts;
}

/** Every sentence of the procedure, and of its file, has been read and resolved. */
function isWhole({ effect, span }: ProcedureDocument, diagnostics: readonly Diagnostic[]): boolean {
  return effect.complete && diagnostics.every((it) => it.span.file !== span.file);
}

function resolveTracks(resolving: Resolving, game: GameDocument): readonly Track[] {
  return resolving.declared.declarations.tracks.map((track, index) => ({
    ...track,
    beyond: (game.tracks[index]?.beyond ?? []).flatMap(({ end, rule, effect }) => {
      const steps = stepsOf(resolving, effect);
      const place = endOf(track, end);
      if (place !== null) return [{ end: place, rule, steps }];
      const ends = [track.boxes?.at(0)?.name, track.boxes?.at(-1)?.name].flatMap((name) => name ?? []);
      resolving.report(unknown('RW0308', end, ends, resolving.declared.tables.tracks.note));
      return [];
    }),
    crossings: (game.tracks[index]?.crossings ?? []).flatMap(({ way, value, rule, effect }) => {
      const steps = stepsOf(resolving, effect);
      const number = Number(value.text);
      const least = track.from + 1;
      if (track.boxes === null && number >= least && number <= track.to) return [{ way, value: number, rule, steps }];
      const range = track.boxes === null ? `${least} to ${track.to}` : null;
      resolving.report(report('RW0540', value.span, { track: track.names.one, way, range }));
      return [];
    }),
  }));
}

/** What is done once a turn may be done again when a turn begins. */
function forgettingMarks({ declared }: Resolving, procedures: readonly Procedure[]): readonly Procedure[] {
  const { counters, turn } = declared.declarations;
  const marks = turnMarks(declared.cards).map((it) => counters.findIndex(({ declared: at }) => at === it.declared));
  if (turn === null || marks.length === 0) return procedures;
  return procedures.map((procedure, id) => {
    if (id !== turn) return procedure;
    const span = procedure.declared;
    const forgotten = marks.map((counter): Step => {
      const act = { kind: 'set counter', counter: counter as CounterId, to: { kind: 'literal', value: 0 } } as const;
      return { text: '', span, actor: null, may: false, act };
    });
    return { ...procedure, steps: [...forgotten, ...procedure.steps] };
  });
}

/** The place of the first or the last box, where `end` names one of them. */
function endOf({ boxes, to }: Pick<Track, 'boxes' | 'to'>, end: Name): number | null {
  if (boxes === null) return null;
  if (boxes[0]?.name === end.text) return 0;
  return boxes.at(-1)?.name === end.text ? to : null;
}

function resolveProcedures(resolving: Resolving): readonly Procedure[] {
  return resolving.declared.procedures.flatMap((document, index) => {
    const procedure = resolving.declared.declarations.procedures[index];
    if (procedure === undefined) return [];
    return [procedureOf(resolving, document, procedure, (telling) => resolveProcedure(telling, document, procedure))];
  });
}

function resolveProcedure(resolving: Resolving, document: ProcedureDocument, procedure: DeclaredProcedure): Procedure {
  const name = document.name.text;
  const requires = document.requires;
  const told = resolving.diagnostics.length;
  const known = document.table === null ? [] : [lookedUp, ...(document.table.columns === null ? [] : [columnLookedUp])];
  const steps = stepsOf(resolving, document.effect, { procedure, known });
  const { selection } = document;
  const isWhole = document.effect.complete && resolving.diagnostics.length === told;
  if (selection !== null && document.declaration === null && isWhole) {
    if (!steps.some(speaksOfSelected)) resolving.report(report('RW0442', selection.span, { procedure: name }));
    else if (selection.orNone !== null && steps.every(speaksOfSelected))
      resolving.report(report('RW0443', selection.orNone, { procedure: name }));
  }
  return {
    ...declaredOf(procedure),
    requires:
      requires === null ? null : resolveCondition(contextOf(resolving, `${name}, requires`, { procedure }), requires),
    quantities: quantitiesOf(resolving, document.quantities, name, { procedure }),
    places: document.places.flatMap((it) => {
      if (it.what === null) return [];
      const spaces = resolveSet(
        contextOf(resolving, `${name}, ${it.name.text}`, { procedure, unexecuted: 'a set of spaces with a name' }),
        it.what,
      );
      return spaces === null ? [] : [{ name: it.name.text, spaces }];
    }),
    selection: selectionOf(resolving, selection, `${name}, select`, procedure),
    steps,
    declaration: document.declaration === null ? null : resolveDeclaration(resolving, document.declaration, procedure),
  };
}

/** What a procedure declares, without the words that only sentences need. */
function declaredOf(
  it: DeclaredProcedure,
): Pick<Procedure, 'name' | 'class' | 'faction' | 'rule' | 'accompanies' | 'file' | 'declared'> {
  const { name, class: ofClass, faction, rule, accompanies, file, declared } = it;
  return { name, class: ofClass, faction, rule, accompanies, file, declared };
}

function quantitiesOf(
  resolving: Resolving,
  quantities: readonly NamedNumber[],
  owner: string,
  options: Options,
): Procedure['quantities'] {
  return quantities.flatMap(({ name, value }) => {
    if (value === null) return [];
    const unexecuted = 'a number with a name';
    const there = contextOf(resolving, `${owner}, ${name.text}`, { ...options, unexecuted });
    const number = resolveNumber(there, value);
    return number === null ? [] : [{ name: name.text, value: number }];
  });
}

function selectionOf(
  resolving: Resolving,
  document: SelectionDocument | null,
  frame: string,
  procedure: DeclaredProcedure,
): Selection | null {
  const what = document?.what ?? null;
  if (document === null || what === null) return null;
  const conditions = document.conditions.flatMap(({ name, condition }) =>
    condition === null ? [] : [{ name, condition }],
  );
  const written = { what, conditions, orNone: document.orNone !== null, span: document.span };
  return resolveSelection(contextOf(resolving, frame, { procedure }), written);
}

function resolveChits(resolving: Resolving, spec: Spec): World['chits'] {
  const { aspects, chits } = resolving.declared.declarations;
  const documents = spec.chits.flatMap((family) => family.kinds);
  return chits.map((chit, index) => {
    const effects = documents[index]?.effects ?? [];
    const { quantityNames: _names, ...own } = chit;
    // A chit may be resolved in a space.
    const options = { chit, here: true };
    return {
      ...own,
      quantities: quantitiesOf(resolving, documents[index]?.quantities ?? [], `chit ${chit.name}`, options),
      effects: aspects.flatMap(({ name, family }, place) => {
        const written = effects.find((it) => it.aspect.text === name);
        if (family !== chit.family || written === undefined) return [];
        return [{ aspect: place as AspectId, steps: stepsOf(resolving, written.effect, options) }];
      }),
    };
  });
}

function resolveCards(resolving: Resolving): World['cards'] {
  return resolving.declared.declarations.cards.map((card, index) => ({
    ...card,
    sides: card.sides.flatMap((side, place): Side[] => {
      const document = resolving.declared.cards[index]?.sides[place];
      if (document === undefined) return [];
      return [{ ...side, steps: document.effect === null ? [] : stepsOf(resolving, document.effect) }];
    }),
  }));
}
