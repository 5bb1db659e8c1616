import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScript } from '../commands/run-script.ts';
import { createTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

let site: TemporaryFolder;
let server: ReturnType<typeof startScript>;
let port: number;

beforeAll(async () => {
  site = await createTemporaryFolder();
  await site.write('index.html', 'start');
  await site.write('tasks/index.html', 'tasks');
  await site.write('404.html', 'no such page');
  port = await findFreePort();
  server = startScript('preview', [site.path, '--port', String(port)]);
  while (server.exitCode === null && !(await isUp())) await wait(100);
});
afterAll(async () => {
  server.kill();
  await site.remove();
});

test.for([
  ['/', 'start'],
  ['/tasks/', 'tasks'],
  ['/tasks/?a=%2f', 'tasks'],
])('answers %s with its page', async ([path = '', expected]) => {
  expect(await get(path)).toEqual({ status: 200, text: expected });
});

test.for([
  ...['/nowhere/', '/%2f', '/tasks%2f', '/tasks%2Findex.html', '/..%2f..%2fetc%2fpasswd'],
  ...['/%2e%2e%2f', '/%5c', '/%00', '/%ff', '/%', '/a%E0%A4', '//x', '/../../etc/passwd'],
  `/${'a'.repeat(5000)}`,
])('answers %.30s with the 404 page', async (path) => {
  expect(await get(path)).toEqual({ status: 404, text: 'no such page' });
});

/** As it is: `fetch` would change the path. */
async function get(path: string): Promise<{ status: number | undefined; text: string }> {
  const asked = request({ host: '127.0.0.1', port, path });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = await response.toArray();
  return { status: response.statusCode, text: Buffer.concat(parts as Buffer[]).toString() };
}

const isUp = (): Promise<boolean> =>
  get('/').then(
    () => true,
    () => false,
  );

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}
