/** What the sequence of play does when a card of a kind is revealed: `at the start of each Reckoning`. */
import type { Name } from '../../surface/ir.js';
import { visit } from '../children.js';
import type { CardKindId, Procedure, ProcedureId, Step } from '../ir.js';
import { refuse, type Context } from './context.js';
import { mention } from './unknown.js';

/** The one procedure that is conducted where such a card has been revealed; null where it was reported that there is none. */
export function conductedOn(
  ctx: Context,
  name: Name,
  kind: CardKindId,
  procedures: readonly Procedure[],
): ProcedureId | null {
  const found = new Set(
    procedures.flatMap(({ steps }) => listsThatReveal(steps).flatMap((it) => conductedIn(it, kind))),
  );
  const [only, second] = found;
  if (only !== undefined && second === undefined) return only;
  const help = [...found].map((id) => mention(`name the procedure, as \`${procedures[id]?.name ?? ''}\``));
  return refuse(ctx, 'RW0427', name.span, { kind: name.text, several: found.size > 1 }, { help });
}

/** The lists of steps in which a card is revealed. */
function listsThatReveal(steps: readonly Step[]): readonly (readonly Step[])[] {
  const found: (readonly Step[])[] = [];
  visit('steps', steps, {
    steps: (list) => {
      if (list.some(({ act }) => act.kind === 'reveal')) found.push(list);
    },
  });
  return found;
}

/** What is conducted where the card is of the kind: the one procedure of those steps. */
function conductedIn(steps: readonly Step[], kind: CardKindId): readonly ProcedureId[] {
  return steps.flatMap(({ act }) => {
    if (act.kind !== 'if' || act.condition.kind !== 'card is') return [];
    if (act.condition.cardKind !== kind || act.condition.nth !== null) return [];
    const there = act.condition.negated ? act.otherwise : act.then;
    return there.flatMap((it) =>
      it.act.kind === 'conduct' && it.act.procedures.length === 1 ? it.act.procedures : [],
    );
  });
}
