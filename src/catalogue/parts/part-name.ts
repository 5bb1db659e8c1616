import type { Step } from '#format/task.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { capitalise } from '#text/first-letter.ts';
import { shortenName } from '#text/shorten-name.ts';
import { toSegment } from '#addresses/segment.ts';

/** The field of the format, or of a project's own, that a part of a task is in. */
export interface PartName {
  /** The start of the ids of its places on the page: "risk_evaluator", "phases:1:evaluator". */
  anchor: string;
  /** In words: "Risk evaluator", "Phases 2 evaluator". */
  label: string;
  /** As code: "risk_evaluator", "phases[1].evaluator". */
  code: string;
}

/** What the page of a task calls a part that a project adds. */
export function namePart(at: Path): PartName {
  const words = at.map((key) => (typeof key === 'number' ? String(key + 1) : splitName(key)));
  return {
    anchor: at.map((key) => toSegment(String(key))).join(':'),
    label: capitalise(words.join(' ')),
    code: at.map(toCode).join(''),
  };
}

/** `riskEvaluator` and `risk_evaluator` as people write it. */
const splitName = (name: string): string =>
  shortenName(name)
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, '_')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

function toCode(key: string | number, index: number): string {
  if (typeof key === 'number') return `[${key}]`;
  return `${index === 0 ? '' : '.'}${shortenName(key)}`;
}

/** The id of the section that shows a part. */
export function toSectionAnchor(at: Path, kind: 'checks' | 'graders' | 'steps'): string {
  if (at.length === 1 && at[0] === 'config') return 'setup';
  if (at.length === 1 && at[0] === 'evaluator' && kind === 'checks') return 'evaluation';
  if (at.length === 2 && at[0] === 'evaluator' && at[1] === 'postconfig') return 'postconfig';
  return `${namePart(at).anchor}-${kind}`;
}

/** The start of the ids of an evaluator's checks: "check-1" for those of `evaluator`. */
export const toCheckPrefix = (at: Path): string =>
  at.length === 1 && at[0] === 'evaluator' ? 'check' : `${namePart(at).anchor}-check`;

/** The start of the ids of a list of steps. */
export function toStepPrefix(at: Path): string {
  const [field, inner] = at;
  if (at.length === 1 && field === 'config') return 'setup';
  if (at.length === 2 && field === 'evaluator' && inner === 'postconfig') return 'postconfig';
  return `${namePart(at).anchor}-step`;
}

/** Steps with what sentences about several lists call them: "2" in `config`, "pre_command 1" elsewhere. */
export const labelSteps = ({ at, steps }: { at: Path; steps: readonly Step[] }) =>
  steps.map((step, index) => ({
    step,
    anchor: `${toStepPrefix(at)}-${index + 1}`,
    label: `${at[0] === 'config' ? '' : `${namePart(at).code} `}${index + 1}`,
  }));
