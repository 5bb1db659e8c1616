import type { ServerResponse } from 'node:http';

/** Has open pages load themselves again after a change. */
export interface PageReloads {
  /** Adds to a page what loads it again. */
  addTo(html: string): string;
  /** Answers what that asks for, by its name. Returns whether it has. */
  answer(name: string, response: ServerResponse): boolean;
  /** Has all open pages load themselves again. They show the text, which is about the last change. */
  send(problem?: string): void;
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
  let current: string | undefined;
  const version = () => `${start}-${changes}`;
  const write = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify({ version: version(), problem: current })}\n\n`);

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
    send(problem) {
      changes++;
      current = problem;
      for (const response of waiting) write(response);
    },
  };
}

/**
 * A browser keeps few connections to one server, so that only a page that can be seen has one. A page
 * that is shown again, also from the history, learns then whether it has changed. What a reader types in
 * a dialog is not lost: its page waits until it is closed.
 */
const script = `const shown = new URL(import.meta.url).searchParams.get('version');
let changes;
function follow() {
  changes?.close();
  if (document.hidden) return;
  changes = new EventSource(new URL('changes.txt', import.meta.url));
  changes.onmessage = ({ data }) => {
    const { version, problem } = JSON.parse(data);
    if (version !== shown) reload();
    else if (problem) show(problem);
  };
}
function reload() {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) dialog.addEventListener('close', () => location.reload(), { once: true });
  else location.reload();
}
function show(problem) {
  bar.textContent = problem;
  document.body.append(bar);
}
const bar = document.createElement('p');
bar.role = 'alert';
Object.assign(bar.style, {
  position: 'fixed', inset: 'auto 0 0', zIndex: 99, margin: 0, padding: '0.75rem 1rem',
  background: '#8b1a1a', color: '#fff', font: '0.875rem/1.5 monospace', overflowWrap: 'anywhere',
});
document.addEventListener('visibilitychange', follow);
addEventListener('pageshow', follow);
addEventListener('pagehide', () => changes?.close());
`;
