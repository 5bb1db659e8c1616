import type { Path } from '#text/json/json-pointer.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { fetches } from '../facts/fetches.ts';
import { filesOf } from '../facts/files/fetched-files.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (dest: string) => ({
  evaluator: {
    func: 'compare_docx_files',
    result: { type: 'vm_file', path: '/home/user/report.docx', dest: 'report.docx' },
    expected: { type: 'cloud_file', path: 'https://files.example.org/report.docx', dest },
  },
});

export const destWithoutFolder = defineTaskRule({
  code: 'W51',
  name: 'dest-without-folder',
  severity: 'warning',
  summary: 'A file is stored locally under a name without a folder.',
  why: 'The environment stores the file in the folder of the task and creates no folder in it. The file cannot be written, so the evaluation stops, or the metric receives no file.',
  howToFix:
    'Write only the name, such as "report_expected.docx". If two files have that name, rename one, since all of them are in one folder.',
  concerns: ['getter vm_file', 'getter cloud_file', 'action execute'],
  examples: {
    good: [task('report_expected.docx')],
    bad: [task('expected/report.docx')],
  },

  message: ({ dest, folder }: { dest: string; folder: string }) =>
    `nothing creates the folder "${folder}" of "${dest}"; use a name without a folder`,

  *check(view, { vocabulary }) {
    for (const { dest, at } of listDests(view, vocabulary)) {
      const folder = folderOf(dest);
      if (folder !== undefined) yield { at, dest, folder };
    }
  },
});

/** Getters that are sure to make no folder. */
const storers = new Set(['cloud_file', 'vm_file']);

function* listDests(view: TaskView, vocabulary: Vocabulary): Generator<{ dest: string; at: Path }> {
  for (const { type, parameters, at } of setupSteps(view)) {
    if (type !== 'execute' && type !== 'command') continue;
    for (const stream of ['stdout', 'stderr']) {
      const dest = parameters[stream];
      if (typeof dest === 'string') yield { dest, at: [...at, 'parameters', stream] };
    }
  }
  for (const fetch of fetches(view)) {
    if (isStorer(fetch.getter, vocabulary)) yield* filesOf(fetch);
  }
}

/** Whether a getter is one of these, or hands its source to one of them. */
function isStorer(getter: string, vocabulary: Vocabulary): boolean {
  if (storers.has(getter)) return true;
  const { helpers = [] } = vocabulary.find('getter', getter)?.source ?? {};
  return helpers.some(({ name }) => storers.has(toGetterName(name)));
}

/** The folder of a name within the cache; an absolute path leads elsewhere, and ".." exists. */
function folderOf(dest: string): string | undefined {
  if (!dest.includes('/') || dest.startsWith('/')) return undefined;
  const path = dest.replace(/^(?:\.{1,2}\/+)+/, '');
  const folder = withoutFinalSlashes(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  return folder === '' ? undefined : folder;
}
