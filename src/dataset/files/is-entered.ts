import { fileDigestsName } from './file-digests-name.ts';

/** Whether tasks are looked for in a folder or file of a name: not if it is hidden, nor in packages. */
export const isEntered = (name: string): boolean =>
  !name.startsWith('.') && name !== 'node_modules';

/** Whether a file is that of a built site, or of the run of a task; task files beside it are copies. */
export const isBesideCopies = (name: string): boolean =>
  name === fileDigestsName || name === 'traj.jsonl';
