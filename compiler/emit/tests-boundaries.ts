/** Emits the suites that are derived from Core: above each test, the boundaries that it was made for. */
import type { BoundarySuite, BoundaryTest } from '../boundaries/derive.js';
import type { World } from '../resolved/ir.js';
import { alone, call, writerFor, type Writer } from '../scenario/words.js';
import { positionOf, type SourceFile } from '../source/span.js';
import type { EmittedFile } from './emitted-file.js';
import { declaration } from './lay-out.js';
import { madeUpIn } from './made-up.js';
import { suiteFile, type SuiteTest } from './suites.js';

/** `operations/<procedure>.boundaries.test.ts` and the like, one for each file of the spec, in the order of the suites. */
export function emitBoundaryTests(world: World, suites: readonly BoundarySuite[]): EmittedFile[] {
  const write = writerFor(world);
  const files = [...new Set(suites.filter(({ tests }) => tests.length > 0).map(({ file }) => file))];
  return files.map((file) => {
    const own = suites.filter((suite) => suite.file === file && suite.tests.length > 0);
    const source = sourceOf(file, own);
    return suiteFile({
      path: `${file}.boundaries.test.ts`,
      doc: `Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each.${madeUpIn(world, file)}`,
      declares: {
        by: 'boundariesIn',
        statement: declaration('boundary', call('boundariesIn', alone('test'), source?.path ?? '')),
      },
      groups: own.map(({ of, tests }) => ({
        title: `${of}, boundaries`,
        tests: tests.map((test) => testOf(write, source, test)),
      })),
    });
  });
}

/** The file of the spec in which their sentences stand; null where none has a place. */
function sourceOf(file: string, suites: readonly BoundarySuite[]): SourceFile | null {
  const spans = suites.flatMap(({ tests }) =>
    tests.flatMap(({ reaches }) => reaches.flatMap(({ span }) => span ?? [])),
  );
  const files = spans.map((span) => span.file);
  return files.find(({ path }) => path.replace(/\.[^.]*$/u, '').endsWith(`/${file}`)) ?? files[0] ?? null;
}

function testOf(write: Writer, source: SourceFile | null, test: BoundaryTest): SuiteTest {
  return {
    word: 'boundary',
    title: `${test.name} [${test.cites}]`,
    line: source === null ? 1 : lineOf(source, test),
    comments: commentsFor(test),
    sections: write.example(test),
  };
}

/** The line of the sentence that the test is named by, or of another one that it was made for. */
function lineOf(source: SourceFile, { named, reaches }: BoundaryTest): number {
  const own = [named, ...reaches].flatMap(({ span }) => (span?.file.path === source.path ? [span.start] : []));
  const written = named.span === null ? source.text.indexOf(named.sentence) : -1;
  return positionOf(source, written === -1 ? (own[0] ?? 0) : written).line;
}

/** The boundaries that the title only counts, by their sentences. */
function commentsFor({ reaches, named }: BoundaryTest): readonly string[] {
  const others = reaches.filter((it) => it !== named);
  const sentences = [...new Set(others.map(({ sentence }) => sentence))];
  return sentences.map((sentence) => {
    const words = others.flatMap((it) => (it.sentence === sentence ? [it.words] : []));
    return `${sentence}: ${[...new Set(words)].join('; ')}`;
  });
}
