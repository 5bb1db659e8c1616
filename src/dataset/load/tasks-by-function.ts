import { openFolder } from './open-folder.ts';
import { readPortions } from '../files/parse-files.ts';
import { kindOfContracts } from '../../environment/contracts/contract.ts';
import type { ContractChange } from '../../environment/contracts/diff-contracts.ts';
import { namedFunctions } from '../../lint/facts/named-functions.ts';
import { toTaskView } from '../../lint/facts/task-view.ts';
import { createVocabulary, toGetterName } from '../../vocabulary/vocabulary.ts';

/** Finds the task files that name a function, by its own name or by its neutral one. */
export async function findTasksByFunction(
  tasksFolder: string,
): Promise<(named: Pick<ContractChange, 'kind' | 'name'>) => string[]> {
  const { folder, files } = await openFolder(tasksFolder);
  const vocabulary = createVocabulary();
  const byName = new Map<string, Set<string>>();
  for (const portion of readPortions(folder, files)) {
    for (const { file, fields } of portion) {
      if (!fields) continue;
      for (const { kind, name } of namedFunctions(toTaskView(fields))) {
        const key = `${kind} ${kind === 'getter' ? toGetterName(name) : name}`;
        byName.set(key, (byName.get(key) ?? new Set()).add(file));
      }
    }
  }
  return ({ kind, name }) => {
    const own = kind === 'getters' ? toGetterName(name) : name;
    const equivalent = vocabulary.find(kindOfContracts[kind], own)?.equivalent;
    const found = [own, ...(equivalent === undefined ? [] : [equivalent])].flatMap((named) => [
      ...(byName.get(`${kindOfContracts[kind]} ${named}`) ?? []),
    ]);
    return [...new Set(found)].sort();
  };
}
