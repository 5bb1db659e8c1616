import { type Bin, toBins } from './bins.ts';
import { type Column, toColumns } from './columns.ts';

/** Numbers as a drawing, in units of its own. */
export interface Histogram {
  width: number;
  height: number;
  /** The height of the base line, from the top. */
  base: number;
  /** Where the base line ends: below the last column. */
  baseEnd: number;
  columns: readonly HistogramColumn[];
}

export interface HistogramColumn extends Column {
  bin: Bin;
  /** The label below it: its number, or its first one at its edge. */
  tick: { x: number; text: string };
}

const area = { left: 0, top: 34, width: 400, height: 130 };
/** For the ticks and the name of the axis. */
const roomBelow = 42;

export function drawHistogram(numbers: readonly number[]): Histogram {
  const bins = toBins(numbers);
  const isWide = bins.some(({ from, to }) => from !== to && to !== Infinity);
  const base = area.top + area.height;
  const columns = toColumns(
    bins.map(({ count }) => count),
    area,
  ).flatMap((column, index) => {
    const bin = bins[index];
    if (!bin) return [];
    const text = bin.to === Infinity ? `${bin.from}+` : String(bin.from);
    return [{ ...column, bin, tick: { x: isWide ? column.x : column.middle, text } }];
  });
  const last = columns.at(-1);
  const baseEnd = last === undefined ? area.width : last.x + last.width;
  return { width: area.width, height: base + roomBelow, base, baseEnd, columns };
}
