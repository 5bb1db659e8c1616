import { storesFiles } from '#vocabulary/contract/provenance.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { extensionOf, withoutExtension } from '#text/file-name.ts';
import { isObject, toFlag, toArray } from '#text/json/json-value.ts';
import { isCompanion } from '../facts/files/companion-file.ts';
import { fetches } from '../facts/fetches.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

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
  consequence: 'passes',
  summary: 'The metric receives every file that is fetched for it.',
  why: 'Without "gives", the metric receives only the first file, so the others are fetched but never judged. Files that the metric opens in addition to the first one need no "gives", but the names that it looks for: "compare_table" finds the CSV file of a printed sheet by the name of its workbook.',
  howToFix:
    'Add "gives" with the indexes of all files to judge, such as [0, 1], and use a metric that accepts several files. If one file is enough, fetch only that file. Store the sheet "Sheet1" of "a.xlsx" as "a-Sheet1.csv".',
  yieldsTo: ['V05'],
  concerns: ['getter vm_file', 'getter cloud_file'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 2, defects: 2 }],
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

  message: (facts: Facts) =>
    'sheet' in facts
      ? `"${facts.metric}" opens the CSV file of a sheet by a name that begins with "${facts.due}", not "${facts.sheet}"; rename it`
      : `${facts.count} files are fetched, but the metric receives only "${facts.first}"; name the others in "gives"`,

  *check(task): Generator<Problem<Facts>> {
    for (const { from, source, at, index } of fetches(task)) {
      if (!storesFiles(from)) continue;
      const path = source[from.path];
      if (toFlag(source.multi) !== true || source.gives !== undefined) continue;
      if (!Array.isArray(path) || path.length < 2) continue;

      const [first, ...others] = path as unknown[];
      if (typeof first !== 'string') continue;
      const [given = first, ...beside] = localNames(source[from.dest], path.length);
      const companions: readonly unknown[] = beside.length > 0 ? beside : others;
      if (companions.some((other) => isCompanion(given, other))) {
        const metric = findSheetPrinter(task, index);
        const sheet = metric === undefined ? undefined : findStraySheet(given, beside);
        if (metric !== undefined && sheet) {
          const { name, due, place } = sheet;
          yield { at: [...at, from.dest, place], metric, sheet: name, due };
        }
        continue;
      }
      const about = [toPointer([...at, 'gives'])];
      yield { at: [...at, from.path], count: path.length, first, about };
    }
  },
});

/** The local names of the files; none if one has no name. An address may have no extension, and the metric sees the names. */
function localNames(dest: unknown, count: number): string[] {
  const names = toArray(dest).filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
  return names.length === count ? names : [];
}

/** The metric of an index, if it compares sheets as they are printed, which it reads from CSV files. */
function findSheetPrinter({ evaluator, vocabulary }: TaskView, index: number): string | undefined {
  const metric = toArray(evaluator.func)[index];
  const options = toArray(evaluator.options)[index];
  if (typeof metric !== 'string' || !isObject(options)) return undefined;
  const compares = vocabulary.find('metric', metric)?.contract.compares;
  const rules = compares?.kind === 'equal sheets' ? toArray(options[compares.rules]) : [];
  const isPrinted = rules.some((rule) => isObject(rule) && rule.type === 'sheet_print');
  return isPrinted ? metric : undefined;
}

/** A CSV file beside its workbook, if none there is named after it. */
function findStraySheet(workbook: string, beside: readonly string[]) {
  const due = `${withoutExtension(workbook)}-`;
  const place = beside.findIndex((name) => extensionOf(name) === 'csv');
  const name = beside[place];
  if (name === undefined || beside.some((other) => other.startsWith(due))) return undefined;
  return { name, due, place: place + 1 };
}

type Facts = { count: number; first: string } | { metric: string; sheet: string; due: string };
