import { cannotRead } from '#vocabulary/contract/file-libraries.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { type Provenance, storesFiles } from '#vocabulary/contract/provenance.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import type { Argument } from '#vocabulary/contract/contract.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { ruleSource, vmFile } from '../examples/example-parts.ts';
import { type CheckView, checkViews } from '../facts/checks/check-views.ts';
import { isNothing } from '../facts/placed-value.ts';
import { hasSwappedSides } from '../facts/checks/swapped-sides.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { getterContractOf, returnTypeOf } from '../facts/checks/getter-contract.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

interface Facts {
  metric: string;
  accepts: string;
  found: string;
  /** The function that cannot read the file. */
  library?: string;
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
  consequence: 'fails',
  takesSeverity: true,
  summary: 'A metric receives what it can read: a file of its kind, a value, or rules.',
  why: 'A metric for documents cannot read a workbook. A metric that opens a file treats a value as the name of a file, and a metric that compares values treats the path of a file as a value. Such a check fails regardless of what the agent does. Usually the metric was copied from another task, or elements of two arrays were swapped. Fields that the metric lacks or does not know are then not reported; if one of them would be an error, this finding is an error; so it is where the source of the environment opens the file with a library that cannot read it.',
  howToFix:
    'Use a getter that returns what the metric reads, or a metric that reads what the getter returns. To compare the text of a file, read it with "vm_command_line", as in ["cat", "/home/user/a.txt"]. With several metrics, compare the order of "func", "result" and "expected".',
  ofCheck: {
    one: 'is given what its metric cannot read',
    several: 'are given what their metrics cannot read',
  },
  concerns: ['metric'],
  examples: {
    good: [task('stock_expected.csv')],
    bad: [
      task('stock_expected.xlsx'),
      {
        evaluator: {
          func: 'exact_match',
          result: vmFile('/home/user/answer.txt'),
          expected: ruleSource({ expected: '42\n' }),
        },
      },
    ],
  },

  message: ({ metric, accepts, found, library }: Facts) => {
    if (library !== undefined)
      return `"${metric}" opens ${found} with ${library}, which cannot read such a file; judge another file or use another metric`;
    return found === filePath
      ? `"${metric}" compares a value, but receives ${found}; use a getter that returns the value, such as "vm_command_line" with "cat" for a text file`
      : `"${metric}" expects ${accepts}, but receives ${found}; change one of the two`;
  },

  *check(task, { vocabulary }): Generator<Problem<Facts>> {
    for (const view of checkViews(task)) {
      const entry = vocabulary.find('metric', view.metric);
      const unreadable = entry && findUnreadable(view, entry, vocabulary);
      if (unreadable) {
        yield {
          at: view.result?.at ?? view.at,
          metric: view.metric,
          severity: 'error',
          ...unreadable,
        };
        continue;
      }
      if (!entry || hasSwappedSides(view, vocabulary)) continue;
      for (const side of ['result', 'expected'] as const) {
        const argument = entry.contract[side];
        const source = view[side];
        if (!argument || !source) continue;
        const takesRules = side === 'expected' && entry.contract.rules !== undefined;
        const found = findOther(source.value, argument, takesRules, vocabulary);
        // W44 reports rules in the place of a result.
        if (found === undefined || (found === 'rules' && side === 'result')) continue;
        const about = Array.from(partsForMetric(view), toPointer);
        yield { at: source.at, about, metric: view.metric, accepts: argument.accepts, found };
        break;
      }
    }
  },
});

/** A result that the source of the metric opens with a library that cannot read it, whatever the agent does. */
function findUnreadable(
  { result }: CheckView,
  { source: place }: MetricEntry,
  vocabulary: Vocabulary,
): Pick<Facts, 'accepts' | 'found' | 'library'> | undefined {
  const source = result?.value;
  if (!place?.opensResult || !isObject(source)) return undefined;
  if (!storesFiles(getterContractOf(source, vocabulary)?.from)) return undefined;
  const names = namesOf(source);
  const library = place.opensResult.find(
    (name) =>
      names.length > 0 &&
      names.every(
        (file) => typeof file === 'string' && cannotRead(name, extensionOf(toFileName(file))),
      ),
  );
  return library === undefined
    ? undefined
    : { accepts: 'another file', found: describeFile(source), library };
}

/** What a wrong metric is given: its rules, its options, and the reference that it lacks. */
function* partsForMetric({ expected, options }: CheckView): Generator<Path> {
  if (expected) yield isNothing(expected) ? expected.at : [...expected.at, 'rules'];
  if (options) yield options.at;
}

/** What a source returns, if it is surely none of what is wanted. */
function findOther(
  source: unknown,
  argument: Argument,
  takesRules: boolean,
  vocabulary: Vocabulary,
): string | undefined {
  if (!isObject(source)) return undefined;
  const { returnType: found, returns, keys, from } = getterContractOf(source, vocabulary) ?? {};
  const usual = returnTypeOf(argument.example, vocabulary);
  if (found === 'file') {
    // Without a path that the getter reads, the name of the file is not certain.
    const isNamed = keys?.path === undefined || source.path !== undefined;
    if (takesRules || (isNamed && isOfOtherKind(source, argument))) return describeFile(source);
    return usual === 'value' ? filePath : undefined;
  }
  if (usual !== 'file' || takesRules) return undefined;
  if (found === 'rules') return 'rules';
  if (from && printers.has(from.kind)) return 'the output of a command';
  return returns ?? (found === 'value' ? 'a value' : undefined);
}

const filePath = 'the path of a file';
const printers = new Set<Provenance['kind']>(['command errors', 'command output', 'terminal']);

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

/** Whether all names of the file are of another kind than that of the example. */
function isOfOtherKind(source: JsonObject, { example }: Argument): boolean {
  const wanted = kindOf(toArray(example?.dest)[0]);
  if (wanted === undefined || source.dest === undefined) return false;
  return namesOf(source).every((name) => isOfOther(kindOf(name), wanted));
}

function describeFile(source: JsonObject): string {
  const [name] = namesOf(source);
  return typeof name === 'string' ? `"${toFileName(name)}"` : 'a file';
}

/** Where the first file that is given comes from, and its local name. */
const namesOf = ({ path, dest, gives }: JsonObject): unknown[] =>
  [path, dest]
    .filter((field) => field !== undefined)
    .map((field) => toArray(field)[Array.isArray(gives) ? Number(gives[0]) : 0]);

/** Plain text may be a table or a page. */
const isOfOther = (kind: string | undefined, wanted: string): boolean =>
  kind !== undefined &&
  kind !== wanted &&
  !(textual.has(kind) && textual.has(wanted) && (kind === 'text' || wanted === 'text'));

const textual = new Set(['page', 'table', 'text']);
