/**
 * Brings a spec into its canonical form. Sentences become what they are printed as, a declared variant what it is a variant of; of
 * lines of examples and scenarios, the case of the words and the blanks between them. Layout and comments stay, but for what
 * `layout.ts` calls wrong. What cannot be read is left alone, and so is a sentence that is refused: its variant may be accepted.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { check } from '../driver.js';
import { edited, type Edit, withoutOverlaps } from '../source/edit.js';
import { sameFile } from '../source/same-file.js';
import type { SourceFile } from '../source/span.js';
import { changesOfWords, withSingleBlanks, wordChanges } from '../source/words.js';
import { classifyDocuments } from '../surface/classify-documents.js';
import type { YamlNode, YamlScalar } from '../yaml/node.js';
import { parseYaml } from '../yaml/parse.js';
import { respelt, scalarsIn, type PlacedScalar } from '../yaml/respell.js';
import { canonicalLines } from './canonical-lines.js';
import { type CanonicalSentence, canonicalSentences } from './canonical-sentences.js';
import { layoutEdits } from './layout.js';

export interface Formatting {
  readonly edits: readonly Edit[];
  /** Errors of the spec: what they are about may have been left as it is. */
  readonly errors: readonly Diagnostic[];
}

/** The edits that bring the files of one spec nearer to their canonical form; none of them changes what the spec means. */
export function format(written: readonly SourceFile[]): Formatting {
  // Texts are known by the files that the analysis keeps.
  const files = written.map(sameFile);
  const { world, plans: scenarios, examples, analysis, diagnostics } = check({ files, diagnostics: [] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const canonical = canonicalSentences(analysis);
  const sentence: CanonicalSentence = (placed) => (isTold(errors, placed) ? null : canonical(placed));
  const line = world === null ? (): null => null : canonicalLines(world, { examples, scenarios });
  const roots = new Map(
    classifyDocuments(files, []).files.map(({ file, root, readable }) => [file, readable ? root : null]),
  );
  const told = sentencesTold([...roots.values()], sentence);
  const edits = files.flatMap((file): readonly Edit[] => {
    const root = roots.get(file) ?? null;
    const own = root === null ? [] : textEdits(file, root, (it) => sentence(it) ?? line(it) ?? told(it));
    return withoutOverlaps([...own, ...layoutEdits(file, root)]);
  });
  return { edits, errors };
}

/** Whether an error is told of the scalar. */
function isTold(errors: readonly Diagnostic[], { scalar }: PlacedScalar): boolean {
  const { file, start, end } = scalar.span;
  return errors.some(({ span }) => span.file === file && span.start < end && start < span.end);
}

/** The new text of a scalar that tells which sentence is spoken of, as changes do that no test notices. */
function sentencesTold(
  roots: readonly (YamlNode | null)[],
  canonical: CanonicalSentence,
): (placed: PlacedScalar) => string | null {
  const becomes = new Map(
    roots.flatMap(scalarsIn).flatMap((placed): readonly (readonly [string, string])[] => {
      const text = canonical(placed);
      return text === null ? [] : [[withSingleBlanks(placed.scalar.source.text), text]];
    }),
  );
  return ({ scalar, keys }) =>
    keys[0] === 'equivalents' && keys.at(-1) === 'sentence'
      ? (becomes.get(withSingleBlanks(scalar.source.text)) ?? null)
      : null;
}

/** The edits after which each scalar says what it is to say, and all others what they say now. */
function textEdits(
  file: SourceFile,
  root: YamlNode,
  wantedOf: (placed: PlacedScalar) => string | null,
): readonly Edit[] {
  const changes = scalarsIn(root).flatMap((placed): readonly ScalarChange[] => {
    const text = wantedOf(placed);
    if (text === null) return [];
    const { source } = placed.scalar;
    const edits = respelt(placed, changesOfWords(source.text, wordChanges(source.text, text)));
    return edits.length === 0 ? [] : [{ scalar: placed.scalar, text, edits }];
  });
  if (changes.length === 0 || areRead(file, root, changes)) return changes.flatMap(({ edits }) => edits);
  return changes.flatMap((it) => (areRead(file, root, [it]) ? it.edits : []));
}

interface ScalarChange {
  readonly scalar: YamlScalar;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** Whether YAML reads the changed file as the same scalars, but for those that change, which say what they are to say. */
function areRead(file: SourceFile, root: YamlNode, changes: readonly ScalarChange[]): boolean {
  const wanted = new Map(changes.map(({ scalar, text }) => [scalar, text]));
  const made = edited(
    file.text,
    changes.flatMap(({ edits }) => edits),
  );
  const then = scalarsIn(parseYaml({ ...file, text: made.text }).root);
  const now = scalarsIn(root);
  const isRead = ({ scalar }: PlacedScalar, index: number): boolean => {
    const text = then[index]?.scalar.source.text ?? '';
    const becomes = wanted.get(scalar);
    return becomes === undefined ? text === scalar.source.text : withSingleBlanks(text) === becomes;
  };
  return then.length === now.length && now.every(isRead);
}
