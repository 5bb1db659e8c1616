import type { Check, Source } from '../../format/task.ts';
import type { RichText } from '../../text/rich-text.ts';
import { describeByTemplate } from './metric-sentence.ts';
import { type VerdictOptions } from './verdict-options.ts';
import { listJudgedFiles } from './describe-source.ts';

/**
 * Several checks of which one is enough, as one clause: "the picture … looks like either of 2
 * reference files". Undefined unless they differ only in one file on one side.
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
      merged && describeByTemplate({ ...first, [side]: merged }, verdictOptions, { [side]: 'or' });
    if (clause) return clause;
  }
  return undefined;
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
