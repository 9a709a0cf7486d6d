/** From the YAML of a scenario to its plan: every name is looked up in the World, every number is checked. */
import { inOrder } from '../diagnostics/order.js';
import type { Choices } from '../../runtime/options.js';
import { nearest } from '../diagnostics/nearest.js';
import { allowedOf, chosenBy } from './choices.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { CardId, World } from '../resolved/ir.js';
import { withoutExtension } from '../source/game-folder.js';
import type { Span } from '../source/span.js';
import { entryOf, isBroken, type YamlNode } from '../yaml/node.js';
import type { PlannedStep, ScenarioPlan, ScriptItem } from './ir.js';
import { scanLine } from './lines/divide.js';
import { withoutColon } from './lines/no-form.js';
import { lookUp, spanOf, textOf, wholeOf } from './parts.js';
import { type Basis, type Planning, planOnce } from './plan-once.js';
import { readerOf, refuseSecond, type Reader, type Sentences } from './read-script.js';
import { readScriptItem, readStatements } from './read-statement.js';
import { items, refuseUnknownKeys, scalarOf, textAt, valueAt, wholeNumber, wrongForm } from './read-values.js';

/** A scenario's file, read as YAML. */
export interface ScenarioDocument {
  readonly path: string;
  readonly root: YamlNode;
}

export interface PlannedScenarios {
  /** Those without errors, in the order in which the documents come. */
  readonly plans: readonly ScenarioPlan[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans every scenario. Refuses what the forms do not know, unknown names, doubled names, and steps without a check. */
export function planScenarios(
  world: World,
  sentences: Sentences,
  documents: readonly ScenarioDocument[],
  basis: Basis,
): PlannedScenarios {
  const diagnostics: Diagnostic[] = [];
  const reader = readerOf(world, sentences, diagnostics);
  const plans: ScenarioPlan[] = [];
  const names = new Map<string, Span>();
  const slugs = new Map<string, Span>();
  for (const document of documents) {
    const before = diagnostics.length;
    const [plan] = planOnce(plannedScenarios, document.root, basis, diagnostics, () => {
      const read = readScenario(reader, document);
      return read === null ? [] : [read];
    });
    if (plan === undefined) continue;
    const isNew = refuseSecond(reader, names, 'scenarios', plan.name, plan.declared);
    if (isNew) refuseSecond(reader, slugs, 'files of scenarios', plan.slug, plan.declared);
    if (diagnostics.length === before) plans.push(plan);
  }
  return { plans, diagnostics: inOrder(diagnostics) };
}

/** What is known of documents; what was known before may be put back (`incremental/memory.ts`). */
export const plannedScenarios = new WeakMap<YamlNode, Planning<ScenarioPlan>>();

const scenarioKeys = ['scenario', 'made up', 'rule', 'game', 'checks', 'seed', 'deck', 'options', 'steps'];
const stepKeys = ['step', 'cites', 'script', 'then'];

function readScenario(reader: Reader, { path, root }: ScenarioDocument): ScenarioPlan | null {
  if (root.kind !== 'map') return wrongForm(reader.record, root, 'a scenario');
  refuseUnknownKeys(reader.record, root, scenarioKeys, 'a scenario');
  const name = textAt(reader.record, root, 'scenario', 'a scenario');
  const checks = checksOf(root);
  // What is only checked need not be told by a rule.
  const isStated = checks === 'statements';
  const isRuled = isStated || entryOf(root, 'rule') !== null;
  const rule = isRuled ? textAt(reader.record, root, 'rule', 'a scenario') : null;
  const seed = entryOf(root, 'seed')?.value ?? null;
  const deck = entryOf(root, 'deck')?.value ?? null;
  const stepList = valueAt(reader.record, root, 'steps', 'a scenario');
  if (name === null || (rule === null && isRuled) || stepList === null) return null;
  const steps = items(reader.record, stepList).flatMap((node) => readStep(reader, node, isStated) ?? []);
  if (stepList.kind === 'list' && stepList.items.length === 0) reader.record(report('RW0612', stepList.span, {}));
  const labels = new Map<string, Span>();
  for (const step of steps) refuseSecond(reader, labels, `steps of the scenario`, step.label, step.span);
  return {
    name: name.text,
    slug: slugOf(path),
    rule: rule?.text ?? '',
    checks,
    seed: seed === null ? 1 : (wholeNumber(reader.record, seed) ?? 1),
    options: readOptions(reader, entryOf(root, 'options')?.value ?? null),
    deck: deck === null ? null : readDeck(reader, deck),
    steps,
    declared: name.span,
  };
}

/** The shape of the file allows no other value. */
function checksOf(root: Extract<YamlNode, { kind: 'map' }>): ScenarioPlan['checks'] {
  const node = entryOf(root, 'checks')?.value;
  if (node?.kind !== 'scalar') return 'statements';
  return node.source.text === 'end' ? 'end' : 'invariants';
}

function readDeck(reader: Reader, node: YamlNode): CardId[] {
  const seen = new Set<CardId>();
  return items(reader.record, node).flatMap((item) => {
    const scalar = scalarOf(reader.record, item, 'the code of a card');
    if (scalar === null) return [];
    const part = wholeOf(scalar.source);
    const card = lookUp(reader.vocabulary.cards, 'card', part);
    if (!card.ok) {
      reader.record(card.diagnostic);
      return [];
    }
    if (seen.has(card.value)) reader.record(report('RW0606', spanOf(part), { card: textOf(part) }));
    seen.add(card.value);
    return [card.value];
  });
}

/** `options: { Reserve: 2, Advanced Game: chosen }`. */
function readOptions({ world, record }: Reader, node: YamlNode | null): Choices {
  const choices: Record<string, number | boolean> = {};
  for (const { key, value } of node?.kind === 'map' ? node.entries : []) {
    const { text } = key.source;
    const option = world.options.find(({ name }) => name === text);
    const said = value?.kind === 'scalar' ? value.source.text : '';
    const known = world.options.map(({ name }) => name);
    if (option === undefined) {
      const help = nearest(text, known).map((near) => {
        return { text: `\`${near}\` is similar`, edits: [{ span: key.span, text: near }], safe: false };
      });
      record(report('RW0333', key.span, { name: text }, { help }));
      continue;
    }
    const chosen = chosenBy(option, said);
    if (chosen !== null) choices[text] = chosen;
    else record(report('RW0611', value?.span ?? key.span, { track: text, found: said, allowed: allowedOf(option) }));
  }
  return choices;
}

function readStep(reader: Reader, node: YamlNode, needsStatements: boolean): PlannedStep | null {
  if (node.kind !== 'map') return wrongForm(reader.record, node, 'a step');
  refuseUnknownKeys(reader.record, node, stepKeys, 'a step');
  const label = textAt(reader.record, node, 'step', 'a step');
  if (label === null) return null;
  const cites = entryOf(node, 'cites') === null ? null : textAt(reader.record, node, 'cites', 'a step');
  const script = entryOf(node, 'script')?.value ?? null;
  const then = entryOf(node, 'then')?.value ?? null;
  const isEmpty = then === null || (then.kind === 'list' && then.items.length === 0);
  if (isEmpty && needsStatements) reader.record(report('RW0602', label.span, { what: 'step', name: label.text }));
  return {
    label: label.text,
    cites: cites?.text ?? '',
    script: script === null ? [] : items(reader.record, script).flatMap((node) => readItem(reader, node)),
    then: then === null ? [] : readStatements(reader, items(reader.record, then)),
    span: label.span,
  };
}

function readItem(reader: Reader, node: YamlNode): readonly ScriptItem[] {
  const item = readScriptItem(reader, node);
  if (item !== null) return item;
  const line = node.kind === 'scalar' && !isBroken(node) ? scanLine(wholeOf(node.source)) : null;
  const colon = line === null ? null : withoutColon(reader, 'RW0626', line);
  if (colon === null) wrongForm(reader.record, node, 'a line of a script');
  else reader.record(colon);
  return [];
}

/** What a scenario's file is called, without folder and extension. */
export function slugOf(path: string): string {
  return withoutExtension(path.replace(/^.*\//u, ''));
}
