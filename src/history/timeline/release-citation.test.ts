import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { toTask } from '#format/reading/to-task.ts';
import { listEarlierPages } from './earlier-pages.ts';
import { build, release, task } from './example-history.ts';
import { buildHistory } from './build-history.ts';
import { listStates } from './list-states.ts';
import { citeRelease, toTabTitle } from './release-citation.ts';

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

test('an earlier version is in the repository as the last release that had it', () => {
  const about = {
    title: 'Examples',
    language: 'en',
    repository: { url: 'https://git.example.org/desk', ref: 'main', path: 'tasks' },
  };
  const releases = [
    { ...release('1.0.0', [task('a'), task('b')]), commit: '1111' },
    {
      ...release('1.1.0', [task('a', {}, 'os/a.json'), task('b')]),
      commit: '2222',
      about: { title: 'Then' },
    },
    release('1.2.0', [task('a', { instruction: 'Print it.' }, 'os/a.json'), task('b')]),
  ];
  const current = { tasks: [task('b')], version: undefined, date: undefined };
  const history = buildHistory(listStates(releases, current), {
    quotesExpected: true,
    publish: (one) => one,
  });
  const { entries } = exampleCatalogue({ 'a.json': {} });
  const sources = listEarlierPages(history, new Set(['b'])).map((page) => {
    const cited = entries.map((one) => citeRelease(one, about, page));
    return [
      page.kind,
      ...cited.flatMap(({ about, cited }) => [about.title, about.repository?.ref, cited.file]),
    ];
  });
  expect(sources).toEqual([
    ['removed', 'Examples', undefined, 'os/a.json'],
    ['version', 'Then', '2222', 'os/a.json'],
  ]);
});
