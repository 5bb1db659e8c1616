import { withoutKeys } from '#text/json/json-value.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { unseenCode } from '../code/compare-codes.ts';
import { listReachedFunctions } from '../code/used-code.ts';
import type { CompareOptions } from '../tasks/compare-options.ts';
import { compareTasks } from '../tasks/compare-tasks.ts';
import { type MatchedTask, matchTasks } from '../identity/match-tasks.ts';
import type { ChangedTask, ReleaseDiff, ReleasedTask, RenamedTask } from '../model/release.ts';

/** Compares the tasks of two releases. Each task of either is in one list of the answer. */
export function compareReleases<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
  options: CompareOptions,
): ReleaseDiff<Task> {
  const { code = unseenCode, vocabulary = builtInVocabulary } = options;
  const { pairs, added, removed } = matchTasks(before, after);
  const compared = pairs.map((pair) => comparePair(pair, options));
  const renamed = compared.filter((pair) => 'similarity' in pair);
  const others = compared.filter((pair) => !('similarity' in pair));
  return {
    added,
    removed,
    renamed,
    changed: others.filter((pair) => pair.class !== 'same'),
    same: others.filter((pair) => pair.class === 'same'),
    readable: [],
    unreadable: [],
    code,
    functions: code.seen === 'both' ? listReachedFunctions(code, after, vocabulary) : [],
  };
}

/** The change of the id itself is what the renaming says. */
function comparePair<Task extends ReleasedTask>(
  { before, after, similarity }: MatchedTask<Task>,
  options: CompareOptions,
): ChangedTask<Task> | RenamedTask<Task> {
  if (similarity !== undefined) {
    const [one, other] = [before, after].map(({ fields }) => withoutKeys(fields, ['id']));
    return { before, after, similarity, ...compareTasks(one ?? {}, other ?? {}, options) };
  }
  const change = compareTasks(before.fields, after.fields, options);
  const isRenamed = change.class === 'same' && before.file !== after.file;
  return { before, after, ...change, ...(isRenamed && { similarity: 1 }) };
}
