import { toJsonFileStem } from '#text/file-name.ts';
import { platformOf } from '#machine/platform-name.ts';
import { defineDatasetRule } from '../model/rule.ts';

export const idUnique = defineDatasetRule({
  code: 'D02',
  name: 'id-unique',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every task has a unique id.',
  why: 'Results are stored by id, so one task overwrites the results of the other. In the folders of two platforms, the same id may be intended; the severity is then warning.',
  howToFix:
    'Give one of the tasks a new id, such as a new UUID, and name its file after it. Delete a copy that nobody needs.',
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

  message: ({ id, other, isCopy }: { id: string; other: string; isCopy: boolean }) =>
    isCopy
      ? `the id "${id}" is already used by "${other}", with the same instruction; remove the copy, or give it a unique id`
      : `the id "${id}" is already used by "${other}", with another instruction; give each task a unique id`,

  *check(tasks) {
    const byId = Map.groupBy(tasks, ({ task }) => task.fields.id);
    for (const [id, members] of byId) {
      if (typeof id !== 'string' || id === '' || members.length === 1) continue;
      // A file with another name than its id is a copy.
      const owner = members.find(({ file }) => toJsonFileStem(file) === id) ?? members[0];
      if (!owner) continue;
      for (const { file, task } of members) {
        if (file === owner.file) continue;
        const isOtherPlatform = platformOf(owner.file) !== platformOf(file);
        yield {
          file,
          at: ['id'],
          id,
          other: owner.file,
          isCopy: task.fields.instruction === owner.task.fields.instruction,
          cause: describePair(owner.file, file),
          severity: isOtherPlatform ? 'warning' : 'error',
        };
      }
    }
  },
});

/** A folder that was copied gives one cause for all of its tasks. */
function describePair(...files: readonly [string, string]): string {
  const [one, other] = files.map((file) => file.slice(0, file.lastIndexOf('/') + 1) || './');
  return `tasks of "${other ?? ''}" have the ids of tasks of "${one ?? ''}"`;
}
