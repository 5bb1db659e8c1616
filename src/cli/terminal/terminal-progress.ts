import type { Progress } from '#dataset/progress.ts';
import { formatCount } from '#text/figures/format-count.ts';

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

/** A progress bar on a terminal, else a line for each stage; nothing with `--quiet`. */
export function createBuildProgress(
  isQuiet: boolean,
  print: (line: string) => void,
  stream: NodeJS.WriteStream = process.stderr,
): ShownProgress {
  if (isQuiet) return { progress: () => undefined, clear: () => undefined };
  if (isTerminal(stream)) return createTerminalProgress({ stream, delay: 0 });
  return { progress: printStages(print), clear: () => undefined };
}

/** "rendering pages: 812", when a stage begins. */
function printStages(print: (line: string) => void): Progress {
  let current: string | undefined;
  return (stage, _done, total) => {
    if (stage === current) return;
    current = stage;
    print(total === undefined ? stage : `${stage}: ${formatCount(total)}`);
  };
}

/** How far a stage has come, and how long it has run. */
export interface StageState {
  stage: string;
  done: number | undefined;
  total: number | undefined;
  /** In ms. */
  elapsed: number;
}

const barWidth = 20;
/** In ms; before that, a rate is not meaningful. */
const rateAfter = 1000;

/**
 * The progress line of a running stage: name, bar, count, rate and time left. Parts that do not fit
 * into the columns are left out, the bar first.
 */
export function drawProgress({ stage, done, total, elapsed }: StageState, columns: number): string {
  // Some terminals wrap a line that is as wide as they are.
  const room = Math.max(1, columns - 1);
  if (done === undefined || total === undefined) return stage.slice(0, room);
  const share = Math.min(1, done / Math.max(1, total));
  const filled = Math.floor(share * barWidth);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}]`;
  const count = `${formatCount(done)} of ${formatCount(total)} (${Math.floor(share * 100)}%)`;
  const isRated = elapsed >= rateAfter && done > 0 && done < total;
  const perSecond = (done / elapsed) * 1000;
  const rate = isRated ? [`${formatRate(perSecond)}/s`] : [];
  const left = isRated ? [`${formatSeconds((total - done) / perSecond)} left`] : [];
  const forms = [
    [`${stage} ${bar} ${count}`, ...rate, ...left],
    [`${stage} ${count}`, ...rate, ...left],
    [`${stage} ${count}`, ...left],
    [`${stage} ${count}`],
  ].map((parts) => parts.join(', '));
  return forms.find((form) => form.length <= room) ?? stage.slice(0, room);
}

const formatRate = (perSecond: number): string =>
  perSecond < 10 ? perSecond.toFixed(1) : formatCount(Math.round(perSecond));

function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return `${Math.ceil(seconds / 60)} min`;
}

/** Progress on a terminal, until it is cleared. */
export interface ShownProgress {
  progress: Progress;
  clear: () => void;
}
