import { listAlternatives } from '#shell/outcomes/list-alternatives.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import { initialFiles, isInitiallyThere, isUnheardOf } from '../files/initial-files.ts';
import { toHomePath } from '#machine/home-path.ts';
import type { Surroundings } from '#shell/outcomes/outcome.ts';
import type { MachineState } from '#shell/state/machine-state.ts';
import { toQuestion } from '#shell/state/setting-writes.ts';
import { initialState, usualState } from '../setup/initial-state.ts';
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
  return passesIn(initialState(task), judged, exists) ? { fault: 'set' } : undefined;
}

/** The scripts whose check passes on a machine that has the defaults of its desktop, which no step changes. */
export const defaultScripts = memoizePerTask((task: TaskView): readonly JudgedScript[] => {
  const faulty = new Set(scriptFaults(task).map(({ index }) => index));
  return judgedScripts(task).filter((judged) => {
    if (faulty.has(judged.index) || !asksSettings.test(judged.script)) return false;
    const usual = usualState(task);
    return usual && passesIn(usual, judged, isQuotedPattern);
  });
});

const asksSettings = /\b(?:dconf|gsettings|localtime|timedatectl|timezone)\b/;

const passesIn = (
  { answers, texts }: MachineState,
  judged: JudgedScript,
  exists: Surroundings['exists'],
): boolean =>
  answers.size + texts.size > 0 &&
  judgeScript(judged, {
    exists,
    answer: (words) => answers.get(toQuestion(words)),
    textOf: (path) => texts.get(toHomePath(path)),
  }) === true;

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
