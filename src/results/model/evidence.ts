/** A task that deserves a look, with everything that speaks for one; the strongest evidence first. */
export interface Suspect {
  /** The path of the task's page. */
  task: string;
  /** The sum of the weights of its evidence; tasks are ranked by it and nothing else. */
  weight: number;
  evidence: readonly Evidence[];
}

/** What each kind of evidence may mean, for those who look at a task, in the order of the page. */
export const evidenceMeanings = {
  'never solved':
    'No system solves it, although some were expected to, judging by other tasks. The check may refuse every answer.',
  'solved by all': 'Every system solves it. The check may pass regardless of what the agent does.',
  'trials differ':
    'Trials of the same system end differently. The task or its check may depend on chance.',
  errors: 'The harness often ends in an error here. The setup may fail.',
  findings: 'The check of the task file reports problems.',
  'evaluator changed':
    'Its evaluator has changed between releases, so an earlier version may have had a defect.',
  'live site': 'It depends on a live website, which may have changed.',
} as const;

type EvidenceKind = keyof typeof evidenceMeanings;

/** One piece of evidence. It is never a verdict: a hard task can look like a broken one. */
export interface Evidence {
  kind: EvidenceKind;
  /** How much it adds to the rank of its task, more than 0. */
  weight: number;
  /** One sentence of plain text with its numbers: "Solved by none of 4 systems; …". */
  sentence: string;
}
