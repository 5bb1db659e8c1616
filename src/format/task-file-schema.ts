import { z } from 'zod/v3';
import type { ChangeClass } from './change-class.ts';
import { documented, findDocumentation } from './documented.ts';
import { evaluatorSchema } from './evaluator-schema.ts';
import { setupActionSchema } from './setup-action-schema.ts';

const envChanges = ['low', 'medium', 'high'] as const;

/**
 * One task file, after the format document. Lenient where the document is open: extra fields,
 * unknown names and action types are allowed. The rules judge what it leaves open.
 */
export const taskFileSchema = documented(
  z
    .object({
      id: documented(z.string().min(1), {
        changes: 'editorial',
        description: 'Identifies the task within its dataset; normally a UUID.',
        examples: ['1f0c2d34-5a6b-4c7d-8e9f-0a1b2c3d4e5f'],
        guidance: [
          'No other task of the dataset has the same id, and the file is named after it.',
          'The address of a task depends only on its id, so an id should never change.',
        ],
      }),
      instruction: documented(z.string(), {
        changes: 'instruction',
        description: 'What the agent must accomplish, in natural language.',
        examples: ['Set the time zone of the computer to UTC.'],
        guidance: [
          'It is all that the agent knows of the task. Everything that the evaluator checks, such as the name of a file, must be said here.',
        ],
      }),
      source: documented(z.string().optional(), {
        changes: 'editorial',
        description:
          "Where the task comes from: a web address, a discussion, a paper, or the dataset's authors.",
        examples: ['https://forum.example.org/questions/42'],
      }),
      related_apps: documented(
        z.array(documented(z.string(), { description: "An app's name.", names: 'apps' })),
        {
          changes: 'editorial',
          description:
            'The apps involved: open at the start, opened while solving, or used for judging.',
          examples: [['os']],
          guidance: ['Spellings that differ in case, spaces, hyphens or underscores are one app.'],
        },
      ),
      config: documented(z.array(setupActionSchema), {
        changes: 'environment',
        description: 'The steps that build the initial state, in this order.',
        examples: [
          [
            {
              type: 'execute',
              parameters: { command: ['timedatectl', 'set-timezone', 'Europe/Oslo'] },
            },
          ],
        ],
        guidance: [
          'The steps run one after the other, in the order of the array: a file must be there before a step opens it, and a window before a step brings it to the front.',
          'They start programs, open files or web addresses, set up proxies and debugging connections, and change settings of the system.',
          'A browser that getters read from is started with a remote-debugging port, and a second process forwards another port to it.',
          'An empty array is allowed: nothing is prepared.',
        ],
      }),
      evaluator: documented(evaluatorSchema, {
        changes: 'judging',
        description: 'How completion is judged.',
        examples: [
          {
            func: 'check_include_exclude',
            result: { type: 'vm_command_line', command: ['timedatectl'] },
            expected: { type: 'rule', rules: { include: ['UTC'] } },
          },
        ],
        guidance: [
          'Two kinds of function work together: getters fetch what is judged and what it is compared with, metrics judge it.',
        ],
      }),
      proxy: documented(z.boolean().optional(), {
        changes: 'environment',
        description:
          'Whether the task needs a network proxy. When true, the proxy account needs enough balance and the environment needs the right client password.',
        examples: [true],
        guidance: [
          'With true, the traffic may have to pass through certain proxies, for example because a site bans the addresses of data centres. Web sites may then behave differently.',
          'When the account at the proxy service has too little balance, the internet connection fails.',
          'When the environment was given a wrong password for the client machine, the proxy settings fail.',
          'Absent means unstated, which is not the same as false.',
        ],
      }),
      fixed_ip: documented(z.boolean().optional(), {
        changes: 'environment',
        description:
          'Whether the task needs a stable IP address, for example for a site that mistakes a changed address for a bot.',
        examples: [false],
        guidance: [
          'With true, the address must stay the same while the task runs. With false, a dynamic address works.',
          'Absent means unstated, which is not the same as false.',
        ],
      }),
      possibility_of_env_change: documented(z.enum(envChanges).optional(), {
        changes: 'editorial',
        description:
          'How likely the external state is to change: "low" for a static environment, "medium" when a change is possible but unlikely, "high" when significant changes are to be expected.',
        examples: ['low'],
        guidance: [
          '"low" fits a slide deck on the machine, "medium" a well-known blog or an old site that nobody updates, "high" a site whose layout or content is often renewed.',
          'It helps to plan when a task is run and how far its result is trusted.',
          'Absent means unstated, which is not the same as "low".',
        ],
      }),
      snapshot: documented(z.string().optional(), {
        changes: 'environment',
        description: 'The name of a prepared snapshot of the environment.',
        deprecated: 'Replaced by "config".',
        successor: 'config',
        examples: ['browser'],
      }),
      trajectory: documented(z.string().optional(), {
        changes: 'editorial',
        description: 'Where a recorded human demonstration is stored.',
        deprecated: 'Being phased out in favour of more robust evaluation.',
        successor: 'evaluator',
        examples: ['trajectories/'],
      }),
    })
    .passthrough(),
  'One task of a benchmark for agents that act in a graphical desktop environment.',
);

/** The format's own top-level fields; any other is extra. */
export const taskFields: readonly string[] = Object.keys(taskFileSchema.shape);

/** What a change of a top-level field means for results; undefined for one outside the format. */
export function classifyField(name: string): ChangeClass | undefined {
  const schema = Object.hasOwn(taskFileSchema.shape, name)
    ? taskFileSchema.shape[name as keyof typeof taskFileSchema.shape]
    : undefined;
  return schema && (findDocumentation(schema._def)?.changes ?? 'editorial');
}
