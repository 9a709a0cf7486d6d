/** Plays an example's plan on a compiled engine, as its generated test does. */
import { example, type Deed as RuntimeDeed } from '../../runtime/example.js';
import type { Given } from '../../runtime/position.js';
import type { Program } from '../../runtime/program.js';
import type { World } from '../resolved/ir.js';
import type { Deed, ExamplePlan, Expectation, Fact } from './ir.js';
import { boardShown, shownFor, speakerName } from './named.js';

/** Why the example does not hold, in as many lines as there are differences; null where it holds. */
export function exampleFailure(program: Program, world: World, plan: ExamplePlan): string | null {
  try {
    example(program, (play) => {
      const show = (then: readonly Expectation[]): void => {
        for (const { text, expected } of then) play.shows(text, shownFor(world, expected));
      };
      for (const { text, fact } of plan.given) play.given(text, givenFor(world, fact));
      for (const it of plan.when) {
        if (it.kind === 'deed') play.when(it.text, deedFor(world, it));
        else if (it.kind === 'check') show(it.then);
        else if (it.kind === 'go on') play.goesOn();
        else play.answers(speakerName(world, it.by), ...it.answers.map(({ text }) => text));
      }
      show(plan.then);
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the runtime makes true, in the names that a snapshot has. */
export function givenFor(world: World, fact: Fact): Given {
  switch (fact.kind) {
    case 'empty board':
      return { board: 'empty' };
    case 'setup':
      return { board: 'setup' };
    case 'deck':
      return { deck: fact.cards.map((card) => world.cards[card]?.code ?? '') };
    default: {
      const shown = boardShown(world, fact);
      if ('winner' in shown || 'left' in shown || 'has' in shown)
        throw new Error('an example gives only a part of what is there');
      return shown;
    }
  }
}

/** What the runtime does. */
export function deedFor(world: World, { does }: Deed): RuntimeDeed {
  if (does.kind === 'conduct') {
    const by = does.by === null ? null : (world.factions[does.by]?.name ?? '');
    return { by, conducts: world.procedures[does.procedure]?.name ?? '' };
  }
  if (does.kind === 'conduct within') {
    const { procedures, least, most, spaces } = does;
    const by = does.by === null ? null : (world.factions[does.by]?.name ?? '');
    const within = {
      procedures: procedures.map((id) => world.procedures[id]?.name ?? ''),
      ...(most === null ? {} : { most }),
      ...(least === null ? {} : { least }),
      ...(spaces === null ? {} : { spaces: spaces.map((id) => world.spaces[id]?.name ?? '') }),
    };
    return { by, within };
  }
  const card = world.cards[does.card];
  const by = world.factions[does.by]?.name ?? '';
  return { by, plays: card?.code ?? '', side: card?.sides[does.side]?.name ?? null };
}
