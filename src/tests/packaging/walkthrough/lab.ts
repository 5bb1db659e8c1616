import { chmod, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { isObject } from '#text/json/json-value.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { runProgram, unpackInto } from '../installed-package.ts';

/** What the documents assume to be there. Commands run in the folder `bench`, if nothing else is said. */
export type Lab = TemporaryFolder;

/**
 * Makes a repository with tasks, results and releases in the folder `bench`, what documents name
 * beside it, and the packed packages above both, where `npx` finds them without the network.
 */
export async function createLab(): Promise<Lab> {
  const lab = await createTemporaryFolder();
  const at = (...path: string[]) => join(lab.path, ...path);
  await installPackages(lab.path);
  for (const folder of ['bench/tasks', 'bench/my-tasks', 'my-tasks', 'old-tasks']) {
    await cp(join(projectRoot, 'examples/browser'), at(folder, 'browser'), { recursive: true });
  }
  const [example = ''] = await readdir(at('bench/tasks/browser'));
  const draft = await readFile(at('bench/tasks/browser', example));
  for (const file of ['timetable', 'sort-names']) {
    const task = { ...(JSON.parse(draft.toString()) as object), id: file };
    await lab.write(`bench/tasks/browser/${file}.json`, task);
  }
  await lab.write('bench/draft.json', draft);
  for (const [folder, run] of [
    ['bench/results', 'aster'],
    ['more-results', 'robin'],
  ] as const) {
    await lab.write(`${folder}/${run}.jsonl`, `{"task":"${example.slice(0, -5)}","score":1}\n`);
  }
  await writeEnvironment(lab, 'desktop');
  await cp(at('desktop'), at('environment'), { recursive: true });
  await cp(at('bench/tasks'), at('desktop/tasks'), { recursive: true });
  await commitFiles(at('desktop'), 'v1.2');
  for (const folder of ['bench', 'my-tasks']) {
    await commitFiles(at(folder), 'v1.0.0');
    await lab.write(`${folder}/notes.txt`, 'The second release.\n');
    await commitFiles(at(folder), 'v1.1.0');
  }
  // That of the program copies nothing from other repositories.
  const git = (...args: string[]) => runProgram('git', args, at('bench'));
  await git('branch', '--move', 'main');
  await git('clone', '--quiet', '--bare', '.', at('origin.git'));
  await git('remote', 'add', 'origin', at('origin.git'));
  await git('fetch', '--quiet', 'origin');
  // It stands for the program of GitHub.
  await lab.write('programs/gh', '#!/bin/sh\ntest "$1 $2 $3" = "pr comment 7" && test -s "$5"\n');
  await chmod(at('programs/gh'), 0o755);
  return lab;
}

/** Unpacks both packages, and links their programs, as npm does. */
async function installPackages(project: string): Promise<void> {
  const programs = join(project, 'node_modules/.bin');
  await mkdir(programs, { recursive: true });
  for (const [name, archive] of [
    ['benchlight', inject('wholePackage')],
    ['@benchlight/check', inject('checkPackage')],
  ] as const) {
    const folder = await unpackInto(project, archive, name);
    const { bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    for (const [program, file] of Object.entries(bin)) {
      await chmod(join(folder, file), 0o755);
      await symlink(join(folder, file), join(programs, program));
    }
  }
}

/** An environment with every function that the tasks of the lab name, each of which takes anything. */
async function writeEnvironment(lab: Lab, folder: string): Promise<void> {
  const names = {
    actions: new Set<string>(),
    getters: new Set<string>(),
    metrics: new Set<string>(),
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const metric of [value.func].flat())
      if (typeof metric === 'string') names.metrics.add(metric);
    if (typeof value.type === 'string') {
      names['parameters' in value ? 'actions' : 'getters'].add(value.type);
    }
    Object.values(value).forEach(visit);
  };
  const tasks = join(lab.path, 'bench/tasks/browser');
  for (const file of await readdir(tasks))
    visit(JSON.parse(await readFile(join(tasks, file), 'utf8')));
  const define = (all: Set<string>, toLine: (name: string) => string) =>
    `${[...all].map(toLine).join('\n')}\n`;
  await lab.write(
    `${folder}/controllers/setup.py`,
    `class Setup:\n${define(names.actions, (name) => `  def _${name}_setup(self, **options): pass`)}`,
  );
  await lab.write(
    `${folder}/evaluators/getters/__init__.py`,
    define(names.getters, (name) => `def get_${name}(env, config): return env.get(**config)`),
  );
  await lab.write(
    `${folder}/evaluators/metrics/__init__.py`,
    define(names.metrics, (name) => `def ${name}(*values, **options): return 1.0`),
  );
  await writeFile(join(lab.path, folder, 'README.md'), 'An environment.\n');
}
