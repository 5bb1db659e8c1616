import type { Progress } from '../dataset/progress.ts';
import { drawProgress } from './progress-line.ts';

const pause = 100;
const usualColumns = 80;

/**
 * Shows how far a long run has come, in one line of the terminal that ends with the run. Without a
 * terminal it shows nothing.
 *
 * @param patience for how many ms nothing is shown, so that short runs show nothing.
 */
export function createTerminalProgress({
  stream = process.stderr,
  patience = 500,
}: { stream?: NodeJS.WriteStream; patience?: number } = {}): ShownProgress {
  const start = performance.now();
  let current: { stage: string; since: number } | undefined;
  let shownAt = start + patience - pause;
  let isShown = false;
  return {
    progress(stage, done, total) {
      if (!isTerminal(stream)) return;
      const now = performance.now();
      const isNew = stage !== current?.stage;
      if (!current || isNew) current = { stage, since: now };
      // A stage that does not count calls once.
      if (now - shownAt < pause && !(isNew && isShown)) return;
      shownAt = now;
      isShown = true;
      const state = { stage, done, total, elapsed: now - current.since };
      stream.write(`\r\u001b[K${drawProgress(state, stream.columns || usualColumns)}`);
    },
    clear() {
      if (isShown) stream.write('\r\u001b[K');
      isShown = false;
    },
  };
}

/** Whether a line can be written over. */
export const isTerminal = ({ isTTY }: NodeJS.WriteStream): boolean =>
  isTTY && process.env.TERM !== 'dumb';

/** A progress that people see, until it is cleared. */
export interface ShownProgress {
  progress: Progress;
  clear: () => void;
}
