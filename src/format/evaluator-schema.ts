import { z } from 'zod/v3';
import type { JsonObject } from '#text/json/json-value.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import { documented } from './documented.ts';
import { setupActionSchema } from './setup-action-schema.ts';
import { sourceOrNothingSchema } from './source-schema.ts';

const metricName = z.string().min(1);
const metricOptions = z.object({}).passthrough();

/** How a task's completion is judged. */
export const evaluatorSchema = z
  .object({
    func: documented(
      z.union([
        documented(metricName, {
          description: 'The name of one metric.',
          names: 'metrics',
          typeMessage: 'It must be the name of a metric, or an array with at least one name.',
        }),
        z
          .array(documented(metricName, { description: 'The name of a metric.', names: 'metrics' }))
          .min(1),
      ]),
      {
        description: 'The metric that judges the task, or an array of several.',
        examples: ['compare_pdfs', ['check_csv', 'exact_match']],
        guidance: [
          'When it is an array, "result", "expected" and "options" are arrays of the same length: element n of each belongs to metric n.',
          'Read the page of a metric before you reuse it: each has its own needs and its own idea of equality.',
          '"infeasible" is a placeholder that does nothing; it marks a task that cannot be done.',
        ],
      },
    ),
    result: documented(
      z.union([sourceOrNothingSchema, z.array(sourceOrNothingSchema)]).optional(),
      {
        description:
          'Where the output of the agent is obtained; an array as long as "func" when that is an array.',
        examples: [{ type: 'vm_file', path: '/home/user/report.pdf', dest: 'report.pdf' }],
        guidance: ['An element {} or null means that the metric at this position judges nothing.'],
      },
    ),
    expected: documented(
      z.union([sourceOrNothingSchema, z.array(sourceOrNothingSchema)]).optional(),
      {
        description:
          'What the output is compared with; an array as long as "func" when that is an array.',
        examples: [{ type: 'rule', rules: { expected: 'UTC' } }],
        guidance: [
          'A metric that needs no reference has none here: the field is absent, or its element is {} or null.',
        ],
      },
    ),
    postconfig: documented(z.array(setupActionSchema).optional(), {
      description:
        'Steps that run after the agent has finished and before anything is judged, in this order.',
      examples: [[{ type: 'activate_window', parameters: { window_name: 'report.docx' } }]],
      guidance: [
        'Often three steps save the open document: one brings its window to the front, one waits, one presses the keys.',
      ],
    }),
    conj: documented(z.enum(['and', 'or']).optional(), {
      description:
        'How several metrics combine: "and" when all must pass, "or" when one is enough.',
      default: 'and',
      examples: ['or'],
      guidance: [
        'OSWorld treats any other value as "or".',
        'With "or", one result can be compared with several references: each metric gets the same result and another expected file.',
      ],
    }),
    options: documented(
      z.union([metricOptions, z.array(z.union([metricOptions, z.null()]))]).optional(),
      {
        description:
          'Options of the metrics, one object for each. Real files also write a single object with a single metric.',
        examples: [[{ ignore_blanks: true }]],
        guidance: [
          'Which options there are depends on the metric; its page lists them. A metric without options has {} in its place.',
        ],
      },
    ),
  })
  .passthrough();

/** The format's own fields of the evaluator; any other is extra. */
export const evaluatorFields: readonly string[] = Object.keys(evaluatorSchema.shape);

/**
 * Whether a project combines the metrics in a way of its own, so that it is not known which values belong
 * to which: `conj` has a value outside the format, which is no misspelling, beside settings that
 * evaluators of the format do not have.
 */
export function isCombinedByRunner(evaluator: JsonObject): boolean {
  const { conj } = evaluator;
  if (typeof conj !== 'string' || findNearestName(conj.toLowerCase(), ['and', 'or'])) return false;
  return (
    conj !== '' &&
    Object.entries(evaluator).some(
      ([key, value]) =>
        !evaluatorFields.includes(key) &&
        typeof value !== 'string' &&
        !findNearestName(key, evaluatorFields),
    )
  );
}
