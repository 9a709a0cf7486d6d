/** How many a sentence places, removes or moves: what cards that change it speak of. */
import type { Act, Amount, Change, NumberExpr, Procedure, Step, Thing, World } from './ir.js';

type AmountChange = Extract<Change, { readonly kind: 'amount' }>;

/** What is so many, and how many. */
interface Counted {
  readonly verb: AmountChange['verb'];
  readonly things: readonly Thing[];
  readonly amount: Amount;
}

/** What the act itself places, removes from the map or moves; null where it is another. */
function countedIn({ pieces }: Pick<World, 'pieces'>, act: Act): Counted | null {
  switch (act.kind) {
    case 'place pieces': {
      const columns = act.pieces.flatMap((piece) => pieces[piece]?.columns ?? []);
      return { verb: 'place', things: [{ kind: 'pieces', columns }], amount: act.amount };
    }
    case 'place marker':
      return {
        verb: 'place',
        things: [{ kind: 'marker', marker: act.marker }],
        amount: { least: act.count, most: act.count },
      };
    case 'remove pieces':
      if (act.where.kind === 'box' || act.where.kind === 'available') return null;
      return { verb: 'remove', things: [{ kind: 'pieces', columns: act.columns }], amount: act.amount };
    case 'remove markers':
      return {
        verb: 'remove',
        things: act.markers.map((marker) => ({ kind: 'marker', marker })),
        amount: act.amount,
      };
    case 'move':
      return { verb: 'move', things: [{ kind: 'pieces', columns: act.columns }], amount: act.amount };
    case 'groups':
      return countedIn({ pieces }, act.move);
    default:
      return null;
  }
}

/** The amount of the act, where the change speaks of such things, and of that number if it names one; null for any other. */
export function amountChanged(
  world: Pick<World, 'pieces'>,
  procedure: Procedure,
  change: AmountChange,
  act: Act,
): Amount | null {
  const counted = countedIn(world, act);
  if (counted?.verb !== change.verb) return null;
  if (!counted.things.every((it) => isAmong(it, change.things))) return null;
  return change.was === null || isNumber(procedure, counted.amount.most, change.was) ? counted.amount : null;
}

/** The act with another amount. */
export function withAmount(act: Act, amount: Amount): Act {
  switch (act.kind) {
    case 'place pieces':
    case 'remove pieces':
    case 'remove markers':
    case 'move':
      return { ...act, amount };
    case 'place marker':
      return amount.most === 'all' ? act : { ...act, count: amount.most };
    case 'groups':
      return { ...act, move: { ...act.move, amount } };
    default:
      return act;
  }
}

function isAmong(thing: Thing, things: readonly Thing[]): boolean {
  return things.some((it) => {
    if (thing.kind === 'marker' || it.kind === 'marker')
      return thing.kind === 'marker' && it.kind === 'marker' && it.marker === thing.marker;
    return thing.columns.every((column) => it.columns.includes(column));
  });
}

/** The number itself, or a quantity of the procedure that is that number unless something changes it. */
function isNumber({ quantities }: Procedure, most: Amount['most'], was: NumberExpr): boolean {
  if (most === 'all') return false;
  const own = most.kind === 'quantity' && 'name' in most.of ? most.of.name : null;
  const value = quantities.find(({ name }) => name === own)?.value ?? most;
  return JSON.stringify(value) === JSON.stringify(was);
}

/** The steps of a procedure of which the act is meant, with how many of them may be done one after another. */
export function stepsWhere(
  { steps: all }: Procedure,
  isMeant: (act: Act) => boolean,
): { readonly steps: readonly Step[]; readonly inTurn: number } {
  const found: Step[] = [];
  const each = (lists: readonly (readonly Step[])[]): number[] => lists.map(count);
  const count = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + countOf(step), 0);
  const countOf = (step: Step): number => {
    const { act } = step;
    const own = isMeant(act) ? 1 : 0;
    if (own > 0) found.push(step);
    switch (act.kind) {
      case 'if':
        return Math.max(...each([act.then, act.otherwise]));
      case 'choose one':
      case 'take box':
        return Math.max(0, ...each(act.alternatives.map(({ steps }) => steps)));
      default:
        return own + ('body' in act ? count(act.body) : 0);
    }
  };
  const inTurn = count(all);
  return { steps: found, inTurn };
}
