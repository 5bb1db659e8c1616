import { findDeleted } from '../facts/setup/deleted-files.ts';
import { toFileName } from '#text/file-name.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { downloadStep, executeStep } from '../examples/example-parts.ts';
import { toHomePath } from '#machine/home-path.ts';
import { hasEffect, placedFiles, stepsIn } from '../facts/setup/setup-steps.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const download = (...names: readonly string[]) => ({
  config: names.map((name) =>
    downloadStep('/home/user/report.docx', `https://files.example.org/${name}`),
  ),
});

export const placedFileStays = defineTaskRule({
  code: 'W49',
  name: 'placed-file-stays',
  severity: 'warning',
  consequence: 'fails',
  summary:
    'A file that a step puts on the machine is neither replaced nor deleted before it is used.',
  why: 'Of two files that are put at the same path, only the second is on the machine. Usually an entry was copied and its path was not adapted. If a later step deletes a file that nothing has used, the agent does not find it; that is an error if the instruction names it.',
  howToFix:
    'Give each file its own path, or delete the entry of the file that is not needed. Put files on the machine after the step that tidies up.',
  yieldsTo: ['W14', 'W56'],
  concerns: ['action download', 'action upload_file'],
  examples: {
    good: [download('report.docx')],
    bad: [
      download('report.docx', 'prices.docx'),
      {
        config: [...download('report.docx').config, executeStep(['rm', '/home/user/report.docx'])],
      },
    ],
  },

  message: ({ path, replaced }: { path: string; replaced?: string }) =>
    replaced === undefined
      ? `this step deletes "${path}", which an earlier step puts on the machine and nothing uses before; change the order`
      : `"${path}" replaces the file from "${replaced}", which has the same path; give each file its own`,

  *check(task): Generator<Problem<{ path: string; replaced?: string }>> {
    for (const { path, at } of findDeleted(task)) {
      const isNamed = task.instruction.includes(toFileName(path));
      yield { at, path, about: [toPointer(at)], ...(isNamed && { severity: 'error' }) };
    }
    for (const field of ['config', 'postconfig'] as const) {
      const placed = new Map<string, string>();
      for (const step of stepsIn(task, field)) {
        // Any other step may use the first file.
        if (!hasEffect(step, idle)) placed.clear();
        for (const { path, url, local, at } of placedFiles(step)) {
          const source = url ?? local;
          if (source === undefined) continue;
          const replaced = placed.get(toHomePath(path));
          placed.set(toHomePath(path), source);
          if (replaced === undefined || replaced === source) continue;
          yield { at, path, replaced };
        }
      }
    }
  },
});

const idle = new Set(['put files', 'wait'] as const);
