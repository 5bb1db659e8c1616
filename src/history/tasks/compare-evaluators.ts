import { isObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import {
  type CanonicalEvaluator,
  toCanonicalEvaluator,
} from '#format/canonical/canonical-evaluator.ts';
import type { Change } from '../model/change.ts';
import { type CheckOptions, compareChecks } from './compare-checks.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareStepLists } from './compare-step-lists.ts';
import { describeDifference, showValue } from './describe-difference.ts';
import { describeKind } from './describe-kind.ts';
import { describePlace } from './describe-place.ts';
import { findDifferences } from './find-differences.ts';
import { toJudgingChange } from './to-judging-change.ts';
import { withholdKeys } from './withhold-keys.ts';

/** What differs between two evaluators; nothing when both mean the same. */
export function compareEvaluators(
  earlier: unknown,
  later: unknown,
  options: CompareOptions,
): Change[] {
  const before = toCanonicalEvaluator(earlier);
  const after = toCanonicalEvaluator(later);
  return [
    ...compareChecks(before.checks, after.checks, { earlier, later, ...options }),
    ...compareConj(before, after),
    ...compareStepLists(before.postconfig, after.postconfig, postconfig, options.vocabulary),
    ...compareOthers(before, after, { earlier, later, ...options }),
  ];
}

const postconfig = {
  class: 'judging',
  at: ['evaluator', 'postconfig'],
  when: 'after the agent has finished, ',
  noun: 'the setup after the agent has finished',
} as const;

function compareConj(before: CanonicalEvaluator, after: CanonicalEvaluator): Change[] {
  if (after.checks.length < 2 || before.conj === after.conj) return [];
  const sentence =
    before.checks.length < 2 ? describeFirst(after.conj) : describeOther(before.conj, after.conj);
  return [toJudgingChange(['evaluator', 'conj'], sentence)];
}

/** How the checks are joined where there was one. */
const describeFirst = (conj: unknown): RichText =>
  conj === 'or' ? ['one passing check is enough'] : [{ code: 'conj' }, ' is ', showValue(conj)];

const describeOther = (before: unknown, after: unknown): RichText =>
  sentences[JSON.stringify([before, after])] ?? [
    { code: 'conj' },
    ...describeDifference(before, after),
  ];

const sentences: Readonly<Record<string, RichText>> = {
  '["and","or"]': ['one passing check is enough now; before, all had to pass'],
  '["or","and"]': ['all checks must pass now; before, one was enough'],
};

/** Fields that no evaluator has may be answers too. */
function compareOthers(
  before: CanonicalEvaluator,
  after: CanonicalEvaluator,
  options: CheckOptions,
): Change[] {
  const found = findDifferences(before.extra, after.extra);
  const shown = options.quotesExpected ? found : withholdKeys(found, () => 1);
  return shown.map(({ path, ...difference }) => {
    const isWhole = path[0] === 'evaluator';
    const place: RichText = isWhole
      ? ['the evaluator']
      : ['in the evaluator, ', ...describePlace(path)];
    const { before: one, after: other } = difference;
    const quotes = options.quotesExpected;
    const rest = isWhole
      ? describeKind(options.earlier, options.later, { noun: 'an object', isOne: isObject, quotes })
      : describeDifference(one, other, { quotes });
    return toJudgingChange(isWhole ? path : ['evaluator', ...path], [...place, ...rest]);
  });
}
