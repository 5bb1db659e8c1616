import { expect, test } from 'vitest';
import { joinSubjects } from './join-subjects.ts';

test.for([
  ['match a, b:\n  case', 'match a@ b:\n  case'],
  ['  match a,:  # c, d:\n\n    # e\n    case', '  match a :  # c, d:\n\n    # e\n    case'],
  [
    'match f(a, "b, c"), {"d": [1, 2]}, e[1:2]:\r\n case',
    'match f(a, "b, c")@ {"d": [1, 2]}@ e[1:2]:\r\n case',
  ],
] as const)('joins the subjects of %j', ([text, joined]) => {
  expect(joinSubjects(text)).toBe(joined);
});

test.for(['match (a, b):\n  case', 'match f(a, b):\n  case', 'match, a = b\n', 'match = a, b\n'])(
  'leaves %j as it is',
  (text) => {
    expect(joinSubjects(text)).toBe(text);
  },
);
