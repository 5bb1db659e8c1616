import { toPointer } from '../../text/json/json-pointer.ts';
import { type JsonObject, toFlag, toArray } from '../../text/json/json-value.ts';
import { isCompanion } from '../facts/files/companion-file.ts';
import { fetches } from '../facts/fetches.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = {
  type: 'vm_file',
  path: ['/home/user/a.jpg', '/home/user/b.jpg'],
  dest: ['a.jpg', 'b.jpg'],
  multi: true,
};
const expected = {
  type: 'cloud_file',
  path: ['https://files.example.org/a.jpg', 'https://files.example.org/b.jpg'],
  dest: ['a_expected.jpg', 'b_expected.jpg'],
  multi: true,
  gives: [0, 1],
};

export const filesReachMetric = defineTaskRule({
  code: 'W03',
  name: 'files-reach-metric',
  severity: 'warning',
  summary: 'The metric receives every file that is fetched for it.',
  why: 'Without "gives", the metric receives only the first file, so the others are fetched but never judged. Files that the metric opens beside the first one need no "gives".',
  howToFix:
    'Add "gives" with the indexes of all files to judge, such as [0, 1], and use a metric that accepts several files. If one file is enough, fetch only that file.',
  yieldsTo: ['V05'],
  concerns: ['getter vm_file', 'getter cloud_file'],
  examples: {
    good: [
      { evaluator: { func: 'compare_image_list', result: { ...result, gives: [0, 1] }, expected } },
      {
        evaluator: {
          func: 'compare_table',
          result: {
            ...result,
            path: ['/home/user/a.xlsx', '/home/user/a-Sheet1.csv'],
            dest: ['a.xlsx', 'a-Sheet1.csv'],
          },
          expected: {
            ...expected,
            path: ['https://files.example.org/a.xlsx', 'https://files.example.org/a-Sheet1.csv'],
            dest: ['a_expected.xlsx', 'a_expected-Sheet1.csv'],
            gives: undefined,
          },
          options: {
            rules: [{ type: 'sheet_print', sheet_idx0: 'RNSheet1', sheet_idx1: 'ENSheet1' }],
          },
        },
      },
    ],
    bad: [{ evaluator: { func: 'compare_image_list', result, expected } }],
  },

  message: ({ count, first }: { count: number; first: string }) =>
    `${count} files are fetched, but the metric receives only "${first}"; name the others in "gives"`,

  *check(task) {
    for (const { getter, source, at } of fetches(task)) {
      const { path } = source;
      if (getter !== 'vm_file' && getter !== 'cloud_file') continue;
      if (toFlag(source.multi) !== true || source.gives !== undefined) continue;
      if (!Array.isArray(path) || path.length < 2) continue;

      const [first, ...others] = path as unknown[];
      if (typeof first !== 'string') continue;
      const [given = first, ...beside] = localNames(source, path.length);
      const companions: readonly unknown[] = beside.length > 0 ? beside : others;
      if (companions.some((other) => isCompanion(given, other))) continue;
      const about = [toPointer([...at, 'gives'])];
      yield { at: [...at, 'path'], count: path.length, first, about };
    }
  },
});

/** The local names of the files; none if one has no name. An address may have no extension, and the metric sees the names. */
function localNames({ dest }: JsonObject, count: number): string[] {
  const names = toArray(dest).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  return names.length === count ? names : [];
}
