import { configDefaults, defineConfig, type ViteUserConfig as UserConfig } from 'vitest/config';
import { compiledFiles, compiledModules } from './test/support/compiled-modules.js';
import { countReporter } from './test/support/count-reporter.js';
import { type Extent, leftOutHere } from './test/support/programs.js';
import { WaitingBetween } from './test/support/waiting-between.js';

/**
 * `npm test` is quick; the mode `all` is of all but the files that take minutes each, and the mode `at-length` of these too. Tests that need a
 * program are run where it is. Whoever names tests gets them.
 */
export default defineConfig(({ mode }) => configOf(leftOutHere(extentOf(mode))));

function extentOf(mode: string): Extent {
  if (mode === 'at-length') return 'at length';
  const named = process.argv.slice(2).some((it) => /^(?:\.\/)?(?:test|generated)\//u.test(it));
  return mode === 'all' || named ? 'all' : 'quick';
}

const configOf = (leftOut: ReturnType<typeof leftOutHere>): UserConfig => ({
  plugins: [compiledModules()],
  test: {
    include: ['test/**/*.test.ts', 'generated/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut.map(({ tests }) => tests)],
    globalSetup: './test/support/fresh-dist.ts',
    watch: false,
    // The suites share no mutable state, so the libraries are loaded once per worker and not once per file.
    pool: 'forks',
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: WaitingBetween },
    execArgv: [
      // What tests make is thrown away at once: with more room for it a tenth of the time is saved.
      '--max-semi-space-size=64',
      // As compiler/bin.js has it: most of what a test runs is run a few times.
      ...(process.versions.v8.startsWith('11.') ? ['--interrupt-budget=500000'] : []),
    ],
    server: { deps: { external: [compiledFiles] } },
    // No test is one of time: on a busy machine each takes as long as it takes.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['dot', countReporter(leftOut)],
  },
});
