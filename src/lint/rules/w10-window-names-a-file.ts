import { bringsUnlistedFiles, isFileName, withoutExtension } from '../../text/file-name.ts';
import { defineTaskRule } from '../model/rule.ts';
import { stepTexts } from '../facts/machine-strings.ts';
import { setupSteps } from '../facts/setup-steps.ts';
import { type TaskView } from '../facts/task-view.ts';
import { sources } from '../facts/named-functions.ts';
import { textsWithin } from '../facts/strings-within.ts';

const path = '/home/user/Desktop/report.docx';
const task = (window: string) => ({
  related_apps: ['word_processor'],
  config: [{ type: 'open', parameters: { path } }],
  evaluator: {
    postconfig: [{ type: 'activate_window', parameters: { window_name: window } }],
    func: 'compare_docx_files',
    result: { type: 'vm_file', path, dest: 'report.docx' },
    expected: {
      type: 'cloud_file',
      path: 'https://files.example.org/report_Gold.docx',
      dest: 'report_Gold.docx',
    },
  },
});

export const windowNamesAFile = defineTaskRule({
  code: 'W10',
  name: 'window-names-a-file',
  severity: 'warning',
  summary: 'A file in the title of a window is one that the machine has.',
  why: 'When no window has the title, nothing comes to the front and nothing says so: the keys of the next step go to whatever window has the focus, and a document may stay unsaved.',
  howToFix:
    'Start the program and copy the title of its window: it names the file that is open on the machine, not the reference. A part of the title is enough unless "strict" is set.',
  concerns: ['action activate_window', 'action close_window'],
  examples: {
    good: [task('report.docx - LibreOffice Writer'), task('Files')],
    bad: [task('report_Gold.docx - LibreOffice Writer')],
  },

  message: ({ file }: { file: string }) =>
    `the window's title names "${file}", which no step puts on the machine, no result reads and the instruction does not announce`,

  *check(view) {
    let known: string | undefined;
    for (const { type, parameters, at } of setupSteps(view)) {
      if (type !== 'activate_window' && type !== 'close_window') continue;
      const { window_name: title } = parameters;
      const file = typeof title === 'string' ? fileInTitle(title) : undefined;
      if (file === undefined) continue;

      known ??= knownText(view);
      // Files of an archive, a repository or a script are not told by the task.
      if (bringsUnlistedFiles(known)) return;
      if (known.includes(withoutExtension(file).toLowerCase())) continue;
      yield { at: [...at, 'parameters', 'window_name'], file };
    }
  },
});

/** Titles are parts with dashes between; some mark a changed document before or after its name. */
function fileInTitle(title: string): string | undefined {
  return title
    .split(/\s[-–—|]\s/)
    .map((part) => part.replace(/^[*●•\s]+/, ''))
    .flatMap((part) => [part, part.slice(0, part.lastIndexOf(' ('))])
    .find(isFileName);
}

/** All that tells of files on the machine, in lower case; the reference is not there. */
function knownText(view: TaskView): string {
  const { instruction } = view.fields;
  const texts = [typeof instruction === 'string' ? instruction : ''];
  for (const { text, field } of stepTexts(view)) if (field !== 'window_name') texts.push(text);
  for (const { source, at } of sources(view)) {
    if (at[1] !== 'result') continue;
    for (const { text } of textsWithin(source, [])) texts.push(text);
  }
  return texts.join('\n').toLowerCase();
}
