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
    reporters: ['default', countReporter()],
  },
});
