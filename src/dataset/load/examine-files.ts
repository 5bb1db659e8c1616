import { checkEach } from '../../lint/engine/check-tasks.ts';
import { toDatasetMember } from '../../lint/model/dataset-member.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { DatasetMember, SuiteMember } from '../../lint/model/rule.ts';
import type { Checker } from './checker.ts';
import { digestLocalFiles } from '../local-files/digest-local-files.ts';
import { listLocalNames } from '../local-files/list-local-names.ts';
import { foldersOf, type OpenFolder } from './open-folder.ts';
import type { Progress } from '../progress.ts';
import { readPortions } from '../files/parse-files.ts';

/** A file after its check, with only what is needed later, since a dataset may have very many. */
export interface ExaminedFile {
  file: string;
  /** What the rules about the dataset compare; undefined for a file that is not a task. */
  task: DatasetMember | undefined;
  /** The ids of a file that has the layout of a suite. */
  members: readonly SuiteMember[] | undefined;
  findings: readonly Finding[];
  /** Undefined when the cache is full; the text is then read again when it is needed. */
  text: string | undefined;
}

/** The length of all cached texts together; to read a file again takes as long as to check it. */
const maxCachedLength = 64_000_000;

/** Reads, parses and checks files; the results are in their order. */
export function examineFiles(
  opened: OpenFolder,
  checker: Pick<Checker, 'vocabulary' | 'isValid' | 'environment'>,
  progress?: Progress,
): ExaminedFile[] {
  const examined: ExaminedFile[] = [];
  const { folder, files } = opened;
  let cachedLength = 0;
  for (const portion of readPortions(folder, files)) {
    const localFiles = digestLocalFiles(
      foldersOf(opened),
      listLocalNames(portion.map(({ text }) => text)),
    );
    const found = checkEach(portion, { ...checker, localFiles });
    for (const [index, { file, text, fields, members, findings }] of portion.entries()) {
      cachedLength += text.length;
      examined.push({
        file,
        text: cachedLength <= maxCachedLength ? text : undefined,
        task: fields && toDatasetMember(file, fields),
        members,
        findings: [...findings, ...(found[index] ?? [])],
      });
    }
    progress?.('checking files', examined.length, files.length);
  }
  return examined;
}
