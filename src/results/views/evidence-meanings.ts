import type { EvidenceKind } from '../model/evidence.ts';

/** What each kind of evidence may mean, for those who look at a task. */
export const evidenceMeanings: Readonly<Record<EvidenceKind, string>> = {
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
};
