import { memoizePerTask } from '../memoize-per-task.ts';
import { commandText } from '../setup/command-lines.ts';
import type { TaskView } from '../task-view.ts';
import { machineText } from './machine-strings.ts';
import {
  linuxPath,
  macosPath,
  platformOf,
  reachesOtherSystem,
  windowsPath,
} from './platform-of.ts';

/** An operating system that a task runs on. */
export type System = 'linux' | 'macos' | 'windows';

/** The system that the folders or, without doubt, the paths of a task are of. */
export function systemOf(task: TaskView, file: string): System | undefined {
  const named = platformOf(file);
  if (named === 'windows' || named === 'macos') return named;
  if (named === 'linux' || named === 'ubuntu') return 'linux';
  return systemOfPaths(task).system;
}

const systemOfPaths = memoizePerTask((task) => ({ system: findSystem(task) }));

function findSystem(task: TaskView): System | undefined {
  if (reachesOtherSystem.test(commandText(task))) return undefined;
  const lines = machineText(task).split('\n');
  const isWindows = lines.some((line) => windowsPath.test(line));
  const isMacos = lines.some((line) => macosPath.test(line));
  const linuxPaths = lines.flatMap((line) => linuxPath.exec(line)?.[1] ?? []);
  // macOS has the other folders of Linux too.
  const isLinux = linuxPaths.some((path) => !isMacos || /^\/(?:home|root)\//.test(path));
  if (Number(isWindows) + Number(isMacos) + Number(isLinux) !== 1) return undefined;
  if (isWindows) return 'windows';
  return isMacos ? 'macos' : 'linux';
}
