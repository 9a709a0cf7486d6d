/** Plays an example's plan on a compiled engine, as its generated test does. */
import { type Action as RuntimeAction, type Example, mistakesOfExample } from '../../runtime/testing/example.js';
import type { Given } from '../../runtime/testing/position.js';
import type { Program } from '../../runtime/program.js';
import type { Place, ScriptItem as RuntimeItem, Stated } from '../../runtime/testing/script.js';
import type { Shown } from '../../runtime/testing/scripted-play.js';
import type { World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { Action, ExamplePlan, Expectation, Fact, ScriptItem } from './ir.js';
import { boardShown, pluralIn, shownFor, speakerName } from './named.js';

/** Why an example does not hold. */
export interface ExampleFailure {
  /** As many lines as there are differences. */
  readonly why: string;
  /** The first sentence that does not hold; null where that is not known. */
  readonly span: Span | null;
}

/** Why the example does not hold, in as many lines as there are differences; null where it holds. */
export function exampleFailure(program: Program, world: World, plan: ExamplePlan): string | null {
  return failureIn(program, world, plan)?.why ?? null;
}

/** The same, with the sentence; null where the example holds. */
export function failureIn(program: Program, world: World, plan: ExamplePlan): ExampleFailure | null {
  const found = failureOf(program, world, exampleFor(world, plan));
  return found === null ? null : { why: found.why, span: found.place === null ? null : spanAt(plan, found.place) };
}

/** The same, of an example in the names of the board, with the place in it. */
export function failureOf(
  program: Program,
  world: World,
  example: Example,
): { readonly why: string; readonly place: Place | null } | null {
  try {
    const mistakes = mistakesOfExample(program, example, pluralIn(world));
    const [first] = mistakes;
    return first === undefined ? null : { why: mistakes.map(({ text }) => text).join('\n'), place: first.place };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), place: null };
  }
}

/** Where a place of an example is written; null where it has none. */
export function spanAt({ given, when, then }: ExamplePlan, { part, index, inner = 0 }: Place): Span | null {
  if (part === 'then') return then[index]?.span ?? null;
  if (part === 'given') return given[index]?.span ?? null;
  const item = when[index];
  if (item?.kind === 'check') return item.then[inner]?.span ?? null;
  return item?.kind === 'line' ? (item.answers[inner]?.span ?? null) : (item?.span ?? null);
}

/** The example in the names that a snapshot has. */
export function exampleFor(world: World, { given, when, then }: ExamplePlan): Example {
  return {
    given: given.map(({ text, fact }) => ({ kind: 'stated', text, data: givenFor(world, fact) })),
    when: when.map((it) =>
      it.kind === 'action' ? { kind: 'done', text: it.text, data: actionFor(world, it) } : itemFor(world, it),
    ),
    then: statedFor(world, then),
  };
}

/** One item of a script in these names. */
export function itemFor(world: World, item: ScriptItem): RuntimeItem {
  switch (item.kind) {
    case 'line':
      return { kind: 'answers', by: speakerName(world, item.by), labels: item.answers.map(({ text }) => text) };
    case 'check':
      return { kind: 'shows', statements: statedFor(world, item.then) };
    case 'go on':
      return { kind: 'go on' };
  }
}

/** What holds, in these names. */
export function statedFor(world: World, then: readonly Expectation[]): readonly Stated<Shown>[] {
  return then.map(({ text, expected }) => ({ kind: 'stated', text, data: shownFor(world, expected) }));
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
    case 'printed': {
      const { value, card, is } = fact;
      return {
        printed: world.values[value]?.name ?? '',
        on: world.cards[card]?.code ?? '',
        is: typeof is === 'number' ? is : is.map((piece) => world.pieces[piece]?.names.one ?? ''),
      };
    }
    default: {
      const shown = boardShown(world, fact);
      if ('winner' in shown || 'loser' in shown || 'drawn' in shown || 'left' in shown || 'has' in shown)
        throw new Error('an example gives only a part of what is there');
      return shown;
    }
  }
}

/** What the runtime does. */
export function actionFor(world: World, { does }: Action): RuntimeAction {
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
