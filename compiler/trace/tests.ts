/** Every generated test that comes of an example or of a step of a scenario. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { suitePath, titleOf } from '../scenario/named.js';

export interface CitingTest {
  /** The generated file. */
  readonly file: string;
  readonly name: string;
  readonly cites: string;
}

export interface Plans {
  /** The folder of the game in `spec/` and in `generated/`. */
  readonly folder: string;
  readonly world: World;
  readonly examples: readonly ExamplePlan[];
  readonly scenarios: readonly ScenarioPlan[];
}

/** In the order of the plans. */
export function allTests({ folder, examples, scenarios }: Plans): readonly CitingTest[] {
  return [
    ...examples.map((plan): CitingTest => {
      const { of, cites } = plan;
      return {
        file: `generated/${folder}/${suitePath(of)}`,
        name: titleOf(plan),
        cites: of.kind === 'rules' ? `${of.name}; ${cites}` : cites,
      };
    }),
    ...scenarios.flatMap((plan) =>
      plan.steps.map(({ label, cites }): CitingTest => ({
        file: `generated/${folder}/scenarios/${plan.slug}.test.ts`,
        name: label,
        // A step that cites nothing shows what the scenario is about.
        cites: cites === '' ? plan.rule : cites,
      })),
    ),
  ];
}
