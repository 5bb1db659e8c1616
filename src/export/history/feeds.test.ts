import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { editSource, exampleCode, tables } from '#history/code/example-code.ts';
import { buildHistory } from '#history/timeline/build-history.ts';
import { task } from '#history/timeline/example-history.ts';
import { listStates } from '#history/timeline/list-states.ts';
import { toChangeFeed, toReleaseFeed } from './feeds.ts';

const odd = ']]> <b>&amp; \u0007 \uD83D';

const release = (version: string, date: string, instruction: string) => ({
  version,
  date,
  notes: odd,
  doi: undefined,
  unreadable: [],
  tasks: [task('a', { instruction })],
});

const second = release('1.1.0', '2026-02-01', `Print it. ${odd}`);
const states = listStates([release('1.0.0', '2026-01-01', 'Print.'), second], {
  tasks: second.tasks,
  version: undefined,
  date: undefined,
});
const history = buildHistory(states, { quotesExpected: true, publish: (one) => one });

const read = (xml: string) => DomUtils.getFeed(parseDocument(xml, { xmlMode: true }).children);

test('a reader finds the releases, the newest first', () => {
  const feed = read(toReleaseFeed(history, { title: odd }, 'https://example.org/tasks/'));
  expect(feed).toMatchObject({ type: 'atom', link: 'https://example.org/tasks/releases/' });
  expect(
    feed?.items.map(({ link, pubDate }) => [link, pubDate?.toISOString().slice(0, 10)]),
  ).toEqual([
    ['https://example.org/tasks/releases/1.1.0/', '2026-02-01'],
    ['https://example.org/tasks/releases/1.0.0/', '2026-01-01'],
  ]);
});

test('a reader finds what happened to tasks since the first release', () => {
  const feed = read(toChangeFeed(history, { title: 'Tasks' }, 'https://example.org/'));
  expect(feed?.items).toHaveLength(1);
  expect(feed?.items[0]?.link).toBe('https://example.org/tasks/a/#history');
  expect(feed?.items[0]?.title).toContain('changed in 1.1.0');
});

test('a reader finds why a task was removed', () => {
  const other = { id: 'b', file: 'b.json', fields: {}, text: '', isPlainText: true };
  const removed = [
    { ...second, tasks: [...second.tasks, other] },
    { ...second, version: '1.2.0', tasks: [other] },
  ];
  const current = { tasks: [other], version: undefined, date: undefined };
  const built = buildHistory(listStates(removed, current), {
    quotesExpected: true,
    publish: (task) => task,
  });
  const about = { title: 'Tasks', withdrawn: [{ id: 'a', reason: 'Its <site> is gone.' }] };
  const xml = toChangeFeed(built, about, 'https://example.org/');
  expect(xml).toContain('Its &lt;site&gt; is gone.');
});

test.for(['Office <x>', 'R & D', 'A &amp; B &lt;'])('the title "%s" is escaped once', (title) => {
  for (const write of [toReleaseFeed, toChangeFeed]) {
    const xml = write(history, { title, canary: title }, 'https://example.org/');
    const { children } = parseDocument(xml, { xmlMode: true });
    const [own, rights, author] = ['title', 'rights', 'author'].map((name) =>
      DomUtils.textContent(DomUtils.getElementsByTagName(name, children)[0] ?? []),
    );
    expect(own?.startsWith(`${title}: `)).toBe(true);
    expect([rights, author?.trim()]).toEqual([title, title]);
  }
});

test('a feed names the authors of the dataset', () => {
  const authors = ['Alex Doe', { name: 'Desk & Lab' }];
  const xml = toReleaseFeed(history, { title: 'Tasks', authors }, 'https://example.org/');
  expect(xml).toMatch(/<author>\s*<name>Alex Doe, Desk &amp; Lab<\/name>\s*<\/author>/);
});

test('nothing of a task becomes markup', () => {
  const xml = toChangeFeed(history, { title: odd }, 'https://example.org/');
  expect(xml.isWellFormed()).toBe(true);
  expect(xml).not.toContain('<b>');
  expect(xml).not.toContain('\u0007');
  expect(xml.match(/\]\]>/g)?.length).toBe(xml.match(/<!\[CDATA\[/g)?.length);
});

test('entries about releases of one day have ids of their own', () => {
  const day = '2026-03-01';
  const all = ['a', 'b', 'c'].map((word, index) => release(`1.${index}.0`, day, `Print ${word}.`));
  const one = listStates(all, { tasks: all[2]?.tasks ?? [], version: undefined, date: undefined });
  const oneDay = buildHistory(one, { quotesExpected: true, publish: (one) => one });
  for (const write of [toReleaseFeed, toChangeFeed]) {
    const xml = write(oneDay, { title: 'Tasks' }, 'https://example.org/');
    const ids = [...xml.matchAll(/<entry>[^]*?<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('what happened on one day is in the order of the tasks, the newest day first', () => {
  const names = ['a', 'b', 'c', 'd'];
  const toRelease = (version: string, date: string, instruction: string) => ({
    ...release(version, date, ''),
    tasks: names.map((id) => task(id, { instruction })),
  });
  const releases = ['01', '02', '03'].map((month) =>
    toRelease(`1.${month}`, `2026-${month}-01`, `Print in ${month}.`),
  );
  const tasks = releases.at(-1)?.tasks ?? [];
  const current = { tasks, version: undefined, date: undefined };
  const options = { quotesExpected: true, publish: <Task>(one: Task) => one };
  const changes = buildHistory(listStates(releases, current), options);
  const feed = read(toChangeFeed(changes, { title: 'Tasks' }, 'https://example.org/'));
  expect(
    feed?.items.map(({ link, pubDate }) => `${pubDate?.getUTCMonth()} ${link?.slice(26, 27)}`),
  ).toEqual([...names.map((name) => `2 ${name}`), ...names.map((name) => `1 ${name}`)]);
});

test('a reader finds the functions and the tasks of which the code has changed', () => {
  const releases = ['metrics/load.py:LIMIT', 'metrics/load.py:load'] as const;
  const coded = releases.map((key, index) => ({
    ...release(`1.${index}.0`, `2026-0${index + 1}-01`, 'Sort it.'),
    tasks: [task('a', tables)],
    code: exampleCode(editSource(key)),
  }));
  const [, last] = coded;
  const current = { tasks: last?.tasks ?? [], code: last?.code, version: undefined };
  const built = buildHistory(listStates(coded, { ...current, date: undefined }), {
    quotesExpected: true,
    publish: (stored) => stored,
  });
  const about = { title: 'Tasks' };
  expect(toReleaseFeed(built, about, 'https://example.org/')).toContain(
    'Functions of the environment with other code: 1 changed; 1 task uses it.',
  );
  const feed = read(toChangeFeed(built, about, 'https://example.org/'));
  expect(feed?.items.map(({ description }) => description)).toEqual([
    expect.stringContaining('(“metrics/load.py”, 2 definitions), so results may differ.'),
  ]);
});
