import { fileDigestsName } from './file-digests-name.ts';

/** Whether tasks are looked for in a folder or file of a name: not if it is hidden, nor in packages. */
export const isEntered = (name: string): boolean =>
  !name.startsWith('.') && name !== 'node_modules';

/**
 * Whether the task files in a folder with files of these names are copies: in a built site, and in what
 * OSWorld's runner writes of one task. A trajectory alone may be a demonstration beside its task.
 */
export const hasCopies = (names: ReadonlySet<string>): boolean =>
  names.has(fileDigestsName) || (names.has('traj.jsonl') && names.has('result.txt'));
