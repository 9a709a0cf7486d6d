/** What rulings and tests say of each other: each example that a ruling names is there, and each ruling that a test cites. */
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { missingCodes } from '../resolved/check/missing-codes.js';
import type { AsideDocument, Spec } from '../surface/documents.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import { entryOf, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';
import { slugOf } from './from-yaml.js';

/** Refuses names of examples, steps, rulings, rules and cards that are none. */
export function checkReferences(spec: Spec): readonly Diagnostic[] {
  const tests = testsIn(spec);
  const known = knownIn(spec);
  const rulings = spec.rulings.flatMap(({ root }) => mapsIn(root, 'rulings'));
  const names = rulings.flatMap((ruling) => scalarAt(ruling, 'ruling')?.source.text.trim() ?? []);
  return [
    ...rulings.flatMap((ruling) => {
      const example = scalarAt(ruling, 'example');
      const rules = scalarsIn(entryOf(ruling, 'rules')?.value ?? null);
      return [
        ...(example === null || isOfMissingCard(known, example) ? [] : unknownTest(example, tests)),
        ...rules.flatMap((it) => unknownIn(known, it)),
      ];
    }),
    ...citesIn(spec).flatMap((cites) => unknownRuling(cites, names)),
  ];
}

/** What can be cited beside tests and rulings. */
interface Known {
  /** The numbers of rules. */
  readonly numbers: readonly string[];
  /** The codes of cards, and of those that are missing between them. */
  readonly codes: readonly string[];
  /** The codes of cards of which the spec has no text, or that it does not have. */
  readonly unwritten: readonly string[];
}

function knownIn({ rules, cards }: Spec): Known {
  const codes = cards.map((card) => card.code.text);
  const written = cards.filter((card) => card.written).map((card) => card.code.text);
  return {
    numbers: rules.map((rule) => rule.number.text),
    codes: [...codes, ...missingCodes(codes)],
    unwritten: missingCodes(written),
  };
}

/** Whether an example is of a card that the spec does not have yet, or has by its name only. */
function isOfMissingCard({ unwritten }: Known, { source }: YamlScalar): boolean {
  return unwritten.includes(source.text.split(':')[0]?.trim() ?? '');
}

/** `C1: a landing`; of a scenario `scenario first-tide`, and of its steps `scenario first-tide, The League waits`. */
function testsIn({ examples, scenarios }: Spec): readonly string[] {
  return [
    ...examples.flatMap(({ name: of, node }) =>
      itemsOf(node).flatMap((example) => {
        const name = scalarAt(example, 'name')?.source.text.trim();
        return name === undefined ? [] : [`${of.text}: ${name}`];
      }),
    ),
    ...scenarios.flatMap(({ path, root }) => {
      const scenario = `scenario ${slugOf(path)}`;
      const labels = mapsIn(root, 'steps').flatMap((step) => scalarAt(step, 'step')?.source.text.trim() ?? []);
      return [scenario, ...labels.map((label) => `${scenario}, ${label}`)];
    }),
  ];
}

function unknownTest(example: YamlScalar, tests: readonly string[]): readonly Diagnostic[] {
  const name = example.source.text.trim().replace(/\s+/gu, ' ');
  if (tests.includes(name)) return [];
  return [unknown('RW0641', example.source, 0, example.source.text.length, name, tests)];
}

/** A rule that is cited by a number without a part, which no other check reads, and a card behind the number: `9.0 C1`. */
function unknownIn({ numbers, codes }: Known, { source }: YamlScalar): readonly Diagnostic[] {
  const [, number = '', code] = /^\s*(\d+(?:\.\d+)*)(?:\s+([A-Z]+\d+)\s*$)?/u.exec(source.text) ?? [];
  const isNumber = number.includes('.') || numbers.length === 0 || numbers.includes(number);
  return [
    ...(isNumber ? [] : [unknown('RW0342', source, 0, number.length, number, numbers)]),
    ...(code === undefined || codes.includes(code)
      ? []
      : [unknown('RW0643', source, source.text.indexOf(code), source.text.indexOf(code) + code.length, code, codes)]),
  ];
}

/** `ruling, Watch before Unrest`, alone or behind other citations, up to a semicolon. */
function unknownRuling({ source }: YamlScalar, names: readonly string[]): readonly Diagnostic[] {
  return [...source.text.matchAll(/\bruling,\s+([^;]+)/gu)].flatMap((found) => {
    const name = (found[1] ?? '').trim().replace(/\s+/gu, ' ');
    if (names.includes(name)) return [];
    const start = found.index + found[0].indexOf(found[1] ?? '');
    return [unknown('RW0642', source, start, start + (found[1] ?? '').trimEnd().length, name, names)];
  });
}

function unknown(
  code: 'RW0342' | 'RW0641' | 'RW0642' | 'RW0643',
  source: SpannedText,
  start: number,
  end: number,
  name: string,
  known: readonly string[],
): Diagnostic {
  const span = spanWithin(source, start, end);
  const help = nearest(name, known, 1).map((near) => ({
    text: `did you mean \`${near}\`?`,
    edits: [{ span, text: near }],
    safe: false,
  }));
  return report(code, span, { name }, { help });
}

/** What tests cite. */
function citesIn({ examples, scenarios }: Spec): readonly YamlScalar[] {
  const ofScenario = ({ root }: AsideDocument): readonly YamlMap[] => mapsIn(root, 'steps');
  return [...examples.flatMap(({ node }) => itemsOf(node)), ...scenarios.flatMap(ofScenario)].flatMap(
    (map) => scalarAt(map, 'cites') ?? [],
  );
}

function mapsIn(root: YamlNode, key: string): readonly YamlMap[] {
  const list = root.kind === 'map' ? entryOf(root, key)?.value : null;
  return list === null || list === undefined ? [] : itemsOf(list);
}

function itemsOf(node: YamlNode): readonly YamlMap[] {
  return node.kind === 'list' ? node.items.filter((item) => item.kind === 'map') : [];
}

function scalarAt(map: YamlMap, key: string): YamlScalar | null {
  const value = entryOf(map, key)?.value ?? null;
  return value?.kind === 'scalar' ? value : null;
}

function scalarsIn(node: YamlNode | null): readonly YamlScalar[] {
  return node?.kind === 'list' ? node.items.filter((item) => item.kind === 'scalar') : [];
}
