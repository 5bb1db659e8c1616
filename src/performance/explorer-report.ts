import { atShare, formatTimes, summarise } from './measure.ts';
import { judge, row, formatFigure } from './report-rows.ts';
import type { UseOfExplorer } from './use-explorer.ts';

/** The measured figures. */
export interface ExplorerFigures {
  tasks: number;
  browser: string;
  /** The load average of the machine at the start. */
  load: number;
  /** In kB, gzipped. */
  index: number;
  /** How much slower the processor was while the page loaded. */
  slowness: number;
  /** By round, in ms. */
  loads: readonly { firstResult: number; ready: number; parse: number }[];
  use: UseOfExplorer;
  /** In MB: after loading, and after use. */
  heap: { loaded: number; used: number };
}

/** In kB, ms, ms and MB. */
export const explorerBudget = { index: 300, firstResult: 1000, update: 50, heap: 25 };

const updates = { keystroke: 'keystroke', facet: 'click on a facet', order: 'another order' };

/** The figures as a table beside the budgets. */
export function formatExplorerTimes(figures: ExplorerFigures): string[] {
  const { tasks, browser, load, index, slowness, loads, use, heap } = figures;
  const budget = explorerBudget;
  const firstResult = summarise(loads.map((one) => one.firstResult));
  const parse = summarise(loads.map((one) => one.parse));
  return [
    `explorer of ${tasks} tasks in ${browser}, load of the machine ${load.toFixed(1)} at the start`,
    row('index, gzipped', formatFigure(index, 'kB'), judge(index, budget.index, 'kB')),
    `first result, median of ${loads.length} rounds on a processor ${slowness} times slower`,
    row(
      'on the screen',
      formatTimes(firstResult),
      judge(firstResult.median, budget.firstResult, 'ms'),
    ),
    row('with its filters', formatTimes(summarise(loads.map((one) => one.ready)))),
    row('index alone, got and parsed', formatTimes(parse)),
    'from an event to the painted frame, 95 of 100 below',
    ...(['keystroke', 'facet', 'order'] as const).flatMap((kind) => {
      const shown = use[kind].map((update) => update.shown);
      const script = use[kind].map((update) => update.script);
      return [
        row(
          updates[kind],
          formatUpdates(shown),
          shown.length === 0 ? '' : judge(atShare(shown, 0.95), budget.update, 'ms'),
        ),
        row('  its handlers alone', formatUpdates(script)),
      ];
    }),
    'heap, swept',
    row('when loaded', formatFigure(heap.loaded, 'MB'), judge(heap.loaded, budget.heap, 'MB')),
    row('after use', formatFigure(heap.used, 'MB'), judge(heap.used, budget.heap, 'MB')),
  ];
}

/** "31 ms (median 12, most 60, of 114)". */
function formatUpdates(times: readonly number[]): string {
  if (times.length === 0) return 'none';
  const { median, most } = summarise(times);
  const [middle = '', longest = ''] = [median, most].map((time) => time.toFixed(0));
  return `${formatFigure(atShare(times, 0.95), 'ms')} (median ${middle}, most ${longest}, of ${times.length})`;
}
