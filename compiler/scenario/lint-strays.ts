/** Warns of examples in the file of a card that is not in them: they show something else, and are looked for there. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { World } from '../resolved/ir.js';
import { shownPath, type Span } from '../source/span.js';
import type { Action, ExamplePlan, Expectation } from './ir.js';

/** A card is in an example that plays it, has it in play, or names it by its code in whatever line or citation. */
export function lintStrays(world: World, examples: readonly ExamplePlan[]): readonly Diagnostic[] {
  return examples
    .filter((plan) => plan.of.kind === 'card' && !namesCard(plan))
    .map((plan) => {
      const home = homeOf(world, plan);
      const help = home === null ? [] : [{ text: `move it to ${shownPath(home.file)}`, edits: [], safe: false }];
      return report('RW0817', plan.declared, { card: plan.of.name }, { help });
    });
}

/** A plan stays the same while its file and what is declared do. */
const naming = new WeakMap<ExamplePlan, boolean>();

function namesCard(plan: ExamplePlan): boolean {
  const names = naming.get(plan) ?? namesItsCard(plan);
  naming.set(plan, names);
  return names;
}

function namesItsCard({ of, name, cites, given, when, then }: ExamplePlan): boolean {
  const done = when.flatMap((item): readonly string[] => {
    switch (item.kind) {
      case 'line':
        return item.answers.map(({ text }) => text);
      case 'check':
        return textsOf(item.then);
      case 'action':
      case 'go on':
        return [item.text];
    }
  });
  return [name, cites, ...textsOf(given), ...done, ...textsOf(then)].some((text) => isWordIn(text, of.name));
}

/** Whether the text has the word somewhere with no letter and no digit before or behind it. */
function isWordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + word.length))) return true;
  }
  return false;
}

function textsOf(sentences: readonly Pick<Expectation, 'text'>[]): readonly string[] {
  return sentences.map(({ text }) => text);
}

/** Where what is done first is declared. */
function homeOf(world: World, { when }: ExamplePlan): Span | null {
  const action = when.find((item): item is Action => item.kind === 'action')?.does;
  if (action === undefined) return null;
  if (action.kind === 'play') return world.cards[action.card]?.declared ?? null;
  const [id] = action.kind === 'conduct' ? [action.procedure] : action.procedures;
  return id === undefined ? null : (world.procedures[id]?.declared ?? null);
}
