import type { Comparison } from '#vocabulary/contract/comparison.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { isNoReference } from '#vocabulary/fetches-none.ts';
import { findJudgedName } from '#vocabulary/judged-names.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { readsExpected } from '../facts/checks/sheet-rules.ts';
import { isNothing, type PlacedValue } from '../facts/placed-value.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = { type: 'vm_file', path: '/home/user/notes.txt', dest: 'notes.txt' };
const output = { type: 'vm_command_line', command: ['timedatectl'] };
const reference = { type: 'rule', rules: { expected: ['Attendees'] } };

export const referenceGiven = defineTaskRule({
  code: 'V07',
  name: 'reference-given',
  severity: 'error',
  consequence: 'fails',
  summary: 'A metric that compares has a reference, and no other metric has one.',
  why: 'The metric is called without a required argument, or with one that its source does not take, so the evaluation always fails. If the result is not fetched either, if options may replace the reference, or if earlier versions of the metric need none, the severity is warning.',
  howToFix:
    'Add "expected" with the reference: a file to download, or the values themselves with the getter "rule". In an array, it has the index of the metric. Remove it from a metric that takes only the result.',
  ofCheck: {
    one: 'does not call its metric with the arguments that it takes',
    several: 'do not call their metrics with the arguments that these take',
  },
  yieldsTo: ['V08', 'W46'],
  concerns: ['metric'],
  examples: {
    good: [
      { evaluator: { func: 'file_contains', result, expected: reference } },
      { evaluator: { func: 'is_utc_0', result: output } },
    ],
    bad: [
      { evaluator: { func: 'file_contains', result } },
      {
        evaluator: {
          func: ['is_utc_0', 'file_contains'],
          result: [output, result],
          expected: [{}, {}],
        },
      },
    ],
  },

  message: ({ metric, is }: { metric: string; is: string | undefined }) =>
    is === undefined
      ? `"${metric}" takes no reference in the source of the environment; remove "expected"`
      : `"expected" is missing for "${metric}", which compares with ${is}`,

  *check(task, { vocabulary }) {
    for (const { metric, at, result, expected, options } of checkViews(task)) {
      const entry = vocabulary.find('metric', metric);
      if (!entry || findJudgedName(metric, at.length > 2, vocabulary)) continue;
      const reference = entry.contract.expected;
      if (!expected) continue;
      if (!isNothing(expected)) {
        if (takesNoReference(entry) && !isNoReference(expected.value, vocabulary))
          yield { at: expected.at, metric, is: undefined };
        continue;
      }
      if (!reference) continue;
      if (reference.required === false && !readsSheets(options, entry.contract.compares)) continue;

      const isCertain =
        isKnownWell(entry) &&
        (entry.source !== undefined || entry.contract.onceWithoutExpected !== true) &&
        result !== undefined &&
        !isNothing(result) &&
        !mayStandIn(options, entry);
      const place = expected.value === undefined ? at : expected.at;
      yield {
        at: place,
        metric,
        is: reference.accepts,
        severity: isCertain ? 'error' : 'warning',
        about: [toPointer(expected.at)],
      };
    }
  },
});

/** By its source. Where the getter returns None, an environment may call it without a reference. */
const takesNoReference = ({ source, contract }: MetricEntry): boolean =>
  source !== undefined && source.unread === undefined && !contract.expected;

/** Whether rules about sheets name some of the reference, which others need not. */
function readsSheets(options: PlacedValue | undefined, compares: Comparison | undefined): boolean {
  if (compares?.kind !== 'equal sheets' || !isObject(options?.value)) return false;
  return toArray(options.value[compares.rules]).some(readsExpected);
}

const isKnownWell = ({ origin, aliasOf }: MetricEntry): boolean =>
  origin !== 'other' && aliasOf === undefined;

/** An option is passed by its name, and an undeclared one may be the reference itself. */
function mayStandIn(options: PlacedValue | undefined, { contract }: MetricEntry): boolean {
  if (!options) return true;
  const declared = contract.options;
  if (!isObject(options.value)) return false;
  return Object.keys(options.value).some((name) => !declared || !Object.hasOwn(declared, name));
}
