import { defineMetrics } from '../contract/entry.ts';

export const placeholderMetrics = defineMetrics('placeholder', {
  infeasible: {
    placeholder: true,
    summary:
      'Marks a task that cannot be done; the task counts as solved when the agent declares failure.',
    options: {},
  },
});
