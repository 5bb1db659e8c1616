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

/** In characters: what is longer hides what the metric is given. */
const longestDescription = 80;

/** Whether a description has no word that the name of the function does not have. */
function repeatsName(description: string, name: string): boolean {
  const named = new Set(listStems(name.replaceAll('_', ' ')));
  return listStems(description).every((stem) => named.has(stem));
}

/** The first letters of all words that say something: "tracks" and "track" are one. */
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !fillers.has(word))
    .map((word) => word.slice(0, 5));

const fillers = new Set(
  'about all and any are check checks correct correctly evaluate evaluates evaluator expected file for from given has have if in in into is its matches metric of on one or project specific specified that the to validate validates value verify verifies whether with'.split(
    ' ',
  ),
);

/**
 * What the docstring or the dataset says of a function, in brackets; empty where that is no more than its
 * name, or hides the values that the function is given.
 */
export function quoteDescription(entry: MetricEntry | undefined, hasValues = false): RichText {
  const description = findOwnDescription(entry);
  if (entry === undefined || description === undefined) return [];
  const said = hasValues ? description.replaceAll(/\([^)]*\)/g, '') : description;
  if (repeatsName(said, entry.name)) return [];
  if (hasValues && description.length > longestDescription) return [];
  const whose = entry.source?.docstring === undefined ? '' : 'in its source: ';
  return [{ aside: ` (${whose}“${description}”)` }];
}
