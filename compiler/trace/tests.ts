/** Every generated test that comes of an example or of a step of a scenario. */
import type { World } from '../resolved/ir.js';
import type { ExamplePlan, ScenarioPlan } from '../scenario/ir.js';
import { exemplified } from '../scenario/named.js';

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
export function allTests({ folder, world, examples, scenarios }: Plans): readonly CitingTest[] {
  return [
    ...examples.map(({ of, name, cites }): CitingTest => {
      const { code, path } = exemplified(world, of);
      return {
        file: `generated/${folder}/${path}.test.ts`,
        name: `${code}: ${name}`,
        cites: of.kind === 'rule' ? `${of.number}; ${cites}` : cites,
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
