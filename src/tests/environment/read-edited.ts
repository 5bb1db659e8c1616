import { parentPort } from 'node:worker_threads';
import { readEnvironment } from '#environment/contracts/read-environment.ts';

/** What was read of an edited file, and how long that took the processor. */
export interface ReadEdited {
  functions: readonly { line: number; end: number }[];
  milliseconds: number;
}

// A worker, so that its memory can be limited: it reads each text as a getter's file and as `setup.py`.
parentPort?.on('message', (text: string) => {
  const started = process.threadCpuUsage();
  const { getters, actions } = readEnvironment([
    { path: 'evaluators/getters/a.py', text },
    { path: 'evaluators/getters/__init__.py', text: 'from .a import *\n' },
    { path: 'controllers/setup.py', text },
  ]);
  const functions = [...Object.values(getters), ...Object.values(actions)];
  const read: ReadEdited = {
    functions: functions.map(({ line, end }) => ({ line, end })),
    milliseconds: process.threadCpuUsage(started).user / 1000,
  };
  parentPort?.postMessage(read);
});
