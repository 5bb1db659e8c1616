import { mkdir, rm, symlink } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { runGit } from '../git/run-git.ts';
import { cloneIn, commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { openState } from './open-state.ts';

const folder = await createTemporaryFolder();
beforeAll(async () => {
  const git = (...args: string[]) => runGit(`${folder.path}/repo`, args);
  const commit = (tag: string) => commitFiles(`${folder.path}/repo`, tag);
  await folder.write('repo/README.md', 'Tasks.');
  await commit('v0.9.0');
  await folder.write('repo/tasks/a.json', exampleTask({ id: 'a' }));
  await folder.write('repo/tasks/not.json', '{');
  await folder.write('repo/tasks/.hidden/b.json', exampleTask({ id: 'b' }));
  await folder.write('repo/other/c.json', exampleTask({ id: 'c' }));
  await commit('v1.0.0');
  await folder.write('repo/tasks/deep/é d.json', exampleTask({ instruction: 'Dü.' }));
  await folder.write('repo/tasks/dataset.json', {
    version: '1.1.0',
    citation: { date: '2026-03-14' },
  });
  await commit('v1.1.0');
  await folder.write('empty/README.md', 'No tasks.');
  await cloneIn(folder.path, '--bare', 'repo', 'bare.git');
  const address = `file://${folder.path}/repo`;
  await cloneIn(folder.path, '--depth=1', address, 'shallow');
  await runGit(folder.path, ['-C', 'repo', 'bundle', 'create', '../tasks.bundle', '--all']);
  await git('config', 'uploadpack.allowFilter', 'true');
  await cloneIn(folder.path, '--no-checkout', '--filter=tree:0', address, 'partial');
  await mkdir(`${folder.path}/partial/tasks`);
  await cloneIn(folder.path, 'repo', 'damaged');
  const { stdout: tree } = await git('rev-parse', 'v1.1.0:tasks/deep');
  await rm(`${folder.path}/damaged/.git/objects/${tree.slice(0, 2)}/${tree.slice(2).trim()}`);
  await symlink('link', `${folder.path}/link`);
  const record = { file: 'a.json', task: exampleTask({ id: 'a' }) };
  await folder.write('tasks.jsonl', `${JSON.stringify(record)}\n`);
  const line = JSON.stringify(record);
  await folder.write('windows.jsonl', `\ufeff${line}\r\n\r\n`);
  await folder.write('repeated.jsonl', `${line}\n\n${line}\n`);
  await folder.write('wide.jsonl', Buffer.from(`\ufeff${line}\n`, 'utf16le'));
  await folder.write('latin.jsonl', Buffer.from(`${line}\né`, 'latin1'));
  const tasks = ['a', 'b'].map((id) => exampleTask({ id }));
  await folder.write('array.json', tasks);
  await folder.write('lines.jsonl', tasks.map((task) => `${JSON.stringify(task)}\n`).join(''));
  await folder.write('parts/tasks/maps.json', { tasks });
  await commitFiles(`${folder.path}/parts`, 'v1.0.0');
  await folder.write('wrong.jsonl', `${JSON.stringify(record)}\n[]\n`);
});

const open = (name: string, tasksFolder = 'repo/tasks') =>
  openState(name, { tasksFolder: `${folder.path}/${tasksFolder}`, from: folder.path });

const filesOf = async (name: string, tasksFolder?: string) =>
  (await open(name, tasksFolder)).tasks.map(({ file, id }) => `${file} ${id}`);

test.for([
  ['a tag', 'v1.0.0', undefined, ['a.json a']],
  ['a commit', 'v1.1.0^', undefined, ['a.json a']],
  ['a later tag', 'v1.1.0', undefined, ['a.json a', 'deep/é d.json example']],
  ['a whole repository', 'v1.0.0', 'repo', ['other/c.json c', 'tasks/a.json a']],
  ['a folder', 'repo/tasks', undefined, ['a.json a', 'deep/é d.json example']],
  ['a tag of another repository', 'repo/other@v1.0.0', 'empty', ['c.json c']],
  ['an export', 'tasks.jsonl', undefined, ['a.json a']],
  ['an export that was saved on Windows', 'windows.jsonl', undefined, ['a.json a']],
  ['an array in a file', 'array.json', undefined, ['array.json#a a', 'array.json#b b']],
  ['a task in each line', 'lines.jsonl', undefined, ['lines.jsonl#a a', 'lines.jsonl#b b']],
  [
    'a tag with a file of several tasks',
    'parts/tasks@v1.0.0',
    'empty',
    ['maps.json#a a', 'maps.json#b b'],
  ],
  ['a shallow clone', 'HEAD', 'shallow/tasks', ['a.json a', 'deep/é d.json example']],
] as const)('reads the tasks of %s', async ([, name, tasksFolder, files]) => {
  expect(await filesOf(name, tasksFolder)).toEqual(files);
});

test.for([
  ['of its name', 'v1.0.0', 'v1.0.0'],
  ['of its dataset.json', 'HEAD', '1.1.0'],
  ['of none', 'v1.1.0^', undefined],
] as const)('a commit has the version %s', async ([, name, version]) => {
  expect((await open(name)).version).toBe(version);
});

test.for(['a\nb', ':tasks', 't[a]sks'])('reads a commit in the folder %j', async (name) => {
  const own = await createTemporaryFolder();
  await own.write(`${name}/a.json`, exampleTask({ id: 'a' }));
  await commitFiles(own.path);
  const { tasks } = await openState('HEAD', { tasksFolder: `${own.path}/${name}`, from: own.path });
  expect(tasks.map(({ file }) => file)).toEqual(['a.json']);
});

test.for([
  ['a tag that dataset.json describes', 'v1.1.0', /^2026-03-14$/],
  ['a tag that it does not describe', 'v1.0.0', /^\d{4}-\d\d-\d\dT/],
  ['a commit without a tag', 'HEAD', /^\d{4}-\d\d-\d\dT/],
] as const)('the date of %s', async ([, name, date]) => {
  expect((await open(name)).date).toMatch(date);
});

test('the files of a commit are read byte for byte', async () => {
  const { tasks, unreadable } = await open('v1.1.0');
  const inFolder = await open('repo/tasks');
  expect(unreadable).toEqual(['not.json']);
  expect(tasks).toEqual(inFolder.tasks);
});

test('a state may have files alone that cannot be read', async () => {
  await folder.write('broken/a.json', '{');
  expect(await open('./broken', 'repo/tasks')).toMatchObject({ tasks: [], unreadable: ['a.json'] });
});

test.for([
  ['a tag that is gone', 'v2', 'repo/tasks', 'no tag, branch or commit "v2"'],
  ['a name that looks like an option', '--all', 'repo/tasks', 'no tag, branch or commit "--all"'],
  ['a release without tasks', 'v0.9.0', 'repo/tasks', '"v0.9.0" has no task'],
  ['a folder without tasks', './empty', 'repo/tasks', '"./empty" has no task'],
  ['a link to itself', './link', 'repo/tasks', 'link does not exist'],
  ['a folder of Windows that is gone', '.\\gone', 'repo/tasks', 'gone does not exist'],
  ['a folder that is gone', './gone', 'repo/tasks', 'gone does not exist'],
  ['no repository', 'v1.0.0', 'empty', 'is not in a git repository'],
  ['a bare repository', 'v1.0.0', 'bare.git', 'is a bare repository'],
  ['a range of commits', 'v0.9.0..v1.0.0', 'repo/tasks', 'is a range of commits'],
  ['a commit whose folders a partial clone lacks', 'v1.1.0', 'partial/tasks', 'is a partial clone'],
  ['a commit that has lost a folder', 'v1.1.0', 'damaged/tasks', /^git cannot read .*damaged/],
  ['a bundle', 'tasks.bundle', 'repo/tasks', 'is a git bundle'],
  [
    'a line that is not a task',
    'wrong.jsonl',
    'repo/tasks',
    'wrong.jsonl:2: not the record of a task',
  ],
  ['a file of two lines', 'repeated.jsonl', 'repo/tasks', /:3: "a.json" is the file .* line 1 too/],
  ['an export in UTF-16', 'wide.jsonl', 'repo/tasks', 'wide.jsonl is encoded as UTF-16'],
  ['an export in Latin-1', 'latin.jsonl', 'repo/tasks', 'latin.jsonl is not valid UTF-8'],
] as const)('refuses %s', async ([, name, tasksFolder, message]) => {
  await expect(open(name, tasksFolder)).rejects.toThrow(message);
});

test('reads files that git sends in many pieces, and refuses one that is too large', async () => {
  const own = await createTemporaryFolder();
  const sizes = [200_000, 3_000_000, 5, 17_000_000];
  for (const [index, size] of sizes.entries()) {
    await own.write(`${index}.json`, exampleTask({ id: `${index}`, snapshot: 'x'.repeat(size) }));
  }
  await commitFiles(own.path);
  const { tasks, unreadable } = await openState('HEAD', { tasksFolder: own.path, from: own.path });
  const lengths = tasks.map(({ fields: { snapshot } }) => String(snapshot).length);
  expect([lengths, unreadable]).toEqual([sizes.slice(0, 3), ['3.json']]);
});

test('reads the named repository within a hook of another one', async () => {
  vi.stubEnv('GIT_DIR', `${folder.path}/shallow/.git`);
  expect(await filesOf('v1.0.0')).toEqual(['a.json a']);
});

test('says how a name is read that no folder has', async () => {
  const read =
    '"tasc" is read as a tag, a branch or a commit, since no folder or file has this name.';
  const hint = expect.stringContaining(read) as string;
  await expect(open('tasc', 'repo/tasks')).rejects.toHaveProperty('hint', hint);
});

test.for([
  ['has no such tag', 'v2', 'repo/tasks'],
  ['is none', 'v1.0.0', 'empty'],
] as const)('says how to name another repository where that of the tasks %s', async (call) => {
  const [, name, tasksFolder] = call;
  const hint = expect.stringContaining(`\nTo name a tag of another repository,`) as string;
  await expect(open(name, tasksFolder)).rejects.toHaveProperty('hint', hint);
  const other = open(`repo/tasks@${name}2`, tasksFolder);
  await expect(other).rejects.not.toHaveProperty('hint', hint);
});

test('says how to fetch what a shallow clone lacks', async () => {
  const refused = open('v1.0.0', 'shallow/tasks');
  await expect(refused).rejects.toHaveProperty('hint', expect.stringContaining('--unshallow'));
});

test('says when there is no git', async () => {
  const { PATH } = process.env;
  process.env.PATH = folder.path;
  try {
    const refused = open('v1.0.0');
    await expect(refused).rejects.toThrow('the program "git" was not found');
    const hint = expect.not.stringContaining('another repository') as string;
    await expect(refused).rejects.toHaveProperty('hint', hint);
  } finally {
    process.env.PATH = PATH;
  }
});
