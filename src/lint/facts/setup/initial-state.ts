import { toHomePath } from '#machine/home-path.ts';
import { type MachineState, runInState } from '#shell/state/machine-state.ts';
import type { Output } from '#shell/outcomes/output.ts';
import { defaultAnswers } from '#shell/state/default-answers.ts';
import { isCommand } from '#shell/shell-command.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { commandText } from './command-lines.ts';
import { placedFiles, setupSteps, type SetupStep } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** What steps make so on the machine, as far as their commands show, if the agent does nothing. */
export const initialState = memoizePerTask((task: TaskView): MachineState =>
  runSteps({ answers: new Map(), texts: new Map() }, task),
);

/** The same on a machine that has the defaults of its desktop; undefined where a script may change them. */
export const usualState = memoizePerTask(
  (task: TaskView): MachineState | false =>
    !runsScript(task) && runSteps({ answers: new Map(defaultAnswers), texts: new Map() }, task),
);

/** Whether setup runs a script of which nothing is known. */
export const runsScript = (task: TaskView): boolean => scriptCall.test(commandText(task));

const scriptCall =
  /(?<![.\w])(?:(?:ba|z)?sh|python3?|source)[^\S\n]+[^-\s]|(?:^|[\s;&|])\.{1,2}\/\S/;

const runSteps = (start: MachineState, task: TaskView): MachineState =>
  setupSteps(task).reduce((state, step) => continueWith(step, state, task), start);

function continueWith(step: SetupStep, state: MachineState, task: TaskView): MachineState {
  const { effect, parameters } = step;
  if (effect?.kind === 'put files') {
    const texts = new Map(state.texts);
    for (const { path, local } of placedFiles(step)) {
      const text = local === undefined ? undefined : task.findLocal?.(local)?.text;
      if (text === undefined) texts.delete(toHomePath(path));
      else texts.set(toHomePath(path), [text]);
    }
    return { ...state, texts };
  }
  if (effect?.kind === 'create file') {
    const { [effect.path]: path, [effect.text ?? '']: text } = parameters;
    if (typeof path !== 'string') return state;
    const written: Output = typeof text === 'string' ? [text] : [null];
    return { ...state, texts: new Map(state.texts).set(toHomePath(path), written) };
  }
  const { command } = parameters;
  const isRun = effect?.kind === 'run command' || effect?.kind === 'start program';
  return isRun && isCommand(command) ? runInState(command, state) : state;
}
