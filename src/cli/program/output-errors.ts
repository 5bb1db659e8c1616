import { Console } from 'node:console';
import { describeSystemError } from '#dataset/system-error.ts';

/**
 * Lets a command finish whatever happens to its output, such as a build. That nobody reads it any
 * more, such as `head` after its last line, is no error. Any other failure, such as that of a full
 * disk, is printed, and the program ends with exit code 2: the methods of Node's own console ignore
 * it, and other writes end the program with a stack trace.
 */
export function handleOutputErrors(): void {
  const { stdout, stderr } = process;
  globalThis.console = new Console({ stdout, stderr, ignoreErrors: false });
  let isReported = false;
  const report = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isReported) return;
    isReported = true;
    process.once('exit', () => {
      process.exitCode = 2;
    });
    stderr.write(`error: the output cannot be written: ${describeSystemError(error)}\n`);
  };
  stdout.on('error', report);
  stderr.on('error', report);
}
