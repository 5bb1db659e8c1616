import { expect, test } from 'vitest';
import { parseRaw } from '../files/parse-files.ts';
import { readRaw } from '../files/read-files.ts';
import { runGit } from '../git/run-git.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { cloneIn, commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { openReleases } from './read-releases.ts';

const folder = folderForEachTest();

async function commit(tag: string, instruction: string) {
  await folder.write('tasks/a.json', exampleTask({ id: 'a', instruction }));
  await commitFiles(folder.path, tag);
}

const open = (releases: NonNullable<Parameters<typeof openReleases>[0]['releases']>) =>
  openReleases(
    { releases, folder: folder.path, path: undefined, text: '' },
    `${folder.path}/tasks`,
  );

test('tags are releases, named without their "v", with the date of the commit', async () => {
  await folder.write('tasks/runs/a/traj.jsonl', '{}');
  await folder.write('tasks/runs/a/result.txt', '1');
  await folder.write('tasks/runs/a/task.json', exampleTask({ id: 'a', instruction: 'A copy.' }));
  await commit('v1.0.0', 'Open it.');
  await commit('v1.1.0', 'Close it.');
  const releases = await (await open({ tags: 'v*' })).read();
  expect(releases.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
  expect(releases[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(releases.map(({ tasks }) => tasks.map(({ fields }) => fields.instruction))).toEqual([
    ['Open it.'],
    ['Close it.'],
  ]);
});

test.for(['folder', 'tag', 'export'])('a %s has the suites of its release', async (kind) => {
  await folder.write('tasks/quick.json', { os: ['a'], office: ['b'] });
  await folder.write('tasks/lists/other.json', { os: ['a'] });
  await folder.write('tasks/dataset.json', { suites: ['*.json'] });
  await folder.write('tasks/os/a.json', exampleTask({ id: 'a' }));
  await folder.write('tasks/office/b.json', exampleTask({ id: 'b' }));
  await commitFiles(folder.path, 'v1.0.0');
  const lines = ['os/a', 'office/b'].map((name) => {
    const id = name.split('/')[1] ?? '';
    return JSON.stringify({ file: `${name}.json`, suites: ['quick'], task: exampleTask({ id }) });
  });
  await folder.write('tasks.jsonl', lines.join('\n'));
  const source = { folder: 'tasks', tag: undefined, export: 'tasks.jsonl' }[kind];
  const [release] = await (
    await open([{ version: '1', ...(source ? { [kind]: source } : { ref: 'v1.0.0' }) }])
  ).read();
  const members = release?.suites.flatMap(({ name, members: own }) =>
    own.map(({ folder: place, id }) => `${name}: ${place}/${id}`),
  );
  expect(members).toEqual(['quick: os/a', 'quick: office/b']);
});

test('a tag of a file or a folder is passed over, and a tag of a tag is a release', async () => {
  await commit('v1.0.0', 'Open it.');
  await runGit(folder.path, ['tag', 'v-file', 'HEAD:tasks/a.json']);
  await runGit(folder.path, ['tag', 'v-folder', 'HEAD:tasks']);
  const annotate = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'tag', '-a', '-m', 'x'];
  await runGit(folder.path, [...annotate, 'one', 'v1.0.0']);
  await runGit(folder.path, [...annotate, 'v1.1.0', 'one']);
  const releases = await (await open({ tags: 'v*' })).read();
  expect(releases.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
});

test.for([
  ['names the version', '1.0.0', '2026-03-14', '2026-03-14'],
  ['names the version as the tag does', 'v1.0.0', '2026-03-14', '2026-03-14'],
  ['still names another version', '0.9.0', '2026-03-14', undefined],
  ['has no such day', '1.0.0', 'March', undefined],
] as const)(
  'the day of a tag is that of its citation if dataset.json %s',
  async ([, version, date, expected]) => {
    const authors = ['Ada Example', { name: 'Bo', url: 'https://user:password@example.org/' }];
    const about = { title: 'Then', authors, citation: { date } };
    await folder.write('tasks/dataset.json', {
      ...about,
      version,
      markdown: true,
      removedField: 1,
    });
    await commit('v1.0.0', 'Open it.');
    await folder.write('tasks/dataset.json', { title: 'Now', license: 'MIT' });
    const [release] = await (await open({ tags: 'v*' })).read();
    const { stdout } = await runGit(folder.path, ['log', '-1', '--format=%cs']);
    expect(release?.date).toBe(expected ?? stdout.trim());
    // What the release said cannot be corrected; a faulty file says nothing.
    authors[1] = { name: 'Bo', url: 'https://example.org/' };
    expect(release?.about).toEqual(date === 'March' ? {} : about);
  },
);

test('a file that is as in a commit is parsed once, also where its folder is another one', async () => {
  await commit('v1.0.0', 'Open it.');
  const raw = readRaw(`${folder.path}/tasks`, 'a.json');
  const [release] = await (
    await open({ tags: 'v*' })
  ).read({ files: [{ ...raw, file: 'moved/a.json' }, raw] });
  expect(release?.tasks[0]?.fields).toBe(parseRaw(raw).fields);
  expect(release?.tasks[0]?.file).toBe('a.json');
  await folder.write('tasks/a.json', exampleTask({ id: 'a', instruction: 'Not committed.' }));
  const edited = readRaw(`${folder.path}/tasks`, 'a.json');
  const [same] = await (await open({ tags: 'v*' })).read({ files: [edited] });
  expect(same?.tasks[0]?.fields.instruction).toBe('Open it.');
});

test('the digest of tags changes only when one of them moves', async () => {
  await commit('v1.0.0', 'Open it.');
  const before = await open({ tags: 'v*' });
  await folder.write('tasks/a.json', exampleTask({ id: 'a', instruction: 'Not committed.' }));
  expect((await open({ tags: 'v*' })).digest).toBe(before.digest);
  await commit('v1.0.0', 'Close it.');
  expect((await open({ tags: 'v*' })).digest).not.toBe(before.digest);
});

test('the digest of a folder or an export changes with its content', async () => {
  const releases = [
    { version: '1', folder: 'r1' },
    { version: '2', export: 'r2.jsonl' },
  ];
  const record = (instruction: string) =>
    `${JSON.stringify({ file: 'a.json', task: exampleTask({ id: 'a', instruction }) })}\n`;
  const digests = new Set<string>();
  for (const [one, other] of [
    ['Open.', 'Open.'],
    ['Close.', 'Open.'],
    ['Close.', 'Close.'],
  ] as const) {
    await folder.write('r1/a.json', exampleTask({ id: 'a', instruction: one }));
    await folder.write('r2.jsonl', record(other));
    digests.add((await open(releases)).digest);
  }
  expect(digests.size).toBe(3);
});

test('a release without a task, a missing tag and one version of two tags are refused', async () => {
  await commit('v1.0.0', 'Open it.');
  await runGit(folder.path, ['tag', 'V1.0.0']);
  await folder.write('empty/README.md', 'Nothing.');
  const empty = await open([{ version: '0', folder: 'empty' }]);
  await expect(empty.read()).rejects.toThrow('the release "0" has no task');
  const untagged = open({ tags: 'x*' });
  await expect(untagged).rejects.toThrow('has no tag that matches "x*"');
  await expect(untagged).rejects.toHaveProperty('hint', expect.stringContaining('first release'));
  await expect(open([{ version: '1', ref: 'gone' }])).rejects.toThrow('no tag, branch or commit');
  await expect(open({ tags: '[vV]*' })).rejects.toThrow('have the version "1.0.0"');
});

test('says what to do when a release cannot be found', async () => {
  await commit('v1.0.0', 'Open it.');
  await commit('v1.1.0', 'Close it.');
  const missing = { version: '1', folder: 'gone' };
  await expect(open([missing])).rejects.toThrow(`${folder.path}/gone does not exist`);
  const lines = open([{ version: '1', export: 'gone.jsonl' }]);
  await expect(lines).rejects.toThrow('gone.jsonl cannot be read');
  await cloneIn(folder.path, '--depth=1', '--no-tags', `file://${folder.path}`, 'shallow');
  const openIn = (tasks: string) =>
    openReleases({ releases: { tags: 'v*' }, folder: tasks, path: undefined, text: '' }, tasks);
  const shallow = openIn(`${folder.path}/shallow/tasks`);
  await expect(shallow).rejects.toThrow('has no tag that matches "v*"');
  await expect(shallow).rejects.toHaveProperty('hint', expect.stringContaining('--unshallow'));
  await cloneIn(folder.path, '--bare', '.', 'bare.git');
  await expect(openIn(`${folder.path}/bare.git`)).rejects.toThrow('is a bare repository');
  const outside = await createTemporaryFolder();
  await expect(openIn(outside.path)).rejects.toThrow('is not in a git repository');
});

test('a release may have files alone that cannot be read', async () => {
  await folder.write('old/tasks/a.json', 'broken');
  await folder.write('old/other/b.json', exampleTask());
  const [release] = await (await open([{ version: '1', folder: 'old' }])).read();
  expect(release).toMatchObject({ tasks: [], unreadable: ['a.json'] });
});

test('a release without git has those tasks alone that a part of the dataset had', async () => {
  const line = (file: string) => `${JSON.stringify({ file, task: exampleTask() })}\n`;
  await folder.write('1.jsonl', line('tasks/a.json') + line('other/b.json'));
  await folder.write('2.jsonl', line('a.json') + line('os/b.json'));
  await folder.write('old/dataset.json', { title: 'Then' });
  await folder.write('old/tasks/a.json', exampleTask());
  await folder.write('old/other/b.json', exampleTask());
  const releases = await (
    await open([
      { version: '1', export: '1.jsonl' },
      { version: '2', export: '2.jsonl' },
      { version: '3', folder: 'old' },
    ])
  ).read();
  const files = releases.map(({ tasks }) => tasks.map(({ file }) => file));
  expect(files).toEqual([['a.json'], ['a.json', 'os/b.json'], ['a.json']]);
  expect(releases.map(({ about }) => about)).toEqual([undefined, undefined, { title: 'Then' }]);
});
