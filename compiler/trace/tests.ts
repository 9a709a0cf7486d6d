/** Every generated test that comes of an example or of a step of a scenario. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';

export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

interface SpokenTest extends NamedTest {
  readonly cites: string;
  /** What it is given, what is done in it, and what it states. */
  readonly texts: readonly string[];
  readonly isScenario: boolean;
}

/** In the order of the plans; `folder` is that of the game. */
export function allTests({
  folder,
  world,
  examples,
  scenarios,
}: {
  readonly folder: string;
  readonly world: World;
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}): readonly SpokenTest[] {
  return [
    ...examples.map((plan): SpokenTest => {
      const card = world.cards[plan.card];
      const deeds = plan.when.flatMap((it) => (it.kind === 'deed' ? [it.text] : it.answers.map(({ text }) => text)));
      return {
        file: `generated/${folder}/${card?.file ?? ''}.test.ts`,
        name: `${card?.code ?? ''}: ${plan.name}`,
        cites: plan.cites,
        texts: [...plan.given.map(({ text }) => text), ...deeds, ...plan.then.map(({ text }) => text)],
        isScenario: false,
      };
    }),
    ...scenarios.flatMap((plan) =>
      plan.steps.map(({ label, cites, script, then }): SpokenTest => ({
        file: `generated/${folder}/scenarios/${plan.slug}.test.ts`,
        name: label,
        // A step that cites nothing shows what the scenario is about.
        cites: cites === '' ? plan.rule : cites,
        texts: [
          label,
          ...script.flatMap(({ answers }) => answers.map(({ text }) => text)),
          ...then.map(({ text }) => text),
        ],
        isScenario: true,
      })),
    ),
  ];
}
