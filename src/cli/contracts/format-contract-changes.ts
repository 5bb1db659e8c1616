import { kindOfContracts } from '#environment/contracts/contract.ts';
import type { Difference } from '#environment/contracts/diff-contracts.ts';
import type { FunctionDifference, OtherCode } from './code-changes.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { takeFirst, withMore } from '#text/first-items.ts';

/** A change of a function, with the files of the tasks that name it. */
export type TouchingChange = FunctionDifference & { tasks?: readonly string[] };

/** More files of one change do not fit on the screen; JSON has them all. */
const mostFiles = 5;

/** How an environment has changed, for people. */
export function formatContractChanges(changes: readonly TouchingChange[]): string {
  if (changes.length === 0) return 'The contracts and the code are the same.';
  return changes
    .flatMap(({ kind, name, change, differences, code, tasks }) => [
      `${kindOfContracts[kind]} ${name}: ${change}`,
      ...differences.map((difference) => `  ${formatDifference(difference)}`),
      ...(code ? [`  ${formatCode(code)}`] : []),
      ...(tasks === undefined ? [] : formatTasks(tasks)),
    ])
    .map(toVisibleText)
    .join('\n');
}

function formatDifference({ of, about, before, after }: Difference): string {
  if (about === 'docstring') return 'the docstring has changed';
  // Why nothing is certain of a function that cannot be read whole.
  if (about === 'source' && before === undefined) return `not certain: ${after ?? ''}`;
  if (about === 'source' && after === undefined) return `certain, was not certain: ${before}`;
  const what = about === 'argument' || about === 'key' ? `${about} ${of}` : about;
  if (before === undefined) return `${what}: new, ${after ?? ''}`;
  if (after === undefined) return `${what}: removed, was ${before}`;
  return `${what}: ${before} → ${after}`;
}

function formatCode({ files, packages }: OtherCode): string {
  const versions = packages.map(
    ({ name, before = 'another version', after = 'an unknown version' }) =>
      `${name} ${after} instead of ${before}`,
  );
  return `does something else: ${[...files, ...versions].join(', ')}`;
}

function formatTasks(tasks: readonly string[]): string[] {
  if (tasks.length === 0) return ['  no task names it'];
  const files = withMore(takeFirst(tasks, mostFiles));
  return [`  named by ${count(tasks.length, 'task')}:`, ...files.map((file) => `    ${file}`)];
}
