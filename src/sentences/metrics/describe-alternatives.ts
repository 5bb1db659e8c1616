import type { Check, Source } from '#format/task.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import { describeMetric } from './metric-sentence.ts';
import { listJudgedFiles } from './describe-source.ts';
import { literalKeyOf } from './literal-getters.ts';
import type { VerdictOptions } from './verdict-options.ts';

/**
 * Several checks of which one is enough, as one clause: "the picture … looks like either of 2
 * reference files". Undefined unless they differ only in one file on one side, or in one value.
 */
export function describeAlternatives(
  checks: readonly Check[],
  verdictOptions: VerdictOptions,
): RichText | undefined {
  const [first] = checks;
  if (!first) return undefined;
  for (const side of ['expected', 'result'] as const) {
    const merged = checks.every((check) => differsOnlyIn(side, check, first))
      ? mergeSources(checks.map((check) => check[side]))
      : undefined;
    const clause =
      merged && describeMetric({ ...first, [side]: merged }, verdictOptions, { [side]: 'or' });
    if (clause) return clause;
  }
  const values =
    (verdictOptions.quotesExpected ?? true)
      ? mergeValues(checks, first, verdictOptions)
      : undefined;
  return values && describeMetric(values.check, verdictOptions, { anyOf: values.rule });
}

/** The values of several checks in one; undefined unless each has a single one for the same rule. */
function mergeValues(
  checks: readonly Check[],
  first: Check,
  { vocabulary }: VerdictOptions,
): { check: Check; rule: string } | undefined {
  const { expected } = first;
  const key = expected && literalKeyOf(expected, vocabulary);
  if (!expected || key === undefined || !checks.every((check) => isJudgedLike(check, first)))
    return undefined;
  const rules = checks.map((check) => toRules(check.expected?.fields[key]));
  const names = new Set(rules.flatMap((rule) => Object.keys(rule)));
  const [name, ...others] = [...names].filter((one) =>
    rules.some((rule) => !isSame(rule[one], rules[0]?.[one])),
  );
  const values = name === undefined ? [] : rules.map((rule) => toSingle(rule[name]));
  if (name === undefined || others.length > 0 || values.includes(undefined)) return undefined;
  const merged = { ...rules[0], [name]: [...new Set(values)] };
  const fields = { ...expected.fields, [key]: merged };
  return { check: { ...first, expected: { ...expected, fields } }, rule: `rules.${name}` };
}

/** Whether two checks differ in their expected values at most. */
const isJudgedLike = (one: Check, other: Check): boolean =>
  one.metric === other.metric &&
  one.expected?.type === other.expected?.type &&
  isSame(one.options, other.options) &&
  isSame(one.result?.fields, other.result?.fields);

const toRules = (rules: unknown): JsonObject => (isObject(rules) ? rules : {});

/** A string or a number, also as the only entry of an array: several could all be asked for. */
function toSingle(value: unknown): string | number | undefined {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof only === 'string' || typeof only === 'number' ? only : undefined;
}

function differsOnlyIn(side: 'result' | 'expected', one: Check, other: Check): boolean {
  const same = side === 'result' ? 'expected' : 'result';
  return (
    one.metric === other.metric &&
    (side === 'expected' || isComparable(one.expected)) &&
    isSame(one.options, other.options) &&
    isSame(one[same]?.fields, other[same]?.fields)
  );
}

/** The files of several sources in one; undefined unless each gives one file in the same way. */
function mergeSources(sources: readonly (Source | undefined)[]): Source | undefined {
  const [first] = sources;
  const isMergeable = sources.every(
    (source) =>
      source?.type?.endsWith('_file') &&
      source.type === first?.type &&
      listJudgedFiles(source).length === 1,
  );
  const names = new Set(sources.flatMap((source) => (source ? listJudgedFiles(source) : [])));
  if (!first || !isMergeable || names.size < 2) return undefined;
  const files = sources.flatMap((source) => source?.files ?? []);
  const { type, extra } = first;
  return { type, files, extra, fields: {} };
}

/** Of a withheld source only the type is left, so two of them cannot be compared. */
const isComparable = (source: Source | undefined): boolean =>
  source === undefined || Object.keys(source.fields).length > 1;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
