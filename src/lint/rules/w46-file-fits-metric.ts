import { isObject, toArray } from '../../text/json/json-value.ts';
import type { Argument } from '../../vocabulary/contract/contract.ts';
import { extensionOf, toFileName } from '../../text/file-name.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterOf } from '../facts/fetches.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
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
  summary: 'A metric is given what it can read: files of its kind, values, or rules.',
  why: 'A metric for documents cannot read a workbook. A metric that opens a file takes output or a list for the name of the file, a metric that reads such values takes the path of a file for a value, and a metric that takes rules cannot read them from a file. The check then fails, whatever the agent does. Usually the metric was copied from another task, or elements of two arrays were swapped.',
  howToFix:
    'Use a metric for what the getter returns, or a getter for what the metric reads; or fetch the file that the metric is meant for. With several metrics, compare the order of "func", "result" and "expected".',
  concerns: ['metric'],
  examples: {
    good: [task('stock_expected.csv')],
    bad: [task('stock_expected.xlsx')],
  },

  message: ({ metric, accepts, found }: Facts) =>
    `"${metric}" expects ${accepts}, but is given ${found}; change one of the two`,

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
        const found =
          findOtherValue(getterOf(source.value), getterOf(argument.example), vocabulary) ??
          (wanted === undefined ? undefined : findOther(source.value, wanted, side));
        if (found === undefined) continue;
        yield { at: source.at, metric: view.metric, accepts: argument.accepts, found };
        // A wrong metric is one mistake, whatever else it is given.
        break;
      }
    }
  },
});

const printers = new Set(['vm_command_error', 'vm_command_line', 'vm_terminal_output']);

/** What a getter returns, if the metric expects a file and this is none, or the other way round. */
function findOtherValue(getter: string, usual: string, vocabulary: Vocabulary): string | undefined {
  const [found, expected] = [returnsOf(getter, vocabulary), returnsOf(usual, vocabulary)];
  if (found === undefined || expected === undefined || literals.has(getter)) return undefined;
  if (aFile.test(expected) && !aFile.test(found))
    return printers.has(getter) ? 'the output of a command' : found;
  return structured.test(expected) && aFile.test(found) ? 'the path of a file' : undefined;
}

function returnsOf(getter: string, vocabulary: Vocabulary): string | undefined {
  const entry = vocabulary.find('getter', getter);
  return entry?.kind === 'getter' ? entry.contract.returns : undefined;
}

/** W44 reports rules in the place of a result. */
const literals = new Set(['rule', 'rule_relativeTime']);
const aFile = /^an? (?:\w+ )?(?:file|PDF|picture)\b/;
/** A metric that expects a string may be given the path of a file, which W44 reports. */
const structured = /^(?:an object|a list|an XML document)\b/;

/** Only extensions of files that no metric of another kind reads. */
const extensions: Readonly<Record<string, string>> = {
  archive: '7z gz rar tar tgz zip',
  book: 'epub',
  document: 'doc docm docx odt',
  page: 'htm html',
  pdf: 'pdf',
  picture: 'bmp ico jpeg jpg png psd tif tiff webp xcf',
  presentation: 'odp ppt pptm pptx',
  recording: 'aac avi flac m4a mkv mov mp3 mp4 ogg wav webm',
  table: 'csv tsv',
  text: 'bib cfg conf css ini js json log md py sh tex toml txt xml yaml yml',
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
    const isRules = side === 'expected' && getter === 'rule' && wanted !== 'rules';
    return isRules ? 'rules' : undefined;
  }
  const names = [source.path, source.dest].map((field) => toArray(field)[firstOf(source.gives)]);
  const [path] = names;
  if (typeof path !== 'string') return undefined;
  const isOther = wanted === 'rules' || names.every((name) => isOfOther(kindOf(name), wanted));
  return isOther ? `"${toFileName(path)}"` : undefined;
}

/** Plain text may be a table or a page. */
const isOfOther = (kind: string | undefined, wanted: string): boolean =>
  kind !== undefined &&
  kind !== wanted &&
  !(textual.has(kind) && textual.has(wanted) && (kind === 'text' || wanted === 'text'));

const textual = new Set(['page', 'table', 'text']);

const firstOf = (gives: unknown): number => (Array.isArray(gives) ? Number(gives[0]) : 0);
