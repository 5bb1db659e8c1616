/** The state that a run of a day is made on, of those that the oldest comes first; both are as in "2026-03-14". */
export const findLastUpTo = <State extends { date: string | undefined }>(
  states: readonly State[],
  day: string,
): State | undefined => states.findLast(({ date }) => date !== undefined && date <= day);
