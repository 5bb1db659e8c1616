import { isObject, type JsonObject, readOwn, toArray, toStrings } from '#text/json/json-value.ts';
import { tabClosers, tabOpeners } from '#vocabulary/browsers.ts';
import type { Step } from '#format/task.ts';
import { applyCommand } from './start-commands.ts';
import { openFile } from './start-programs.ts';
import { closeApps, type Machine, removePath } from './start-machine.ts';
import { toFileName } from '#text/file-name.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { countWithArticle } from '#text/figures/plural.ts';

/**
 * Updates the known state of the machine with a step. "unread" when the step may change
 * more than its parameters say.
 */
export function applyStep(machine: Machine, { type, parameters }: Step): 'read' | 'unread' {
  const change = readOwn(changes, type);
  if (change) return change(machine, parameters) ?? 'read';
  return applyCommand(machine, type, parameters);
}

type Change = (machine: Machine, parameters: JsonObject) => 'unread' | undefined;

const changes: Readonly<Record<string, Change>> = {
  sleep: () => undefined,
  activate_window: (machine, { window_name: name, by_class: byClass }) => {
    if (typeof name !== 'string') return 'unread';
    machine.front =
      byClass === true
        ? ['a window of the class ', { code: name }]
        : ['the window ', { code: name }];
    return undefined;
  },
  close_window: (machine, { window_name: name }) => {
    if (typeof name !== 'string') return 'unread';
    closeWindow(machine, name);
    return undefined;
  },
  close_all: (machine) => {
    machine.apps = [];
    machine.pages = [];
    machine.front = undefined;
    return undefined;
  },
  open: withPath(openFile),
  ...forEach(tabOpeners, openPages),
  ...forEach(tabClosers, closePages),
  download: placeFiles,
  upload_file: placeFiles,
  create_file: withPath(({ files }, path) => files.add(path)),
  create_folder: withPath(({ folders }, path) => folders.add(path)),
  recycle_file: withPath((machine, path) => {
    removePath(machine, path);
    machine.others.push(['in the recycle bin: ', { code: path }]);
  }),
  change_wallpaper: withPath(({ others }, path) => others.push(['wallpaper: ', { code: path }])),
  login: ({ others }, { platform }) => {
    if (typeof platform !== 'string') return 'unread';
    others.push(['logged in to ', { code: platform }]);
    return undefined;
  },
  googledrive: fillDrive,
  update_browse_history: ({ others }, { history }) => {
    if (!Array.isArray(history)) return 'unread';
    others.push([`${countWithArticle(history.length, 'page')} in the history of the browser`]);
    return undefined;
  },
  proxy: ({ others }) => {
    others.push(['the network traffic goes through a proxy']);
    return undefined;
  },
};

function forEach(types: readonly string[], change: Change): Record<string, Change> {
  return Object.fromEntries(types.map((type) => [type, change]));
}

function withPath(apply: (machine: Machine, path: string) => unknown): Change {
  return (machine, { path }) => {
    if (typeof path !== 'string') return 'unread';
    apply(machine, path);
    return undefined;
  };
}

function openPages(machine: Machine, { urls_to_open: pages }: JsonObject): 'unread' | undefined {
  if (!Array.isArray(pages)) return 'unread';
  for (const page of toStrings(pages)) machine.pages.push(page);
  machine.front = undefined;
  return undefined;
}

function closePages(machine: Machine, { urls_to_close: pages }: JsonObject): undefined {
  const closed = new Set(toStrings(pages).map(toPlainAddress));
  machine.pages = machine.pages.filter((page) => !closed.has(toPlainAddress(page)));
}

/** A window is recognized by its title, which contains the name of a file or of a program. */
function closeWindow(machine: Machine, name: string): void {
  const title = name.toLowerCase();
  const before = machine.apps.length;
  closeApps(machine, ({ program, shows = '' }) => {
    const file = toFileName(shows).toLowerCase();
    if (file !== '') return title.includes(file);
    return program !== undefined && title.includes(program.toLowerCase());
  });
  if (machine.apps.length === before) {
    machine.others.push(['closed again: the window ', { code: name }]);
  }
}

function placeFiles({ files: placed }: Machine, { files }: JsonObject): 'unread' | undefined {
  if (!Array.isArray(files)) return 'unread';
  for (const file of files) {
    if (isObject(file) && typeof file.path === 'string') placed.add(file.path);
  }
  return undefined;
}

function fillDrive({ others }: Machine, { operation, args }: JsonObject): undefined {
  const given = toArray(args);
  toArray(operation).forEach((name, index) => {
    const own = given[index];
    if (name === 'delete' || !isObject(own)) return;
    others.push(['in the cloud drive: ', { code: toStrings(own.path).join('/') }]);
  });
}

/** Addresses that differ only in protocol, "www.", case or final slashes compare equal. */
function toPlainAddress(address: string): string {
  return withoutFinalSlashes(address.replace(/^https?:\/\/(?:www\.)?/i, '')).toLowerCase();
}
