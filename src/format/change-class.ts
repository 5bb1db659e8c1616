/**
 * What a change of a task means for its results, the worst first: how it is judged, what the code of the
 * environment does that judges or starts it, what the agent finds, what it is asked, where a fetched file comes from, what nothing is known about, and what neither
 * agent nor judge sees.
 */
export const changeClasses = [
  'judging',
  'code',
  'environment',
  'instruction',
  'moved',
  'unknown',
  'editorial',
] as const;

export type ChangeClass = (typeof changeClasses)[number];
