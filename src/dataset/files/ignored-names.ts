import { fileDigestsName } from './file-digests-name.ts';

/** The baseline that a check writes unless another file is named. */
export const baselineName = 'benchlight-baseline.json';

/** Whether a folder or file of this name is passed over in the search for tasks: it is hidden, has packages, or is the check's own. */
export const isIgnored = (name: string): boolean =>
  name.startsWith('.') || name === 'node_modules' || name === baselineName;

/**
 * Whether the task files in a folder with files of these names are copies: in a built site, and in what
 * OSWorld's runner writes of one task. A trajectory alone may be a demonstration beside its task, and a
 * result alone a file of the task, unless the folders above are those of the runner.
 */
export function hasCopies(folder: string, names: ReadonlySet<string>): boolean {
  if (names.has(fileDigestsName)) return true;
  const written = runnerFiles.filter((name) => names.has(name));
  return written.length > 1 || (written.length === 1 && runnerFolder.test(folder));
}

const runnerFiles = ['result.txt', 'traj.jsonl', 'recording.mp4', 'runtime.log'];

/** A space of actions and a kind of observation, each a folder. */
const runnerFolder =
  /(?:^|\/)(?:pyautogui|computer_13|\w+_computer_use)\/(?:screenshot|a11y_tree|screenshot_a11y_tree|som)(?:\/|$)/;
