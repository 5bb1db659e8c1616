import { defineDatasetRule } from '../model/rule.ts';

export const suiteTaskOnce = defineDatasetRule({
  code: 'D04',
  name: 'suite-task-once',
  severity: 'warning',
  consequence: 'nothing',
  summary: 'A suite lists every task once.',
  why: 'A task that a suite lists twice is run twice or counted twice.',
  howToFix: 'Remove one of the two. If the second should be another task, write its id.',
  examples: {
    good: [{ 'os/a.json': { id: 'a' }, 'suites/quick.json': { os: ['a'] } }],
    bad: [{ 'os/a.json': { id: 'a' }, 'suites/quick.json': { os: ['a', 'a'] } }],
  },

  message: ({ folder, id }: { folder: string; id: string }) =>
    `"${id}" is already listed under "${folder}"; list each task once`,

  *check(_tasks, { suites }) {
    for (const { file, members } of suites) {
      const seen = new Set<string>();
      for (const { folder, id, at } of members) {
        const key = `${folder}/${id}`;
        if (seen.has(key)) yield { file, at, folder, id };
        seen.add(key);
      }
    }
  },
});
