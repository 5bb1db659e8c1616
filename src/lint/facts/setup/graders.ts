import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import type { TaskView } from '../task-view.ts';

/** A command that judges a task by itself, without a metric. */
export interface Grader {
  command: string;
  at: Path;
  /** Whether the environment runs it, which may run only those with certain points; undefined where its source does not show that. */
  isRun: boolean | undefined;
}

/**
 * The graders of an evaluator that is an array: each a command with the points that it gives, as an
 * array of both or as an object. An array of any other form has none, unless the source of the
 * environment shows where the command is.
 */
export function graders({ fields: { evaluator }, vocabulary }: TaskView): Grader[] {
  if (!Array.isArray(evaluator)) return [];
  const handling = vocabulary.handling?.evaluator.graders;
  return evaluator.flatMap((entry: unknown, index) => {
    if (isObject(entry)) {
      const { command } = entry;
      if (typeof command !== 'string') return [];
      return [{ command, at: ['evaluator', index, 'command'], isRun: undefined }];
    }
    if (!Array.isArray(entry)) return [];
    const key = handling?.command ?? findCommand(entry);
    const command: unknown = key === undefined ? undefined : entry[key];
    if (key === undefined || typeof command !== 'string') return [];
    const points = handling?.points;
    const isRun = handling && (!points || entry[points.index] === points.value);
    return [{ command, at: ['evaluator', index, key], isRun }];
  });
}

/** The place of the command in an array of a command and its points. */
function findCommand(entry: readonly unknown[]): number | undefined {
  const [command, points] = entry;
  const isGrader = typeof command === 'string' && typeof points === 'number';
  return entry.length === 2 && isGrader ? 0 : undefined;
}
