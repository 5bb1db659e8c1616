import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { isDeclarable } from '#format/declaration-schema.ts';
import { isObject } from '#text/json/json-value.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { AddedNames, HiddenFunction } from '#vocabulary/source/source-facts.ts';
import type { SourceLine } from '#vocabulary/source/source-line.ts';
import { toActionName, toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Severity } from '../model/finding.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import type { TaskView } from '../facts/task-view.ts';
import { type NamedFunction, namedFunctions } from '../facts/named-functions.ts';

/** A less similar name may well be another function, so it is not reported as an error. */
const maxEdits = 2;
const result = { type: 'vm_command_line', command: ['timedatectl'] };

export const nameKnown = defineTaskRule({
  code: 'V01',
  name: 'name-known',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Every action, getter and metric is known.',
  why: 'The environment fails on a name that it does not know. A name that nearly matches a known one is an error, and so is an action that a source which was read as a whole does not have and refuses; any other name may be one of the dataset\'s own functions, which "dataset.json" can declare. Without a source, such names are info, and so is one in three or more tasks that nearly matches a known one: the project means its own function. If the source of the environment adds names that cannot be read, or takes them from a module that is not at hand, or "file" of the evaluator is a Python program with metrics of its own, the severity is info.',
  howToFix:
    'Correct the spelling, and write a getter without "get_", which the environment adds; the reference lists every known name. If only your environment has the function, let the check read its source, which `--environment` names, or declare it in dataset.json with its parameters.',
  ofCheck: {
    one: 'names a function that is not known',
    several: 'name functions that are not known',
  },
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [{ evaluator: { func: 'is_utc_0', result } }],
    bad: [
      { evaluator: { func: 'chek_csv', result } },
      { evaluator: { func: 'judge_dance', result } },
    ],
  },

  message({ kind, name, nearest, isMissing, isRead = false, hidden, added, count = 1 }: Facts) {
    if (added?.module !== undefined) {
      const names = count === 1 ? `"${name}" is` : `${count} ${kind}s of this task are`;
      return `${formatLine(added)} takes ${kind}s from the module "${added.module}", which is not in the source; ${names} not known`;
    }
    if (hidden?.lacksPrefix) {
      return `tasks cannot use the getter "${name}", since the function at ${formatLine(hidden)} is not called "get_${name}"`;
    }
    if (hidden) {
      return `the package of ${kind}s does not import "${name}", which ${formatLine(hidden)} defines`;
    }
    const fault = isMissing
      ? `the source of the environment has no ${kind} "${name}"`
      : `unknown ${kind} "${name}"`;
    const other = didYouMean(nearest);
    if (added) {
      return `not certain that the ${kind} "${name}" exists, since ${formatLine(added)} may add it in a way that cannot be read${other}`;
    }
    if (nearest !== undefined) return `${fault}${other}`;
    const declaring = 'declare it in "vocabulary" of dataset.json';
    const hint = isMissing
      ? `${fault}; if the environment has it elsewhere, ${declaring}`
      : `the ${kind} "${name}" is not built in; ${isRead ? '' : "name the folder of the environment's source with --environment, or "}${declaring}`;
    return isDeclarable(name)
      ? hint
      : `${hint} under a name of the letters A to Z, digits and underscores`;
  },

  *check(task, { vocabulary }) {
    const file = findOwnFile(task);
    const absent: AbsentName[] = [];
    for (const named of namedFunctions(task)) {
      const entry = vocabulary.find(named.kind, named.name);
      const problem =
        entry && entry.isMissing !== true
          ? findPrefix(named)
          : describeUnknown(named, entry !== undefined, file, task);
      // Where the source adds names is one cause, whatever the names are.
      if (problem?.added?.module !== undefined) absent.push(problem);
      else if (problem) yield problem;
    }
    for (const names of Map.groupBy(absent, ({ kind }) => kind).values()) yield* foldAbsent(names);
  },
});

/** A known name with what the environment puts around it. */
function findPrefix({ kind, name, at }: NamedFunction): Problem<Facts> | undefined {
  const bare = toBareName(kind, name);
  return bare === name ? undefined : { at, kind, name, nearest: bare, severity: 'warning' };
}

function describeUnknown(
  { kind, name, at }: NamedFunction,
  isBuiltIn: boolean,
  file: AddedNames | undefined,
  task: TaskView,
): Problem<Facts> | undefined {
  const { vocabulary } = task;
  const {
    hidden,
    unclear,
    added = kind === 'metric' ? file : undefined,
  } = vocabulary.others[kind] ?? {};
  const bare = toBareName(kind, name);
  if (unclear?.has(bare)) return undefined;
  const near = findNearestName(bare, usableNames(vocabulary, kind));
  const isMisspelt = near !== undefined && near.edits <= maxEdits;
  const isMissing = isBuiltIn || vocabulary.complete.includes(kind);
  const common = { at, kind, name, nearest: near?.name };
  const line = hidden?.get(bare);
  const missing = isMissing && { isMissing };
  if (added) {
    // What adds names may write them in another way.
    if (near && toLetters(near.name) === toLetters(bare)) return undefined;
    const cause = added.module === undefined && { cause: `added ${kind}s` };
    return { ...common, ...missing, ...cause, severity: 'info', added };
  }
  if (line) return { ...common, ...missing, severity: 'warning', hidden: line };
  if (isMissing) {
    return { ...common, isMissing, severity: severityOfMissing(kind, isMisspelt, task) };
  }
  if (isMisspelt) return { ...common, severity: 'error', cause: misspeltNames(kind) };
  return {
    ...{ at, kind, name, nearest: undefined, severity: 'info', consequence: 'nothing' },
    ...{ cause: namesOfOthers(kind), isRead: vocabulary.handling !== undefined },
  };
}

const toLetters = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The cause of names that resemble a built-in one, where no source shows which functions there are. */
export const misspeltNames = (kind: FunctionKind): string =>
  `names that resemble those of built-in ${kind}s`;

/** The same of names that resemble none. */
export const namesOfOthers = (kind: FunctionKind): string => `${kind}s that are not built in`;

/** What may be from a module that is not at hand is one finding. */
function* foldAbsent([first, ...others]: readonly AbsentName[]): Generator<Problem<Facts>> {
  if (!first) return;
  const also = others.map(({ at }) => at);
  const count = new Set([first, ...others].map(({ name }) => name)).size;
  const cause = `${first.kind}s of an absent module`;
  yield { ...first, severity: 'info', consequence: 'nothing', also, count, cause };
}

type AbsentName = Problem<Facts>;

interface Facts {
  kind: string;
  name: string;
  nearest: string | undefined;
  /** Whether the source of the environment is at hand and has no such name. */
  isMissing?: boolean;
  /** Whether a source was read that does not show all names. Default: false. */
  isRead?: boolean;
  /** Where the source defines it, if tasks cannot name it nevertheless. */
  hidden?: HiddenFunction;
  /** Where the source gives names that it does not write. */
  added?: AddedNames;
  /** How many names of the task may be from an absent module. Default: 1. */
  count?: number;
}

/** Of a name that the source does not have. Code that is not at hand may have functions of its own for an added part. */
function severityOfMissing(kind: FunctionKind, isMisspelt: boolean, task: TaskView): Severity {
  if (isMisspelt) return 'error';
  if (task.isAdded === true) return 'info';
  return isRefused(kind, task.vocabulary) ? 'error' : 'warning';
}

/** Whether every action is known, and the environment fails on any other. */
const isRefused = (kind: FunctionKind, { complete, handling }: Vocabulary): boolean =>
  kind === 'action' && complete.includes('action') && handling?.unknownAction === 'fails';

/** The program beside the task that has its metrics, in environments that load one: `"file": "evaluator.py"`. */
function findOwnFile({ fields: { evaluator } }: TaskView): AddedNames | undefined {
  const file = isObject(evaluator) ? evaluator.file : undefined;
  return typeof file === 'string' && file.endsWith('.py') ? { file } : undefined;
}

const formatLine = ({ file, line }: SourceLine): string =>
  line === undefined ? file : `${file}:${line}`;

/** A name without what the environment puts around it. */
function toBareName(kind: FunctionKind, name: string): string {
  if (kind === 'getter') return toGetterName(name);
  return kind === 'action' ? toActionName(name) : name;
}

function* usableNames({ entries }: Vocabulary, kind: FunctionKind): Generator<string> {
  for (const [name, { isMissing }] of entries[kind]) if (isMissing !== true) yield name;
}
