import type { Progress } from '../dataset/progress.ts';

const patience = 500;
const pause = 100;

/**
 * Shows how far a long run has come, in one line of the terminal that ends with the run. Short
 * runs, and runs without a terminal, show nothing.
 */
export function createTerminalProgress(stream: NodeJS.WriteStream = process.stderr): {
  progress: Progress;
  clear: () => void;
} {
  const start = performance.now();
  let shownAt = start + patience - pause;
  let isShown = false;
  return {
    progress(stage, done, total) {
      const now = performance.now();
      if (!stream.isTTY || now - shownAt < pause) return;
      shownAt = now;
      isShown = true;
      const share = Math.floor((done / Math.max(1, total)) * 100);
      stream.write(`\r\u001b[K${stage} ${done} of ${total} (${share} %)`);
    },
    clear() {
      if (isShown) stream.write('\r\u001b[K');
    },
  };
}
