import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentContracts } from '../../environment/contracts/contract.ts';
import { cacheFolder } from '../cache-folder.ts';
import { codeFolder } from '../project-root.ts';
import { readContracts } from './load-environment.ts';
import type { OwnEnvironment } from './open-environment.ts';

const folder = join(cacheFolder, 'contracts');

/** More states of environments than anyone works on at a time. */
const mostEntries = 8;

/** The contracts of a source; those of a source that was read before come from the cache. */
export function loadContracts(source: OwnEnvironment): EnvironmentContracts {
  const name = `${digestReader()}-${source.digest}.json`;
  const cached = readCached(name);
  if (cached) return cached;
  const contracts = readContracts(source);
  writeCached(name, contracts);
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

function readCached(name: string): EnvironmentContracts | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as EnvironmentContracts;
  } catch {
    return undefined;
  }
}

/** A cache that cannot be written only costs time. */
function writeCached(name: string, contracts: EnvironmentContracts): void {
  try {
    mkdirSync(folder, { recursive: true });
    const entries = readdirSync(folder).filter((entry) => entry.endsWith('.json'));
    for (const entry of entries.length < mostEntries ? [] : entries) rmSync(join(folder, entry));
    const underway = join(folder, `underway-${process.pid}`);
    writeFileSync(underway, JSON.stringify(contracts));
    renameSync(underway, join(folder, name));
  } catch {
    return;
  }
}
