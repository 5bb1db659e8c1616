import type { Check, Source } from '../../format/task.ts';
import type { RichText } from '../../text/rich-text.ts';
import { fillTemplates, type VerdictOptions } from './verdict-places.ts';
import { listGiven } from './verdict-source.ts';

/**
 * Checks of which one is enough, told as one: "the picture … looks like either of 2 reference
 * files". They must be alike but for the one file on one side; otherwise undefined.
 */
export function describeAlternatives(
  checks: readonly Check[],
  verdictOptions: VerdictOptions,
): RichText | undefined {
  const [first] = checks;
  if (!first) return undefined;
  for (const side of ['expected', 'result'] as const) {
    const merged = checks.every((check) => isAlikeBut(side, check, first))
      ? mergeSources(checks.map((check) => check[side]))
      : undefined;
    const told =
      merged && fillTemplates({ ...first, [side]: merged }, verdictOptions, { [side]: 'or' });
    if (told) return told;
  }
  return undefined;
}

function isAlikeBut(side: 'result' | 'expected', one: Check, other: Check): boolean {
  const same = side === 'result' ? 'expected' : 'result';
  return (
    one.metric === other.metric &&
    (side === 'expected' || isKnown(one.expected)) &&
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
      listGiven(source).length === 1,
  );
  const names = new Set(sources.flatMap((source) => (source ? listGiven(source) : [])));
  if (!first || !isMergeable || names.size < 2) return undefined;
  const files = sources.flatMap((source) => source?.files ?? []);
  const { type, extra } = first;
  return { type, files, extra, fields: {} };
}

/** Of a withheld source the type alone is left, so nobody can say whether two are the same. */
const isKnown = (source: Source | undefined): boolean =>
  source === undefined || Object.keys(source.fields).length > 1;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
