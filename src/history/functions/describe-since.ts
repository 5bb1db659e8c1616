import type { CodeSpan } from './function-history.ts';

/** Since when the code is as it is, as a sentence; undefined where the newest state has no code of it. */
export function describeSince([newest, before]: readonly CodeSpan[]): string | undefined {
  const first = newest?.states[0];
  if (!newest || !first || newest.code === 'absent' || newest.code === 'unseen') return undefined;
  if (before !== undefined && before.code !== 'unseen')
    return first.version === undefined
      ? 'The code has changed since the last release.'
      : `The code is as it is since ${first.version}.`;
  if (before)
    return first.version === undefined
      ? 'The code of the releases before was not seen.'
      : `The code is as it is since ${first.version}; before, it was not seen.`;
  return newest.states.length > 1 ? 'The code is the same in all releases.' : undefined;
}
