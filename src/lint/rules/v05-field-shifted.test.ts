import { expect, test } from 'vitest';
import { findWithAbout } from '../examples/find-problems.ts';
import { fieldKnown as rule } from './v05-field-known.ts';

const files = [{ path: 'https://example.org/a.csv', target: '/home/user/a.csv' }];

test.for([
  [
    {
      evaluator: {
        result: { type: 'cloud_file', link: 'https://example.org/a.csv', path: 'a.csv' },
      },
    },
    ['link', 'path'],
    ['path', 'dest'],
  ],
  [{ config: [{ type: 'download', parameters: { files } }] }, ['target', 'path'], ['path', 'url']],
] as const)('says how names are shifted: %j', ([fields, ...renames]) => {
  const [problem] = findWithAbout(rule, { ...fields });
  expect(problem).toMatchObject({ renames });
  expect(problem && rule.message(problem)).toContain(
    `; rename "${renames[0][0]}" to "${renames[0][1]}" and "${renames[1][0]}" to "${renames[1][1]}"`,
  );
});

test('proposes what is missing where no other value is in its place', () => {
  const source = { type: 'cloud_file', path: 'https://example.org/a.csv', to: 'a.csv' };
  const [problem] = findWithAbout(rule, { evaluator: { func: 'check_csv', result: source } });
  expect(problem?.renames).toBeUndefined();
  expect(problem?.nearest).toBe('dest');
});
