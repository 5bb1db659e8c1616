import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Finding } from '../model/finding.ts';
import { misspeltNames, namesOfOthers } from '../rules/v01-name-known.ts';

/** A name in so many tasks is meant. */
const leastTasks = 3;

/**
 * Lowers what is less certain where tasks name functions that are not built in, and no source shows
 * which there are. A name in several tasks that resembles a built-in one is then that of another
 * function. Where no source was read, built-in functions may be changed too, so that a parameter that
 * these require is a warning.
 */
export function lowerOwnNames(
  findings: readonly Finding[],
  { handling }: Pick<Vocabulary, 'handling'>,
): Finding[] {
  const renamed = new Map(kinds.map((kind) => [misspeltNames(kind), namesOfOthers(kind)]));
  const outside = new Set(renamed.values());
  const common = new Set(
    [...Map.groupBy(findings.filter(isUncertain), ({ message }) => message)].flatMap(
      ([message, alike]) => (countFiles(alike) < leastTasks ? [] : [message]),
    ),
  );
  const others = findings.filter(({ cause = '' }) => outside.has(cause));
  const isForked = common.size > 0 || countFiles(others) >= leastTasks;
  if (!isForked) return [...findings];
  const mayDiffer = handling === undefined;
  return findings.map((finding) => {
    const cause = renamed.get(finding.cause ?? '');
    if (cause !== undefined && common.has(finding.message))
      return { ...finding, severity: 'info', consequence: 'nothing', cause };
    return mayDiffer && finding.code === 'V04' && finding.severity === 'error'
      ? { ...finding, severity: 'warning' }
      : finding;
  });

  function isUncertain({ cause = '' }: Finding): boolean {
    return renamed.has(cause);
  }
}

const kinds: readonly FunctionKind[] = ['action', 'getter', 'metric'];

const countFiles = (findings: readonly Finding[]): number =>
  new Set(findings.map(({ file }) => file)).size;
