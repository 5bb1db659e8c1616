import { type JsonObject, withoutKeys } from '#text/json/json-value.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { addedStrings } from '../setup/added-parts.ts';
import { setupSteps } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';
import { fetches } from '../fetches.ts';
import { type StringWithin, stringsWithin } from '../strings-within.ts';

/**
 * Every string in a step or a source, such as paths, addresses and commands. Rules are left out:
 * a metric may compare with any text.
 */
export const machineStrings = memoizePerTask((task: TaskView): readonly StringWithin[] => [
  ...stepStrings(task),
  ...fetches(task).flatMap(({ source, at }) => stringsWithin(withoutRules(source), at)),
]);

/** Without a copy for most sources, which have no rules. */
const withoutRules = (source: JsonObject): JsonObject =>
  Object.hasOwn(source, 'rules') ? withoutKeys(source, ['rules']) : source;

/** The strings of the steps only. */
export const stepStrings = memoizePerTask((task: TaskView): readonly StringWithin[] =>
  setupSteps(task).flatMap(({ parameters, at }) =>
    stringsWithin(parameters, [...at, 'parameters']),
  ),
);

/** All of them joined by newlines, for a fast negative test before each is searched. */
export const machineText = memoizePerTask((task: TaskView): string =>
  machineStrings(task)
    .map(({ text }) => text)
    .join('\n'),
);

/** The same with what further evaluators and steps name. */
export const mentionText = memoizePerTask((task: TaskView): string =>
  [machineText(task), ...addedStrings(task).map(({ text }) => text)].join('\n'),
);
