import { listAddedParts } from '#format/reading/added-parts.ts';
import { canBeScored } from '#lint/facts/checks/scoring.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** Whether a task has anything that can judge it. */
export const canBeJudged = (fields: JsonObject): boolean =>
  canBeScored(fields) ||
  listAddedParts(fields).some(({ kind }) => kind === 'evaluator' || kind === 'graders');
