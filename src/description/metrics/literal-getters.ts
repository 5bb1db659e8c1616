import type { Source } from '../../format/task.ts';

/** Getters that fetch nothing: they pass on what the task file itself says. */
export const literalGetters: ReadonlySet<string> = new Set([
  'rule',
  'rule_relativeTime',
  'time_diff_range',
]);

/** Whether a source contains its values instead of fetching them. */
export const isLiteral = ({ type }: Source): boolean =>
  type !== undefined && literalGetters.has(type);
