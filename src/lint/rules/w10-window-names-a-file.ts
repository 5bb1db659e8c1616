import { isFileName, withoutExtension } from '#text/file-name.ts';
import { cloudFile, openStep, vmFile } from '../examples/example-parts.ts';
import { bringsUnlistedFiles } from '../facts/files/unlisted-files.ts';
import { defineTaskRule } from '../model/rule.ts';
import { stepStrings } from '../facts/apps/machine-strings.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { fetches } from '../facts/fetches.ts';
import { stringsWithin } from '../facts/strings-within.ts';

const path = '/home/user/Desktop/report.docx';
const task = (window: string) => ({
  related_apps: ['word_processor'],
  config: [openStep(path)],
  evaluator: {
    postconfig: [{ type: 'activate_window', parameters: { window_name: window } }],
    func: 'compare_docx_files',
    result: vmFile(path, 'report.docx'),
    expected: cloudFile('https://files.example.org/report_Gold.docx'),
  },
});

export const windowNamesAFile = defineTaskRule({
  code: 'W10',
  name: 'window-names-a-file',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A file in a window title exists on the machine.',
  why: 'If no window has the title, no window is activated and no error is reported: the keys of the next step go to the window that has the focus, and a document may stay unsaved.',
  howToFix:
    'Start the program and copy the title of its window, which names the open file of the machine, not the reference. A part of the title is enough unless "strict" is set.',
  concerns: ['action activate_window', 'action close_window'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [task('report.docx - LibreOffice Writer'), task('Files')],
    bad: [task('report_Gold.docx - LibreOffice Writer')],
  },

  message: ({ file }: { file: string }) =>
    `the window title names "${file}", but no step, result or instruction mentions that file; use the title of a window that is open`,

  *check(view) {
    let mentioned: string | undefined;
    for (const { effect, parameters, at } of setupSteps(view)) {
      if (effect?.kind !== 'activate window' && effect?.kind !== 'close window') continue;
      const title = parameters[effect.title];
      const file = typeof title === 'string' ? fileInTitle(title) : undefined;
      if (file === undefined) continue;

      mentioned ??= mentionedFiles(view);
      // The task does not name the files of an archive, a repository or a script.
      if (bringsUnlistedFiles(mentioned)) return;
      if (mentioned.includes(withoutExtension(file).toLowerCase())) continue;
      yield { at: [...at, 'parameters', effect.title], file };
    }
  },
});

/** A title has parts separated by dashes; some programs mark a changed document beside its name. */
function fileInTitle(title: string): string | undefined {
  return title
    .split(/\s[-–—|]\s/)
    .map((part) => part.replace(/^[*●•\s]+/, ''))
    .flatMap((part) => [part, part.slice(0, part.lastIndexOf(' ('))])
    .find((part) => isFileName(part) && !product.test(part));
}

const product = /^(?:Chart|D3|Express|Next|Node|Three|Vue)\.js$/;

/** All strings that may name files of the machine, in lower case; the reference is not there. */
function mentionedFiles(view: TaskView): string {
  const strings = [view.instruction];
  const titles = new Set(
    setupSteps(view).flatMap(({ effect }) => (effect && 'title' in effect ? effect.title : [])),
  );
  for (const { text, field } of stepStrings(view)) if (!titles.has(field)) strings.push(text);
  for (const { side, source } of fetches(view)) {
    if (side !== 'result') continue;
    for (const { text } of stringsWithin(source, [])) strings.push(text);
  }
  return strings.join('\n').toLowerCase();
}
