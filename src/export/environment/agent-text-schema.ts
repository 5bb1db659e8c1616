import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';
import type { AgentTextUse, UseCondition } from '#vocabulary/contract/agent-text-use.ts';
import { line } from './contract-fields-schema.ts';

const flag = (what: string) => documented(z.literal(true).optional(), what);

const scalar = z.union([z.string(), z.boolean()]);

const condition = z.strictObject({
  part: documented(
    z.enum(['rules', 'options', 'keys']),
    'The rules of a metric, its options, or the keys of a getter.',
  ),
  path: documented(z.array(z.string()), 'The keys that lead to the value.'),
  is: documented(
    z.array(scalar),
    'The texts of which the value must be one; true and false stand for what counts as such.',
  ),
  isNot: flag('Whether it must be none of them.'),
  default: documented(scalar.optional(), 'What stands in where the task says nothing.'),
} satisfies Record<keyof UseCondition, z.ZodTypeAny>);

export const agentTextSchema = z.strictObject({
  does: documented(
    z.enum(['evaluates', 'runs', 'imports', 'restores', 'unpacks', 'asks']),
    'Whether it evaluates it as code, runs it in a shell, imports or runs it as a program, restores objects of it, unpacks it, or asks a model about it.',
  ),
  call: documented(z.string(), 'The call, such as "eval".'),
  at: documented(
    z
      .strictObject({
        file: documented(z.string(), "The file, relative to the environment's folder."),
        line: documented(line(), 'The line of the call.'),
      })
      .optional(),
    'Where the call is.',
  ),
  of: documented(
    z.literal('expected').optional(),
    'Of a metric: whether it does so with what it compares with, and not with the result.',
  ),
  isText: flag('Whether it does so with a text that it is given, so that a path does no harm.'),
  isImage: flag('Whether a model is shown an image.'),
  isByName: flag('Whether the name of the file says which kind of archive it is.'),
  isUnsure: flag(
    'Whether it depends on the version of a library, or on a condition that is not understood.',
  ),
  when: documented(
    z.array(condition).optional(),
    'What the task must say for the call to be reached; all of it.',
  ),
} satisfies Record<keyof AgentTextUse, z.ZodTypeAny>);
