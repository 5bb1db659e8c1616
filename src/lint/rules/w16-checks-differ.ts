import type { TaskView } from '../facts/task-view.ts';
import { getterContractOf } from '../facts/checks/getter-contract.ts';
import { type Comparison, comparesFiles } from '#vocabulary/contract/comparison.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import { cloudFile, commandOutput, ruleSource, vmFile } from '../examples/example-parts.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { compareText } from '#text/compare-text.ts';

const answer = commandOutput(['cat', '/home/user/a.txt']);
const letter = vmFile('/home/user/a.docx');
const reference = (name: string) => cloudFile(`https://files.example.org/${name}`);
const alternatives = (conj: string) => ({
  evaluator: {
    func: ['compare_docx_files', 'compare_docx_files'],
    conj,
    result: [letter, letter],
    expected: [reference('a_1.docx'), reference('a_2.docx')],
  },
});
const text = (line: string) => ruleSource({ expected: `${line}\n` });
const evaluator = (...expected: object[]) => ({
  evaluator: {
    func: expected.map(() => 'exact_match'),
    conj: 'or',
    result: expected.map(() => answer),
    expected,
  },
});

export const checksDiffer = defineTaskRule({
  code: 'W16',
  name: 'checks-differ',
  severity: 'warning',
  consequence: 'passes',
  summary: 'No two checks of a task are the same, and one result need not equal two references.',
  why: 'A repeated check decides nothing, and may be a copy that was not adapted to the alternative or to the second file; the severity is info. A result that equals one reference seldom equals a different one too, so two such checks usually are alternatives, of which one is to pass.',
  howToFix:
    'Adapt the second check to the part of the instruction that it should judge. Otherwise delete it from "func" and from the other arrays of the evaluator. For alternatives, set "conj" to "or".',
  // A part that is missing is what makes two checks the same.
  yieldsTo: ['S06', 'V07', 'W44'],
  concerns: ['metric'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    good: [evaluator(text('yes'), text('Yes')), alternatives('or')],
    bad: [evaluator(text('yes'), text('yes')), alternatives('and')],
  },

  message: ({ metric, first, again, needsOr }: Facts) =>
    needsOr
      ? `check ${again}, "${metric}", compares the result of check ${first} with another reference, and both must pass; set "conj" to "or"`
      : `check ${again}, "${metric}", is the same as check ${first}; change its "result", "expected" or "options", or remove it`,

  *check(task): Generator<Problem<Facts>> {
    const checks = checkViews(task);
    if (new Set(checks.map(({ metric }) => metric)).size === checks.length) return;
    const { conj } = task.evaluator;
    const seen = new Map<string, number>();
    const compared = new Map<string, { first: number; again?: number; reference: string }>();
    for (const { metric, compares, at, result, expected, options } of checks) {
      const place = at.at(-1);
      if (typeof place !== 'number' || !result || !expected || !options) continue;
      const key = [{ value: metric }, result, options, expected].map(toKey).join('\n');
      const first = seen.get(key);
      const about = [at, result.at, expected.at].map(toPointer);
      // What decides nothing does no harm either.
      if (first !== undefined)
        yield { at, about, metric, first, again: place + 1, severity: 'info' };
      else seen.set(key, place + 1);
      if (first !== undefined || conj === 'or') continue;
      const reference = referenceOf(compares, expected, task);
      if (reference === undefined) continue;
      const file = [{ value: metric }, result, options].map(toKey).join('\n');
      const other = compared.get(file);
      if (other === undefined) compared.set(file, { first: place + 1, reference });
      // Of several alternatives the first two are reported.
      if (!other || other.reference === reference || other.again !== undefined) continue;
      other.again = place + 1;
      yield {
        at: expected.at,
        about: [toPointer(expected.at), '/evaluator/conj'],
        metric,
        first: other.first,
        again: place + 1,
        needsOr: true,
      };
    }
  },
});

/** What a metric that compares for equality compares with. */
function referenceOf(
  compares: Comparison | undefined,
  expected: PlacedValue,
  { vocabulary }: TaskView,
): string | undefined {
  if (compares?.kind === 'equal value') {
    const text = rulesOf(expected)?.rules[compares.value];
    return typeof text === 'string' ? text : undefined;
  }
  if (!comparesFiles(compares) || !isObject(expected.value)) return undefined;
  const from = getterContractOf(expected.value, vocabulary)?.from;
  return from?.kind === 'web file' ? JSON.stringify(expected.value[from.path]) : undefined;
}

interface Facts {
  metric: string;
  first: number;
  again: number;
  /** Whether the two differ, but are probably alternatives. */
  needsOr?: true;
}

/** Equal for equal values in any order of keys; an empty object counts as null. */
function toKey({ value }: Pick<PlacedValue, 'value'>): string {
  if (isObject(value) && Object.keys(value).length === 0) return 'null';
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    isObject(part) ? Object.entries(part).sort(([one], [other]) => compareText(one, other)) : part,
  );
}
