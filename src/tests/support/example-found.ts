import type { FoundTasks } from '#explorer/finder/task-finder.ts';

/** The first of some tasks, found by a line of which there is nothing to say. */
export const exampleFound: FoundTasks = {
  rows: [0],
  forms: [],
  corrections: [],
  missing: [],
  isPartial: false,
  apart: [],
  isWhole: true,
  isComplete: true,
  cutAt: undefined,
  furtherNotes: 0,
  missingIn: () => [],
  choices: [],
  notes: [],
  isWords: true,
  plain: [],
  offers: [],
  suggested: [],
  exporting: undefined,
  unfinished: undefined,
};
