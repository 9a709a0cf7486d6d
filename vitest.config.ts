import { defineConfig } from 'vitest/config';
import { countReporter } from './test/support/count-reporter.js';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'generated/**/*.test.ts'],
    watch: false,
    // The suites share no mutable state, so the libraries are loaded once per worker and not once per file.
    pool: 'forks',
    maxWorkers: '100%',
    isolate: false,
    // No test is one of time: on a busy machine each takes as long as it takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', countReporter()],
  },
});
