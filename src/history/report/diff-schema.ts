import { z } from 'zod/v3';
import { type ChangeClass, changeClasses } from '#format/change-class.ts';
import { count, documented } from '#format/documented.ts';
import { shortcutFields } from '#shortcuts/report/report-schema.ts';
import { codeFields, seenCode } from './code-schema.ts';
import { changeSchema, patchSchema } from './change-json.ts';

const state = z.strictObject({
  name: documented(z.string(), 'As written on the command line.'),
  date: documented(
    z.string().nullable(),
    'The day in the citation of a tagged release, otherwise the time of the commit; null for a folder and for an export.',
  ),
  tasks: documented(count(), 'How many tasks it has.'),
  unreadable: documented(
    z.array(z.string()),
    'Files that are not JSON or cannot be read; they are not compared.',
  ),
  code: seenCode,
});

const task = {
  id: documented(z.string(), "The task's own id, or its file's name when it has none."),
  file: documented(z.string(), 'The task file, relative to the folder of the later state.'),
};

const shortcut = z.strictObject({ ...task, ...shortcutFields });

const changed = {
  ...task,
  class: documented(
    z.enum([...changeClasses, 'same']),
    'The worst class of its changes; "same" when only its id or its file has changed.',
  ),
  changes: documented(z.array(changeSchema), 'Every change, in the order of the format.'),
  patch: patchSchema,
};

const classCounts = {
  judging: documented(count(), 'The evaluation of the task has changed.'),
  code: documented(
    count(),
    'The code of the environment that judges or starts the task has changed.',
  ),
  environment: documented(count(), 'The state in which the agent starts has changed.'),
  instruction: documented(count(), 'The instruction has changed.'),
  moved: documented(
    count(),
    'Fetched files come from other addresses; their content may be the same.',
  ),
  unknown: documented(
    count(),
    "Only fields of the dataset's own have changed, of which nobody knows who reads them.",
  ),
  editorial: documented(
    count(),
    'Only parts that neither the agent nor the evaluator sees have changed.',
  ),
} satisfies Record<ChangeClass, z.ZodTypeAny>;

/** What differs between two states of a dataset; each task is in one list. */
export const diffSchema = documented(
  z.strictObject({
    before: documented(state, 'The earlier state.'),
    after: documented(state, 'The later state.'),
    byClass: documented(
      z.object(classCounts),
      'How many tasks have changed, by the worst class of their changes; renamed ones too.',
    ),
    comparable: documented(
      z.strictObject({
        yes: documented(count(), 'Results can be compared.'),
        likely: documented(count(), 'Results can likely be compared.'),
        unknown: documented(count(), 'Whether results can be compared cannot be told.'),
        no: documented(count(), 'Results cannot be compared.'),
        unscored: documented(
          count(),
          'Neither state of the task can be scored, since its evaluator names no metric.',
        ),
      }),
      'Of the tasks that both states have: on how many results can be compared.',
    ),
    suggestion: documented(
      z
        .strictObject({
          step: documented(
            z.enum(['major', 'minor', 'patch']),
            'Which part of the version number increases.',
          ),
          version: documented(
            z.string().nullable(),
            'The next version; null when the earlier state has no version such as "1.4.2".',
          ),
        })
        .nullable(),
      'The version that should come next; null when nothing is known to have changed.',
    ),
    added: documented(z.array(z.strictObject(task)), 'Tasks that only the later state has.'),
    removed: documented(
      z.array(z.strictObject(task)),
      'Tasks that only the earlier state has, without those whose file cannot be read in the later one.',
    ),
    renamed: documented(
      z.array(
        z.strictObject({
          ...changed,
          from: documented(z.strictObject(task), 'The task in the earlier state.'),
          similarity: documented(
            z.number().min(0).max(1),
            'The share of the content that both have; 1 when it is the same.',
          ),
        }),
      ),
      'Tasks with another id, or with the same content in another file.',
    ),
    changed: documented(
      z.array(
        z.strictObject({
          ...changed,
          from: documented(
            z.strictObject(task).optional(),
            'The task in the earlier state, if it was in another file.',
          ),
        }),
      ),
      'Tasks with the same id and other content, or with other code of the environment.',
    ),
    same: documented(count(), 'How many tasks are the same.'),
    readable: documented(
      z.array(z.strictObject(task)),
      'Tasks of the later state whose file the earlier one has, but could not be read in it.',
    ),
    shortcuts: documented(
      z.strictObject({
        added: documented(
          z.array(shortcut),
          'Of tasks that have changed or are new: ways to pass without the work that only the later state has.',
        ),
        removed: documented(
          z.array(shortcut),
          'Of tasks that have changed or were removed: those that only the earlier state has.',
        ),
      }),
      'What differs in how tasks could be passed without the work.',
    ),
    ...codeFields,
  }),
  'What differs between two states of a dataset.',
);

export type DiffJson = z.infer<typeof diffSchema>;
