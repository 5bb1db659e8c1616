import { fileDigestsName } from './file-digests-name.ts';

/** Whether a folder or file of this name is passed over in the search for tasks: it is hidden, or has packages. */
export const isIgnored = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/**
 * Whether the task files in a folder with files of these names are copies: in a built site, and in what
 * OSWorld's runner writes of one task. A trajectory alone may be a demonstration beside its task.
 */
export const hasCopies = (names: ReadonlySet<string>): boolean =>
  names.has(fileDigestsName) || (names.has('traj.jsonl') && names.has('result.txt'));
