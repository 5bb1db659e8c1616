import type { Check, Evaluation, Source } from '#format/task.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { describeCheck, describeCheckClause, joinClause } from './describe-check.ts';
import { toReadableName, listJudgedFiles } from './describe-source.ts';
import { plural } from '../words/describe-values.ts';
import { type CountedClause, type DescribedChecks, joinBySubject } from './join-clauses.ts';
import { joinParts } from '../words/join-parts.ts';
import { describeMetric } from './metric-sentence.ts';
import type { VerdictOptions } from './verdict-options.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** Names that are longer than this together are counted instead. */
const longestNames = 200;

/**
 * Several checks as clauses; those that demand the same of different files have one: "each of the
 * text files a.txt and b.txt has the same lines as its reference file".
 */
export function describeTogether(
  checks: readonly Check[],
  conj: Evaluation['conj'],
  verdictOptions: VerdictOptions,
): DescribedChecks[] {
  const subject = conj === 'and' ? 'each of the ' : 'any of the ';
  const groups = Map.groupBy(checks, (check) => {
    const nameless = describeFiles([check], subject, verdictOptions);
    return toPlainText(nameless ?? describeCheck(check, verdictOptions));
  });
  const clauses = [...groups.values()].flatMap((group) => {
    const merged = group.length > 1 && describeFiles(group, subject, verdictOptions);
    return merged
      ? [{ ...noParts, predicate: merged, checks: group.length, times: 1 }]
      : describeApart(group, verdictOptions);
  });
  return joinBySubject(clauses, conj);
}

const noParts = { subject: [], object: [], description: [], source: '' };

/** One clause for all checks that read the same. */
function describeApart(checks: readonly Check[], verdictOptions: VerdictOptions): CountedClause[] {
  const clauses = checks.map((check) => describeCheckClause(check, verdictOptions));
  const alike = Map.groupBy(clauses, (clause) => toPlainText(joinClause(clause)));
  return [...alike.values()].flatMap((same) => {
    const [clause] = same;
    const times = same.length;
    return clause ? [{ ...clause, checks: times, times }] : [];
  });
}

/** Checks of one file each as one clause; a single check without the names of its files. */
function describeFiles(
  checks: readonly Check[],
  subject: string,
  verdictOptions: VerdictOptions,
): RichText | undefined {
  const [first, ...others] = checks;
  const files = new Set(checks.map(({ result }) => findFile(result)));
  if (!first || files.size < checks.length || files.has(undefined)) return undefined;
  const names = [...files].filter((file) => file !== undefined).map(toReadableName);
  const isShared =
    others.length > 0 && others.every((check) => isSameSource(check.expected, first.expected));
  const possessive = { code: '' };
  const clause = describeMetric(first, verdictOptions, {
    result: (noun) => [subject, ...(others.length === 0 ? [noun] : nameFiles(names, noun))],
    ...(first.expected?.type?.endsWith('_file') &&
      !isShared && { expected: (noun) => [possessive, noun] }),
  });
  if (!clause) return undefined;
  // "Its" comes after what it refers to.
  const position = clause.indexOf(possessive);
  if (position !== -1 && position < clause.indexOf(subject)) return undefined;
  return clause.map((part) => (part === possessive ? 'its ' : part));
}

/** "text files a.txt and b.txt"; "3 text files named a.txt" where only their folders differ. */
function nameFiles(files: readonly string[], noun: string): RichText {
  const [name, ...others] = new Set(files);
  const called = plural(noun, files.length);
  if (name !== undefined && others.length === 0) {
    return [`${formatCount(files.length)} ${called} named `, { code: name }];
  }
  const isNamed = others.length + 1 === files.length && files.join('').length <= longestNames;
  if (!isNamed) return [`${formatCount(files.length)} ${called}`];
  const quoted = files.map((code): RichText => [{ code }]);
  return [`${called} `, ...joinParts(quoted, 'and')];
}

/** Of a withheld source only the type is left, so two of them may differ. */
const isSameSource = (one: Source | undefined, other: Source | undefined): boolean =>
  Object.keys(one?.fields ?? {}).length > 1 &&
  JSON.stringify(one?.fields) === JSON.stringify(other?.fields);

/** The one file that a source gives. */
function findFile(source: Source | undefined): string | undefined {
  if (!source?.type?.endsWith('_file')) return undefined;
  const [name, ...others] = listJudgedFiles(source);
  return others.length > 0 ? undefined : name;
}
