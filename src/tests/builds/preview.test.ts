import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript, startScript } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

/** A server of a folder. */
interface Preview {
  port: number;
  stop: () => Promise<void>;
}

const site = await createTemporaryFolder();
let preview: Preview;

beforeAll(async () => {
  await site.write('index.html', 'start');
  await site.write('tasks/index.html', 'tasks');
  await site.write('404.html', 'no such page');
  preview = await startPreview();
});
afterAll(() => preview.stop());

test.for([
  ['/', 'start'],
  ['/tasks/', 'tasks'],
  ['/tasks/?a=%2f', 'tasks'],
])('answers %s with its page', async ([path = '', expected]) => {
  expect(await get(path)).toEqual({ status: 200, text: expected });
});

test.for([
  ['/data/tasks.jsonl', 'application/jsonl; charset=utf-8'],
  ['/data/tasks.bib?a=b.png', 'text/plain; charset=utf-8'],
  ['/data/nowhere.jsonl', 'text/html; charset=utf-8'],
])('answers %s with the content type %s', async ([path = '', expected]) => {
  await site.write('data/tasks.jsonl', '{}');
  await site.write('data/tasks.bib', '@misc{}');
  const response = await fetch(`http://127.0.0.1:${preview.port}${path}`);
  expect(response.headers.get('content-type')).toBe(expected);
});

test.for(['bytes=-5', 'bytes=3-1', 'bytes=0-1,3-4', 'bytes=99-', 'lines=1-2', 'bytes=a-b'])(
  'answers a request for the range %s with the whole page',
  async (range) => {
    const response = await fetch(`http://127.0.0.1:${preview.port}/tasks/`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, 'tasks']);
  },
);

test('leads from a folder without its slash to its page', async () => {
  expect(await get('/tasks?app=a')).toMatchObject({ status: 302, location: '/tasks/?app=a' });
});

test('answers HEAD without the page, and no other method', async () => {
  const address = `http://127.0.0.1:${preview.port}/tasks/`;
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
});

test.for([
  ['localhost:4321', 200],
  ['127.0.0.1', 200],
  ['[::1]:4321', 200],
  ['lab.example.org', 403],
  ['localhost.example.org', 403],
] as const)('answers a request to the host %s with %i', async ([host, status]) => {
  expect(await get('/', preview.port, { host })).toMatchObject({ status });
});

test('says that a port is in use', async () => {
  const { code, stderr } = await runScript('preview', [site.path, '--port', String(preview.port)]);
  expect([code, stderr]).toEqual([
    2,
    `error: port ${preview.port} is in use\nName another one with --port.\n`,
  ]);
});

test.for([
  ...['/nowhere/', '/%2f', '/tasks%2f', '/tasks%2Findex.html', '/..%2f..%2fetc%2fpasswd'],
  ...['/%2e%2e%2f', '/%5c', '/%00', '/%ff', '/%', '/a%E0%A4', '//x', '/../../etc/passwd'],
  `/${'a'.repeat(5000)}`,
])('answers %.30s with the 404 page', async (path) => {
  expect(await get(path)).toEqual({ status: 404, text: 'no such page' });
});

test.for([
  ['the path that a site was built for', [], '/lab/tasks/'],
  ['the path that is named', ['--base', '/office'], '/office/tasks/'],
] as const)('serves below %s', async ([, options, path]) => {
  await site.write('index.html', '<task-search data-base="/lab/" data-language="en">');
  const other = await startPreview(...options);
  try {
    expect(await get(path, other.port)).toEqual({ status: 200, text: 'tasks' });
    expect((await get('/tasks/', other.port)).status).toBe(404);
    const start = path.replace('tasks/', '');
    for (const asked of ['/', '/?a=b', start.slice(0, -1)]) {
      const location = `${start}${asked.replace(/^[^?]*/, '')}`;
      expect(await get(asked, other.port)).toMatchObject({ status: 302, location });
    }
  } finally {
    await other.stop();
  }
});

async function startPreview(...options: readonly string[]): Promise<Preview> {
  const port = await findFreePort();
  const server = startScript('preview', [site.path, '--port', String(port), ...options]);
  const closed = once(server, 'close');
  const isUp = () =>
    get('/', port).then(
      () => true,
      () => false,
    );
  while (server.exitCode === null && !(await isUp())) await wait(100);
  return {
    port,
    async stop() {
      server.kill();
      await closed;
    },
  };
}

/** As it is: `fetch` would change the path. */
async function get(
  path: string,
  port = preview.port,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; location?: string | undefined; text: string }> {
  const asked = request({ host: '127.0.0.1', port, path, headers });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = await response.toArray();
  const { statusCode: status } = response;
  return {
    status,
    location: response.headers.location,
    text: Buffer.concat(parts as Buffer[]).toString(),
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}
