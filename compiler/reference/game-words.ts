/** What the reference takes from a game: its words, and sentences of its own for the forms it uses. */
import { isTable } from '../resolved/declare/declare-tables.js';
import type { World } from '../resolved/ir.js';
import type { Effect, Lasting, Spec } from '../surface/documents.js';
import { printChange, printMoment, printOpening, printSentence, printTerm, type StateVerbs } from '../surface/print.js';
import type { Step } from '../surface/ir.js';
import type { SurfaceNodes } from '../surface/children.js';
import { kindsIn } from './kinds-in.js';

export interface GameWords {
  readonly title: string;
  readonly words: readonly { readonly kind: string; readonly names: readonly string[] }[];
  /** By chapter and kind (`Sentences/place`), at most two. */
  readonly examples: ReadonlyMap<string, readonly Example[]>;
}

export interface Example {
  readonly text: string;
  /** Where it stands: `card C1, unshaded`. */
  readonly frame: string;
}

/** How many sentences of the game are shown for a form. */
const most = 2;

export function gameWords(world: World, spec: Spec, verbs: StateVerbs): GameWords {
  return { title: world.title, words: wordsOf(world), examples: examplesOf(spec, verbs) };
}

function wordsOf(world: World): GameWords['words'] {
  const words = (
    names: readonly { readonly one: string; readonly many: string; readonly aliases: readonly string[] }[],
  ) => names.flatMap(({ one, many, aliases }) => [one, many, ...aliases]);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['factions', world.factions.flatMap(({ name, adjective }) => [name, adjective])],
    ['pieces', words([...world.pieces, ...world.groups].map(({ names }) => names))],
    ['states', world.states.map(({ name }) => name)],
    ['verbs of states', world.states.flatMap(({ verb }) => verb ?? [])],
    ['markers', words(world.markers.map(({ names }) => names))],
    ['spaces', world.spaces.flatMap(({ name, aliases }) => [name, ...aliases])],
    ['kinds of spaces', words(world.spaceKinds.map(({ names }) => names))],
    ['areas', words(world.areas.map(({ names }) => names))],
    ['values', world.values.map(({ name }) => name)],
    ['degrees', world.degrees.map(({ name }) => name)],
    ['options', world.options.map(({ name }) => name)],
    ['boxes', ['Available', ...world.boxes.map(({ name }) => name)]],
    ['tracks', words(world.tracks.map(({ names }) => names))],
    ['resources', words(world.resources.map(({ names }) => names))],
    ['counters', world.counters.map(({ name }) => name)],
    ['chits', [...world.families, ...world.chits, ...world.aspects].map(({ name }) => name)],
    ['classes', words(world.classes.map(({ names }) => names))],
    ['procedures', world.procedures.filter((_, id) => !isTable(world, id)).map(({ name }) => name)],
    ['tables', world.tables.map(({ procedure }) => world.procedures[procedure]?.name ?? '')],
    ['additional spaces', world.additionalSpaces.map(({ name }) => name)],
    ['order of play', [...world.orderPlaces, ...world.orderBoxes].map(({ name }) => name)],
    ['kinds of cards', words(world.cardKinds.map(({ names }) => names))],
  ];
  return rows.flatMap(([kind, names]) => (names.length === 0 ? [] : [{ kind, names: [...new Set(names)] }]));
}

function examplesOf(spec: Spec, verbs: StateVerbs): GameWords['examples'] {
  const examples = new Map<string, Example[]>();
  const note = <Name extends keyof SurfaceNodes>(
    name: Name,
    tree: SurfaceNodes[Name],
    text: string,
    frame: string,
  ): void => {
    for (const key of kindsIn(name, tree)) {
      const own = examples.get(key) ?? [];
      if (own.length < most && own.every((it) => it.text !== text)) examples.set(key, [...own, { text, frame }]);
    }
  };
  const noteSteps = (steps: readonly Step[], frame: string): void => {
    for (const step of steps) {
      if (step.kind === 'sentence') {
        note('sentence', step.sentence, printSentence(step.sentence, verbs), frame);
        continue;
      }
      note('opening', step.opening, printOpening(step.opening, verbs), frame);
      if (step.body.kind === 'steps') noteSteps(step.body.steps, frame);
      if (step.body.kind === 'terms')
        for (const { term } of step.body.terms) note('term', term, printTerm(term), frame);
      if (step.body.kind === 'alternatives') for (const { steps: own } of step.body.alternatives) noteSteps(own, frame);
      noteSteps(step.otherwise ?? [], frame);
    }
  };
  const noteEffect = ({ steps, frame }: Effect): void => {
    noteSteps(steps, frame);
  };
  const noteLasting = (items: readonly Lasting[], frame: string): void => {
    for (const item of items) {
      if (item.kind === 'change') note('change', item.change, printChange(item.change), frame);
      else note('moment', item.moment, printMoment(item.moment), frame);
      if (item.kind === 'steps') noteEffect(item.effect);
    }
  };
  for (const { effect, declaration } of spec.procedures) {
    noteEffect(effect);
    if (declaration !== null) noteLasting(declaration.changes, declaration.frame);
  }
  for (const { cost } of spec.additionalSpaces) if (cost !== null) noteEffect(cost);
  for (const { effects } of spec.chits.flatMap(({ kinds }) => kinds))
    for (const { effect } of effects) noteEffect(effect);
  for (const card of spec.cards) {
    for (const side of card.sides) {
      if (side.effect !== null) noteEffect(side.effect);
      if (side.lasting !== null) noteLasting(side.lasting.items, side.lasting.frame);
    }
    for (const { effect } of card.additions) noteEffect(effect);
    if (card.current !== null) noteLasting(card.current.items, card.current.frame);
  }
  return examples;
}
