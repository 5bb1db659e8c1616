import type { FunctionContract } from './contract.ts';
import { readEnvironment, type SourceFile } from './read-environment.ts';

/** Files below `desktop/evaluators`, by their paths there. */
export const toFiles = (texts: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path: `desktop/evaluators/${path}`, text }));

/** The contract of the getter `get_it` in a file of its own. */
export function readGetter(text: string, others: Readonly<Record<string, string>> = {}) {
  const files = toFiles({
    'getters/__init__.py': 'from .it import *\n',
    'getters/it.py': text,
    ...others,
  });
  return requireFunction(readEnvironment(files).getters.get_it);
}

/** The contract of the metric `it` in a file of its own. */
export function readMetric(text: string) {
  const files = toFiles({
    'metrics/__init__.py': 'from .it import it\n',
    'metrics/it.py': text,
  });
  return requireFunction(readEnvironment(files).metrics.it);
}

function requireFunction(contract: FunctionContract | undefined): FunctionContract {
  if (!contract) throw new Error('the source defines no such function');
  return contract;
}

/** The keys of a contract without the lines at which they are read. */
export const keysOf = ({ keys }: FunctionContract): Record<string, object> =>
  Object.fromEntries(Object.entries(keys).map(([path, { lines: _lines, ...key }]) => [path, key]));
