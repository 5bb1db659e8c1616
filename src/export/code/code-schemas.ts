import { z } from 'zod/v3';
import { count, documented } from '#format/documented.ts';
import { functionKinds } from '#vocabulary/contract/entry.ts';
import { exportHead } from '../dataset/export-schemas.ts';

const digest = (description: string) => documented(z.string(), description);

const codeDigestFields = {
  digest: digest('SHA-256 of what it does, in hexadecimal digits.'),
  pieces: documented(
    z.array(z.string()).readonly(),
    'The keys in "pieces" of what it is made of, its own first.',
  ),
  packages: documented(
    z.array(z.string()).readonly(),
    'What it uses of packages that are not of the environment, such as "openpyxl 3.1.2", or "pandas" where no version is stated.',
  ),
  unfollowed: documented(
    z.array(z.string()).readonly(),
    'What it calls without showing what that is, as written. A change there changes no digest.',
  ),
};

/** `functions.json`. */
export const functionsFileSchema = documented(
  z.strictObject({
    ...exportHead,
    commit: documented(
      z.string().nullable(),
      'The commit that the source was read from; null where it was read from a folder.',
    ),
    judge: documented(
      z.strictObject(codeDigestFields).nullable(),
      'The code that makes a score of what metrics return; null where none was found.',
    ),
    starter: documented(
      z.strictObject(codeDigestFields).nullable(),
      'The code that runs the steps of a task before the agent acts; null where none was found.',
    ),
    functions: documented(
      z.array(
        z.strictObject({
          kind: documented(z.enum(functionKinds), 'What kind of function it is.'),
          name: documented(z.string(), 'As task files write it: a getter without "get_".'),
          ...codeDigestFields,
        }),
      ),
      'The functions that tasks can name, by kind and name.',
    ),
    pieces: documented(
      z.record(
        z.strictObject({
          file: documented(z.string(), 'The file of the source.'),
          line: documented(count().optional(), 'The line where it begins, counted from 1.'),
          name: documented(
            z.string(),
            'As in "compare_table", "SetupController.download" or "TIMEOUT".',
          ),
          digest: digest('SHA-256 of this piece alone, without what it uses.'),
        }),
      ),
      'By their keys, the functions, methods, classes and constants that the digests are made of.',
    ),
  }),
  'What each function of an environment does, as a digest.',
);

export type FunctionsFile = z.infer<typeof functionsFileSchema>;

const contents = {
  version: documented(z.literal(1), 'The version of how these digests are made.'),
  functions: documented(
    z.record(z.string().nullable()).readonly(),
    'By kind and name, as in "metric compare_csv", the digest of each function that the task names; null where no code of it was found.',
  ),
};

const at = () => documented(z.string(), 'Where it is in the task file, as a JSON Pointer.');

const evaluatorSchema = z.strictObject({
  at: at(),
  checks: documented(
    z
      .array(
        z.strictObject({
          metric: documented(z.unknown(), 'The name in "func".'),
          result: documented(z.unknown(), 'Its entry of "result".'),
          expected: documented(z.unknown(), 'Its entry of "expected".'),
          options: documented(z.unknown(), 'Its entry of "options".'),
        }),
      )
      .readonly()
      .optional(),
    'Each metric with its entries of the lists; what is null or an empty object is left out.',
  ),
  conj: documented(z.unknown(), 'Of several checks: "and" where the file does not say.'),
  postconfig: documented(z.unknown(), 'The steps before judging, with "parameters" in each.'),
  extra: documented(z.record(z.unknown()).optional(), 'Fields outside of the format.'),
});

const gradersSchema = z.strictObject({
  at: at(),
  graders: documented(
    z.array(z.unknown()).readonly(),
    'Commands that judge by themselves, as the file has them.',
  ),
});

/** A line of `digest-contents.jsonl`. */
export const digestContentsSchema = documented(
  z.strictObject({
    id: documented(z.string(), "The task's id, or the name of its file when it has none."),
    file: documented(z.string(), 'The task file, relative to the tasks folder.'),
    judgingDigest: documented(
      z.string().nullable(),
      'SHA-256 over the canonical JSON (RFC 8785) of "judging"; null when that has no canonical form.',
    ),
    startingDigest: documented(z.string().nullable(), 'The same of "starting".'),
    judging: documented(
      z.strictObject({
        ...contents,
        evaluators: documented(
          z.array(z.union([evaluatorSchema, gradersSchema])).readonly(),
          'Every evaluator of the task in one form, without what is absent or empty.',
        ),
        judge: documented(
          z.string().nullable(),
          'The digest of the code that makes a score of what metrics return; null where none was found.',
        ),
      }),
      'What decides how the task is judged.',
    ),
    starting: documented(
      z.strictObject({
        ...contents,
        steps: documented(
          z
            .array(
              z.strictObject({
                at: at(),
                steps: documented(z.array(z.unknown()).readonly(), 'The steps in one form.'),
              }),
            )
            .readonly(),
          'The lists of steps, without empty ones.',
        ),
        snapshot: documented(z.unknown(), 'As the file has it; absent where it has none.'),
        proxy: documented(z.unknown(), 'True where it is needed, otherwise absent.'),
        fixed_ip: documented(z.unknown(), 'True where it is needed, otherwise absent.'),
        starter: documented(
          z.string().nullable(),
          'The digest of the code that runs the steps; null where none was found.',
        ),
      }),
      'What decides how the task starts.',
    ),
    canary: documented(z.string().optional(), "The dataset's canary, if it has one."),
  }),
  'What the judging digest and the starting digest of a task are made of.',
);

export type DigestContentsLine = z.infer<typeof digestContentsSchema>;
