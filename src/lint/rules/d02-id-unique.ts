import { toJsonFileStem } from '#text/file-name.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { wordsOf } from '#text/similarity/shingles.ts';
import { platformOf } from '#machine/platform-name.ts';
import {
  areSystematic,
  type FolderPair,
  groupByFolders,
  type TaskPair,
} from '../facts/dataset/folder-pairs.ts';
import { areUnlike } from '../facts/dataset/unlike-words.ts';
import { type DatasetMember, defineDatasetRule } from '../model/rule.ts';

export const idUnique = defineDatasetRule({
  code: 'D02',
  name: 'id-unique',
  severity: 'warning',
  consequence: 'scores',
  summary: 'Every task has a unique id.',
  why: 'Results and cached files are stored by id, so one task overwrites those of the other. Where the tasks of a folder are those of another folder for another platform, or in variants, the same ids are intended; the severity is then info.',
  howToFix:
    'Give one of the tasks a new id, such as a new UUID, and name its file after it. Delete a copy that nobody needs.',
  trackRecord: [{ dataset: 'DeskCraft', read: 2, defects: 2 }],
  examples: {
    good: [
      {
        'a.json': { id: 'a' },
        'b.json': { id: 'b', instruction: 'Put a PDF of the open page on the desktop.' },
      },
    ],
    bad: [
      { 'one/a.json': { id: 'a' }, 'two/a.json': { id: 'a' } },
      { 'linux/a.json': { id: 'a' }, 'windows/a.json': { id: 'a' } },
    ],
  },

  message(facts: Facts) {
    if (facts.kind === 'folders') {
      const { tasks, size, folder, other } = facts;
      const have = tasks === 1 ? 'has the id of a task' : 'have the ids of tasks';
      return `${formatCount(tasks)} of ${count(size, 'task')} of "${folder}" ${have} of "${other}"; make sure that results are stored apart`;
    }
    const { id, other, isCopy } = facts;
    return isCopy
      ? `the id "${id}" is already used by "${other}", with the same instruction; remove the copy, or give it a unique id`
      : `the id "${id}" is already used by "${other}", with another instruction; give each task a unique id`;
  },

  *check(tasks) {
    for (const pair of groupByFolders(listPairs(tasks), tasks)) {
      const { folder, other, size, files, pairs } = pair;
      if (isIntended(pair)) {
        const facts = { tasks: pairs.length, size, folder, other };
        const file = pairs[0]?.file ?? '';
        yield {
          kind: 'folders' as const,
          file,
          at,
          files,
          ...facts,
          cause: causes.folders,
          severity,
        };
        continue;
      }
      for (const { file, id, other: owner, isCopy } of pairs) {
        const facts = { id, other: owner, isCopy, cause: causes[isCopy ? 'copy' : 'other'] };
        yield { kind: 'task' as const, file, at, ...facts };
      }
    }
  },
});

const at = ['id'];
const severity = 'info' as const;
const causes = {
  copy: 'the task has the id and the instruction of another one',
  other: 'the task has the id of another one',
  folders: 'tasks of one folder have the ids of tasks of another one',
};

type Facts =
  | { kind: 'task'; id: string; other: string; isCopy: boolean }
  | { kind: 'folders'; tasks: number; size: number; folder: string; other: string };

interface IdPair extends TaskPair {
  id: string;
  isCopy: boolean;
  isSimilar: boolean;
}

/** Each task whose id an earlier one has, with that one. */
function listPairs(tasks: readonly DatasetMember[]): IdPair[] {
  return [...Map.groupBy(tasks, ({ task }) => task.fields.id)].flatMap(([id, members]) => {
    if (typeof id !== 'string' || id === '' || members.length === 1) return [];
    // A file with another name than its id is a copy.
    const owner = members.find(({ file }) => toJsonFileStem(file) === id) ?? members[0];
    if (!owner) return [];
    return members.flatMap(({ file, task }) => {
      if (file === owner.file) return [];
      const [one, other] = [task.instruction, owner.task.instruction];
      const isCopy = task.fields.instruction === owner.task.fields.instruction;
      const isSimilar = isCopy || !areUnlike(new Set(wordsOf(one)), new Set(wordsOf(other)));
      return [{ file, id, other: owner.file, isCopy, isSimilar }];
    });
  });
}

/** Whether the tasks of two folders are those of two platforms, or the same in variants. */
function isIntended(pair: FolderPair<IdPair>): boolean {
  const { folder, other, pairs } = pair;
  if (platformOf(folder) !== platformOf(other)) return true;
  const similar = pairs.filter(({ isSimilar }) => isSimilar).length;
  return similar > pairs.length / 2 && areSystematic(pair);
}
