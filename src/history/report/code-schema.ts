import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';

/** Whether the code of the environment was read in a state. */
export const seenCode = documented(
  z.strictObject({
    seen: documented(
      z.boolean(),
      'Whether the source of its functions was found. If it was found in only one of two states, nobody can tell whether results are comparable.',
    ),
    commit: documented(
      z.string().nullable(),
      'The commit that it was read from; null when it was read from a folder, or not found.',
    ),
  }),
  'The code of the environment that judges and starts the tasks.',
);

const change = z.enum(['changed', 'added', 'removed']);

const part = (what: string) =>
  documented(
    z.enum([...change.options, 'same', 'unseen']),
    `What has become of the code that ${what}; "unseen" when it was found in neither state, or the code of one of them was not seen.`,
  );

/** What differs in the code of the environment. */
export const codeFields = {
  functions: documented(
    z.array(
      z.strictObject({
        kind: documented(z.enum(['getter', 'metric', 'action']), 'What kind of function it is.'),
        name: documented(
          z.string(),
          'As the source has it; a getter comes without "get_", as in task files.',
        ),
        change: documented(
          change,
          'What has changed; "added" and "removed": only one state has it.',
        ),
        tasks: documented(
          z.array(z.string()),
          'The ids of the tasks of the later state that use it, in the order of their files.',
        ),
      }),
    ),
    'Every function whose code, or that of something it uses, differs, whether a task uses it or not.',
  ),
  judge: part('makes scores of what metrics return'),
  starter: part('runs the steps of tasks before the agent acts'),
};
