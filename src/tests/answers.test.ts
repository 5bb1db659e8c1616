import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomUtils, parseDocument } from 'htmlparser2';
import { exampleTask } from '../lint/example-task.ts';
import { readPages } from './html-pages.ts';
import { runScript } from './run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

const secret = 'unmistakablesecret';
const canary = 'canary "6f9b"';

let scratch: TemporaryFolder;
beforeAll(async () => {
  scratch = await createTemporaryFolder();
  const expected = [
    { type: 'rule', rules: { expected: secret, [secret]: [secret] } },
    { type: 'cloud_file', path: `https://example.org/${secret}.txt`, dest: secret, multi: secret },
  ];
  const evaluator = { func: ['exact_match', 'compare_text_file'], expected };
  await scratch.write('tasks/example.json', exampleTask({ evaluator }));
  await scratch.write('tasks/list.json', exampleTask({ id: 'list', evaluator: [evaluator] }));
  await scratch.write('tasks/text.json', exampleTask({ id: 'text', evaluator: secret }));
  const twice = JSON.stringify(exampleTask({ id: 'twice', evaluator }));
  await scratch.write(
    'tasks/twice.json',
    twice.replace(`"${secret}":`, `"${secret}":1,"${secret}":`),
  );
});
afterAll(() => scratch.remove());

async function build(answers: string): Promise<string> {
  const folder = join(scratch.path, answers);
  await scratch.write('tasks/dataset.json', { answers, canary });
  const options = ['--out', folder, '--fail-on', 'never'];
  const { code, stderr } = await runScript('build', [join(scratch.path, 'tasks'), ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return folder;
}

test('withheld answers are nowhere in the site', async () => {
  const folder = await build('omit');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const leaks = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const content = await readFile(join(file.parentPath, file.name));
    const isZipped = content[0] === 0x1f && content[1] === 0x8b;
    if ((isZipped ? gunzipSync(content) : content).includes(secret)) leaks.push(file.name);
  }
  expect(leaks).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

test('collapsed answers are there, folded away also on reference pages, and every page carries the canary', async () => {
  const folder = await build('collapse');
  const task = await readFile(join(folder, 'tasks/example/index.html'), 'utf8');
  expect(task).toContain('Show what is expected');
  expect(task).toContain(secret);
  for (const { file } of await readPages(folder)) {
    const html = await readFile(join(folder, file), 'utf8');
    expect(html, file).toContain('<meta name="canary" content="canary &quot;6f9b&quot;"');
  }

  for (const address of [
    'metrics/exact_match',
    'getters/rule',
    'getters/cloud_file',
    'format',
    'problems',
    'rules/s04',
    'rules/s02',
  ]) {
    const page = parseDocument(await readFile(join(folder, address, 'index.html'), 'utf8'));
    // A key of the rules stands as a name; its value is what must not be seen.
    for (const name of ['details', 'th']) {
      for (const part of DomUtils.getElementsByTagName(name, page)) DomUtils.removeElement(part);
    }
    expect(DomUtils.textContent(page), address).not.toContain(secret);
  }
});
