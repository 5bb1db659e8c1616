import { isObject, toArray } from '../../text/json/json-value.ts';
import type { Argument } from '../../vocabulary/contract/contract.ts';
import { extensionOf, toFileName } from '../../text/file-name.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterOf } from '../facts/fetches.ts';
import { fileGetters } from '../facts/files/fetched-files.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

interface Facts {
  metric: string;
  accepts: string;
  found: string;
}

const task = (name: string) => ({
  evaluator: {
    func: 'compare_csv',
    result: { type: 'vm_file', path: '/home/user/stock.csv', dest: 'stock.csv' },
    expected: { type: 'cloud_file', path: `https://files.example.org/${name}`, dest: name },
  },
});

export const fileFitsMetric = defineTaskRule({
  code: 'W46',
  name: 'file-fits-metric',
  severity: 'warning',
  summary: 'A metric is given what it can read: files of its kind, or rules.',
  why: 'A metric for documents cannot read a workbook, a metric that opens a file takes the output of a command for its name, and a metric that takes rules cannot read them from a file. The check then fails whatever the agent does. Usually the metric was copied from another task, or elements of two arrays were swapped.',
  howToFix:
    'Use a metric for this kind of file, or fetch the file that the metric is meant for. With several metrics, compare the order of "func", "result" and "expected".',
  concerns: ['metric'],
  examples: {
    good: [task('stock_expected.csv')],
    bad: [task('stock_expected.xlsx')],
  },

  message: ({ metric, accepts, found }: Facts) =>
    `"${metric}" expects ${accepts}, but is given ${found}; change the metric or the file`,

  *check(task, { vocabulary }): Generator<Problem<Facts>> {
    for (const view of checkViews(task)) {
      const entry = vocabulary.find('metric', view.metric);
      if (entry?.kind !== 'metric') continue;
      for (const side of ['result', 'expected'] as const) {
        const argument = entry.contract[side];
        const source = view[side];
        if (!argument || !source) continue;
        const wanted =
          side === 'expected' && entry.contract.rules ? 'rules' : kindOfExample(argument);
        const isOutput =
          printers.has(getterOf(source.value)) && fileGetters.has(getterOf(argument.example));
        const other = wanted === undefined ? undefined : findOther(source.value, wanted, side);
        const found = isOutput ? 'the output of a command' : other;
        if (found === undefined) continue;
        yield { at: source.at, metric: view.metric, accepts: argument.accepts, found };
        // A wrong metric is one mistake, whatever else it is given.
        break;
      }
    }
  },
});

const printers = new Set(['vm_command_error', 'vm_command_line', 'vm_terminal_output']);

/** Only of files that no metric of another kind reads. */
const extensions: Readonly<Record<string, string>> = {
  archive: '7z gz rar tar tgz zip',
  book: 'epub',
  document: 'doc docm docx odt rtf',
  page: 'htm html',
  pdf: 'pdf',
  picture: 'bmp ico jpeg jpg png psd svg tif tiff webp xcf',
  presentation: 'odp ppt pptm pptx',
  recording: 'aac avi flac m4a mkv mov mp3 mp4 ogg wav webm',
  table: 'csv tsv',
  workbook: 'ods xls xlsm xlsx',
};
const kinds = new Map(
  Object.entries(extensions).flatMap(([kind, list]) =>
    list.split(' ').map((extension) => [extension, kind] as const),
  ),
);

const kindOf = (path: unknown) =>
  typeof path === 'string' ? kinds.get(extensionOf(toFileName(path))) : undefined;

const kindOfExample = ({ example }: Argument) => kindOf(toArray(example?.dest)[0]);

/** What a source fetches, if it is surely of another kind. */
function findOther(
  source: unknown,
  wanted: string,
  side: 'result' | 'expected',
): string | undefined {
  if (!isObject(source)) return undefined;
  const getter = getterOf(source);
  if (!fileGetters.has(getter)) {
    // Rules in the place of the result are those of W44.
    const isRules = side === 'expected' && getter === 'rule' && wanted !== 'rules';
    return isRules ? 'rules' : undefined;
  }
  const names = [source.path, source.dest].map((field) => toArray(field)[firstOf(source.gives)]);
  const [path] = names;
  if (typeof path !== 'string') return undefined;
  const isOther =
    wanted === 'rules' ||
    names.every((name) => kindOf(name) !== undefined && kindOf(name) !== wanted);
  return isOther ? `"${toFileName(path)}"` : undefined;
}

const firstOf = (gives: unknown): number => (Array.isArray(gives) ? Number(gives[0]) : 0);
