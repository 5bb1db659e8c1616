import { expect, test } from 'vitest';
import { release, task } from '../timeline/example-history.ts';
import { listStates } from '../timeline/list-states.ts';
import { describeSince } from './describe-since.ts';

const releases = ['1.0.0', '1.1.0', '1.2.0'].map((version) => release(version, []));
const states = listStates(releases, { tasks: [task('new')], version: '1.3.0', date: undefined });
const unreleased = { ...states[0], version: undefined };

const toSpans = (codes: string) =>
  [...Map.groupBy(states, ({ index }) => codes[index]).entries()]
    .map(([code = '', found]) => ({
      code: { '-': 'unseen', o: 'absent' }[code] ?? code,
      states: found,
      reached: undefined,
    }))
    .toReversed();

test.for([
  ['aabb', 'The code is as it is since 1.2.0.'],
  ['oaaa', 'The code is as it is since 1.1.0.'],
  ['aaaa', 'The code is the same in all releases.'],
  ['--aa', 'The code is as it is since 1.2.0; before, it was not seen.'],
  ['aaao', undefined],
  ['aaa-', undefined],
] as const)('says since when the code is as it is (%s)', ([codes, expected]) => {
  expect(describeSince(toSpans(codes))).toBe(expected);
});

test.for<[string[], string | undefined]>([
  [[], undefined],
  [['a'], undefined],
  [['b', 'a'], 'The code has changed since the last release.'],
  [['b', 'unseen', 'a'], 'The code of the releases before was not seen.'],
])('of a state that is not released and %j', ([codes, expected]) => {
  const spans = codes.map((code) => ({ code, states: [unreleased as never], reached: undefined }));
  expect(describeSince(spans)).toBe(expected);
});
