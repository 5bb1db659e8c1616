import { defineMetrics } from '../contract/entry.ts';

/** The metric of tasks that are meant to be impossible; it judges nothing. */
export const placeholderMetric = 'infeasible';

export const placeholderMetrics = defineMetrics('placeholder', {
  [placeholderMetric]: {
    placeholder: true,
    summary:
      'Marks a task that cannot be done; the task counts as solved when the agent declares failure.',
    options: {},
  },
});
