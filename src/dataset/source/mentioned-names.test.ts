import { expect, test } from 'vitest';
import { createMentions } from './mentioned-names.ts';

test.for([
  'x = task["berth"]',
  "x = task.get('berth', 1)",
  'for key in ("berth", "mast"): pass',
  'x = task.berth',
  'def load(self, berth): pass',
  'def load(self, mast, berth=3): pass',
  'load(berth = x)',
  'class Ship:\n  berth: int = 3\n',
])('finds a name in %s', (text) => {
  expect(createMentions(['', text])('berth')).toBe(true);
});

test.for(['', '# berths are free', 'x = berths', 'x = task["berth_of_ship"]', 'tugberth = 1'])(
  'finds none in %s',
  (text) => {
    expect(createMentions([text])('berth')).toBe(false);
  },
);

test('takes a name for text', () => {
  expect(createMentions(['x = "a+"'])('a+')).toBe(true);
  expect(createMentions(['x = "aa"'])('a+')).toBe(false);
});
