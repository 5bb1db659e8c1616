import { expect, test } from 'vitest';
import { exampleData } from './example-data.ts';
import { toRowView } from './row-view.ts';

const step = { type: 'sleep', parameters: { seconds: 1 } };
const data = exampleData({
  'os/many.json': {
    id: 'many',
    instruction: 'Save\n the  page.',
    related_apps: ['vlc', 'os'],
    possibility_of_env_change: 'low',
    config: [step, step],
    evaluator: { func: ['check_csv', 'exact_match'], result: [{ type: 'a' }, { type: 'b' }] },
  },
  'os/one.json': {
    id: 'one',
    instruction: '',
    related_apps: [],
    config: [step],
    evaluator: { func: 'check_csv', result: { type: 'a' } },
  },
});

test('shows the path, the instruction on one line, and a cell for each column', () => {
  expect(toRowView(data, 0)).toEqual({
    path: 'many',
    instruction: 'Save the page.',
    cells: [
      { className: 'apps', text: 'VLC, Operating system', unit: undefined },
      { className: 'metrics', text: 'check_csv, exact_match', unit: undefined },
      { className: 'change', text: 'low', unit: undefined },
      { className: 'number', text: '2', unit: ' steps' },
      { className: 'number', text: '2', unit: ' checks' },
      { className: 'number problems zero', text: '0', unit: ' problems' },
    ],
  });
});

test('names a single one in the singular, and leaves empty what a task does not have', () => {
  const { instruction, cells } = toRowView(data, 1);
  expect(instruction).toBe('');
  expect(cells[0]?.text).toBe('');
  expect(cells[3]).toEqual({ className: 'number', text: '1', unit: ' step' });
});
