import { z } from 'zod/v3';
import { changeClasses } from '#format/change-class.ts';
import { count, documented } from '#format/documented.ts';
import { comparabilities } from '#history/releases/comparability.ts';
import { eventKinds } from '#history/timeline/history.ts';
import { codeFields, seenCode } from '#history/report/code-schema.ts';
import { changeSchema, patchSchema } from '#history/report/change-json.ts';

const classes = [...changeClasses, 'same'] as const;

/** A line of `changes.jsonl`. */
export const changeLineSchema = documented(
  z.strictObject({
    id: documented(
      z.string(),
      "The task's id in this release, or else the one it had before, or has next.",
    ),
    address: documented(z.string(), 'The page of the task today.'),
    release: documented(z.string().nullable(), 'The version; null when it is not released yet.'),
    date: documented(z.string().nullable(), 'The day of the release; null when it is not stated.'),
    kind: documented(
      z.enum(eventKinds),
      'What happened to the task; "unreadable": the release has its file, which cannot be read; "readable": it can be read now; "returned": it was removed before.',
    ),
    class: documented(
      z.enum(classes),
      'The worst class of its changes; "same" when there are none.',
    ),
    digest: documented(
      z.string().nullable(),
      'SHA-256 over the canonical JSON (RFC 8785) of the task file in this release; null when the release does not have it, or it has no canonical form.',
    ),
    from: documented(
      z
        .strictObject({
          id: documented(z.string(), 'The id that it had.'),
          file: documented(z.string(), 'The file that it was in, relative to the tasks folder.'),
        })
        .nullable(),
      'What the task was called before, if it has another id or file now.',
    ),
    similarity: documented(
      z.number().min(0).max(1).nullable(),
      'The share of the content that is the same, of a task that got another id; null for others.',
    ),
    changes: documented(z.array(changeSchema), 'Every change, in the order of the format.'),
    patch: patchSchema,
    reason: documented(
      z.string().nullable(),
      'Why the dataset no longer has the task, as "withdrawn" in "dataset.json" states it; null when it does not, and for all other events.',
    ),
    replacedBy: documented(
      z.string().nullable(),
      'The id of the task that replaces it, from the same entry; null in the same cases.',
    ),
    canary: documented(z.string().optional(), "The dataset's canary, if it has one."),
  }),
  'What happened to a task in a release.',
);

export type ChangeLine = z.infer<typeof changeLineSchema>;

/** A line of the `tasks.jsonl` of a release. */
export const releaseLineSchema = documented(
  z.strictObject({
    id: documented(z.string(), "The task's id, or the name of its file when it has none."),
    file: documented(z.string(), 'The file of the task, relative to the tasks folder.'),
    instruction: documented(z.string(), 'What the agent is asked to do; empty when nothing is.'),
    digest: documented(
      z.string().nullable(),
      'SHA-256 over the canonical JSON (RFC 8785) of the task file; null when it has none.',
    ),
    task: documented(z.record(z.unknown()), 'The task file.'),
    canary: documented(z.string().optional(), "The dataset's canary, if it has one."),
  }),
  'A task of a release.',
);

export type ReleaseLine = z.infer<typeof releaseLineSchema>;

/** `releases.json`. */
export const releasesSchema = documented(
  z.strictObject({
    $schema: documented(z.string(), 'The address of the schema of this file.'),
    title: documented(z.string(), 'The title of the dataset.'),
    releases: documented(
      z.array(
        z.strictObject({
          version: documented(z.string().nullable(), 'Null when it is not released yet.'),
          address: documented(z.string(), 'The page of the release.'),
          date: documented(
            z.string().nullable(),
            'The day of the release; null when it is not stated.',
          ),
          notes: documented(
            z.string().nullable(),
            'What readers should know about it; null when nothing is stated.',
          ),
          doi: documented(z.string().nullable(), 'Its DOI; null when it has none.'),
          tasks: documented(count(), 'How many tasks it has.'),
          unreadable: documented(
            z.array(z.string()),
            'Files that may be tasks, but are not JSON or cannot be read.',
          ),
          digest: documented(
            z.string(),
            'SHA-256 over the sorted digests of its tasks, each followed by a line feed; a task without a digest counts as "-".',
          ),
          code: seenCode,
          changes: documented(
            z
              .strictObject({
                added: documented(
                  count(),
                  'Tasks that the release before it does not have, including those that came back.',
                ),
                removed: documented(
                  count(),
                  'Tasks that only the release before it has, without those whose file cannot be read here.',
                ),
                renamed: documented(
                  count(),
                  'Tasks with another id, even with other content, or with the same content in another file.',
                ),
                changed: documented(
                  count(),
                  'Tasks with the same id and other content, even in another file.',
                ),
                same: documented(count(), 'Tasks in which nothing has changed.'),
                readable: documented(
                  count(),
                  'Tasks whose file the release before it has too, but which could not be read there.',
                ),
                byClass: documented(
                  z.record(z.enum(changeClasses), count()),
                  'Changed tasks by the worst class of their changes; renamed ones too.',
                ),
                comparable: documented(
                  z.record(z.enum(comparabilities), count()),
                  'Whether results before and after can be compared, of the tasks that both releases have; "unknown" if that cannot be told, "unscored" if the task cannot be scored in either.',
                ),
                ...codeFields,
              })
              .nullable(),
            'How many tasks differ from the release before it; null for the first one. Each task of the release counts in one of "added", "renamed", "changed", "same" and "readable". On pages, a task that was renamed or moved and has changed counts as both.',
          ),
        }),
      ),
      'The newest first.',
    ),
    canary: documented(z.string().optional(), "The dataset's canary, if it has one."),
  }),
  'The releases of a dataset.',
);

export type ReleasesJson = z.infer<typeof releasesSchema>;
