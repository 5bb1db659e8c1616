import type { Path } from '#text/json/json-pointer.ts';
import { isObject, isStringArray } from '#text/json/json-value.ts';
import type { GraderCommands } from '#vocabulary/source/task-handling.ts';
import type { Grader } from '../task.ts';

/** Whether a value is a command with a number: an array of both, or an object with a command and a number. */
export function isGrader(value: unknown): boolean {
  if (Array.isArray(value)) {
    const [command, points] = value as readonly unknown[];
    return value.length === 2 && typeof command === 'string' && typeof points === 'number';
  }
  if (!isObject(value)) return false;
  const { command } = value;
  const isCommand = typeof command === 'string' || isStringArray(command);
  return isCommand && Object.values(value).some((entry) => typeof entry === 'number');
}

/**
 * The graders of a list, in its order.
 *
 * @param handling what the environment does with arrays that have a command in them, if its source shows that
 */
export function toGraders(
  list: readonly unknown[],
  at: Path,
  handling: GraderCommands | undefined,
): Grader[] {
  return list.flatMap((element, index): Grader[] => {
    if (Array.isArray(element)) return readArray(element, [...at, index], handling);
    if (!isObject(element)) return [];
    const { command, ...extra } = element;
    const text = isStringArray(command) ? command.join(' ') : command;
    if (typeof text !== 'string') return [];
    return [{ command: text, at: [...at, index, 'command'], isRun: undefined, extra }];
  });
}

function readArray(
  element: readonly unknown[],
  at: Path,
  handling: GraderCommands | undefined,
): Grader[] {
  const place = handling?.command ?? 0;
  const command = element[place];
  if (typeof command !== 'string') return [];
  const others = element.filter((_, index) => index !== place);
  const points = handling?.points;
  return [
    {
      command,
      at: [...at, place],
      isRun: handling && (!points || element[points.index] === points.value),
      extra: others.length === 1 ? { points: others[0] } : { others },
    },
  ];
}
