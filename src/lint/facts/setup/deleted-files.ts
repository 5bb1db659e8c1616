import { toFileName } from '#text/file-name.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isBelow } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '#shell/interpreter.ts';
import { isCommand, toShellCommand } from '#shell/shell-command.ts';
import { readNestedCommands } from '#shell/nested-commands.ts';
import { stringsWithin } from '../strings-within.ts';
import { placedFiles, type SetupStep, stepsIn } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** The files that a step puts on the machine and a later one deletes, though nothing names them between or after. */
export function findDeleted(task: TaskView): { path: string; at: Path }[] {
  const steps = stepsIn(task, 'config');
  const deletions = steps.flatMap((step, index) => {
    const command = readDeletion(step);
    return command ? [{ ...command, step, index }] : [];
  });
  if (deletions.length === 0) return [];
  const placed = steps.flatMap((step, index) =>
    placedFiles(step).map(({ path }) => ({ path, index })),
  );
  return placed.flatMap(({ path, index }) => {
    const deletion = deletions.find(
      (other) => other.index > index && other.targets.some((target) => isAt(path, target)),
    );
    if (deletion === undefined) return [];
    const name = toFileName(path);
    const mentions = steps.slice(index + 1).flatMap((step) => countMentions(step, name));
    const own = deletion.targets.filter((target) => target.includes(name)).length;
    const total = mentions.reduce((sum, count) => sum + count, 0);
    const isAgain = placed.some((other) => other.index > index && isAt(other.path, path));
    if (total > own || isAgain) return [];
    return [{ path, at: [...deletion.step.at, 'parameters', 'command'] }];
  });
}

const countMentions = ({ parameters }: SetupStep, name: string): number[] =>
  stringsWithin(parameters, []).map(({ text }) => text.split(name).length - 1);

/** Whether a path is the other one, or below it. */
function isAt(path: string, other: string): boolean {
  const [one, place] = [toHomePath(path), toHomePath(other)];
  return one === place || isBelow(one, place);
}

/** The paths that a command deletes for certain. */
function readDeletion({ parameters }: SetupStep): { targets: string[] } | undefined {
  const { command } = parameters;
  if (!isCommand(command) || !/\brm\s/.test(toShellCommand(command))) return undefined;
  const targets = readNestedCommands(command).flatMap(({ words, isQuoted }) => {
    const texts = words.map(({ text }) => text);
    const own = texts.slice(skipWrappers(texts));
    if (isQuoted || toProgramName(own[0] ?? '') !== 'rm') return [];
    return own.slice(1).filter((word) => !/^-|[*?[$`]|^\/?$/.test(word));
  });
  return targets.length === 0 ? undefined : { targets };
}
