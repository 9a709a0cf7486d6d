/** One edition of a game: what was checked and lowered of its files, and what it says of itself where no card changes anything. */
import { lower } from '../core/from-resolved.js';
import type { Core } from '../core/ir.js';
import type { Analysis, Checked } from '../driver.js';
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import type { SourceFile } from '../source/span.js';

export interface Edition {
  readonly files: readonly SourceFile[];
  readonly analysis: Analysis;
  readonly world: World;
  readonly core: Core;
  /** The same without what cards change elsewhere, so that each part says what stands in it alone. */
  readonly own: Core;
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}

/** Null where the spec has an error. */
export function editionOf(files: readonly SourceFile[], checked: Checked): Edition | null {
  const { world, core, analysis, examples, plans } = checked;
  if (world === null || core === null) return null;
  return { files, analysis, world, core, own: lower({ ...world, modifiers: [] }), examples, scenarios: plans };
}
