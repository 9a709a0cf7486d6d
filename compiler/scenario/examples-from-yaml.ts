/** From `examples` to their plans: every name is looked up in the World, every number is checked. */
import { inOrder } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import { spanWithin } from '../source/text.js';
import type { ExamplesDocument } from '../surface/documents.js';
import { entryOf, type YamlNode } from '../yaml/node.js';
import { checkGiven } from './check-given.js';
import type { Action, ExamplePlan, Exemplified, Given, ScriptItem } from './ir.js';
import { type Basis, type Planning, planOnce } from './plan-once.js';
import { parseAction } from './parse-action.js';
import { parseGiven } from './parse-given.js';
import { readerOf, refuseSecond, type Reader, type Sentences } from './read-script.js';
import { readScriptItem, readStatements } from './read-statement.js';
import { missingCodes } from '../resolved/check/missing-codes.js';
import { lostDash } from './two-lines.js';
import { items, refuseUnknownKeys, scalarOf, textAt, valueAt, wrongForm } from './read-values.js';

export interface PlannedExamples {
  /** Those without errors, in the order in which they are written. */
  readonly plans: readonly ExamplePlan[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Plans every example. Refuses what the forms do not know, unknown names, doubled names, positions that cannot be, and
 * examples without a check.
 */
export function planExamples(
  world: World,
  sentences: Sentences,
  documents: readonly ExamplesDocument[],
  basis: Basis,
): PlannedExamples {
  const diagnostics: Diagnostic[] = [];
  const reader = readerOf(world, sentences, diagnostics);
  const plans = documents.flatMap((document) =>
    planOnce(plannedExamples, document.node, basis, diagnostics, () => planDocument(reader, document, diagnostics)),
  );
  const [mistakes, gaps] = [diagnostics.filter((it) => !isGap(it)), diagnostics.filter(isGap)];
  return { plans, diagnostics: inOrder([...mistakes, ...gaps]) };
}

/** What is known of documents; what was known before may be put back (`incremental/memory.ts`). */
export const plannedExamples = new WeakMap<YamlNode, Planning<ExamplePlan>>();

/** Told of an example of a card that has no text yet, which is no mistake of the example. */
function isGap({ code }: Diagnostic): boolean {
  return code === 'RW0802';
}

function planDocument(reader: Reader, document: ExamplesDocument, diagnostics: Diagnostic[]): readonly ExamplePlan[] {
  const of = { kind: document.kind, name: document.name.text, file: document.file };
  const names = new Map<string, Span>();
  const plans: ExamplePlan[] = [];
  for (const node of items(reader.record, document.node)) {
    const missing = cardWithoutText(reader.world, node);
    if (missing !== null) {
      reader.record(report('RW0802', missing.span, { card: missing.code }));
      continue;
    }
    const before = diagnostics.length;
    const plan = readExample(reader, of, node);
    if (plan === null) continue;
    refuseSecond(reader, names, `examples of ${of.name}`, plan.name, plan.declared);
    if (diagnostics.length === before) plans.push(plan);
  }
  return plans;
}

/** The first card that the example speaks of and that this spec does not have, or has by its name only. */
function cardWithoutText(world: World, node: YamlNode): { readonly code: string; readonly span: Span } | null {
  if (node.kind === 'map')
    return firstOf(
      node.entries.map((entry) => entry.value),
      world,
    );
  if (node.kind === 'list') return firstOf(node.items, world);
  for (const found of node.source.text.matchAll(/\b[A-Z]+\d+\b/gu)) {
    const code = found[0];
    if (!isAbsent(world, code)) continue;
    return { code, span: spanWithin(node.source, found.index, found.index + code.length) };
  }
  return null;
}

function firstOf(nodes: readonly (YamlNode | null)[], world: World): ReturnType<typeof cardWithoutText> {
  for (const node of nodes) {
    const found = node === null ? null : cardWithoutText(world, node);
    if (found !== null) return found;
  }
  return null;
}

/** A card known by its name only, or one whose number is missing among the others. */
function isAbsent(world: World, code: string): boolean {
  const card = world.cards.find((it) => it.code === code);
  return card === undefined ? missingCodes(world.cards.map((it) => it.code)).includes(code) : !card.written;
}

const exampleKeys = ['name', 'cites', 'given', 'when', 'then'];

function readExample(reader: Reader, of: Exemplified, node: YamlNode): ExamplePlan | null {
  const { record } = reader;
  if (node.kind !== 'map') return wrongForm(record, node, 'an example');
  refuseUnknownKeys(record, node, exampleKeys, 'an example');
  const name = textAt(record, node, 'name', 'an example');
  const cites = entryOf(node, 'cites') === null ? null : textAt(record, node, 'cites', 'an example');
  const givenList = entryOf(node, 'given')?.value ?? null;
  const whenList = valueAt(record, node, 'when', 'an example');
  const thenList = entryOf(node, 'then')?.value ?? null;
  const givenNodes = givenList === null ? [] : items(record, givenList);
  const given = givenNodes.flatMap((it) => readGiven(reader, it));
  checkGiven(reader.world, { given, areAll: given.length === givenNodes.length }, record);
  const when = whenList === null ? [] : readWhen(reader, whenList);
  const then = readStatements(reader, thenList === null ? [] : items(record, thenList));
  if (name === null) return null;
  if (thenList === null || (thenList.kind === 'list' && thenList.items.length === 0)) {
    record(report('RW0602', name.span, { what: 'example', name: name.text }));
  }
  return { of, name: name.text, cites: cites?.text ?? '', given, when, then, declared: name.span };
}

function readGiven(reader: Reader, node: YamlNode): Given[] {
  const scalar = scalarOf(reader.record, node, 'a sentence about the board');
  if (scalar === null) return [];
  const parsed = parseGiven(reader, scalar.source);
  if (parsed.ok) return [parsed.value];
  reader.record(lostDash(scalar.source, (it) => parseGiven(reader, it).ok) ?? parsed.diagnostic);
  return [];
}

/** Sentences that say what is done, and below each its script. */
function readWhen(reader: Reader, list: YamlNode): (Action | ScriptItem)[] {
  const nodes = items(reader.record, list);
  const [first] = nodes;
  if (list.kind === 'list' && first === undefined) reader.record(report('RW0632', list.span, {}));
  if (first?.kind === 'map') reader.record(report('RW0631', first.entries[0]?.key.span ?? first.span, {}));
  return nodes.flatMap((node): readonly (Action | ScriptItem)[] => {
    const item = readScriptItem(reader, node);
    if (item !== null) return item;
    const scalar = scalarOf(reader.record, node, 'what is done');
    if (scalar === null) return [];
    const parsed = parseAction(reader, scalar.source);
    if (parsed.ok) return [parsed.value];
    reader.record(lostDash(scalar.source, (it) => parseAction(reader, it).ok) ?? parsed.diagnostic);
    return [];
  });
}
