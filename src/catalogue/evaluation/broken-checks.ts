import type { AddedEvaluator } from '#format/task.ts';
import type { Finding } from '#lint/model/finding.ts';
import type { CheckFault } from '#lint/model/check-fault.ts';
import { findCheckFault } from '#lint/rules/check-faults.ts';
import { joinParts } from '#sentences/words/join-parts.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { toCheckPrefix } from '../parts/part-name.ts';
import { listShownChecks } from '../task/shown-checks.ts';
import type { PlaceFinder } from './finding-places.ts';

/**
 * A verdict with what errors do to its checks: "Passes when …, but checks 2 to 5 compare a file with
 * itself."
 *
 * @param findings those of the task
 */
export function withBrokenChecks(
  verdict: RichText,
  { at, evaluation }: AddedEvaluator,
  findings: readonly Finding[],
  placeOf: PlaceFinder,
): RichText {
  const checks = evaluation.unpaired.length > 0 ? [] : listShownChecks(evaluation.checks);
  const start = `${toCheckPrefix(at)}-`;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const broken = errors.flatMap((error) =>
    [error.pointer, ...(error.also ?? [])].flatMap((pointer) => {
      const { anchor = '' } = placeOf({ ...error, pointer }) ?? {};
      const number = anchor.startsWith(start) ? Number.parseInt(anchor.slice(start.length), 10) : 0;
      const check = checks[number - 1];
      return check ? [{ number, fault: findCheckFault(error.code, check) }] : [];
    }),
  );
  if (broken.length === 0) return verdict;
  const groups = Map.groupBy(broken, ({ fault }) => fault.one);
  const clauses = [...groups.values()].map((group): RichText => {
    const numbers = [...new Set(group.map(({ number }) => number))];
    return group[0] ? describeFault(numbers, group[0].fault, checks.length) : [];
  });
  return [...withoutFullStop(verdict), ', but ', ...joinParts(clauses, 'and'), '.'];
}

function describeFault(numbers: readonly number[], { one, several }: CheckFault, of: number) {
  if (numbers.length === 1) return [`${of === 1 ? 'the check' : describeNumbers(numbers)} ${one}`];
  return [`${describeNumbers(numbers)} ${several}`];
}

/** "check 2", "checks 1 and 3", "checks 2 to 5". */
export function describeNumbers(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  const isRange = sorted.length > 2 && last - first === sorted.length - 1;
  if (isRange) return `checks ${first} to ${last}`;
  const listed = joinParts(
    sorted.map((number) => [String(number)]),
    'and',
  );
  return `${sorted.length === 1 ? 'check' : 'checks'} ${toPlainText(listed)}`;
}

function withoutFullStop(sentence: RichText): RichText {
  const last = sentence.at(-1);
  return typeof last === 'string' && last.endsWith('.')
    ? [...sentence.slice(0, -1), last.slice(0, -1)]
    : sentence;
}
