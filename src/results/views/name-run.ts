import type { Results, Run } from '../model/results.ts';

/** What a table calls a run: the system, or the run where the system has several. */
export function nameRun({ systems }: Pick<Results, 'systems'>, { name, system }: Run): string {
  const own = systems.find((other) => other.name === system);
  return own === undefined || own.runs.length > 1 ? name : system;
}
