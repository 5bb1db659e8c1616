import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentContracts } from '../../environment/contracts/contract.ts';
import { openJsonCache } from '../cache/json-cache.ts';
import { codeFolder } from '../project-root.ts';
import { readContracts } from './load-environment.ts';
import type { OwnEnvironment } from './open-environment.ts';

/** More states of environments than anyone works on at a time. */
const cache = openJsonCache<EnvironmentContracts>('contracts', 8);

/** The contracts of a source; those of a source that was read before come from the cache. */
export function loadContracts(source: OwnEnvironment): EnvironmentContracts {
  const name = `${digestReader()}-${source.digest}`;
  const cached = cache.read(name);
  if (cached) return cached;
  const contracts = readContracts(source);
  cache.write(name, contracts);
  return contracts;
}

let reader: string | undefined;

/** A digest of the code that reads a source, since other code may read something else. */
function digestReader(): string {
  reader ??= hashFolder(join(codeFolder, 'environment'));
  return reader;
}

function hashFolder(path: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) {
    if (isModule(file)) hash.update(readFileSync(join(path, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The package has compiled modules. */
const isModule = (file: string): boolean => /(?<!\.test)\.[jt]s$/.test(file);
