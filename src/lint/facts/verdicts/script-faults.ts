import { listAlternatives } from '#shell/outcomes/list-alternatives.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import { initialFiles, isInitiallyThere, isUnheardOf } from '../files/initial-files.ts';
import { toHomePath } from '#machine/home-path.ts';
import { toQuestion } from '#shell/state/setting-writes.ts';
import { initialState } from '../setup/initial-state.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import type { TaskView } from '../task-view.ts';
import { type JudgedScript, judgedScripts } from './judged-scripts.ts';
import { judgeScript } from './script-verdict.ts';

/** What a judged script does whether or not the work is done. */
export interface ScriptVerdict {
  /** It passes always, never, because of a file that setup makes, because of what setup sets or writes, or because none makes a file. */
  fault: 'always' | 'never' | 'initially' | 'set' | 'absent';
  /** Why it always does, if that is one of these: a command behind "||" always succeeds. */
  reason?: { alternative: string } | 'own shell';
}

export const scriptFaults = memoizePerTask(
  (task: TaskView): readonly (JudgedScript & ScriptVerdict)[] =>
    judgedScripts(task).flatMap((judged) => {
      const verdict = findFault(judged, task);
      return verdict ? [{ ...judged, ...verdict }] : [];
    }),
);

function findFault(judged: JudgedScript, task: TaskView): ScriptVerdict | undefined {
  const always = judgeScript(judged, { exists: isQuotedPattern });
  if (always === true) return { fault: 'always', ...findReason(judged) };
  if (always === false) return { fault: 'never' };
  const isAbsent = (path: string, isCompared = false) =>
    isCompared && isUnheardOf(path, task) ? false : isQuotedPattern(path);
  const comparesFiles = comparison.test(judged.script);
  if (comparesFiles && judgeScript(judged, { exists: isAbsent }) === true) {
    return { fault: 'absent' };
  }
  const isMade = initialFiles(task).present.size > 0;
  const exists = (path: string) =>
    (isMade && isInitiallyThere(path, task)) || isQuotedPattern(path);
  if (isMade && judgeScript(judged, { exists }) === true) return { fault: 'initially' };
  const { answers, texts } = initialState(task);
  if (answers.size + texts.size === 0) return undefined;
  const surroundings = {
    exists,
    answer: (words: readonly string[]) => answers.get(toQuestion(words)),
    textOf: (path: string) => texts.get(toHomePath(path)),
  };
  return judgeScript(judged, surroundings) === true ? { fault: 'set' } : undefined;
}

function findReason(judged: JudgedScript): Pick<ScriptVerdict, 'reason'> {
  const isOwnShell = judgeScript(judged, { exists: isQuotedPattern, listsShell: false }) !== true;
  if (isOwnShell) return { reason: 'own shell' };
  const alternative = listAlternatives(judged.script).find((other) =>
    readOutcomes(other, { exists: () => undefined })?.every(({ succeeds }) => succeeds),
  );
  return alternative === undefined ? {} : { reason: { alternative } };
}

const comparison = /\b(?:cmp|diff)\b/;

/** In quotes, a pattern is the name of a file that nobody makes. */
const isQuotedPattern = (path: string): false | undefined =>
  path.includes('*') ? false : undefined;
