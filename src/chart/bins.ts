/** Numbers that a histogram draws as one column. */
export interface Bin {
  from: number;
  /** Included; infinite for a last bin of all larger numbers. */
  to: number;
  count: number;
}

/** The largest share of the numbers that an open last bin may contain. */
const openShare = 0.05;

/**
 * Sorts numbers into adjacent bins of one round width; those with decimals by their last one. A few
 * numbers far above the others do not make the bins wide: they share an open last bin.
 */
export function toBins(numbers: readonly number[], mostBins = 12): Bin[] {
  const scale = 10 ** Math.min(mostDecimals, Math.max(0, ...numbers.map(countDecimals)));
  const whole = numbers.map((number) => Math.round(number * scale));
  return toWholeBins(whole, mostBins).map(({ from, to, count }) => ({
    from: from / scale,
    to: to / scale,
    count,
  }));
}

const mostDecimals = 4;

const countDecimals = (number: number): number =>
  Number.isInteger(number) ? 0 : (String(number).split('.')[1]?.length ?? 0);

function toWholeBins(numbers: readonly number[], mostBins: number): Bin[] {
  if (numbers.length === 0) return [];
  const sorted = [...numbers].sort((one, other) => one - other);
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const usual = sorted[Math.ceil(sorted.length * (1 - openShare)) - 1] ?? most;
  const width = chooseWidth(least, usual, most, mostBins);

  const start = Math.floor(least / width) * width;
  const needed = countBins(start, most, width);
  const bins = Array.from({ length: Math.min(needed, mostBins) }, (_, index) => ({
    from: start + index * width,
    to: start + (index + 1) * width - 1,
    count: 0,
  }));
  const last = bins.at(-1);
  if (last && needed > mostBins) last.to = Infinity;
  for (const number of sorted) {
    const bin = bins[Math.min(Math.floor((number - start) / width), bins.length - 1)];
    if (bin) bin.count += 1;
  }
  return bins;
}

/** The range of a bin in words: "3", "10 to 14" or "20 or more". */
export function nameBin({ from, to }: Bin): string {
  if (to === Infinity) return `${from} or more`;
  return from === to ? String(from) : `${from} to ${to}`;
}

/** The narrowest round width at which all numbers fit, or all but those of the open bin. */
function chooseWidth(least: number, usual: number, most: number, mostBins: number): number {
  for (let power = 1; ; power *= 10) {
    for (const width of [power, 2 * power, 5 * power]) {
      const start = Math.floor(least / width) * width;
      if (countBins(start, most, width) <= mostBins) return width;
      if (countBins(start, usual, width) < mostBins) return width;
    }
  }
}

const countBins = (start: number, most: number, width: number): number =>
  Math.floor((most - start) / width) + 1;
