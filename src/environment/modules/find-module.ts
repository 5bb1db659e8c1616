import { memoize } from '#text/memoize.ts';
import type { ModuleName, PythonModule } from './python-module.ts';

/**
 * Finds the files that imports name; undefined for a module from outside of the environment.
 *
 * @param folderName The name of the environment's folder, which the paths of its files may lack.
 */
export function createModuleFinder(modules: ReadonlyMap<string, PythonModule>, folderName: string) {
  const named = [...modules.values()].flatMap((module) =>
    listTails(toName(`${folderName}/${module.path}`)).map((tail) => ({ tail, module })),
  );
  const byTail = Map.groupBy(named, ({ tail }) => tail);

  /** Of several files with an absolute name, the one whose path begins most like the importing file's. */
  const findByTail = memoize((from: string) =>
    memoize((tail: string): PythonModule | undefined => {
      const shared = ({ module: { path } }: { module: PythonModule }) => sharedLength(path, from);
      return byTail.get(tail)?.toSorted((one, other) => shared(other) - shared(one))[0]?.module;
    }),
  );

  return ({ path }: PythonModule, { levels, parts }: ModuleName): PythonModule | undefined => {
    if (levels === 0) return findByTail(path)(parts.join('/'));
    const folders = path.split('/').slice(0, -1);
    if (levels - 1 > folders.length) return undefined;
    const name = [...folders.slice(0, folders.length - levels + 1), ...parts].join('/');
    return modules.get(`${name}.py`) ?? modules.get(`${name}/__init__.py`.replace(/^\//, ''));
  };
}

const toName = (path: string): string => path.replace(/(?:\/__init__)?\.py$/, '');

/** Every end of a name: "a/b/c", "b/c" and "c". */
const listTails = (name: string): string[] => {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
};

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
