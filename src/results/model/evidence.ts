/** A task that deserves a look, with everything that speaks for one; the strongest evidence first. */
export interface Suspect {
  /** The path of the task's page. */
  task: string;
  /** The sum of the weights of its evidence; tasks are ranked by it and nothing else. */
  weight: number;
  evidence: readonly Evidence[];
}

/** Kinds of evidence, in the order in which a page explains them. */
export const evidenceKinds = [
  'never solved',
  'solved by all',
  'trials differ',
  'errors',
  'findings',
  'evaluator changed',
  'live site',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** One piece of evidence. It is never a verdict: a hard task can look like a broken one. */
export interface Evidence {
  kind: EvidenceKind;
  /** How much it adds to the rank of its task, more than 0. */
  weight: number;
  /** One sentence of plain text with its numbers: "Solved by none of 4 systems; …". */
  sentence: string;
}
