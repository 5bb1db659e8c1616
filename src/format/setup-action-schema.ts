import { builtInEntries } from '#vocabulary/built-in.ts';
import type { Effect } from '#vocabulary/contract/effect.ts';
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

/** What the format document says of its actions, by what they do. */
const descriptions = {
  'start program': {
    effect: 'Starts an app or service.',
    parameters: { command, shell },
  },
  'open pages': {
    effect: 'Opens each address in a browser tab.',
    parameters: {
      urls_to_open: documented(z.array(z.string()), {
        description: 'The web addresses to open, in this order.',
        examples: [['https://www.example.com/']],
      }),
    },
  },
  'activate window': {
    effect: 'Brings the named window to the foreground.',
    parameters: {
      window_name: documented(z.string(), {
        description: "The window's title, or a part of it when strict is false.",
        examples: ['report.docx - LibreOffice Writer'],
      }),
      strict: documented(z.boolean().optional(), {
        description: 'Whether the title must match as a whole. The default is that of OSWorld.',
        default: false,
        examples: [true],
      }),
    },
  },
  'run command': {
    effect: 'Runs an arbitrary command or script in the environment.',
    parameters: { command, shell },
  },
  wait: {
    effect: 'Waits between operations.',
    parameters: {
      seconds: documented(z.number().nonnegative(), {
        description: 'How long to wait, in seconds.',
        examples: [0.5],
      }),
    },
  },
} satisfies Partial<Record<Effect['kind'], Description>>;

interface Description {
  effect: string;
  parameters: z.ZodRawShape;
}

const describedActions = Object.entries<Description>(descriptions).flatMap(
  ([kind, { effect, parameters }]) =>
    builtInEntries.action
      .filter((entry) => entry.origin === 'format' && entry.contract.effect?.kind === kind)
      .map(({ name }) => action(name, effect, parameters)),
);

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

// TypeScript cannot see that there are several.
const alternatives = [...describedActions, otherAction] as unknown as readonly [
  (typeof describedActions)[number],
  typeof otherAction,
];

/** One element of `config` or of the evaluator's `postconfig`. */
export const setupActionSchema = documented(
  z.union(alternatives),
  'One step: the type of an action, and its parameters. Steps run in the order of the array.',
);

function action(type: string, effect: string, parameters: z.ZodRawShape) {
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
