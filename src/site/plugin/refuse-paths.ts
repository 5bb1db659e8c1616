import type { RequestListener, Server } from 'node:http';

/**
 * Has Astro's server answer that paths which no file can have are not found.
 * Astro 7.3 answers an encoded slash, and a path that is not encoded as UTF-8, with a stack trace
 * that contains paths of the machine. This can go when it no longer does.
 */
export function refusePaths(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isPath(request.url ?? '/')) {
      for (const listener of listeners) listener.call(server, request, response);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  });
}

function isPath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
  } catch {
    return false;
  }
  return !/%(?:2f|5c|00)/i.test(path);
}
