import { fetches, filesOf } from '../facts/fetched-files.ts';
import { defineTaskRule } from '../model/rule.ts';
import { setupSteps } from '../facts/setup-steps.ts';

/** Folders within folders that are followed; real names have one or two. */
const deepest = 16;
const list = {
  type: 'execute',
  parameters: { command: ['ls', '/home/user'], stdout: 'files.txt' },
};
const evaluator = {
  func: 'check_list',
  result: { type: 'cache_file', path: 'files.txt' },
  expected: { type: 'rule', rules: { expect: ['report'] } },
};

export const cachedFileWritten = defineTaskRule({
  code: 'W04',
  name: 'cached-file-written',
  severity: 'error',
  summary: 'A file that is read from the cache has been written to it.',
  why: 'The cache holds what "stdout" and "stderr" of steps and "dest" of earlier sources name; any other file is missing when the metric is due. Where a function is unknown, it may write the file, and this is a warning.',
  howToFix:
    'Add a step to "config" or "postconfig" that runs the command and stores its output under this name. A file of the machine is fetched with "vm_file" instead.',
  concerns: ['getter cache_file', 'action execute'],
  examples: {
    good: [{ config: [list], evaluator }, { evaluator: { ...evaluator, postconfig: [list] } }],
    bad: [{ evaluator }],
  },

  message: ({ path }: { path: string }) =>
    `nothing writes "${path}"; name it in "stdout" or "stderr" of a step`,

  *check(task, { vocabulary }) {
    if (!fetches(task).some(({ getter }) => getter === 'cache_file')) return;
    const written = new Set<string>();
    let isSure = true;
    for (const { type, parameters } of setupSteps(task)) {
      if (!isBuiltIn(vocabulary.find('action', type))) isSure = false;
      for (const name of [parameters.stdout, parameters.stderr]) {
        if (typeof name === 'string') addName(name, written);
      }
    }

    for (const fetch of fetches(task)) {
      const { getter, source, at } = fetch;
      if (getter === 'cache_file') {
        const { path } = source;
        if (typeof path !== 'string' || isWritten(path, written)) continue;
        yield { at: [...at, 'path'], path, severity: isSure ? 'error' : 'warning' };
        continue;
      }
      if (!isBuiltIn(vocabulary.find('getter', getter))) isSure = false;
      for (const { dest } of filesOf(fetch)) addName(dest, written);
      // Some getters store a file of the machine under its own name.
      for (const value of Object.values(source)) {
        if (typeof value === 'string') written.add(value.slice(value.lastIndexOf('/') + 1));
      }
    }
  },
});

/** Adds a file of the cache and the folders it lies in. */
function addName(name: string, written: Set<string>): void {
  const plain = withoutDot(name);
  const parts = plain.split('/', deepest);
  for (const index of parts.keys()) written.add(parts.slice(0, index + 1).join('/'));
  written.add(plain);
}

/** The cache itself may be read too, and a folder with a slash at its end. */
function isWritten(path: string, written: ReadonlySet<string>): boolean {
  const name = withoutDot(path);
  return ['', '.'].includes(name) || written.has(name.endsWith('/') ? name.slice(0, -1) : name);
}

const withoutDot = (path: string) => path.replace(/^(?:\.\/)+/, '');

const isBuiltIn = (entry: { origin: string } | undefined) =>
  entry !== undefined && entry.origin !== 'dataset';
