import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScript } from '../commands/run-script.ts';
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
  ['/data/nowhere.jsonl', 'text/html'],
])('answers %s with the content type %s', async ([path = '', expected]) => {
  await site.write('data/tasks.jsonl', '{}');
  await site.write('data/tasks.bib', '@misc{}');
  const response = await fetch(`http://127.0.0.1:${preview.port}${path}`);
  expect(response.headers.get('content-type')).toBe(expected);
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
      expect(await get(asked, other.port)).toMatchObject({ status: 302, location: start });
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
): Promise<{ status: number | undefined; location?: string | undefined; text: string }> {
  const asked = request({ host: '127.0.0.1', port, path });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = await response.toArray();
  const { statusCode: status, headers } = response;
  return { status, location: headers.location, text: Buffer.concat(parts as Buffer[]).toString() };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}
