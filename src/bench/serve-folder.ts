import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * Serves a folder on the loopback the way hosts of static sites do: compressed with gzip, and from
 * memory when it was asked for before.
 */
export async function serveFolder(folder: string): Promise<AsyncDisposable & { address: string }> {
  const known = new Map<string, Promise<Buffer>>();
  const read = (path: string) => {
    const found =
      known.get(path) ?? readFile(join(folder, path)).then((content) => compress(content));
    known.set(path, found);
    return found;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    read(path).then(
      (content) => {
        response.setHeader('content-encoding', 'gzip');
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
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

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
