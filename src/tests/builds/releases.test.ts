import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { digestFiles } from '../support/digest-files.ts';
import { type HtmlPage, parsePage, readHtml } from '../support/html-pages.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { writeReleasedDataset } from './released-dataset.ts';

const scratch = await createTemporaryFolder();
let pages: Map<string, HtmlPage>;

const build = (out: string) =>
  runCommand('build', [
    `${scratch.path}/tasks`,
    ...['--out', `${scratch.path}/${out}`, '--short-addresses', '--fail-on', 'never'],
  ]);

beforeAll(async () => {
  await writeReleasedDataset(scratch);
  expect(await build('site')).toMatchObject({ code: 0, stderr: '' });
  const html = await readHtml(`${scratch.path}/site`);
  pages = new Map([...html].map(([file, text]) => [file, parsePage(file, text)]));
}, 300_000);

const read = (file: string) => readFile(`${scratch.path}/site/${file}`, 'utf8');
const textOf = (address: string) => pages.get(`${address.slice(1)}index.html`)?.text ?? '';

test('no address that a release had is dead, nor that of its folder', async () => {
  const [canary, ...listed] = (await read('data/addresses.txt')).trimEnd().split('\n');
  expect(canary).toBe('# canary 1234');
  expect(listed).toEqual(
    expect.arrayContaining([
      '/releases/1.0.0/',
      '/releases/unreleased/',
      '/tasks/leaving/',
      '/tasks/old-name/',
      '/t/old-name/',
    ]),
  );
  /** A heading, or the way to another page. */
  const page = /<h1[\s>]|url=\/|<task-alias/;
  for (const address of listed) {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const shown = address.endsWith('/') ? page : /^[{\[#>-]|canary 1234/m;
    expect(await read(file.slice(1)), address).toMatch(shown);
    const [folder] = /^.+\/(?=[^/]+\/$)/.exec(address) ?? [];
    if (folder) expect(await read(`${folder.slice(1)}index.html`), folder).toMatch(page);
  }
});

test('the start page leads to the releases and to the tasks that the newest state has added', () => {
  expect(textOf('/')).toContain('new since 1.1.0');
  const links = pages.get('index.html')?.links;
  expect(links).toEqual(expect.arrayContaining(['/releases/', '/releases/unreleased/#added']));
});

test('the address of an app or a suite that only earlier releases have leads to the releases', () => {
  for (const page of ['apps/moon_lander', 'suites/first'])
    expect(pages.get(`${page}/index.html`)?.links).toContain('/releases/');
  expect(pages.get('apps/index.html')?.text).not.toContain('moon lander');
});

test('every version that was replaced has a page with its own content', async () => {
  const lines = (await read('data/addresses.txt')).split('\n');
  const versions = lines.filter((line) => /^\/tasks\/changing\/[0-9a-f]{12}\/$/.test(line));
  expect(versions).toHaveLength(2);
  const files = await Promise.all(versions.map((one) => read(`${one.slice(1, -1)}.json`)));
  const instructions = files.map((file) => (JSON.parse(file) as JsonObject).instruction);
  expect(instructions.toSorted()).toEqual(['Print the first page.', 'Print the second page.']);
  for (const [index, version] of versions.entries()) {
    expect(textOf(version)).toContain('This is an earlier version');
    expect(textOf(version).indexOf(String(instructions[index]))).toBeLessThan(
      textOf(version).indexOf('History'),
    );
    expect(files[index]).toContain('canary 1234');
  }
});

test('an earlier version, or a removed task, is cited as a part of its own release', () => {
  const isEarlier = (file: string) => /^tasks\/(changing\/\w{12}|leaving)\/index/.test(file);
  const cited = [...pages].flatMap(([file, { text }]) => {
    if (!isEarlier(file)) return [];
    const [instruction] = /Print the \w+ page|Fly to the moon/.exec(text) ?? [];
    return `${instruction}: ${/In: Released. (Version .*?) SHA/.exec(text)?.[1]}`;
  });
  expect(cited.toSorted()).toEqual([
    'Fly to the moon: Version 1.1.0 of 2026-02-01.',
    'Print the first page: Version 1.0.0 of 2026-01-01.',
    'Print the second page: Version 1.1.0 of 2026-02-01.',
  ]);
});

test('the page of a task says what has changed, the newest first', () => {
  const text = textOf('/tasks/changing/');
  expect(text).toContain('Print the last page.');
  expect(text).not.toContain('This is an earlier version');
  const events = ['The task now needs a network proxy.', 'Print the first page.'];
  const places = events.map((event) => text.indexOf(event));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('the head of a task says when it was changed last, and that of an earlier version does not', () => {
  const heads = [...pages].flatMap(([file, { text }]) =>
    file.startsWith('tasks/changing/') ? text.split('From setup to verdict')[0] : [],
  );
  const changed = heads.flatMap((head) => /Changed .*? release/.exec(head ?? '')?.[0] ?? []);
  expect(heads).toHaveLength(3);
  expect(changed).toEqual(['Changed after the last release']);
});

test('a list of tasks with one id leads to the versions of the task that had its address', async () => {
  const html = await read('tasks/paired/index.html');
  expect(html).toMatch(/<task-versions[^]*Tasks that had this address before/);
  expect(html).toMatch(/href="\/tasks\/paired\/(?:linux|windows)\/" data-version="\w{12}"/);
});

test('a removed task keeps its page, with the reason and what takes its place', () => {
  const text = textOf('/tasks/leaving/');
  expect(text).toMatch(/This task was removed after the last release ?\./);
  expect(text).toMatch(/It is too far\. It was replaced by/);
  expect(pages.get('tasks/leaving/index.html')?.links).toContain('/tasks/new-name/');
  expect(text).toContain('Fly to the moon.');
});

test('a release says why a task was removed in it, and what a renamed one was called', () => {
  expect(textOf('/releases/1.1.0/')).toMatch(/new-name\.json\s+was old-name\.json/);
  expect(textOf('/releases/unreleased/')).toContain('It is too far.');
});

test('the address of a renamed task and its short one lead to the new one', () => {
  expect(pages.get('t/old-name/index.html')?.links).toContain('/tasks/new-name/');
  const page = pages.get('tasks/old-name/index.html');
  expect(page?.links).toContain('/tasks/new-name/');
  expect(page?.text).toMatch(/This task has moved.*Renamed from old-name to new-name in 1\.1\.0/);
});

test('only the old address of a renamed task loads the script that follows its link', async () => {
  const html = await readHtml(`${scratch.path}/site`);
  const following = [...html].filter(([, text]) => /<script[^>]*AliasPage/.test(text));
  expect(following.map(([file]) => file)).toEqual(['tasks/old-name/index.html']);
});

test('the history of a renamed task says what it was called, and how similar it is', () => {
  expect(textOf('/tasks/new-name/')).toMatch(
    /Renamed in 1\.1\.0 ?2026-02-01.*From old-name to new-name; \d\d% of the content is the same\./,
  );
});

test('a release names the previous one', () => {
  const text = textOf('/releases/1.1.0/');
  expect(text).toMatch(
    /The previous release is 1\.0\.0\. Of the changed tasks, 1 was renamed or moved too\. Results can be compared on /,
  );
  expect(text).toContain('. Not readable in 1.0.0, and so not compared: 1 file.');
  expect(text).toContain('Changed: instruction 2');
});

test('tasks, earlier versions and removed tasks are pages in Markdown too', async () => {
  const list = await read('tasks.md');
  const links = [...list.matchAll(/\]\(<\/([^>]+)>\)/g)].map(([, name]) => name ?? '');
  expect(links.toSorted()).toEqual([
    'tasks/changing.md',
    'tasks/new-name.md',
    'tasks/paired/linux.md',
    'tasks/paired/windows.md',
  ]);
  const changing = await read('tasks/changing.md');
  expect(changing).toContain('> Print the last page.');
  expect(changing).toContain('- changed in 1.1.0, 2026-02-01, ');
  expect(await read('tasks/new-name.md')).toContain(
    '- renamed in 1.1.0, 2026-02-01, from `old-name` to `new-name`',
  );
  const versions = [...changing.matchAll(/\[\w{12}\]\(<\/(tasks\/changing\/\w{12}\.md)>\)/g)];
  const [, first = ''] = versions.at(-1) ?? [];
  expect(await read(first)).toContain('**This is an earlier version.**');
  expect(await read(first)).toContain('> Print the first page.');
  expect(await read('tasks/leaving.md')).toContain(
    '**This task was removed after the last release.** It is too far. It was replaced by [new-name](</tasks/new-name.md>).',
  );
  expect(await read('tasks/old-name.md')).toContain(
    'The task is now [new-name](</tasks/new-name.md>).',
  );
  expect(await read('data/addresses.txt')).toContain('/tasks/old-name.md\n');
  expect(await read('tasks/paired.md')).toMatch(/now \[paired\/(linux|windows)\]/);
  expect((await read('llms.txt')).trimEnd().split('\n').at(-1)).toBe('canary 1234');
  const page = await read('tasks/changing/index.html');
  expect(page).toContain('href="/tasks/changing.md" rel="alternate" type="text/markdown"');
});

test('each release has a page, and their index compares any two', () => {
  expect(textOf('/releases/1.1.0/')).toContain('2026-02-01, doi:10.1234/abcd');
  expect(textOf('/releases/1.0.0/')).toContain('The first one.');
  expect(textOf('/releases/unreleased/')).toContain('Not released yet');
  expect(textOf('/releases/')).toContain('in 2 releases of the dataset and since the last one,');
  expect(textOf('/releases/')).toContain('Which results can be compared');
});

test('a release is cited with its version, date and DOI', () => {
  expect(textOf('/releases/1.1.0/')).toContain(
    'Released. Version 1.1.0 of 2026-02-01. https://doi.org/10.1234/abcd. 4 tasks. SHA-256',
  );
  expect(textOf('/releases/unreleased/')).not.toContain('SHA-256');
});

test('a release says which findings are new and which are gone', () => {
  expect(textOf('/releases/1.1.0/')).toMatch(
    /Resolved and new findings.*Resolved\s*(?:error|warning|info) V\d\d [a-z-]+ in 1 task/,
  );
});

test('a changed file of an earlier release is seen, and the build is as one without a previous one', async () => {
  expect((await build('site')).stdout).toContain('nothing has changed since the previous build');
  await scratch.write('r1/leaving.json', exampleTask({ id: 'leaving', instruction: 'Walk.' }));
  expect(await build('site')).toMatchObject({ code: 0, stderr: '' });
  expect(await build('cold')).toMatchObject({ code: 0, stderr: '' });
  const digests = ['site', 'cold'].map((out) => digestFiles(`${scratch.path}/${out}`));
  const [warm, cold] = await Promise.all(digests);
  expect(warm).toEqual(cold);
  expect(await read('data/releases/1.0.0/tasks.jsonl')).toContain('Walk.');
});
