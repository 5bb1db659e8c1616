import { expect, test } from 'vitest';
import { isGenericName } from './generic-name.ts';

test.for(['', 'examples', 'Tasks', 'evaluation_examples', 'evaluation-examples', 'data'])(
  'takes "%s" for a generic name',
  (name) => {
    expect(isGenericName(name)).toBe(true);
  },
);

test.for(['OSWorld', 'office-tasks', 'examples-of-2026'])('takes "%s" for a name', (name) => {
  expect(isGenericName(name)).toBe(false);
});
