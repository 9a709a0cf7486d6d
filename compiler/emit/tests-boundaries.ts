/** Emits the suites that are derived from Core: above each test, the boundaries that it was made for. */
import type { BoundarySuite, BoundaryTest } from '../boundaries/derive.js';
import type { EmittedFile } from './emitted-file.js';
import { quoted } from './lay-out.js';
import { docComment, upward } from './module.js';
import { exampleTest } from './example-test.js';

/** `operations/<procedure>.boundaries.test.ts` and the like, one for each file of the spec, in the order of the suites. */
export function emitBoundaryTests(suites: readonly BoundarySuite[]): EmittedFile[] {
  const files = [...new Set(suites.filter(({ tests }) => tests.length > 0).map(({ file }) => file))];
  return files.map((file) => {
    const path = `${file}.boundaries.test.ts`;
    const up = upward(path);
    const own = suites.filter((suite) => suite.file === file && suite.tests.length > 0);
    const text = [
      docComment(
        'Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each.',
      ),
      `import { describe, test } from 'vitest';\nimport { example } from '${up}../../runtime/example.js';\nimport { program } from '${up === '' ? './' : up}index.js';`,
      ...own.map(suiteText),
    ];
    return { path, text: `${text.join('\n\n')}\n`, laidOut: true };
  });
}

function suiteText({ of, tests }: BoundarySuite): string {
  return `describe(${quoted(`${of}, boundaries`)}, () => {\n${tests.map(testText).join('\n\n')}\n});`;
}

function testText(test: BoundaryTest): string {
  const { name, cites, given, when, answers, then } = test;
  return exampleTest({
    title: `${name} [${cites}]`,
    comments: linesFor(test),
    given,
    when: [when, ...answers],
    then,
  });
}

/** Each sentence with what is at its boundaries; nothing where the title says it all. */
function linesFor({ reaches }: BoundaryTest): readonly string[] {
  if (reaches.length < 2) return [];
  const sentences = [...new Set(reaches.map(({ sentence }) => sentence))];
  return sentences.map((sentence) => {
    const words = reaches.flatMap((it) => (it.sentence === sentence ? [it.words] : []));
    return `${sentence}: ${[...new Set(words)].join('; ')}`;
  });
}
