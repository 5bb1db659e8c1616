import { UsageError } from '#dataset/usage-error.ts';
import { isObject } from '#text/json/json-value.ts';
import { suggest } from '#text/similarity/suggest.ts';
import type { BenchlightOptions } from '../context/benchlight-options.ts';

const example = "Write the options as in benchlight({ tasks: 'tasks', path: 'datasets/desktop' }).";

const isString = (value: unknown) => typeof value === 'string';

/** What the value of each option must be, and whether a value is that. */
const kinds: Record<keyof BenchlightOptions, readonly [string, (value: unknown) => boolean]> = {
  tasks: ['a string', isString],
  path: ['a string', isString],
  environment: ['a string', isString],
  results: ['an array of strings', (value) => Array.isArray(value) && value.every(isString)],
  shortAddresses: ['true or false', (value) => typeof value === 'boolean'],
  progress: ['a function', (value) => typeof value === 'function'],
};

/**
 * Checks the options of the plugin, which a configuration without types may have misspelt.
 *
 * @throws UsageError for an option that is missing, unknown, or of another kind.
 */
export function checkOptions(options: Partial<BenchlightOptions> = {}): void {
  if (!isObject(options)) {
    throw new UsageError('the options of the plugin must be an object', example);
  }
  const names = Object.keys(kinds);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const meant = suggest(unknown, names);
    throw new UsageError(`unknown option "${unknown}" of the plugin${meant}`, example);
  }
  for (const [name, [kind, isKind]] of Object.entries(kinds)) {
    const value = options[name as keyof BenchlightOptions];
    if ((value === undefined && name !== 'tasks') || isKind(value)) continue;
    throw new UsageError(`the option "${name}" of the plugin must be ${kind}`, example);
  }
}
