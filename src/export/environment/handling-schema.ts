import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';

const atSchema = () =>
  documented(
    z.strictObject({
      file: documented(z.string(), 'The file.'),
      line: documented(z.number().int().min(1).optional(), 'The line.'),
    }),
    'Where the source shows it.',
  );

const fieldSchema = z.strictObject({
  need: documented(
    z.enum(['required', 'optional', 'standIn']),
    '"required" where a task without it fails to load; "standIn" where something else is used instead.',
  ),
  at: atSchema(),
  standIn: documented(z.string().optional(), 'What is used instead, as written in the source.'),
  standInFields: documented(
    z.array(z.string()).optional(),
    'The other fields of the task that this reads.',
  ),
});

const stepFieldSchema = z.strictObject({
  field: documented(z.string(), 'The field.'),
  action: documented(
    z
      .strictObject({
        name: documented(z.string(), 'The action of the step.'),
        parameter: documented(z.string(), 'The parameter that gets the value of the field.'),
        parameters: documented(z.record(z.unknown()).optional(), 'Its other parameters.'),
      })
      .optional(),
    'The step that the field becomes. Default: the field is an array of steps.',
  ),
  at: atSchema(),
});

const accepted = () => z.enum(['accepted', 'fails']).optional();
const called = ['one argument', 'two arguments'] as const;

const evaluatorSchema = z.strictObject({
  mayBeArray: documented(z.boolean().optional(), 'Whether it may be an array.'),
  graders: documented(
    z
      .strictObject({
        command: documented(z.number().int(), 'The index of the command in an element.'),
        points: documented(
          z
            .strictObject({
              index: documented(z.number().int(), 'Their index in an element.'),
              value: documented(z.number(), 'What they must be.'),
            })
            .optional(),
          'Where only elements with certain points are run.',
        ),
        passes: documented(
          z
            .strictObject({
              text: documented(z.string(), 'The text.'),
              isWhole: documented(z.boolean(), 'Whether the output must be this text.'),
              ignoresCase: documented(
                z.boolean(),
                'Whether the case of letters makes no difference.',
              ),
            })
            .optional(),
          'The text that the output of a command must contain, or be, to pass.',
        ),
        at: atSchema(),
      })
      .optional(),
    'Where an array has a command in each element, what is run of them.',
  ),
  isJudged: documented(
    z.boolean().optional(),
    'Whether code was read that calls the metrics or getters that a task names.',
  ),
  nullOptions: documented(accepted(), 'What null does as the options of a single metric.'),
  nullOptionsInArray: documented(accepted(), 'What null does in an array of options.'),
  expectedNone: documented(
    z.enum(called).optional(),
    'What a metric is called with where the getter of the reference returns None.',
  ),
  expectedAbsentInArray: documented(
    z.enum([...called, 'fails']).optional(),
    'The same where the reference is null in an array.',
  ),
  judgedByName: documented(
    z.record(
      z.strictObject({
        at: atSchema(),
        by: documented(
          z.enum(['judge', 'runner']),
          'Whether the environment judges it, or a file that runs tasks.',
        ),
        inArray: documented(z.boolean(), 'Whether it is recognized in an array too.'),
      }),
    ),
    'The names in "func" that are judged without a metric.',
  ),
  namesAreComplete: documented(z.boolean(), 'Whether no other name is.'),
});

const kindsSchema = () => z.array(z.string()).optional();

const partSchema = z.strictObject({
  isRequired: documented(z.boolean().optional(), 'Whether anything reads it with `x["k"]`.'),
  accepts: documented(kindsSchema(), 'The kinds of JSON values that the source has a way for.'),
  rejects: documented(kindsSchema(), 'Those with which it fails.'),
  ignoresCase: documented(z.boolean().optional(), 'Whether text is compared in whichever case.'),
});

/** What the code of an environment does with a task, as `contracts --format json` prints it. */
export const handlingSchema = documented(
  z.strictObject({
    fields: documented(z.record(fieldSchema), 'The fields of a task that are read, by name.'),
    fieldsAreComplete: documented(z.boolean(), 'Whether no other field is read.'),
    parts: documented(z.record(partSchema), 'How the parts of a task are used, by path.'),
    stepFields: documented(z.array(stepFieldSchema), 'The fields that become setup steps.'),
    evaluator: documented(evaluatorSchema, 'What is done with "evaluator".'),
    unknownAction: documented(
      z.enum(['fails', 'skipped']).optional(),
      'What happens with a step whose action does not exist.',
    ),
    replacements: documented(
      z.array(
        z.strictObject({
          text: documented(z.string(), 'The text.'),
          within: documented(z.enum(['commands', 'task']), 'Where it is replaced.'),
          at: atSchema(),
        }),
      ),
      'The texts that are replaced in a task.',
    ),
    mayReplaceMore: documented(z.boolean(), 'Whether other texts may be replaced too.'),
    waits: documented(
      z.array(
        z.strictObject({
          at: atSchema(),
          seconds: documented(
            z.number().nonnegative(),
            'At least, from the last action of the agent to the evaluation.',
          ),
        }),
      ),
      'How long each function waits that runs an agent and then judges.',
    ),
  }),
  'What the class that loads tasks, the code that judges and the files that run tasks do with a task.',
);
