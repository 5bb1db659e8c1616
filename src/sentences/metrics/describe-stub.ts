import type { Check } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** The metrics of checks of which none can give a score, each once; undefined where one may. */
export function findStubs(
  checks: readonly Check[],
  vocabulary: Vocabulary,
): readonly MetricEntry[] | undefined {
  const entries = new Set(checks.map(({ metric }) => vocabulary.find('metric', metric ?? '')));
  const stubs = [...entries].filter((entry) => entry !== undefined).filter(isStub);
  return stubs.length === entries.size ? stubs : undefined;
}

export const isStub = ({ placeholder, source }: MetricEntry): boolean =>
  placeholder !== true && source?.givesNoScore === true;

/** "check_it only raises an error (in its source: “…”)". */
export const describeStub = (stub: MetricEntry, quotes: boolean): RichText => [
  { metric: stub.name },
  stub.source?.isIdle === true ? ' does nothing' : ' only raises an error',
  ...(quotes ? quoteDescription(stub) : []),
];

/** What the docstring or the dataset says of a function, in brackets; empty where neither does. */
export function quoteDescription(entry: MetricEntry | undefined): RichText {
  const description = findOwnDescription(entry);
  if (description === undefined) return [];
  const whose = entry?.source?.docstring === undefined ? '' : 'in its source: ';
  return [{ aside: ` (${whose}“${description}”)` }];
}
