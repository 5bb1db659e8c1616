import { inc, valid } from 'semver';
import { hasOtherCode } from '../code/compare-codes.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { judgeComparability } from './comparability.ts';

/** How much a version number is to grow; undefined when nothing has changed. */
export type VersionStep = 'major' | 'minor' | 'patch';

/**
 * Major when results cannot be compared or code that judges or starts a task has changed, or a task is
 * gone; minor when there are new tasks, or some that can only be read now; patch for anything else.
 */
export function suggestStep(diff: ReleaseDiff): VersionStep | undefined {
  const { added, removed, renamed, changed, readable } = diff;
  const pairs = [...renamed, ...changed];
  const isBroken = pairs
    .flatMap(({ changes }) => changes)
    .some((change) => change.class === 'code' || judgeComparability(change.class) === 'no');
  if (isBroken || removed.length > 0) return 'major';
  if (added.length + readable.length > 0) return 'minor';
  return pairs.length > 0 || hasOtherCode(diff.code) ? 'patch' : undefined;
}

/** The version after one such as "1.4.2" or "v1.4.2"; undefined for one that is not of this form. */
export function suggestVersion(version: string | undefined, step: VersionStep): string | undefined {
  if (version === undefined || !isVersion(version)) return undefined;
  const next = inc(version, step);
  return next === null ? undefined : `${/^v/i.exec(version)?.[0] ?? ''}${next}`;
}

/** Whether a text is a version such as "1.4.2" or "v1.4.2". */
export const isVersion = (text: string): boolean => valid(text) !== null;
