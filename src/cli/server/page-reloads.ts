import type { ServerResponse } from 'node:http';

/** Has open pages load themselves again after a change. */
export interface PageReloads {
  /** Adds to a page what loads it again. */
  addTo(html: string): string;
  /** Answers what that asks for, by its name. Returns whether it has. */
  answer(name: string, response: ServerResponse): boolean;
  /** Has all open pages load themselves again. */
  send(): void;
}

const folder = '@benchlight';
const scriptName = `${folder}/reload.js`;
const changesName = `${folder}/changes.txt`;

/** @param base the path of the site, with a slash at its end. */
export function createPageReloads(base: string): PageReloads {
  const waiting = new Set<ServerResponse>();
  // Pages that an earlier server has sent must not take their version for one of this server.
  const start = Date.now().toString(36);
  let changes = 0;
  const version = () => `${start}-${changes}`;
  const write = (response: ServerResponse) => response.write(`data: ${version()}\n\n`);

  return {
    addTo: (html) =>
      html.replace(
        '</head>',
        `<script type="module" src="${base}${scriptName}?version=${version()}"></script></head>`,
      ),
    answer(name, response) {
      if (name === scriptName) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
        return true;
      }
      if (name !== changesName) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      waiting.add(response);
      response.once('close', () => waiting.delete(response));
      write(response);
      return true;
    },
    send() {
      changes++;
      for (const response of waiting) write(response);
    },
  };
}

/**
 * A browser keeps few connections to one server, so that only a page that can be seen has one. A page
 * that is shown again, also from the history, learns then whether it has changed.
 */
const script = `const shown = new URL(import.meta.url).searchParams.get('version');
let changes;
function follow() {
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource(new URL('changes.txt', import.meta.url));
  changes.onmessage = ({ data }) => {
    if (data !== shown) location.reload();
  };
}
document.addEventListener('visibilitychange', follow);
addEventListener('pageshow', follow);
addEventListener('pagehide', () => changes?.close());
`;
