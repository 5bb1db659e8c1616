import { count } from '#text/figures/plural.ts';

export type IsTask = (file: string) => boolean;

/** "41 tasks"; "3 files" where some of them are suites, settings or results. */
export const countTasks = (files: readonly string[], isTask: IsTask = () => true): string =>
  count(files.length, files.every(isTask) ? 'task' : 'file');
