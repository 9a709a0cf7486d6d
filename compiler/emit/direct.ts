/** What is emitted for each clause that means what its slots mean. */
import type { DirectAct } from '../resolved/direct.js';
import type { OfKind } from '../traversal.js';
import { id, runtime } from './expressions.js';
import { fromGame } from './module.js';
import type { EmitScope } from './scope.js';

/** Who does it, and the sentence that questions come from, as arguments. */
interface Doing {
  readonly by: string;
  readonly why: () => string;
}

const emitted: {
  readonly [Kind in DirectAct['kind']]: (scope: EmitScope, act: OfKind<DirectAct, Kind>, doing: Doing) => string;
} = {
  reveal: (scope) => `${runtime(scope, 'revealCard')}(game);`,
  'play event': (scope, _, { by, why }) =>
    `yield* ${fromGame(scope.module, 'cards/index.ts', 'playEvent')}(game, ${by}, ${why()});`,
  'adjust order': (scope) => `${runtime(scope, 'adjustOrder')}(game);`,
  make: (scope, { faction, place }) =>
    `${runtime(scope, 'takePlace')}(game, ${id(scope, 'Faction', faction)}, ${id(scope, 'OrderPlace', place)});`,
};

export function emitDirect(scope: EmitScope, act: DirectAct, doing: Doing): string {
  // The entry of a kind takes the acts of that kind, which the type checker cannot follow.
  return (emitted[act.kind] as (scope: EmitScope, act: DirectAct, doing: Doing) => string)(scope, act, doing);
}
