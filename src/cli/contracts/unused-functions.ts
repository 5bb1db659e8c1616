import {
  type ContractKind,
  contractKinds,
  type EnvironmentContracts,
  kindOfContracts,
} from '#environment/contracts/contract.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** The functions that tasks can name and none names. */
export type UnusedFunctions = Readonly<Record<ContractKind, readonly string[]>>;

export function listUnused(
  contracts: EnvironmentContracts,
  tasksOf: (named: { kind: ContractKind; name: string }) => readonly string[],
): UnusedFunctions {
  const unusedOf = (kind: ContractKind) =>
    Object.entries(contracts[kind]).flatMap(([name, { isReachable }]) =>
      isReachable !== false && tasksOf({ kind, name }).length === 0 ? [name] : [],
    );
  return {
    getters: unusedOf('getters'),
    metrics: unusedOf('metrics'),
    actions: unusedOf('actions'),
  };
}

/** The same for people, a line for each kind. */
export function formatUnused(unused: UnusedFunctions): string {
  const lines = contractKinds.flatMap((kind) => {
    const names = unused[kind];
    if (names.length === 0) return [];
    return [
      `  ${count(names.length, kindOfContracts[kind])}: ${names.map(toVisibleText).join(', ')}`,
    ];
  });
  if (lines.length === 0) return 'Tasks name every function.';
  return ['No task names', ...lines].join('\n');
}
