/**
 * Plans each document once: a spec is planned again and again of which one file has changed, and the others come to the same plans
 * as long as the game declares the same.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { YamlNode } from '../yaml/node.js';

/** All that a plan is made of beside its own document; the same object where that is the same. */
export interface Basis {
  readonly text: string;
}

/** What was planned of a document last. */
export interface Planning<Plan> {
  readonly basis: Basis;
  readonly plans: readonly Plan[];
}

/** Plans the document unless that has been done on the same basis; one of which something is told is planned each time. */
export function planOnce<Plan>(
  known: WeakMap<YamlNode, Planning<Plan>>,
  document: YamlNode,
  basis: Basis,
  diagnostics: readonly Diagnostic[],
  plan: () => readonly Plan[],
): readonly Plan[] {
  const last = known.get(document);
  if (last?.basis === basis) return last.plans;
  const told = diagnostics.length;
  const plans = plan();
  if (diagnostics.length === told) known.set(document, { basis, plans });
  return plans;
}
