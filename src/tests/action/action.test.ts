import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { findChangedLines } from '../../../scripts/action/changed-lines.ts';
import { connect, listChangedFiles, putComment } from '../../../scripts/action/github.ts';
import { readInputs } from '../../../scripts/action/inputs.ts';
import {
  formatAnnotations,
  formatReport,
  toMarker,
  type Report,
} from '../../../scripts/action/report.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const targets = ['tasks'];
const marker = toMarker(targets);

const finding: Report['findings'][number] = {
  code: 'V01',
  rule: 'name-known',
  severity: 'error',
  consequence: 'stops',
  file: 'a.json',
  files: ['a.json'],
  pointer: '',
  path: 'tasks/a.json',
  line: 3,
  column: 5,
  message: 'unknown metric "x"',
  cause: 'unknown metric "x"',
};
const report: Report = {
  files: 1,
  tasks: 1,
  counts: { error: 1, warning: 0, info: 0 },
  recorded: 0,
  gone: 0,
  findings: [finding],
};

test('finds the lines that a diff adds or changes', () => {
  const patch =
    '@@ -1,3 +1,4 @@\n {\n-a\n+b\n+c\n }\n\\ No newline at end of file\n@@ -9 +10 @@\n-x\n+y';
  const lines = findChangedLines([{ filename: 'a', patch }, { filename: 'b' }]);
  expect([...lines]).toEqual([
    ['a', new Set([2, 3, 10])],
    ['b', 'all'],
  ]);
});

const never = () => false;

test('annotates the changed lines of a pull request, and elsewhere every error and warning', () => {
  const info = { ...finding, severity: 'info', line: 9 } as const;
  const all = { ...report, findings: [info, finding] };
  const error = '::error file=tasks/a.json,line=3,col=5,title=V01 name-known::unknown metric "x"';
  expect(formatAnnotations(all, never)).toEqual([error]);
  expect(formatAnnotations(all, never, new Map([['tasks/a.json', new Set([9])]]))).toEqual([
    '::notice file=tasks/a.json,line=9,col=5,title=V01 name-known::unknown metric "x"',
  ]);
  expect(formatAnnotations(all, never, new Map([['tasks/b.json', 'all']]))).toEqual([]);
  expect(formatAnnotations(all, never, new Map([['tasks/a.json', 'all']]))[0]).toBe(error);
});

test('a token that may not list the changed files costs the annotations of nothing', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const refuse = () => Promise.resolve(new Response('', { status: 403 }));
  const inputs = readInputs({ GITHUB_REPOSITORY: 'lab/tasks', GITHUB_TOKEN: 'secret' });
  expect(await listChangedFiles(connect(inputs, refuse), 7)).toBeUndefined();
  expect(print.mock.calls.flat().join('')).toMatch(
    /^::notice::.*answered 403.*"pull-requests: read"/,
  );
});

test('a pull request has one comment for each dataset, which is written again only when it changes', async () => {
  const asked: string[] = [];
  const others = [
    { id: 3, body: `${toMarker(['tasks', 'more'])}\n`, user: { type: 'Bot' } },
    { id: 4, body: `${marker} of a person`, user: { type: 'User' } },
  ];
  const comments = [...others];
  const request = (address: string, { method = '', body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json(comments));
    asked.push(`${method} ${address.replace('https://api.github.com', '')}`);
    const { body: written } = JSON.parse(body as string) as { body: string };
    comments.splice(2, 1, { id: 5, body: written, user: { type: 'Bot' } });
    return Promise.resolve(Response.json({}));
  };
  const github = connect(readInputs({ GITHUB_REPOSITORY: 'lab/tasks' }), request as typeof fetch);
  for (const end of ['one', 'two', 'two']) await putComment(github, 7, `${marker}\n${end}`);
  const path = '/repos/lab/tasks/issues';
  expect(asked).toEqual([`POST ${path}/7/comments`, `PATCH ${path}/comments/5`]);
  expect(comments).toEqual([...others, { id: 5, body: `${marker}\ntwo`, user: { type: 'Bot' } }]);
});

test('a comment names what was checked', () => {
  const comment = formatReport(report, ['tasks', 'more`tasks']);
  expect(comment.split('\n').slice(-3)).toEqual([
    '| error | `V01 name-known` | `unknown metric "x"` | 1 task | `tasks/a.json:3` |',
    '',
    'Checked: `tasks`, ``more`tasks``',
  ]);
});

test('a run without a pull request or a token comments nowhere', () => {
  const read = () => JSON.stringify({ pull_request: { number: 7 } });
  const env = { GITHUB_EVENT_PATH: 'event.json', BENCHLIGHT_TASKS: ' a \n\nb' };
  expect(readInputs(env, read)).toMatchObject({ pull: undefined, targets: ['a', 'b'] });
  expect(readInputs({ BENCHLIGHT_TASKS: ' \n' }, read).targets).toEqual(['.']);
  expect(readInputs({ ...env, GITHUB_TOKEN: 't' }, () => '{}').pull).toBeUndefined();
  expect(readInputs({ ...env, GITHUB_TOKEN: 't' }, read).pull).toEqual({
    number: 7,
    comment: false,
  });
});

test('the step annotates what a pull request changes, writes SARIF and a summary, and comments', async () => {
  const folder = await createTemporaryFolder();
  for (const name of ['a', 'b']) {
    const task = { instruction: `Open ${name}`, evaluator: { func: 'no_such' } };
    await folder.write(`tasks/${name}.json`, task);
  }
  await folder.write('event.json', { pull_request: { number: 7 } });
  const comments: string[] = [];
  const answer = async (request: IncomingMessage): Promise<object> => {
    const { method = '', url = '' } = request;
    if (method === 'GET') return url.includes('/files') ? [{ filename: 'tasks/a.json' }] : [];
    const { body } = JSON.parse(await text(request)) as { body: string };
    comments.push(`${method} ${url} ${body}`);
    return {};
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.end(JSON.stringify(body)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const child = spawn(process.execPath, [join(projectRoot, 'scripts/action.ts')], {
    cwd: folder.path,
    env: {
      ...process.env,
      BENCHLIGHT_COMMENT: 'true',
      BENCHLIGHT_SHORTCUTS: 'true',
      BENCHLIGHT_SARIF: 'reports/findings.sarif',
      BENCHLIGHT_TASKS: 'tasks',
      GITHUB_TOKEN: 'secret',
      GITHUB_API_URL: `http://127.0.0.1:${port}`,
      GITHUB_EVENT_PATH: 'event.json',
      GITHUB_OUTPUT: 'output.txt',
      GITHUB_REPOSITORY: 'lab/tasks',
      GITHUB_STEP_SUMMARY: 'summary.md',
    },
  });
  const [stdout] = await Promise.all([text(child.stdout), once(child, 'close')]);
  server.close();

  expect(child.exitCode).toBe(1);
  expect(stdout).toMatch(/^::notice file=tasks\/a\.json,line=\d+,col=\d+,title=V01 name-known::/m);
  expect(stdout).not.toContain('tasks/b.json');
  expect(comments).toEqual([
    expect.stringContaining(`POST /repos/lab/tasks/issues/7/comments ${marker}`),
  ]);
  const read = (name: string) => readFile(join(folder.path, name), 'utf8');
  const summary = await read('summary.md');
  expect(summary).toContain('### 2 tasks: 2 may stop a runner');
  expect(summary).toContain('What could pass without the work: no shortcut found in 2 tasks');
  expect(await read('output.txt')).toMatch(/^errors=\d+\nwarnings=\d+\ninfo=\d+\n/);
  expect(JSON.parse(await read('reports/findings.sarif'))).toMatchObject({ version: '2.1.0' });
});
