import { downloadStep } from '../examples/example-parts.ts';
import { toHomePath } from '#machine/home-path.ts';
import { hasEffect, placedFiles, stepsIn } from '../facts/setup/setup-steps.ts';
import { defineTaskRule } from '../model/rule.ts';

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
  summary: 'Steps in a row do not put two different files at the same path.',
  why: 'Of two files that are put at the same path, only the second is on the machine. Usually an entry was copied and its path was not adapted.',
  howToFix: 'Give each file its own path, or delete the entry of the file that is not needed.',
  yieldsTo: ['W14', 'W56'],
  concerns: ['action download', 'action upload_file'],
  examples: {
    good: [download('report.docx')],
    bad: [download('report.docx', 'prices.docx')],
  },

  message: ({ path, replaced }: { path: string; replaced: string }) =>
    `"${path}" replaces the file from "${replaced}", which has the same path; give each file its own`,

  *check(task) {
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
