import { join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { projectRoot } from '../../dataset/project-root.ts';
import type { Mutation } from './mutations.ts';

/** What became of a rule that was switched off; every verdict but `killed` is a fault of a test. */
type Verdict =
  | 'killed'
  | 'survived'
  /** The module contains nothing to switch off, or no test loads the module. */
  | 'not switched off'
  /** A test fails before anything is switched off. */
  | 'failed before'
  /** The tests fail, but not because something else was expected. */
  | 'broken';

export interface Outcome {
  mutation: Mutation;
  verdict: Verdict;
  /** The tests that keep a mutation from being killed. */
  tests: readonly string[];
}

/**
 * Switches one rule off after another and runs the tests that must notice. No file is touched: the
 * modules change while they are loaded.
 */
export async function* runMutations(mutations: readonly Mutation[]): AsyncGenerator<Outcome> {
  let current: Mutation | undefined;
  let isSwitchedOff = false;
  const plugin: Plugin = {
    name: 'switch-a-rule-off',
    enforce: 'pre',
    transform(text, id) {
      if (!current || id !== join(projectRoot, current.file)) return undefined;
      const changed = current.switchOff(text);
      isSwitchedOff = changed !== text;
      return { code: changed, map: null };
    },
  };
  const vitest = await startVitest(plugin);
  try {
    const before = await runTests(vitest, [...new Set(mutations.flatMap(({ tests }) => tests))]);

    for (const mutation of mutations) {
      const failed = blame(mutation, before, (result) => result !== 'passed');
      if (failed.length > 0) {
        yield { mutation, verdict: 'failed before', tests: failed };
        continue;
      }
      current = mutation;
      isSwitchedOff = false;
      vitest.invalidateFile(join(projectRoot, mutation.file));
      const after = await runTests(vitest, mutation.tests);
      vitest.invalidateFile(join(projectRoot, mutation.file));
      current = undefined;
      yield judge(mutation, after, isSwitchedOff);
    }
  } finally {
    await vitest.close();
  }
}

function judge(mutation: Mutation, modules: Modules, isSwitchedOff: boolean): Outcome {
  if (!isSwitchedOff) return { mutation, verdict: 'not switched off', tests: mutation.tests };
  const broken = blame(mutation, modules, (result) => result === 'broken');
  if (broken.length > 0) return { mutation, verdict: 'broken', tests: broken };
  const blind = blame(mutation, modules, (result) => result === 'passed');
  return { mutation, verdict: blind.length > 0 ? 'survived' : 'killed', tests: blind };
}

/** The test files of a mutation whose result is to blame. */
function blame(
  { code, tests }: Mutation,
  modules: Modules,
  isToBlame: (result: Result) => boolean,
): string[] {
  return tests.filter((test) => {
    const module = modules.get(test);
    return isToBlame(module ? toResult(module, code) : 'broken');
  });
}

/** The outcome of the tests that name the rule; where none does, all are about it. */
function toResult(module: TestModule, code: string): Result {
  const all = [...module.children.allTests()];
  const named = all.filter(({ name }) => name.startsWith(`${code} `));
  const results = (named.length > 0 ? named : all).map((test) => test.result());
  if (module.errors().length > 0 || results.length === 0) return 'broken';
  if (results.every(({ state }) => state !== 'failed')) return 'passed';
  const errors = results.flatMap((result) => [...(result.errors ?? [])]);
  return errors.some(({ name }) => name === 'AssertionError') ? 'failed' : 'broken';
}

type Result = 'passed' | 'failed' | 'broken';

/** By their paths, as the mutations name them. */
type Modules = ReadonlyMap<string, TestModule>;

async function runTests(vitest: Vitest, tests: readonly string[]): Promise<Modules> {
  const project = vitest.getRootProject();
  const files = tests.map((test) => project.createSpecification(join(projectRoot, test)));
  const { testModules } = await vitest.runTestSpecifications(files);
  return new Map(testModules.map((module) => [relative(projectRoot, module.moduleId), module]));
}

async function startVitest(plugin: Plugin): Promise<Vitest> {
  const vitest = await createVitest(
    {
      config: false,
      // A module that is switched off must neither come from the cache nor get into it.
      fsModuleCache: false,
      pool: 'threads',
      reporters: [{}],
      root: projectRoot,
      watch: false,
    },
    { plugins: [plugin] },
  );
  await vitest.standalone();
  return vitest;
}
