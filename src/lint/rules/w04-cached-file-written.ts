import { executeStep, ruleSource } from '../examples/example-parts.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { fetches } from '../facts/fetches.ts';
import { filesOf } from '../facts/files/fetched-files.ts';
import { defineTaskRule } from '../model/rule.ts';
import { addedStrings } from '../facts/setup/added-parts.ts';
import { placedFiles, setupSteps } from '../facts/setup/setup-steps.ts';
import { toCachePath, toLocalPath } from '../model/local-files.ts';
import type { TaskView } from '../facts/task-view.ts';

/** How many nested folders are looked at; real names have one or two. */
const deepest = 16;
const listFiles = executeStep(['ls', '/home/user'], { stdout: 'files.txt' });
const evaluator = {
  func: 'check_list',
  result: { type: 'cache_file', path: 'files.txt' },
  expected: ruleSource({ expect: ['report'] }),
};

export const cachedFileWritten = defineTaskRule({
  code: 'W04',
  name: 'cached-file-written',
  severity: 'error',
  consequence: 'fails',
  summary: 'A file that is read from the cache was written to it before.',
  why: 'The cache contains the files named by "stdout" and "stderr" of steps and by "dest" of earlier sources; any other file is missing when the metric runs. An unknown function may write the file, and where the source of the environment is not at hand a dataset may put its references there beforehand; for these the severity is warning. A file that the repository has in the folder of its cache is not reported. A task that uploads files from its folder in the cache is not reported, because the dataset then has its own files there.',
  howToFix:
    'Add a step to "config" or "postconfig" that runs the command and stores its output under this name. For a file of the machine, use "vm_file" instead.',
  ofCheck: { one: 'reads a file that nothing writes', several: 'read files that nothing writes' },
  // In a step that is not read, and of a name with a blank at its end.
  yieldsTo: ['S01', 'S02', 'V05', 'V06', 'V08', 'W14'],
  concerns: ['getter cache_file', 'action execute'],
  trackRecord: [{ dataset: 'DeskCraft', read: 15, defects: 15 }],
  examples: {
    good: [
      { config: [listFiles], evaluator },
      { evaluator: { ...evaluator, postconfig: [listFiles] } },
    ],
    bad: [{ evaluator }],
  },

  message: ({ path, isReference }: { path: string; isReference?: boolean }) => {
    const how = isReference ? 'fetch it with "cloud_file", or name it' : 'name it';
    return `nothing writes "${path}"; ${how} in "stdout" or "stderr" of a step`;
  },

  *check(task, { vocabulary, localFiles = {} }) {
    if (!fetches(task).some(({ from }) => from?.kind === 'stored file')) return;
    if (hasFilledCache(task)) return;
    const written = namesOfOutput(task);
    let isSure = setupSteps(task).every(({ type }) => isBuiltIn(vocabulary.find('action', type)));

    for (const fetch of fetches(task)) {
      const { getter, from, side, source, at } = fetch;
      if (from?.kind === 'stored file') {
        const path = source[from.path];
        if (typeof path !== 'string' || isWritten(path, written)) continue;
        // The repository may have the folder of the cache.
        if (Object.hasOwn(localFiles, toCachePath(task.fields.id, path))) continue;
        const place = [...at, from.path];
        const about = [toPointer(place), '/evaluator/postconfig'];
        const isReference = side === 'expected';
        // Where the source is at hand, what the repository does not have is missing.
        const isRead = vocabulary.find('getter', getter)?.source !== undefined;
        yield {
          at: place,
          about,
          path,
          ...(isReference && { isReference }),
          severity: isSure && (!isReference || isRead) ? 'error' : 'warning',
        };
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

const outputs = new Set(['dest', 'stderr', 'stdout']);

/** What steps print into the cache, and further evaluators store there. */
function namesOfOutput(task: TaskView): Set<string> {
  const written = new Set<string>();
  for (const { parameters } of setupSteps(task)) {
    for (const name of [parameters.stdout, parameters.stderr]) {
      if (typeof name === 'string') addName(name, written);
    }
  }
  // Which evaluator of several judges first is not known.
  for (const { field, text } of addedStrings(task)) if (outputs.has(field)) addName(text, written);
  return written;
}

/** Whether a step uploads a file from the folder of the task in the cache, which is part of the dataset. */
function hasFilledCache(task: TaskView): boolean {
  const { id } = task.fields;
  if (typeof id !== 'string') return false;
  return setupSteps(task)
    .flatMap((step) => placedFiles(step))
    .some(({ local = '' }) => `/${toLocalPath(local)}`.includes(`/cache/${id}/`));
}

/** Adds a file of the cache and the folders that contain it. */
function addName(name: string, written: Set<string>): void {
  const plain = withoutDot(name);
  const parts = plain.split('/', deepest);
  for (const index of parts.keys()) written.add(parts.slice(0, index + 1).join('/'));
  written.add(plain);
}

/** A path may also be the cache itself, or a folder with a trailing slash. */
function isWritten(path: string, written: ReadonlySet<string>): boolean {
  const name = withoutDot(path);
  return ['', '.'].includes(name) || written.has(name.endsWith('/') ? name.slice(0, -1) : name);
}

const withoutDot = (path: string) => path.replace(/^(?:\.\/)+/, '');

const isBuiltIn = (entry: { origin: string } | undefined) =>
  entry !== undefined && entry.origin !== 'dataset';
