import { expect, test } from 'vitest';
import { toMarkdown } from './markdown-pages.ts';

test('a page of Markdown has the instruction, the steps, the metrics and the file', () => {
  const task = {
    id: 'a',
    instruction: 'Sort `x` by {{ y }}.',
    config: [{ type: 'launch' }, 'odd'],
    evaluator: { func: ['compare_csv', 'exact_match'] },
  };
  expect(toMarkdown(task).split('\n').filter(Boolean).slice(0, 13)).toEqual([
    '---',
    'title: "a"',
    '---',
    '`` Sort x by y . ``',
    '## Setup',
    '- `` launch ``',
    '- `` odd ``',
    '## Judged by',
    '- `` compare_csv ``',
    '- `` exact_match ``',
    '## File',
    '~~~json',
    '{',
  ]);
  expect(toMarkdown(task)).not.toContain('{{');
});

test('a file that is not a task has a page too', () => {
  expect(toMarkdown([])).toContain('~~~json\n[]\n~~~');
});
