/** Which spaces factions control, as the file of the game says. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Filter } from '../../surface/ir.js';
import type { DeclaredControl } from '../declare/declarations.js';
import { meaningOf } from '../declare/symbols.js';
import type { Condition, Controller, FactionId, SpaceSet } from '../ir.js';
import { createContext, refuse, type Context } from './context.js';
import { resolveSpaces, refuseQuantity } from './resolve-spaces.js';
import { refuseName } from './unknown.js';

type ControlledBy = Extract<Filter, { readonly kind: 'controlled by' }>;

/** Who is meant, each with what it controls; null where that is refused. */
export function controllersOf(ctx: Context, { faction, span }: ControlledBy): readonly Controller[] | null {
  const { control, factions } = ctx.symbols.declarations;
  if (faction !== null) {
    const meaning = meaningOf(ctx.symbols, faction.text, 'faction');
    return meaning === null
      ? refuseName(ctx, faction, 'RW0301', ['faction'])
      : controllers(ctx, [[meaning.id, null]], { name: faction.text, span: faction.span });
  }
  const { unexecuted, actor } = ctx.scope;
  if (unexecuted !== null) return refuse(ctx, 'RW0546', span, { what: unexecuted });
  if (actor !== null) return controllers(ctx, [[actor, null]], { name: factions[actor]?.name ?? '', span });
  const whoever = control.map(({ faction: of }): readonly [FactionId, Condition] => [
    of,
    { kind: 'executing', faction: of, negated: false },
  ]);
  return controllers(ctx, whoever, { name: 'the executing faction', span });
}

function controllers(
  ctx: Context,
  who: readonly (readonly [faction: FactionId, acting: Condition | null])[],
  { name, span }: { readonly name: string; readonly span: ControlledBy['span'] },
): readonly Controller[] | null {
  const { control } = ctx.symbols.declarations;
  const found = who.flatMap(([faction, acting]) => {
    const own = control.filter((it) => it.faction === faction);
    return own.map((it) => ({ it, faction, acting }));
  });
  if (found.length === 0) return refuse(ctx, 'RW0464', span, { faction: name });
  // What is wrong in it was told where it is declared, and is no fault of the sentence that speaks of it.
  const quiet: Context = { ...ctx, report: nothing };
  return found.map(({ it, faction, acting }) => ({
    faction,
    acting,
    spaces: resolveControl(quiet, it) ?? { tests: [] },
  }));
}

function nothing(_diagnostic: Diagnostic): void {
  // Nothing is told twice.
}

/** The spaces that a faction controls, wherever they are spoken of. */
export function resolveControl({ symbols, report }: Context, { spaces }: DeclaredControl): SpaceSet | null {
  // Control is not told by control.
  const withoutControl = { ...symbols, declarations: { ...symbols.declarations, control: [] } };
  const ctx = createContext({ symbols: withoutControl, report, frame: 'control', unexecuted: 'control of a space' });
  const { quantity } = spaces;
  if (quantity !== null) return refuseQuantity(ctx, quantity, 'are controlled');
  return resolveSpaces(ctx, spaces);
}
