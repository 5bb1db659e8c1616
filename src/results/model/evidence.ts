/** A task to review, with all reasons to review it. */
export interface Suspect {
  /** The path of the task's page. */
  task: string;
  /** The sum of all weights; tasks of equally strong evidence are ranked by it. */
  weight: number;
  /** What its results show, the heaviest first; the first one decides in which list the task is. */
  evidence: readonly [Evidence, ...Evidence[]];
  /** What its file and its history add, the heaviest first. */
  hints: readonly Hint[];
}

/** What a kind of evidence means, for those who look at a task. */
interface EvidenceWords {
  /** The title of the list of its tasks. */
  title: string;
  meaning: string;
  /** What makes it strong, moderate or weak. */
  strengths: string;
}

const improbable =
  'Strong: of the tasks that are as hard as expected, fewer than 1 in 100 would end like this. Moderate: fewer than 1 in 10. Weak: up to 1 in 3.';

/** Kinds of evidence from results, in the order of the page. */
export const evidenceWords = {
  'never solved': {
    title: 'Never solved',
    meaning:
      'No system solves it, although some were expected to, judging by other tasks. The check may refuse every answer.',
    strengths: improbable,
  },
  'solved by all': {
    title: 'Solved by all',
    meaning: 'Every system solves it. The check may pass regardless of what the agent does.',
    strengths: improbable,
  },
  'trials differ': {
    title: 'Trials differ',
    meaning:
      'Trials of the same system end differently. The task or its check may depend on chance.',
    strengths:
      'Strong: in three runs or more, and in half or more of those with several trials. Moderate: in two or more. Weak: in one.',
  },
  errors: {
    title: 'Errors',
    meaning: 'The harness often ends in an error here. The setup may fail.',
    strengths:
      'Strong: three trials or more, and half or more of all. Moderate: two or more. Weak: one.',
  },
} as const satisfies Readonly<Record<string, EvidenceWords>>;

export type EvidenceKind = keyof typeof evidenceWords;

/** From the most to the least. */
export const strengths = ['strong', 'moderate', 'weak'] as const;

export type Strength = (typeof strengths)[number];

/** A reason to review a task that is no evidence by itself. */
export interface Hint {
  /** How much it adds to the rank of its task, more than 0. */
  weight: number;
  /** One sentence of plain text with its numbers: "Solved by none of 4 systems; …". */
  sentence: string;
}

/** One piece of evidence from results. It is never a verdict: a hard task can look like a broken one. */
export interface Evidence extends Hint {
  kind: EvidenceKind;
  strength: Strength;
}
