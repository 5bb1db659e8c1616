import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import { stepStrings } from '../apps/machine-strings.ts';
import { checkViews } from '../checks/check-views.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { setupSteps } from '../setup/setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** A check for the very value that its getter takes where a setting is not there. */
export interface DefaultValue {
  /** The index of the metric in `func`. */
  index: number;
  /** Where that value is in the task file. */
  at: Path;
  /** The setting. */
  name: string;
}

export const defaultValues = memoizePerTask((task: TaskView): readonly DefaultValue[] => {
  if (setupSteps(task).some(({ effect }) => effect?.kind === 'put files')) return [];
  const steps = stepStrings(task).map(({ text }) => text);
  return checkViews(task).flatMap(({ index, result, expected }) => {
    const values = Object.values(rulesOf(expected)?.rules ?? {});
    if (!result || !isObject(result.value) || values.length !== 1) return [];
    const { type, default: value, ...others } = result.value;
    const [name, ...more] = Object.values(others);
    if (value === undefined || value !== values[0] || typeof type !== 'string') return [];
    if (typeof name !== 'string' || name === '' || more.length > 0) return [];
    const word = name.split(/[./]/).at(-1) ?? name;
    return steps.some((text) => text.includes(word))
      ? []
      : [{ index, at: [...result.at, 'default'], name }];
  });
});
