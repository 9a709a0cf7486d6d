/** Spaces that procedures may select beyond their limit: declared, and their numbers and costs resolved. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { AdditionalSpacesDocument, ProcedureDocument } from '../../surface/documents.js';
import type { DeclaredAdditionalSpaces } from '../declare/declarations.js';
import type { AdditionalSpaces, NumberExpr, ProcedureId, Step } from '../ir.js';
import { find, idOf } from '../declare/lookup.js';
import { resolveNumber } from './resolve-number.js';
import { contextOf, stepsOf, type Resolving } from './resolving.js';
import type { Tables } from '../declare/tables.js';

const one: NumberExpr = { kind: 'literal', value: 1 };

/** The declarations; `procedures` stand in the order of their ids. What a kind cannot be for is reported and left out. */
export function declareAdditionalSpaces(
  documents: readonly AdditionalSpacesDocument[],
  procedures: readonly ProcedureDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly DeclaredAdditionalSpaces[] {
  return documents.map(({ name, rule, procedures: names, file, span }) => {
    const factions = new Set<string | null>();
    const ids = names.flatMap((of): ProcedureId[] => {
      const id = idOf(diagnostics, tables.procedures, of);
      const procedure = id === null ? undefined : procedures[id];
      if (id === null || procedure === undefined) return [];
      if (procedure.selection === null) {
        diagnostics.push(report('RW0426', of.span, { procedure: of.text, words: 'additional spaces' }));
        return [];
      }
      // Whose it is is told to be unknown by itself.
      if (procedure.faction !== null && find(tables.factions, procedure.faction) === null) return [id];
      factions.add(procedure.faction?.text ?? null);
      if (factions.size > 1) diagnostics.push(report('RW0437', of.span, { name: name.text, procedure: of.text }));
      return [id];
    });
    const [own] = ids.flatMap((id) => procedures[id]?.faction ?? []);
    const faction = own === undefined ? null : find(tables.factions, own);
    return { name: name.text, rule, procedures: ids, faction, file, declared: span };
  });
}

/** How many they are, and what is done for them. */
export function resolveAdditionalSpaces(
  resolving: Resolving,
  documents: readonly AdditionalSpacesDocument[],
): readonly AdditionalSpaces[] {
  return resolving.declared.declarations.additionalSpaces.map((declared, index) => {
    const document = documents[index];
    const written = document?.spaces?.value ?? null;
    const context = contextOf(resolving, `${declared.name}, spaces`, { unexecuted: 'the number of additional spaces' });
    const spaces = written === null ? one : (resolveNumber(context, written) ?? one);
    const cost = document?.cost ?? null;
    if (cost === null) return { ...declared, spaces, cost: [] };
    const steps = stepsOf(resolving, cost, { actor: declared.faction });
    for (const step of steps.filter(mayBeLeft))
      resolving.report(report('RW0438', step.span, { name: declared.name }, { context: cost.frame }));
    return { ...declared, spaces, cost: steps };
  });
}

/** The step may be done or not, so that nothing would be paid. */
function mayBeLeft({ may, act }: Step): boolean {
  if (may) return true;
  if (act.kind === 'take chit') return act.optional;
  if (act.kind === 'in spaces' && act.body.some(mayBeLeft)) return true;
  if (!('amount' in act) || act.amount === 'each') return false;
  const { least } = act.amount;
  return least !== 'all' && least.kind === 'literal' && least.value === 0;
}
