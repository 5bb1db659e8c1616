import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendContent } from './send-content.ts';

/** What a browser receives, and what is reported of it; the server ends with the answer. */
async function receive(content: Uint8Array | Iterable<string>, read: typeof readAll = readAll) {
  const reported: unknown[] = [];
  let sent: Promise<void> | undefined;
  const server = createServer((_request, response) => {
    sent = sendContent(response, content, (error) => reported.push(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const received = await read(await fetch(`http://127.0.0.1:${port}/`));
  await sent;
  server.close();
  return { received, reported };
}

const readAll = (response: Response): Promise<string> =>
  response.text().catch(() => 'the connection was closed');

/** As a browser does that goes to another page. */
const readFirst = async (response: Response): Promise<string> => {
  await response.body?.cancel();
  return 'cancelled';
};

test.for([
  ['bytes', new TextEncoder().encode('{"id": "é"}\n')],
  ['no bytes', new Uint8Array(), ''],
  ['a text', '{"id": "é"}\n'],
  ['several texts', ['{"id":', ' "é"}\n']],
] as const)('sends %s', async ([, content, received = '{"id": "é"}\n']) => {
  expect(await receive(content)).toEqual({ received, reported: [] });
});

test('reports the error that ends a content too early', async () => {
  const error = new Error('no such task');
  const content = function* () {
    yield 'the beginning';
    throw error;
  };
  expect((await receive(content())).reported).toEqual([error]);
});

test('does not report a browser that leaves before the end', async () => {
  const endless = function* () {
    for (;;) yield 'x'.repeat(100_000);
  };
  expect(await receive(endless(), readFirst)).toEqual({
    received: 'cancelled',
    reported: [],
  });
});
