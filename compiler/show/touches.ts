/** What speaks of a thing: cards and procedures that conduct a procedure, or ask about a card. */
import type { Step, World } from '../resolved/ir.js';

interface Owner {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** `C7 shaded: conduct a Limited Muster`; a class that stands for all of its members counts only where it is named alone. */
export function conductorsOf(world: World, procedure: number): readonly string[] {
  return ownersIn(world).flatMap(({ name, steps }) =>
    conductsIn(steps).flatMap(({ text, procedures }) =>
      procedures.length <= 2 && procedures.some((id) => Number(id) === procedure) ? [`${name}: ${text}`] : [],
    ),
  );
}

/** `C2: if C3 is not in play`: the sentences of others that name the card. */
export function speakersOf(world: World, code: string): readonly string[] {
  const isNamed = new RegExp(`(?<!\\w)${code}(?!\\w)`, 'u');
  return ownersIn(world).flatMap(({ name, steps }) =>
    name === code || name.startsWith(`${code} `)
      ? []
      : textsIn(steps).flatMap((text) => (isNamed.test(text) ? [`${name}: ${text}`] : [])),
  );
}

function ownersIn(world: World): readonly Owner[] {
  return [
    ...world.procedures.map(({ name, steps, declaration }): Owner => ({
      name,
      steps: [...steps, ...(declaration?.changes ?? []).flatMap((it) => it.steps)],
    })),
    ...world.additionalSpaces.map(({ name, cost }): Owner => ({ name, steps: cost })),
    ...world.cards.flatMap(({ code, sides }) =>
      sides.map(({ name, steps }): Owner => ({ name: name === 'event' ? code : `${code} ${name}`, steps })),
    ),
    ...world.modifiers.flatMap(({ rule, change }): readonly Owner[] =>
      change.kind === 'steps' ? [{ name: rule, steps: change.steps }] : [],
    ),
  ];
}

function conductsIn(steps: readonly Step[]) {
  return everyStep(steps).flatMap(({ text, act }) =>
    act.kind === 'conduct' ? [{ text, procedures: act.procedures }] : [],
  );
}

function textsIn(steps: readonly Step[]): readonly string[] {
  return everyStep(steps).map(({ text }) => text);
}

function everyStep(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step): readonly Step[] => {
    const { act } = step;
    switch (act.kind) {
      case 'if':
        return [step, ...everyStep(act.then), ...everyStep(act.otherwise)];
      case 'named':
      case 'in spaces':
      case 'for each':
      case 'for pieces':
      case 'steps':
      case 'times':
      case 'while':
      case 'groups':
      case 'until deck empty':
        return [step, ...everyStep(act.body)];
      case 'by faction':
        return [step, ...everyStep(act.cases.map((it) => it.step))];
      case 'choose one':
      case 'take box':
        return [step, ...act.alternatives.flatMap((alternative) => everyStep(alternative.steps))];
      default:
        return [step];
    }
  });
}
