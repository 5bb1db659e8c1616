import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { toTask } from '../../format/to-task.ts';
import { listEarlierPages } from './earlier-pages.ts';
import { build, task } from './example-history.ts';
import { toTabTitle } from './to-cited.ts';

const entryOf = (instruction: string) => ({
  id: 'a',
  task: toTask(exampleTask({ id: 'a', instruction })),
});
const entry = entryOf('Open it.');

test('the tab of a current task has its instruction, or else its id', () => {
  expect(toTabTitle(entry, 'Examples')).toBe('Open it. | Examples');
  expect(toTabTitle(entryOf(''), 'Examples')).toBe('Task a | Examples');
});

test('the tabs of an earlier version and of a removed task name the last release that had it', () => {
  const printed = task('a', { instruction: 'Print it.' });
  const history = build([task('a'), task('b')], [task('a'), task('b')], [printed]);
  const titles = listEarlierPages(history, new Set(['a'])).map((page) => [
    page.kind,
    toTabTitle(entry, 'Examples', page),
  ]);
  expect(titles).toEqual([
    ['removed', 'Open it. (as of 1.1.0) | Examples'],
    ['version', 'Open it. (as of 1.1.0) | Examples'],
  ]);
});
