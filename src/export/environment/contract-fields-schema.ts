import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';

export const line = () => z.number().int().min(1);

/** An argument. */
export const fieldSchema = z.strictObject({
  required: documented(z.literal(true).optional(), 'Whether it has no default.'),
  default: documented(z.string().optional(), 'As written in the source.'),
  type: documented(z.string().optional(), 'The annotation, as written in the source.'),
  isTested: documented(
    z.literal(true).optional(),
    'Whether the function looks which type it has, so that it may accept others than the annotation says.',
  ),
  isUnused: documented(
    z.literal(true).optional(),
    'Of a metric that does something: whether it never mentions the argument.',
  ),
  needsValue: documented(
    z.literal(true).optional(),
    'Whether the function cannot succeed with None, since it iterates over it or the like.',
  ),
  openedBy: documented(
    z.array(z.string()).optional(),
    'The functions of libraries that must open it as a file.',
  ),
  keywordOnly: documented(z.literal(true).optional(), 'Whether it can only be given by name.'),
});

/** A key that is read of an argument. */
export const keySchema = z.strictObject({
  required: documented(
    z.literal(true).optional(),
    'Every path that can succeed reads it, so that the function fails without it.',
  ),
  default: documented(
    z.string().optional(),
    'What the function takes instead of a missing key, as written in the source.',
  ),
  defaultText: documented(
    z.string().optional(),
    'The string that the default is, where the source writes a name for it.',
  ),
  choices: documented(
    z.array(z.string()).optional(),
    'The strings that its value is compared with.',
  ),
  onlyChoices: documented(z.literal(true).optional(), 'Whether every other value fails.'),
  needsText: documented(
    z.literal(true).optional(),
    'Whether the function cannot succeed unless it is a string, since it looks for it in a text.',
  ),
  lines: documented(z.array(line()), 'Where it is read.'),
  helper: documented(
    z.string().optional(),
    'The function that reads it, where it is not the function itself.',
  ),
  file: documented(z.string().optional(), 'The file of these lines, where it is another one.'),
});
