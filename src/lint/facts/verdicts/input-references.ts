import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import { type Comparison, comparesFiles } from '#vocabulary/contract/comparison.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import { fetches, type Fetch } from '../fetches.ts';
import { wholeMachineFile } from '../files/fetched-files.ts';
import { toLocalPath } from '#lint/model/local-files.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { comparesSameSheets } from '../checks/sheet-rules.ts';
import { toHomePath } from '#machine/home-path.ts';
import {
  commandWords,
  hasEffect,
  placedFiles,
  setupSteps,
  type SetupStep,
} from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** Options that turn an equality into a measure of change. */
const changeOption =
  /^(?:reference_base_result|examine_(?:\w+_position|modify_height|shape_for_shift_size|image_size))$/;

const harmless = new Set([
  'activate window',
  'close window',
  'open file',
  'open pages',
  'put files',
  'wait',
] as const);

/** A script of keystrokes that does more than save the open document. */
const doesMore =
  /write|click|drag|subprocess|open\(|os\.|press\(['"](?!enter|return)|hotkey\((?!\s*['"]ctrl['"]\s*,\s*['"]s['"])/i;

/** Programs that run other programs or scripts. */
const interpreter = /(?:^|\/)(?:(?:ba|z)?sh|env|node|perl|python[\d.]*|sudo)$/;

/** A reference that is the very file that setup puts where the result is read. */
export interface InputReference {
  /** The index of the metric in `func`. */
  index: number;
  /** Where the address of the reference is in the task file. */
  at: Path;
  /** The address, which may be a local path. */
  address: unknown;
  /** Where setup puts the file. */
  path: string;
  /** The address that setup takes it from, where that is another one, or the reference is on the machine too. */
  copy?: string;
  /** Whether it is known what the getter of the reference does with the address. */
  isSure: boolean;
}

export const inputReferences = memoizePerTask((task: TaskView): readonly InputReference[] => {
  if (isCombinedByRunner(task.evaluator)) return [];
  const compared = toArray(task.evaluator.func).map((metric) => comparisonOf(metric, task));
  if (!compared.some(comparesFiles)) return [];
  const inputs = unchangedInputs(setupSteps(task));
  if (inputs.size === 0) return [];

  const pairs = pairByMetric(fetches(task));
  return compared.flatMap((compares, index) => {
    const { result, expected } = pairs.get(index) ?? {};
    if (!comparesFiles(compares) || !result || !expected) return [];
    const path = wholeMachineFile(result);
    if (path === undefined || measuresChange(task, index, compares)) return [];
    const input = inputs.get(toHomePath(path));
    const reference = findReference(expected, inputs, path);
    if (input === undefined || reference === undefined) return [];
    if (input !== reference && !isSameFile(task, input, reference)) return [];
    const isOnMachine = wholeMachineFile(expected) !== undefined;
    return {
      ...{ index, at: [...expected.at, 'path'], address: expected.source.path, path },
      ...((isOnMachine || input !== reference) && { copy: input }),
      // What another getter does with the path is not known for sure.
      isSure: isOnMachine || expected.from?.kind === 'web file',
    };
  });
});

/** The addresses, or local paths, of the placed files that no later step changes, by their paths. */
function unchangedInputs(steps: readonly SetupStep[]): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const step of steps) {
    // Any other step may change any file.
    if (!isHarmless(step)) inputs.clear();
    for (const { path, url, local } of placedFiles(step)) {
      const origin = url ?? local;
      if (origin === undefined) inputs.delete(toHomePath(path));
      else inputs.set(toHomePath(path), originOf(origin));
    }
  }
  return inputs;
}

/** Two spellings of a local path are one file. */
const originOf = (origin: string) => (/^https?:/i.test(origin) ? origin : toLocalPath(origin));

/** Where a reference comes from; one that is the judged file itself compares nothing. */
function findReference(
  expected: Fetch,
  inputs: ReadonlyMap<string, string>,
  judged: string,
): string | undefined {
  const { path } = expected.source;
  if (typeof path !== 'string') return undefined;
  if (expected.from?.kind !== 'machine file') return originOf(path);
  const whole = wholeMachineFile(expected);
  if (whole === undefined || toHomePath(whole) === toHomePath(judged)) return undefined;
  return inputs.get(toHomePath(whole));
}

function isSameFile({ findLocal }: TaskView, one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => findLocal?.(path)?.digest);
  return first !== undefined && first === second;
}

function isHarmless(step: SetupStep): boolean {
  const words = commandWords(step);
  const text = words.join(' ');
  if (step.effect?.kind === 'start program') {
    const isArray = Array.isArray(step.parameters.command) && step.parameters.shell === undefined;
    return isArray && !interpreter.test(words[0] ?? '') && !text.includes('--convert');
  }
  if (hasEffect(step, harmless)) return true;
  if (step.field !== 'postconfig' || step.effect?.kind !== 'run command') return false;
  return text.includes('pyautogui') && !doesMore.test(text);
}

const comparisonOf = (metric: unknown, { vocabulary }: TaskView): Comparison | undefined =>
  typeof metric === 'string' ? vocabulary.find('metric', metric)?.contract.compares : undefined;

function measuresChange(
  { evaluator }: TaskView,
  index: number,
  compares: Comparison | undefined,
): boolean {
  const all = evaluator.options;
  const options: unknown = Array.isArray(all) ? all[index] : all;
  if (compares?.kind === 'equal sheets') {
    return !isObject(options) || !toArray(options[compares.rules]).every(comparesSameSheets);
  }
  return isObject(options) && Object.keys(options).some((key) => changeOption.test(key));
}

function pairByMetric(found: readonly Fetch[]): Map<number, Partial<Record<Fetch['side'], Fetch>>> {
  const pairs = new Map<number, Partial<Record<Fetch['side'], Fetch>>>();
  for (const fetch of found)
    pairs.set(fetch.index, { ...pairs.get(fetch.index), [fetch.side]: fetch });
  return pairs;
}
