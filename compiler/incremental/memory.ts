/**
 * What the compiler knows of the files of a game, taken out of its tables and put back into those of another process: what each
 * file is, what its document says, and the plans of its examples. It is plain data, in which the same object stands in several
 * places, and must be kept so that it does again.
 */
import type { Analysis } from '../driver.js';
import { type Suppression, suppressionsKnown } from '../lint/suppressions.js';
import { type ExamplePlan, type ScenarioPlan } from '../scenario/ir.js';
import { plannedExamples } from '../scenario/examples-from-yaml.js';
import { plannedScenarios } from '../scenario/from-yaml.js';
import type { Basis, Planning } from '../scenario/plan-once.js';
import { basisOf } from '../scenario/plans.js';
import { preferFile, sameFile } from '../source/same-file.js';
import type { SourceFile } from '../source/span.js';
import { classifiedFiles, type KnownKind, type ParsedFile, parsedFiles } from '../surface/classify-documents.js';
import type { Citation } from '../surface/documents.js';
import { citationsKnown } from '../surface/read-rules.js';
import { outlines, type Outline, type Understood, understood } from '../surface/read-once.js';
import type { YamlNode } from '../yaml/node.js';

export interface Memory {
  /** The words with which all documents were read. */
  readonly words: string;
  /** What all plans rest on. */
  readonly basis: string;
  readonly files: readonly KnownFile[];
  readonly examples: readonly KnownPlans<ExamplePlan>[];
  readonly scenarios: readonly KnownPlans<ScenarioPlan>[];
}

interface KnownFile {
  readonly file: SourceFile;
  readonly parsed: ParsedFile;
  readonly kind: KnownKind;
  /** Null where it has none. */
  readonly outline: Outline | null;
  readonly understood: Pick<Understood, 'document' | 'phrases'> | null;
  readonly citations: readonly Citation[] | null;
  readonly suppressions: readonly Suppression[] | null;
}

type KnownPlans<Plan> = readonly [document: YamlNode, plans: readonly Plan[]];

/** What has been taken up of a memory: of how many of the files, and what its plans rest on. */
export interface Recalled {
  readonly files: number;
  readonly basis: string;
}

/** So few files are read again each time sooner than that all is kept anew. */
const fewFiles = 4;

/** Whether a memory of which this has been taken up still knows almost all of what an analysis of the files rests on. */
export function isStillGood(recalled: Recalled, files: readonly SourceFile[], analysis: Analysis): boolean {
  return files.length - recalled.files <= fewFiles && recalled.basis === basisIn(analysis).text;
}

/** What the plans rest on by now. */
function basisIn({ spec }: Analysis): Basis {
  const [first] = spec.examples.flatMap(({ node }) => plannedExamples.get(node) ?? []);
  return first?.basis ?? basisOf('');
}

/** What is known of the files by now, of which an analysis was made. */
export function memoryOf(files: readonly SourceFile[], analysis: Analysis): Memory {
  const { language, spec } = analysis;
  const { words } = language;
  const basis = basisIn(analysis);
  return {
    words,
    basis: basis.text,
    files: files.map(sameFile).flatMap((file) => {
      const [parsed, kind] = [parsedFiles.get(file), classifiedFiles.get(file)];
      // What is told of a file may speak of others as they were.
      if (parsed === undefined || kind === undefined || kind.classified.diagnostics.length > 0) return [];
      const root = kind.classified.spec?.root;
      const outline = root === undefined ? undefined : outlines.get(root);
      const read = root === undefined ? undefined : understood.get(root);
      const { document, phrases } = read ?? {};
      return [
        {
          file,
          parsed,
          kind,
          outline: outline ?? null,
          understood: read?.words === words && phrases !== undefined ? { document, phrases } : null,
          citations: (root === undefined ? undefined : citationsKnown.get(root)) ?? null,
          suppressions: suppressionsKnown.get(file) ?? null,
        },
      ];
    }),
    examples: spec.examples.flatMap(({ node }) => plansOn(basis, node, plannedExamples)),
    scenarios: spec.scenarios.flatMap(({ root }) => plansOn(basis, root, plannedScenarios)),
  };
}

function plansOn<Plan>(
  basis: Planning<Plan>['basis'],
  document: YamlNode,
  known: WeakMap<YamlNode, Planning<Plan>>,
): readonly KnownPlans<Plan>[] {
  const planning = known.get(document);
  return planning?.basis === basis ? [[document, planning.plans]] : [];
}

/** Puts back what is known of those of the files that say the same. */
export function recall(memory: Memory, files: readonly SourceFile[]): Recalled {
  const now = new Map(files.map((file) => [file.path, file]));
  let count = 0;
  for (const known of memory.files) {
    const file = now.get(known.file.path);
    if (file?.text !== known.file.text || file.shown !== known.file.shown) continue;
    count += 1;
    // What this process has read already needs no record.
    if (classifiedFiles.has(sameFile(file))) continue;
    preferFile(known.file);
    parsedFiles.set(known.file, known.parsed);
    classifiedFiles.set(known.file, known.kind);
    if (known.suppressions !== null) suppressionsKnown.set(known.file, known.suppressions);
    const root = known.kind.classified.spec?.root;
    if (root === undefined) continue;
    if (known.citations !== null) citationsKnown.set(root, known.citations);
    if (known.outline !== null) outlines.set(root, known.outline);
    if (known.understood !== null) understood.set(root, { words: memory.words, ...known.understood });
  }
  const basis = basisOf(memory.basis);
  for (const [document, plans] of memory.examples) plannedExamples.set(document, { basis, plans });
  for (const [document, plans] of memory.scenarios) plannedScenarios.set(document, { basis, plans });
  return { files: count, basis: memory.basis };
}
