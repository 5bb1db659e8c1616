import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A server of a built site that counts what it sends. */
export interface FolderServer {
  address: string;
  /** The bytes sent since it was last asked, by path, compressed where servers do that. */
  takeSent(): Map<string, number>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export async function serveFolder(folder: string): Promise<FolderServer> {
  let sent = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(
      folder,
      decodeURIComponent(pathname),
      pathname.endsWith('/') ? 'index.html' : '',
    );
    readFile(file).then(
      (content) => {
        const type = types[extname(file)];
        const body = type === undefined ? content : gzipSync(content);
        sent.set(pathname, body.length);
        response.writeHead(200, {
          'content-type': type ?? 'application/octet-stream',
          ...(type === undefined ? {} : { 'content-encoding': 'gzip' }),
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    takeSent() {
      const taken = sent;
      sent = new Map();
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
