import type { TaskShortcut } from './task-shortcuts.ts';

/** A shortcut for tests. */
export const exampleShortcut = (parts: Partial<TaskShortcut> = {}): TaskShortcut => ({
  class: 'reference-in-reach',
  kind: 'public reference',
  certainty: 'likely',
  message: 'an agent with internet can fetch the reference from files.example.org',
  file: 'os/a.json',
  pointer: '/evaluator/expected/path',
  line: 7,
  ...parts,
});
