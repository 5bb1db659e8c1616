import type { Progress } from '#dataset/progress.ts';
import { drawProgress } from './progress-line.ts';

const interval = 100;
const defaultColumns = 80;

/**
 * Shows the progress of a long run on one line of the terminal, which is cleared at its end. Without
 * a terminal it shows nothing.
 *
 * @param delay for how many ms nothing is shown, so that short runs show nothing.
 */
export function createTerminalProgress({
  stream = process.stderr,
  delay = 500,
}: { stream?: NodeJS.WriteStream; delay?: number } = {}): ShownProgress {
  const start = performance.now();
  let current: { stage: string; since: number } | undefined;
  let shownAt = start + delay - interval;
  let isShown = false;
  return {
    progress(stage, done, total) {
      if (!isTerminal(stream)) return;
      const now = performance.now();
      const isNew = stage !== current?.stage;
      if (!current || isNew) current = { stage, since: now };
      // A stage without a count reports only once.
      if (now - shownAt < interval && !(isNew && isShown)) return;
      shownAt = now;
      isShown = true;
      const state = { stage, done, total, elapsed: now - current.since };
      stream.write(`\r\u001b[K${drawProgress(state, stream.columns || defaultColumns)}`);
    },
    clear() {
      if (isShown) stream.write('\r\u001b[K');
      isShown = false;
    },
  };
}

/** Whether a line can be overwritten. */
export const isTerminal = ({ isTTY }: NodeJS.WriteStream): boolean =>
  isTTY && process.env.TERM !== 'dumb';

/** Progress on a terminal, until it is cleared. */
export interface ShownProgress {
  progress: Progress;
  clear: () => void;
}
