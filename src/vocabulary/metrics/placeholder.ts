import { defineMetrics } from '../contract/entry.ts';

export const placeholderMetrics = defineMetrics('placeholder', {
  infeasible: {
    placeholder: true,
    summary:
      'Stands for a task that cannot be done; it counts as solved when the agent declares failure.',
    options: {},
  },
});
