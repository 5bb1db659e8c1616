import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { publishedSchemas } from '#site/files/published-schemas.ts';
import { schema } from './schema.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const published = new Map(publishedSchemas().map(({ name, content }) => [name, content]));

test.for([...published])('prints %s', async ([file, content]) => {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await schema([file.replace('.schema.json', '')])).toBe(0);
  expect(print.mock.calls).toEqual([[content]]);
});

test('the npm script of a clone overwrites its schemas only without arguments', async () => {
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<'schema', string>;
  };
  const [, script = ''] = scripts.schema.split(' ');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'result'], {
    cwd: projectRoot,
  });
  expect(stdout).toBe(published.get('result.schema.json'));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(await schema(['--help'])).toBe(0);
  const [[usage]] = print.mock.calls as [[string]];
  expect(usage).toMatch(/default: task; without any argument,\s+all are written to public\/schema/);
});

test('lists the names of a dataset and of its environment', async () => {
  vi.stubEnv('INIT_CWD', folder.path);
  await folder.write('tasks/dataset.json', { vocabulary: { metrics: { check_own: {} } } });
  await folder.write('fork/evaluators/getters/own.py', 'def get_own_state(env, config): return 1');
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await schema(['--tasks', 'tasks', '--environment', 'fork']);
  await schema(['--environment', 'fork']);
  const names = print.mock.calls.map(([text]) =>
    ['"check_own"', '"own_state"'].filter((name) => String(text).includes(name)),
  );
  expect(names).toEqual([['"check_own"', '"own_state"'], ['"own_state"']]);
});

test('refuses to write one schema, since all are written', async () => {
  await expect(schema(['result', '--out', 'x'])).rejects.toThrow(
    'a schema and --out are both given',
  );
});

test('says so when the folder cannot be created', async () => {
  await folder.write('file', '');
  await expect(schema(['--out', join(folder.path, 'file')])).rejects.toThrow(
    /file cannot be created:/,
  );
});

test('says so when a schema cannot be written', async () => {
  await folder.write('task.schema.json/file', '');
  const written = schema(['--out', folder.path]);
  await expect(written).rejects.toThrow(/task\.schema\.json cannot be written: it is a folder/);
});

test('writes every schema into a folder', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await schema(['--out', folder.path])).toBe(0);
  for (const [file, content] of published) {
    expect(await readFile(join(folder.path, file), 'utf8')).toBe(content);
  }
});
