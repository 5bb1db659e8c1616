import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { readScript } from '#shell/parse-script.ts';
import { toShellCommand } from '#shell/shell-command.ts';
import { isObject, isStringArray, toStrings } from '#text/json/json-value.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { scriptOf } from '../setup/script-of.ts';
import { type TaskCommand, taskCommands } from '../setup/task-commands.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import { checkViews } from '../checks/check-views.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { rulesOf } from '../checks/rules-of.ts';

/** A script whose output a metric judges in a way that is known. */
export interface JudgedScript {
  /** The index of the metric in `func`. */
  index: number;
  /** The script that a POSIX shell gets. */
  script: string;
  /** Where the command is in the file. */
  at: Path;
  demand: OutputDemand;
}

/** What a metric demands of an output. */
export type OutputDemand = {
  /** Whether white space around a value counts for nothing. Default: false. */
  isTrimmed?: boolean;
} & (
  | { kind: 'contains'; required: readonly string[]; forbidden: readonly string[] }
  | { kind: 'equals'; values: readonly string[] }
);

export const judgedScripts = memoizePerTask((task: TaskView): readonly JudgedScript[] => {
  const commands = new Map(taskCommands(task).map((command) => [toPointer(command.at), command]));
  return checkViews(task).flatMap(({ index, metric, compares, result, expected }) => {
    const from = getterContractOf(result?.value, task.vocabulary)?.from;
    if (!result || from?.kind !== 'command output' || !isObject(result.value)) return [];
    const at = [...result.at, 'command'];
    const command = commands.get(toPointer(at));
    const script = command && toScript(command);
    const demand = script && demandOf(compares, rulesOf(expected)?.rules ?? {});
    if (!script || !demand) return [];
    // Where a value is compared with a whole line, a project's own metric leaves out the end of it.
    const isTrimmed =
      task.isGuessed === true && isOwnFunction(task.vocabulary.find('metric', metric));
    return [{ index, script, at, demand: { ...demand, isTrimmed } }];
  });
});

/** Without a shell, the words of one program are those of a shell that expands none of them. */
function toScript({ command, shell }: TaskCommand): string | undefined {
  const script = scriptOf(command, shell);
  if (script !== undefined || shell !== false) return script;
  if (isStringArray(command)) return toShellCommand(command);
  const commands = typeof command === 'string' ? readScript(command) : undefined;
  const [only] = commands ?? [];
  const isPlain = only?.isRedirected === false && only.words.every((word) => word.isPlain);
  return isPlain && commands?.length === 1
    ? toShellCommand(only.words.map(({ text }) => text))
    : undefined;
}

function demandOf(
  compares: Comparison | undefined,
  rules: Readonly<Record<string, unknown>>,
): OutputDemand | undefined {
  switch (compares?.kind) {
    case 'contains strings': {
      const [required, forbidden] = [rules[compares.all], rules[compares.none]].map((value) =>
        toStrings(value).filter((text) => text !== ''),
      );
      return { kind: 'contains', required: required ?? [], forbidden: forbidden ?? [] };
    }
    case 'contains a fixed string':
      return { kind: 'contains', required: [compares.text], forbidden: [] };
    case 'equal value': {
      const value = rules[compares.value];
      return typeof value === 'string' ? { kind: 'equals', values: [value] } : undefined;
    }
    case 'one of': {
      const values = rules[compares.values];
      return Array.isArray(values) ? { kind: 'equals', values: toStrings(values) } : undefined;
    }
    default:
      return undefined;
  }
}
