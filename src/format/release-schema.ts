import { z } from 'zod/v3';
import { day, documented, doi } from './documented.ts';

const version = () =>
  documented(z.string().min(1), {
    description: 'The version that readers cite.',
    examples: ['1.1.0'],
  });

const about = {
  date: documented(
    day().optional(),
    'The day of the release. Default, for a commit: "date" in "citation" of its own "dataset.json" if the "version" there is that of the release, otherwise the day of the commit.',
  ),
  notes: documented(
    z.string().min(1).optional(),
    'What readers should know about the release, plain text.',
  ),
  doi: documented(doi().optional(), 'The DOI of the release, without an address before it.'),
};

/** A state of the dataset that readers cite; where its files are, one field says. */
const release = z.strictObject({
  version: version(),
  ref: documented(z.string().min(1).optional(), {
    description: 'The tag or the commit of the release, in the repository that contains the tasks.',
    examples: ['v1.1.0'],
  }),
  folder: documented(
    z.string().min(1).optional(),
    'A folder with the task files of the release, relative to this file.',
  ),
  export: documented(
    z.string().min(1).optional(),
    'The "tasks.jsonl" that an earlier site has exported, relative to this file.',
  ),
  environment: documented(
    z
      .strictObject({
        ref: documented(z.string().min(1), {
          description: 'The branch, tag or commit of the repository of the environment.',
          examples: ['v1.1.0'],
        }),
        path: documented(
          z.string().min(1).optional(),
          'The folder of the environment in a clone of its repository, relative to this file. Default: that of the current environment.',
        ),
      })
      .optional(),
    'The code by which the tasks of the release were judged, if it is not in the commit of the tasks. Default, for a commit: what "environment" of its own "dataset.json" names, otherwise the environment in it.',
  ),
  ...about,
});

/** The releases of a dataset. */
export const releasesSchema = z.union([
  z.array(release),
  z.strictObject({
    tags: documented(z.string().min(1), {
      description:
        'Which tags of the repository are releases, as a pattern such as "v*". The version is the name of the tag, without a "v" before a digit.',
      examples: ['v*'],
    }),
  }),
]);

export type Release = z.infer<typeof release>;

/** Tasks that were removed, and why. */
export const withdrawnSchema = z.array(
  z.strictObject({
    id: documented(
      z.string().min(1),
      'The id of the task that was removed; with its folder, as in "windows/6f9b2c1e", where several tasks share it.',
    ),
    reason: documented(z.string().min(1), 'Why it was removed, one or two sentences.'),
    replacedBy: documented(
      z.string().min(1).optional(),
      'The id of the task that takes its place.',
    ),
  }),
);
