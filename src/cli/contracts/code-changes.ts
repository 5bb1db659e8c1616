import {
  contractKinds,
  type EnvironmentContracts,
  kindOfContracts,
} from '#environment/contracts/contract.ts';
import type { ContractChange } from '#environment/contracts/diff-contracts.ts';
import { compareCodes } from '#history/code/compare-codes.ts';
import type { CodeChange, FunctionChange, PackageChange } from '#history/model/code-comparison.ts';
import { compareText } from '#text/compare-text.ts';

/** How what a function does differs, with all that it uses. */
export interface OtherCode {
  /** The files with a definition that differs, in alphabetical order. */
  files: readonly string[];
  /** The packages whose version differs. */
  packages: readonly PackageChange[];
}

/** A change of a contract, of what the function does, or of both. */
export type FunctionDifference = ContractChange & { code?: OtherCode };

interface ReadState {
  contracts: EnvironmentContracts;
  code: NonNullable<Parameters<typeof compareCodes>[0]>;
}

/** The changes of contracts, and the functions that do something else although they take the same. */
export function addCodeChanges(
  changes: readonly ContractChange[],
  before: ReadState,
  after: ReadState,
): FunctionDifference[] {
  const comparison = compareCodes(before.code, after.code);
  const functions = comparison.seen === 'both' ? (comparison.difference?.functions ?? []) : [];
  const all = new Map<string, FunctionDifference>(changes.map((change) => [keyOf(change), change]));
  for (const { change, ...difference } of functions.map((each) => toDifference(each, after))) {
    const key = keyOf(difference);
    const known = all.get(key);
    // What is new or gone has no other code.
    if (change !== 'changed' || (known && known.change !== 'changed')) continue;
    all.set(key, { change, ...difference, differences: known?.differences ?? [] });
  }
  return [...all.values()].sort(
    (one, other) =>
      contractKinds.indexOf(one.kind) - contractKinds.indexOf(other.kind) ||
      compareText(one.name, other.name),
  );
}

const keyOf = ({ kind, name }: Pick<ContractChange, 'kind' | 'name'>): string => `${kind} ${name}`;

function toDifference(
  { name, change, ...code }: FunctionChange,
  { contracts }: ReadState,
): Pick<FunctionDifference, 'kind' | 'name' | 'change'> & { code: OtherCode } {
  const kind = contractKinds.find((each) => kindOfContracts[each] === code.kind) ?? 'actions';
  // Tasks name getters without it.
  const whole = `get_${name}`;
  const isWhole = kind === 'getters' && Object.hasOwn(contracts.getters, whole);
  return { kind, name: isWhole ? whole : name, change, code: toOtherCode(code) };
}

const toOtherCode = ({ pieces, packages }: Pick<CodeChange, 'pieces' | 'packages'>): OtherCode => ({
  files: [...new Set(pieces.flatMap(({ before, after }) => (after ?? before)?.file ?? []))].sort(
    compareText,
  ),
  packages,
});
