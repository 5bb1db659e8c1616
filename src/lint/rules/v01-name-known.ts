import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { isDeclarable } from '#format/declaration-schema.ts';
import { isObject } from '#text/json/json-value.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { AddedNames, HiddenFunction } from '#vocabulary/source/source-facts.ts';
import type { SourceLine } from '#vocabulary/source/source-line.ts';
import { toActionName, toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import type { TaskView } from '../facts/task-view.ts';
import { namedFunctions } from '../facts/named-functions.ts';

/** A less similar name may well be another function, so it is not reported as an error. */
const maxEdits = 2;
const result = { type: 'vm_command_line', command: ['timedatectl'] };

export const nameKnown = defineTaskRule({
  code: 'V01',
  name: 'name-known',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Every action, getter and metric is known.',
  why: 'The environment fails on a name that it does not know. A name that nearly matches a known one is an error, and so is an action that a source which was read as a whole does not have and refuses; any other name may be one of the dataset\'s own functions, which "dataset.json" can declare. If the source of the environment adds names that cannot be read, or takes them from a module that is not at hand, or "file" of the evaluator is a Python program with metrics of its own, the severity is info.',
  howToFix:
    'Correct the spelling, and write a getter without "get_", which the environment adds; the reference lists every known name. If only your environment has the function, let the check read its source, which `--environment` names, or declare it in dataset.json with its parameters.',
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [{ evaluator: { func: 'is_utc_0', result } }],
    bad: [
      { evaluator: { func: 'chek_csv', result } },
      { evaluator: { func: 'judge_dance', result } },
    ],
  },

  message({ kind, name, nearest, isMissing, hidden, added, count = 1 }: Facts) {
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
    const condition = isMissing ? 'the environment has it elsewhere' : 'it is your own';
    const hint = `${fault}; if ${condition}, declare it in "vocabulary" of dataset.json`;
    return isDeclarable(name)
      ? hint
      : `${hint} under a name of the letters A to Z, digits and underscores`;
  },

  *check(task, { vocabulary }) {
    const ownFile = findOwnFile(task);
    const absent: AbsentName[] = [];
    for (const { kind, name, at } of namedFunctions(task)) {
      const entry = vocabulary.find(kind, name);
      const bare = toBareName(kind, name);
      if (entry && entry.isMissing !== true) {
        if (bare !== name) yield { at, kind, name, nearest: bare, severity: 'warning' };
        continue;
      }
      const {
        hidden,
        unclear,
        added = kind === 'metric' ? ownFile : undefined,
      } = vocabulary.others[kind] ?? {};
      if (unclear?.has(bare)) continue;
      const near = findNearestName(bare, usableNames(vocabulary, kind));
      const isMisspelt = near !== undefined && near.edits <= maxEdits;
      const isMissing = entry !== undefined || vocabulary.complete.includes(kind);
      const common = { at, kind, name, nearest: near?.name, ...(isMissing && { isMissing }) };
      const line = hidden?.get(bare);
      // Where the source adds names is one cause, whatever the names are.
      if (added?.module !== undefined) absent.push({ ...common, added });
      else if (added) yield { ...common, severity: 'info', added, cause: `added ${kind}s` };
      else if (line) yield { ...common, severity: 'warning', hidden: line };
      else {
        yield {
          ...common,
          severity: isMisspelt || isRefused(kind, vocabulary) ? 'error' : 'warning',
        };
      }
    }
    for (const names of Map.groupBy(absent, ({ kind }) => kind).values()) yield* foldAbsent(names);
  },
});

/** What may be from a module that is not at hand is one finding. */
function* foldAbsent([first, ...others]: readonly AbsentName[]): Generator<Problem<Facts>> {
  if (!first) return;
  const also = others.map(({ at }) => at);
  const count = new Set([first, ...others].map(({ name }) => name)).size;
  const cause = `${first.kind}s of an absent module`;
  yield { ...first, severity: 'info', consequence: 'nothing', also, count, cause };
}

type AbsentName = Facts & { at: Path };

interface Facts {
  kind: string;
  name: string;
  nearest: string | undefined;
  /** Whether the source of the environment is at hand and has no such name. */
  isMissing?: boolean;
  /** Where the source defines it, if tasks cannot name it nevertheless. */
  hidden?: HiddenFunction;
  /** Where the source gives names that it does not write. */
  added?: AddedNames;
  /** How many names of the task may be from an absent module. Default: 1. */
  count?: number;
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
