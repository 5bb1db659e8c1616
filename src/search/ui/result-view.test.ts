import { expect, test } from 'vitest';
import type { FoundGroup } from './find-groups.ts';
import { describeFound } from './result-view.ts';

const group = (kind: FoundGroup['kind'], count: number): FoundGroup => ({
  kind,
  count,
  results: [],
});
const nothing = { groups: [], words: [], substitutes: [], missing: [] };

test.for([
  ['what was found', { groups: [group('Tasks', 12), group('Metrics', 1)] }, '12 tasks, 1 metric.'],
  ['that nothing was found', {}, 'No results for “pivot”.'],
  [
    'which word replaced another',
    {
      groups: [group('Tasks', 1)],
      substitutes: [{ typed: 'thunderbrid', replacement: 'thunderbird' }],
    },
    'No results for “thunderbrid”; showing results for “thunderbird”. 1 task.',
  ],
  [
    'which words were left out',
    { groups: [group('Guides', 2)], missing: ['xyzzy', 'plugh'] },
    'Not found: “xyzzy”, “plugh”. 2 guides.',
  ],
] as const)('describes %s', ([, found, line]) => {
  const given = { ...nothing, ...found } as Parameters<typeof describeFound>[0];
  expect(describeFound(given, ' pivot ')).toBe(line);
});
