import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';
import { returnTypes } from '#vocabulary/contract/contract.ts';
import { deriveSchema, type JsonSchema } from '#format/json-schema.ts';
import { fieldSchema, keySchema, line } from './contract-fields-schema.ts';
import { agentTextSchema } from './agent-text-schema.ts';
import { contractChangesSchema } from './contract-changes-schema.ts';
import { handlingSchema } from './handling-schema.ts';

const helperSchema = z.strictObject({
  name: documented(z.string(), 'Its name.'),
  file: documented(z.string(), "The file, relative to the environment's folder."),
  line: documented(line(), 'The line of "def".'),
});

const functionSchema = z.strictObject({
  file: documented(z.string(), "The file, relative to the environment's folder."),
  line: documented(line(), 'The line of "def".'),
  end: documented(line(), 'The last line.'),
  arguments: documented(z.record(fieldSchema), 'The arguments by name, in order.'),
  rest: documented(z.string().optional(), 'The name after "*" that takes further arguments.'),
  options: documented(
    z.string().optional(),
    'The name after "**" that takes further arguments by name.',
  ),
  keys: documented(
    z.record(keySchema),
    'What is read of the arguments, such as "config.path", or "config.files[].url" for the elements of an array.',
  ),
  open: documented(
    z.record(
      z.strictObject({
        why: documented(z.string(), 'The reason.'),
        line: documented(line(), 'Where the source shows it.'),
      }),
    ),
    'The arguments and keys of which other keys may be used, and why.',
  ),
  docstring: documented(
    z.string().optional(),
    'The docstring, without its indentation; of a long one the beginning.',
  ),
  returns: documented(z.string().optional(), 'The annotation, as written in the source.'),
  returned: documented(
    z.array(z.string()).optional(),
    'The literals that it returns, where it returns nothing else.',
  ),
  returnedKey: documented(
    z.string().optional(),
    'The only key that it reads, where it returns its value as it is, such as "config.rules".',
  ),
  returnedPath: documented(
    z.array(z.string()).optional(),
    'Of a getter: the keys that lead to what it always returns, such as ["rules"]; it may read others too.',
  ),
  returnType: documented(
    z.enum(returnTypes).optional(),
    'Of a getter: whether it returns the path of a file, a value, or the rules of the task, where the source shows it.',
  ),
  returnsObjects: documented(
    z.literal(true).optional(),
    'Of a getter: whether it returns nothing but lists of dictionaries, or None.',
  ),
  soughtKeys: documented(
    z.array(z.string()).optional(),
    'Of a metric: the keys of its rules of which it must find a text as an element of its result.',
  ),
  agentText: documented(
    z.array(agentTextSchema).optional(),
    'Of a metric or getter: what it does with what an agent made that is not safe.',
  ),
  score: documented(
    z.enum(['binary', 'partial']).optional(),
    'Whether the score of a metric is 0 or 1, or may be between, where the source shows it.',
  ),
  isIdle: documented(
    z.literal(true).optional(),
    'Whether it does nothing but return, pass or log, whatever it is given.',
  ),
  givesNoScore: documented(
    z.literal(true).optional(),
    'Of a metric: whether it gives no score, since it only raises an error or does nothing.',
  ),
  decorators: documented(z.array(z.string()).optional(), 'As written in the source.'),
  aliasOf: documented(z.string().optional(), 'The name under which the function is defined.'),
  helpers: documented(
    z.array(helperSchema).optional(),
    'The functions of the environment that it calls.',
  ),
  isReachable: documented(
    z.boolean().optional(),
    'Whether a task can name it; absent where that cannot be seen.',
  ),
  unread: documented(
    z.string().optional(),
    'Why the function could not be read to its end, so that nothing about its keys is certain.',
  ),
});

const unlistedSchema = z.strictObject({
  names: documented(
    z.array(z.string()).optional(),
    'What the package imports from outside of the environment, or makes in a way that cannot be followed.',
  ),
  added: documented(
    z
      .strictObject({
        file: documented(z.string(), "The file, relative to the environment's folder."),
        line: documented(line().optional(), 'The line.'),
        module: documented(
          z.string().optional(),
          'The module that they are from, where it is not in the source.',
        ),
      })
      .optional(),
    'The first place where the source gives names that it does not write.',
  ),
});

/** What `contracts --format json` prints without `--diff`. */
const contractsFileSchema = documented(
  z.strictObject({
    getters: documented(z.record(functionSchema), 'The getters by name, with "get_".'),
    metrics: documented(z.record(functionSchema), 'The metrics by name.'),
    actions: documented(
      z.record(functionSchema),
      'The setup actions by name, without "_" and "_setup".',
    ),
    unlisted: documented(
      z
        .strictObject({
          getters: documented(unlistedSchema.optional(), 'Names of getters.'),
          metrics: documented(unlistedSchema.optional(), 'Names of metrics.'),
          actions: documented(unlistedSchema.optional(), 'Names of setup actions.'),
        })
        .optional(),
      'Names that tasks may be able to use although no function here has them.',
    ),
    handling: handlingSchema,
    faults: documented(
      z.array(
        z.strictObject({
          file: documented(z.string(), "The file, relative to the environment's folder."),
          line: documented(line().optional(), 'Where it is no longer Python.'),
          message: documented(z.string(), 'What is wrong with it.'),
        }),
      ),
      'The files that are not Python, or that were not read.',
    ),
    unused: documented(
      z
        .strictObject({
          getters: documented(z.array(z.string()), 'Their names.'),
          metrics: documented(z.array(z.string()), 'Their names.'),
          actions: documented(z.array(z.string()), 'Their names.'),
        })
        .optional(),
      'With --tasks: the functions that no task names.',
    ),
  }),
  'What the functions of an environment take, read from its source.',
);

export const deriveContractsSchema = (): JsonSchema =>
  deriveSchema(
    'Contracts of an environment',
    documented(
      z.union([contractsFileSchema, contractChangesSchema]),
      'What the functions of an environment take, read from its source, or how that has changed.',
    ),
  );
