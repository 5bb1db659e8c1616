import type { FunctionContract, ReadKey } from './contract.ts';
import type { FunctionSource } from './read-function.ts';
import type { Lookup } from '../dispatch/find-lookups.ts';

/** A contract by the arguments that the code which looks a function up gives it. */
export function asCalled(
  contract: FunctionContract,
  { kind, call }: Lookup,
  { owner }: FunctionSource,
): FunctionContract {
  if (!call?.isByName || kind === 'metrics') return contract;
  if (call.isRenamed) return { ...contract, unread: 'it is called with names that are changed' };
  const before = call.positional + (owner ? 1 : 0);
  if (kind === 'getters') return toKeys(contract, before);
  return before === 0 ? { ...contract, unread: 'it is called with parameters only' } : contract;
}

/** The keys of the source are the arguments. */
function toKeys(contract: FunctionContract, before: number): FunctionContract {
  const {
    arguments: listed,
    options,
    line,
    returnedKey: _key,
    returnedPath: _path,
    ...others
  } = contract;
  const keys = Object.entries(listed)
    .slice(before)
    .map(([name, { required, default: written }]): [string, ReadKey] => [
      `source.${name}`,
      {
        ...(required && { required }),
        ...(written !== undefined && { default: written }),
        lines: [line],
      },
    ]);
  const type = { 'source.type': { lines: [line] } };
  return {
    ...others,
    line,
    arguments: { environment: {}, source: {} },
    keys: { ...Object.fromEntries(keys), ...type },
    open: options === undefined ? {} : { source: { why: 'it takes any name', line } },
  };
}
