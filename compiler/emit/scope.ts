/** What the statement being written can see: the module, the game's names, and which variable holds what. */
import type { AspectId, World } from '../resolved/ir.js';
import { type Endings, endingsOf } from '../core/endings.js';
import type { Core, CoreProcedure } from '../core/ir.js';
import type { Identifiers } from './identifiers.js';
import type { ModuleWriter } from './module.js';
import { noNumbers, type Numbers } from './variables.js';

export interface EmitScope {
  readonly module: ModuleWriter;
  readonly core: Core;
  readonly world: World;
  readonly ids: Identifiers;
  /** The variable of the current space; null where there is none. */
  readonly here: string | null;
  /** The variable of the piece in hand; null where there is none. */
  readonly piece: string | null;
  /** The variable of the pieces that move together, where some do. */
  readonly group: string;
  /** The expression of the executing faction. */
  readonly executing: string;
  /** The procedure whose steps these are; null in cards, chits and standing rules. */
  readonly procedure: CoreProcedure | null;
  /** Names taken by enclosing blocks. */
  readonly taken: ReadonlySet<string>;
  readonly numbers: Numbers;
  /** The aspects of chits that are resolved in a space. */
  readonly aspectsHere: ReadonlySet<AspectId>;
  /** What cards add to rolls. */
  readonly rolls: Core['rolls'];
  /** The test of a space that can be selected next, in the course of the procedure. */
  readonly selectable: string;
  /** How many spaces the procedure selects at most. */
  readonly limit: string;
  /** The variable of what has moved in the steps; null before they begin. */
  readonly arrivals: string | null;
  readonly tellsSteps: boolean;
  /** Where the game may end in what is called. */
  readonly endings: Endings;
}

/** What every scope of a game shares: it is found once. */
type Shared = Pick<EmitScope, 'endings' | 'aspectsHere'>;

const shared = new WeakMap<Core, Shared>();

function sharedIn(core: Core): Shared {
  const known = shared.get(core) ?? {
    endings: endingsOf(core),
    aspectsHere: new Set(core.aspects.flatMap(({ id, here }) => (here ? [id] : []))),
  };
  shared.set(core, known);
  return known;
}

/** The scope of what stands in no procedure and has no current space. */
export function plainScope(core: Core, ids: Identifiers, module: ModuleWriter, taken: readonly string[]): EmitScope {
  return {
    module,
    core,
    world: core.world,
    ids,
    here: null,
    piece: null,
    group: 'group',
    executing: 'by',
    procedure: null,
    taken: new Set(['game', ...taken]),
    numbers: noNumbers,
    rolls: core.rolls,
    selectable: '',
    limit: 'limit(game)',
    arrivals: 'arrivals',
    tellsSteps: core.tellsSteps,
    ...sharedIn(core),
  };
}

/** What a variable stands for whose name was free: its name is nobody else's in the module. */
const variable = 'variable';

/** The first of the names that no enclosing block has taken and that stands for nothing else in the module. */
export function freshName({ module, taken }: EmitScope, ...preferred: readonly string[]): string {
  const isFree = (name: string): boolean => !taken.has(name) && (module.claimed.get(name) ?? variable) === variable;
  let name = preferred.find(isFree) ?? `other${capital(preferred[0] ?? 'value')}`;
  while (!isFree(name)) name = `further${capital(name)}`;
  module.claimed.set(name, variable);
  return name;
}

function capital(name: string): string {
  return name.replace(/^./u, (letter) => letter.toUpperCase());
}

export function withTaken(scope: EmitScope, ...names: readonly string[]): EmitScope {
  return { ...scope, taken: new Set([...scope.taken, ...names]) };
}
