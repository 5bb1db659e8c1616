import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const builds = ['src/tests/builds/**/*.test.ts', 'src/performance/run-build.test.ts'];
const packaging = ['src/tests/packaging/**/*.test.ts'];
/** Damage, kills and histories at random take minutes; `npm run test:long` runs them. */
const long = ['src/tests/long/**/*.test.ts'];
/** Tests of `lint` and `catalogue`, on which coverage has a floor; it would slow down all others. */
const covered = [
  'src/{catalogue,dataset,lint}/**/*.test.ts',
  'src/tests/contracts/contract*.test.ts',
  'src/tests/mutations/*.test.ts',
  'src/tests/{examples,twenty-faults}.test.ts',
  // They define elements that tests of `units` define or write too.
  'src/search/ui/task-search.test.ts',
  'src/site/client/explorer/late-listing.test.ts',
];
/** Modules are pure, so that test files can share them: loading takes longer than testing. */
const sharing = { isolate: false, pool: 'threads' } as const;

export default defineConfig({
  test: {
    // More would need more memory than many machines have.
    maxWorkers: Math.min(4, availableParallelism()),
    // Tests of whole builds start Node and Astro, which takes seconds on a busy machine.
    hookTimeout: 600_000,
    testTimeout: 120_000,
    coverage: {
      include: ['src/lint/**/*.ts', 'src/catalogue/**/*.ts'],
      reporter: ['text-summary'],
      // Where no linter looks.
      reportsDirectory: 'node_modules/.cache/coverage',
      thresholds: { branches: 94, functions: 98, lines: 98, statements: 98 },
    },
    projects: [
      { extends: true, test: { name: 'covered', include: covered, ...sharing } },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...builds, ...packaging, ...long, ...covered],
          ...sharing,
        },
      },
      { extends: true, test: { name: 'long', include: long } },
      {
        extends: true,
        test: {
          name: 'builds',
          include: builds,
          isolate: false,
          globalSetup: 'src/tests/support/example-site.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'packaging',
          include: packaging,
          isolate: false,
          globalSetup: 'src/tests/packaging/pack-packages.ts',
        },
      },
    ],
  },
});
