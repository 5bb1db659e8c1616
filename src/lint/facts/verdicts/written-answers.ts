import { toHomePath } from '#machine/home-path.ts';
import { surelyHas, surelyLacks, knownText, type Output } from '#shell/outcomes/output.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject, toStrings } from '#text/json/json-value.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { type CheckView, checkViews } from '../checks/check-views.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { initialState } from '../setup/initial-state.ts';
import type { TaskView } from '../task-view.ts';

/** A check of a file that setup writes with what is asked for. */
export interface WrittenAnswer {
  /** The index of the metric in `func`. */
  index: number;
  /** Where the source of the result is in the task file. */
  at: Path;
}

export const writtenAnswers = memoizePerTask((task: TaskView): readonly WrittenAnswer[] =>
  checkViews(task).flatMap((view) => {
    const { index, result } = view;
    const from = getterContractOf(result?.value, task.vocabulary)?.from;
    if (!result || !isObject(result.value) || from?.kind !== 'machine file') return [];
    const path = result.value[from.path];
    const text =
      typeof path === 'string' ? initialState(task).texts.get(toHomePath(path)) : undefined;
    const { rules } = rulesOf(view.expected) ?? {};
    return text && rules && meets(text, rules, view, task) ? [{ index, at: result.at }] : [];
  }),
);

function meets(
  text: Output,
  rules: JsonObject,
  { metric, compares }: CheckView,
  { vocabulary }: TaskView,
): boolean {
  switch (compares?.kind) {
    case 'contains strings': {
      const required = toStrings(rules[compares.all]).filter((word) => word !== '');
      const forbidden = toStrings(rules[compares.none]);
      const isFree = forbidden.every((word) => surelyLacks(text, word));
      return required.length > 0 && isFree && required.every((word) => surelyHas(text, word));
    }
    case 'equal value':
      return knownText(text)?.trim() === String(rules[compares.value]).trim();
    case undefined:
      return isOwnFunction(vocabulary.find('metric', metric)) && hasSetting(text, rules);
    default:
      return false;
  }
}

/** Whether a line has the name of a setting and its value, which are all that the rules have. */
function hasSetting(text: Output, rules: JsonObject): boolean {
  const [first, second, ...more] = Object.entries(rules);
  if (!first || !second || more.length > 0) return false;
  const [[key, name], [, value]] = [first, second];
  if (typeof name !== 'string' || !/^(?:key|name|option|pref|setting)/i.test(key)) return false;
  if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
  const lines = knownText(text)?.split('\n') ?? [];
  const settings = lines.map((line) => line.split(name)).filter((parts) => parts.length > 1);
  return (
    settings.length === 1 &&
    settings.every(([, after = '']) => /^\W*(.*?)\W*$/.exec(after)?.[1] === String(value))
  );
}
