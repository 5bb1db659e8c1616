import { z } from 'zod/v3';
import { documented } from './documented.ts';

/** What the environment of a dataset does around the steps of a task. */
export const environmentSchema = z
  .object({
    secondsBeforeJudging: documented(z.number().nonnegative().optional(), {
      description:
        'How many seconds the environment waits after the last action of the agent, before "postconfig" and the evaluation. Default: 0.',
      examples: [20],
    }),
    placeholders: documented(z.array(z.string().min(1)).optional(), {
      description:
        'The placeholders that the environment replaces in commands, as they are written in a task. One with "pass" in its name is for the password of the machine. An empty array means that it replaces none. Default: not known.',
      examples: [['{CLIENT_PASSWORD}', '{SCREEN_WIDTH_HALF}']],
    }),
  })
  .strict();

export type Environment = z.infer<typeof environmentSchema>;
