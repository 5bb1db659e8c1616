import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';

/** What this version writes; a newer one may have fields that it does not know. */
export const baselineVersion = 1;

const recorded = z.strictObject({
  rule: documented(z.string().min(1), {
    description: 'The code of the rule.',
    examples: ['W21'],
  }),
  tasks: documented(
    z.array(z.string().min(1)),
    'The ids of the tasks that the finding is about; the path of a file without an id, relative to the baseline.',
  ),
  at: documented(z.string(), {
    description:
      'The place by the names of fields, without indexes; empty for the file as a whole.',
    examples: ['/evaluator/result/path'],
  }),
  cause: documented(z.string(), 'What findings of one mistake have in common.'),
  count: documented(z.number().int().min(1), 'How many such findings there are.'),
});

/** Findings that a dataset has for now; `check --write-baseline` writes the file. */
export const baselineSchema = documented(
  z.strictObject({
    $schema: documented(z.string().optional(), 'The address of this schema, for editors.'),
    version: documented(z.literal(baselineVersion), 'The version of this format.'),
    findings: documented(z.array(recorded), 'By rule, then by task.'),
  }),
  'Findings that "benchlight check --baseline" leaves out.',
);

/** Findings of one mistake in one place of a task. */
export type RecordedFindings = z.infer<typeof recorded>;
