import type { ModuleName, PythonModule } from './python-module.ts';

/**
 * Finds the files that imports name; undefined for a module from outside of the environment.
 *
 * @param folderName The name of the environment's folder, which the paths of its files may lack.
 */
export function createModuleFinder(modules: ReadonlyMap<string, PythonModule>, folderName: string) {
  const nameOf = ({ path }: PythonModule) => toName(`${folderName}/${path}`);
  const byTail = Map.groupBy(modules.values(), (module) => nameOf(module).split('/').at(-1));

  /** Of several files with an absolute name, the one whose path begins most like the importing file's. */
  function findByTail(from: string, parts: readonly string[]): PythonModule | undefined {
    const tail = `/${parts.join('/')}`;
    const shared = ({ path }: PythonModule) => sharedLength(path, from);
    return byTail
      .get(parts.at(-1))
      ?.filter((module) => `/${nameOf(module)}`.endsWith(tail))
      .toSorted((one, other) => shared(other) - shared(one))[0];
  }

  return ({ path }: PythonModule, { levels, parts }: ModuleName): PythonModule | undefined => {
    if (levels === 0) return findByTail(path, parts);
    const folders = path.split('/').slice(0, -1);
    if (levels - 1 > folders.length) return undefined;
    const name = [...folders.slice(0, folders.length - levels + 1), ...parts].join('/');
    return modules.get(`${name}.py`) ?? modules.get(`${name}/__init__.py`.replace(/^\//, ''));
  };
}

const toName = (path: string): string => path.replace(/(?:\/__init__)?\.py$/, '');

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
