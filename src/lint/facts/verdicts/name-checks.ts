import { taskCommands } from '../setup/task-commands.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { isObject, withoutKeys } from '#text/json/json-value.ts';
import { extensionOf, isFileName, toFileName } from '#text/file-name.ts';
import { readsOnlyNames } from '#shell/outcomes/name-script.ts';
import { isCommand, toShellCommand } from '#shell/shell-command.ts';
import { checkViews } from '../checks/check-views.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { graders } from '../setup/added-parts.ts';
import { stepStrings } from '../apps/machine-strings.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { isNothing } from '../placed-value.ts';
import { stringsWithin } from '../strings-within.ts';
import type { TaskView } from '../task-view.ts';
import { judgedScripts } from './judged-scripts.ts';
import { judgeScript } from './script-verdict.ts';

/** A check that looks for files by their names alone. */
export interface NameCheck {
  /** The index of the metric in `func`, or of the grader where no metric judges. */
  index: number;
  /** Where the command is in the task file. */
  at: Path;
  /** The names, or patterns of names, of files that no step puts on the machine. */
  files: readonly string[];
  /** The program that is to be installed, where that is looked for instead. */
  program?: string;
  /** Whether it also looks for such a file that a step puts on the machine, which may be renamed. */
  mayRename: boolean;
  /** Whether a file or folder is to be renamed, and only the new name is looked for. Default: false. */
  isRename?: boolean;
}

/** The checks of files that the agent is to make, of which none reads more than names. */
export const nameChecks = memoizePerTask((task: TaskView): readonly NameCheck[] =>
  [...judgedCommands(task)].flatMap(({ index, at, command, required }) => {
    const reports = new Set<string>();
    const isReport = (path: string) => {
      const name = toFileName(path);
      if (!reportName.test(name) || !task.instruction.includes(name)) return false;
      reports.add(name);
      return true;
    };
    if (!readsOnlyNames(command, isReport)) return [];
    const names = listNames([toShellCommand(command), ...required]);
    // A file that is to be recovered is there no more.
    const isPlaced = (name: string) =>
      !recovery.test(task.instruction) && stepStrings(task).some(({ text }) => text.includes(name));
    const files = names.filter((name) => !isPlaced(name) && !reports.has(name));
    const program = /\binstall/i.test(task.instruction) ? findProgram(command) : undefined;
    if (isAboutAbsence(index, task)) return [];
    if (program !== undefined) return [{ index, at, program, files: [], mayRename: false }];
    const renamed = findRenamed(toShellCommand(command), task);
    if (renamed !== undefined)
      return [{ index, at, files: [renamed], mayRename: true, isRename: true }];
    if (files.length === 0) return [];
    const kinds = new Set(files.map(extensionOf));
    const mayRename = names.some((name) => kinds.has(extensionOf(name)) && isPlaced(name));
    return [{ index, at, files, mayRename }];
  }),
);

/** A command whose output judges a task, alone or with what the task file requires of it. */
interface JudgedCommand {
  index: number;
  at: Path;
  command: string | readonly string[];
  required: readonly string[];
}

function* judgedCommands(task: TaskView): Generator<JudgedCommand> {
  for (const [index, { command, at, isRun }] of graders(task).entries()) {
    const isAlone = task.evaluator.func === undefined && isRun !== false;
    if (isAlone && !negation.test(command)) yield { index, at, command, required: [] };
  }
  for (const { index, compares, result, expected } of checkViews(task)) {
    const source = result?.value;
    if (!isObject(source) || !isCommand(source.command) || !result || !expected) continue;
    const at = [...result.at, 'command'];
    if (lacksShell(source.command, at, task)) continue;
    const [from, reference] = [source, expected.value].map(
      (value) => getterContractOf(value, task.vocabulary)?.from?.kind,
    );
    if (from !== 'command output' || (reference !== 'task file' && !isNothing(expected))) continue;
    const { rules = {} } = rulesOf(expected) ?? {};
    const demands = compares && 'none' in compares ? withoutKeys(rules, [compares.none]) : rules;
    const required = stringsWithin(demands, []).map(({ text }) => text);
    yield { index, at, command: source.command, required };
  }
}

/** Whether no shell reads a command that is written for one, so that no file makes it pass. */
const lacksShell = (command: unknown, at: Path, task: TaskView): boolean =>
  typeof command === 'string' &&
  /[|<>;&*?`$]/.test(command) &&
  taskCommands(task).some(
    (other) => other.shell === false && toPointer(other.at) === toPointer(at),
  );

/** Whether the check fails where the files are there. */
const isAboutAbsence = (index: number, task: TaskView): boolean =>
  judgedScripts(task).some(
    (judged) => judged.index === index && judgeScript(judged, { exists: () => true }) === false,
  );

/** The names of files, or patterns of such names, in texts. */
function listNames(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.match(fileToken) ?? []).map(toFileName);
  return [...new Set(names)].filter(isFileName);
}

const findProgram = (command: string | readonly string[]): string | undefined =>
  /\b(?:which|command -v|type(?: -p)?|hash|whereis)\s+(\w[\w.+-]*)/.exec(
    toShellCommand(command),
  )?.[1];

/** The new name of what is to be renamed, where nothing asks whether the old one is gone. */
function findRenamed(command: string, task: TaskView): string | undefined {
  const [, path = ''] = /(?<!! )-[def] ["']?([^\s"'$;|&\])]+)/.exec(command) ?? [];
  const name = toFileName(path);
  if (!renaming.test(task.instruction) || !task.instruction.includes(name)) return undefined;
  const steps = stepStrings(task).map(({ text }) => text);
  const isPlaced = (word: string) => steps.some((text) => text.includes(word));
  const parts = path.split('/');
  const words = (task.instruction.match(/[\w.-]*\w/g) ?? []).filter((word) => word.length > 2);
  const old = words.filter((word) => !parts.includes(word) && isPlaced(word));
  const isAsked = old.some((word) => command.split(/[\s/"'&|;\])]+/).includes(word));
  return name === '' || isPlaced(name) || old.length === 0 || isAsked ? undefined : name;
}

/** What an agent writes about its work, beside the files that are the work. */
const reportName = /(?:done|log|manifest|report|status|summary)\w*\.(?:log|md|txt)$/i;
const renaming = /\brenam\w*|\bchang\w* (?:\w+ ){0,2}name\b/i;
const negation = /(?:^|\s)!\s|\bnot\b/;
const recovery = /\b(?:recover|restor|undelet|undo)\w*/i;
const fileToken = /[^\s"'`;|&()<>=:]*\.\w{1,6}/gu;
