import type { Path } from '#text/json/json-pointer.ts';
import { isObject, toStrings } from '#text/json/json-value.ts';
import { toHomePath } from '#machine/home-path.ts';
import { checkViews } from '../checks/check-views.ts';
import { rulesOf } from '../checks/rules-of.ts';
import { initialFiles } from '../files/initial-files.ts';
import { getterContractOf } from '../checks/getter-contract.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import { judgedScripts } from './judged-scripts.ts';

/** A check that requires no more of a text than one or two letters or digits. */
export interface ShortText {
  /** The index of the metric in `func`. */
  index: number;
  /** Where the first of the required texts is in the task file. */
  at: Path;
  /** Whether it is searched for in a text that the agent writes, or in what a program prints with many others. */
  within: 'file' | 'output';
}

export const shortTexts = memoizePerTask((task: TaskView): readonly ShortText[] =>
  checkViews(task).flatMap(({ index, compares, result, expected }) => {
    const isSearch =
      compares?.kind === 'contains strings' || compares?.kind === 'contains each string';
    const place = isSearch ? rulesOf(expected) : undefined;
    if (!isSearch || !place) return [];
    const required = toStrings(place.rules[compares.all]);
    if (required.length === 0 || !required.every((text) => short.test(text))) return [];
    const script = judgedScripts(task).find((judged) => judged.index === index)?.script;
    const within = script === undefined ? readFile(result?.value, task) : readScript(script, task);
    return within === undefined ? [] : [{ index, at: [...place.at, compares.all], within }];
  }),
);

/** Of words of two letters, most are answers that nothing else has. */
const short = /^(?:\p{L}|\d{1,2})$/u;

function readScript(script: string, task: TaskView): ShortText['within'] | undefined {
  const file =
    /^\s*(?:cat|head|more|tail|type)\s+(?:-\w+\s+)*(["']?)([^\s"'|;&<>$*]+)\1\s*(?:2>\S+\s*)?$/.exec(
      script,
    )?.[2];
  if (file !== undefined) return isPlaced(file, task) ? undefined : 'file';
  return manyNumbers.test(script) ? 'output' : undefined;
}

function readFile(source: unknown, task: TaskView): ShortText['within'] | undefined {
  const from = getterContractOf(source, task.vocabulary)?.from;
  if (from?.kind !== 'machine file' || !isObject(source)) return undefined;
  const path = source[from.path];
  return typeof path !== 'string' || isPlaced(path, task) ? undefined : 'file';
}

const isPlaced = (path: string, task: TaskView): boolean =>
  initialFiles(task).present.has(toHomePath(path));

/** Commands that print dates, sizes and numbers of processes beside what is asked for. */
const manyNumbers =
  /^\s*(?:date|df|free|git log|ifconfig|ip a\w*|ls -\w*l\w*|lscpu|ps|stat(?!.* (?:-c|--format|--printf))|top|uptime)\b[^|]*$/;
