import { knownText, type Output, surelyHas, surelyLacks } from '#shell/outcomes/output.ts';
import { listAlternatives } from '#shell/outcomes/list-alternatives.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import type { Surroundings } from '#shell/outcomes/outcome.ts';
import { toArray } from '#text/json/json-value.ts';
import {
  type JudgedScript,
  judgedScripts,
  type OutputDemand,
} from '../facts/checks/judged-scripts.ts';
import { initialFiles, isInitiallyThere, isUnheardOf } from '../facts/files/initial-files.ts';
import type { TaskView } from '../facts/task-view.ts';
import { executeStep, commandOutput, ruleSource } from '../examples/example-parts.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (command: string, more: object = {}) => ({
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ include: ['DONE'], exclude: [] }),
  },
  ...more,
});

export const outputDependsOnWork = defineTaskRule({
  code: 'W57',
  name: 'output-depends-on-work',
  severity: 'error',
  consequence: 'passes',
  summary: 'The command of a check prints what is required only if the work is done.',
  why: 'If a condition is always true, if what a command looks for is what setup made, or if a comparison of two files fails because nobody makes them, the check passes without work. If a condition is never true, the check never passes. Commands such as "true", "echo", "cd" and "jobs" always succeed, so nothing after "||" behind them runs, and a condition that ends with them is always true.',
  howToFix:
    'Take away the alternative that always succeeds, or test something that only the finished work changes, such as the text of a file. Join commands with "&&" so that a word is printed only if all succeed.',
  // The cause is named there.
  yieldsTo: ['W34', 'W58', 'W60'],
  concerns: ['getter vm_command_line'],
  examples: {
    good: [
      task('systemctl is-active --quiet cups && echo DONE'),
      task('grep -q "^title:" /home/user/notes.md && echo DONE', {
        config: [executeStep('touch /home/user/notes.md', { shell: true })],
      }),
    ],
    bad: [
      task('grep -q "^title:" /home/user/notes.md; echo DONE'),
      task('if false && ls /home/user/notes.md; then echo DONE; fi'),
      task('[ -e /home/user/notes.md ] && echo DONE', {
        config: [executeStep('touch /home/user/notes.md', { shell: true })],
      }),
    ],
  },

  message({ fault, words, reason }: Facts) {
    switch (fault) {
      case 'always':
        if (reason === 'own shell') {
          return `the search for a process finds its own shell, so this command always prints ${words}; put a character of the pattern in brackets, as in "[g]edit"`;
        }
        if (reason !== undefined) {
          return `"${reason.alternative}" always succeeds, so this command prints ${words} whatever the agent does; test what only the agent changes`;
        }
        return `this command prints ${words} whatever the agent does, so the check always passes; print it only if the work is done`;
      case 'never':
        return `this command never prints ${words}, so the check never passes; correct its condition`;
      case 'initially':
        return `this command prints ${words} before the agent acts, because of a file that setup makes; test what only the agent changes`;
      case 'absent':
        return `this command prints ${words} because no step or instruction names the files that it compares; correct their names`;
    }
  },

  *check(view): Generator<Problem<Facts>> {
    const scripts = judgedScripts(view);
    if (scripts.length === 0) return;
    const { func, conj } = view.evaluator;
    const metrics = toArray(func).length;
    const faults = scripts.flatMap((judged) => {
      const found = findFault(judged, view);
      return found ? [{ ...judged, ...found }] : [];
    });
    const passing = faults.filter(({ fault }) => fault !== 'never');
    const isPassed = conj === 'or' || passing.length === metrics;
    const isFailed = metrics === 1 || conj !== 'or';
    for (const { at, fault, demand, reason } of faults) {
      const isDecisive = fault === 'never' ? isFailed : isPassed;
      // Beside a check that requires work, such a check may be there for what must not change.
      if (!isDecisive && (fault === 'initially' || fault === 'absent')) continue;
      yield {
        at,
        fault,
        words: describeDemand(demand),
        ...(reason && { reason }),
        ...(!isDecisive && { severity: 'warning' }),
        ...(fault === 'never' && { consequence: 'fails' }),
      };
    }
  },
});

interface Facts {
  fault: 'always' | 'never' | 'initially' | 'absent';
  /** What is required. */
  words: string;
  /** Why it always does, if that is one of these: a command behind "||" always succeeds. */
  reason?: { alternative: string } | 'own shell';
}

const describeDemand = (demand: OutputDemand): string => {
  const texts = demand.kind === 'contains' ? demand.required : demand.values;
  const [text = ''] = texts;
  return text.trim() === '' ? 'what is allowed' : JSON.stringify(text.trim());
};

function findFault(
  { script, demand }: JudgedScript,
  task: TaskView,
): Pick<Facts, 'fault' | 'reason'> | undefined {
  const always = judge(script, demand, { exists: isQuotedPattern });
  if (always === true) return { fault: 'always', ...findReason(script, demand) };
  if (always === false) return { fault: 'never' };
  const isAbsent = (path: string, isCompared = false) =>
    isCompared && isUnheardOf(path, task) ? false : isQuotedPattern(path);
  const comparesFiles = comparison.test(script);
  if (comparesFiles && judge(script, demand, { exists: isAbsent }) === true) {
    return { fault: 'absent' };
  }
  if (initialFiles(task).present.size === 0) return undefined;
  const exists = (path: string) => isInitiallyThere(path, task) || isQuotedPattern(path);
  return judge(script, demand, { exists }) === true ? { fault: 'initially' } : undefined;
}

function findReason(script: string, demand: OutputDemand): Pick<Facts, 'reason'> {
  const isOwnShell = judge(script, demand, { exists: isQuotedPattern, listsShell: false }) !== true;
  if (isOwnShell) return { reason: 'own shell' };
  const alternative = listAlternatives(script).find((other) =>
    readOutcomes(other, { exists: () => undefined })?.every(({ succeeds }) => succeeds),
  );
  return alternative === undefined ? {} : { reason: { alternative } };
}

const comparison = /\b(?:cmp|diff)\b/;

/** In quotes, a pattern is the name of a file that nobody makes. */
const isQuotedPattern = (path: string): false | undefined =>
  path.includes('*') ? false : undefined;

/** Whether the check passes, or fails, in all ways in which the script may end. */
function judge(
  script: string,
  demand: OutputDemand,
  surroundings: Surroundings,
): boolean | undefined {
  const outcomes = readOutcomes(script, surroundings);
  if (outcomes === undefined || outcomes.length === 0) return undefined;
  const [first, ...others] = outcomes.map(({ output }) => meets(output, demand));
  return others.every((verdict) => verdict === first) ? first : undefined;
}

function meets(output: Output, demand: OutputDemand): boolean | undefined {
  const text = knownText(output);
  if (demand.kind === 'equals') {
    if (text === undefined) return undefined;
    if (demand.values.includes(text)) return true;
    return demand.values.some((value) => fold(value) === fold(text)) ? undefined : false;
  }
  const { required, forbidden } = demand;
  if (required.length + forbidden.length === 0) return undefined;
  if (required.some((word) => surelyLacks(output, word))) {
    return text !== undefined && required.every((word) => fold(text).includes(fold(word)))
      ? undefined
      : false;
  }
  if (forbidden.some((word) => surelyHas(output, word))) return false;
  const isFree = forbidden.every((word) => surelyLacks(output, word));
  return isFree && required.every((word) => surelyHas(output, word)) ? true : undefined;
}

/** White space and case may not count. */
const fold = (text: string): string => text.trim().toLowerCase();
