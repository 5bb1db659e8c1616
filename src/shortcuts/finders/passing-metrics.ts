import { type CheckView, checkViews } from '#lint/facts/checks/check-views.ts';
import { getterEntryOf } from '#lint/facts/checks/getter-contract.ts';
import { isNothing } from '#lint/facts/placed-value.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { wantsContents } from '#lint/facts/wanted-contents.ts';
import { isObject, toArray } from '#text/json/json-value.ts';
import type { GetterEntry } from '#vocabulary/contract/entry.ts';
import type { PassingCase } from '#vocabulary/contract/passing-case.ts';
import { findRules } from '#vocabulary/getter-rules.ts';
import type { ShortcutFact } from '../model/shortcut.ts';
import type { Finder } from './finder.ts';

/** Metrics of the environment's source that pass with a result which shows no work. */
export const findPassingMetrics: Finder = function* (task) {
  // Other code may give metrics other arguments.
  if (task.isAdded) return;
  for (const view of checkViews(task)) {
    const { source, contract } = task.vocabulary.find('metric', view.metric) ?? {};
    // How it compares says more.
    if (!source?.passes || contract?.compares) continue;
    const cases = source.passes.filter((passing) => hasInputs(passing, view, task));
    const [fact] = cases.flatMap((passing) => describeCase(passing, cases, view, task) ?? []);
    if (fact) yield { ...fact, check: view.index, at: view.at };
  }
};

/** Whether the task gives the metric what the case is about. */
function hasInputs(
  { without = [], given = [], extensions }: PassingCase,
  { result, expected, options }: CheckView,
  { vocabulary }: TaskView,
): boolean {
  if (!isObject(result?.value) || result.value.multi === true) return false;
  const rules = isObject(expected?.value)
    ? findRules(expected.value, getterEntryOf(expected.value, vocabulary))?.rules
    : undefined;
  const find = (key: string): Found => {
    if (key === 'expected')
      return expected && { value: isNothing(expected) ? undefined : expected };
    const [part, name] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
    if (part === 'rules') return isObject(rules) ? { value: rules[name] } : undefined;
    if (!options) return undefined;
    return { value: isObject(options.value) ? options.value[name] : undefined };
  };
  const { path, dest } = result.value;
  const ending = /\.(\w+)$/.exec(String(dest ?? path))?.[1]?.toLowerCase() ?? '';
  return (
    without.every((key) => {
      const found = find(key);
      return found !== undefined && found.value === undefined;
    }) &&
    given.every((key) => isFilled(find(key)?.value)) &&
    (extensions?.includes(ending) ?? true)
  );
}

/** Undefined where it is not known. */
type Found = { value: unknown } | undefined;

const isFilled = (value: unknown): boolean =>
  Boolean(value) && toArray(value).length > 0 && toArray(value).every(Boolean);

type Described = Pick<ShortcutFact, 'kind' | 'certainty' | 'message' | 'source'>;

/** Undefined where the getter may never fetch such a result. */
function describeCase(
  { result, without, score, at: source }: PassingCase,
  cases: readonly PassingCase[],
  view: CheckView,
  task: TaskView,
): Described | undefined {
  const getter = getterEntryOf(view.result?.value, task.vocabulary);
  const isFile = getter?.contract.returnType === 'file';
  const gives = score === undefined ? 'passes' : `gives ${score}`;
  const missing = without ? `, since the task gives no ${listNames(without)}` : '';
  const describe = (
    kind: Described['kind'],
    certainty: Described['certainty'],
    subject: string,
  ): Described => ({
    ...{ kind, certainty, source },
    message: `"${view.metric}" ${gives} ${subject}${missing}`,
  });
  switch (result) {
    case 'anything':
      return describe('nothing is compared', 'certain', 'whatever the result is');
    case 'something':
    case 'any file': {
      const isAsked = wantsContents(task);
      if (isFile && isAsked !== false)
        return describe('any file passes', isAsked ? 'certain' : 'likely', 'for any file');
      if (isFile || result === 'any file' || !without) return undefined;
      return describe('nothing is compared', 'certain', 'for any result that is not empty');
    }
    case 'empty file':
      return isFile ? describe('empty output passes', 'certain', 'for an empty file') : undefined;
    case 'none':
    case 'absent file': {
      if (!isFile)
        return result === 'none'
          ? describe('empty output passes', 'likely', 'where nothing is fetched')
          : undefined;
      const certainty = isCertainIn(result, cases, getter, task);
      return certainty && describe('absent file passes', certainty, 'where the file is absent');
    }
    case 'empty text':
      return printing.has(originOf(getter))
        ? describe('empty output passes', 'likely', 'for an empty output')
        : undefined;
    default:
      return undefined;
  }
}

/** How sure it is that a metric passes where a file is absent; undefined where that may be the work. */
function isCertainIn(
  result: 'none' | 'absent file',
  cases: readonly PassingCase[],
  { source }: GetterEntry,
  { instruction }: TaskView,
): ShortcutFact['certainty'] | undefined {
  if (removing.test(instruction)) return undefined;
  const isOther = (other: PassingCase) =>
    other.result !== result && (other.result === 'none' || other.result === 'absent file');
  if (cases.some(isOther)) return 'certain';
  if (result === 'none') return 'likely';
  return source ? 'possible' : undefined;
}

/** Work that is done when the file is gone. */
const removing = /\b(?:clear|delet|eras|remov|uninstall)\w*\b/i;

const originOf = (getter: GetterEntry | undefined): string => getter?.contract.from?.kind ?? '';
const printing = new Set(['command output', 'command errors', 'terminal']);

const listNames = (keys: readonly string[]): string =>
  keys
    .map((key) => (key === 'expected' ? key : `"${key.slice(key.indexOf('.') + 1)}"`))
    .join(' or ');
