import { isAtLeast, type Finding, severities } from '../model/finding.ts';
import { type Cause, filesOf, groupByCause } from './causes/causes.ts';
import { countTasks, type IsTask } from './causes/count-tasks.ts';
import { findCommonMessage } from './causes/common-message.ts';
import { count } from '#text/figures/plural.ts';
import type { ReportOptions } from './report-options.ts';

/** A finding as it is shown beside its line, alone or for all findings of its cause. */
export interface Annotation {
  finding: Finding;
  message: string;
}

/**
 * What is shown beside lines, errors first. Causes with several findings come first, each with its number
 * and an example; then single findings; then the others of these causes, since only some are shown.
 */
export function listAnnotations(
  findings: readonly Finding[],
  { level = 'info', max = Infinity }: ReportOptions,
  isTask?: IsTask,
): { annotations: Annotation[]; omitted: number } {
  const causes = groupByCause(findings.filter(({ severity }) => isAtLeast(severity, level)));
  const isRepeated = (cause: Cause) => cause.findings.length > 1;
  const all = severities.flatMap((severity) => {
    const group = causes.filter((cause) => cause.severity === severity);
    const repeated = group.filter(isRepeated);
    return [
      ...repeated.map((cause) => toAnnotation(cause, isTask)),
      ...group.filter((cause) => !isRepeated(cause)).flatMap(toSingle),
      ...repeated.flatMap((cause) => toSingle(cause).slice(1)),
    ];
  });
  return { annotations: all.slice(0, max), omitted: Math.max(0, all.length - max) };
}

/** "… is missing (152 findings in 152 tasks, this is the first)". */
function toAnnotation({ findings }: Cause, isTask?: IsTask): Annotation {
  const where = `${count(findings.length, 'finding')} in ${countTasks(filesOf(findings), isTask)}`;
  return {
    finding: findings[0],
    message: `${findCommonMessage(findings)} (${where}, of which this is the first)`,
  };
}

const toSingle = ({ findings }: Cause): Annotation[] =>
  findings.map((finding) => ({ finding, message: finding.message }));

/** One line for what `--max` leaves out; empty when there is nothing. */
export const describeOmitted = (omitted: number, max = Infinity): string[] =>
  omitted === 0 ? [] : [`… ${count(omitted, 'finding')} more, not listed because of --max ${max}`];
