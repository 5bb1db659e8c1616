import { expect, test } from 'vitest';
import { explainReuse } from './explain-reuse.ts';

test('counts what was reused, and why the others were not', () => {
  const findings = { reused: new Set(['a', 'b']), remade: new Map([['changed' as const, 1]]) };
  const pages = {
    reused: new Set<string>(),
    remade: new Map([
      ['new' as const, 2],
      ['without a key' as const, 24],
    ]),
  };
  expect(explainReuse({ pages, findings })).toEqual([
    'findings  2 of 3; 1 changed',
    'pages     0 of 26; 2 new; 24 without a key',
  ]);
});

test('leaves out what a build did not come to', () => {
  expect(explainReuse({})).toEqual([]);
});
