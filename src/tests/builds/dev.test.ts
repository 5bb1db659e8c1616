import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { startScript } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

// Below those that systems give to clients.
const port = 20_000 + (process.pid % 12_000);
/** The server takes a second to start, and minutes where ten other programs run. */
const timeout = 300_000;

const scratch = await createTemporaryFolder();
let server: ReturnType<typeof startScript>;
let output = '';

beforeAll(async () => {
  await scratch.write('tasks/first.json', exampleTask({ id: 'first', instruction: 'Open it.' }));
  await scratch.write(
    'desktop/evaluators/metrics/__init__.py',
    'def has_page_numbers_in_footers(docx_file):\n    return 1.0\n',
  );
  server = startScript('dev', [
    join(scratch.path, 'tasks'),
    '--port',
    String(port),
    '--environment',
    join(scratch.path, 'desktop'),
  ]);
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expectPage('/tasks/first/', 'Open it.');
});
afterAll(async () => {
  server.kill();
  await new Promise((resolve) => server.once('close', resolve));
});

const load = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);

/** Waits until a page says something; fails when it never does. */
const expectPage = (address: string, text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      expect(await (await load(address)).text()).toContain(text);
    },
    { timeout, interval: 200 },
  );

/** Waits until the terminal has said something. */
const expectOutput = (pattern: RegExp): Promise<void> =>
  expect.poll(() => output, { timeout }).toMatch(pattern);

test('shows the source of the environment that was named', async () => {
  expect(await (await load('/metrics/has_page_numbers_in_footers/')).text()).toContain(
    'Source of has_page_numbers_in_footers',
  );
});

test.for(['/%ff', '/tasks/%', '/%2f'])('answers %s as a missing page', async (path) => {
  const answer = await load(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toMatch(/\bat \w+ \(/);
});

test('serves task files and schemas beside the pages', async () => {
  expect(await (await load('/tasks/first.json')).json()).toMatchObject({ id: 'first' });
  const citations = await load('/data/tasks.bib');
  expect(citations.headers.get('content-type')).toContain('text/plain');
  expect(await citations.text()).toContain('@misc{');
  expect(await (await load('/data/badge.json')).json()).toMatchObject({ schemaVersion: 1 });
  expect(JSON.parse(await (await load('/data/tasks.jsonl')).text())).toMatchObject({ id: 'first' });
  const table = await load('/data/tasks.csv');
  expect(table.headers.get('content-type')).toContain('text/csv');
  expect(await table.text()).toMatch(/^id,path,.*\r\nfirst,first,/);
  expect(await (await load('/schema/task.schema.json')).json()).toMatchObject({ type: 'object' });
  expect(await (await load('/schema/')).text()).toContain('url=/data/#schemas"');
  expect(await (await load('/data/pictures/')).text()).toContain('url=/data/"');
});

test('shows a file that is changed, added or removed', async () => {
  await scratch.write('tasks/first.json', exampleTask({ id: 'first', instruction: 'Close it.' }));
  await expectPage('/tasks/first/', 'Close it.');

  await scratch.write(
    'tasks/second.json',
    exampleTask({ id: 'second', instruction: 'A new one.' }),
  );
  await expectPage('/tasks/second/', 'A new one.');

  await rm(join(scratch.path, 'tasks/second.json'));
  await expectPage('/tasks/second/', 'Page not found');
});

test('says what a change did to the findings', async () => {
  output = '';
  const text = JSON.stringify(exampleTask({ id: 'faulty', config: 'none' }), null, 2);
  const line =
    / faulty\.json: 2 tasks now; \d+ new findings?; .* left\n {2}new {3}faulty\.json:\d+:\d+ warning "config" is the string "none".* S02/;
  await scratch.write('tasks/faulty.json', text);
  await expectOutput(line);
  await scratch.write('tasks/faulty.json', `\n\n${text}`);
  await expectOutput(/faulty\.json: no new finding; .* left\n/);
  await scratch.write('tasks/faulty.json', exampleTask({ id: 'faulty', config: [] }));
  await expectOutput(/faulty\.json: .*gone; .* left\n(?:.*\n)* {2}gone {2}faulty\.json:/);
  await rm(join(scratch.path, 'tasks/faulty.json'));
  await expectPage('/tasks/faulty/', 'Page not found');
  await expect.poll(() => output.match(/^\d.* faulty\.json: /gm)).toHaveLength(4);
});

test('shows a folder that is moved out of the tasks and back', async () => {
  await scratch.write('tasks/desk/moved.json', exampleTask({ id: 'moved', instruction: 'Sit.' }));
  await expectPage('/tasks/moved/', 'Sit.');
  await rename(join(scratch.path, 'tasks/desk'), join(scratch.path, 'desk'));
  await expectPage('/tasks/moved/', 'Page not found');
  await rename(join(scratch.path, 'desk'), join(scratch.path, 'tasks/desk'));
  await expectPage('/tasks/moved/', 'Sit.');
  await rm(join(scratch.path, 'tasks/desk'), { recursive: true });
  await expectPage('/tasks/moved/', 'Page not found');
});

test('shows a changed source of the environment', async () => {
  const source = 'def has_page_numbers_in_footers(docx_file):\n    return 0.5\n';
  await scratch.write('desktop/evaluators/metrics/__init__.py', source);
  await expectPage('/metrics/has_page_numbers_in_footers/', '0.5');
});

test('goes on after a mistake in dataset.json', async () => {
  await scratch.write('tasks/dataset.json', '{"title": 3}');
  await scratch.write(
    'tasks/third.json',
    exampleTask({ id: 'third', instruction: 'A third one.' }),
  );
  await expectOutput(/dataset\.json:1:\d+/);
  await expectOutput(/Correct the file/);
  expect((await load('/tasks/first/')).status).toBe(200);

  await scratch.write('tasks/dataset.json', '{"title": "Corrected"}');
  await expectPage('/tasks/third/', 'A third one.');
});

test('follows results, also in a folder that dataset.json begins to name', async () => {
  await scratch.write('results/robin.jsonl', '{"task":"first","score":1}\n');
  await scratch.write('tasks/dataset.json', { results: ['../results'] });
  await expectPage('/tasks/first/', 'robin');
  await expectPage('/results/', 'robin');
  await scratch.write('results/wren.jsonl', '{"task":"first","score":0}\n');
  await expectPage('/tasks/first/', 'wren');
  await scratch.write('results/model/os/first/result.txt', '2');
  await expectOutput(/result\.txt:1:1 error .* R08/);
});
