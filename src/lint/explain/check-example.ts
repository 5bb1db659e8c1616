import type { JsonObject } from '#text/json/json-value.ts';
import { builtInVocabulary as vocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { checkEach, checkTogether } from '../engine/check-tasks.ts';
import { exampleDataset, isSuite } from '../examples/example-dataset.ts';
import { exampleTask } from '../examples/example-task.ts';
import { toDatasetMember } from '../model/dataset-member.ts';
import { type FileExample, toBytes } from '../model/example-file.ts';
import type { Finding } from '../model/finding.ts';
import { decode } from '../parse/decode-text.ts';
import { parseFile } from '../parse/parse-file.ts';
import { findTaskList } from '../parse/task-list.ts';

/** All that the check finds in a file of an example, whichever rule finds it; nothing in a link. */
export function checkFile(example: FileExample): Finding[] {
  const bytes = toBytes(example);
  if (!bytes) return [];
  const list = findTaskList(exampleName, decode(bytes).text, Infinity);
  return list ? [...list.findings] : checkFiles({ [exampleName]: bytes });
}

/** The only file of an example. */
export const exampleName = 'example.json';

/** The same in a dataset of parts of tasks by file, and of suites below the folder `suites`. */
export function checkParts(parts: Readonly<Record<string, JsonObject>>): Finding[] {
  const { suites } = exampleDataset(parts).context;
  const tasks = Object.entries(parts).filter(([file]) => !isSuite(file));
  const files = tasks.map(([file, fields]) => {
    const text = `${JSON.stringify(exampleTask(fields), null, 2)}\n`;
    return [file, new TextEncoder().encode(text)] as const;
  });
  return checkFiles(
    Object.fromEntries(files),
    suites.map((suite) => ({ ...suite, text: JSON.stringify(parts[suite.file]) })),
  );
}

type Suites = ReturnType<typeof exampleDataset>['context']['suites'];

function checkFiles(
  files: Readonly<Record<string, Uint8Array>>,
  suites: readonly (Suites[number] & { text: string })[] = [],
): Finding[] {
  const parsed = Object.entries(files).map(([file, bytes]) => parseFile(file, bytes));
  const texts = new Map([...parsed, ...suites].map(({ file, text }) => [file, text]));
  const members = parsed.flatMap(({ file, fields }) =>
    fields ? [toDatasetMember(file, fields, vocabulary)] : [],
  );
  return [
    ...parsed.flatMap(({ findings }) => findings),
    ...checkEach(parsed, { vocabulary, isValid: () => false }).flat(),
    ...checkTogether(members, {
      vocabulary,
      suites,
      textOf: (file) => texts.get(file) ?? '',
    }),
  ];
}
