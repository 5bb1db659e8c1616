import { type CodeDigests, digestCodeOf } from '#catalogue/digests/code-digests.ts';
import { toTask } from '#format/reading/to-task.ts';
import { memoize } from '#text/memoize.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { DatasetHistory, State } from '../timeline/history.ts';

/** A task of a state with the digests of what it means with the code of that state. */
interface JudgedTask extends CodeDigests {
  file: string;
}

/** Lists how the tasks of a state are judged and start; undefined where its code was not seen. */
export const createJudgingLister = (
  { findDigest, publish }: Pick<DatasetHistory, 'findDigest' | 'publish'>,
  vocabulary: Vocabulary,
): ((state: State) => readonly JudgedTask[] | undefined) =>
  memoize(
    ({ code, tasks }: State) =>
      code &&
      tasks.map((stored): JudgedTask => {
        const { fields } = publish(stored);
        const task = toTask(fields, vocabulary.handling);
        const digested = { fields, task, digest: findDigest(stored) };
        return { file: stored.file, ...digestCodeOf(digested, { ...vocabulary, code }) };
      }),
  );
