import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const builds = ['src/tests/builds/**/*.test.ts'];
const packaging = ['src/tests/packaging/**/*.test.ts'];
/** Damage, kills and histories at random take minutes; `npm run test:long` runs them. */
const long = ['src/tests/long/**/*.test.ts'];
/** Tests of `lint`, `catalogue` and `explorer`, on which coverage has a floor, and of `shortcuts`, which tests facts of `lint`; it would slow down all others. */
const covered = [
  'src/{catalogue,explorer,lint,shortcuts}/**/*.test.ts',
  // It runs the examples of all rules, those of files too.
  'src/dataset/rule-examples.test.ts',
  'src/tests/contracts/contract*.test.ts',
  'src/tests/{examples,search-truth,searches,twenty-faults}.test.ts',
  // They write and define elements that tests of `documents` define and write.
  'src/site/client/catalogue-searches.test.ts',
  'src/site/client/explorer/search-loading.test.ts',
];
/**
 * Tests with a document: among others, each would start a thread that has to load all modules anew.
 * Those that are left out replace modules or elements that the others use.
 */
const documents = [
  'src/search/ui/!(search-dialog).test.ts',
  'src/site/client/**/!(catalogue-searches|search-loading).test.ts',
  'src/export/citation/html-quotation.test.ts',
];
const runFolder = 'src/tests/support/temporary-folder.ts';
/** Modules are pure, so that test files can share them: loading takes longer than testing. */
const sharing = {
  globalSetup: runFolder,
  setupFiles: 'src/tests/support/restore-stubs.ts',
  isolate: false,
  pool: 'threads',
} as const;

export default defineConfig({
  test: {
    // More would need more memory than many machines have.
    maxWorkers: Math.min(4, availableParallelism()),
    // Tests of whole builds start Node and Astro, which takes seconds on a busy machine.
    hookTimeout: 600_000,
    testTimeout: 120_000,
    coverage: {
      include: ['src/{catalogue,explorer,lint}/**/*.ts'],
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
          exclude: [
            ...configDefaults.exclude,
            ...builds,
            ...packaging,
            ...long,
            ...covered,
            ...documents,
          ],
          ...sharing,
        },
      },
      {
        extends: true,
        test: { name: 'documents', include: documents, environment: 'happy-dom', ...sharing },
      },
      { extends: true, test: { name: 'long', include: long, globalSetup: runFolder } },
      {
        extends: true,
        test: {
          name: 'builds',
          include: builds,
          isolate: false,
          globalSetup: [runFolder, 'src/tests/support/example-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'packaging',
          include: packaging,
          isolate: false,
          globalSetup: [runFolder, 'src/tests/packaging/pack-packages.ts'],
        },
      },
    ],
  },
});
