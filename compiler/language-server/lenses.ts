/** Above each side of a card, and above whatever else has examples: how many there are, and how they come out. */
import type { CodeLens } from 'vscode-languageserver';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { summaryOf } from '../diagnostics/render.js';
import type { ExamplePlan } from '../scenario/ir.js';
import { holds, type Trial, type Verdict } from '../scenario/verdicts.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import { documentOf } from '../surface/classify-documents.js';
import { rangeOf } from './places.js';
import { trialsIn, verdictsOf } from './playing.js';
import type { View } from './workspace.js';

export const runExamples = 'rulewright.runExamples';

/** How an example or a scenario came out, as the command answers. */
export interface Outcome {
  readonly name: string;
  readonly holds: boolean;
  /** What does not hold. */
  readonly messages: readonly string[];
}

/** `verdicts` are those of the game as it is; null where it has not been played. */
export function lensesOf(view: View, uri: string, verdicts: readonly Verdict[] | null): readonly CodeLens[] {
  if (view.checked.core === null) return lensesOfErrors(view, uri);
  const own = trialsIn(view.checked).filter(({ plan }) => plan.declared.file === view.file);
  const places = new Map<Span, Set<string>>();
  const root = documentOf(view.file)?.first.key.span;
  for (const trial of own) {
    const sides = sidesOf(view, trial);
    for (const place of sides.length > 0 ? sides : root === undefined ? [] : [root])
      places.set(place, (places.get(place) ?? new Set()).add(trial.name));
  }
  return [...places].map(([span, found]) => {
    const names = [...found];
    const command = { title: titleOf(names, verdicts), command: runExamples, arguments: [uri, names] };
    return { range: rangeOf(span), command };
  });
}

/** A game with an error is not played: the lenses stay, so that no line moves while somebody types, and say so. */
function lensesOfErrors({ file, checked: { analysis, diagnostics } }: View, uri: string): readonly CodeLens[] {
  const { examples, scenarios, cards } = analysis.spec;
  if (!examples.some(({ node }) => node.span.file === file) && !scenarios.some(({ root }) => root.span.file === file))
    return [];
  const sides = cards.flatMap((it) => it.sides.flatMap(({ key }) => (key.file === file ? [key] : [])));
  const root = documentOf(file)?.first.key.span;
  const title = `not played: ${summaryOf(errorsIn(diagnostics))} in this game`;
  return (sides.length > 0 || root === undefined ? sides : [root]).map((span) => ({
    range: rangeOf(span),
    command: { title, command: runExamples, arguments: [uri, []] },
  }));
}

/** Each error with its place, of which nothing is played. */
export function errorsOf({ checked: { diagnostics } }: View): readonly string[] {
  return errorsIn(diagnostics).map(
    ({ message, span: { file, start } }) => `${shownPath(file)}:${positionOf(file, start).line}: ${message}`,
  );
}

function errorsIn(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Plays those of a file that are named; all of it where none is. */
export function outcomesOf(view: View, names: readonly string[]): readonly Outcome[] {
  const isMeant = ({ plan, name }: Trial): boolean =>
    plan.declared.file === view.file && (names.length === 0 || names.includes(name));
  return verdictsOf(view.checked, isMeant).map((verdict) => ({
    name: verdict.name,
    holds: holds(verdict),
    messages: verdict.failures.map(({ message }) => message),
  }));
}

/** The keys of the sides that an example plays, of the card in whose file it stands. */
function sidesOf({ checked: { analysis, world } }: View, trial: Trial): readonly Span[] {
  if (trial.kind === 'scenario') return [];
  return sidesPlayed(trial.plan).flatMap(({ card, side }) => {
    const code = world?.cards[card]?.code;
    const document = analysis.spec.cards.find((it) => it.code.text === code);
    const key = document?.sides[side]?.key;
    return key?.file === trial.plan.declared.file ? [key] : [];
  });
}

function sidesPlayed({ when }: ExamplePlan): readonly { readonly card: number; readonly side: number }[] {
  return when.flatMap((it) => (it.kind === 'action' && it.does.kind === 'play' ? [it.does] : []));
}

function titleOf(names: readonly string[], verdicts: readonly Verdict[] | null): string {
  const noun = names.length === 1 ? 'example' : 'examples';
  const own = verdicts?.filter(({ name }) => names.includes(name)) ?? [];
  if (own.length < names.length) return `${names.length} ${noun}: run`;
  const sound = own.filter(holds).length;
  if (sound === names.length) return names.length === 1 ? '1 example holds' : `all ${names.length} ${noun} hold`;
  return `${sound} of ${names.length} ${noun} hold${sound === 1 ? 's' : ''}`;
}
