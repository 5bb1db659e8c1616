import type { Path } from '../../text/json/json-pointer.ts';
import { isObject, toArray } from '../../text/json/json-value.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterOf } from '../facts/fetches.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { defineTaskRule } from '../model/rule.ts';

const file = '/home/user/report.docx';
const task = (dest: string) => ({
  evaluator: {
    func: 'compare_docx_files',
    result: { type: 'vm_file', path: file, dest: 'report.docx' },
    expected: { type: 'cloud_file', path: 'https://files.example.org/report.docx', dest },
  },
});

export const destExtensionRead = defineTaskRule({
  code: 'W55',
  name: 'dest-extension-read',
  severity: 'warning',
  summary: 'A file is stored under a name whose extension its metric reads.',
  why: 'Some metrics decide by the name whether they can open a file. Under a name without its extension, the right file fails, whatever the agent does.',
  howToFix: 'Add the extension of the file to "dest", in lower case.',
  yieldsTo: ['S07', 'W12', 'W14', 'W46', 'W56'],
  concerns: ['metric'],
  examples: {
    good: [task('report_expected.docx')],
    bad: [task('report_expected')],
  },

  message: ({ metric, dest, extensions }: Facts) =>
    `"${metric}" does not open "${dest}"; use a name that ends with ${extensions.map((name) => `".${name}"`).join(' or ')}`,

  *check(view) {
    for (const { metric, result, expected } of checkViews(view)) {
      const extensions = readExtensions.get(metric);
      if (extensions === undefined) continue;
      for (const source of [result, expected]) {
        const given = findGiven(source);
        if (given === undefined || extensions.some((one) => given.dest.endsWith(`.${one}`))) {
          continue;
        }
        yield { ...given, metric, extensions };
      }
    }
  },
});

interface Facts {
  metric: string;
  dest: string;
  extensions: readonly string[];
}

/** Other metrics open a file of any name. */
const readExtensions: ReadonlyMap<string, readonly string[]> = new Map([
  ['compare_docx_files', ['docx', 'odt']],
  ['compare_docx_files_and_ignore_new_lines', ['docx']],
  ['compare_references', ['docx']],
  ['compare_table', ['xlsx', 'xlsm']],
]);

/** The local name of the file that the metric receives. */
function findGiven(source: PlacedValue | undefined): { dest: string; at: Path } | undefined {
  if (!isObject(source?.value)) return undefined;
  const { dest, gives } = source.value;
  const getter = getterOf(source.value);
  if (getter !== 'vm_file' && getter !== 'cloud_file') return undefined;
  const place = Number(toArray(gives)[0] ?? 0);
  const name: unknown = toArray(dest)[place];
  if (typeof name !== 'string' || name === '') return undefined;
  const at = [...source.at, 'dest'];
  return { dest: name, at: Array.isArray(dest) ? [...at, place] : at };
}
