import { wholeMachineFile } from '../files/fetched-files.ts';
import type { TaskView } from '../task-view.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { comparesFiles } from '#vocabulary/contract/comparison.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import { getterOf } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { type CheckView, checkViews } from '../checks/check-views.ts';
import type { PlacedValue } from '../placed-value.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { toHomePath } from '#machine/home-path.ts';
import { comparesWithItself } from '../checks/sheet-rules.ts';
import { scriptOf } from '../setup/script-of.ts';
import { usesShell } from '#shell/uses-shell.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import type { Surroundings } from '#shell/outcomes/outcome.ts';

/** Why a check, or a part of it, passes whatever the result is. */
export type Undemanding =
  | { demands: string; forbids: string; isEmpty: boolean }
  | { sheets: 'none' | 'itself' }
  /** Of a result that is written in the task, as is what it is compared with. */
  | { isConstant: true; getter: string }
  | { isOneFile: true };

/** A check that demands nothing of its result, or only that something is absent. */
export interface UndemandingCheck {
  /** The index of the metric in `func`. */
  index: number;
  fault: Undemanding;
  at: Path;
  /** What else the same mistake is about. Default: the place. */
  about?: readonly Path[];
  /** Whether it is about a file of the machine, which may be empty or absent. Default: false. */
  isFile?: boolean;
  /** Whether that may be meant, since the instruction asks that something is gone, or another check demands something of the same output. Default: false. */
  isIntended?: boolean;
  /** Whether other rules about sheets may demand something. Default: false. */
  isPart?: boolean;
}

export const undemandingChecks = memoizePerTask((task: TaskView): readonly UndemandingCheck[] =>
  checkViews(task).flatMap((view) =>
    [...findUndemanding(view, task)].map((facts) => ({ ...facts, index: view.index })),
  ),
);

type Facts = Omit<UndemandingCheck, 'index'>;

function* findUndemanding(view: CheckView, task: TaskView): Generator<Facts> {
  const { compares, result, expected } = view;
  if (compares?.kind === 'equal sheets') yield* findIdleRules(view, compares.rules);
  const isOwnSearch = compares?.kind === 'own search';
  if (!isOwnSearch && result && isConstant(result, task) && isConstant(expected, task)) {
    const getter = getterOf(result.value);
    const at = [...result.at, 'type'];
    yield { at, about: [at, view.at], fault: { getter, isConstant: true } };
  }
  if (expected && comparesOneFile(view, task)) {
    yield { at: [...expected.at, 'path'], fault: { isOneFile: true } };
  }
  yield* findMissingDemands(view, task);
}

function* findMissingDemands(
  { compares, result, expected }: CheckView,
  task: TaskView,
): Generator<Facts> {
  const kind = getterContractOf(result?.value, task.vocabulary)?.from?.kind;
  const isFile = kind === 'machine file';
  if (!compares || !('none' in compares) || !(isFile || isPrinted(kind))) return;
  const { all: demands, none: forbids } = compares;
  const place = rulesOf(expected);
  if (place === undefined || isDemand(place.rules[demands])) return;
  const isEmpty = !isDemand(place.rules[forbids]);
  if (!isEmpty && alwaysPrints(result)) return;
  const at = [...place.at, forbids];
  const about = [[...place.at, demands], at];
  const isThere = Object.hasOwn(place.rules, forbids);
  const isIntended = !isEmpty && (isAboutAbsence(task, isFile) || isBesideDemand(result, task));
  yield {
    at: isThere ? at : place.at,
    about,
    fault: { demands, forbids, isEmpty },
    isIntended,
    ...(isFile && { isFile }),
  };
}

function isConstant(source: PlacedValue | undefined, { vocabulary }: TaskView): boolean {
  const from = getterContractOf(source?.value, vocabulary)?.from;
  const isWritten = from?.kind === 'task file' && from.dates === undefined;
  return isWritten && isObject(source?.value) && !isNone(source.value.rules);
}

const isNone = (value: unknown) => value === undefined || value === null;

/** Whether a metric that passes for equal files is given one file of the machine twice. */
function comparesOneFile(
  { compares, result, expected }: CheckView,
  { vocabulary }: TaskView,
): boolean {
  if (!comparesFiles(compares)) return false;
  const [one, other] = [result?.value, expected?.value].map((source) => {
    const from = getterContractOf(source, vocabulary)?.from;
    const path = isObject(source) ? wholeMachineFile({ from, source }) : undefined;
    return path === undefined ? undefined : toHomePath(path);
  });
  return one !== undefined && one === other;
}

function* findIdleRules({ options }: CheckView, option: string): Generator<Facts> {
  const rules = isObject(options?.value) ? options.value[option] : undefined;
  if (!options || !Array.isArray(rules)) return;
  const at = [...options.at, option];
  if (rules.length === 0) yield { at, fault: { sheets: 'none' } };
  const isPart = !rules.every(comparesWithItself);
  for (const [index, rule] of rules.entries()) {
    if (comparesWithItself(rule)) yield { at: [...at, index], fault: { sheets: 'itself' }, isPart };
  }
}

/** Whether a source is printed text; errors may be expected to be empty. */
const isPrinted = (kind: Provenance['kind'] | undefined): boolean =>
  kind === 'command output' || kind === 'stored file' || kind === 'terminal';

/** Whether a command is certain to print something, such as the list of processes, which it is in itself. */
function alwaysPrints(source: PlacedValue | undefined): boolean {
  if (!isObject(source?.value)) return false;
  const { command, shell } = source.value;
  const script = scriptOf(command, usesShell(shell));
  const outcomes = script === undefined ? [] : (readOutcomes(script, nowhere) ?? []);
  return (
    outcomes.length > 0 && outcomes.every(({ output }) => output.some((part) => part !== null))
  );
}

/** Of the machine, nothing is known. */
const nowhere: Surroundings = { exists: () => undefined };

/** Whether the instruction asks that something is gone, which an empty output shows; or a whole file. */
const isAboutAbsence = ({ instruction }: TaskView, isFile: boolean): boolean =>
  (isFile ? emptying : absence).test(instruction);

const emptying =
  /\b(?:clear|delete|discard|empty|erase|purge|remove|reset|trash|truncate|wipe)\b(?:(?!\b(?:from|in|of|out)\b)[^.]){0,40}\b(?:contents?|everything|files?|history|logs?)\b/i;
const absence =
  /(?<!\b(?:an?|at|its|the|very)\s)\b(?:clear|close|delete|disable|discard|drop|empty|end|erase|exit|get rid|kill|log out|purge|quit|remove|shut ?down|sign out|stop|terminate|turn off|uninstall|unsubscribe|wipe)\b/i;

/** Whether another check, which must pass too, requires something of the same output. */
function isBesideDemand(source: PlacedValue | undefined, task: TaskView): boolean {
  if (task.evaluator.conj === 'or') return false;
  return checkViews(task).some(({ compares, result, expected }) => {
    if (!isDeepEqual(result?.value, source?.value)) return false;
    if (!compares || !('none' in compares)) return compares !== undefined;
    return isDemand(rulesOf(expected)?.rules[compares.all]);
  });
}

const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An empty string occurs in every output. */
const isDemand = (value: unknown) => toArray(value).some((entry) => entry !== '' && entry !== null);
