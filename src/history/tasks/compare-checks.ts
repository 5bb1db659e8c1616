import { isObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { RichText } from '#text/rich-text.ts';
import type { CanonicalCheck } from '#format/canonical/canonical-evaluator.ts';
import type { Change } from '../model/change.ts';
import { type Alignment, alignLists } from './align-lists.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareSources } from './compare-sources.ts';
import { describeDifference } from './describe-difference.ts';
import { describePlace } from './describe-place.ts';
import { findDifferences } from './find-differences.ts';
import { toJudgingChange } from './to-judging-change.ts';

/** The evaluators as the files have them. */
export interface CheckOptions extends CompareOptions {
  earlier: unknown;
  later: unknown;
}

/** What differs between the checks of two evaluators. */
export function compareChecks(
  before: readonly CanonicalCheck[],
  after: readonly CanonicalCheck[],
  options: CheckOptions,
): Change[] {
  const alignments = alignLists(
    before,
    after,
    (one, other) =>
      before[one]?.metric === after[other]?.metric ||
      (before.length === after.length && one === other),
  );
  const isOnly = before.length < 2 && after.length < 2;
  return alignments.flatMap((alignment) => {
    const { kind } = alignment;
    if (kind === 'same') return [];
    if (kind !== 'changed') return [toWholeChange(alignment, before, after, options)];
    const [one, other] = [before[alignment.before], after[alignment.after]];
    if (!one || !other) return [];
    const place = isOnly ? '' : `in check ${alignment.after + 1}, `;
    return compareCheck(one, other, { index: alignment.after, place, options });
  });
}

function toWholeChange(
  alignment: Exclude<Alignment, { kind: 'same' | 'changed' }>,
  before: readonly CanonicalCheck[],
  after: readonly CanonicalCheck[],
  { earlier, later }: CheckOptions,
): Change {
  const { kind } = alignment;
  if (kind === 'moved') {
    const words = `check ${alignment.before + 1} is now check ${alignment.after + 1}`;
    return toJudgingChange(locate(later, 'func', alignment.after), [words]);
  }
  const isAdded = kind === 'added';
  const check = isAdded ? after[alignment.after] : before[alignment.before];
  const name: RichText =
    typeof check?.metric === 'string' ? [': ', { metric: check.metric }] : [' without a metric'];
  const words = isAdded ? 'a check was added' : `check ${alignment.before + 1} was removed`;
  const at = isAdded
    ? locate(later, 'func', alignment.after)
    : locate(earlier, 'func', alignment.before);
  return toJudgingChange(at, [words, ...name]);
}

interface Placed {
  index: number;
  /** The beginning of each sentence. */
  place: string;
  options: CheckOptions;
}

function compareCheck(before: CanonicalCheck, after: CanonicalCheck, placed: Placed): Change[] {
  const { index, place, options } = placed;
  const at = (field: string) => locate(options.later, field, index);
  const source = { place, metric: after.metric, ...options };
  return [
    ...compareMetrics(before.metric, after.metric).map((parts) =>
      toJudgingChange(at('func'), [place, ...parts]),
    ),
    ...compareSources(before.result, after.result, { ...source, side: 'result', at: at('result') }),
    ...compareSources(before.expected, after.expected, {
      ...source,
      side: 'expected',
      at: at('expected'),
    }),
    ...findDifferences(before.options ?? {}, after.options ?? {}).map((difference) => {
      const name: RichText =
        difference.path.length === 0
          ? ['the options']
          : describePlace(difference.path, 'the option ');
      const parts = [place, ...name, ...describeDifference(difference.before, difference.after)];
      return toJudgingChange([...at('options'), ...difference.path], parts);
    }),
  ];
}

function compareMetrics(before: unknown, after: unknown): RichText[] {
  if (before === after) return [];
  if (typeof before === 'string' && typeof after === 'string') {
    return [['the metric changed from ', { metric: before }, ' to ', { metric: after }]];
  }
  return [['the metric', ...describeDifference(before, after)]];
}

/** An entry of a field that may be a list. */
function locate(evaluator: unknown, field: string, index: number): Path {
  const isList = isObject(evaluator) && Array.isArray(evaluator[field]);
  return isList ? ['evaluator', field, index] : ['evaluator', field];
}
