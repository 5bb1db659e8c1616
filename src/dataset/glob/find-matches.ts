import { join, posix } from 'node:path';
import { expandBraces } from './expand-braces.ts';
import { type NamePattern, readNamePattern } from './name-pattern.ts';
import { findEntries } from '../files/find-entries.ts';
import { findStats } from '../files/find-stats.ts';
import { isEntered } from '../files/is-entered.ts';

/** The files of a glob, or the rest of a sentence that begins with the glob and says what is wrong. */
export type Matches = { files: string[] } | { fault: string };

const longest = 1000;
const mostAlternatives = 100;

/**
 * Finds the files that a glob with `*`, `?`, `[a-z]`, `{a,b}` and `**` matches below a folder,
 * relative to it and in alphabetical order. Hidden names are matched only by a dot, and `**` enters
 * neither links nor `node_modules`. No glob takes long, and none leads out of the folder.
 */
export function findMatches(folder: string, glob: string): Matches {
  if (glob.length > longest) return { fault: `is longer than ${longest} characters` };
  const expanded = expandBraces(glob, mostAlternatives);
  if (!expanded) return { fault: `has more than ${mostAlternatives} alternatives` };

  const patterns = expanded.map(readSegments);
  if (expanded.some(isAbsolute) || patterns.some(leadsOut)) {
    return { fault: 'leads out of the folder of dataset.json' };
  }
  const files = patterns.flatMap((segments) => [...walk(folder, segments)]);
  return { files: [...new Set(files)].sort() };
}

/** Whether a glob matches a file, given by its path from the folder; a glob with a fault matches none. */
export const matchesGlob = (file: string, glob: string): boolean =>
  glob.length <= longest &&
  (expandBraces(glob, mostAlternatives) ?? []).some((pattern) =>
    matchParts(readSegments(pattern), file.split('/')),
  );

/** Sets of places in the pattern, so that several `**` cost no more than one. */
function matchParts(segments: readonly Segment[], parts: readonly string[]): boolean {
  const skipFolders = (at: number): number[] =>
    segments[at] === folders ? [at, ...skipFolders(at + 1)] : [at];
  let places = new Set(skipFolders(0));
  for (const part of parts) {
    places = new Set(
      [...places].flatMap((at) => {
        const segment = segments[at];
        if (segment === folders) return skipFolders(at);
        return segment?.matches(part) === true ? skipFolders(at + 1) : [];
      }),
    );
  }
  return places.has(segments.length);
}

/** Any number of folders. */
const folders = Symbol('**');
type Segment = NamePattern | typeof folders;

function readSegments(pattern: string): Segment[] {
  const segments = pattern
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map((part): Segment => (part === '**' ? folders : readNamePattern(part)));
  return segments.at(-1) === folders ? [...segments, readNamePattern('*')] : segments;
}

const isAbsolute = (pattern: string): boolean => /^(?:\/|[A-Za-z]:)/.test(pattern);

const leadsOut = (segments: readonly Segment[]): boolean =>
  segments.some((segment) => segment !== folders && segment.literal === '..');

/** Comes to each folder once for each segment, so that several `**` cost no more than one. */
function* walk(root: string, segments: readonly Segment[]): Generator<string> {
  const seen = new Set<string>();
  const pending = [{ path: '', at: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path, at } = next;
    const segment = segments[at];
    const key = `${at} ${path}`;
    if (segment === undefined || seen.has(key)) continue;
    seen.add(key);

    const isLast = at === segments.length - 1;
    if (segment === folders) {
      pending.push({ path, at: at + 1 });
      for (const name of listFolders(join(root, path))) {
        pending.push({ path: posix.join(path, name), at });
      }
      continue;
    }
    for (const name of listNames(join(root, path), segment)) {
      const file = posix.join(path, name);
      if (!isLast) pending.push({ path: file, at: at + 1 });
      else if (isFile(join(root, file))) yield file;
    }
  }
}

function listNames(folder: string, { literal, matches }: NamePattern): string[] {
  if (literal !== undefined) return [literal];
  return findEntries(folder)
    .map(({ name }) => name)
    .filter(matches);
}

function listFolders(folder: string): string[] {
  return findEntries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter(isEntered);
}

const isFile = (path: string): boolean => findStats(path)?.isDirectory() === false;
