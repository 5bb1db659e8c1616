import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { once } from 'node:events';
import { withBase } from '#addresses/addresses.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { findContentType } from '#site/files/content-types.ts';
import { type FileContent, sendContent } from '#site/files/send-content.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** A site that is served. */
export interface ServedSite {
  /** The path below which it is, such as `/lab`. */
  base: string;
  /** The content of a file by its name, such as `tasks/index.html`; undefined when there is none. */
  read(name: string): Promise<FileContent | undefined>;
  /** Answers a request that is not about a file of the site. Returns whether it has. */
  answer?(path: string, response: ServerResponse): boolean;
}

export interface SiteServer {
  /** Where the site begins. */
  address: string;
  /** Settles when the server has been closed. */
  closed: Promise<unknown>;
}

/** The port where none is named; if it is in use, one of the next ones. */
const defaultPort = 4321;
const mostPorts = 20;

/**
 * Serves a site on this machine as hosts of static sites do: a folder by its `index.html`, and the page
 * for missing ones for what there is not.
 *
 * @param port Default: 4321, or the next one that is free.
 * @throws UsageError when the port is in use.
 */
export async function startSiteServer(
  site: ServedSite,
  port: number | undefined,
): Promise<SiteServer> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      report(request, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `${(error as Error).message}\n`);
    });
  });
  const bound = await listen(server, port);
  const closed = once(server, 'close');
  return { address: `http://127.0.0.1:${bound}${withBase(site.base, '/')}`, closed };
}

async function listen(server: Server, port: number | undefined): Promise<number> {
  const first = port ?? defaultPort;
  const last = port ?? defaultPort + mostPorts;
  for (let tried = first; ; tried++) {
    try {
      server.listen(tried, '127.0.0.1');
      await once(server, 'listening');
      return tried;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && tried < last) continue;
      const why = code === 'EADDRINUSE' ? 'is in use' : 'cannot be used';
      throw new UsageError(`port ${tried} ${why}`, 'Name another one with --port.', { cause });
    }
  }
}

async function answer(
  site: ServedSite,
  { method = '', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnHost(headers.host)) {
    sendText(response, 403, 'Only requests to this machine by its own name are answered.\n');
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    sendText(response.setHeader('allow', 'GET, HEAD'), 405, 'Only pages can be read.\n');
    return;
  }
  const [path = ''] = url.split(/[?#]/, 1);
  const query = url.slice(path.length);
  const start = withBase(site.base, '/');
  if (path !== start && (path === '/' || `${path}/` === start)) {
    redirect(response, `${start}${query}`);
    return;
  }
  const name = path.startsWith(start) ? toName(path.slice(start.length)) : undefined;
  if (name !== undefined && site.answer?.(name, response) === true) return;
  await sendFile(site, name, { path, query, isHead: method === 'HEAD' }, response);
}

interface Asked {
  path: string;
  query: string;
  isHead: boolean;
}

async function sendFile(
  site: ServedSite,
  name: string | undefined,
  { path, query, isHead }: Asked,
  response: ServerResponse,
): Promise<void> {
  const file = name !== undefined && /(?:^|\/)$/.test(name) ? `${name}index.html` : name;
  const found = file === undefined ? undefined : await site.read(file);
  if (found === undefined && file === name && name !== undefined) {
    const folder = await site.read(`${name}/index.html`);
    if (folder !== undefined) {
      redirect(response, `${path}/${query}`);
      return;
    }
  }
  const content = toBytes(found ?? (await site.read('404.html')) ?? 'Not found\n');
  const type = findContentType(found === undefined ? '404.html' : (file ?? ''));
  response.writeHead(found === undefined ? 404 : 200, {
    'content-type': type ?? 'application/octet-stream',
    // A page that is shown again must be what the site has now.
    'cache-control': 'no-cache',
    ...(content instanceof Uint8Array && { 'content-length': content.length }),
  });
  if (isHead) {
    response.end();
    return;
  }
  await sendContent(response, content, (error) => {
    report({ url: path }, error);
  });
}

/** A long text comes in pieces, whose length is not known. */
const toBytes = (content: FileContent): Uint8Array | Iterable<string> =>
  typeof content === 'string' ? Buffer.from(content) : content;

/** The name of a file below the folder of the site; undefined when no file can have it. */
function toName(path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  // A slash or a back-slash that was encoded is none of an address.
  if (/%(?:2f|5c)/i.test(path) || /[\\\0]/.test(name)) return undefined;
  const parts = name.split('/');
  const isPlain = parts.every(
    (part, index) => !/^\.{1,2}$/.test(part) && (part !== '' || index === parts.length - 1),
  );
  return isPlain ? name : undefined;
}

/**
 * Whether a request names this machine: a page of another host, whose name leads here for the moment,
 * must not read a site that is not published.
 */
function isOwnHost(host = ''): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(plain) !== 0 || plain === 'localhost' || plain.endsWith('.localhost');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function report({ url = '' }: Pick<IncomingMessage, 'url'>, error: unknown): void {
  console.error(toVisibleText(`error: ${url} cannot be sent: ${(error as Error).message}`));
}
