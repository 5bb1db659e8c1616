import { expect, test } from 'vitest';
import { digestSet } from '#catalogue/citing/set-digest.ts';
import { digestTask } from '#catalogue/digests/digest-task.ts';
import { buildHistory } from '#history/timeline/build-history.ts';
import { listStates } from '#history/timeline/list-states.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toReleasesJson } from './releases-json.ts';

const task = (id: string, value: number) => {
  const fields: JsonObject = { id, instruction: `Write ${id}.`, value };
  return { id, file: `${id}.json`, fields, text: '', isPlainText: true };
};

test('counts a task without a digest as "-", as digests.txt writes it', () => {
  const tasks = [task('a', 1), task('b', Infinity)];
  const states = listStates([], { tasks, version: '1.0.0', date: undefined });
  const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });
  const { releases } = JSON.parse(toReleasesJson(history, { title: 'Tasks' }, '/')) as {
    releases: object[];
  };
  const digest = digestSet([digestTask(task('a', 1)) ?? '', '-']);
  expect(releases).toMatchObject([{ version: '1.0.0', date: null, tasks: 2, digest }]);
});

test('names its schema', () => {
  const states = listStates([], { tasks: [], version: '1.0.0', date: undefined });
  const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });
  expect(JSON.parse(toReleasesJson(history, { title: 'Tasks' }, '/c'))).toMatchObject({
    $schema: '/c/schema/releases.schema.json',
  });
});
