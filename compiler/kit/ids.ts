/** What the tests of a kit are called: by what they are about and their title, so that a new test renames no other. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';

/** Ids in the order of the plans. No two are the same: of equal ones the later ones end in `-2`, `-3`. */
export function idsOf(
  world: World,
  examples: readonly ExamplePlan[],
  scenarios: readonly ScenarioPlan[],
): { readonly examples: readonly string[]; readonly scenarios: readonly string[] } {
  const taken = new Set<string>();
  const unique = (id: string): string => {
    let found = id;
    for (let count = 2; taken.has(found); count += 1) found = `${id}-${count}`;
    taken.add(found);
    return found;
  };
  return {
    examples: examples.map((plan) => unique(exampleId(world, plan))),
    scenarios: scenarios.map(({ slug }) => unique(`scenario/${slug}`)),
  };
}

/** `C1/unshaded/one-field-is-dried`, `2.3/a-rest-raises-resolve`; without a side where the example is of none. */
function exampleId(world: World, plan: ExamplePlan): string {
  const { kind, name } = plan.of;
  if (kind !== 'card') return [kind === 'rules' ? name : slugOf(name), slugOf(plan.name)].join('/');
  const id = world.cards.findIndex(({ code }) => code === name);
  const side = sideOf(id, plan);
  const about = side === null ? [] : [world.cards[id]?.sides[side]?.name ?? ''];
  return [name, ...about, slugOf(plan.name)].join('/');
}

/** The side of the card that the example plays, else the one that it has in play. */
function sideOf(card: number, { given, when }: ExamplePlan): number | null {
  for (const it of when) {
    if (it.kind === 'action' && it.does.kind === 'play' && Number(it.does.card) === card) return it.does.side;
  }
  for (const { fact } of given) {
    const isIn = fact.kind === 'in play' || fact.kind === 'awaiting';
    if (isIn && Number(fact.card) === card && !fact.negated) return fact.side ?? 0;
  }
  return null;
}

/** Letters and digits of any script, in lower case. */
function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '').join('-');
}
