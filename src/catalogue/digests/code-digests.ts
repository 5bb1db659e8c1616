import { digestText } from '#text/sha256.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { type DigestedTask, toJudgingContents, toStartingContents } from './digest-contents.ts';

/** Digests of what a task means with the code of an environment; without that code there are no such fields. */
export interface CodeDigests {
  /** Of how it is judged, as SHA-256 in hexadecimal digits. */
  judgingDigest?: string | undefined;
  /** Of how it starts. */
  startingDigest?: string | undefined;
}

/**
 * The digests of a task with the code of the vocabulary.
 *
 * @param task with the digest of its file; without that, it has no canonical form, and none of these.
 */
export function digestCodeOf(
  task: DigestedTask & { digest: string | undefined },
  vocabulary: Pick<Vocabulary, 'code' | 'find' | 'handling'>,
): CodeDigests {
  const { code } = vocabulary;
  if (code === undefined) return {};
  const hasForm = task.digest !== undefined;
  return {
    judgingDigest: hasForm ? digestContents(toJudgingContents(task, code, vocabulary)) : undefined,
    startingDigest: hasForm
      ? digestContents(toStartingContents(task, code, vocabulary))
      : undefined,
  };
}

function digestContents(contents: object): string | undefined {
  const canonical = toCanonicalJson(contents);
  return canonical === undefined ? undefined : digestText(canonical);
}
