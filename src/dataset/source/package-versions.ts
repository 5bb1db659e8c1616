import { dirname } from 'node:path';
import { compareText } from '#text/compare-text.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import type { PackageVersions } from '#environment/digests/read-code.ts';
import { listImportNames } from '#vocabulary/source/import-names.ts';
import type { SourceTree } from './source-tree.ts';

/** A package and its only version. */
type Pin = readonly [name: string, version: string];

/** The files that may state exact versions, the most exact first. */
const kinds: readonly { name: RegExp; read: (text: string) => Iterable<Pin> }[] = [
  { name: /^(?:uv|poetry|pdm)\.lock$/, read: readLock },
  { name: /^Pipfile\.lock$/, read: readPipfile },
  { name: /^requirements[\w.-]*\.txt$/, read: readRequirements },
  { name: /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/, read: readQuoted },
];

/** More characters than those of a file that people keep are not read. */
const mostCharacters = 5_000_000;

/** Whether a file of this name may state versions of packages. */
export const statesVersions = (name: string): boolean => kindOf(name) >= 0;

const kindOf = (file: string): number => kinds.findIndex(({ name }) => name.test(file));

/**
 * The versions of packages that files in a folder, or above it, state exactly, by the names that Python
 * imports. The nearest file that states one counts; where it states several versions, none is known.
 *
 * @param top The last folder above it that is looked at.
 */
export function readPackageVersions(
  folder: string,
  top: string,
  tree: SourceTree,
): PackageVersions {
  const versions = new Map<string, string | undefined>();
  for (const place of listFoldersUpTo(folder, top)) {
    for (const file of listFiles(place, tree)) {
      const text = tree.read(place, file) ?? '';
      if (text.length > mostCharacters) continue;
      const pins = [...(kinds[kindOf(file)]?.read(text) ?? [])].flatMap(([name, version]) =>
        listImportNames(name).map((imported) => ({ imported, version })),
      );
      for (const [imported, stated] of Map.groupBy(pins, (pin) => pin.imported)) {
        const [first, ...others] = new Set(stated.map(({ version }) => version));
        if (!versions.has(imported)) versions.set(imported, others.length > 0 ? undefined : first);
      }
    }
  }
  const known = [...versions].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known.sort(([one], [other]) => compareText(one, other)));
}

function* listFoldersUpTo(folder: string, top: string): Generator<string> {
  for (let place = folder; ; place = dirname(place)) {
    yield place;
    if (place === top || place === dirname(place)) return;
  }
}

function listFiles(folder: string, tree: SourceTree): string[] {
  const names = listNames(folder, tree).filter((name) => statesVersions(name));
  return names.sort(
    (one, other) =>
      kindOf(one) - kindOf(other) || one.length - other.length || compareText(one, other),
  );
}

function listNames(folder: string, tree: SourceTree): string[] {
  try {
    return tree.list(folder).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

/** @see https://packaging.python.org/en/latest/specifications/dependency-specifiers/ */
const exact = String.raw`([A-Za-z0-9][\w.-]{0,100})[ \t]{0,9}(?:\[[^\]\n]{0,200}\])?[ \t]{0,9}===?[ \t]{0,9}(\d[\w.!+-]{0,60})(?![\w.!+*-])[ \t]{0,9}`;

function* readRequirements(text: string): Generator<Pin> {
  const pin = new RegExp(String.raw`^[ \t]{0,9}${exact}(?:$|[;#\\]|--hash)`, 'gm');
  for (const [, name = '', version = ''] of text.matchAll(pin)) yield [name, version];
}

/** The strings of a list of dependencies. */
function* readQuoted(text: string): Generator<Pin> {
  const pin = new RegExp(String.raw`(?:["']|^[ \t]{1,9})${exact}(?:["';]|$)`, 'gm');
  for (const [, name = '', version = ''] of text.matchAll(pin)) yield [name, version];
}

/** Programs write these files, each with the name before the version. */
function* readLock(text: string): Generator<Pin> {
  const pin = /^\[\[package\]\]\r?\nname = "([^"\n]{1,200})"\r?\nversion = "([^"\n]{1,100})"/gm;
  for (const [, name = '', version = ''] of text.matchAll(pin)) yield [name, version];
}

function* readPipfile(text: string): Generator<Pin> {
  const file = parseJson(text);
  if (!isObject(file)) return;
  for (const group of [file.default, file.develop]) {
    for (const [name, stated] of Object.entries(isObject(group) ? group : {})) {
      const version = isObject(stated) && typeof stated.version === 'string' ? stated.version : '';
      if (version.startsWith('==')) yield [name, version.slice(2)];
    }
  }
}
