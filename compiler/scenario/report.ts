/** What a replay says: the failure of a scenario as diagnostics and as data, and what each step changed. */
import type { State } from '../../runtime/snapshot.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help, Note } from '../diagnostics/diagnostic.js';
import type { ScenarioPlan } from './ir.js';
import { askedOf, type Failure, type Played } from './play.js';

/** What `replay --json` prints. */
export interface ReplayReport {
  readonly scenario: string;
  readonly game: string;
  readonly ok: boolean;
  readonly steps: Played['steps'];
  readonly final: State;
  readonly failure?: FailureReport;
}

export interface FailureReport {
  readonly step: string;
  readonly cites: string;
  readonly message: string;
  /** The line of the script or the statement that does not hold. */
  readonly said: string;
  readonly asked: { readonly by: string; readonly sentence: string; readonly rule: string } | null;
  readonly legal: readonly string[];
  readonly differences: readonly { readonly expected: string; readonly found: string }[];
}

export function replayReport(game: string, plan: ScenarioPlan, played: Played): ReplayReport {
  const { ok, steps, final, failure } = played;
  return {
    scenario: plan.name,
    game,
    ok,
    steps,
    final,
    ...(failure === null ? {} : { failure: failureReport(plan, failure) }),
  };
}

function failureReport(plan: ScenarioPlan, failure: Failure): FailureReport {
  const { step, what } = failure;
  const message = failureDiagnostics(plan, failure)[0]?.message ?? '';
  const common = { step: step.label, cites: step.cites, message };
  if (what.kind === 'differences') {
    const differences = what.differences.map(({ expectation, found }) => ({ expected: expectation.text, found }));
    return { ...common, said: differences[0]?.expected ?? '', asked: null, legal: [], differences };
  }
  if (what.kind === 'fault' || what.kind === 'stands still') {
    return { ...common, said: '', asked: null, legal: [], differences: [] };
  }
  const { asked } = what.refusal;
  return {
    ...common,
    said: `${what.by}: ${what.said.text}`,
    asked: asked === null ? null : { by: askedOf(what.refusal), sentence: asked.asks, rule: asked.rule },
    legal: asked === null ? [] : asked.options.map(({ label }) => label),
    differences: [],
  };
}

/** The failure at its word in the scenario: one message for an answer, one for each statement that does not hold. */
export function failureDiagnostics(plan: ScenarioPlan, { step, what }: Failure): Diagnostic[] {
  const cites = step.cites === '' ? '' : ` (${step.cites})`;
  const context = `${plan.name}, step \`${step.label}\`${cites}`;
  if (what.kind === 'differences') {
    return what.differences.map(({ expectation, found }) =>
      report('RW0624', expectation.span, { expected: expectation.text, found }, { context }),
    );
  }
  if (what.kind === 'stands still') return [report('RW0638', what.span, { detail: what.detail }, { context })];
  if (what.kind === 'fault') {
    const { when, detail } = what;
    const span = when === 'start' ? plan.declared : step.span;
    return [report('RW0625', span, { when, detail }, { context: when === 'start' ? plan.name : context })];
  }
  const { said, by, refusal } = what;
  const { asked } = refusal;
  if (asked === null) return [report('RW0623', said.span, {}, { context })];
  const rule = asked.rule === '' ? '' : ` [${asked.rule}]`;
  const labels = asked.options.map(({ label }) => label);
  const notes: Note[] = [
    { message: `the engine asks ${askedOf(refusal)}: ${asked.asks}${rule}`, span: null },
    { message: `the legal answers are ${labels.map((label) => `\`${label}\``).join(', ')}`, span: null },
  ];
  switch (refusal.reason) {
    case 'over':
      return [report('RW0623', said.span, {}, { context })];
    case 'not asked':
      return [report('RW0622', said.span, { said: by, asked: askedOf(refusal) }, { context, notes })];
    case 'fault':
      return [report('RW0625', said.span, { when: 'answer', detail: refusal.detail }, { context, notes })];
    case 'not legal': {
      if (asked.kind === 'roll')
        return [report('RW0607', said.span, { found: said.text, most: labels.length }, { context, notes })];
      const help = nearest(said.text, labels).map((near): Help => ({
        text: `\`${near}\` is similar`,
        edits: [{ span: said.span, text: near }],
        safe: false,
      }));
      return [report('RW0621', said.span, { answer: said.text, by }, { context, notes, help })];
    }
  }
}
