/** What the resolved steps of a game speak of: questions that lowering asks before it writes anything. */
import { some, visit } from '../resolved/children.js';
import type { NumberExpr, ProcedureId, Step, World } from '../resolved/ir.js';

/** What the conducts of a game say of those that they conduct. */
export interface Conducted {
  /** Names of conditions that some conduct waives, of alternatives that some asks for, of quantities that some gives another value, with these. */
  readonly waived: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly overridden: ReadonlyMap<string, readonly NumberExpr[]>;
  /** The procedures that are somewhere conducted with another at any one moment. */
  readonly accompanied: ReadonlySet<ProcedureId>;
}

export function conductedIn(world: World): Conducted {
  const waived = new Set<string>();
  const chosen = new Set<string>();
  const overridden = new Map<string, readonly NumberExpr[]>();
  const accompanied = new Set<ProcedureId>();
  visit('world', world, {
    act: (act) => {
      if (act.kind !== 'conduct') return;
      for (const name of act.waiving) waived.add(name);
      if (act.choosing !== null) chosen.add(act.choosing);
      for (const { name, value } of act.values) overridden.set(name, [...(overridden.get(name) ?? []), value]);
      if (act.accompanied !== null) for (const id of act.procedures) accompanied.add(id);
    },
  });
  return { waived, chosen, overridden, accompanied };
}

/** Some of these steps move each piece only once in all. */
export function movesOnce(steps: readonly Step[]): boolean {
  return some('steps', steps, { act: (act) => act.kind === 'move' && act.once });
}
