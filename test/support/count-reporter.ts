/**
 * Ends the output of a test run with one plain line, `12 passed, 0 failed`, for whatever reads the run's result from
 * its last line. The line is printed as the process ends, after everything else that the runner has to say.
 */
import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Counts tests, and as one failure each file that could not be loaded and each error outside a test. What was `leftOut`, since a program
 * is missing, is told in lines before the last.
 */
export function countReporter(leftOut: readonly { readonly tests: string; readonly missing: string }[] = []): Reporter {
  let passed = 0;
  let failed = 0;
  process.once('exit', () => {
    for (const { tests, missing } of leftOut) writeSync(1, `left out: ${tests}, for ${missing}\n`);
    writeSync(1, `${passed} passed, ${failed} failed\n`);
  });
  return {
    onTestRunEnd(modules, unhandledErrors) {
      passed = 0;
      failed = unhandledErrors.length;
      for (const module of modules) {
        failed += failuresOutsideTests(module);
        for (const test of module.children.allTests()) {
          const { state } = test.result();
          if (state === 'passed') passed += 1;
          else if (state === 'failed') failed += 1;
        }
      }
    },
  };
}

function failuresOutsideTests(module: TestModule): number {
  let count = module.errors().length;
  for (const suite of module.children.allSuites()) count += suite.errors().length;
  return count;
}
