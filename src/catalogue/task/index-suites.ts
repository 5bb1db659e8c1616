import { listTaskPlaces } from '#text/file-name.ts';

/** A suite with the folder and the id of each task that it lists. */
export interface NamedSuite {
  name: string;
  members: readonly { folder: string; id: string }[];
}

/** A suite names a task by its id, or the name of its file, and its folder. */
export function indexSuites(suites: readonly NamedSuite[]) {
  const suitesByMember = new Map<string, Set<string>>();
  for (const { name, members } of suites) {
    for (const { folder, id } of members) {
      const key = `${folder}/${id}`;
      suitesByMember.set(key, (suitesByMember.get(key) ?? new Set()).add(name));
    }
  }
  return ({ file, id }: { file: string; id: string }): readonly string[] => {
    const named = listTaskPlaces(file, id).flatMap(({ folder, name }) => [
      ...(suitesByMember.get(`${folder}/${name}`) ?? []),
    ]);
    return [...new Set(named)];
  };
}
