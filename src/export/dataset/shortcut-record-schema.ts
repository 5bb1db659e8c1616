import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';
import { type PublishedClass, publishedClasses } from '#shortcuts/model/shortcut-classes.ts';
import { shortcutFields } from '#shortcuts/report/report-schema.ts';

/** A line of `shortcuts.jsonl`. */
export const shortcutRecordSchema = z.strictObject({
  id: documented(z.string(), 'The id of the task.'),
  file: documented(z.string(), 'Its file, relative to the tasks folder.'),
  ...shortcutFields,
  published: documented(
    z.enum(Object.keys(publishedClasses) as [PublishedClass, ...PublishedClass[]]).optional(),
    'The class of flaws that it belongs to in the audit of benchmarks of arXiv 2605.12673. Absent where answers are withheld.',
  ),
  line: documented(z.number().int().min(1), 'The line of the place in the file, from 1.'),
  canary: documented(z.string().optional(), "The dataset's canary, where it has one."),
});
