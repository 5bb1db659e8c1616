import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { DomUtils, parseDocument } from 'htmlparser2';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const secret = 'unmistakablesecret';
const number = 98_765_432_123;
const canary = 'canary "6f9b"';

const expected = [
  { type: 'rule', rules: { expected: secret, [secret]: [secret], number } },
  {
    type: 'cloud_file',
    path: [`https://example.org/${secret}.txt`, `https://example.org/${secret}.xslx`],
    dest: [secret, `${secret}.xslx`],
    multi: secret,
  },
];
const result = { type: 'vm_file', path: `/home/user/result.txt`, dest: 'result.txt' };
const evaluator = { func: ['exact_match', 'compare_text_file'], expected };
const one = (part: object) => ({ evaluator: { func: 'exact_match', result, ...part } });

/** Every place of a task file where an expected value may be. */
const hiding: Readonly<Record<string, object>> = {
  example: { evaluator },
  list: { evaluator: [evaluator] },
  text: { evaluator: secret },
  'expected-text': one({ expected: secret }),
  'expected-number': one({ expected: number }),
  'expected-list': one({ expected: [secret, [secret, { [secret]: secret }]] }),
  'odd-type': one({ expected: { type: [secret], rules: secret } }),
  'relative-time': one({
    expected: {
      type: 'rule_relativeTime',
      rules: { relativeTime: { from: secret }, expected: { time: `{Year} ${secret}` } },
    },
  }),
  'same-file': one({
    result: { ...result, dest: 'same.txt' },
    expected: {
      type: 'cloud_file',
      path: `https://${secret}.example.org/a/${secret}`,
      dest: 'same.txt',
    },
  }),
  misspelt: one({ expcted: { type: 'rule', rules: { expected: secret } } }),
  'own-key': one({ answer: { is: secret }, [secret]: secret }),
  'in-result': one({ result: { ...result, expected: secret } }),
  beside: { ...one({}), expected: secret, Expected_Value: [secret] },
  hopeless: one({ func: 'infeasible' }),
  'misspelt-evaluator': { evaluater: { func: 'exact_match', expected: secret } },
};

const scratch = await createTemporaryFolder();
beforeAll(async () => {
  await Promise.all(
    Object.entries(hiding).map(([name, part]) =>
      scratch.write(`tasks/${name}.json`, exampleTask({ id: name, ...part })),
    ),
  );
  const twice = JSON.stringify(exampleTask({ id: 'twice', evaluator }));
  await scratch.write(
    'tasks/twice.json',
    twice.replace(`"${secret}":`, `"${secret}":1,"${secret}":`),
  );
});

async function build(answers: string): Promise<string> {
  const folder = join(scratch.path, answers);
  await scratch.write('tasks/dataset.json', { answers, canary, markdown: true });
  const options = ['--out', folder, '--fail-on', 'never'];
  const { code, stderr } = await runCommand('build', [join(scratch.path, 'tasks'), ...options]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return folder;
}

test('withheld answers are nowhere in the site', async () => {
  const folder = await build('omit');
  expect(await findAnswers(folder)).toEqual([]);
  await expectCanary(folder);
});

/** The files that contain an expected value, packed ones unpacked. */
async function findAnswers(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const content = await readFile(join(file.parentPath, file.name));
    const isZipped = content[0] === 0x1f && content[1] === 0x8b;
    const text = (isZipped ? gunzipSync(content) : content).toString('latin1').toLowerCase();
    if (text.includes(secret) || text.includes(String(number))) found.push(file.name);
  }
  return found;
}

/** Every page and every file that people or programs read as text carries the mark. */
async function expectCanary(folder: string): Promise<void> {
  const forms = [
    canary,
    JSON.stringify(canary).slice(1, -1),
    canary.replaceAll('"', '&quot;'),
    canary.replaceAll('"', '""'),
  ];
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:bib|csv|html|jsonl?|md|ris|txt)$/.test(file),
  );
  const kinds = new Set(files.map((file) => file.split('.').at(-1)));
  expect([...kinds].sort()).toEqual(['bib', 'csv', 'html', 'json', 'jsonl', 'md', 'txt']);
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(
      forms.some((form) => text.includes(form)),
      file,
    ).toBe(true);
    if (file.endsWith('.json')) expect(() => void JSON.parse(text), file).not.toThrow();
  }
}

test('collapsed answers are there, folded away on pages of tasks and functions, and every page and file carries the canary', async () => {
  const folder = await build('collapse');
  const task = await readFile(join(folder, 'tasks/example/index.html'), 'utf8');
  expect(task).toContain('Show the expected value');
  expect(task).toContain(secret);
  const kinds = new Set((await findAnswers(folder)).map((file) => file.split('.').at(-1)));
  expect([...kinds].sort()).toEqual(['csv', 'html', 'json', 'jsonl']);
  await expectCanary(folder);

  for (const address of [
    // The hosts of all files are among the facts.
    ...Object.keys(hiding).flatMap((name) => (name === 'same-file' ? [] : `tasks/${name}`)),
    'metrics/exact_match',
    'getters/rule',
    'getters/cloud_file',
    'format',
    'findings',
    'rules/s04',
    'rules/s02',
  ]) {
    const page = parseDocument(await readFile(join(folder, address, 'index.html'), 'utf8'));
    // A key is shown as a name; its value is what must not be seen.
    for (const name of ['details', 'dt', 'th']) {
      for (const part of DomUtils.getElementsByTagName(name, page)) DomUtils.removeElement(part);
    }
    const text = DomUtils.textContent(page);
    expect.soft(text, address).not.toContain(secret);
    expect.soft(text, address).not.toContain(String(number));
  }
});
