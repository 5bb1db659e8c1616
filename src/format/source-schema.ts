import { z } from 'zod/v3';
import { documented } from './documented.ts';

// A fresh schema each time: a shared one becomes a reference, which would hide the second description.
const oneOrMore = () => z.union([z.string(), z.array(z.string())]);

/** One element of the evaluator's `result` or `expected`: what a getter fetches. */
export const sourceSchema = documented(
  z
    .object({
      type: documented(z.string().min(1).optional(), {
        description:
          'The getter that fetches it, written without the prefix "get_". Only an empty object, which fetches nothing, leaves it out.',
        names: 'getters',
        examples: ['vm_file'],
        guidance: [
          'The getters of the format document all begin with "get_"; task files leave that out.',
        ],
      }),
      path: documented(oneOrMore().optional(), {
        description: 'A file path on the machine or a web address; an array when "multi" is true.',
        examples: ['/home/user/Desktop/report.pdf'],
        guidance: ['With "multi" true, "path" and "dest" are arrays of the same length.'],
      }),
      dest: documented(oneOrMore().optional(), {
        description:
          'The file name under which the item is stored for evaluation; an array as long as "path" when "multi" is true.',
        examples: ['report.pdf'],
      }),
      multi: documented(z.boolean().optional(), {
        description: 'Whether several files are handled as several parameters.',
        default: false,
        examples: [true],
        guidance: ['Without it a getter expects one path and one name.'],
      }),
      gives: documented(z.array(z.number().int().min(0)).optional(), {
        description:
          'Which of the fetched files reach the metric, as positions counted from 0; the others are fetched but not passed.',
        examples: [[0, 1]],
        guidance: [
          'Files that it does not list are fetched and not passed on, such as the pictures that a page needs.',
          'In OSWorld, only the first file reaches the metric without it.',
        ],
      }),
    })
    .passthrough(),
  'What a getter fetches for the metric. Further keys belong to the getter.',
);

/** What one metric is given: a source, or nothing. */
export const sourceOrNothingSchema = z.union([sourceSchema, z.null()]);
