import { memoize } from '#text/memoize.ts';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A server of a built site. */
export interface FolderServer extends AsyncDisposable {
  address: string;
}

/**
 * Serves a folder on the loopback the way hosts of static sites do: text compressed with gzip, and from
 * memory from the second request on.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const read = memoize((path: string) => readFile(join(folder, path)).then(compressorOf(path)));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    read(path).then(
      (content) => {
        const type = types[extname(path)];
        if (type !== undefined) response.setHeader('content-encoding', 'gzip');
        response.setHeader('content-type', type ?? 'application/octet-stream');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const compress = promisify(gzip);

/** Other files than text, such as the parts of the search index, are compressed already. */
const compressorOf = (path: string) => async (content: Buffer) =>
  types[extname(path)] === undefined ? content : compress(content);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
