import { storesFiles } from '#vocabulary/contract/provenance.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { fetches } from '../facts/fetches.ts';
import { filesOf } from '../facts/files/fetched-files.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
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
  consequence: 'fails',
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

function* listDests(view: TaskView, vocabulary: Vocabulary): Generator<{ dest: string; at: Path }> {
  for (const { effect, parameters, at } of setupSteps(view)) {
    if (effect?.kind !== 'run command') continue;
    for (const stream of [effect.output, effect.errors]) {
      const dest = stream === undefined ? undefined : parameters[stream];
      if (typeof dest === 'string') yield { dest, at: [...at, 'parameters', stream ?? ''] };
    }
  }
  for (const fetch of fetches(view)) {
    if (isStorer(fetch.getter, vocabulary)) yield* filesOf(fetch);
  }
}

/** Whether a getter stores files, which makes no folder, or hands its source to such a getter. */
function isStorer(getter: string, vocabulary: Vocabulary): boolean {
  const { contract, source } = vocabulary.find('getter', getter) ?? {};
  return (
    storesFiles(contract?.from) ||
    source?.helpers?.some(({ name }) =>
      storesFiles(vocabulary.find('getter', name)?.contract.from),
    ) === true
  );
}

/** The folder of a name within the cache; an absolute path leads elsewhere, and ".." exists. */
function folderOf(dest: string): string | undefined {
  if (!dest.includes('/') || dest.startsWith('/')) return undefined;
  const path = dest.replace(/^(?:\.{1,2}\/+)+/, '');
  const folder = withoutFinalSlashes(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  return folder === '' ? undefined : folder;
}
