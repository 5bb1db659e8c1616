import type { RequestListener, Server } from 'node:http';

/**
 * Has a server of a site answer paths that no file can have with the page for missing ones.
 * Astro 7.3 answers an encoded slash, and a path that is not encoded as UTF-8, with a stack trace
 * that contains paths of the machine. This can go when it no longer does.
 */
export function refusePaths(server: Server, readMissingPage: () => Promise<string>): void {
  answerFirst(server, ({ url = '/' }, response) => {
    if (isPath(url)) return false;
    void readMissingPage()
      .catch(() => 'Not found')
      .then((page) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      });
    return true;
  });
}

/**
 * Answers requests before all that answers them now.
 *
 * @param answer returns whether it answers a request.
 */
export function answerFirst(
  server: Server,
  answer: (...request: Parameters<RequestListener>) => boolean,
): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
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
