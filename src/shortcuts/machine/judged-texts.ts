import { checkViews, type CheckView } from '#lint/facts/checks/check-views.ts';
import { rulesOf } from '#lint/facts/checks/rules-of.ts';
import { getterOf } from '#lint/facts/fetches.ts';
import { getterContractOf } from '#lint/facts/checks/getter-contract.ts';
import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { toFileName } from '#text/file-name.ts';
import { isObject, isStringArray, type JsonObject, toStrings } from '#text/json/json-value.ts';
import { readTextReads, type TextReads } from './text-reads.ts';

/** A check that looks for texts in an output, in a file or in a terminal. */
export interface JudgedText {
  /** The index of the metric in `func`. */
  check: number;
  /** Where the source of the result is in the file. */
  at: Path;
  /** What must be there; each alone where any of them is enough. */
  required: readonly string[];
  /** Those that the command does not print by itself. */
  asked: readonly string[];
  /** A terminal, or what the text depends on. */
  from: 'terminal' | TextReads;
}

export const judgedTexts = memoizePerTask((task: TaskView): readonly JudgedText[] =>
  checkViews(task).flatMap((view) => {
    const { index: check, result } = view;
    const required = findRequired(view);
    if (!result || !isObject(result.value) || !required) return [];
    const from = findOrigin(result.value, task);
    if (!from) return [];
    const command = toStrings(result.value.command).join(' ');
    const asked = required.filter((each) => isIn(task.instruction, each) || !isIn(command, each));
    return [{ check, at: result.at, required, asked, from }];
  }),
);

function findOrigin(
  source: Readonly<Record<string, unknown>>,
  task: TaskView,
): JudgedText['from'] | undefined {
  const from = getterContractOf(source, task.vocabulary)?.from;
  if (from?.kind === 'terminal' || (from === undefined && /terminal/i.test(getterOf(source))))
    return 'terminal';
  if (from?.kind === 'machine file') {
    const files = toStrings(source[from.path]);
    const isText = files.length === 1 && files.every((file) => text.test(toFileName(file)));
    return isText ? { files, programs: [], readsHistory: false } : undefined;
  }
  if (from === undefined && shellHistory.test(getterOf(source))) return history;
  const { command } = source;
  if (from !== undefined && from.kind !== 'command output') return undefined;
  if (typeof command !== 'string' && !isStringArray(command)) return undefined;
  const isHistory = historyFile.test(toStrings(command).join(' '));
  return readTextReads(command) ?? (isHistory ? { ...history, isPart: true } : undefined);
}

const shellHistory = /(?:bash|cmd|command|powershell|shell|terminal|zsh)_?history/i;
const historyFile = /\.(?:ba|z)sh_history\b|\bfish_history\b|ConsoleHost_history/;
const history: TextReads = { files: [], programs: [], readsHistory: true };

/** Names of files that may be written as text. */
const text = /^[^.]*$|^\.[^.]+$|\.(?:csv|done|flag|json|log|md|ok|out|status|te?xt|ya?ml)$/i;

/** The texts that a result must have; of a metric of which that is not known, those of its rules. */
function findRequired({ compares, expected }: CheckView): string[] | undefined {
  const rules = rulesOf(expected)?.rules;
  if (!rules) return undefined;
  const value = (() => {
    switch (compares?.kind) {
      case 'contains strings':
      case 'matches lines':
        return rules[compares.all];
      case 'equal value':
        return rules[compares.value];
      case 'one of':
        return rules[compares.values];
      case undefined:
        return findOnlyTexts(rules);
      default:
        return undefined;
    }
  })();
  const texts = toTexts(value).filter((each) => each.trim() !== '');
  return texts.length > 0 ? texts : undefined;
}

const isIn = (whole: string, part: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase());

const toTexts = (value: unknown): string[] =>
  typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : toStrings(value);

/** Those of rules of any shape that have nothing else. */
function findOnlyTexts(rules: JsonObject): string[] {
  const values = Object.values(rules).flatMap((rule) =>
    isObject(rule) ? Object.values(rule).flat() : rule,
  );
  const texts = values.flatMap((value) => (typeof value === 'string' ? value : []));
  return texts.length === values.length ? texts : [];
}
