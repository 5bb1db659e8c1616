import { type JsonObject, toFlag } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { type Fetch, fetches } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placeStrings } from '../placed-value.ts';
import type { TaskView } from '../task-view.ts';

/** A file that a source stores locally. */
export interface FetchedFile {
  /** Its local name. */
  dest: string;
  /** Where it comes from; two files with the same origin are the same file. */
  origin: string;
  /** Whether the metric receives this file, and not only others of the source. */
  isGiven: boolean;
  /** Where `dest` is in the file. */
  at: Path;
}

/** The files of the machine that metrics judge. */
export const judgedPaths = memoizePerTask((task: TaskView) =>
  fetches(task)
    .filter(({ side }) => side === 'result')
    .flatMap(machinePathsIn),
);

/** The files of the machine that a source reads. */
export const machinePathsIn = ({ from, source, at }: Fetch): { text: string; at: Path }[] =>
  from?.kind === 'machine file' ? placeStrings(source[from.path], [...at, from.path]) : [];

/** The file of the machine that a source fetches as a whole. */
export function wholeMachineFile({
  from,
  source,
}: Pick<Fetch, 'from' | 'source'>): string | undefined {
  if (from?.kind !== 'machine file' || from.dest === undefined) return undefined;
  const path = source[from.path];
  return typeof path === 'string' ? path : undefined;
}

/** The files that a source stores under names of the task file. */
export function filesOf({ getter, source, at }: Fetch): FetchedFile[] {
  // The time becomes part of the name, so no other file can have it.
  if (isTrue(source.time_suffix)) return [];

  const { dest, path } = source;
  const given = new Set<unknown>(Array.isArray(source.gives) ? source.gives : [0]);
  if (!Array.isArray(dest)) {
    if (typeof dest !== 'string' || dest === '') return [];
    const origin = originOf(getter, source, path);
    return [{ dest, origin, isGiven: true, at: [...at, 'dest'] }];
  }
  return dest.flatMap((name: unknown, place) => {
    if (typeof name !== 'string' || name === '') return [];
    const from: unknown = isTrue(source.multi) && Array.isArray(path) ? path[place] : undefined;
    const origin = typeof from === 'string' ? `${getter} ${from}` : [...at, place].join('/');
    return [{ dest: name, origin, isGiven: given.has(place), at: [...at, 'dest', place] }];
  });
}

function originOf(getter: string, source: JsonObject, path: unknown): string {
  if (typeof path === 'string') return `${getter} ${path}`;
  return JSON.stringify({ ...source, type: getter, dest: undefined });
}

const isTrue = (value: unknown) => toFlag(value) === true;
