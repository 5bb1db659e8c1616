import { expect, test } from 'vitest';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { toReportAddress } from './report-address.ts';

const digest = '0123456789abcdef';
const task = {
  id: 'a b&c',
  file: 'os/a.json',
  digest,
  findings: [exampleFinding(), exampleFinding({ severity: 'info' })],
};
const aboutAt = (url: string) => ({ title: 'Desk', language: 'en', repository: { url } });
const queryOf = (address = '') => new URL(address).searchParams;

test.for([
  ['GitHub', 'https://github.com/lab/tasks.git', '/lab/tasks/issues/new', 'title', 'body'],
  ['Gitea', 'https://gitea.example.org/lab/tasks/', '/lab/tasks/issues/new', 'title', 'body'],
  [
    'GitLab',
    'https://gitlab.com/lab/tasks',
    '/lab/tasks/-/issues/new',
    'issue[title]',
    'issue[description]',
  ],
] as const)('fills the form of %s', ([, url, path, title, body]) => {
  const address = toReportAddress(task, aboutAt(url)) ?? '';
  expect(new URL(address).pathname).toBe(path);
  expect(queryOf(address).get(title)).toBe('Task a b&c: ');
  const text = queryOf(address).get(body);
  expect(text).toContain('Task: a b&c\nFile: os/a.json\nSHA-256: 0123456789abcdef\n');
  expect(text).toContain('- line 2, error S02: "id" is the number 5; it must be a string');
  expect(text).toContain('- line 2, information S02: ');
});

test('leads to the repository on other hosts, and nowhere without one', () => {
  expect(toReportAddress(task, aboutAt('https://git.example.org/lab/tasks.git'))).toBe(
    'https://git.example.org/lab/tasks',
  );
  expect(toReportAddress(task, { title: 'Desk', language: 'en' })).toBeUndefined();
});

test.for([
  ['many findings', Array.from({ length: 5000 }, () => exampleFinding()), /- and [\d,]+ more$/],
  ['one long finding', [exampleFinding({ message: '鳥'.repeat(5000) })], /- and 1 more$/],
] as const)('stays short with %s', ([, findings, end]) => {
  const address = toReportAddress({ ...task, findings }, aboutAt('https://github.com/lab/tasks'));
  expect(address?.length).toBeLessThanOrEqual(6000);
  expect(queryOf(address).get('body')).toMatch(end);
});

test('stays short with a long id and accepts half of a character', () => {
  const long = { ...task, id: `${'鳥'.repeat(500)}\ud83d`, file: '鳥'.repeat(500) };
  expect(toReportAddress(long, aboutAt('https://github.com/lab/tasks'))?.length).toBeLessThan(6000);
  const half = { ...task, id: '\ud83d' };
  expect(toReportAddress(half, aboutAt('https://github.com/lab/tasks'))).toContain('%EF%BF%BD');
});

test('does not quote an expected value that is folded', () => {
  const findings = [
    exampleFinding({ pointer: '/evaluator/expected', isFolded: true, message: 'the answer' }),
  ];
  const about = aboutAt('https://github.com/lab/tasks');
  expect(queryOf(toReportAddress({ ...task, findings }, about)).get('body')).not.toContain(
    'the answer',
  );
});

test('names the version of the dataset, and no digest where a task has none', () => {
  const about = { ...aboutAt('https://github.com/lab/tasks'), version: '1.2.0' };
  const address = toReportAddress({ ...task, digest: undefined }, about);
  const body = queryOf(address).get('body');
  expect(body).toContain('Version: 1.2.0');
  expect(body).not.toContain('SHA-256');
});
