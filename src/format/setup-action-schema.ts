import { z } from 'zod/v3';
import { documented } from './documented.ts';

const command = documented(z.union([z.string().min(1), z.array(z.string()).min(1)]), {
  description:
    'The program followed by its arguments, each an element of the array. Real files also write a single string, which the machine splits or, with "shell", passes to a shell.',
  examples: [['python3', '/home/user/prepare.py']],
});

const shell = documented(z.boolean().optional(), {
  description:
    'Whether a shell interprets the command; an addition of OSWorld to the format document.',
  default: false,
  examples: [true],
  guidance: ['Pipes, redirections and wildcards work only in a shell.'],
});

const launch = action('launch', 'Starts an app or service.', { command, shell });

const execute = action('execute', 'Runs an arbitrary command or script in the environment.', {
  command,
  shell,
});

const browserOpenTabs = action('browser_open_tabs', 'Opens each address in a browser tab.', {
  urls_to_open: documented(z.array(z.string()), {
    description: 'The web addresses to open, in this order.',
    examples: [['https://www.example.com/']],
  }),
});

const activateWindow = action('activate_window', 'Brings the named window to the foreground.', {
  window_name: documented(z.string(), {
    description: "The window's title, or a part of it when strict is false.",
    examples: ['report.docx - LibreOffice Writer'],
  }),
  strict: documented(z.boolean().optional(), {
    description: 'Whether the title must match as a whole. The default is that of OSWorld.',
    default: false,
    examples: [true],
  }),
});

const sleep = action('sleep', 'Waits between operations.', {
  seconds: documented(z.number().nonnegative(), {
    description: 'How long to wait, in seconds.',
    examples: [0.5],
  }),
});

const describedActions = [launch, browserOpenTabs, activateWindow, execute, sleep] as const;

/** The action types that the format document describes. */
export const describedActionTypes = describedActions.map(({ shape }) => shape.type.value);

/** The schemas of their parameters, by type and name. */
export const describedParameters: ReadonlyMap<string, Readonly<z.ZodRawShape>> = new Map(
  describedActions.map(({ shape }) => [shape.type.value, shape.parameters.shape]),
);

/** Any type but the described ones, which would otherwise escape their own parameters' check. */
const otherType = new RegExp(`^(?!(?:${describedActionTypes.join('|')})$)`);

const otherAction = z
  .object({
    type: documented(
      z
        .string()
        .regex(otherType)
        // A failed pattern alone would let zod report this alternative instead of the one meant.
        .transform((type) => type),
      {
        description: 'Selects the action. The list of action types is open.',
        names: 'actions',
        examples: ['download'],
        guidance: [
          'The format document describes five types; environments have more, and a dataset may declare its own in "dataset.json".',
        ],
      },
    ),
    parameters: documented(z.object({}).passthrough(), {
      description: "The action's parameters, by name; which ones it takes depends on its type.",
      examples: [{ path: '/home/user/Documents/report.docx' }],
    }),
  })
  .passthrough();

/** One element of `config` or of the evaluator's `postconfig`. */
export const setupActionSchema = documented(
  z.union([...describedActions, otherAction]),
  'One step: the type of an action, and its parameters. Steps run in the order of the array.',
);

/** Whether a key of a file in a step is its web address, a change of which leaves open what is fetched. */
export const isStepAddress = (type: unknown, key: string): boolean =>
  type === 'download' && key === 'url';

function action<const Type extends string, Parameters extends z.ZodRawShape>(
  type: Type,
  effect: string,
  parameters: Parameters,
) {
  return z
    .object({
      type: documented(z.literal(type), effect),
      parameters: documented(
        z.object(parameters).passthrough(),
        `The parameters of "${type}": ${Object.keys(parameters).join(', ')}.`,
      ),
    })
    .passthrough();
}
