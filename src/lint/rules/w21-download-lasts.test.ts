import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { downloadLasts as rule } from './w21-download-lasts.ts';

const problemsIn = (url: unknown) =>
  findProblems(rule, {
    config: [{ type: 'download', parameters: { files: [{ url, path: '/home/user/a' }] } }],
  });

test.for([
  'https://files.example.org/a.docx',
  'https://example.org/?from=https://drive.google.com/uc?id=1',
  'https://notdropbox.com/a.docx',
  'https://dropbox.com.example.org/a.docx',
  'drive.google.com/uc?id=1',
  'https://drive.google.com:port/',
  'https://172.15.0.1/a.docx',
  'https://files.local.example.org/a.docx',
  'https://10.example.org/a.docx',
  'https://example.org/?from=http://localhost/',
  5,
])('accepts "%s"', (url) => {
  expect(problemsIn(url)).toEqual([]);
});

test.for([
  ['https://drive.google.com/uc?id=1', 'drive.google.com'],
  ['https://www.dropbox.com/s/1/a.docx?dl=1', 'www.dropbox.com'],
  ['HTTPS://Example-my.SharePoint.com/a', 'example-my.sharepoint.com'],
])('reports "%s"', ([url, host]) => {
  const at = ['config', 0, 'parameters', 'files', 0, 'url'];
  expect(problemsIn(url)).toEqual([{ at, host, kind: 'shared', severity: 'info' }]);
});

test.for([
  ['http://localhost:8000/a.docx', 'localhost'],
  ['http://127.0.0.1/a.docx', '127.0.0.1'],
  ['http://10.0.2.2:8000/a.docx', '10.0.2.2'],
  ['http://172.17.0.1/a.docx', '172.17.0.1'],
  ['https://192.168.1.5/a.docx', '192.168.1.5'],
  ['http://[::1]/a.docx', '[::1]'],
  ['http://files.local/a.docx', 'files.local'],
])('reports the local address "%s"', ([url, host]) => {
  const at = ['config', 0, 'parameters', 'files', 0, 'url'];
  expect(problemsIn(url)).toEqual([{ at, host, kind: 'local' }]);
});

test('reads the references too', () => {
  const expected = { type: 'cloud_file', path: 'https://mega.nz/file/1', dest: 'a' };
  expect(findProblems(rule, { evaluator: { func: 'compare_pdfs', expected } })).toEqual([
    { at: ['evaluator', 'expected', 'path'], host: 'mega.nz', kind: 'shared', severity: 'info' },
  ]);
});

test('says what was due', () => {
  expect(rule.message({ host: 'localhost', kind: 'local' })).toBe(
    '"localhost" can be reached from one computer or network only; use an address on the internet',
  );
});

test.for(['https://tmpfiles.org/dl/1/a.pdf', 'https://cdn.discordapp.com/attachments/1/2/a.pdf'])(
  'warns of a host that keeps files for a limited time: "%s"',
  (url) => {
    const problems = problemsIn(url);
    expect(problems.map(({ kind, severity }) => [kind, severity])).toEqual([
      ['temporary', undefined],
    ]);
    expect(problems.map((problem) => rule.message(problem))[0]).toContain(
      'for a limited time only',
    );
  },
);

test.for([
  ['http://192.168.7.20:8080/shop', 1],
  ['http://10.3.4.5', 1],
  ['http://localhost:3000', 0],
  ['http://10.example.org/', 0],
] as const)('reports a page of a private network that a step opens: %s', ([url, count]) => {
  const config = [{ type: 'browser_open_tabs', parameters: { urls_to_open: [url] } }];
  expect(findProblems(rule, { config }).map(({ severity }) => severity)).toEqual(
    Array.from({ length: count }, () => 'info'),
  );
});
