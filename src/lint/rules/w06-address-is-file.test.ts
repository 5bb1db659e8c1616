import { expect, test } from 'vitest';
import { downloadStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { addressIsFile as rule } from './w06-address-is-file.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });

const downloaded = (url: unknown, path = '/home/user/a.docx') =>
  problemsIn({ config: [{ type: 'download', parameters: { files: [{ url, path }] } }] });

test.for([
  'https://files.example.org/a.docx',
  'https://github.com/example/files/raw/main/a.docx',
  'https://github.com/example/files/blob/main/a.docx?raw=true',
  'https://github.com/blob/tree/releases/download/1/a.docx',
  'https://huggingface.co/datasets/example/files/resolve/main/a.docx',
  'https://drive.google.com/uc?export=download&id=1',
  'https://docs.google.com/document/d/1/export?format=docx',
  'https://files.example.org/get/?id=7',
  'https://files.example.org/download/ab12c/',
  'https://www.dropbox.com/s/1/a.docx?dl=1',
  'https://gitlab.com/a.docx',
  'https://github.io/a.docx',
  '{FILES}/a.docx',
  'HTTP://files.example.org/a.docx',
  'ftp://files.example.org/a.docx',
  'https/a.docx',
  'files/',
  'https://[',
  '',
  5,
])('accepts "%s"', (url) => {
  expect(downloaded(url)).toEqual([]);
});

test('accepts a page that is saved as one', () => {
  expect(downloaded('https://example.org/', '/home/user/page.html')).toEqual([]);
});

test.for([
  ['https://github.com/example/files/blob/main/a.docx', 'page that shows the file', 'error'],
  ['https://gitlab.example.org/a/b/-/blob/main/a.docx', 'page that shows the file', 'error'],
  ['https://huggingface.co/datasets/a/b/blob/main/a.docx', 'page that shows the file', 'error'],
  ['https://drive.google.com/file/d/1/view?usp=sharing', 'page that shows the file', 'error'],
  ['https://www.dropbox.com/scl/fi/1/a.docx?rlkey=2&dl=0', 'page that shows the file', 'error'],
  ['https://docs.google.com/spreadsheets/d/1/edit#gid=0', 'page that shows the file', 'error'],
  ['https://huggingface.co/datasets/a/b/resolve/main/c/', 'folder', 'error'],
  ['https://files.example.org/c/', 'folder', 'warning'],
  ['https://files.example.org/a.html', 'web page', 'warning'],
  ['files.example.org/a.docx', 'path', 'warning'],
  ['files.example.co/a.docx', 'path', 'warning'],
  ['htps://files.example.org/a.docx', 'path', 'warning'],
  ['https//files.example.org/a.docx', 'path', 'warning'],
  ['https:/files.example.org/a.docx', 'path', 'warning'],
  ['https://https://files.example.org/a.docx', 'path', 'warning'],
  ['/home/user/a.docx', 'path', 'warning'],
  ['file:///srv/a.docx', 'path', 'warning'],
] as const)('takes "%s" for a %s', ([url, found, severity]) => {
  const at = ['config', 0, 'parameters', 'files', 0, 'url'];
  expect(downloaded(url)).toEqual([{ at, url, found, severity }]);
});

test('reads the references too, one by one', () => {
  const many = {
    type: 'cloud_file',
    path: ['https://files.example.org/a', 'https://files.example.org/b/'],
    dest: ['a', 'b'],
    multi: true,
  };
  const problems = problemsIn({
    evaluator: { func: 'diff_text_file', result: {}, expected: many },
  });
  expect(problems.map(({ at }) => at.join('/'))).toEqual(['evaluator/expected/path/1']);
});

test.for([
  ['https://hugginface.co/a.docx', 'huggingface.co'],
  ['https://raw.githubusercontnet.com/a.docx', 'raw.githubusercontent.com'],
] as const)('rejects the misspelt host of "%s"', ([url, meant]) => {
  expect(downloaded(url)).toMatchObject([{ found: 'misspelt host', severity: 'warning', meant }]);
});

test('says what the address is and what was due', () => {
  expect(rule.message({ url: 'files.example.org/a', found: 'path' })).toBe(
    '"files.example.org/a" is not a web address, so nothing is downloaded; use one that begins with "https://"',
  );
});

const filesAt = (...urls: readonly string[]) => ({
  config: urls.map((url, index) => downloadStep(`/home/user/${index}.png`, url)),
});

test.for([
  ['info', 'https://img.example.org/'],
  ['warning', 'https://huggingface.co/datasets/example/img/'],
] as const)('reports as %s and once that all files have the address %s', ([severity, url]) => {
  const problems = findProblems(rule, filesAt(url, url, url));
  const place = (index: number) => ['config', index, 'parameters', 'files', 0, 'url'];
  expect(problems).toEqual([
    {
      ...{ at: place(0), also: [place(1), place(2)], url, found: 'folder' },
      ...{ shared: 3, severity },
    },
  ]);
  expect(problems.map((problem) => rule.message(problem))).toEqual([
    `all 3 downloads name the one address "${url}", so nothing can be fetched from it; use the address of each file`,
  ]);
});

test('reports each download of a page that shows the file', () => {
  const url = 'https://github.com/example/files/blob/main/0.png';
  const problems = findProblems(rule, filesAt(url, url));
  expect(problems.map(({ shared, severity }) => [shared, severity])).toEqual([
    [undefined, 'error'],
    [undefined, 'error'],
  ]);
});

test('reports each address on its own where they differ', () => {
  const urls = ['https://img.example.org/a/', 'https://img.example.org/b/'];
  expect(findProblems(rule, filesAt(...urls)).map(({ url }) => url)).toEqual(urls);
});
