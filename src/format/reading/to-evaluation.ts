import { isAbsolutePath } from '#machine/paths.ts';
import { evaluatorFields } from '../evaluator-schema.ts';
import {
  isObject,
  type JsonObject,
  toFlag,
  toArray,
  withoutKeys,
  toText,
} from '#text/json/json-value.ts';
import { shortenName } from '#text/shorten-name.ts';
import type { Check, Evaluation, Source, SourceFile } from '../task.ts';
import { toSteps } from './to-steps.ts';

/**
 * Reads any evaluator: its arrays are zipped into checks, an absent `conj` is "and". With a `conj` of
 * its own, or with weights and gates, an evaluator is judged in a way of its own; then only arrays
 * with an element for each metric are zipped, and nothing where the metrics get their arguments otherwise.
 */
export function toEvaluation(evaluator: unknown): Evaluation {
  if (!isObject(evaluator)) {
    const extra = evaluator === undefined ? {} : { evaluator };
    return { checks: [], unpaired: [], conj: 'and', postconfig: [], extra };
  }
  const { conj = 'and' } = evaluator;
  const keys = withoutKeys(evaluator, evaluatorFields);
  const isFormats = (conj === 'and' || conj === 'or') && !Object.values(keys).some(hasNumbers);
  const isZipped = isFormats || canZip(evaluator, Object.values(keys));
  return {
    ...(isZipped ? { checks: toChecks(evaluator), unpaired: [] } : toUnpaired(evaluator)),
    conj: isFormats ? conj : 'own',
    postconfig: toSteps(evaluator.postconfig),
    extra: { ...keys, ...(conj === 'and' || conj === 'or' ? {} : { conj }) },
  };
}

/** Weights, gates and the like, by which a judge may combine checks. */
const hasNumbers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((inner) => typeof inner === 'number' || hasNumbers(inner));

function canZip({ func, result, expected, options }: JsonObject, others: unknown[]): boolean {
  const { length } = toArray(func ?? undefined);
  const isOfMetrics = (value: unknown) => Array.isArray(value) && value.length === length;
  const hasArguments =
    length > 1 && others.some((value) => isOfMetrics(value) && toArray(value).some(isObject));
  const arrays = [result, expected, options].filter(Array.isArray);
  return !hasArguments && arrays.every(isOfMetrics);
}

/** Each metric, and each of the other elements, by itself. */
function toUnpaired({ func, ...others }: JsonObject): Pick<Evaluation, 'checks' | 'unpaired'> {
  const unpaired = (['result', 'expected', 'options'] as const).flatMap((side) =>
    toArray(others[side]).flatMap((element) => toChecks({ [side]: element })),
  );
  return { checks: toChecks({ func }), unpaired };
}

function toChecks({ func, result, expected, options }: JsonObject): Check[] {
  const metrics = toArray(func ?? undefined);
  const arrays = [metrics, toArray(result), toArray(expected), toArray(options)] as const;
  const length = Math.max(...arrays.map((array) => array.length));
  const [, results, references, settings] = arrays;
  const checks = Array.from({ length }, (_, index): Check => {
    return {
      metric: toMetric(metrics[index]),
      result: toSource(results[index]),
      expected: toSource(references[index]),
      options: toOptions(settings[index]),
    };
  });
  return checks.filter((check) => !isEmpty(check));
}

/** An empty or absent name keeps its position in the array, or all later pairs would shift. */
function toMetric(name: unknown): string | undefined {
  return name === undefined || name === null || name === '' ? undefined : shortenName(toText(name));
}

function toSource(value: unknown): Source | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) return { type: undefined, files: [], extra: { value }, fields: {} };
  if (Object.keys(value).length === 0) return undefined;
  const { type } = value;
  const files = toFiles(value);
  const read = ['type', ...(files.length > 0 ? readFileKeys(value, files.length) : [])];
  return {
    type: typeof type === 'string' && type !== '' ? shortenName(type) : undefined,
    files,
    extra: {
      ...withoutKeys(value, read),
      ...(typeof type === 'string' || type === undefined ? {} : { type }),
    },
    fields: value,
  };
}

function toFiles(value: JsonObject): SourceFile[] {
  const { path, dest, multi, gives } = value;
  const cloudPaths = toDrivePaths(value);
  const paths = (cloudPaths ?? toArray(path ?? undefined).map(toText)).map(toName);
  const dests = toArray(dest ?? undefined).map((name) => toName(toText(name)));
  // A getter of an environment may give this name to a place on the machine.
  if (paths.length === 0 && dests.some((name = '') => isAbsolutePath(name))) return [];
  const isMulti = toFlag(multi);
  // Without "gives" only the first of several paths is passed on; a getter that takes its paths
  // from other keys passes all files. Source: OSWorld's getters, May 2026.
  const passesAll = cloudPaths !== undefined || (isMulti === undefined && !Array.isArray(path));
  const given = new Set<unknown>(isMulti === true && Array.isArray(gives) ? gives : [0]);
  return Array.from({ length: Math.max(paths.length, dests.length) }, (_, index) => ({
    path: paths[index],
    dest: dests[index],
    reachesMetric: passesAll || given.has(index),
  }));
}

/** The keys that the list of files covers fully; booleans and positions that cannot be read are not among them. */
function readFileKeys(value: JsonObject, fileCount: number): string[] {
  const { path, multi, gives } = value;
  const isGivesRead =
    toFlag(multi) === true &&
    Array.isArray(gives) &&
    gives.every((position) => Number.isInteger(position) && position >= 0 && position < fileCount);
  return [
    'path',
    'dest',
    ...(toFlag(multi) === undefined ? [] : ['multi']),
    ...(isGivesRead ? ['gives'] : []),
    ...(toDrivePaths(value) && !Array.isArray(path) ? ['path_list'] : []),
  ];
}

function toOptions(value: unknown): JsonObject {
  if (isObject(value)) return value;
  return value === undefined || value === null ? {} : { value };
}

/** An empty string names no file. */
const toName = (text: string): string | undefined => (text === '' ? undefined : text);

const isEmpty = ({ metric, result, expected, options }: Check): boolean =>
  !metric && !result && !expected && Object.keys(options).length === 0;

/**
 * In a cloud drive an array names one file: the folders on its way, then the file itself. Such a file
 * has one local name, and several have lists of names. Source: OSWorld's getters, May 2026.
 */
function toDrivePaths({ path, path_list: list, dest }: JsonObject): string[] | undefined {
  const isOneFile = Array.isArray(path) && typeof dest === 'string';
  const paths: unknown = isOneFile ? [path] : list;
  if (!Array.isArray(paths) || !paths.every(isPath)) return undefined;
  return paths.map((names) => names.join('/'));
}

const isPath = (names: unknown): names is string[] =>
  Array.isArray(names) && names.every((part) => typeof part === 'string' && !part.includes('/'));
