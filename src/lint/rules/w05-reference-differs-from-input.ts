import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import { type Comparison, comparesFiles } from '#vocabulary/contract/comparison.ts';
import { isObject, toArray, toStrings } from '#text/json/json-value.ts';
import { fetches, type Fetch } from '../facts/fetches.ts';
import { wholeMachineFile } from '../facts/files/fetched-files.ts';
import { findPresent, type LocalFiles, toLocalPath } from '../model/local-files.ts';
import { comparesSameSheets } from '../facts/checks/sheet-rules.ts';
import { toHomePath } from '#machine/home-path.ts';
import { defineTaskRule } from '../model/rule.ts';
import {
  commandWords,
  hasEffect,
  placedFiles,
  setupSteps,
  type SetupStep,
} from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';

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

const url = 'https://files.example.org/letter.docx';
const path = '/home/user/letter.docx';
const config = [{ type: 'download', parameters: { files: [{ url, path }] } }];
const result = { type: 'vm_file', path, dest: 'letter.docx' };
const expected = { type: 'cloud_file', path: url, dest: 'letter_expected.docx' };

export const referenceDiffersFromInput = defineTaskRule({
  code: 'W05',
  name: 'reference-differs-from-input',
  severity: 'error',
  consequence: 'passes',
  summary: 'The reference differs from the file that setup puts on the machine.',
  why: 'The judged file equals the reference before the agent acts, so the task passes without any work and fails when the work is done. This includes a copy that setup puts elsewhere on the machine. If a getter other than "cloud_file" and "vm_file" reads the reference from the local file that setup uploads, the severity is warning. Local files of the dataset are compared by their bytes, if they are in its folder.',
  howToFix:
    'Do the task by hand, store the result under another name, and download that file in "expected".',
  yieldsTo: ['W06'],
  concerns: ['action download', 'action upload_file', 'getter cloud_file'],
  examples: {
    good: [
      {
        config,
        evaluator: {
          func: 'compare_docx_files',
          result,
          expected: { ...expected, path: 'https://files.example.org/letter_expected.docx' },
        },
      },
    ],
    bad: [{ config, evaluator: { func: 'compare_docx_files', result, expected } }],
  },

  message: ({ path, copy }: { path: string; copy?: string }) => {
    const is = copy === undefined ? 'is' : `has the same bytes as "${copy}",`;
    return `the reference ${is} the file that setup puts at "${path}", so the task passes without work; use the finished file instead`;
  },

  *check(task, { localFiles = {} }) {
    const { func, conj } = task.evaluator;
    if (isCombinedByRunner(task.evaluator)) return;
    const metrics = toArray(func);
    const compared = metrics.map((metric) => comparisonOf(metric, task));
    if (!compared.some(comparesFiles)) return;
    const inputs = unchangedInputs(setupSteps(task));
    if (inputs.size === 0) return;

    const pairs = pairByMetric(fetches(task));
    const passed = compared.flatMap((compares, index) => {
      const { result, expected } = pairs.get(index) ?? {};
      if (!comparesFiles(compares) || !result || !expected) return [];
      const path = wholeMachineFile(result);
      if (path === undefined) return [];
      if (measuresChange(task, index, compares)) return [];
      const input = inputs.get(toHomePath(path));
      const reference = findReference(expected, inputs, path);
      if (input === undefined || reference === undefined) return [];
      if (input !== reference && !isSameFile(localFiles, input, reference)) return [];
      const isOnMachine = wholeMachineFile(expected) !== undefined;
      const problem = {
        at: [...expected.at, 'path'],
        path,
        about: toStrings(expected.source.path),
        ...((isOnMachine || input !== reference) && { copy: input }),
      };
      // What another getter does with the path is not known for sure.
      const isSure = isOnMachine || expected.from?.kind === 'web file';
      return isSure ? [problem] : [{ ...problem, severity: 'warning' as const }];
    });
    // Beside a metric that requires work, an equal file may be one that must not change.
    if (conj === 'or' || passed.length === metrics.length) yield* passed;
  },
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

function isSameFile(files: LocalFiles, one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => findPresent(files, path)?.digest);
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
