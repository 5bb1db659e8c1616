import { platformOf } from '#machine/platform-name.ts';
import { findPathOf, type System } from '#machine/systems.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { commandText } from '../setup/command-lines.ts';
import type { TaskView } from '../task-view.ts';
import { machineText } from './machine-strings.ts';

/** The system that the folders or, without doubt, the paths of a task are of. */
export function systemOf(task: TaskView, file: string): System | undefined {
  const named = platformOf(file);
  if (named === 'windows' || named === 'macos') return named;
  if (named === 'linux' || named === 'ubuntu') return 'linux';
  return systemOfPaths(task).system;
}

/** Whether a command starts a program of another system, or of another machine. */
export const reachesOtherSystem = (task: TaskView): boolean =>
  /(?:^|[\s"'/])(?:adb|docker|podman|ssh|wine(?:64)?|wsl)(?:\.exe)?\s/m.test(commandText(task));

const systemOfPaths = memoizePerTask((task) => ({ system: findSystem(task) }));

function findSystem(task: TaskView): System | undefined {
  if (reachesOtherSystem(task)) return undefined;
  const lines = machineText(task).split('\n');
  const isWindows = lines.some((line) => findPathOf('windows', line) !== undefined);
  const isMacos = lines.some((line) => findPathOf('macos', line) !== undefined);
  const linuxPaths = lines.flatMap((line) => findPathOf('linux', line) ?? []);
  // macOS has the other folders of Linux too.
  const isLinux = linuxPaths.some((path) => !isMacos || /^\/(?:home|root)\//.test(path));
  if (Number(isWindows) + Number(isMacos) + Number(isLinux) !== 1) return undefined;
  if (isWindows) return 'windows';
  return isMacos ? 'macos' : 'linux';
}
