import { listTaskPlaces, memberOf } from '#text/file-name.ts';

/** A suite with the folder and the id of each task that it lists. */
export interface NamedSuite {
  name: string;
  members: readonly { folder: string; id: string }[];
}

/** A suite names a task by its id, or the name of its file, and its folder, which one in a file with several has not. */
export function indexSuites(suites: readonly NamedSuite[]) {
  const suitesByMember = new Map<string, Set<string>>();
  const suitesById = new Map<string, Set<string>>();
  for (const { name, members } of suites) {
    for (const { folder, id } of members) {
      const key = `${folder}/${id}`;
      suitesByMember.set(key, (suitesByMember.get(key) ?? new Set()).add(name));
      suitesById.set(id, (suitesById.get(id) ?? new Set()).add(name));
    }
  }
  return ({ file, id }: { file: string; id: string }): readonly string[] => {
    const hasFolder = memberOf(file) === undefined;
    const named = listTaskPlaces(file, id).flatMap(({ folder, name }) => [
      ...((hasFolder ? suitesByMember.get(`${folder}/${name}`) : suitesById.get(name)) ?? []),
    ]);
    return [...new Set(named)];
  };
}
