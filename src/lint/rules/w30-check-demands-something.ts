import { wholeMachineFile } from '../facts/files/fetched-files.ts';
import type { TaskView } from '../facts/task-view.ts';
import { getterContractOf } from '../facts/checks/getter-contract.ts';
import { comparesFiles } from '#vocabulary/contract/comparison.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import { getterOf } from '../facts/fetches.ts';
import { type CheckView, checkViews } from '../facts/checks/check-views.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { rulesOf } from '../facts/checks/rules-of.ts';
import { toHomePath } from '#machine/home-path.ts';
import { comparesWithItself } from '../facts/checks/sheet-rules.ts';
import { scriptOf } from '../facts/setup/script-of.ts';
import { usesShell } from '#shell/uses-shell.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import type { Surroundings } from '#shell/outcomes/outcome.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (rules: object) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: { type: 'vm_command_line', command: ['lpstat', '-p'] },
    expected: { type: 'rule', rules },
  },
});

export const checkDemandsSomething = defineTaskRule({
  code: 'W30',
  name: 'check-demands-something',
  severity: 'warning',
  consequence: 'passes',
  summary: 'A check requires something, and does not pass regardless of the result.',
  why: 'If a command fails, its output is empty and contains no forbidden words. The check then passes even if the agent did nothing. If the instruction asks for something to be gone, or another check requires something of the same output, the severity is info. So does a comparison of workbooks without rules, or of a sheet or a file with itself. If a task contains both the result of a check and the value that it is compared with, the check has the same verdict regardless of what the agent does.',
  howToFix:
    'Require something that only the right output contains, or make the command print a word on success. Compare each sheet of the result with one of the expected workbook, as in "RI0" with "EI0". Fetch the result from the machine.',
  // What an unknown metric does is unknown; a misspelt rule is not read, and a value of another type no demand.
  yieldsTo: ['V01', 'V05', 'V06'],
  concerns: [
    'getter rule',
    'metric check_csv',
    'metric check_include_exclude',
    'metric check_list',
    'metric compare_table',
  ],
  examples: {
    good: [task({ include: ['printer Office is idle'], exclude: ['disabled'] })],
    bad: [task({ include: [], exclude: ['disabled'] })],
  },

  message: (facts: Facts) => {
    if ('sheets' in facts) {
      return facts.sheets === 'none'
        ? 'no "rules" compare the workbooks, so any workbook passes; add a rule'
        : 'this rule compares a sheet with itself, so it always passes; compare it with a sheet of the expected workbook';
    }
    if ('isConstant' in facts) {
      return `"${facts.getter}" fetches nothing from the machine, so the outcome never changes; fetch what the agent has to change`;
    }
    if ('isOneFile' in facts) {
      return '"expected" reads the same file as "result", so the check passes without work; fetch the finished file with "cloud_file"';
    }
    const { demands, forbids, isEmpty } = facts;
    return isEmpty
      ? `nothing is required or forbidden, so any output passes; list required output in "${demands}"`
      : `with only "${forbids}", empty output passes; list required output in "${demands}"`;
  },

  *check(task): Generator<Problem<Facts>> {
    for (const view of checkViews(task)) {
      const { compares, result, expected } = view;
      if (compares?.kind === 'equal sheets') yield* findIdleRules(view, compares.rules);
      const isOwnSearch = compares?.kind === 'own search';
      if (!isOwnSearch && result && isConstant(result, task) && isConstant(expected, task)) {
        const getter = getterOf(result.value);
        const at = [...result.at, 'type'];
        yield { at, about: [at, view.at].map(toPointer), getter, isConstant: true };
      }
      if (expected && comparesOneFile(view, task)) {
        yield { at: [...expected.at, 'path'], isOneFile: true };
      }
      yield* findMissingDemands(view, task);
    }
  },
});

function* findMissingDemands(
  { compares, result, expected }: CheckView,
  task: TaskView,
): Generator<Problem<Facts>> {
  if (!compares || !('none' in compares) || !isPrinted(result, task)) return;
  const { all: demands, none: forbids } = compares;
  const place = rulesOf(expected);
  if (place === undefined || isDemand(place.rules[demands])) return;
  const isEmpty = !isDemand(place.rules[forbids]);
  if (!isEmpty && alwaysPrints(result)) return;
  const at = [...place.at, forbids];
  const about = [toPointer([...place.at, demands]), toPointer(at)];
  const isThere = Object.hasOwn(place.rules, forbids);
  const isIntended = !isEmpty && (isAboutAbsence(task) || isBesideDemand(result, task));
  yield {
    at: isThere ? at : place.at,
    about,
    demands,
    forbids,
    isEmpty,
    ...(isIntended && { severity: 'info' as const }),
  };
}

type Facts =
  | { demands: string; forbids: string; isEmpty: boolean }
  | { sheets: 'none' | 'itself' }
  /** Of a result that is written in the task, as is what it is compared with. */
  | { isConstant: true; getter: string }
  | { isOneFile: true };

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

function* findIdleRules({ options }: CheckView, option: string): Generator<Problem<Facts>> {
  const rules = isObject(options?.value) ? options.value[option] : undefined;
  if (!options || !Array.isArray(rules)) return;
  const at = [...options.at, option];
  if (rules.length === 0) yield { at, sheets: 'none' };
  for (const [index, rule] of rules.entries()) {
    if (comparesWithItself(rule)) yield { at: [...at, index], sheets: 'itself' };
  }
}

/** Whether a source is printed text; errors may be expected to be empty. */
function isPrinted(source: PlacedValue | undefined, { vocabulary }: TaskView): boolean {
  const kind = getterContractOf(source?.value, vocabulary)?.from?.kind;
  return kind === 'command output' || kind === 'stored file' || kind === 'terminal';
}

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

/** Whether the instruction asks that something is gone, which an empty output shows. */
const isAboutAbsence = ({ instruction }: TaskView): boolean => absence.test(instruction);

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
