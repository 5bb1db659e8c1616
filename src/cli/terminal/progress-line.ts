import { formatCount } from '#text/figures/format-count.ts';

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
