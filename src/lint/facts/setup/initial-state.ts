import { toHomePath } from '#machine/home-path.ts';
import { type MachineState, runInState } from '#shell/state/machine-state.ts';
import { isCommand } from '#shell/shell-command.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { placedFiles, setupSteps, type SetupStep } from './setup-steps.ts';
import type { TaskView } from '../task-view.ts';

/** What steps make so on the machine, as far as their commands show, if the agent does nothing. */
export const initialState = memoizePerTask((task: TaskView): MachineState =>
  setupSteps(task).reduce<MachineState>((state, step) => continueWith(step, state, task), {
    answers: new Map(),
    texts: new Map(),
  }),
);

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
  const { command } = parameters;
  const isRun = effect?.kind === 'run command' || effect?.kind === 'start program';
  return isRun && isCommand(command) ? runInState(command, state) : state;
}
