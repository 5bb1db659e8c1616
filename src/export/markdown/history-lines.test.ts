import { expect, test } from 'vitest';
import { buildHistory } from '#history/timeline/build-history.ts';
import { listEarlierPages } from '#history/timeline/earlier-pages.ts';
import { release, task } from '#history/timeline/example-history.ts';
import { findRemoval } from '#history/timeline/find-removal.ts';
import { listStates } from '#history/timeline/list-states.ts';
import { describeEarlier, listHistoryLines } from './history-lines.ts';

test('nothing in the name of a version is markup', () => {
  const version = '1 <b>*x*</b>';
  const releases = [release(version, [task('a')]), release(`${version}2`, [])];
  const current = { tasks: [], version: undefined, date: undefined };
  const history = buildHistory(listStates(releases, current), {
    quotesExpected: true,
    publish: (one) => one,
  });
  const texts = listEarlierPages(history, new Set()).flatMap((page) => [
    ...listHistoryLines(page.timeline, '/'),
    describeEarlier(page, findRemoval(page.timeline, []), '/'),
  ]);
  const written = '1 \\<b\\>\\*x\\*\\</b\\>';
  expect(texts.join('\n')).toContain(`- added in ${written}\n`);
  expect(texts.join('\n')).toContain(`): ${written}\n`);
  expect(texts.join('\n')).toContain(`in ${written}2.**`);
  expect(texts.join('\n')).not.toContain('<b>');
});
