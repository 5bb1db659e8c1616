import { isObject, type JsonObject, toFlag, toArray } from '../../../text/json/json-value.ts';
import type { Path } from '../../../text/json/json-pointer.ts';
import { toGetterName } from '../../../vocabulary/vocabulary.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';

/** A source of `result` or `expected`, whose value a metric receives. */
export interface Fetch {
  /** The index of the metric in `func`. */
  index: number;
  side: 'result' | 'expected';
  /** Without `get_`; empty when the source names none. */
  getter: string;
  source: JsonObject;
  at: Path;
}

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

/** The sources in the order of an evaluation: for each metric its result, then its expected. */
export const fetches = memoizePerTask(({ evaluator }: TaskView): readonly Fetch[] => {
  const { result, expected } = evaluator;
  const count = Math.max(lengthOf(result), lengthOf(expected));
  const found: Fetch[] = [];
  for (let index = 0; index < count; index++) {
    for (const side of ['result', 'expected'] as const) {
      const field = evaluator[side];
      if (!Array.isArray(field) && index > 0) continue;
      const source: unknown = Array.isArray(field) ? field[index] : field;
      if (!isObject(source) || Object.keys(source).length === 0) continue;
      const at = Array.isArray(field) ? ['evaluator', side, index] : ['evaluator', side];
      const getter = typeof source.type === 'string' ? toGetterName(source.type) : '';
      found.push({ index, side, getter, source, at });
    }
  }
  return found;
});

/** Getters that read a file of the machine. */
export const machineReaders: ReadonlySet<string> = new Set(['vm_file', 'content_from_vm_file']);

/** The paths of a field that accepts one path or an array of them, each with its place. */
export function pathsAt(value: unknown, at: Path): PlacedPath[] {
  const paths: PlacedPath[] = [];
  for (const [index, path] of toArray(value).entries()) {
    if (typeof path === 'string')
      paths.push({ path, at: Array.isArray(value) ? [...at, index] : at });
  }
  return paths;
}

interface PlacedPath {
  path: string;
  at: Path;
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

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);
