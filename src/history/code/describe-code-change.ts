import { takeFirst } from '#text/first-items.ts';
import { count } from '#text/figures/plural.ts';
import type { RichText } from '#text/rich-text.ts';
import type {
  CodeChange,
  FunctionChange,
  PackageChange,
  PieceChange,
} from '../model/code-comparison.ts';
import type { FunctionUse } from './used-code.ts';

/** What has changed in a function that a task uses, and what that means for the task. */
export function describeFunctionChange(
  change: FunctionChange,
  { kind, name, starts, judges }: FunctionUse,
): RichText {
  const link = { [kind]: name } as { metric: string } | { getter: string } | { action: string };
  const both = starts && judges ? 'the start and results' : undefined;
  const meaning = [', so ', both ?? (judges ? 'results' : 'the start'), ' may differ.'];
  if (change.change === 'changed') {
    return ['The code of ', link, ...describeChanged(change), ...meaning];
  }
  const words =
    change.change === 'added'
      ? ['The environment has the function ', link, ' now, which it did not have before']
      : ['The environment no longer has the function ', link];
  return [...words, ...meaning];
}

/** The same of the code that judges or starts every task. */
export function describePartChange(part: CodePart, change: CodeChange): RichText {
  const { name, result } = codeParts[part];
  const words = {
    changed: describeChanged(change),
    added: [' is found in the environment now, which it was not before'],
    removed: [' is no longer found in the environment'],
  }[change.change];
  return [name, ...words, `, so ${result} may differ.`];
}

type CodePart = 'judge' | 'starter';

const codeParts = {
  judge: { name: 'The code that judges tasks', result: 'results' },
  starter: { name: 'The code that starts tasks', result: 'the start' },
} as const;

function describeChanged({ pieces, packages }: CodeChange): RichText {
  const versions = packages.map(describePackage);
  if (pieces.length === 0 && versions.length > 0) return [` ${versions.join(' and ')}`];
  const more = versions.map((version) => ` and ${version}`).join('');
  return [' has changed', ...describeFiles(pieces), more];
}

/** As in "(`metrics/table.py`, 3 functions)". */
function describeFiles(pieces: readonly PieceChange[]): RichText {
  const files = listChangedFiles(pieces);
  const { shown, more } = takeFirst(files, mostFiles);
  const parts = shown.flatMap(({ file, size }, index) => [
    index === 0 ? ' (' : '; ',
    { code: file },
    `, ${size}`,
  ]);
  const others = more === 0 ? '' : `; and ${count(more, 'other file')}`;
  return parts.length === 0 ? [] : [...parts, `${others})`];
}

/** Where a function has changed, for a list: as in "changed in `metrics/table.py` (3 functions)". */
export function describeWhere({ change, pieces, packages }: CodeChange): RichText {
  const { shown, more } = takeFirst(listChangedFiles(pieces), mostFiles);
  const files = shown.flatMap(({ file, size }, index) => [
    index === 0 ? ' in ' : ', ',
    { code: file },
    ...(change === 'changed' ? [` (${size})`] : []),
  ]);
  const others = more === 0 ? '' : ` and ${count(more, 'other file')}`;
  return [change, ...files, others, ...packages.map((one) => `, ${describePackage(one)}`)];
}

/** A helper that everything uses may have moved all of its callers. */
const mostFiles = 3;

/** In which files pieces differ, and how many: as in "3 functions". */
function listChangedFiles(pieces: readonly PieceChange[]): { file: string; size: string }[] {
  const byFile = Map.groupBy(pieces, ({ before, after }) => (after ?? before)?.file ?? '');
  return [...byFile].map(([file, changed]) => {
    const noun = changed.every(isFunction) ? 'function' : 'definition';
    return { file, size: count(changed.length, noun) };
  });
}

const isFunction = ({ before, after }: PieceChange): boolean =>
  /^\s*(?:@[^\n]*\n\s*)*(?:async\s+)?def\b/.test((after ?? before)?.text ?? '');

function describePackage({ name, before, after }: PackageChange): string {
  if (before === undefined) return `uses ${name} ${after ?? ''} (before, no version was stated)`;
  if (after === undefined) return `uses ${name}, of which no version is stated (before, ${before})`;
  return `uses ${name} ${after} instead of ${before}`;
}
