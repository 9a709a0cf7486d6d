/** From the YAML of a scenario to its plan: every name is looked up in the World, every number is checked. */
import { nearest } from '../diagnostics/nearest.js';
import { inOrder } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import type { CardId, World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import { entryOf, keyText, type YamlEntry, type YamlNode } from '../yaml/node.js';
import type { Answer, Expectation, Line, PlannedStep, ScenarioPlan, Speaker } from './ir.js';
import { parseExpectation } from './parse-expectation.js';
import type { Known } from './parse-items.js';
import { betweenCommas, lookUp, spanOf, textOf, unknownName, wholeOf, type Part } from './parts.js';
import {
  items,
  refuseUnknownKeys,
  scalarOf,
  textAt,
  valueAt,
  wholeNumber,
  wrongForm,
  type Report,
} from './read-values.js';
import { vocabularyOf } from './vocabulary.js';

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

interface Reader extends Known {
  readonly tell: Report;
}

/** Plans every scenario. Refuses what the forms do not know, unknown names, doubled names, and steps without a check. */
export function planScenarios(world: World, documents: readonly ScenarioDocument[]): PlannedScenarios {
  const diagnostics: Diagnostic[] = [];
  const known: Known = { world, vocabulary: vocabularyOf(world) };
  const plans: ScenarioPlan[] = [];
  const names = new Map<string, Span>();
  for (const document of documents) {
    const before = diagnostics.length;
    const reader: Reader = { ...known, tell: (it) => diagnostics.push(it) };
    const plan = readScenario(reader, document);
    if (plan === null) continue;
    refuseSecond(reader, names, 'scenarios', plan.name, plan.declared);
    if (diagnostics.length === before) plans.push(plan);
  }
  return { plans, diagnostics: inOrder(diagnostics) };
}

const scenarioKeys = ['scenario', 'rule', 'seed', 'deck', 'steps'];
const stepKeys = ['step', 'cites', 'script', 'then'];

function readScenario(reader: Reader, { path, root }: ScenarioDocument): ScenarioPlan | null {
  if (root.kind !== 'map') return wrongForm(reader.tell, root, 'a scenario');
  refuseUnknownKeys(reader.tell, root, scenarioKeys, 'a scenario');
  const name = textAt(reader.tell, root, 'scenario', 'a scenario');
  const rule = textAt(reader.tell, root, 'rule', 'a scenario');
  const seed = entryOf(root, 'seed')?.value ?? null;
  const deck = entryOf(root, 'deck')?.value ?? null;
  const stepList = valueAt(reader.tell, root, 'steps', 'a scenario');
  if (name === null || rule === null || stepList === null) return null;
  const steps = items(reader.tell, stepList).flatMap((node) => readStep(reader, node) ?? []);
  if (stepList.kind === 'list' && stepList.items.length === 0) reader.tell(report('RW0612', stepList.span, {}));
  const labels = new Map<string, Span>();
  for (const step of steps) refuseSecond(reader, labels, `steps of the scenario`, step.label, step.span);
  return {
    name: name.text,
    slug: slugOf(path),
    rule: rule.text,
    seed: seed === null ? 1 : (wholeNumber(reader.tell, seed) ?? 1),
    deck: deck === null ? null : readDeck(reader, deck),
    steps,
    declared: name.span,
  };
}

function readDeck(reader: Reader, node: YamlNode): CardId[] {
  const seen = new Set<CardId>();
  return items(reader.tell, node).flatMap((item) => {
    const scalar = scalarOf(reader.tell, item, 'the code of a card');
    if (scalar === null) return [];
    const part = wholeOf(scalar.source);
    const card = lookUp(reader.vocabulary.cards, 'card', part);
    if (!card.ok) {
      reader.tell(card.diagnostic);
      return [];
    }
    if (seen.has(card.value)) reader.tell(report('RW0606', spanOf(part), { card: textOf(part) }));
    seen.add(card.value);
    return [card.value];
  });
}

function readStep(reader: Reader, node: YamlNode): PlannedStep | null {
  if (node.kind !== 'map') return wrongForm(reader.tell, node, 'a step');
  refuseUnknownKeys(reader.tell, node, stepKeys, 'a step');
  const label = textAt(reader.tell, node, 'step', 'a step');
  if (label === null) return null;
  const cites = entryOf(node, 'cites') === null ? null : textAt(reader.tell, node, 'cites', 'a step');
  const script = entryOf(node, 'script')?.value ?? null;
  const then = entryOf(node, 'then')?.value ?? null;
  const isEmpty = then === null || (then.kind === 'list' && then.items.length === 0);
  if (isEmpty) reader.tell(report('RW0602', label.span, { step: label.text }));
  return {
    label: label.text,
    cites: cites?.text ?? '',
    script: script === null ? [] : items(reader.tell, script).flatMap((line) => readLine(reader, line)),
    then: then === null ? [] : items(reader.tell, then).flatMap((line) => readExpectation(reader, line) ?? []),
    span: label.span,
  };
}

/** `- League: Rise, Fenwick, done`. */
function readLine(reader: Reader, node: YamlNode): Line[] {
  if (node.kind !== 'map') {
    wrongForm(reader.tell, node, 'a line of a script');
    return [];
  }
  return node.entries.flatMap((entry) => {
    const by = readSpeaker(reader, entry);
    const answers = answersOf(reader, entry);
    if (by === null) return [];
    for (const answer of answers) checkChance(reader, by, answer);
    return [{ by, answers: answers.map((part): Answer => ({ text: textOf(part), span: spanOf(part) })) }];
  });
}

function readSpeaker(reader: Reader, entry: YamlEntry): Speaker | null {
  const name = keyText(entry);
  if (name === 'draw' || name === 'roll') return { kind: name };
  const faction = reader.vocabulary.factions.find(name);
  if (faction !== null) return { kind: 'faction', faction };
  const factions = reader.vocabulary.factions.names;
  const { span } = entry.key;
  const help = nearest(name, [...factions, 'draw', 'roll']).map((near): Help => ({
    text: `\`${near}\` is similar`,
    edits: [{ span, text: near }],
    safe: false,
  }));
  reader.tell(report('RW0603', span, { name, factions }, { help }));
  return null;
}

/** One text with commas between the answers, or a list of them. */
function answersOf(reader: Reader, entry: YamlEntry): Part[] {
  const { value } = entry;
  if (value === null) {
    reader.tell(report('RW0608', entry.key.span, {}));
    return [];
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item) => {
      const scalar = scalarOf(reader.tell, item, 'an answer');
      return scalar === null ? [] : [wholeOf(scalar.source)];
    });
  }
  const scalar = scalarOf(reader.tell, value, 'answers with commas between them');
  if (scalar === null) return [];
  const parts = betweenCommas(wholeOf(scalar.source));
  const missing = parts.find((part) => textOf(part) === '');
  if (missing !== undefined) reader.tell(report('RW0608', spanOf(missing), {}));
  return parts;
}

function checkChance({ vocabulary, tell }: Reader, by: Speaker, answer: Part): void {
  const text = textOf(answer);
  if (text === '') return;
  if (by.kind === 'roll' && !/^[1-6]$/u.test(text)) tell(report('RW0607', spanOf(answer), { found: text }));
  if (by.kind === 'draw' && vocabulary.chits.find(text) === null) {
    tell(unknownName('chit', answer, vocabulary.chits.names).diagnostic);
  }
}

function readExpectation(reader: Reader, node: YamlNode): Expectation | null {
  const scalar = scalarOf(reader.tell, node, 'a sentence about the board');
  if (scalar === null) return null;
  const parsed = parseExpectation(reader, scalar.source);
  if (parsed.ok) return parsed.value;
  reader.tell(parsed.diagnostic);
  return null;
}

function refuseSecond(reader: Reader, seen: Map<string, Span>, what: string, name: string, span: Span): void {
  const key = name.toLowerCase();
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, span);
    return;
  }
  reader.tell(report('RW0601', span, { what, name }, { notes: [{ message: 'the first is in', span: first }] }));
}

function slugOf(path: string): string {
  return path.replace(/^.*\//u, '').replace(/\.ya?ml$/iu, '');
}
