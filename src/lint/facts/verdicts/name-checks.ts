import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import { extensionOf, isFileName, toFileName } from '#text/file-name.ts';
import { readsOnlyNames } from '#shell/outcomes/name-script.ts';
import { isCommand, toShellCommand } from '#shell/shell-command.ts';
import { type CheckView, checkViews } from '../checks/check-views.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { stepStrings } from '../apps/machine-strings.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { isNothing } from '../placed-value.ts';
import { stringsWithin } from '../strings-within.ts';
import type { TaskView } from '../task-view.ts';
import { judgedScripts } from './judged-scripts.ts';
import { judgeScript } from './script-verdict.ts';

/** A check that looks for files by their names alone. */
export interface NameCheck {
  /** The index of the metric in `func`. */
  index: number;
  /** Where the command is in the task file. */
  at: Path;
  /** The names, or patterns of names, of files that no step puts on the machine. */
  files: readonly string[];
  /** Whether it also looks for such a file that a step puts on the machine, which may be renamed. */
  mayRename: boolean;
}

/** The checks of files that the agent is to make, of which none reads more than names. */
export const nameChecks = memoizePerTask((task: TaskView): readonly NameCheck[] =>
  checkViews(task).flatMap((view) => {
    const at = findNameScript(view, task);
    if (at === undefined || isAboutAbsence(view, task)) return [];
    const names = listNames(view);
    // A file that is to be recovered is there no more.
    const isPlaced = (name: string) =>
      !recovery.test(task.instruction) && stepStrings(task).some(({ text }) => text.includes(name));
    const files = names.filter((name) => !isPlaced(name));
    if (files.length === 0) return [];
    const kinds = new Set(files.map(extensionOf));
    const mayRename = names.some((name) => kinds.has(extensionOf(name)) && isPlaced(name));
    return [{ index: view.index, at, files, mayRename }];
  }),
);

function findNameScript({ result, expected }: CheckView, task: TaskView): Path | undefined {
  const { vocabulary } = task;
  const source = result?.value;
  if (!isObject(source) || !isCommand(source.command) || !expected) return undefined;
  if (getterContractOf(source, vocabulary)?.from?.kind !== 'command output') return undefined;
  const isKnown =
    isNothing(expected) || getterContractOf(expected.value, vocabulary)?.from?.kind === 'task file';
  if (!isKnown || !readsOnlyNames(source.command)) return undefined;
  return [...(result?.at ?? []), 'command'];
}

/** Whether the check fails where the files are there. */
const isAboutAbsence = ({ index }: CheckView, task: TaskView): boolean =>
  judgedScripts(task).some(
    (judged) => judged.index === index && judgeScript(judged, { exists: () => true }) === false,
  );

/** The names of files, or patterns of such names, in the command and the rules. */
function listNames({ result, expected }: CheckView): string[] {
  const source = result?.value;
  const command = isObject(source) ? source.command : undefined;
  const texts = [
    isCommand(command) ? toShellCommand(command) : '',
    ...stringsWithin(rulesOf(expected)?.rules, []).map(({ text }) => text),
  ];
  const names = texts.flatMap((text) => text.match(fileToken) ?? []).map(toFileName);
  return [...new Set(names)].filter(isFileName);
}

const recovery = /\b(?:recover|restor|undelet|undo)\w*/i;
const fileToken = /[^\s"'`;|&()<>=:]*\.\w{1,6}/gu;
