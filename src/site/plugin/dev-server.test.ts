import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { toSiteLocation } from '../page/site-location.ts';
import { serveDataFiles } from './dev-server.ts';

type Call = Parameters<typeof serveDataFiles>;

/** Asks for a path, without the base path, that a catalogue is served at. */
async function ask(path: string, { base, own }: { base: string; own: string }): Promise<string> {
  const folder = await createTemporaryFolder();
  await folder.write('a.json', exampleTask({ id: 'a' }));
  let handle: RequestListener = () => undefined;
  const use = (handler: (...call: [...Parameters<RequestListener>, () => void]) => void) => {
    handle = (request, response) => {
      handler(request, response, () => response.writeHead(404).end('no file'));
    };
  };
  const server = { middlewares: { use } } as unknown as Call[0];
  const logger = { error: () => undefined } as unknown as Call[3];
  const options = { tasks: folder.path, path: own };
  serveDataFiles(server, options, toSiteLocation(undefined, base, own), logger);
  const listening = createServer(handle).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  try {
    const { port } = listening.address() as AddressInfo;
    return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  } finally {
    listening.close();
  }
}

test.for([
  ['/', '', '/tasks/a.json'],
  ['/handbook', '', '/tasks/a.json'],
  ['/tasks', '', '/tasks/a.json'],
  ['/handbook', '/sets/web', '/sets/web/tasks/a.json'],
] as const)('with the base path %s and the path "%s", serves %s', async ([base, own, path]) => {
  expect(JSON.parse(await ask(path, { base, own }))).toMatchObject({ id: 'a' });
});

test.for([
  ['a page', '', '/tasks/a/'],
  ['a file that there is not', '', '/tasks/b.json'],
  ['a file outside of the catalogue', '/sets/web', '/tasks/a.json'],
] as const)('leaves %s to others', async ([, own, path]) => {
  expect(await ask(path, { base: '/', own })).toBe('no file');
});

test('serves a search index of the catalogue', async () => {
  const entry = await ask('/sets/web/pagefind/pagefind-entry.json', {
    base: '/',
    own: '/sets/web',
  });
  expect(JSON.parse(entry)).toMatchObject({
    languages: { en: { page_count: expect.any(Number) as number } },
  });
});
