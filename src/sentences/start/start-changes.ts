import { isObject, type JsonObject, toArray, toStrings } from '#text/json/json-value.ts';
import type { Effect, EffectOf } from '#vocabulary/contract/effect.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Step } from '#format/task.ts';
import { applyCommand } from './start-commands.ts';
import { findOwnMoves } from '../setup/own-moves.ts';
import { openFile } from './start-programs.ts';
import { closeApps, type Machine, removePath } from './start-machine.ts';
import { toFileName } from '#text/file-name.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { countWithArticle } from '#text/figures/plural.ts';

/**
 * Updates the known state of the machine with a step. "unread" when the step may change
 * more than its parameters say.
 */
export function applyStep(
  machine: Machine,
  { type, parameters }: Step,
  vocabulary: Vocabulary,
): 'read' | 'unread' {
  const entry = vocabulary.find('action', type);
  const effect = entry?.contract.effect;
  if (!effect) {
    const moves = findOwnMoves(entry, parameters);
    for (const { to } of moves ?? []) machine.files.add(to);
    return moves ? 'read' : 'unread';
  }
  if (effect.kind === 'start program' || effect.kind === 'run command') {
    return applyCommand(machine, effect.kind, parameters);
  }
  return applyEffect(machine, effect, parameters) ?? 'read';
}

type OtherEffect = Exclude<Effect, EffectOf<'start program' | 'run command'>>;

function applyEffect(
  machine: Machine,
  effect: OtherEffect,
  parameters: JsonObject,
): 'unread' | undefined {
  const { files, folders, others } = machine;
  switch (effect.kind) {
    case 'wait':
      return undefined;
    case 'arrange windows':
      return 'unread';
    case 'activate window':
      return activateWindow(machine, effect, parameters);
    case 'close window':
      return withText(parameters[effect.title], (title) => {
        closeWindow(machine, title);
      });
    case 'close windows':
      Object.assign(machine, { apps: [], pages: [], front: undefined });
      return undefined;
    case 'open file':
      return withText(parameters[effect.path], (path) => {
        openFile(machine, path);
      });
    case 'open pages':
      return openPages(machine, parameters[effect.addresses]);
    case 'close pages':
      closePages(machine, parameters[effect.addresses]);
      return undefined;
    case 'put files':
      return placeFiles(machine, effect, parameters);
    case 'create file':
      return withText(parameters[effect.path], (path) => files.add(path));
    case 'create folder':
      return withText(parameters[effect.path], (path) => folders.add(path));
    case 'recycle file':
      return withText(parameters[effect.path], (path) => {
        removePath(machine, path);
        others.push(['in the recycle bin: ', { code: path }]);
      });
    case 'set wallpaper':
      return withText(parameters[effect.path], (path) =>
        others.push(['wallpaper: ', { code: path }]),
      );
    case 'log in':
      return withText(parameters[effect.service], (name) =>
        others.push(['logged in to ', { code: name }]),
      );
    case 'prepare drive':
      fillDrive(machine, parameters[effect.operations], parameters[effect.arguments]);
      return undefined;
    case 'replace history':
      return replaceHistory(machine, parameters[effect.visits]);
    case 'use proxy':
      others.push(['the network traffic goes through a proxy']);
      return undefined;
  }
}

function withText(value: unknown, apply: (text: string) => unknown): 'unread' | undefined {
  if (typeof value !== 'string') return 'unread';
  apply(value);
  return undefined;
}

const activateWindow = (
  machine: Machine,
  { title, isClass = '' }: EffectOf<'activate window'>,
  parameters: JsonObject,
) =>
  withText(parameters[title], (name) => {
    // Nothing comes to the front where no window is open.
    if (machine.apps.length === 0 && machine.pages.length === 0 && !machine.isUnclear) return;
    const window = parameters[isClass] === true ? 'a window of the class ' : 'the window ';
    machine.front = [window, { code: name }];
  });

function openPages(machine: Machine, pages: unknown): 'unread' | undefined {
  if (!Array.isArray(pages)) return 'unread';
  for (const page of toStrings(pages)) machine.pages.push(page);
  machine.front = undefined;
  return undefined;
}

function closePages(machine: Machine, pages: unknown): void {
  const closed = new Set(toStrings(pages).map(toPlainAddress));
  machine.pages = machine.pages.filter((page) => !closed.has(toPlainAddress(page)));
}

function replaceHistory({ others }: Machine, visits: unknown): 'unread' | undefined {
  if (!Array.isArray(visits)) return 'unread';
  others.push([`${countWithArticle(visits.length, 'page')} in the history of the browser`]);
  return undefined;
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

function placeFiles(
  { files: placed }: Machine,
  { files: key, path }: EffectOf<'put files'>,
  parameters: JsonObject,
): 'unread' | undefined {
  const files = key === undefined ? [parameters] : parameters[key];
  if (!Array.isArray(files)) return 'unread';
  for (const file of files) {
    if (isObject(file) && typeof file[path] === 'string') placed.add(file[path]);
  }
  return undefined;
}

function fillDrive({ others }: Machine, operation: unknown, args: unknown): void {
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
