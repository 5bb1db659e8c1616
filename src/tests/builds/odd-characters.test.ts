import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectExports } from '../expectations/expect-exported.ts';
import { fillTask } from '../support/broken-files.ts';
import { type BuiltSite, buildSite, expectCompletePages } from '../support/built-site.ts';
import { findDeadLinks } from '../support/html-pages.ts';
import { oddCharacters } from './odd-characters.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const every = Object.values(oddCharacters).join(' ');
/** Each in the name of a file and of its folder. */
const names =
  process.platform === 'win32'
    ? []
    : [
        ...Array.from('\n\r\t\u0001\u007f\u0085\u2028\u2029\u202e\ufeff\ufffd\ufffe\\*?:|"<>#%&'),
        '🎞',
        '\u{1ffff}',
      ];
const file = (name: string) => `tasks/${name.replaceAll(' ', '-')}.json`;

const scratch = await createTemporaryFolder();
let built: BuiltSite;
beforeAll(async () => {
  for (const [name, text] of Object.entries(oddCharacters)) {
    await scratch.write(file(name), fillTask(text));
  }
  for (const name of names) {
    const { id: _id, ...task } = fillTask(name);
    await scratch.write(`tasks/names/a${name}b/c${name}.json`, task);
  }
  await scratch.write('tasks/suites/every.json', {
    [every]: Object.values(oddCharacters).map((text) => `hostile ${text}`),
  });
  await scratch.write('tasks/dataset.json', {
    title: every,
    description: every,
    version: every,
    license: every,
    canary: every,
    authors: [every, { name: every }],
    citation: { title: every, venue: every },
    repository: { url: 'https://example.org/r', ref: every, path: every },
    suites: ['suites/*.json'],
    vocabulary: { metrics: { judge_it: { summary: every } } },
  });
  built = await buildSite(join(scratch.path, 'tasks'), join(scratch.path, 'site'));
});

test('the build goes on, and every task has a complete page', () => {
  expect(built.run.code).toBe(1);
  expect(built.catalogue.entries).toHaveLength(Object.keys(oddCharacters).length + names.length);
  expectCompletePages(built);
});

test('lone surrogates alone are faults of a file, also of those that are not tasks', () => {
  const files = built.catalogue.findings.filter(({ code }) => code === 'F10');
  expect(new Set(files.map((finding) => finding.file))).toEqual(
    new Set(['dataset.json', 'lone-surrogates.json', 'suites/every.json']),
  );
});

test('every file is valid UTF-8, and every JSON file is valid', async () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const files = (await readdir(built.folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(?:html|json|jsonl|csv|xml|bib|ris|txt|cff)$/.test(entry.name),
  );
  for (const { name, parentPath } of files) {
    const text = decoder.decode(await readFile(join(parentPath, name)));
    if (name.endsWith('.json')) expect(() => void JSON.parse(text), name).not.toThrow();
  }
});

test('no page has a character that HTML forbids, and pages show U+FFFD in its place', async () => {
  const files = await readdir(built.folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const text = await readFile(join(built.folder, name), 'utf8');
    expect(/(?![\t\n\f\r])[\p{Cc}\p{NChar}]/u.exec(text), name).toBeNull();
  }
  const entry = built.catalogue.entries.find(({ file }) => file === 'null-alone.json');
  const page = await readFile(join(built.folder, `tasks/${entry?.path}/index.html`), 'utf8');
  expect(page).toContain('\u{FFFD}');
});

test('the files for other tools contain every task', async () => {
  await expectExports(built, '');
});

test('no link leads nowhere', async () => {
  expect(await findDeadLinks(built.folder, built.pages)).toEqual([]);
});
