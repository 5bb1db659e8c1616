import type { Check, Source } from '#format/task.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { toCommand } from '#shell/shell-command.ts';
import type { RichText } from '#text/rich-text.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { isNoReference } from '#vocabulary/fetches-none.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { describeNamedValues, listOptions } from '../words/describe-named-values.ts';
import { describeSource } from './describe-source.ts';
import { describeStub, isStub, quoteDescription } from './describe-stub.ts';
import { literalKeyOf } from './literal-getters.ts';
import { describeClause } from './metric-sentence.ts';
import type { VerdictOptions } from './verdict-options.ts';

/** What one check demands, in parts. */
export interface CheckClause {
  /** What the rest says something of; empty where the clause does not begin with that. */
  subject: RichText;
  /** Of a metric without a template: what it is given to judge. */
  object: RichText;
  predicate: RichText;
  /** What its dataset or its source says of the metric. */
  description: RichText;
  /** What is judged, where its words could be those of something else too. */
  source: string;
}

/** What one check demands, as a clause. */
export const describeCheck = (check: Check, verdictOptions: VerdictOptions): RichText =>
  joinClause(describeCheckClause(check, verdictOptions));

export const joinClause = ({ subject, object, predicate, description }: CheckClause): RichText => [
  ...subject,
  ...object,
  ...predicate,
  ...description,
];

/** The same in parts, so that several checks can share some. */
export function describeCheckClause(written: Check, verdictOptions: VerdictOptions): CheckClause {
  const clause = describeClause(written, verdictOptions);
  if (clause) {
    return { ...clause, object: [], description: [], source: identify(written.result) };
  }
  const { vocabulary, quotesExpected: quotes = true } = verdictOptions;
  const check = quotes ? toGivenOrder(written, vocabulary) : written;
  const { metric, result } = check;
  const source = identify(result);
  const judge: RichText = metric === undefined ? ['a check without a metric'] : [{ metric }];
  const entry = vocabulary.find('metric', metric ?? '');
  const none = { subject: [], object: [], description: [], source };
  if (entry && isStub(entry)) {
    return { ...none, predicate: [...describeStub(entry, quotes), ', so that the runner judges'] };
  }
  const isDescribed = entry?.contract.verdict === undefined && quotes;
  const given = describeGiven(check, entry, verdictOptions);
  const description = isDescribed ? quoteDescription(entry, given.length > 0) : [];
  return result
    ? {
        subject: [...judge, ' accepts '],
        object: toName(describeResult(result, vocabulary)),
        predicate: given,
        description,
        source,
      }
    : { ...none, predicate: [...judge, ' passes', ...given], description };
}

/** What the source of a metric takes for the result, where two files or values are fetched. */
function toGivenOrder(check: Check, vocabulary: Vocabulary): Check {
  const { metric = '', result, expected } = check;
  const isSwapped = vocabulary.find('metric', metric)?.source?.takesReferenceFirst === true;
  const areFetched = [result, expected].every(
    (source) => source?.type !== undefined && literalKeyOf(source, vocabulary) === undefined,
  );
  return isSwapped && areFetched ? { ...check, result: expected, expected: result } : check;
}

/** Files of one name may be in several folders, and of a long command only a part is shown. */
const identify = (result: Source | undefined): string =>
  result && (result.files.length > 0 || toCommand(result.fields.command) !== undefined)
    ? JSON.stringify(result.fields)
    : '';

/** What the metric is given beside the result: the reference, then rules and options as they are written. */
function describeGiven(
  check: Check,
  entry: MetricEntry | undefined,
  { vocabulary, quotesExpected: quotes = true }: VerdictOptions,
): RichText {
  const { expected } = check;
  const isUsed = expected !== undefined && isCompared(check, entry, vocabulary);
  const rules = isUsed && quotes ? readRules(expected, vocabulary) : undefined;
  const isFetched = isUsed && !rules;
  const reference = isFetched
    ? [', compared with ', ...describeSource(expected, { vocabulary, quotes })]
    : [];
  const named = describeNamedValues([
    ...Object.entries(rules ?? {}),
    ...(quotes ? listOptions(check.options) : []),
  ]);
  return [...reference, ...(named ? [isFetched ? ', with ' : ' with ', ...named] : [])];
}

/** What the task contains of the reference, by name; undefined where it is fetched. */
function readRules(
  { type, fields, extra }: Source,
  vocabulary: Vocabulary,
): JsonObject | undefined {
  if (type === undefined) return { ...fields, ...extra };
  const key = literalKeyOf({ type }, vocabulary);
  if (key === undefined || !Object.hasOwn(fields, key)) return undefined;
  const rules = fields[key];
  return isObject(rules) ? rules : { [key]: rules };
}

/** Whether the metric reads its reference, and there is one. */
function isCompared(
  { expected }: Check,
  metric: MetricEntry | undefined,
  vocabulary: Vocabulary,
): boolean {
  if (!expected || metric?.source?.ignoresExpected === true) return false;
  const key = literalKeyOf(expected, vocabulary);
  const isNull = key !== undefined && expected.fields[key] === null;
  return !isNull && !isNoReference(expected.fields, vocabulary);
}

/** Of a metric that says nothing of files, the name of one is enough. */
const toName = (described: RichText): RichText =>
  described[0] === 'the file ' ? described.slice(1) : described;

/** Values that the task itself contains are not those that a check expects. */
const describeResult = (result: Source, vocabulary: Vocabulary): RichText =>
  literalKeyOf(result, vocabulary) === undefined
    ? describeSource(result, { vocabulary })
    : ['the values in ', { code: 'result' }];
