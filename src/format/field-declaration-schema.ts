import { z } from 'zod/v3';
import { documented } from './documented.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const meanings = z.record(z.string().min(1));

/** What `dataset.json` says about a field that the format does not have. */
export const fieldDeclarationSchema = z.strictObject({
  title: documented(z.string().min(1).optional(), {
    description: 'What the site calls the field. Default: its name, with blanks between words.',
    examples: ['Difficulty'],
  }),
  description: documented(
    z.string().min(1).optional(),
    'What the field says about a task; one sentence, plain text.',
  ),
  type: documented(
    z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
    'The JSON type that the field must have. Default: any.',
  ),
  required: documented(
    z.boolean().optional(),
    'Whether every task must have the field. Default: false.',
  ),
  values: documented(z.union([z.array(scalar).min(1), meanings]).optional(), {
    description:
      'The only values that the field may have, in their order: an array, or an object with the meaning of each. Of an array in a task, every element must be one of them.',
    examples: [['easy', 'hard'], { L1: 'one app, few steps', L2: 'several apps' }],
  }),
  minimum: documented(z.number().optional(), 'The least number that the field may have.'),
  maximum: documented(z.number().optional(), 'The greatest number that the field may have.'),
  order: documented(z.array(scalar).min(1).optional(), {
    description:
      'The order in which the site lists the values, which may be any; others follow. Default: the order of "values", or else numbers by size and texts by alphabet, in which L2 comes before L10.',
    examples: [['low', 'medium', 'high']],
  }),
  hidden: documented(
    z.boolean().optional(),
    'Whether the field is left out of filters, columns, groups and statistics. Default: false.',
  ),
  answer: documented(
    z.boolean().optional(),
    'Whether the field gives an answer away, such as a solution or a hint, so that "answers" counts for it too. Default: false.',
  ),
});

export type FieldDeclaration = z.infer<typeof fieldDeclarationSchema>;
