/** What an edit has touched, in a line. */
import type { Again, Judged } from './verdicts.js';

/** More names than these are counted. */
const mostNames = 4;

/**
 * `touched: C1; rule 2.3; first-tide from step 3; 11 examples`: what has changed since the last time, and what was played
 * again for it. Empty where nothing was.
 */
export function touchedText({ touched }: Pick<Judged, 'touched'>): string {
  if (touched === null || touched.again.length === 0) return '';
  const { isDeclared, names, rules, again } = touched;
  if (isDeclared) return 'touched: what is declared, on which all examples and scenarios rest';
  const scenarios = again.flatMap(({ verdict, from }) =>
    verdict.kind === 'scenario' ? [scenarioText(verdict.name, verdict.plan.steps, from)] : [],
  );
  const examples = again.length - scenarios.length;
  const told = [
    ...(names.length === 0 ? [] : [listed(names)]),
    ...(rules.length === 0 ? [] : [`rule${rules.length === 1 ? '' : 's'} ${listed(rules)}`]),
    ...scenarios,
    ...(examples === 0 ? [] : [`${examples} example${examples === 1 ? '' : 's'}`]),
  ];
  return `touched: ${told.join('; ')}`;
}

/** What was played again, as data: scenarios with the label of the first step that rests on what has changed. */
export function againAsJson(again: readonly Again[]): {
  readonly examples: readonly string[];
  readonly scenarios: readonly { readonly name: string; readonly from: string }[];
} {
  return {
    examples: again.flatMap(({ verdict }) => (verdict.kind === 'example' ? [verdict.name] : [])),
    scenarios: again.flatMap(({ verdict, from }) =>
      verdict.kind === 'scenario' ? [{ name: verdict.name, from: verdict.plan.steps[from]?.label ?? '' }] : [],
    ),
  };
}

function scenarioText(name: string, steps: readonly { readonly label: string }[], from: number): string {
  const step = steps[from];
  return step === undefined ? name : `${name} from step ${step.label}`;
}

function listed(items: readonly string[]): string {
  const told = items.slice(0, mostNames);
  const further = items.length - told.length;
  return further === 0 ? told.join(', ') : `${told.join(', ')} and ${further} more`;
}
