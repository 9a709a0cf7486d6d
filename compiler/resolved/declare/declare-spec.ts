/** Declares what a spec names, where the files are there that it cannot do without. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { SourceFile } from '../../source/span.js';
import type { GameDocument, Spec } from '../../surface/documents.js';
import { declare, type Declared } from './declare.js';

/** Of what has been read: the spec, its files, and how far that can be relied upon. */
export interface Readable {
  readonly spec: Spec;
  readonly files: readonly SourceFile[];
  readonly declared: boolean;
  readonly lost: boolean;
}

/** A spec that can be declared, with its game. */
export interface DeclaredSpec extends Declared {
  readonly spec: Spec;
  readonly game: GameDocument;
}

/** Null where the spec has no game, no map, or a file that declares names and has mistakes. */
export function declareSpec({ spec, files, declared: isRead, lost }: Readable): {
  readonly declared: DeclaredSpec | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  // A file of which nothing is known may be the one that is missing.
  const missing = lost ? [] : missingFiles(spec, files);
  const { game } = spec;
  if (!isRead || game === null || spec.map === null) return { declared: null, diagnostics: missing };
  const declared = declare(spec, game);
  return {
    declared: { ...declared, spec, game },
    diagnostics: [...missing, ...declared.diagnostics.filter(isOfGame(spec))],
  };
}

/** What is wrong within a board is reported of the board. */
export function isOfGame(spec: Spec): (diagnostic: Diagnostic) => boolean {
  const boards = new Set(spec.boards.map((it) => it.span.file));
  return ({ span }) => !boards.has(span.file);
}

/** One message for each kind of file that a spec cannot do without. */
function missingFiles(spec: Spec, files: readonly SourceFile[]): readonly Diagnostic[] {
  const file = spec.game?.span.file ?? files[0];
  if (file === undefined) return [];
  const missing = (['game', 'map', 'setup'] as const).filter((kind) => spec[kind] === null);
  return missing.map((kind) => report('RW0501', { file, start: 0, end: 0 }, { kind }));
}
