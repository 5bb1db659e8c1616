import { configDefaults, defineConfig } from 'vitest/config';

const builds = ['src/tests/builds/**/*.test.ts', 'src/bench/run-build.test.ts'];

export default defineConfig({
  test: {
    // Tests of whole builds start Node and Astro, which takes seconds on a busy machine.
    maxWorkers: 2,
    hookTimeout: 600_000,
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...builds],
          // Modules are pure, so that test files can share them: loading takes longer than testing.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: { name: 'builds', include: builds, globalSetup: 'src/tests/support/example-site.ts' },
      },
    ],
  },
});
