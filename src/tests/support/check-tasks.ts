import { checkEach, checkTogether, type CheckTaskContext } from '#lint/engine/check-tasks.ts';
import { toDatasetMember } from '#lint/model/dataset-member.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import type { SuiteList } from '#lint/model/rule.ts';

/** What is wrong with the tasks of a dataset; the parser's own findings are not repeated. */
export function checkTasks(
  files: readonly ParsedFile[],
  context: CheckTaskContext & { suites: readonly (SuiteList & { text: string })[] },
): Finding[] {
  const texts = new Map([...files, ...context.suites].map(({ file, text }) => [file, text]));
  const members = files.flatMap(({ file, fields }) =>
    fields ? [toDatasetMember(file, fields, context.vocabulary)] : [],
  );
  const textOf = (file: string) => texts.get(file) ?? '';
  return [...checkEach(files, context).flat(), ...checkTogether(members, { ...context, textOf })];
}
