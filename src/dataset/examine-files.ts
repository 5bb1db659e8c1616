import { checkEach } from '../lint/engine/check-tasks.ts';
import { toDatasetMember } from '../lint/model/dataset-member.ts';
import type { Finding } from '../lint/model/finding.ts';
import type { JsonRecord } from '../text/json-value.ts';
import type { Checker } from './checker.ts';
import type { Progress } from './progress.ts';
import { readPortions } from './read-files.ts';

/** What is left of a file after its check: little, since a dataset may have very many. */
export interface ExaminedFile {
  file: string;
  /** What the rules about the dataset need of a task; undefined for a file that is none. */
  compared: JsonRecord | undefined;
  findings: readonly Finding[];
  /** Undefined when too many others are kept already; it is read again where it is needed. */
  text: string | undefined;
}

/** Of the texts that are kept, all together; to read a file again takes as long as to check it. */
const longestCached = 64_000_000;

/** Reads, parses and checks files; the results come in their order. */
export function examineFiles(
  folder: string,
  files: readonly string[],
  checker: Pick<Checker, 'vocabulary' | 'isValid'>,
  progress?: Progress,
): ExaminedFile[] {
  const examined: ExaminedFile[] = [];
  let kept = 0;
  for (const portion of readPortions(folder, files)) {
    const found = checkEach(portion, checker);
    for (const [index, { file, text, fields, findings }] of portion.entries()) {
      kept += text.length;
      examined.push({
        file,
        text: kept <= longestCached ? text : undefined,
        compared: fields && toDatasetMember(file, fields).task.fields,
        findings: [...findings, ...(found[index] ?? [])],
      });
    }
    progress?.('checking files', examined.length, files.length);
  }
  return examined;
}
