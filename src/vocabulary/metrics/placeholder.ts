import { defineMetrics } from '../contract/entry.ts';

/** The metric of tasks that are meant to be impossible. The environment judges how the agent ends. */
export const placeholderMetric = 'infeasible';

/** Whether a task is meant to be impossible, by the names of its metrics. */
export const isInfeasible = (metrics: readonly string[]): boolean =>
  metrics.includes(placeholderMetric);

// Marked as pure, since a script that needs the name alone would contain the rest too.
export const placeholderMetrics = /* @__PURE__ */ defineMetrics('placeholder', {
  [placeholderMetric]: {
    placeholder: true,
    summary:
      "Marks a task that cannot be done; it passes only when the agent's last action is FAIL.",
    notes: ['OSWorld gives 0 to an agent that ends any other task with FAIL.'],
    options: {},
  },
});
