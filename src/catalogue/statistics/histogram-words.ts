import { count } from '#text/figures/plural.ts';
import { uncapitalise } from '#text/first-letter.ts';
import type { ChartedNumber, Distribution } from './distribution.ts';

/** What stands beside the columns of a histogram. */
interface HistogramWords {
  /** For screen readers. */
  caption: string;
  /** From where to where the numbers go. */
  range: string;
  /** For tasks that all have the same number. */
  same: string;
  /** What the columns are of. */
  head: string;
  axis: string;
}

export function describeHistogram(
  { title, noun }: Pick<ChartedNumber, 'title' | 'noun'>,
  { least, median, most }: Distribution,
): HistogramWords {
  if (noun !== undefined) {
    return {
      caption: `Tasks by number of ${noun}s`,
      range: `${least} to ${count(most, noun)} in a task, median ${median}.`,
      same: `Each has ${count(least, noun)}.`,
      head: `${noun}s`,
      axis: `${noun}s in a task`,
    };
  }
  return {
    caption: `Tasks by ${uncapitalise(title)}`,
    range: `${least} to ${most}, median ${median}.`,
    same: `Each has ${least}.`,
    head: title,
    axis: uncapitalise(title),
  };
}
