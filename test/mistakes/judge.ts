/** What the compiler makes of a mistake: whether it finds it, how often and where it tells it, and where its helps lead. */
import vm from 'node:vm';
import type { Program } from '../../runtime/program.js';
import { meaningOf } from '../../compiler/core/meaning.js';
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic, Help } from '../../compiler/diagnostics/diagnostic.js';
import { check, type Checked } from '../../compiler/driver.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { trialsOf } from '../../compiler/scenario/verdicts.js';
import { positionOf, type SourceFile, type Span } from '../../compiler/source/span.js';
import { changed, type Edit } from './edits.js';

export interface Judged {
  /** What is told of it, as people read it. */
  readonly told: readonly string[];
  readonly verdict: Verdict;
}

/** `same`: it means what it meant; `other`: it has another meaning that contradicts no example, and may be meant. */
export type Verdict = { readonly kind: 'same' } | { readonly kind: 'other' } | Counted;

/** Null where there is nothing to ask: of an example that contradicts a rule, where the rule was wrong; of a fix, where nobody knows what was meant. */
export interface Counted {
  readonly kind: 'counted';
  readonly found: boolean;
  /** It is an example that tells it, and no error. */
  readonly byExample: boolean;
  readonly one: boolean | null;
  readonly place: boolean | null;
  readonly fix: boolean | null;
  readonly kept: boolean;
}

/** The spec of a game as it is meant. */
export interface Meant {
  readonly files: readonly SourceFile[];
  readonly meaning: string;
  readonly plans: string;
}

/** No game of an example takes longer. */
const longestPlay = 20_000;

export function meantBy(files: readonly SourceFile[], checked: Checked): Meant {
  const meaning = meaningIn(checked);
  if (meaning === null) throw new Error('the spec has errors');
  return { files, ...meaning };
}

/** Judges one mistake; `isTold` says whether the text still tells what was meant. */
export function judge(meant: Meant, written: SourceFile, edits: readonly Edit[], isTold: boolean): Judged {
  const file = { ...written, text: changed(written.text, edits) };
  const files = meant.files.map((it) => (it.path === file.path ? file : it));
  const checked = check({ files, diagnostics: [] });
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  const touched = touchedBy(file, edits);
  const [first] = errors;
  if (first === undefined) return judgedByPlay(meant, file, checked, touched);
  const helps = errors.flatMap(({ help }) => help);
  const leads = new Map(helps.map((help) => [help, whereItLeads(meant, files, help)]));
  const [likeliest] = first.help;
  return {
    told: errors.map(shownDiagnostic(leads)),
    verdict: {
      kind: 'counted',
      found: true,
      byExample: false,
      one: errors.length === 1,
      place: meets(first.span, touched),
      fix: isTold ? likeliest !== undefined && leads.get(likeliest) === 'back' : null,
      kept: ![...leads.values()].includes('elsewhere'),
    },
  };
}

/** A spec that is accepted: it means the same, or examples say whether it may mean what it does. */
function judgedByPlay(meant: Meant, file: SourceFile, checked: Checked, touched: readonly Span[]): Judged {
  const meaning = meaningIn(checked);
  if (meaning === null) throw new Error('a spec without errors has no meaning');
  const isSameRule = meaning.meaning === meant.meaning;
  if (isSameRule && meaning.plans === meant.plans) return { told: [], verdict: { kind: 'same' } };
  const contradictions = contradictionsIn(checked, file.path, isSameRule);
  const [first] = contradictions;
  if (first === undefined) return { told: [], verdict: { kind: 'other' } };
  return {
    told: contradictions.map(shownDiagnostic(new Map())),
    verdict: {
      kind: 'counted',
      found: true,
      byExample: true,
      one: isSameRule ? contradictions.length === 1 : null,
      place: isSameRule && isShown(file, touched) ? meets(first.span, touched) : null,
      fix: null,
      kept: true,
    },
  };
}

/** What does not hold of the first example or scenario that does not; of one file alone where only that has changed. */
function contradictionsIn(
  { core, world, examples, plans }: Checked,
  path: string,
  isOwn: boolean,
): readonly Diagnostic[] {
  if (core === null || world === null) return [];
  const program: Program = interpret(core);
  const trials = trialsOf(world, { examples, scenarios: plans });
  const own = trials.filter(({ plan }) => plan.declared.file.path === path);
  for (const trial of isOwn ? own : [...own, ...trials.filter((it) => !own.includes(it))]) {
    const failures = within(() => trial.play(program).failures);
    if (failures.length > 0) return failures;
  }
  return [];
}

type Lead = 'back' | 'elsewhere' | 'refused' | 'nowhere';

/** To the spec as it is meant, to one that is accepted and means something else, to one that is refused; or it proposes no edit. */
function whereItLeads(meant: Meant, files: readonly SourceFile[], { edits }: Help): Lead {
  if (edits.length === 0) return 'nowhere';
  const fixed = files.map((file): SourceFile => {
    const own = edits.filter(({ span }) => span.file.path === file.path);
    return own.length === 0 ? file : { ...file, text: withEdits({ ...file }, own) };
  });
  if (fixed.every(({ text }, index) => text === meant.files[index]?.text)) return 'back';
  const meaning = meaningIn(check({ files: fixed, diagnostics: [] }));
  if (meaning === null) return 'refused';
  return meaning.meaning === meant.meaning && meaning.plans === meant.plans ? 'back' : 'elsewhere';
}

/** What a spec means, and what its examples and scenarios say; null where it has an error. */
function meaningIn({ core, examples, plans }: Checked): Pick<Meant, 'meaning' | 'plans'> | null {
  if (core === null) return null;
  const said = JSON.stringify([examples, plans], (key, value: unknown) => (unsaid.has(key) ? undefined : value));
  return { meaning: meaningOf(core), plans: said };
}

const unsaid: ReadonlySet<string> = new Set(['text', 'span', 'declared', 'name', 'cites', 'label', 'rule', 'raw']);

/** What has changed, in the file as it is now; where something is gone, the words on both sides of the place. */
function touchedBy(file: SourceFile, edits: readonly Edit[]): readonly Span[] {
  const isMoved = edits.some(({ text }) => text !== '');
  let moved = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, text }): readonly Span[] => {
      const from = start + moved;
      moved += text.length - (end - start);
      if (text !== '') return [{ file, start: from, end: from + text.length }];
      if (isMoved) return [];
      const before = /\S*\s*$/u.exec(file.text.slice(Math.max(0, from - 80), from))?.[0].length ?? 0;
      const behind = /^\s*\S*/u.exec(file.text.slice(from, from + 80))?.[0].length ?? 0;
      return [{ file, start: from - before, end: from + behind }];
    });
}

/** True where what has changed is what an example says that the board shows: what it is given, and what is answered, may be meant. */
function isShown({ text }: SourceFile, touched: readonly Span[]): boolean {
  return touched.every(({ start }) => {
    const [, last] = [...text.slice(0, start).matchAll(/^ *(?:- )?(given|when|then|script):/gmu)].at(-1) ?? [];
    return last === 'then';
  });
}

function meets(span: Span, touched: readonly Span[]): boolean {
  return touched.some((it) => it.file.path === span.file.path && it.start <= span.end && span.start <= it.end);
}

function shownDiagnostic(leads: ReadonlyMap<Help, Lead>): (diagnostic: Diagnostic) => string {
  return ({ code, message, span, help }) => {
    const { line, column } = positionOf(span.file, span.start);
    const helps = help.map((it) => ` | ${it.text}${leads.has(it) ? ` [${leads.get(it) ?? ''}]` : ''}`);
    return `${code} ${span.file.path}:${line}:${column} ${message}${helps.join('')}`;
  };
}

const context: { work: () => void } = { work: () => undefined };
vm.createContext(context);
const start = new vm.Script('work()');

/** Runs some work; a game without end is cut off and thrown as an error. */
function within<T>(work: () => T): T {
  const results: T[] = [];
  context.work = () => {
    results.push(work());
  };
  start.runInContext(context, { timeout: longestPlay });
  const [result] = results;
  if (result === undefined) throw new Error('the work came to no end');
  return result;
}
