import { commandText } from '../setup/command-lines.ts';
import type { TaskView } from '../task-view.ts';
import { machineText } from './machine-strings.ts';
import { linuxPath, platformOf, reachesOtherSystem, windowsPath } from './platform-of.ts';

/** An operating system that a task runs on. */
export type System = 'linux' | 'windows';

/** The system that the folders or, without doubt, the paths of a task are of. */
export function systemOf(task: TaskView, file: string): System | undefined {
  const named = platformOf(file);
  if (named === 'windows') return 'windows';
  if (named === 'linux' || named === 'ubuntu') return 'linux';
  if (reachesOtherSystem.test(commandText(task))) return undefined;
  const lines = machineText(task).split('\n');
  const isWindows = lines.some((line) => windowsPath.test(line));
  const isLinux = lines.some((line) => linuxPath.test(line));
  if (isWindows === isLinux) return undefined;
  return isWindows ? 'windows' : 'linux';
}
