/** How a task could be passed without the work, in the order of the guide. */
export const shortcutClasses = {
  'reference-in-reach': {
    label: 'Reference in reach',
    summary: 'The agent can get what its result is compared with.',
  },
  'nothing-asked': {
    label: 'Nothing asked',
    summary: 'The check accepts a result that shows no work.',
  },
  'already-so': {
    label: 'Already so',
    summary: 'What is checked is there before the agent acts.',
  },
  'agents-word': {
    label: "The agent's word",
    summary: 'What the agent writes is taken as evidence of something else.',
  },
  'hand-on-the-judge': {
    label: 'A hand on the judge',
    summary: 'The agent can change what judging runs or compares with.',
  },
  'unsafe-judge': {
    label: 'Unsafe judge',
    summary: "Code that judges executes the agent's text, or reads it in an unsafe way.",
  },
  'judged-by-model': {
    label: 'Judged by a model',
    summary: "A model judges, and the agent's text is part of what it reads.",
  },
  'giving-up-passes': {
    label: 'Giving up passes',
    summary: 'The task passes when the agent says that it cannot be done, or does nothing.',
  },
} as const satisfies Readonly<Record<string, { label: string; summary: string }>>;

export type ShortcutClass = keyof typeof shortcutClasses;

/**
 * The flaw classes of an audit of ten benchmarks, "Do Androids Dream of Breaking the Game? Systematically
 * Auditing AI Agent Benchmarks with BenchJack" (arXiv 2605.12673), in our words.
 */
export const publishedClasses = {
  V1: 'agent and judge are not isolated',
  V2: 'answers come with the test',
  V3: 'untrusted input is executed',
  V4: 'a model judges input that is not sanitized',
  V5: 'strings are compared loosely',
  V6: 'gaps in the logic of the judge',
  V7: 'output of untrusted code is trusted',
  V8: 'permissions that the task does not need',
} as const;

export type PublishedClass = keyof typeof publishedClasses;
