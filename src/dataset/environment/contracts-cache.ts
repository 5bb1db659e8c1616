import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import type { ModuleParser } from '#environment/modules/create-parser.ts';
import { digestCode } from '../cache/digest-code.ts';
import { openJsonCache } from '../cache/json-cache.ts';
import { readContracts } from './load-environment.ts';
import type { OwnEnvironment } from './read-found.ts';
import type { EnvironmentSources } from '../source/read-sources.ts';

/** More states of environments than anyone works on at a time. */
const cache = openJsonCache<EnvironmentContracts>('contracts', 8);

/** The contracts of a source; those of a source that was read before come from the cache. */
export function loadContracts(
  source: EnvironmentSources & Pick<OwnEnvironment, 'digest'>,
  parse?: ModuleParser,
): EnvironmentContracts {
  // Other code may read something else.
  const name = `${digestCode('environment')}-${source.digest}`;
  const cached = cache.read(name);
  if (cached) return cached;
  const contracts = readContracts(source, parse);
  cache.write(name, contracts);
  return contracts;
}

/** The files of a source that were not read, or not to their ends. */
export const listUnread = ({ faults }: EnvironmentContracts): string[] => [
  ...new Set(faults.map(({ file }) => file)),
];
