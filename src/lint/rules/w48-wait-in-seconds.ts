import { formatDuration } from '../../text/figures/format-duration.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (seconds: number) => ({ config: [{ type: 'sleep', parameters: { seconds } }] });

export const waitInSeconds = defineTaskRule({
  code: 'W48',
  name: 'wait-in-seconds',
  severity: 'warning',
  summary: 'A step waits for less than 10 minutes.',
  why: 'Steps wait for a window or for a file to be written, which takes seconds. A much longer wait was meant in milliseconds, and every run of the task spends that time.',
  howToFix: 'Write the time in seconds, such as 0.5 for half a second.',
  concerns: ['action sleep'],
  examples: {
    good: [task(3)],
    bad: [task(3000)],
  },

  message: ({ seconds }: { seconds: number }) =>
    `the step waits ${formatDuration(seconds)}; write the time in seconds, not in milliseconds`,

  *check(task) {
    for (const { type, parameters, at } of setupSteps(task)) {
      const { seconds } = parameters;
      if (type !== 'sleep' || typeof seconds !== 'number' || seconds < longest) continue;
      yield { at: [...at, 'parameters', 'seconds'], seconds };
    }
  },
});

/** In seconds; real tasks wait at most for one minute. */
const longest = 600;
