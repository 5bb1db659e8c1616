import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { isObject, toStrings } from '#text/json/json-value.ts';
import type { Comparison } from '#vocabulary/contract/comparison.ts';
import { scriptOf } from '../setup/script-of.ts';
import { taskCommands } from '../setup/task-commands.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import { checkViews } from './check-views.ts';
import { getterContractOf } from './getter-contract.ts';
import { rulesOf } from './rules-of.ts';

/** A script whose output a metric judges in a way that is known. */
export interface JudgedScript {
  /** The script that a POSIX shell gets. */
  script: string;
  /** Where the command is in the file. */
  at: Path;
  demand: OutputDemand;
}

/** What a metric demands of an output. */
export type OutputDemand =
  | { kind: 'contains'; required: readonly string[]; forbidden: readonly string[] }
  | { kind: 'equals'; values: readonly string[] };

export const judgedScripts = memoizePerTask((task: TaskView): readonly JudgedScript[] => {
  const commands = new Map(taskCommands(task).map((command) => [toPointer(command.at), command]));
  return checkViews(task).flatMap(({ compares, result, expected }) => {
    const from = getterContractOf(result?.value, task.vocabulary)?.from;
    if (!result || from?.kind !== 'command output' || !isObject(result.value)) return [];
    const at = [...result.at, 'command'];
    const command = commands.get(toPointer(at));
    const script = command && scriptOf(command.command, command.shell);
    const demand = script && demandOf(compares, rulesOf(expected)?.rules ?? {});
    return script && demand ? [{ script, at, demand }] : [];
  });
});

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
