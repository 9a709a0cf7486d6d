/** What the statement being written can see: the module, the game's names, and which variable holds what. */
import type { World } from '../resolved/ir.js';
import { type Endings, endingsOf } from '../core/endings.js';
import type { Core, CoreProcedure } from '../core/ir.js';
import type { Identifiers } from './identifiers.js';
import type { ModuleWriter } from './module.js';

export interface EmitScope {
  readonly module: ModuleWriter;
  readonly world: World;
  readonly ids: Identifiers;
  /** The variable of the space in hand; null where there is none. */
  readonly here: string | null;
  /** The expression of the executing faction. */
  readonly executing: string;
  /** The procedure whose steps these are; null in cards, chits and standing rules. */
  readonly procedure: CoreProcedure | null;
  /** Names taken by enclosing blocks. */
  readonly taken: ReadonlySet<string>;
  /** What cards add to rolls. */
  readonly rolls: Core['rolls'];
  /** How the procedure's own limit and test of spaces are called in the module. */
  readonly limit: string;
  readonly eligible: string;
  readonly tellsSteps: boolean;
  /** Where the game may end in what is called. */
  readonly endings: Endings;
}

const endings = new WeakMap<Core, Endings>();

function endingsIn(core: Core): Endings {
  const known = endings.get(core) ?? endingsOf(core);
  endings.set(core, known);
  return known;
}

/** The scope of what stands in no procedure and has no space in hand. */
export function plainScope(core: Core, ids: Identifiers, module: ModuleWriter, taken: readonly string[]): EmitScope {
  return {
    module,
    world: core.world,
    ids,
    here: null,
    executing: 'by',
    procedure: null,
    taken: new Set(['game', ...taken]),
    rolls: core.rolls,
    limit: '',
    eligible: '',
    tellsSteps: core.tellsSteps,
    endings: endingsIn(core),
  };
}

/** The first of the names that no enclosing block has taken. */
export function freshName(scope: EmitScope, ...preferred: readonly string[]): string {
  const free = preferred.find((name) => !scope.taken.has(name));
  if (free !== undefined) return free;
  let name = `other${(preferred[0] ?? 'value').replace(/^./, (letter) => letter.toUpperCase())}`;
  while (scope.taken.has(name)) name = `further${name.replace(/^./, (letter) => letter.toUpperCase())}`;
  return name;
}

export function withTaken(scope: EmitScope, ...names: readonly string[]): EmitScope {
  return { ...scope, taken: new Set([...scope.taken, ...names]) };
}
